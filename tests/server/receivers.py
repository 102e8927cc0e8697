"""A push service and a mail server of our own, which keep what they get; and browsers that subscribe to the first."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.visiting import free_port

controller = pytest.importorskip("aiosmtpd.controller", reason="aiosmtpd is not installed: pip install aiosmtpd.")


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Device:
    """A browser that takes push messages, and alone can read them."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.endpoint = f"{address}/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)}}

    def read(self, body: bytes) -> dict[str, str]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, str] = json.loads(text)
        return told


@dataclass
class Delivery:
    """What came for a device."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushReceiver:
    """What a push service got, and what it answers."""

    address: str = ""
    deliveries: list[Delivery] = field(default_factory=list)
    status: int = 201
    come: threading.Condition = field(default_factory=threading.Condition)

    def device(self, name: str) -> Device:
        return Device(self.address, name)

    def told(self, device: Device) -> list[dict[str, str]]:
        """What a device was told, each with a good signature."""
        mine = [delivery for delivery in self.deliveries if delivery.path == f"/{device.name}"]
        for delivery in mine:
            assert Vapid02.verify(delivery.headers["authorization"])
        return [device.read(delivery.body) for delivery in mine]

    def wait(self, count: int, seconds: float = 10.0) -> None:
        with self.come:
            assert self.come.wait_for(lambda: len(self.deliveries) >= count, seconds), self.deliveries


@contextmanager
def push_receiver() -> Iterator[PushReceiver]:
    receiver = PushReceiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            with receiver.come:
                receiver.deliveries.append(Delivery(self.path, headers, body))
                receiver.come.notify_all()
            self.send_response(receiver.status)
            if 300 <= receiver.status < 400:
                self.send_header("Location", f"{receiver.address}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        receiver.address = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join()


@dataclass
class MailReceiver:
    """What a mail server got."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    come: threading.Condition = field(default_factory=threading.Condition)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 (its name for it)
        with self.come:
            self.mails.append(BytesParser(policy=default).parsebytes(envelope.content))
            self.come.notify_all()
        return "250 OK"

    def wait(self, count: int, seconds: float = 10.0) -> None:
        with self.come:
            assert self.come.wait_for(lambda: len(self.mails) >= count, seconds), self.mails


@contextmanager
def mail_receiver() -> Iterator[MailReceiver]:
    receiver = MailReceiver(free_port())
    running = controller.Controller(receiver, hostname="127.0.0.1", port=receiver.port)
    running.start()
    try:
        yield receiver
    finally:
        running.stop()
