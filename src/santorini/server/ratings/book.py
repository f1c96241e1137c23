"""The book of ratings: every game is entered in the order in which they ended, whenever it is heard of."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, update

from santorini.server.ratings.model import Standing, beginning, rated
from santorini.server.ratings.results import Outcome, Place
from santorini.server.store.ratings import ratings, results, standings

LOCK = 0x52415445  # the advisory lock of PostgreSQL: one process at a time enters games


def enter(connection: Connection, found: Outcome) -> None:
    """Enter a game. If later ones of its category were entered before, they are taken out and entered again."""
    _lock(connection)
    if connection.execute(select(results.c.table_id).where(results.c.table_id == found.table)).first():
        return
    later = _after(connection, found)
    _take_out(connection, later)
    for one in sorted((found, *later), key=lambda one: (one.ended, one.table)):
        _rate(connection, one)


def void(connection: Connection, table: str, ended: int) -> None:
    """Note that a game counts for nobody."""
    _lock(connection)
    if not connection.execute(select(results.c.table_id).where(results.c.table_id == table)).first():
        connection.execute(insert(results).values(table_id=table, category="", ended=ended))


def rewrite(connection: Connection, outcomes: Iterable[Outcome]) -> int:
    """Write the whole book anew; how many ratings have become others comes back."""
    _lock(connection)
    before = _all(connection)
    connection.execute(delete(standings))
    connection.execute(delete(ratings))
    connection.execute(delete(results).where(results.c.category != ""))
    for one in sorted(outcomes, key=lambda one: (one.ended, one.table)):
        _rate(connection, one)
    after = _all(connection)
    return sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())


def _all(connection: Connection) -> dict[tuple[str, str], tuple[float, float, int]]:
    return {(row.category, row.subject): (row.mu, row.sigma, row.games) for row in connection.execute(select(ratings))}


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    else:
        connection.execute(update(ratings).where(ratings.c.category == "").values(games=0))  # begins to write


def _after(connection: Connection, found: Outcome) -> list[Outcome]:
    """The games of the same category that ended later and were entered already."""
    later = and_(
        results.c.category == found.category,
        or_(results.c.ended > found.ended, and_(results.c.ended == found.ended, results.c.table_id > found.table)),
    )
    entered = []
    for row in connection.execute(select(results).where(later)).all():
        here = select(standings).where(standings.c.table_id == row.table_id)
        places = [Place(one.subject, one.seat, one.side, bool(one.won)) for one in connection.execute(here)]
        entered.append(Outcome(row.table_id, row.category, row.ended, tuple(places)))
    return entered


def _take_out(connection: Connection, outcomes: list[Outcome]) -> None:
    """Let everybody stand as before these games."""
    for one in outcomes:
        connection.execute(delete(standings).where(standings.c.table_id == one.table))
        connection.execute(delete(results).where(results.c.table_id == one.table))
    for category, subject in {(one.category, place.subject) for one in outcomes for place in one.places}:
        mine = and_(standings.c.category == category, standings.c.subject == subject)
        games = connection.execute(select(func.count()).where(mine)).scalar() or 0
        newest = select(standings.c.mu, standings.c.sigma).where(mine)
        last = connection.execute(newest.order_by(standings.c.ended.desc(), standings.c.table_id.desc())).first()
        _set(connection, category, subject, tuple(last) if last else None, games)


def _rate(connection: Connection, one: Outcome) -> None:
    subjects = [place.subject for place in one.places]
    known = select(ratings).where(ratings.c.category == one.category, ratings.c.subject.in_(subjects))
    before = {row.subject: row for row in connection.execute(known)}
    after = rated(one.places, {subject: (row.mu, row.sigma) for subject, row in before.items()})
    connection.execute(insert(results).values(table_id=one.table, category=one.category, ended=one.ended))
    for place in one.places:
        mu, sigma = after[place.subject]
        row = {"table_id": one.table, "subject": place.subject, "category": one.category, "ended": one.ended}
        more = {"seat": place.seat, "side": place.side, "won": int(place.won), "mu": mu, "sigma": sigma}
        connection.execute(insert(standings).values({**row, **more}))
        known_before = before.get(place.subject)
        games = 1 + (known_before.games if known_before else 0)
        _set(connection, one.category, place.subject, (mu, sigma), games)


def _set(connection: Connection, category: str, subject: str, standing: Standing | None, games: int) -> None:
    mine = and_(ratings.c.category == category, ratings.c.subject == subject)
    if standing is None:
        connection.execute(delete(ratings).where(mine))
        return
    values = {"mu": standing[0], "sigma": standing[1], "games": games}
    if not connection.execute(update(ratings).where(mine).values(values)).rowcount:
        connection.execute(insert(ratings).values(category=category, subject=subject, **values))


def standing_before(connection: Connection, category: str, subject: str, ended: int, table: str) -> Standing:
    """How somebody stood before a game."""
    earlier = or_(standings.c.ended < ended, and_(standings.c.ended == ended, standings.c.table_id < table))
    mine = and_(standings.c.category == category, standings.c.subject == subject, earlier)
    newest = select(standings.c.mu, standings.c.sigma).where(mine)
    row = connection.execute(newest.order_by(standings.c.ended.desc(), standings.c.table_id.desc()).limit(1)).first()
    return (row.mu, row.sigma) if row else beginning(subject)
