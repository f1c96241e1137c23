"""The words of the interface."""

from __future__ import annotations

from pathlib import Path

from santorini.locales import english

FOLDER = Path(english.__file__).parent


def test_the_english_of_the_rules_is_up_to_date() -> None:
    written = (FOLDER / "en" / "rules.ftl").read_text(encoding="utf-8")
    assert written == english.resource(), "run `python -m santorini.locales`"
