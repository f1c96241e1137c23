"""The engine as programs meet it: a process, lines in, lines out."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from santorini import Game, read_position, view, write_game, write_position
from santorini.ai import Limit
from santorini.draft import random_powers
from santorini.engine import OURS, Engine, EngineError, Info
from santorini.engine.protocol import read_limit, read_view, write_limit, write_seen, write_view
from santorini.notation import read_seen
from santorini.players import Player, RandomPlayer
from testkit.playing import UNCOMPILED

START = "00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Mortal,Mortal"
WIN = "00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal"
UNSEEN = "00000/00000/00000/00000/00000 A:? X:b4,d2 2 Hecate,Mortal"
PATIENCE = 300.0  # of a machine that does much else
PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"


class Talk:
    """An engine at the other end of two pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            OURS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", bufsize=1
        )

    def say(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def until(self, *kinds: str) -> list[str]:
        """The lines up to the first of these kinds."""
        heard = [self.hear()]
        while heard[-1].partition(" ")[0] not in kinds:
            assert heard[-1], "the engine has ended"
            heard.append(self.hear())
        return heard

    def end(self) -> None:
        self.process.communicate("quit\n", timeout=PATIENCE)
        assert self.process.returncode == 0


@pytest.fixture(scope="module")
def running() -> Iterator[Talk]:
    """One engine for many tests: whatever was said to it before must not matter."""
    talking = Talk()
    yield talking
    talking.end()


@pytest.fixture
def talk(running: Talk) -> Talk:
    running.say("stop", "new", "set lines 1", "set level 0", "santorini-protocol")
    running.until("ready")
    return running


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(limit=Limit(nodes=300), patience=PATIENCE) as running:
        yield running


def test_it_says_who_it_is_and_what_can_be_set(talk: Talk) -> None:
    talk.say("santorini-protocol")
    heard = talk.until("ready")
    assert heard[0].startswith("id name santorini ")
    assert [line.split()[1] for line in heard if line.startswith("option ")] == [
        *("threads", "table", "level", "seed", "lines")
    ]


def test_it_finds_a_win_and_tells_how(talk: Talk) -> None:
    talk.say("set lines 2", f"position {WIN}", "go nodes 1000")
    heard = talk.until("bestturn")
    assert heard[-1] == "bestturn c3-d3"
    told = [Info.read(line) for line in heard[:-1]]
    assert {info.line for info in told} == {1, 2}
    assert told[0].win_in == 1
    assert told[0].variation == ("c3-d3",)
    assert all(info.nodes and info.depth for info in told)


def test_it_stops_while_it_thinks_and_answers_other_things_meanwhile(talk: Talk) -> None:
    talk.say(f"position {START}", "go infinite", "ready?", "go depth 1", "santorini-protocol")
    assert talk.until("ready")[-1] == "ready"
    assert talk.until("error")[-1].startswith("error go has to wait")
    talk.until("ready")
    talk.say("stop")
    turn = talk.until("bestturn")[-1].removeprefix("bestturn ")
    game = Game.from_position(read_position(START))
    game.play(turn)
    assert game.mover == 1


def test_without_a_limit_even_a_certain_win_waits_for_stop(talk: Talk) -> None:
    talk.say(f"position {WIN}", "go infinite")
    talk.until("info")
    talk.say("ready?")
    assert "bestturn" not in " ".join(talk.until("ready"))
    talk.say("stop")
    assert talk.until("bestturn")[-1] == "bestturn c3-d3"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("hello", "there is no command 'hello'"),
        ("go", "there is nothing to think about"),
        ("position", "a position needs the board"),
        ("position 00000/00000 A:b2 X:b4 1 Mortal,Mortal", "the board has 5 rows"),
        (f"position {UNSEEN}", "the position does not show the workers of A"),
        ("game @b2", "the game does not say who plays"),
        ('game [Powers "Apollo, Pan"] @b2 @b2', "b2"),
        ("view 9 x", "'9' is no seat"),
        (f"view 2 {START}", "seat 2 has nothing to decide here"),
        (f"view 1 {START} steps b2?", "'b2?' is not a step"),
        ("set speed 3", "there is no option 'speed'"),
        ("set threads many", "'many' is no whole number"),
        ("set level 11", "level goes from 0 to 10"),
        ("set table 99999999999999999999", "no whole number"),
        ("\x00\xff ü", "there is no command"),
    ],
)
def test_bad_input_is_named_and_does_no_harm(talk: Talk, line: str, problem: str) -> None:
    talk.say(line)
    answer = talk.hear()
    assert answer.startswith("error ")
    assert problem in answer
    talk.say(f"position {WIN}", "go depth soon", "go depth 2")
    assert talk.until("error")[-1].startswith("error 'soon' is no whole number")
    assert talk.until("bestturn")[-1] == "bestturn c3-d3"


def test_games_that_cannot_go_on_are_refused(talk: Talk) -> None:
    over = Game.from_position(read_position(WIN))
    over.play("c3-d3")
    talk.say(f"position {write_position(over.position)}")
    assert talk.hear() == "error the game is over"
    talk.say("position 00000/00000/00000/00000/00000 A:- X:- - Chaos,Pan waits=setup stage=0")
    assert talk.hear().startswith("error ")


def test_a_recorded_game_is_gone_on_with(talk: Talk) -> None:
    talk.say('game [Powers "Apollo, Minotaur"] @b2 @d4 @b4 @d2 1. b2-c3 +c4', "go depth 1")
    turn = talk.until("bestturn")[-1].removeprefix("bestturn ")
    game = Game("Apollo", "Minotaur")
    for word in ("@b2", "@d4", "@b4", "@d2", "b2-c3", "+c4"):
        game.take(word)
    game.play(turn)
    assert game.mover == 0


def test_the_end_of_input_is_the_end_of_the_engine() -> None:
    done = subprocess.run(
        OURS, input=f"position {START}\ngo infinite\n", capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert done.returncode == 0
    assert "bestturn" in done.stdout


def transcript() -> Iterator[tuple[str, list[str]]]:
    """What the page says is said, and what it says is answered."""
    block = PAGE.read_text(encoding="utf-8").split("```text transcript\n")[1].split("```")[0]
    answers: list[str] = []
    for line in block.splitlines():
        if line.startswith("> "):
            answers = []
            yield line[2:], answers
        else:
            answers.append(line)


def test_the_page_tells_the_truth(talk: Talk) -> None:
    said = list(transcript())
    assert said.pop() == ("quit", [])
    for line, expected in said:
        talk.say(line)
        for answer in expected:
            words = [word for word in answer.split() if word != "…"]
            heard = talk.hear().split()
            while answer.startswith("bestturn") and heard[0] == "info":
                heard = talk.hear().split()
            if "…" in answer:  # speeds and times differ, and what an engine likes best may change
                assert heard[: len(words)] == words or set(words) <= set(heard)
            else:
                assert heard == words


# ---------------------------------------------------------------- the client


@pytest.mark.parametrize("powers", [("Mortal", "Mortal"), ("Artemis", "Gaea"), ("Tartarus", "Pan")])
def test_a_whole_game_through_the_client(engine: Engine, powers: tuple[str, str]) -> None:
    engine.limit = Limit(nodes=60 if UNCOMPILED else 300)
    game, rng = Game(*powers), random.Random(5)
    players: list[Player] = [engine, RandomPlayer(rng)]
    while not game.over:
        assert game.decider is not None
        game.take(players[game.decider].decide(view(game, game.decider)), game.decider)
    assert game.result


def test_a_seat_that_does_not_see_everything_is_told_only_what_it_knows(engine: Engine) -> None:
    """Hecate's worker has come from b2 or from a2, and the Mortal cannot know."""
    lines = set()
    for place, turn in (("@b2", "b2-b3 +c3"), ("@a2", "a2-b2 +c3")):
        game = Game("Hecate", "Mortal")
        for text in ("@b4", "@d2", place, "@d4"):
            game.take(text)
        game.play(turn)
        lines.add(write_view(view(game, 1)))
        assert engine.think(game, Limit(nodes=20))[0] in view(game, 1).legal
    assert len(lines) == 1


def test_what_a_seat_knows_survives_the_line() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        pair = ["Hecate", "Tartarus", "Moerae"][seed % 3]
        dealt = [card.name for card in random_powers(rng.choice((2, 3, 4)), rng)] if seed % 2 else [pair, "Pan"]
        game = Game(*dealt)
        while not game.over and len(game.history) < 40:
            if game.decider is None:
                game.draw(rng)
                continue
            seen = view(game, game.decider)
            again = read_view(write_view(seen))
            assert (again.seat, again.steps, again.position.freeze()) == (seen.seat, seen.steps, seen.position.freeze())
            assert sorted(again.legal) == sorted(seen.legal)
            game.take(rng.choice(seen.legal))


@pytest.mark.parametrize("kind", range(16))
def test_every_step_can_be_told(kind: int) -> None:
    for number in range(kind << 10, kind + 1 << 10):
        assert read_seen(write_seen(number)) == number  # type: ignore[arg-type]


def test_limits_are_told_as_they_are_meant() -> None:
    for limit in (Limit(), Limit(1.5), Limit(nodes=7, depth=2), Limit(0.25, 10, 3)):
        assert read_limit(write_limit(limit).split()) == limit


@pytest.mark.skipif(UNCOMPILED, reason="a level runs out of time there, and then the clock decides")
def test_the_same_seed_gives_the_same_turns() -> None:
    said = []
    for _ in range(2):
        with Engine(options={"level": 2, "seed": 11}, patience=PATIENCE) as engine:
            said.append([engine.think(read_position(START)) for _ in range(5)])
    assert said[0] == said[1]
    assert len(set(said[0])) > 1


def test_several_threads_find_the_same_win() -> None:
    with Engine(options={"threads": 3, "table": 4}, patience=PATIENCE) as engine:
        assert [str(step) for step in engine.think(read_position(WIN), Limit(depth=3))] == ["c3-d3"]


def test_another_thread_may_stop_it(engine: Engine) -> None:
    heard: list[Info] = []

    def told(info: Info) -> None:
        heard.append(info)
        if len(heard) == 1:
            threading.Thread(target=engine.stop).start()

    assert engine.think(read_position(START), Limit(), told)
    assert heard


def test_options_that_are_wrong_are_told(engine: Engine) -> None:
    with pytest.raises(EngineError, match="there is no option 'colour'"):
        engine.set("colour", 3)
    with pytest.raises(EngineError, match="level goes from 0 to 10"), Engine(options={"level": 12}, patience=PATIENCE):
        pass
    engine.new_game()


SAYS = """
import sys
for line in sys.stdin:
    print({"santorini-protocol": "ready", "ready?": "ready"}.get(line.strip(), %r), flush=True)
"""


@pytest.mark.parametrize(
    ("program", "problem"),
    [
        ("pass", "has ended"),
        (SAYS % "", "has not answered"),
        (SAYS % "bestturn a1-a5", "a1-a5 is not legal here"),
        (SAYS % "bestturn", "answers with no turn"),
        (SAYS % "error I am tired", "I am tired"),
    ],
)
def test_bad_engines_are_found_out(program: str, problem: str) -> None:
    patience = 2.0 if "not answered" in problem else PATIENCE
    with (
        pytest.raises(EngineError, match=problem),
        Engine([sys.executable, "-c", program], patience=patience) as engine,
    ):
        engine.think(read_position(START), Limit(seconds=0.01))


@pytest.mark.parametrize(("command", "problem"), [('"engine', "is no command"), ("", "needs a command")])
def test_a_command_that_runs_nothing_is_refused(command: str, problem: str) -> None:
    with pytest.raises(EngineError, match=problem):
        Engine(command)


def test_an_engine_that_does_not_speak_utf_8_is_heard() -> None:
    program = "import sys; sys.stdout.buffer.write(b'id name caf\\xe9\\nready\\n'); sys.stdout.flush(); input()"
    with Engine([sys.executable, "-c", program], patience=PATIENCE) as engine:
        assert engine.identity["name"].startswith("caf")


@pytest.mark.skipif(UNCOMPILED, reason="its table takes no memory before it is filled")
def test_too_large_a_table_is_refused(talk: Talk) -> None:
    talk.say("set table 65536", "set threads 256", f"position {START}", "go nodes 10")
    heard = talk.until("bestturn", "error")[-1]
    talk.say("set table 16", "set threads 1")
    assert heard.startswith(("bestturn", "error there is not enough memory"))


def test_a_record_of_one_seat_is_no_game(talk: Talk) -> None:
    game = Game("Hecate", "Pan")
    for text in ("@b4", "@d2", "@b2", "@d4"):
        game.take(text)
    talk.say("game " + " ".join(write_game(game, seat=1).split()))
    assert "?? hides a step" in talk.hear()
