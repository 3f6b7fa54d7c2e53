"""Refusals as the client gets them."""

from __future__ import annotations

from mblades.errors import MbladesError, Reason


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
    return error.sentence.as_data()
