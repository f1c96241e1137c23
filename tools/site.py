"""Pages of the documentation that are made from other files: every power from its scenarios, the decisions, the
changelog, how to contribute. MkDocs calls this module (`mkdocs.yml`, hooks)."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

HOME = Path(__file__).parent.parent
sys.path.insert(0, str(HOME))  # MkDocs loads hooks by their file

from rulebook import Row, Try, play, pose, read_all  # noqa: E402
from santorini.locales.english import slug  # noqa: E402
from santorini.pictures import svg  # noqa: E402
from santorini.powers.catalog import CARDS, FORBIDDEN, Card  # noqa: E402
from santorini.rules.fields import COLD, HOT, SCRATCH  # noqa: E402
from santorini.rules.geometry import SPACES  # noqa: E402
from santorini.rules.names import SIDES  # noqa: E402

GROUPS = {"simple": "Simple gods", "advanced": "Advanced gods", "golden fleece": "Golden Fleece gods", "hero": "Heroes"}
AROUND = {  # scenarios of no single power
    "00_base": "The base game",
    "setup": "The setup",
    "golden_fleece": "The Golden Fleece",
    "multiplayer": "Three and four players",
    "interactions": "Powers that meet",
    "editions": "Editions",
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Give every power its place in the navigation, and every decision."""
    assert config.nav is not None
    for entry in config.nav:
        if "Powers" in entry:
            groups = [
                {GROUPS[group]: [{card.name: f"powers/{slug(card.name)}.md"} for card in cards]}
                for group, cards in groupby(CARDS[1:], key=lambda card: card.group)
            ]
            around = [{title: f"powers/{slug(file)}.md"} for file, title in AROUND.items()]
            entry["Powers"] = [entry["Powers"], *groups, {"Around them": around}]
        if "Inside" in entry:
            notes = sorted((HOME / "docs" / "decisions").glob("0*.md"))
            for item in entry["Inside"]:
                if "Decisions" in item:
                    item["Decisions"] = [item["Decisions"], *(f"decisions/{note.name}" for note in notes)]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, content in _pages():
        files.append(File.generated(config, name, content=content))
    return files


def _pages() -> Iterator[tuple[str, str]]:
    yield "changelog.md", (HOME / "CHANGELOG.md").read_text(encoding="utf-8")
    contributing = (HOME / "CONTRIBUTING.md").read_text(encoding="utf-8")
    contributing = contributing.replace("(CHANGELOG.md)", "(changelog.md)").replace("(SECURITY.md)", "(security.md)")
    yield "contributing.md", contributing.replace("(docs/", "(")
    yield "security.md", (HOME / "SECURITY.md").read_text(encoding="utf-8")
    yield "fields.md", _fields()
    yield "powers/index.md", _overview()
    rows = {file: list(found) for file, found in groupby(read_all(), key=lambda row: row.file)}
    for file, found in rows.items():
        number = int(file[:2]) if file[:2].isdigit() else 0
        name, head = (slug(CARDS[number].name), _card(CARDS[number])) if number else (slug(file), f"# {AROUND[file]}\n")
        yield f"powers/{name}.md", "\n".join([head, "## What follows\n", *map(_row, found)])
        for row in found:
            yield f"powers/pictures/{row}.svg", svg(pose(row).position, size=360)


# ---------------------------------------------------------------- what a position is made of


def _fields() -> str:
    lines = [
        "# What a position is made of\n",
        "Everything true at one moment of a game, as [`Position`](reference.md) holds it.\n",
        "- The *hot* half is what nearly every step changes; the *cold* half changes rarely, and whoever writes to it",
        "  calls `touch()` first.",
        "- Reset: a field `lasts` from turn to turn, is emptied at the `end of turn`, or found at the `start of turn`.",
        "- What *travels* follows its worker to the next space.",
        "- What only *its owner* may see is concealed from others until the game is over.",
        "- The *word* is how the [text of a position](notation.md) calls the field.\n",
    ]
    for title, fields in (("Hot", HOT), ("Cold", COLD)):
        lines += [
            f"## {title}\n",
            "| field | meaning | reset | travels | seen by | word |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
        lines += [
            f"| `{field.name}`{f' × {field.size}' if field.size > 1 else ''} | {field.about} | {field.reset} "
            f"| {'yes' if field.travels else ''} | {field.seen} | `{field.text or field.name}` |"
            for field in fields
        ]
        lines.append("")
    lines += ["## Beside the position\n", "| | meaning |", "| --- | --- |"]
    lines += [f"| `{scratch.name}` | {scratch.about} |" for scratch in SCRATCH]
    return "\n".join(lines)


# ---------------------------------------------------------------- a power


def _overview() -> str:
    lines = [
        "# The powers\n",
        f"All {len(CARDS) - 1}, in our own words. Each page shows what follows from its card, drawn from the",
    ]
    lines += ["scenarios that the tests play.\n"]
    for group, cards in groupby(CARDS[1:], key=lambda card: card.group):
        lines += [f"## {GROUPS[group]}\n", "| power | title | what it does |", "| --- | --- | --- |"]
        lines += [f"| [{card.name}]({slug(card.name)}.md) | {card.title} | {card.text} |" for card in cards]
        lines.append("")
    return "\n".join(lines)


def _card(card: Card) -> str:
    rivals = sorted(
        CARDS[number].name for pair in FORBIDDEN if card.number in pair for number in {*pair} - {card.number}
    )
    facts = [GROUPS[card.group].removesuffix("s"), f"for {' or '.join(map(str, card.players))} players"]
    facts += [f"acts at: {', '.join(card.windows)}"]
    facts += ["can be the power of the Golden Fleece"] * card.fleece
    lines = [f"# {card.name}\n", f"*{card.title}*\n", f"**{card.text}**\n", f"{', '.join(facts)}.\n"]
    if rivals:
        lines.append(f"The rulebook advises against meeting {', '.join(rivals)}.\n")
    if card.note:
        lines.append(f"Editions: {card.note}\n")
    return "\n".join(lines)


def _row(row: Row) -> str:
    """A sentence of the rules, its drawing, and what can be tried there."""
    powers = " against ".join(row.powers) + (f", beside the Ram: {row.fleece}" if row.fleece else "")
    mover = "" if row.setup else f"; {row.powers[row.mover]} to move"
    lines = [
        f"### {row.says} {{: #{slug(str(row.id))} }}\n",
        f"![{powers}](pictures/{row}.svg){{ loading=lazy width=240 }}\n",
        f"{powers}{mover}{f' (`{row.given}`)' if row.given else ''}.\n",
        *(f"- {_try(row, attempt)}" for attempt in row.tries),
        "",
    ]
    return "\n".join(lines)


def _try(row: Row, attempt: Try) -> str:
    game = pose(row)
    refused = play(game, attempt)
    turn = f"`{attempt.turn}`" if attempt.turn else "At once"
    if refused is not None:
        return f"{turn} is refused: {game.refusal(refused)}."
    facts = [f"{attempt.wins} wins"] if attempt.wins else []
    facts += map(_fact, attempt.then)
    facts += [f"{_coded(attempt.legal)} can follow"] if attempt.legal else []
    facts += [f"{_coded(attempt.not_legal)} cannot"] if attempt.not_legal else []
    facts += [f"only {_coded(attempt.only)} can follow"] if attempt.only else []
    return f"{turn}: {'; '.join(facts) or 'is legal'}."


def _coded(texts: Iterable[str]) -> str:
    return ", ".join(f"`{text}`" for text in texts)


def _fact(word: str) -> str:
    name, _, value = word.replace(":", "=").replace(",", ", ").partition("=")
    if name in tuple(SIDES):
        return f"{name} on {'no space' if value == '-' else re.sub('[FM]', '', value)}"
    if name in SPACES:
        return f"{name} at level {value[0]}{' with a dome' * value.endswith('^')}"
    if name in ("mover", "decider"):
        return f"{'nobody' if value == '-' else f'seat {value}'} {'to move' if name == 'mover' else 'decides'}"
    return f"{name} {'none' if value == '-' else value}"
