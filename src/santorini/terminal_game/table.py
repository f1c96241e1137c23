"""The terminal game: people at one keyboard, and computers, around one board."""

from __future__ import annotations

import contextlib
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.text import Text

from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import STANDARD, Level, level
from santorini.draft import secret
from santorini.errors import IllegalStep, SantoriniError
from santorini.game import Game
from santorini.locales.errors import TerminalError
from santorini.notation import Step, read_attempt, split_turn, write_step
from santorini.pictures.console import ARROWS, SIGNS, signs_on
from santorini.players import Player, SimplePlayer
from santorini.powers.catalog import CARDS, Card, power
from santorini.reasons import Refusal
from santorini.records import Record, read_games, write_game
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.position import Position
from santorini.rules.words import CALM, END, SETUP
from santorini.terminal_game.screen import PROMPT, Leave, Screen, chip, noted
from santorini.terminal_game.speech import excuse, name, say, series, text
from santorini.terminal_game.words import (
    COMMANDS,
    card_lines,
    describe,
    ending,
    meant,
    news,
    rows,
    spelled,
    target,
    task,
    verb,
    worker_of,
    workers_on_offer,
)
from santorini.views import View, seen_text, view

MANY = 16  # more spaces than these are not worth listing


def seat_names(players: Sequence[Player | None]) -> list[str]:
    """What to call the seats: one person is You."""
    people, computers = players.count(None), len(players) - players.count(None)
    person = say("table-you") if people == 1 else ""
    computer, number = say("table-computer"), computers > 1
    return [
        (f"{computer} {seat + 1}" if number else computer) if player else person or say("table-player", number=seat + 1)
        for seat, player in enumerate(players)
    ]


class Table:
    """One game in the terminal. A seat without a player is for a person at the keyboard."""

    def __init__(self, game: Game, players: Sequence[Player | None], screen: Screen, rng: random.Random) -> None:
        self.game = game
        self.players = list(players)
        self.names = seat_names(players)
        self.screen = screen
        self.rng = rng
        self.file: Path | None = None
        self.note = ""
        self._forget()

    def _forget(self) -> None:
        self.seen = [0] * self.game.players  # up to where each seat has read the news
        self.keyboard: int | None = None  # the person who sits at it
        self.chosen: int | None = None
        self.options: list[Step] = []

    # ---------------------------------------------------------------- the game goes round

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        while True:
            seat = self.game.decider
            if self.game.over:
                if not self._after_the_end():
                    return
            elif seat is None:
                self.game.draw(self.rng)
            else:
                player = self.players[seat]
                if player is None:
                    self._person(seat)
                else:
                    self.game.take(player.decide(view(self.game, seat)), seat)

    def _person(self, seat: int) -> None:
        """Let the person at this seat take a step, or do something else."""
        self._hand_over(seat)
        seen = view(self.game, seat)
        self._show(seen)
        prompt = f"{self._hint(seen)} {PROMPT}"
        line = self.screen.ask(prompt)
        self.note = ""
        steps = len(self.game.history)
        try:
            if not self._command(line, seat):
                self._steps(line, seat)
        except (SantoriniError, OSError) as error:
            self.note = excuse(error, self.names)
        if len(self.game.history) > steps and self.game.decider != seat:
            self.seen[seat] = steps

    def _hand_over(self, seat: int) -> None:
        """Where powers keep secrets, the others look away before a person sees the board."""
        if self.keyboard == seat:
            return
        people = self.players.count(None)
        if people > 1 and any(secret(card) for card in self.game.cards):
            self.screen.clear()
            self.screen.say(say("cli-hand-over", name=self._title(seat)), style="bold")
            self.screen.ask(f"{say('cli-handed-over', name=self.names[seat])} ")
        self.keyboard = seat
        self.chosen, self.options = None, []

    def _after_the_end(self) -> bool:
        """Show how it ended. Does the game go on, because something was taken back or another one begins?"""
        self.screen.clear()
        if None not in self.players:
            self._turns(None)
        self.screen.board(self.game.position, self._beside(view(self.game, None)))
        self.screen.say(ending(self.game, self.names), style="bold green")
        if None not in self.players:
            return False
        while self.game.over:
            line = self.screen.ask(f"{say('cli-after')} {PROMPT}")
            try:
                if not line or line in ("quit", "q", "exit"):
                    return False
                if line == "again":
                    self._begin_again()
                elif not self._command(line, None):
                    self.screen.say(say("cli-over"))
            except (SantoriniError, OSError) as error:
                self.note = excuse(error, self.names)
            if self.note:
                self.screen.say(self.note)
            self.note = ""
        return True

    def _begin_again(self) -> None:
        game = self.game
        self.game = Game(
            *(card.number for card in game.cards),
            edition=game.edition,
            first=(game.first + 1) % game.players,
            fleece=game.fleece.number if game.fleece else None,
            allow_forbidden=True,
        )
        self._forget()

    # ---------------------------------------------------------------- what is shown

    def _show(self, seen: View) -> None:
        legal = [step for step in seen.legal if self.chosen in (None, worker_of(step))]
        workers = workers_on_offer(legal)
        marks = workers if len(workers) > 1 else [step & 31 for step in legal if step & 31 < 25 and step != END << 10]
        if len(marks) > MANY:
            marks = []
        self.screen.clear()
        self.screen.board(seen.position, self._beside(seen), marks)
        if self.note:
            self.screen.say(self.note, style="red")

    def _beside(self, seen: View) -> list[Text]:
        """Who plays, what lies on the board, the news, and what may be done."""
        p, lines = seen.position, []
        for seat, who in enumerate(self.names):
            mark = chip(p.side_for(seat), self.screen.colour) + Text(" ")
            turn = Text(" ◂" if seat == seen.decider else "", "bold")
            room = self.screen.room - turn.cell_len
            first, *others = noted(mark + Text(who, "bold"), self._notes_on(p, seat), room, mark.cell_len)
            lines += [first + turn, *others]
            if p.power[seat] and self.game.players == 2:
                lines.append(Text(text(CARDS[p.power[seat]]), "dim"))
        lines += [Text(line, "cyan") for line in self._signs(p)]
        if seen.seat is not None:
            recent = list(news(self.game, self.seen[seen.seat], seen.seat, self.names))[-4:]
            lines += [Text(), *(Text(line, "italic") for line in recent)] if recent else []
        if seen.legal:
            asked = say("table-for", name=self.names[p.decider], prompt=task(p, seen.legal))
            lines += [Text(), Text(asked, "bold"), *self._choices(seen)]
        return lines

    def _notes_on(self, p: Position, seat: int) -> Iterator[str]:
        """The power of a seat, and how strong the computer plays there."""
        player, power = self.players[seat], self._power_of(p, seat)
        if power:
            yield power
        if isinstance(player, ComputerPlayer):
            yield say("table-level", level=player.level.number)

    def _power_of(self, p: Position, seat: int) -> str:
        """The card dealt to a seat, and the power it holds now if that is another."""
        dealt, now = CARDS[p.dealt[seat]], CARDS[p.power[seat]]
        if p.seats == 3 and not p.plays(seat):
            return f"{name(dealt)}, {say('table-out')}"
        holds = say("table-holds", power=name(now))
        if self.game.fleece:
            return holds if now.number else ""
        if dealt == now:
            return name(dealt) if dealt.number else ""
        return f"{name(dealt)}, {holds}"

    def _signs(self, p: Position) -> Iterable[str]:
        if self.game.fleece:
            yield say("cli-ram", power=name(self.game.fleece), text=text(self.game.fleece))
        for key, direction in (("cli-wind", p.wind), ("cli-arrow", p.arrow)):
            if direction != CALM:
                yield f"{say(key)} {ARROWS[direction]} {DIRECTIONS[direction]}"
        shown = {sign for space in range(25) for sign in signs_on(p, space)}
        legend = [f"{sign} {say(f'board-{what.lower()}')}" for sign, what in SIGNS.items() if sign in shown]
        if legend:
            yield series(legend)

    def _choices(self, seen: View) -> Iterable[Text]:
        for row in rows(seen.legal):
            if self.chosen is not None and row.worker not in (None, self.chosen):
                continue
            if row.kind == END:
                yield Text(say("cli-label", what=verb(END)), "bold") + Text(f" {say('cli-enter')}")
                continue
            who = "" if row.worker is None else f" {SPACES[row.worker]}"
            places = " ".join(target(step, seen.position) for step in row.steps)
            if len(row.steps) > MANY and seen.position.window == SETUP:
                places = say("cli-anywhere")
            yield Text(say("cli-label", what=f"{verb(row.kind)}{who}"), "bold") + Text(f" {places}")

    def _hint(self, seen: View) -> str:
        """How to answer, in a few words."""
        if self.options:
            return say("cli-hint-number")
        if self.chosen is not None:
            return say("cli-hint-where-from", space=SPACES[self.chosen])
        workers = workers_on_offer(seen.legal)
        if len(workers) > 1:
            return say("cli-hint-worker", space=SPACES[workers[0]])
        step = seen.legal[(len(seen.legal) - 1) // 2]
        return say("cli-hint-where", space=target(step, seen.position).rstrip("↑↓"))

    def _title(self, seat: int) -> str:
        card = self.game.cards[seat]
        return f"{self.names[seat]} ({name(card)})" if card.number else self.names[seat]

    # ---------------------------------------------------------------- steps

    def _steps(self, line: str, seat: int) -> None:
        """Take the steps that a line means, all of them or none."""
        taken = 0
        try:
            for word in list(split_turn(spelled(line))) or [""]:
                if self.game.decider != seat:
                    self.note = say("cli-turn-over", step=word)
                    return
                step = self._step(word, self.game.legal_steps())
                if step is not None:
                    self.game.take(step, seat)
                    self.chosen, self.options = None, []
                    taken += 1
        except SantoriniError:
            for _ in range(taken):
                self.game.undo()
            self.chosen = None
            raise

    def _step(self, word: str, legal: list[Step]) -> Step | str | None:
        """The step a word means; None if it only chose a worker."""
        if not word:
            return self._enter(legal)
        if word.isdigit() and self.options:
            if not 1 <= int(word) <= len(self.options):
                raise TerminalError("no-typed-number", most=len(self.options))
            return self.options[int(word) - 1]
        self.options = []
        workers = workers_on_offer(legal)
        if word in SPACES and len(workers) > 1 and SPACES.index(word) in workers and not self._goes_to(word, legal):
            self.chosen = SPACES.index(word)
            return None
        if word not in SPACES and not meant(word, legal, None):
            return _notation(word)
        found = meant(word, legal, self.chosen)
        if len(found) == 1:
            return found[0]
        if found:
            self.options = found
            raise TerminalError("which", steps="   ".join(f"{n}  {describe(step)}" for n, step in enumerate(found, 1)))
        return self._impossible(word, legal)

    def _goes_to(self, word: str, legal: list[Step]) -> bool:
        """Has a worker been chosen that can go to this space, where another one stands?"""
        return self.chosen is not None and self.chosen != SPACES.index(word) and bool(meant(word, legal, self.chosen))

    def _enter(self, legal: list[Step]) -> Step | None:
        """An empty line: one step back from a choice, the only step there is, or the end of the turn."""
        if self.chosen is not None or self.options:
            self.chosen, self.options = None, []
            return None
        if len(legal) == 1:
            return legal[0]
        if END << 10 in legal:
            return Step(END << 10)
        raise TerminalError("nothing-typed")

    def _impossible(self, word: str, legal: list[Step]) -> str:
        """The step that was probably meant, written out, so that the rules can say why not."""
        workers = workers_on_offer(legal)
        worker = self.chosen if self.chosen is not None else workers[0] if len(workers) == 1 else None
        kinds = {step >> 10 for step in legal if worker is None or worker_of(step) == worker}
        kind = min(kinds, default=END)
        if worker is None and workers:
            raise TerminalError("worker-first", space=word, choices=tuple(SPACES[space] for space in workers))
        if kind == END:
            raise TerminalError("only-end")
        return write_step(kind << 10 | (worker or 0) << 5 | SPACES.index(word))

    # ---------------------------------------------------------------- commands

    def _command(self, line: str, seat: int | None) -> bool:
        """Obey a line that is a command. A step is none."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "quit" | "q" | "exit":
                raise Leave
            case "?" | "help" | "h":
                self._help()
            case "card" | "power" | "cards" | "powers":
                self._cards([power(rest)] if rest else list(self._in_play()))
            case "log" | "moves" | "history":
                self._log(seat)
            case "undo" | "u":
                self._undo()
            case "hint":
                self._suggest(seat)
            case "save":
                self._save(rest)
            case "load":
                self._load(rest)
            case "resign" if seat is not None:
                if self.screen.agree(say("cli-resign", name=self.names[seat])):
                    self.game.resign(seat)
            case _:
                return False
        return True

    def _help(self) -> None:
        self.screen.clear()
        self.screen.say(say("start-how"), style="bold")
        self.screen.say(say("cli-rules"))
        self.screen.say()
        for command, typed in COMMANDS.items():
            self.screen.say(f"  {typed:<10} {say(f'cli-typed-{command}')}")
        self.screen.say()
        self._cards(list(self._in_play()), clear=False)

    def _in_play(self) -> Iterable[Card]:
        p = self.game.position
        numbers = [*p.dealt[: p.seats], p.fleece, p.face_up]
        return (CARDS[number] for number in dict.fromkeys(numbers) if number)

    def _cards(self, cards: Sequence[Card], clear: bool = True) -> None:
        if clear:
            self.screen.clear()
        if not cards:
            self.screen.say(say("cli-no-powers"))
        for card in cards:
            first, *others = card_lines(card)
            self.screen.say(first, style="bold")
            for line in others:
                self.screen.say(f"  {line}")
        self.screen.wait()

    def _log(self, seat: int | None) -> None:
        self.screen.clear()
        self._turns(seat)
        self.screen.wait()

    def _turns(self, seat: int | None) -> None:
        turns: dict[int, tuple[int, list[str]]] = {}
        for played in self.game.history:
            _, words = turns.setdefault(played.turn, (played.seat, []))
            words.append(seen_text(self.game, played, seat))
        for turn, (who, words) in turns.items():
            label = f"{turn:>3}. {self.names[who]}" if turn else say("table-setup")
            self.screen.say(f"{say('cli-label', what=label)} {' '.join(words)}")
        if not turns:
            self.screen.say(say("table-nothing"))

    def _undo(self) -> None:
        """Back to the last decision that a person made."""
        mine = [i for i, played in enumerate(self.game.history) if played.seat >= 0 and not self.players[played.seat]]
        if not mine:
            raise TerminalError("nothing-to-undo")
        while len(self.game.history) > mine[-1]:
            self.game.undo()
        self.seen = [min(steps, len(self.game.history)) for steps in self.seen]
        self.chosen, self.options = None, []

    def _suggest(self, seat: int | None) -> None:
        if seat is None:
            raise IllegalStep("", Refusal("over"))
        seen = view(self.game, seat)
        step = SimplePlayer(self.rng).decide(seen)
        self.note = say("cli-would-play", step=write_step(step, seen.position.active))

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.file or Path("game.santorini")
        if path.exists() and path != self.file and not self.screen.agree(say("cli-exists", file=str(path))):
            return
        players = ", ".join(map(_kind, self.players))
        path.write_text(write_game(self.game, headers={"Players": players}), encoding="utf-8")
        self.file = path
        self.note = say("cli-saved", file=str(path))

    def _load(self, name: str) -> None:
        if not name:
            raise TerminalError("no-file")
        path = Path(name).expanduser()
        record = load(path)
        self.game, self.file = record.game, path
        self.players = seated(record, self.rng)
        self.names = seat_names(self.players)
        self._forget()
        self.seen = [len(self.game.history)] * self.game.players


def _notation(word: str) -> str:
    """A step written out, legal or not; anything else is not understood."""
    try:
        read_attempt(word)
    except SantoriniError:
        raise TerminalError("no-typed-step", text=repr(word)) from None
    return word


def text_of(path: Path) -> str:
    """What a file says, or `-`, the standard input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TerminalError("no-text-file", file=str(path)) from None


def load(path: Path) -> Record:
    """The last game of a file."""
    records = list(read_games(text_of(path)))
    if not records:
        raise TerminalError("no-game", file=str(path))
    return records[-1]


def seated(record: Record, rng: random.Random, strength: Level | None = None) -> list[Player | None]:
    """Who sat where when the game was saved; people, unless it says otherwise. Computers play at `strength` now."""
    kinds = [kind.split() for kind in record.headers.get("Players", "").split(",")]
    kinds += [["person"]] * record.game.players
    sitting: list[Player | None] = []
    for kind in kinds[: record.game.players]:
        match kind:
            case ["computer", number] if number.isdigit():
                sitting.append(ComputerPlayer(strength or level(int(number)), rng))
            case ["computer"]:
                sitting.append(ComputerPlayer(strength or STANDARD, rng))
            case _:
                sitting.append(None)
    return sitting


def _kind(player: Player | None) -> str:
    """How a record names who sits at a seat."""
    if isinstance(player, ComputerPlayer):
        return f"computer {player.level.number}"
    return "computer" if player else "person"


def play(game: Game, players: Sequence[Player | None], screen: Screen, rng: random.Random, file: Path | None) -> None:
    """Play a game in the terminal until it is over or the people leave."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 (arrow keys at the prompt)
    table = Table(game, players, screen, rng)
    table.file = file
    table.run()
