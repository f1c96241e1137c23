"""Who is asking. Every check of who somebody is, and whether they are signed in, goes through here."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from santorini.server.accounts.accounts import Accounts
from santorini.server.accounts.sessions import Session
from santorini.server.guests import COOKIE, SECURE_COOKIE, YEAR, Guest, Guests, fresh
from santorini.server.refusals import Refused


async def identify(request: HTTPConnection) -> Guest | None:
    """Find out who is asking, by their cookie, before anything else looks at a request; refused if the operator has
    blocked them."""
    guests: Guests = request.app.state.guests
    request.state.session = request.state.guest = None
    for name in (SECURE_COOKIE, COOKIE)[not is_secure(request) :]:
        cookie = request.cookies.get(name)
        token = guests.read_session(cookie)
        if token is not None:
            request.state.session = session = await accounts(request).sessions.find(token)
            if session is not None:
                request.state.guest = Guest(session.account, session.name, session.hash)
        else:
            request.state.guest = guests.read(cookie)
        if request.state.guest is not None:
            break
    found: Guest | None = request.state.guest
    if found is not None and found.id in guests.blocked:
        raise Refused("blocked")
    return found


def accounts(request: HTTPConnection) -> Accounts:
    """The accounts of this server."""
    found: Accounts = request.app.state.accounts
    return found


def guest(request: HTTPConnection) -> Guest:
    """Who is asking; somebody new if the cookie is missing, not ours, or of a session that has ended."""
    found: Guest | None = request.state.guest
    return found or fresh()


def signed_in(request: HTTPConnection) -> Session | None:
    """The session of whoever is asking, if they are signed in."""
    found: Session | None = request.state.session
    return found


def account(request: HTTPConnection) -> Session:
    """The same, refused to guests."""
    found = signed_in(request)
    if found is None:
        raise Refused("not-signed-in")
    return found


def is_secure(request: HTTPConnection) -> bool:
    """Did the request come over TLS?"""
    return request.url.scheme in ("https", "wss")


def keep(request: HTTPConnection, response: Response, who: Guest, token: str | None = None) -> Response:
    """Let the browser remember who it is: a guest, or somebody who has just signed in with this token. A browser that
    is signed in remembers already."""
    if token is None and who.session:
        return response
    guests: Guests = request.app.state.guests
    secure = is_secure(request)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        guests.write(who) if token is None else guests.write_session(token),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return response


def dismiss(request: HTTPConnection, response: Response) -> Response:
    """Let the browser forget who it is."""
    secure = is_secure(request)
    response.delete_cookie(SECURE_COOKIE if secure else COOKIE, httponly=True, samesite="lax", secure=secure)
    return response
