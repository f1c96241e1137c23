"""Ratings: the strong come out above the weak, powers and the first turn are allowed for, and the log alone decides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select

from santorini.server.ratings import book
from santorini.server.ratings.model import Standing, points, provisional, rated
from santorini.server.ratings.results import Outcome, Place
from santorini.server.store.database import metadata, tables
from santorini.server.store.ratings import ratings
from testkit.crowd import Server
from testkit.playing import UNCOMPILED
from tests.server.browser import Browser

needs_a_process = pytest.mark.skipif(UNCOMPILED, reason="a server of its own does the same, only later")


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as opened:
        yield opened


def played(
    table: str, ended: int, winner: str, loser: str, *, first: str = "", powers: tuple[int, int] = (0, 0)
) -> Outcome:
    """A game of two, the winner at seat 0."""
    places = []
    for seat, player in enumerate((winner, loser)):
        subjects = [player, f"place {int(player != (first or winner))}"]
        subjects += [f"power {powers[seat]}"] if any(powers) else []
        places += [Place(subject, seat, seat, seat == 0) for subject in subjects]
    return Outcome(table, "2-powers" if any(powers) else "2-base", ended, tuple(places))


def entered(connection: Connection, games: list[Outcome]) -> dict[str, Any]:
    known = {*connection.execute(select(tables.c.id)).scalars()}
    for game in games:
        if game.table not in known:
            row = {"owner": "", "options": "{}", "public": True, "created": 0, "status": "over", "since": 0}
            connection.execute(insert(tables).values(id=game.table, awake=False, **row))
        book.enter(connection, game)
    return standing(connection)


def standing(connection: Connection) -> dict[str, Any]:
    return {row.subject: (row.mu, row.sigma, row.games) for row in connection.execute(select(ratings))}


def simulated(strengths: dict[str, float], count: int, seed: int, edge: float = 0.0) -> list[Outcome]:
    """Games of players whose strength in Elo is known; one power, 1, is worth so much more than another, 2."""
    rng, games = random.Random(seed), []
    for number in range(count):
        one, other = rng.sample([*strengths], 2)
        cards = (1, 2) if rng.random() < 0.5 else (2, 1)
        ahead = strengths[one] - strengths[other] + edge * (1 if cards[0] == 1 else -1)
        won = rng.random() < 1 / (1 + 10 ** (-ahead / 400))
        winner, loser = (one, other) if won else (other, one)
        powers = (0, 0) if not edge else cards if won else cards[::-1]
        games.append(played(f"t{number:05}", number, winner, loser, first=one, powers=powers))
    return games


def rated_all(games: list[Outcome]) -> dict[str, Standing]:
    """How everybody stands after these games."""
    found: dict[str, Standing] = {}
    for game in games:
        found.update(rated(game.places, found))
    return found


def test_players_of_known_strength_are_ranked_rightly() -> None:
    strengths = {f"p{number}": 1200.0 + 100 * number for number in range(8)}
    found = rated_all(simulated(strengths, 3000, seed=1))
    shown = {player: points(found[player][0]) for player in strengths}
    assert sorted(shown, key=shown.__getitem__) == [*strengths]
    for one, other in combinations(strengths, 2):  # and by about as much as they differ
        assert shown[other] - shown[one] == pytest.approx(strengths[other] - strengths[one], abs=150)
    assert not any(provisional(found[player][1]) for player in strengths)


def test_a_strong_power_explains_its_wins() -> None:
    """Between equals the power is found to be better; who wins with it gains less than who wins against it."""
    equals = {f"p{number}": 1500.0 for number in range(6)}
    found = rated_all(simulated(equals, 900, seed=2, edge=120))
    assert found["power 1"][0] > 0.5 > -0.5 > found["power 2"][0]
    gained = []
    for powers in ((1, 2), (2, 1)):
        game = played("t", 1, "p0", "p1", powers=powers)
        gained.append(rated(game.places, found)["p0"][0] - found["p0"][0])
    assert 0 < gained[0] < gained[1]


def test_a_new_rating_is_provisional_for_about_a_dozen_games() -> None:
    games = [played(f"t{n}", n, "ann" if n % 2 else "ben", "ben" if n % 2 else "ann") for n in range(20)]
    certain = [provisional(rated_all(games[: count + 1])["ann"][1]) for count in range(20)]
    assert certain == sorted(certain, reverse=True)
    assert 8 < sum(certain) < 18


def test_the_order_in_which_games_are_heard_of_does_not_matter(connection: Connection) -> None:
    games = simulated({"a": 1400, "b": 1500, "c": 1600}, 15, seed=3, edge=60)
    in_order = entered(connection, games)
    assert book.rewrite(connection, games) == 0
    for seed in range(3):
        connection.rollback()
        shuffled = random.Random(seed).sample(games, len(games))
        assert entered(connection, shuffled) == in_order
        assert entered(connection, shuffled) == in_order  # each game counts once


def test_games_of_two_three_and_four_are_rated_apart(connection: Connection) -> None:
    three = tuple(Place(name, seat, seat, seat == 0) for seat, name in enumerate("abc"))
    four = tuple(Place(name, seat, seat % 2, seat % 2 == 0) for seat, name in enumerate("abcd"))
    entered(connection, [Outcome("t3", "3-base", 1, three), Outcome("t4", "4-base", 2, four)])
    found = {(row.category, row.subject): points(row.mu) for row in connection.execute(select(ratings))}
    assert found["3-base", "a"] > 1500 > found["3-base", "b"] == found["3-base", "c"]
    assert found["4-base", "a"] == found["4-base", "c"] > 1500 > found["4-base", "b"] == found["4-base", "d"]


# ---------------------------------------------------------------- on a server

OPTIONS = {
    "seats": ["me", "open"],
    "public": True,
    "rated": True,
    "first": 0,
    "clock": {"kind": "game", "seconds": 600, "increment": 5},
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("ratings"), grace=0.1) as running:
        yield running


def person(server: Server, name: str) -> Browser:
    browser = Browser(server)
    body = {"name": name, "password": "correct horse battery"}
    browser.client.post("/api/account", json=body).raise_for_status()
    return browser


def pair(server: Server, one: str, other: str, **options: Any) -> tuple[str, Browser, Browser]:
    ann, ben = person(server, one), person(server, other)
    table, _ = ann.open(**{**OPTIONS, **options})
    ben.sit(table, 1).raise_for_status()
    return table, ann, ben


def changes(browser: Browser, table: str) -> list[dict[str, Any]]:
    """What the game has changed, once it is rated."""
    for _ in range(200):
        found: list[dict[str, Any]] = browser.client.get(f"/api/tables/{table}/ratings").json()["changes"]
        if found:
            return found
    raise AssertionError("the game was not rated")


@needs_a_process
def test_a_rated_game_changes_ratings_and_the_log_gives_the_same(own: Server) -> None:
    table, ann, ben = pair(own, "Rated Ann", "Rated Ben")
    with ann.join(table) as first, ben.join(table) as second:
        assert first.ask("replace", seat=1)["code"] in ("rated-people", "not-absent")
        assert ann.client.delete(f"/api/tables/{table}/seats/0").json()["code"] == "rated-stay"
        second.ask("resign", seat=1)
    winner, loser = changes(ann, table)
    assert winner["before"] == loser["before"] == 1500
    assert winner["after"] > 1500 > loser["after"]
    board = ann.client.get("/api/leaderboards/2-base").json()["players"]
    assert [player["name"] for player in board] == ["Rated Ann", "Rated Ben"]
    profile = ann.client.get("/api/players/rated ann").json()
    assert profile["ratings"][0]["points"] == winner["after"]
    assert [(game["won"], game["against"]) for game in profile["games"]] == [(True, ["Rated Ben"])]
    before = own.run_sql("SELECT * FROM ratings ORDER BY category, subject")
    assert own.admin("rate") == "1 rated games; 0 ratings have changed.\n"
    own.run_sql("UPDATE ratings SET mu = 99 WHERE subject LIKE 'place%'")
    assert own.admin("rate") == "1 rated games; 2 ratings have changed.\n"
    assert own.run_sql("SELECT * FROM ratings ORDER BY category, subject") == before


@needs_a_process
def test_powers_are_counted_and_a_rematch_with_powers_swapped_is_rated(own: Server) -> None:
    table, ann, ben = pair(own, "Swapping Ann", "Swapping Ben", deal="random")
    with ann.join(table) as first, ben.join(table) as second:
        second.ask("resign", seat=1)
        first.ask("again", rematch="swapped")
        second.ask("again", rematch="swapped")
        following = second.hear("news")["info"]["next"] if not second.table["info"]["next"] else None
    following = following or ann.join(table).table["info"]["next"]
    with ann.join(following) as first:
        assert first.table["info"]["options"]["rated"]
        first.ask("resign", seat=0)
    changes(ann, following)
    powers = ann.client.get("/api/players/Swapping Ann").json()["powers"]
    assert sorted((power["games"], power["won"]) for power in powers) == [(1, 0), (1, 1)]


@needs_a_process
def test_whose_time_runs_out_has_lost(own: Server) -> None:
    table, ann, _ben = pair(own, "Slow Ann", "Quick Ben", clock={"kind": "turn", "seconds": 1, "increment": 0})
    with ann.join(table) as socket:
        while not socket.over:
            socket.listen()
    lost, won = changes(ann, table)
    assert lost["after"] < 1500 < won["after"]


@needs_a_process
def test_only_public_games_of_people_with_accounts_are_rated(own: Server) -> None:
    guest, ann = Browser(own), person(own, "Strict Ann")
    assert guest.client.post("/api/tables", json=OPTIONS).json()["code"] == "rated-account"
    table, _ = ann.open(**OPTIONS)
    assert guest.sit(table, 1).json()["code"] == "rated-account"
    assert ann.sit(table, 1).json()["code"] == "rated-once"
    for changed in (
        {"public": False},
        {"clock": {"kind": "none"}},
        {"seats": ["me", "computer"]},
        {"seats": ["me", "me"]},
        {"fleece": 0},
        {"deal": "chosen", "powers": [1, 2]},
    ):
        answer = ann.client.post("/api/tables", json={**OPTIONS, **changed})
        assert answer.json()["args"]["why"] == "rated", changed
    casual, _ = ann.open(**{**OPTIONS, "rated": False})
    assert guest.sit(casual, 1).is_success


@needs_a_process
def test_what_the_operator_ends_is_not_rated_and_a_crash_loses_no_rating(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        closed, ann, ben = pair(server, "Ann", "Ben")
        server.admin("close", closed)
        lost, _ = ann.open(**OPTIONS)
        ben.sit(lost, 1).raise_for_status()
        with ben.join(lost) as socket:
            socket.ask("resign", seat=1)
        changes(ann, lost)
        server.kill()
        server.run_sql("DELETE FROM standings")
        server.run_sql("DELETE FROM ratings")
        server.run_sql("DELETE FROM results")
        server.run_sql("UPDATE tables SET since = since - 60000")
        server.start()
        assert [change["seat"] for change in changes(ann, lost)] == [0, 1]
        assert server.run_sql("SELECT count(*) FROM ratings WHERE subject NOT LIKE 'place%'") == [(2,)]
        assert ann.client.get(f"/api/tables/{closed}/ratings").json() == {"changes": []}


@needs_a_process
def test_a_deleted_account_is_on_no_leaderboard(own: Server) -> None:
    table, ann, ben = pair(own, "Leaving Ann", "Staying Ben")
    with ben.join(table) as socket:
        socket.ask("resign", seat=1)
    changes(ben, table)
    ann.client.delete("/api/account").raise_for_status()
    names = [player["name"] for player in ben.client.get("/api/leaderboards/2-base").json()["players"]]
    assert "Staying Ben" in names
    assert "Leaving Ann" not in names
    assert ben.client.get("/api/players/Leaving Ann").json()["code"] == "no-such-player"
    own.admin("rate")
    assert own.admin("rate").endswith("; 0 ratings have changed.\n")
