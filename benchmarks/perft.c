/* Perft of the base game in plain C: the yardstick for the compiled engine.
 *
 *     perft MODE DEPTH OWN OPPOSING [REPEATS]
 *
 *     MODE      made    every leaf turn is made, its position written out
 *               bulk    the builds of the last turn are counted with popcount
 *     OWN       spaces of the mover's two workers, e.g. b2,d4
 *     OPPOSING  spaces of the other two, e.g. b4,d2
 *     REPEATS   how often to run; the best time is printed (default 3)
 *
 * Prints the number of turns and the seconds of the best run, a blank between.
 *
 * Complete turns are counted, without deduplication. A winning move ends its
 * line and counts as one turn; a player without a legal turn counts as none.
 *
 * Build with the flags of the extensions: cc -O3 -march=x86-64-v2 perft.c
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint32_t Mask; /* a set of spaces: a1 is bit 0, then row by row to e5, bit 24 */

enum { SPACES = 25, SIDE = 5 };

/* level[n] holds the spaces with more than n blocks, so a block is a carry from one mask to the next.
 * The order of the fields matters: with the levels first, gcc joins their stores badly and loses a fifth. */
typedef struct {
    Mask opposing, level[3], own, domes;
} Position;

static Mask near[SPACES];

static inline int first(Mask spaces) { return __builtin_ctz(spaces); }
static inline Mask bit(int space) { return (Mask)1 << space; }

/* Spaces at most one level above `from`. */
static inline Mask climbable(const Position *p, Mask from) {
    if (!(p->level[0] & from)) return ~p->level[1];
    if (!(p->level[1] & from)) return ~p->level[2];
    return ~(Mask)0;
}

/* Spaces a worker wins by stepping to from `from`: level 3, if it stands on level 2. */
static inline Mask summits(const Position *p, Mask from) {
    return p->level[1] & ~p->level[2] & from ? p->level[2] : 0;
}

/* Adds the ordinary piece on `at`; what was full overflows into the next mask. */
static inline void build(Position *child, const Position *p, Mask at) {
    child->domes = p->domes | (p->level[2] & at);
    child->level[2] = p->level[2] | (p->level[1] & at);
    child->level[1] = p->level[1] | (p->level[0] & at);
    child->level[0] = p->level[0] | at;
}

/* Keeps the optimiser from dropping a position that nobody reads. */
static inline void keep(const Position *p) { __asm__ volatile("" : : "m"(*p)); }

/* Both modes share this walk; `bulk` is a constant at every call and folds away. */
static inline __attribute__((always_inline)) uint64_t walk(const Position *p, int depth, int bulk,
                                                           uint64_t (*deeper)(const Position *, int)) {
    uint64_t turns = 0;
    Position child = {.own = p->opposing};
    for (Mask workers = p->own; workers; workers &= workers - 1) {
        Mask from = workers & -workers;
        Mask others = (p->own ^ from) | p->opposing | p->domes;
        Mask targets = near[first(workers)] & climbable(p, from) & ~others & ~from;
        Mask wins = targets & summits(p, from);
        turns += (uint64_t)__builtin_popcount(wins);
        for (targets ^= wins; targets; targets &= targets - 1) {
            Mask to = targets & -targets;
            Mask sites = near[first(targets)] & ~others;
            if (bulk && depth == 1) {
                turns += (uint64_t)__builtin_popcount(sites);
                continue;
            }
            child.opposing = p->own ^ from ^ to;
            for (; sites; sites &= sites - 1) {
                build(&child, p, sites & -sites);
                if (depth == 1) {
                    keep(&child);
                    turns++;
                } else {
                    turns += deeper(&child, depth - 1);
                }
            }
        }
    }
    return turns;
}

/* The last turn gets a loop of its own, in which `depth` is a constant too. */
static uint64_t made(const Position *p, int depth) {
    return depth == 1 ? walk(p, 1, 0, NULL) : walk(p, depth, 0, made);
}

static uint64_t bulk(const Position *p, int depth) {
    return depth == 1 ? walk(p, 1, 1, NULL) : walk(p, depth, 1, bulk);
}

static void find_neighbors(void) {
    for (int a = 0; a < SPACES; a++)
        for (int b = 0; b < SPACES; b++)
            if (a != b && abs(a % SIDE - b % SIDE) <= 1 && abs(a / SIDE - b / SIDE) <= 1) near[a] |= bit(b);
}

static void refuse(const char *what, const char *text) {
    fprintf(stderr, "perft: %s: %s\nusage: perft made|bulk DEPTH OWN OPPOSING [REPEATS]\n", what, text);
    exit(2);
}

static Mask read_spaces(const char *text) {
    Mask spaces = 0;
    for (const char *at = text; *at;) {
        if (*at == ',' || *at == ' ') {
            at++;
            continue;
        }
        if (*at < 'a' || *at > 'e' || at[1] < '1' || at[1] > '5') refuse("not a list of spaces", text);
        spaces |= bit((at[1] - '1') * SIDE + (*at - 'a'));
        at += 2;
    }
    if (__builtin_popcount(spaces) != 2) refuse("two different spaces are needed", text);
    return spaces;
}

static int read_number(const char *text) {
    char *end;
    long number = strtol(text, &end, 10);
    if (*end || number < 1 || number > 99) refuse("not a number from 1 to 99", text);
    return (int)number;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc < 5 || argc > 6) refuse("four or five arguments are needed", argc > 1 ? argv[1] : "none given");
    uint64_t (*count)(const Position *, int) = NULL;
    if (!strcmp(argv[1], "made")) count = made;
    if (!strcmp(argv[1], "bulk")) count = bulk;
    if (!count) refuse("unknown mode", argv[1]);
    int depth = read_number(argv[2]);
    Position start = {.own = read_spaces(argv[3]), .opposing = read_spaces(argv[4])};
    if (start.own & start.opposing) refuse("two workers share a space", argv[4]);
    int repeats = argc == 6 ? read_number(argv[5]) : 3;

    find_neighbors();
    uint64_t turns = 0;
    double best = 1e300;
    for (int i = 0; i < repeats; i++) {
        double began = now();
        turns = count(&start, depth);
        double took = now() - began;
        if (took < best) best = took;
    }
    printf("%llu %.6f\n", (unsigned long long)turns, best);
    return 0;
}
