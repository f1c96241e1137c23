"""Sockets of a real server, recorded: what others are sent is the same whatever the secret is."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack

import pytest

from benchmarks.crowd import Server
from santorini.game import Game
from tests.playing import effort
from tests.server.browser import Browser, Socket
from tests.twins import KEEPERS, next_steps, revealed, twins

LONGEST = 40  # steps
CHAOS = 14  # draws by the server's own chance, which is not the secret compared here


class Watched:
    """A table with a socket for every seat, and a spectator's."""

    def __init__(self, people: list[Browser], game: Game, closing: ExitStack) -> None:
        *players, spectator = people
        powers = [card.number for card in game.cards]
        self.table, _ = players[0].open(
            players=game.players, deal="chosen", powers=powers, first=game.first, seats=["open"] * game.players
        )
        for seat, player in enumerate(players):
            assert player.sit(self.table, seat).is_success
        self.sockets = [closing.enter_context(player.join(self.table)) for player in (*players, spectator)]

    def take(self, seat: int, step: int) -> None:
        assert self.sockets[seat].step(int(step))["type"] == "news"
        for socket in self.sockets:
            while socket.version < self.sockets[seat].version:
                socket.listen()

    def sent(self, socket: Socket) -> list[str]:
        """All that came, but for names, times and who came and went."""
        told = [text.replace(self.table, "") for text in socket.recorded if '"type":"presence"' not in text]
        return [re.sub(r'"at":\d+', "", text) for text in told]


@pytest.mark.parametrize("name", KEEPERS)
def test_recorded_sockets_of_others_do_not_tell_the_secret(server: Server, name: str) -> None:
    rng = random.Random(f"recorded {name}")
    compared = 0
    for _ in range(effort(4, 1)):
        one, other, keeper = twins(name, rng)
        if any(card.number == CHAOS for card in one.cards):
            continue
        with ExitStack() as closing:
            people = [closing.enter_context(Browser(server)) for _ in range(one.players + 1)]
            tables = [Watched(people, one, closing) for _ in range(2)]
            while not revealed(one, other) and len(one.history) < LONGEST:
                sent = [[table.sent(socket) for socket in table.sockets] for table in tables]
                for seat in set(range(len(people))) - {keeper}:
                    assert sent[0][seat] == sent[1][seat]
                compared += 1
                pairs = next_steps(one, other, keeper, rng)
                for step, twin in pairs:
                    if not revealed(one, other):
                        tables[0].take(one.position.decider, step)
                        tables[1].take(other.position.decider, twin)
                        one.take(step)
                        other.take(twin)
                if not pairs:
                    break
    assert compared > effort(30, 5)
