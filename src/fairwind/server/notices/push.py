"""Push messages: written so that only the browser can read them, signed, and handed to its push service."""

from __future__ import annotations

import base64
import logging
import time
from typing import Any, Final, Literal

import orjson

from fairwind.server.notices.endpoints import endpoint_of, post
from fairwind.server.notices.wishes import Subscription
from fairwind.server.settings import BadSetting
from fairwind.tables.problems import Problem

LOG: Final = logging.getLogger(__name__)
KEEP_SECONDS: Final = 24 * 3600  # for a device that is switched off
SIGNED_SECONDS: Final = 12 * 3600
GONE: Final = frozenset({404, 410})
LATER: Final = frozenset({408, 429})

Sent = Literal["sent", "gone", "later", "refused"]


class PushService:
    """Sends with one key; nobody else can send to the browsers that subscribed with it."""

    def __init__(self, key: bytes, contact: str, anywhere: bool = False) -> None:
        try:
            from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (an extra: not everybody has it)
            from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
            from py_vapid import Vapid02  # noqa: PLC0415
        except ImportError:
            raise BadSetting("--push needs pywebpush; install it with: pip install 'fairwind[push]'.") from None
        private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final = base64.urlsafe_b64encode(point).decode().rstrip("=")
        self.contact: Final = f"mailto:{contact}"
        self.anywhere: Final = anywhere
        self._vapid: Final[Any] = Vapid02(private)

    def check(self, device: Subscription) -> None:
        """Refuse what is no public endpoint, or has no keys with which something could be written; a Problem."""
        endpoint_of(device.endpoint, self.anywhere)
        try:
            self.written(device, b"{}")
        except Exception:  # noqa: BLE001 (libraries complain of wrong keys in many ways)
            raise Problem(422, "bad-endpoint") from None

    def written(self, device: Subscription, payload: bytes) -> bytes:
        """A payload as only the browser can read it."""
        from pywebpush import WebPusher  # noqa: PLC0415 (as above)

        pusher = WebPusher({"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}})
        body: bytes = pusher.encode(payload)["body"]
        return body

    def send(self, device: Subscription, payload: dict[str, str]) -> Sent:
        """Send it, and say what has become of it."""
        try:
            endpoint = endpoint_of(device.endpoint, self.anywhere)
        except Problem:
            return "later"  # it cannot be found now, or points to where it must not
        claims = {"aud": endpoint.origin, "exp": int(time.time()) + SIGNED_SECONDS, "sub": self.contact}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "high",
            "Topic": payload["table"],  # a later one replaces what was not delivered yet
        }
        try:
            return outcome(post(endpoint, self.written(device, orjson.dumps(payload)), headers))
        except OSError as error:
            LOG.info("a push service does not answer: %s", error)
            return "later"


def outcome(status: int) -> Sent:
    """What a push service says by a status."""
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    if status in LATER or status >= 500:
        return "later"
    LOG.warning("a push service refuses a message with %d", status)
    return "refused"
