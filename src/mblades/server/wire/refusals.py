"""Refusals as the client gets them."""

from __future__ import annotations

from mblades.errors import MbladesError
from mblades.server.wire.messages import Reason


class NotFound(MbladesError):
    """There is no such thing, or nothing that this person may know of."""


class NotAllowed(MbladesError):
    """This person may not do this."""


class NotLoggedIn(NotAllowed):
    """The server does not know who is asking."""


class TooMuch(MbladesError):
    """Too many requests in too short a time, or too large a one."""


def reason_of(error: MbladesError) -> Reason:
    """The sentence of an error, with what a translation needs."""
    return Reason(**error.sentence.as_data())
