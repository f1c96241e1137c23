"""The judge itself is judged here: rows of the rulebook's test tables, posed directly as its own boards."""

from __future__ import annotations

import pytest

from tests.checker import (
    Board,
    eliminate,
    is_stuck,
    known_to_mover,
    legal_first_steps,
    legal_results,
    legal_steps,
    legal_turns,
    next_turn,
    play,
    pose,
    start_turn,
)


def can(board: Board, turn: str) -> bool:
    """Is every step of this text legal in its place?"""
    played: tuple[str, ...] = ()
    for text in turn.split():
        if text not in legal_steps(board, played):
            return False
        played += (text,)
    return True


def after(board: Board, turn: str) -> Board:
    """The board after these steps, the end-of-turn effects included if the turn is over with them."""
    assert can(board, turn), f"{turn} should be legal"
    steps = tuple(turn.split())
    for end in (steps, (*steps, ".")):
        found = legal_turns(board).get(end)
        if found is not None:
            return found
    for text in steps:
        board = play(board, text)
    return board


def stands(board: Board, side: int) -> str:
    return " ".join(sorted(w.space for w in board.of(side)))


def test_base_game_has_the_known_number_of_turns() -> None:
    board = pose("Mortal Mortal", "b2 d4 / b4 d2")
    turns = legal_turns(board)
    assert len(turns) == 80
    assert sum(len(legal_turns(next_turn(end))) for end in turns.values()) == 6176


CROWDED = "b1=0D d1=0D b2=0D d2=0D b3=0D d3=0D b4=0D d5=0D c1=0D e1=0D"
SOUTH = "b1=0D c1=0D d1=0D a2=0D d2=0D e2=0D"
FAR = " / a5 e5"  # two opponents out of the way
LEGALITY: list[tuple[str, Board, str, str]] = [
    # row, board, turns (or beginnings) that are legal, ones that are not; separated by commas
    ("B3", pose("Mortal Mortal", "c3 a1" + FAR, "c3=1 c4=3"), "c3-d3 d3+d4", "c3-c4"),
    ("B5", pose("Mortal Mortal", "b1 e3 / c1 e5", "a2=0D b2=0D"), "b1-a1 a1+b1", "b1-a1 a1+a2"),
    ("1d", pose("Apollo Mortal", "b1 e3 / a1 e5", "a2=0D b2=0D"), "", "b1-a1"),
    ("2b", pose("Artemis Mortal", "b2 a1" + FAR), "b2-c3 c3-d4 d4+c3", "b2-c3 c3-b2"),
    ("3a", pose("Mortal Athena", "d1 a1" + FAR, "d2=1", memory=[0, 1]), "d1-e1", "d1-d2"),
    ("5bd", pose("Demeter Mortal", "b2 e1" + FAR), "b2-c3 c3+c4 c3+d4,b2-c3 c3+c4 .", "b2-c3 c3+c4 c3+c4"),
    ("6c", pose("Hephaestus Mortal", "b2 e1" + FAR, "c4=2"), "b2-c3 c3+c4", "b2-c3 c3+c4 c3+c4,b2-c3 c3+d4 c3+e4"),
    (
        "7ab",
        pose("Hermes Mortal", "a1 e1 / a5 e5", "c1=2 c2=2 c3=2 c5=2 d3=2 d4=2 e3=2 e4=2"),
        "a1+b1,a1-a2 a2-b3 e1-e2 b3+c4",
        "a1-a2 e1+d2 .",
    ),
    (
        "7d",
        pose("Hermes Mortal", "a1 e1" + FAR, "b3=1 b2=1 c2=2 d2=2 e2=0D d1=0D"),
        "a1-b2 b2+c3",
        "a1-a2 a2-b3,a1-b2 e1+e2",
    ),
    ("8b", pose("Minotaur Mortal", "d3 a1 / e3 a5"), "d3-d4", "d3-e3"),
    ("10b", pose("Prometheus Mortal", "b2 e1" + FAR), "b2+c3 b2-b3 b3+c3", "b2+c3 b2-c3,b2+c3 e1-e2"),
    ("11acd", pose("Mortal Aphrodite", "c3 e1 / d4 a1", "c3=2 b3=3"), "c3-d3,e1-d1", "c3-b3"),
    ("11c", pose("Artemis Aphrodite", "c3 e1 / d4 a1"), "c3-b3 b3-c4 c4+c5", "c3-b3 b3-a3"),
    ("15e", pose("Charon Mortal", "c3 e1 / d3 a5"), "d3>b3 c3-d3 d3+c3", "d3>b3 e1-e2"),
    ("21b", pose("Hestia Mortal", "b2 e1" + FAR), "b2-b3 b3+a3 b3+c3,b2-b3 b3+c3 b3+c3", "b2-b3 b3+c3 b3+a3"),
    ("22a", pose("Mortal Hypnus", "b2 d4" + FAR, "b2=2 d4=1"), "d4-d3", "b2-b3"),
    ("23a", pose("Mortal Limus", "e5 a1 / c3 a5"), "e5-e4 e4+e5", "e5-e4 e4+d4"),
    ("23b", pose("Mortal Limus", "e5 a1 / c3 a5", "d4=3"), "e5-e4 e4+d4", "e5-d5 d5+c4"),
    ("25c", pose("Morpheus Mortal", "b2 e1" + FAR), "b2-c3 .,b2-c3 c3+d4", "b2-c3 c3+d4 c3+d4"),
    ("26a", pose("Mortal Persephone", "b2 e4" + FAR, "b3=1"), "b2-b3 b3+b4", "e4-e3,b2-a2"),
    ("26e", pose("Prometheus Persephone", "b2 e3" + FAR, "c3=1"), "b2-c3 c3+d4", "b2+b1"),
    ("26f", pose("Atalanta Persephone", "a1 e1" + FAR, "c3=1"), "a1-a2 a2+a3", ""),
    ("28", pose("Selene Mortal", "c3 e1" + FAR), "e1-e2 c3+d4D,e1-e2 e2+d1", "e1-e2 c3+d4,c3-c4 e1+e2"),
    ("29", pose("Triton Mortal", "b2 e1" + FAR), "b2-a2 a2-a3 a3-b4 b4+c4", "b2-c3 c3-c2"),
    ("30c", pose("Zeus Mortal", "c3 a1" + FAR, "c3=3 c4=3"), "c3-d3 d3+d3", "c3-c4 c4+c4"),
    ("31d", pose("Urania Aeolus", "c1 a1 / b3 e3", wind="N"), "c1-d5", "c1-c5"),
    ("32f", pose("Mortal Athena", "a3 e1 / c1 d1", "e5=1", memory=[0, 1], whirlpools={"b3", "e5"}), "a3-a2", "a3-b3"),
    ("33a", pose("Mortal Clio", "c3 a1" + FAR, "d4=1", coins={"d4"}), "c3-d3 d3+e4", "c3-d4,c3-d3 d3+d4"),
    ("33b", pose("Apollo Clio", "c4 a1 / c3 e5", "c3=1", coins={"c3"}), "c4-d4", "c4-c3"),
    ("34cd", pose("Minotaur Europa", "b2 a1 / c3 e5", talus="d4"), "b2-b3", "b2-c3,b2-c2 c2+c3"),
    ("36a", pose("Graeae Mortal", "a1 c3 e5 / a5 e1"), "a1-a2 e5+d4,a1-a2 a2+b3", "a1-a2 c3+d4 e5+e4"),
    ("36b", pose("Graeae Mortal", "a1 c3 e5 / a5 e1", edition="revised"), "a1-a2 e5+d4", "a1-a2 a2+b3"),
    ("37a", pose("Mortal Hades", "c3 a1" + FAR, "c3=1 c4=1 d4=2"), "c3-c4,c3-d4", "c3-d3"),
    ("38h", pose("Artemis Harpies", "a3 c1 / a5 b5"), "a3-b3 e3-e4 e5+d5", "a3-b3 b3-b4"),
    ("41e", pose("Nemesis Mortal", "a1 b1 / d4 e5"), "a1-a2 a2+a1 a2<>d4 b1<>e5 .", "a1-a2 a2+a1 a2<>d4 ."),
    ("42c", pose("Siren Mortal", "a5 e5 / b2 c2", arrow="E"), "c2>d2 b2>c2,c2>d2 .", "b2>c2"),
    ("42f", pose("Siren Persephone", "a5 e5 / b2 c2", "a4=1", arrow="E"), "a5-a4", "c2>d2"),
    ("44b", pose("Terpsichore Mortal", "b2 d4" + FAR, SOUTH), "b2-c3 d4-d5 c3+c4 d5+c5", "b2-c3 c3+c4"),
    ("45b", pose("Urania Mortal", "a3 c1 / c5 d5"), "a3-e4 e4+a5", "a3-d3"),
    ("46c", pose("Achilles Mortal", "b2 e5 / a5 d5"), "b2+c3 b2-c3 c3+b2", "b2+c3 e5-e4"),
    ("48c", pose("Atalanta Mortal", "a1 e1" + FAR, "c3=2 d4=2"), "a1-b2 b2-b3 b3-c4 c4+c5", "a1-b2 b2-c3"),
    ("49c", pose("Bellerophon Mortal", "b2 e1" + FAR, "c3=3 b3=2"), "b2-b3", "b2-c3"),
    ("50b", pose("Heracles Mortal", "c2 a1 / a5 e5", CROWDED), "c2-c3 c3+c4 c3+d4D a1+a2D .", "c2-c3 c3+c4 c3+e5D"),
    ("51bc", pose("Jason Mortal", "a1 b1" + FAR, "e4=1"), "@e3 e3+d4", "@e4,@c3"),
    ("53a", pose("Odysseus Mortal", "c3 a4 / d4 b2", SOUTH), "d4>a1 b2>e5 c3-b3,d4>a5 c3-d3", "d4>c4,c3-b3 d4>a1"),
    ("54e", pose("Polyphemus Limus", "e1 d1 / b4 a1", "a5=1"), "e1-e2 e2+e1 +c1D", "e1-e2 e2+e1 +a5D"),
    ("55", pose("Theseus Mortal", "c2 a1 / d4 b3", "d4=2 b3=3"), "c2-c3 c3+c2 xd4", "c2-c3 c3+c2 xb3"),
]


@pytest.mark.parametrize(("board", "legal", "illegal"), [row[1:] for row in LEGALITY], ids=[row[0] for row in LEGALITY])
def test_steps_of_the_rulebook(board: Board, legal: str, illegal: str) -> None:
    for turn in filter(None, legal.split(",")):
        assert can(board, turn), f"{turn} should be legal"
    for turn in filter(None, illegal.split(",")):
        assert not can(board, turn), f"{turn} should be illegal"


WINS: list[tuple[str, Board, str, int | None, str]] = [
    ("B1", pose("Mortal Mortal", "c3 a1" + FAR, "c3=2 c4=3"), "c3-c4", 0, "climb"),
    ("B2", pose("Mortal Mortal", "c3 a1" + FAR, "c3=3 c4=3"), "c3-c4 c4+c3", None, ""),
    ("1f", pose("Apollo Mortal", "c3 a1 / c4 e5", "c3=3 c4=2"), "c3-c4", None, ""),
    ("9a", pose("Pan Mortal", "c3 a1" + FAR, "c3=2"), "c3-c4", 0, "drop"),
    ("16a", pose("Mortal Chronus", "b4 e1 / c1 d1", "a1=3D a2=3D a3=3D b1=3D a5=3"), "b4-b5 b5+a5", 1, "towers"),
    ("19c", pose("Eros Mortal", "d4 b3" + FAR, "c3=1 d4=1"), "b3-c3", 0, "meeting"),
    ("20a", pose("Mortal Hera", "b2 d1" + FAR, "b2=2 a1=3"), "b2-a1", None, ""),
    ("30b", pose("Zeus Mortal", "b2 d1" + FAR, "b2=1 b3=2"), "b2-b3 b3+b3", None, ""),
    ("32b", pose("Mortal Charybdis", "a3 e1 / c1 d1", "e5=3", whirlpools={"b3", "e5"}), "a3-b3", 0, "climb"),
    ("38e", pose("Mortal Harpies", "a3 e1 / c1 d1", "a3=2 b3=3"), "a3-b3", 0, "climb"),
    ("40a", pose("Mortal Moerae", "d3 a1 / e5 d5 c5", "d3=2 c3=3", fate="b2"), "d3-c3", 1, "fate"),
    ("43a", pose("Mortal Tartarus", "b2 a1" + FAR, "c3=1", abyss="c3"), "b2-c3", 1, "abyss"),
    ("46b", pose("Achilles Mortal", "b2 a1" + FAR, "b2=2 c3=2"), "b2+c3 b2-c3", 0, "climb"),
    ("49b", pose("Bellerophon Mortal", "b2 a1" + FAR, "b2=1 c3=3"), "b2-c3", 0, "climb"),
]


@pytest.mark.parametrize(("board", "turn", "winner", "reason"), [row[1:] for row in WINS], ids=[row[0] for row in WINS])
def test_wins_of_the_rulebook(board: Board, turn: str, winner: int | None, reason: str) -> None:
    assert can(board, turn)
    for text in turn.split():
        board = play(board, text)
    assert (board.winner, board.reason) == (winner, reason)


STUCK = [
    ("B4", pose("Mortal Mortal", "a1 e5 / c2 c1", "a2=2 b1=2 b2=0D d5=2 e4=2 d4=0D"), True),
    ("3e", pose("Mortal Athena", "a1 e5 / c2 c1", "a2=1 b1=1 b2=1 d4=1 d5=1 e4=1", memory=[0, 1]), True),
    ("7f", pose("Hermes Mortal", "a1 e5 / c2 c1", "a2=2 b1=2 b2=2 d4=2 d5=2 e4=2"), False),
    ("22c", pose("Mortal Hypnus", "b2 / e5 e4"), True),
    ("31e", pose("Mortal Aeolus", "a5 e5 / a1 b1", "b5=0D b4=0D d5=0D d4=0D", wind="N"), True),
    ("44d", pose("Terpsichore Mortal", "a1 d4 / e5 e1", "a2=2 b1=2 b2=0D"), True),
    ("51d", pose("Jason Mortal", " / e5 e1"), False),
]


@pytest.mark.parametrize(("board", "stuck"), [row[1:] for row in STUCK], ids=[row[0] for row in STUCK])
def test_losses_of_the_rulebook(board: Board, stuck: bool) -> None:
    assert is_stuck(board) is stuck
    if stuck:
        assert eliminate(board).winner == 1


def test_what_steps_cause() -> None:
    pushed = after(pose("Minotaur Mortal", "b2 a1 / c3 e5"), "b2-c3")
    assert (stands(pushed, 0), stands(pushed, 1)) == ("a1 c3", "d4 e5")
    killed = after(pose("Bia Charybdis", "a3 a1 / c3 e5", whirlpools={"b3", "d5"}), "a3-b3")  # 32e
    assert (stands(killed, 0), stands(killed, 1)) == ("a1 d5", "")
    slid = after(pose("Urania Harpies", "a3 b1 / c1 d1"), "a3-e3")  # 45f
    assert stands(slid, 0) == "a3 b1"
    stone = after(pose("Medusa Limus", "c3 a1 / d4 d5", "c4=1"), "c3-c4 c4+b3")  # 24e: they cover each other
    assert stands(stone, 1) == "d4 d5"
    stone = after(pose("Medusa Mortal", "c3 a1 / d4 d5", "c4=1"), "c3-c4 c4+b3")
    assert (stands(stone, 1), stone.levels["d4"], stone.levels["d5"]) == ("", 1, 1)


def test_nemesis_assigns_both_sides_freely() -> None:
    """41a: two ways for hers, two for theirs; and declining."""
    board = pose("Nemesis Mortal", "a1 b1 / d4 e5")
    ends = [end for turn, end in legal_turns(board).items() if turn[:2] == ("a1-a2", "a2+a1")]
    places = {tuple(sorted((w.side, w.sex, w.space) for w in end.workers)) for end in ends}
    assert len(places) == 5


def test_circe_holds_the_power_and_what_it_remembers() -> None:
    begun = start_turn(pose("Circe Morpheus", "a1 b1 / c3 e5", memory=[0, 2]))  # 17g
    assert (begun.power, begun.memory, begun.stolen) == ("Morpheus", [3, 0], True)
    begun = start_turn(pose("Circe Athena", "a1 b1 / c3 e5", memory=[0, 1]))  # 17d
    assert (begun.power, begun.memory) == ("Athena", [0, 0])
    assert start_turn(pose("Circe Pan", "a1 b1 / a4 b5")).power == "Circe"  # 17b


def test_dionysus_plays_an_additional_turn_with_an_opposing_worker() -> None:
    board = pose("Dionysus Mortal", "b2 a1 / e1 d5", "d4=3 d5=2 e5=3")
    end = after(board, "b2-c3 c3+d4")
    assert end.pending == 1
    more = next_turn(end)
    assert more.extra
    assert more.seat == 0
    assert {w.split("-")[0] for w in legal_first_steps(more)} == {"e1", "d5", "."}
    climb = after(more, "d5-e5 e5+d5")  # 18c
    assert climb.winner is None
    assert climb.pending == 0
    assert next_turn(climb).seat == 1


def test_golden_fleece_is_held_beside_the_ram() -> None:
    pan = {"ram": "c3", "fleece": "Pan"}
    assert play(pose("Mortal Mortal", "b2 a1 / e5 e1", "b2=2", **pan), "b2-b1").winner == 0  # G1
    assert play(pose("Mortal Mortal", "d5 a1 / e5 e1", "d5=2", **pan), "d5-d4").winner is None  # G2
    hades = pose("Mortal Mortal", "a1 e1 / d4 e5", "a1=1", ram="c3", fleece="Hades")
    assert not can(hades, "a1-a2")  # G3
    assert not can(pose("Mortal Mortal", "b2 a1 / e5 e1", ram="c3", fleece="Apollo"), "b2-c3")  # G4


def test_more_players() -> None:
    athena = "a1 b1 / c5 d5 / e1 e2"
    assert not can(pose("Mortal Athena Mortal", athena, "a2=1 e3=1", memory=[0, 1, 0]), "a1-a2")  # M2
    assert not can(pose("Mortal Athena Mortal", athena, "a2=1 e3=1", memory=[0, 1, 0], seat=2), "e2-e3")
    team = pose("Athena Mortal Mortal Mortal", "a1 b1 / c5 d5", "a2=1 c4=1", memory=[1, 0, 0, 0], seat=2)
    assert can(team, "a1-a2")  # M3
    assert play(pose("Pan Mortal Mortal Mortal", "a1 b1 / c5 d5", "a1=2", seat=2), "a1-a2").winner is None  # M4
    left = eliminate(pose("Aeolus Mortal Mortal", "a1 b1 / c5 d5 / e1 e2", wind="N"))  # M1
    assert (stands(left, 0), left.wind, left.out, next_turn(left).seat) == ("", None, {0}, 1)


def test_adonis_is_heeded_if_possible_even_by_a_winning_step() -> None:
    board = pose("Mortal Adonis", "c3 a1 / d4 e5", "c3=2 b3=3", memory=[0, 1])
    board.workers[0].marked = True
    assert "c3-b3" not in legal_first_steps(board)
    assert "c3-c4" in legal_first_steps(board)
    assert "a1-a2" in legal_first_steps(board)  # 47b
    end = after(board, "c3-c4 c4+c3")
    assert end.memory == [0, 2]
    assert not any(w.marked for w in end.workers)


def test_secret_workers_are_met_on_the_truth() -> None:
    secret = pose("Mortal Hecate", "c3 a1 / c4 e5")
    assert "c3-c4" in legal_first_steps(secret)
    assert known_to_mover(secret).of(1) == []
    stopped = play(secret, "c3-c4")  # 39a
    assert stopped.phase == "over"
    assert stands(stopped, 0) == "a1 c3"
    swapped = play(pose("Apollo Hecate", "c3 a1 / c4 e5"), "c3-c4")  # 39b
    assert (stands(swapped, 0), stands(swapped, 1)) == ("a1 c4", "c3 e5")
    pushed = play(pose("Minotaur Hecate", "c3 a1 / c4 e5"), "c3-c4")  # 39c
    assert stands(pushed, 1) == "c5 e5"
    assert all(len(result) > 5 for result in legal_results(secret))  # nobody wins or loses by it


def test_hidden_places_do_not_change_what_is_offered() -> None:
    """Two truths with equal views offer equal steps."""
    one = pose("Mortal Tartarus", "b2 a1 / a5 e5", "b1=0D a2=0D", abyss="c3")
    two = pose("Mortal Tartarus", "b2 a1 / a5 e5", "b1=0D a2=0D", abyss="e1")
    assert legal_first_steps(one) == legal_first_steps(two)
