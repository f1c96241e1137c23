"""Every row of `scenarios/*.toml` is a test: a sentence of the rules, a drawing, and what follows from it."""

from __future__ import annotations

import pytest

from rulebook import BadScenario, Row, check, read_all, read_rows

HEAD = 'title = "Test"\n[[row]]\nid = "1"\nsays = "It is so."\npowers = ["Mortal", "Mortal"]\n'
BOARD = 'board = """\n' + "0. 0. 0. 0. 0.\n" * 5 + '"""\n'


@pytest.mark.parametrize("row", read_all(), ids=str)
def test_scenario(row: Row) -> None:
    wrong = [report for attempt in row.tries for report in check(row, attempt)]
    if wrong:
        pytest.fail("\n\n".join(wrong), pytrace=False)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "Test: Invalid value"),
        ('titel = "Pan"', "Test: 'titel' is no key of a scenario file"),
        (HEAD + BOARD, "row 1 (1): a row needs 'tries'"),
        (HEAD + BOARD + "tries = []\nturns = 3", "'turns' is no key of a row"),
        (HEAD + 'board = "0."\ntries = []', "row 2 is missing: a board has 5 rows"),
        (HEAD.replace("Mortal", "Apollu") + BOARD + "tries = []", "Apollu"),
        (HEAD + BOARD + 'given = "rain=N"\ntries = []', "'rain' is not a word of a position"),
        (HEAD + BOARD + 'edition = "2020"\ntries = []', "there is no edition '2020'"),
        (HEAD + BOARD + "tries = [{ }]", "try 1: a try needs 'turn'"),
        (HEAD + BOARD + 'tries = [{ turn = "b2:c3" }]', "try 1: 'b2:c3' is not a step"),
        (HEAD + BOARD + 'tries = [{ turn = "", illegal = "rude" }]', "there is no refusal 'rude'"),
        (HEAD + BOARD + 'tries = [{ turn = "", wins = "B" }]', "'B' is no side"),
        (HEAD + BOARD + 'tries = [{ turn = "", why_won = "luck" }]', "nobody wins by 'luck'"),
        (HEAD + BOARD + 'tries = [{ turn = "", then = "rain=c3" }]', "'rain' is not a word of a position"),
        (HEAD + BOARD + 'tries = [{ turn = "", then = "c3=4" }]', "'c3' is not a word of a position"),
        (HEAD + BOARD + 'tries = [{ turn = "b2-c3", show = "yes" }]', "'show' can only be true"),
        (HEAD + BOARD + 'tries = [{ turn = "b2-c3", task = " " }]', "a task needs words"),
        (HEAD + BOARD + 'tries = [{ turn = "b2-c3", show = true, task = "Move." }]', "shown or a task, not both"),
        (HEAD + BOARD + 'tries = [{ turn = "", task = "Move." }]', "a lesson needs steps, but 'turn' is empty"),
        (HEAD + BOARD + 'tries = [{ turn = "", show = true }]', "a lesson needs steps, but 'turn' is empty"),
        (
            HEAD + BOARD + 'tries = [{ turn = "b2-c3", show = true, illegal = "dome" }]',
            "what is illegal cannot be shown",
        ),
        (HEAD + BOARD + 'lesson = "move"\ntries = [{ turn = "b2-c3" }]', "a row of a lesson needs a try with"),
        (HEAD + BOARD + "tries = []" + HEAD[14:] + BOARD + "tries = []", "there is a row of this id already"),
    ],
)
def test_malformed_scenarios_say_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read_rows(text, "Test")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("words", "truth"),
    [
        ("mover=1", "mover=2"),
        ("c3=1", "c3=0"),
        ("c4=1^", "c4=1"),
        ("A:b3,d2", "A:c3,d2"),
        ("A:d2,c3", "A:c3,d2"),
        ("memory=1,0", "memory=0,0"),
        ("wind=N", "wind=-"),
    ],
)
def test_what_is_not_true_is_reported_with_what_is(words: str, truth: str) -> None:
    ranks = ("0. 0. 0. 0. 0.", "0x 0. 0. 0y 0.", "0. 0. 0. 0. 0.", "0. 0a 0. 0b 0.", "0. 0. 0. 0. 0.")
    board = 'board = """\n' + "\n".join(ranks) + '\n"""\n'
    [row] = read_rows(f'{HEAD}{board}tries = [{{ turn = "b2-c3 +c4", then = "{words}" }}]', "Test")
    [report] = check(row, row.tries[0])
    assert f"{words} should be true, but it is {truth}" in report
