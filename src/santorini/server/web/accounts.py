"""Requests of those who have an account, or want one: signing up, in and out, and what belongs to them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request
from msgspec import Meta, Struct
from starlette.responses import Response

from santorini.server.accounts.passkeys import Site
from santorini.server.guests import Guest
from santorini.server.refusals import Refused
from santorini.server.tables.live_table import AGAIN
from santorini.server.web.access import account, accounts, dismiss, guest, keep, signed_in
from santorini.server.web.requests import answer, network, sent, shape, tables
from santorini.server.web.routes import Me

Text = Annotated[str, Meta(max_length=200)]
Credential = dict[str, Any]
SIGNED = ("not-signed-in",)
OWN = (*SIGNED, "foreign-origin", "bad-message", "not-json")
NEW = ("name-missing", "name-taken", "signed-in")

router = APIRouter(prefix="/api", default_response_class=Response)


class NameAndPassword(Struct):
    name: Text
    password: Text


class NewPassword(Struct):
    password: Text


class RecoveryCode(Struct):
    code: Text


class PasskeyName(Struct):
    """The name of the account to be made; for one that is signed in, it is not needed."""

    name: Text = ""


class NewPasskey(Struct):
    """What the browser's `credentials.create` has answered, for a new account of this name or for one's own; `label`
    tells it from others."""

    credential: Credential
    name: Text = ""
    label: Text = ""


class UsedPasskey(Struct):
    """What the browser's `credentials.get` has answered."""

    credential: Credential


class Codes(Struct):
    """Recovery codes: each signs in once. They are shown only now."""

    codes: list[str]


class PasskeyOptions(Struct):
    """What the browser is asked: the options of `credentials.create` or `credentials.get`, as WebAuthn writes them in
    JSON."""

    options: dict[str, Any]


class OwnPasskey(Struct):
    id: str
    label: str
    created: int


class OwnSession(Struct):
    """Where one is signed in; `here`: with this browser."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class Details(Struct):
    """An account, to whom it belongs. `fresh`: signed in so lately that one may change how one signs in. `codes`: how
    many recovery codes are left."""

    id: str
    name: str
    created: int
    password: bool
    fresh: bool
    codes: int
    passkeys: list[OwnPasskey]
    sessions: list[OwnSession]


def _site(request: Request) -> Site:
    """The page that asks. Its origin was found to be ours by the middleware; a program sends none."""
    return Site(request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}")


def _browser(request: Request) -> str:
    """What one is told of where one is signed in: browser and system, in a word each."""
    agent = request.headers.get("user-agent", "")
    browsers = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
    systems = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac": "Mac"}
    found = [
        next((name for sign, name in {**known, "Linux": "Linux"}.items() if sign in agent), "")
        for known in (browsers, systems)
    ]
    return " · ".join(filter(None, found))


async def _welcome(request: Request, who: Guest, status: int = 200) -> Response:
    """Sign the browser in, after the games of the guest it was have moved along."""
    before = guest(request)
    if signed_in(request) is None:
        await tables(request).hand_over(before, who)
    token = await accounts(request).begin(who, signed_in(request), _browser(request))
    return keep(request, answer(Me(who.name, True), status), who, token)


def _check_guest(request: Request) -> None:
    if signed_in(request) is not None:
        raise Refused("signed-in")


@router.post("/account", openapi_extra=shape(Me, NameAndPassword, 201, (*NEW, "password-weak")))
async def sign_up(request: Request) -> Response:
    """Make an account with a name and a password."""
    wanted = await sent(request, NameAndPassword)
    _check_guest(request)
    who = await accounts(request).sign_up(wanted.name, wanted.password, network(request))
    return await _welcome(request, who, 201)


@router.post("/account/passkey-options", openapi_extra=shape(PasskeyOptions, PasskeyName, 200, (*NEW, "sign-in-again")))
async def new_passkey_options(request: Request) -> Response:
    """Begin to make a passkey: what the browser is to be asked."""
    wanted, who = await sent(request, PasskeyName), guest(request)
    options = await accounts(request).ask_new_passkey(who, signed_in(request), wanted.name, _site(request))
    return keep(request, answer({"options": msgspec.json.decode(options)}), who)


@router.post(
    "/account/passkeys",
    openapi_extra=shape(Me, NewPasskey, 201, (*NEW, "passkey-wrong", "passkeys-full", "sign-in-again")),
)
async def new_passkey(request: Request) -> Response:
    """The passkey the browser has made: for a new account, or for the one that is signed in."""
    made, session, site = await sent(request, NewPasskey), signed_in(request), _site(request)
    label = made.label or _browser(request)
    if session is None:
        who = await accounts(request).sign_up_with_passkey(
            made.name, guest(request), site, made.credential, label, network(request)
        )
        return await _welcome(request, who, 201)
    await accounts(request).add_passkey(session, site, made.credential, label)
    return answer(Me(session.name, True), 201)


@router.delete(
    "/account/passkeys/{id}",
    openapi_extra=shape("", status=204, refusals=(*OWN, "last-way-in", "passkey-wrong", "sign-in-again")),
)
async def drop_passkey(request: Request, id: str) -> Response:
    """Take a passkey away; never the last way to sign in."""
    await accounts(request).drop_passkey(account(request), id)
    return Response(status_code=204)


@router.put("/account/password", openapi_extra=shape("", NewPassword, 204, (*SIGNED, "password-weak", "sign-in-again")))
async def set_password(request: Request) -> Response:
    """Set a first or another password; all other browsers are signed out."""
    wanted = await sent(request, NewPassword)
    _signed_out(request, await accounts(request).set_password(account(request), wanted.password))
    return Response(status_code=204)


@router.post("/account/codes", openapi_extra=shape(Codes, status=201, refusals=(*OWN, "sign-in-again")))
async def new_codes(request: Request) -> Response:
    """Make new recovery codes; old ones count no more."""
    return answer({"codes": await accounts(request).new_codes(account(request))}, 201)


@router.post("/session", openapi_extra=shape(Me, NameAndPassword, refusals=("sign-in-wrong",)))
async def sign_in(request: Request) -> Response:
    """Sign in with name and password."""
    claimed = await sent(request, NameAndPassword)
    return await _welcome(request, await accounts(request).sign_in(claimed.name, claimed.password, network(request)))


@router.post("/session/passkey-options", openapi_extra=shape(PasskeyOptions, refusals=("foreign-origin", "not-json")))
async def passkey_options(request: Request) -> Response:
    """Begin to sign in with a passkey: what the browser is to be asked."""
    who = guest(request)
    options = await accounts(request).ask_passkey(who, _site(request))
    return keep(request, answer({"options": msgspec.json.decode(options)}), who)


@router.post("/session/passkey", openapi_extra=shape(Me, UsedPasskey, refusals=("passkey-wrong", "sign-in-wrong")))
async def sign_in_with_passkey(request: Request) -> Response:
    """Sign in with a passkey."""
    used = await sent(request, UsedPasskey)
    who = await accounts(request).sign_in_with_passkey(
        guest(request), _site(request), used.credential, network(request)
    )
    return await _welcome(request, who)


@router.post("/session/recovery", openapi_extra=shape(Me, RecoveryCode, refusals=("sign-in-wrong",)))
async def recover(request: Request) -> Response:
    """Sign in with a recovery code, which is used up."""
    typed = await sent(request, RecoveryCode)
    return await _welcome(request, await accounts(request).recover(typed.code, network(request)))


@router.delete("/session", openapi_extra=shape("", status=204, refusals=("foreign-origin", "bad-message")))
async def sign_out(request: Request) -> Response:
    """Sign this browser out; it is a new guest then."""
    session = signed_in(request)
    if session is not None:
        _signed_out(request, await accounts(request).end(session, session.hash))
    return dismiss(request, Response(status_code=204))


@router.get("/account", openapi_extra=shape(Details, refusals=("not-signed-in",)))
async def details(request: Request) -> Response:
    """My account: how I sign in, and where I am signed in."""
    session = account(request)
    tables(request).tasks.spawn(accounts(request).sessions.seen(session), "seen")
    return answer(await accounts(request).details(session))


@router.delete("/account/sessions", openapi_extra=shape("", status=204, refusals=OWN))
async def end_others(request: Request) -> Response:
    """Sign out everywhere but here."""
    _signed_out(request, await accounts(request).end(account(request)))
    return Response(status_code=204)


@router.delete("/account/sessions/{id}", openapi_extra=shape("", status=204, refusals=OWN))
async def end_session(request: Request, id: str) -> Response:
    """Sign out one browser."""
    _signed_out(request, await accounts(request).end(account(request), id))
    return Response(status_code=204)


@router.get("/account/export", openapi_extra=shape(Details, refusals=("not-signed-in",)))
async def export(request: Request) -> Response:
    """All that is stored about me, as a file: the account, and where I sit or sat; games are had as records."""
    session = account(request)
    told = await accounts(request).details(session)
    told["tables"] = await tables(request).seats_of(session.account)
    response = answer(told)
    response.headers["content-disposition"] = 'attachment; filename="santorini.json"'
    return response


@router.delete("/account", openapi_extra=shape("", status=204, refusals=(*OWN, "sign-in-again")))
async def delete(request: Request) -> Response:
    """Delete my account. The games stay, without my name."""
    session, service = account(request), tables(request)
    await accounts(request).delete(session)
    for table in await accounts(request).erase(session.account):
        await service.refresh(table)
    service.expel(lambda who: who.id == session.account, AGAIN)
    return dismiss(request, Response(status_code=204))


def _signed_out(request: Request, hashes: list[str]) -> None:
    """Close what is open there."""
    tables(request).expel(lambda who: who.session in hashes, AGAIN)
