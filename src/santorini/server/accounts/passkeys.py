"""Passkeys: WebAuthn between a browser and an account. Challenges are used once, and by whoever asked for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert

from santorini.server.refusals import Refused
from santorini.server.store.accounts import challenges

MINUTES = 5  # for which a challenge can be answered
NAME = "Santorini"


@dataclass(frozen=True)
class Site:
    """The page that asks: passkeys belong to its host."""

    origin: str

    @property
    def host(self) -> str:
        """The name passkeys are bound to."""
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True)
class Passkey:
    """What is stored of one."""

    id: str
    public_key: bytes
    uses: int


# The library is imported when it is first needed: that takes half a second, and many servers never do.


def creation(site: Site, account: str, name: str, known: list[str]) -> tuple[str, str]:
    """The challenge, and what a browser is asked to make a passkey with; `known` are those the account has."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=account.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to say a name to sign in
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
    )
    return bytes_to_base64url(options.challenge), options_to_json(options)


def request(site: Site) -> tuple[str, str]:
    """The challenge, and what a browser is asked to sign in with."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED)
    return bytes_to_base64url(options.challenge), options_to_json(options)


def created(site: Site, credential: dict[str, Any], challenge: str) -> Passkey:
    """The passkey that a browser has made."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as error:  # whatever is wrong with what was sent
        raise Refused("passkey-wrong") from error
    return Passkey(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)


def used(site: Site, credential: dict[str, Any], challenge: str, passkey: Passkey) -> int:
    """How often a passkey was used by now, if it is this one that has answered."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        ).new_sign_count
    except Exception as error:
        raise Refused("passkey-wrong") from error


def challenge_of(credential: dict[str, Any]) -> str:
    """The challenge that a browser says it has answered."""
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

    try:
        client = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    except Exception as error:
        raise Refused("passkey-wrong") from error
    return bytes_to_base64url(client.challenge)


def note(connection: Connection, challenge: str, guest: str, now: int) -> None:
    """Remember a challenge, and forget those nobody has answered in time."""
    connection.execute(delete(challenges).where(challenges.c.at < now - MINUTES * 60_000))
    connection.execute(insert(challenges).values(challenge=challenge, guest=guest, at=now))


def take(connection: Connection, challenge: str, guest: str, now: int) -> None:
    """Use a challenge up; refused if this guest has not asked for it, or long ago."""
    here = (challenges.c.challenge == challenge) & (challenges.c.guest == guest)
    if not connection.execute(delete(challenges).where(here, challenges.c.at >= now - MINUTES * 60_000)).rowcount:
        raise Refused("passkey-wrong")
