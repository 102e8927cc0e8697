"""The local network: under which address other machines in it reach this one."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ANY_OUTSIDE: Final = ("192.0.2.1", 9)  # an address for examples: nothing is sent there


def lan_address() -> str:
    """The address of this machine in the local network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANY_OUTSIDE)  # of a datagram socket: only finds the way out
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    ip = ipaddress.ip_address(found)
    return "" if ip.is_loopback or ip.is_unspecified else found
