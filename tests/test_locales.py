"""Everybody is spoken to in their own language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from babel import UnknownLocaleError
from fastapi.testclient import TestClient

from santorini.errors import BadText, IllegalStep, SantoriniError
from santorini.game import Game
from santorini.locales import FOLDER, chosen, english, languages, say
from santorini.locales.refusals import sentence, worded
from santorini.server.settings import Settings
from santorini.server.web.app import create_app
from tools.language import prepared
from tools.messages import messages, untranslated

ROOT = Path(__file__).parents[1]


def test_the_english_of_the_code_is_up_to_date() -> None:
    for name, text in english.resources().items():
        assert (FOLDER / "en" / name).read_text(encoding="utf-8") == text, "run `python -m santorini.locales`"


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("fr", "fr"),
        ("FR-ch, en;q=0.5", "fr"),
        ("nl, pl;q=0.7, ru;q=0.8", "ru"),
        ("nl-NL, *;q=0.5", "en"),
        ("pl;q=0, fr;q=0.1", "fr"),
        ("it;q=0.3,en;q=0.2", "it"),
        ("ru_RU.UTF-8", "ru"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("fra", "en"),
        ("fr;q=x, pl;q=9, ;;, it;q=0.1", "it"),
    ],
)
def test_the_language_liked_best_is_chosen(accept: str, language: str) -> None:
    assert chosen(accept) == language


@pytest.mark.parametrize(
    ("accept", "offered", "language"),
    [
        ("pt-PT", ["en", "pt-BR"], "pt-BR"),
        ("pt", ["en", "pt-PT", "pt-BR"], "pt-BR"),
        ("zh-TW, en", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh_CN.UTF-8", ["en", "zh-Hant", "zh-Hans"], "zh-Hans"),
        ("sr-Latn-RS", ["en", "sr-Cyrl", "sr-Latn"], "sr-Latn"),
    ],
)
def test_countries_and_scripts_choose_between_kinds_of_a_language(
    accept: str, offered: list[str], language: str
) -> None:
    assert chosen(accept, offered) == language


def test_a_language_just_begun_works_everywhere(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "en", tmp_path / "en")
    prepared("pt-br", tmp_path)
    page = tmp_path / "pt-BR" / "page.ftl"
    begun = page.read_text(encoding="utf-8").replace("# page-home = Home", "page-home = { -house }\n-house = Início")
    page.write_text(begun, encoding="utf-8")
    assert (
        (tmp_path / "pt-BR" / "start.ftl").read_text(encoding="utf-8").startswith("## The first page\n\n# start-slogan")
    )
    assert languages(tmp_path) == ("en", "pt-BR")
    assert [say(key, {}, "pt-BR", tmp_path) for key in ("page-home", "page-learn")] == ["Início", "Learn"]
    assert len(list(untranslated("pt-BR", tmp_path))) == len(messages("en")) - 1

    browsers = built(tmp_path, "pt-BR")
    assert (browsers["name"], browsers["lacking"]) == ("Português (Brasil)", browsers["count"] - 1)
    assert {"page-home = { -house }", "-house = Início", "page-learn = Learn"} <= set(browsers["text"].splitlines())

    with (tmp_path / "en" / "page.ftl").open("a", encoding="utf-8") as english:
        english.write("page-new = { $count ->\n    [one] News\n   *[other] { $count } news\n}\n")
    prepared("pt-BR", tmp_path)
    assert page.read_text(encoding="utf-8").startswith(begun + "# page-new =")


def built(folder: Path, language: str) -> dict[str, Any]:
    """A language as the build of the pages reads it."""
    script = "import { words } from './web/languages.ts'; console.log(JSON.stringify(words(...process.argv.slice(1))))"
    node = [str(Path(sys.executable).parent / "node"), "--input-type=module", "-e", script, str(folder), language]
    done = subprocess.run(node, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True)
    return cast("dict[str, Any]", json.loads(done.stdout))


def test_no_language_is_begun_that_nobody_speaks(tmp_path: Path) -> None:
    with pytest.raises(UnknownLocaleError):
        prepared("qqx", tmp_path)


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert say("server-stale", {}, "en") == say("server-stale", {}, "xx")


@pytest.mark.parametrize(
    ("play", "language", "words"),
    [
        (lambda: Game("Pan", "Hades"), "fr", ["Pan", "Hadès"]),
        (lambda: Game("Pan", "Athena").take("b2-c3"), "pl", ["b2-c3: "]),
        (lambda: Game("Aphrodite", "Pan", "Atlas"), "it", ["Afrodite", "2 o 4"]),
    ],
)
def test_errors_speak_the_language_with_its_own_names(
    play: Callable[[], object], language: str, words: list[str]
) -> None:
    with pytest.raises(SantoriniError) as caught:
        play()
    text = sentence(caught.value, language)
    assert all(word in text for word in words), text
    assert text != sentence(caught.value, "en") == str(caught.value)


def test_a_refusal_carries_values_and_every_language_puts_them_into_words() -> None:
    assert worded({"choices": ("Pan", "Hades"), "players": 3}, "fr") == {"choices": "Pan ou Hadès", "players": 3}
    assert worded({"obstacle": "ram"}, "it")["obstacle"] == "l’Ariete"
    assert worded({"text": "1 or 2"}, "fr")["text"] == "1 or 2"  # what somebody wrote is not taken apart


def test_whose_decision_it_is_is_told_by_name() -> None:
    game = Game("Chaos", "Pan")
    with pytest.raises(IllegalStep) as nobodys:
        game.take("@b2", seat=0)
    assert sentence(nobodys.value, "pl") == "@b2: teraz nikt nie decyduje"
    game = Game("Pan", "Athena")
    with pytest.raises(IllegalStep) as caught:
        game.take("@b2", seat=1)
    assert caught.value.refusal.args == {"who": 0}
    assert sentence(caught.value, "it", ["Ada", "Bo"]) == "@b2: la decisione spetta a Ada"


def test_the_place_in_a_text_is_told_too() -> None:
    error = BadText("two-workers", 1, 41, space="b2")
    assert {"1", "41", "b2"} <= set(sentence(error, "ru").replace(",", " ").replace(":", " ").split())


# ---------------------------------------------------------------- server


def test_a_refusal_over_http_is_in_the_language_of_the_browser(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        wishes = {"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8"}
        answer = client.get("/api/position?text=nonsense", headers=wishes).json()
        assert (answer["code"], answer["args"]["why"]) == ("bad-position", "position")
        assert answer["message"].startswith(say("server-bad-position", {"why": ""}, "fr").strip())
        answer = client.get("/api/position?text=nonsense").json()
        assert answer["message"].startswith("Not a valid position: line 1: a position needs the board")


# ---------------------------------------------------------------- command line


def command(*arguments: str, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-m", "santorini", *arguments],
        env={**kept, "PYTHONUTF8": "1", **environment},
        input="\n\n\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.stdout + done.stderr


def test_the_command_line_helps_in_polish_and_french() -> None:
    for language, given in (("pl", {"LANG": "pl_PL.UTF-8"}), ("fr", {"SANTORINI_LANGUAGE": "fr", "LANG": "pl_PL"})):
        text = " ".join(command("play", "--help", **given).split())
        for key in ("cli-play", "cli-option-load", "cli-help", "cli-options"):
            assert " ".join(say(key, {}, language).split()) in text, key


def test_the_command_line_plays_in_the_language_asked_for() -> None:
    text = command("--language", "ru", "play", LANG="fr_FR.UTF-8")
    for key in ("cli-who-plays", "cli-deal-draft", "table-computer", "cli-goodbye"):
        assert say(key, {}, "ru") in text, key


def test_the_command_line_reads_cards_and_tells_mistakes_in_italian() -> None:
    card = command("powers", "Pan", LC_ALL="it_IT.UTF-8")
    assert say("power-pan-text", {}, "it") in " ".join(card.split())
    assert command("powers", "afrodite", LC_ALL="it_IT.UTF-8").startswith("Afrodite · ")
    wrong = command("powers", "Minotor", LC_ALL="it_IT.UTF-8")
    assert wrong.strip() == "santorini: " + say("error-no-power-but", {"name": "'Minotor'", "power": "Minotauro"}, "it")
