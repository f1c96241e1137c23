"""Programs play on a real server as people do: as guests, and told no more than their seat may know."""

from __future__ import annotations

import random
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from santorini import Game, power, read_game, view
from santorini.client import Client, Ended, RequestRefused, Table
from santorini.notation import Step
from santorini.players import Player, RandomPlayer
from santorini.study.contestants import Contestant
from santorini.study.match import play_match
from santorini.views import View
from testkit.crowd import Server
from tests.waiting import until

DOCS = Path(__file__).parents[2] / "docs"


class Watchful:
    """A random player that keeps the views it was given."""

    def __init__(self, seed: int) -> None:
        self.player = RandomPlayer(random.Random(seed))
        self.views: list[View] = []

    def decide(self, view: View) -> Step:
        self.views.append(view)
        return self.player.decide(view)


def together(tables: list[Table], players: list[Player]) -> list[Ended]:
    """All of them play, each in a thread of its own."""
    ended: dict[int, Ended] = {}

    def play(index: int) -> None:
        ended[index] = tables[index].play(players[index])

    threads = [threading.Thread(target=play, args=(index,), daemon=True) for index in range(len(tables))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(400)
    return [ended[index] for index in range(len(tables))]


def test_the_bot_of_the_documentation_plays_a_game(server: Server) -> None:
    ran = subprocess.run(
        [sys.executable, DOCS / "bot.py", server.url], check=False, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("Ended(seats=(")


@pytest.mark.parametrize(("keeper", "secret"), [("Hecate", "workers"), ("Moerae", "fate"), ("Tartarus", "abyss")])
def test_a_bot_is_told_its_own_secret_only(server: Server, keeper: str, secret: str) -> None:
    powers = [power(keeper).number, power("Pan").number]
    one = Client(server.url, "Keeper").open(deal="chosen", powers=powers, seats=["me", "open"], first=0)
    other = Client(server.url, "Seeker").join(one.id)
    players = [Watchful(1), Watchful(2)]
    with one, other:
        first, second = together([one, other], list(players))
    assert first == second
    known, told = (player.views for player in players)

    def kept(view: View) -> Any:
        return view.position.workers[0] if secret == "workers" else getattr(view.position, secret)

    assert any(kept(view) for view in known)
    assert told
    assert not any(kept(view) for view in told)
    assert any(None in view.steps for view in told), "it heard that something was done"
    assert not any(None in view.steps for view in known)


def test_three_bots_play_with_powers_drawn_at_random(server: Server) -> None:
    one = Client(server.url).open(players=3, deal="random", seats=["me", "open", "computer"], levels=[5, 5, 1])
    other = Client(server.url).join(one.id)
    with one, other:
        ended = together([one, other], [RandomPlayer(random.Random(seed)) for seed in (3, 4)])
        assert ended[0] == ended[1]
        assert len(ended[0].seats) == 1
        game = read_game(one.record()).game
        assert game.result
        assert game.result.seats == ended[0].seats


def test_a_game_goes_on_when_the_server_has_been_away(tmp_path: Path) -> None:
    class Saboteur(Watchful):
        def decide(self, view: View) -> Step:
            if len(self.views) == 6:
                server.kill()
                threading.Timer(1, server.start).start()
            return super().decide(view)

    with Server(tmp_path) as server:
        players = [Saboteur(5), Watchful(6)]
        with Client(server.url).open(seats=["me", "open"]) as one, Client(server.url).join(one.id) as other:
            first, second = together([one, other], list(players))
        assert first == second
        assert len(first.seats) == 1


def test_a_guest_comes_back_with_its_cookie(server: Server) -> None:
    first = Client(server.url, "Ada")
    again, stranger = Client(server.url, cookie=first.cookie), Client(server.url)
    assert (again.name, stranger.name) == ("Ada", "")
    with first.open(seats=["me", "open"], public=True) as table, again.watch(table.id) as seen:
        assert seen.you == [0]
        until(lambda: table.id in {listed["id"] for listed in stranger.tables()}, "the table in the lobby")
        with stranger.watch(table.id) as looking:
            assert looking.you == []


def test_what_is_refused_says_why(server: Server) -> None:
    guest = Client(server.url)
    with pytest.raises(RequestRefused) as refused:
        guest.watch("nowhere")
    assert refused.value.code == "closed-4404"
    with pytest.raises(RequestRefused, match="did not understand") as refused:
        guest.open(players=7)
    assert refused.value.code == "bad-message"
    with guest.open(seats=["me", "open"]) as table:
        with pytest.raises(RequestRefused) as refused:
            table.step(Step(0))
        assert refused.value.code == "not-playing"
        with pytest.raises(RequestRefused, match="has to decide"):
            table.view()
    with pytest.raises(ValueError, match="is no address"):
        Client("localhost:8000")


def test_the_same_bot_plays_in_the_library_and_in_a_match() -> None:
    climber = runpy.run_path(str(DOCS / "bot.py"))["Climber"]()
    game, rng = Game("Pan", "Artemis"), random.Random(1)
    players = [climber, RandomPlayer(rng)]
    while not game.over:
        assert game.decider is not None
        game.take(players[game.decider].decide(view(game, game.decider)))
    match = play_match(Contestant("climber", lambda _: climber), Contestant("random", RandomPlayer), rounds=10)
    assert match.score > 0.5
