"""Sources: from whom a request comes directly, and whether that is a proxy whose word about visitors is believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

from fairwind.server.settings import network_of


class Sources:
    """Tells proxies from visitors; with no address named, behind a proxy everybody counts as one."""

    def __init__(self, behind_proxy: bool, proxies: Sequence[str]) -> None:
        self.networks: Final = [network_of(proxy) for proxy in proxies]
        self.behind_proxy: Final = behind_proxy or bool(proxies)
        self._known: Final[dict[str, bool]] = {}

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        """Whether what comes from there stands for many visitors, and its word about them is believed."""
        if not self.behind_proxy or not self.networks:
            return self.behind_proxy
        address = client[0] if client else ""
        found = self._known.get(address)
        if found is None:
            if len(self._known) >= 1000:
                self._known.clear()
            found = self._known[address] = self._is_named(address)
        return found

    def _is_named(self, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
        return any((mapped or ip) in network for network in self.networks)


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address on which a server listens."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
