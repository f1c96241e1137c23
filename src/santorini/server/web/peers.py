"""Who is connected, by network, and how much each may send before anything of it is parsed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts

from santorini.server.limits import Bucket, Limit
from santorini.server.settings import Settings

REQUEST = 16_384, 8192  # bytes of a request, at once and a second
LONGEST_NAME = 64  # characters of an address that is none


@lru_cache(4096)
def network_of(address: str) -> str:
    """What one subscriber has, and so the key of every limit: an IPv4 address, or the /64 around an IPv6 address.

    >>> network_of("192.0.2.1"), network_of("::ffff:192.0.2.1"), network_of("2001:db8::7:1")
    ('192.0.2.1', '192.0.2.1', '2001:db8::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_NAME]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


def peers_of(config: Config) -> Peers:
    """Those of the server that is configured so."""
    found: Peers = config.peers  # type: ignore[attr-defined]
    return found


class Peers:
    """The connections of each network. A trusted proxy stands for everybody: it may have as many as it likes."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = _TrustedHosts(settings.proxies)  # as uvicorn decides whose X-Forwarded-For counts
        self.request_seconds = settings.request_seconds
        self._most = settings.connections_per_address
        self._open: Counter[str] = Counter()
        self._new = Limit(2 * self._most, self._most / 10)
        share, (at_once, a_second) = settings.address_share, REQUEST
        self._requests = Limit(
            settings.requests_at_once * share * at_once, settings.requests_per_second * share * a_second
        )

    def enter(self, address: str) -> bool:
        """Note a new connection, unless there are too many or they come too fast."""
        network = self._bounded(address)
        if network is None:
            return True
        if self._open[network] >= self._most or self._new.of(network).take():
            return False
        self._open[network] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that had entered is gone."""
        network = self._bounded(address)
        if network is not None:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    def _bounded(self, address: str) -> str | None:
        return None if address in self._proxies else network_of(address)

    def requests(self, address: str) -> Bucket | None:
        """The bytes of requests that a network may send; None for a proxy."""
        network = self._bounded(address)
        return None if network is None else self._requests.of(network)
