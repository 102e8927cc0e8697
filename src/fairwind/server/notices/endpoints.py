"""Endpoints of push services: only public ones, by https, and so when a message is sent as well as before."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from fairwind.tables.problems import Problem

LONGEST: Final = 2000  # letters
SECONDS: Final = 10.0  # in which a push service answers
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # behind which another address hides
NAT64_LOCAL: Final = ipaddress.ip_network("64:ff9b:1::/48")
PRINTABLE: Final = frozenset(map(chr, range(0x21, 0x7F)))


@dataclass(frozen=True)
class Endpoint:
    """Where to send messages: a host, what to ask it for, and the address that was found to be a public one."""

    scheme: str
    host: str
    port: int
    path: str
    address: str

    @property
    def origin(self) -> str:
        """For whom a signature is good."""
        usual = 443 if self.scheme == "https" else 80
        return f"{self.scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")


def endpoint_of(text: str, anywhere: bool = False) -> Endpoint:
    """A public endpoint, looked up now; or a Problem. For tests it may be anywhere."""
    if len(text) > LONGEST or not set(text) <= PRINTABLE:
        raise Problem(422, "bad-endpoint")
    try:
        parts = urlsplit(text)
        scheme, host, port = parts.scheme, parts.hostname or "", parts.port
    except ValueError:
        raise Problem(422, "bad-endpoint") from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not host or parts.username is not None or (not anywhere and (scheme != "https" or port not in {None, 443})):
        raise Problem(422, "bad-endpoint")
    port = port or (443 if scheme == "https" else 80)
    return Endpoint(scheme, host, port, path, public_address(host, port, anywhere))


def public_address(host: str, port: int, anywhere: bool) -> str:
    """The first address of a host, if all that it has are public; or a Problem."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Problem(422, "bad-endpoint") from None
    addresses = [str(place[0]) for _, _, _, _, place in found]
    if not addresses or not (anywhere or all(map(is_public, addresses))):
        raise Problem(422, "bad-endpoint")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is anybody's in the whole network, and hides no other."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:  # with a zone: it is of this link only
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.teredo is not None or ip in NAT64 or ip in NAT64_LOCAL:
            return False
    return ip.is_global and not ip.is_multicast


class PinnedConnection(http.client.HTTPConnection):
    """A connection to the very address that was looked at, under the name of the host."""

    def __init__(self, endpoint: Endpoint) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=SECONDS)
        self.endpoint: Final = endpoint

    def connect(self) -> None:
        """Connect, by TLS unless a test allows otherwise."""
        self.sock = socket.create_connection((self.endpoint.address, self.endpoint.port), SECONDS)
        if self.endpoint.scheme == "https":
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.endpoint.host)


def post(endpoint: Endpoint, body: bytes, headers: Mapping[str, str]) -> int:
    """The status with which an endpoint answers; nobody follows it elsewhere. OSError if there is none."""
    connection = PinnedConnection(endpoint)
    try:
        connection.request("POST", endpoint.path, body, dict(headers))
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from None
    finally:
        connection.close()
