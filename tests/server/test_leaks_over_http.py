"""What the server answers to the wrong eyes is the same, byte for byte, whatever the secret is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice

import pytest

from santorini import Game, power
from testkit.crowd import Server
from tests.server.browser import Browser, Socket
from tests.twins import Deal, next_steps, parted

PAGES = ("record", "replay", "position")
CASES = [
    (("Dionysus", "Hecate"), 1),
    (("Hecate", "Ares"), 0),
    (("Hecate", "Siren"), 0),
    (("Hecate", "Circe"), 0),
    (("Circe", "Moerae"), 1),
    (("Tartarus", "Artemis"), 0),
    (("Hecate", "Hypnus", "Dionysus"), 0),
]


class Twin:
    """A table with a browser at every seat, a spectator, and the same game played here to choose steps from."""

    def __init__(self, server: Server, powers: Deal) -> None:
        self.game = Game(*powers, allow_forbidden=True)
        self.browsers = [Browser(server, f"P{seat}") for seat in range(len(powers))]
        self.table, _ = self.browsers[0].open(
            players=len(powers),
            deal="chosen",
            powers=[power(name).number for name in powers],
            first=0,
            seats=["me", *["open"] * (len(powers) - 1)],
            allow_forbidden=True,
        )
        for seat, browser in enumerate(self.browsers[1:], 1):
            assert browser.sit(self.table, seat).is_success
        self.browsers.append(Browser(server))  # a spectator
        self.sockets: list[Socket] = [browser.join(self.table) for browser in self.browsers]

    def take(self, step: int) -> None:
        decider = self.game.decider
        assert decider is not None
        assert self.sockets[decider].step(step)["type"] == "news"
        self.game.take(step)
        for socket in self.sockets:
            while socket.version < max(other.version for other in self.sockets):
                socket.listen()

    def told(self, keeper: int) -> list[str]:
        """All that was sent to and can be fetched by everybody but the keeper, without names and times."""
        answers = []
        for seat, (socket, browser) in enumerate(zip(self.sockets, self.browsers, strict=True)):
            if seat == keeper:
                continue
            answers += [text for text in socket.recorded if '"type":"presence"' not in text]
            for page in PAGES:
                answer = browser.client.get(f"/api/tables/{self.table}/{page}")
                answers.append(f"{answer.status_code} {answer.headers['content-length']} {answer.text}")
            text = browser.client.get(f"/api/tables/{self.table}/position").json()["text"]
            answers.append(browser.client.get("/api/picture.svg", params={"text": text}).text)
        return [re.sub(r'"at":\d+', "", answer).replace(self.table, "") for answer in answers]

    def close(self) -> None:
        for socket in self.sockets:
            socket.__exit__()


def moments(one: Twin, other: Twin, keeper: int, rng: random.Random) -> Iterator[None]:
    """Play at both tables until the rules tell them apart."""
    while pairs := next_steps(one.game, other.game, keeper, rng):
        for step, twin in pairs:
            one.take(step)
            other.take(twin)
            if parted(one.game, other.game):
                return
            yield


@pytest.mark.slow
@pytest.mark.parametrize(("powers", "keeper"), CASES)
def test_answers_to_others_do_not_depend_on_the_secret(server: Server, powers: Deal, keeper: int) -> None:
    one, other = Twin(server, powers), Twin(server, powers)
    compared = 0
    for _ in islice(moments(one, other, keeper, random.Random(powers[keeper])), 12):
        assert one.told(keeper) == other.told(keeper)
        compared += 1
    one.close()
    other.close()
    assert compared > 4
