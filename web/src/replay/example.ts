/** A short game to try the replay with, and to show what a record looks like. */
export const example = `[Event "An evening on Naxos"]
[Seat1 "Ada"]
[Seat2 "Bruno"]
[Powers "Prometheus, Pan"]

@c3 @a3 @b3 @d3
1. a3-b2 +a1
2. b3-c4 +d4
3. c3-d4 +e5
4. c4-c3 +c4
5. d4+d5 d4-c4 +d4 {Prometheus builds before he moves.}
6. d3-e4 +d4
7. c4+d3 c4-d3 +c4
8. e4-d5 +e5
9. d3-c4 +d3
10. d5-e5 +d4
11. c4+d5 c4-d3 +e4
12. e5-d5 +e5
13. d3+e4 d3-e4 +d3
14. d5-c5 {Pan wins by jumping down.}
0-1
`;
