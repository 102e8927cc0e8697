"""Mail: plain text, with a link that ends it in every one, handed to the host's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from typing import Final
from urllib.parse import urlsplit

from fairwind.locale import Words
from fairwind.server.http.sources import is_loopback
from fairwind.server.notices.wishes import Wishes
from fairwind.server.settings import NoticeSettings, host_and_port

UNFOLDED: Final = SMTP.clone(max_line_length=None)  # a link in a header that was cut in two is no link
SECONDS: Final = 20.0  # in which a mail server answers
IMPLICIT_TLS: Final = 465  # the port on which mail servers speak TLS from the beginning


class MailRoom:
    """Writes mail and hands it over."""

    def __init__(self, settings: NoticeSettings) -> None:
        self.settings: Final = settings
        self.host, self.port = host_and_port(settings.smtp)
        self.domain: Final = urlsplit(settings.address).hostname or "localhost"

    # -- what is written

    def question(self, address: str, token: str, lang: str) -> EmailMessage:
        """Whether an address is somebody's."""
        words, page = Words(lang), self.settings.address
        confirm, refuse = f"{page}/notices/confirm/{token}", f"{page}/notices/refuse/{token}"
        parts = (words.text("mail-question-text"), confirm, words.text("mail-question-end"), refuse)
        return self._mail(address, words.text("mail-question-subject"), parts, refuse)

    def notice(self, wishes: Wishes, kind: str, table: str, game: str) -> EmailMessage:
        """That it is somebody's turn, or that a game has begun."""
        words, page = Words(wishes.lang, game), self.settings.address
        stop, name = f"{page}/notices/stop/{wishes.stop}", words.text("game-name")
        parts = (words.text(f"mail-{kind}-text", game=name), f"{page}/t/{table}", words.text("mail-end"), stop)
        return self._mail(wishes.address, words.text(f"mail-{kind}-subject", game=name), parts, stop)

    def _mail(self, to: str, subject: str, parts: tuple[str, ...], stop: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = f"Fairwind <{self.settings.mail_from}>"
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = format_datetime(localtime())
        mail["Message-ID"] = make_msgid(domain=self.domain)
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
        return mail

    # -- handing over

    def send(self, mail: EmailMessage) -> None:
        """Hand a mail to the mail server, by TLS unless that is on this machine; or raise OSError."""
        try:
            with self._connection() as smtp:
                if self.port != IMPLICIT_TLS and not is_loopback(self.host):
                    smtp.starttls(context=ssl.create_default_context())
                if self.settings.smtp_user:
                    smtp.login(self.settings.smtp_user, self.settings.smtp_password)
                smtp.sendmail(self.settings.mail_from, str(mail["To"]), mail.as_bytes(policy=UNFOLDED))
        except (smtplib.SMTPException, ValueError) as error:
            raise OSError(str(error)) from None

    def _connection(self) -> smtplib.SMTP:
        if self.port == IMPLICIT_TLS:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=ssl.create_default_context())
        return smtplib.SMTP(self.host, self.port, timeout=SECONDS)
