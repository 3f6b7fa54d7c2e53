"""What happened, as tuples (kind, field, ...): their fields, and who may see which."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.rules.state.state import NOBODY, EventData

# kind: names of the fields after the kind
EVENTS: dict[str, tuple[str, ...]] = {
    # the course of the game
    "phase": ("phase", "round"),
    "timer": ("timer",),
    "extended": ("timer", "extensions"),
    "paused": ("seat",),
    "resumed": ("seat",),
    "consent": ("seat",),
    "ready": ("seat",),
    "unready": ("seat",),
    "meta": ("meta",),
    "remade": ("deck",),  # store, core or npc: its discard was shuffled into a new deck
    "over": ("places",),  # by seat
    # deckbuilding
    "income": ("seat", "amount"),  # more than others, by a power
    "peeked": ("seat", "slot", "card"),
    "meta_changed": ("seat", "deck"),
    "dealt": ("seat", "cards"),
    "arranged": ("seat", "card", "from", "to"),  # between binder and deck
    "displayed": ("seat", "card", "from", "to"),  # into or out of the collection
    "shown": ("seat", "card"),
    "hidden": ("seat", "card"),
    "bought": ("seat", "slot", "set", "cost", "card"),
    "sold": ("seat", "card", "price"),
    "purchased": ("seat", "card", "price", "owner"),
    "fused": ("seat", "rarity", "cards", "promo"),
    "new_promos": ("rarity", "set"),
    "gained_npc": ("seat", "npc", "cards"),
    "proposed": ("trade", "seat", "partner", "give_cards", "give_money", "give_friends",
                 "want_cards", "want_money", "want_friends"),
    "traded": ("trade", "seat", "partner", "give_cards", "give_money", "give_friends",
               "want_cards", "want_money", "want_friends"),
    "declined": ("trade", "seat", "partner"),
    "withdrawn": ("trade", "seat", "partner"),
    "collection": ("seat", "cards", "vp"),
    "collection_invalid": ("seat", "cards"),
    "collection_rp": ("seat", "cards", "rp"),  # in Duel
    "handed_over": ("seat", "partner", "card"),  # inside a team
    "paid": ("seat", "partner", "amount"),
    "deck_chosen": ("seat", "deck"),  # in Funky
    "trimmed": ("seat", "card"),
    # options
    "venue": ("card",),
    "accessories": ("cards",),  # Millennium Accessories laid open, to be taken in turn
    "took_accessory": ("seat", "card"),
    "draft": ("direction",),  # everyone holds a pack; 1: it goes clockwise, -1: counter-clockwise
    "drafted": ("seat", "card"),
    "packs_passed": ("direction",),
    "liquidated": ("seat", "cards", "paid"),
    # against a boss
    "boss": ("seat", "set"),
    "boss_accessory": ("seat", "card"),
    "boss_bonus": ("seat", "amount"),
    "scenario": ("seat", "won", "players_rp", "boss_rp"),  # the seat of the boss; won by the players
    "store_rebuilt": ("sets",),
    # after a tournament
    "placing": ("row", "places", "vp"),
    "prize": ("seat", "card"),
    "pro_card": ("seat", "card", "winner"),  # whose card it is: a runner-up's if one wins twice
    # tournament
    "tournament": ("round", "first"),
    "turn": ("seat",),
    "passed": ("seat",),
    "time_called": (),
    "played": ("seat", "card"),
    "action": ("seat", "card"),
    "effect": ("seat", "card", "ability"),
    "reaction": ("seat", "card"),
    "cancelled": ("card", "by"),
    "prevented": ("card", "by"),
    "flipped": ("seat", "card", "by"),
    "unflipped": ("seat", "card", "by"),
    "gained": ("seat", "unit", "amount", "source"),
    "lost": ("seat", "unit", "amount", "source"),
    "stole": ("seat", "victim", "unit", "amount", "source"),
    "discarded": ("seat", "card"),  # from the play area
    "discarded_hand": ("seat", "card"),
    "returned": ("seat", "card", "to"),
    "returned_unseen": ("seat", "card", "to"),
    "taken": ("seat", "card"),
    "taken_unseen": ("seat", "card", "holder"),  # from a hand, a binder or the store
    "drew": ("seat", "card"),
    "revealed": ("seat", "card"),
    "named": ("seat", "word"),
    "moved": ("seat", "card", "slot"),
    "attached": ("card", "host"),
    "tokens": ("card", "count"),
    "markers": ("card", "count"),
    "put_on_store": ("seat", "card"),
    "put_in_aftermarket": ("seat", "card"),
    "clash": ("seat", "seats"),
    "clash_card": ("seat", "used", "revealed", "total"),
    "clash_result": ("winners", "losers"),
    "clash_off": (),  # it does not occur after all: too few have a card left for it
    "loop": ("seat", "paid"),
    "scoring": (),
    # in Turn-Based
    "equipped": ("seat", "card"),  # played as deck box or accessory
    "collected": ("seat", "card", "symbol"),
    "scored": ("seat", "number", "rp"),  # which scoring of three, and what is recorded
    "kept": ("seat", "cards"),
    "finished": ("seat",),
    "collection_counted": ("seat", "rp"),  # in Duel, before the places
}  # fmt: skip

# kind: secret field -> fields that hold the seats it is open to
SECRETS: dict[str, dict[str, tuple[str, ...]]] = {
    "dealt": {"cards": ("seat",)},
    "arranged": {"card": ("seat",)},
    "hidden": {"card": ("seat",)},
    "bought": {"card": ("seat",)},
    "peeked": {"card": ("seat",)},
    "fused": {"cards": ("seat",), "promo": ("seat",)},
    "traded": {"give_cards": ("seat", "partner"), "want_cards": ("seat", "partner")},
    "trimmed": {"card": ("seat",)},
    "drafted": {"card": ("seat",)},
    "liquidated": {"cards": ("seat",)},
    "handed_over": {"card": ("seat", "partner")},
    "deck_chosen": {"deck": ("seat",)},
    "discarded_hand": {"card": ("seat",)},
    "drew": {"card": ("seat",)},
    "returned_unseen": {"card": ("seat",)},
    "taken_unseen": {"card": ("seat", "holder")},
    "put_on_store": {"card": ("seat",)},
}

# kind: fields that hold the only seats that learn of it at all
PRIVATE: dict[str, tuple[str, ...]] = {
    "arranged": ("seat",),
    "proposed": ("seat", "partner"),
    "declined": ("seat", "partner"),
    "withdrawn": ("seat", "partner"),
}


def seen_by(event: EventData, seat: int | None) -> EventData | None:
    """The event as a seat (None: a spectator) may know it; None if it learns nothing of it."""
    kind = str(event[0])
    fields = EVENTS[kind]  # a kind that is not declared is shown to nobody
    viewer = NOBODY if seat is None else seat
    private = PRIVATE.get(kind)
    if private is not None and not _is_among(event, kind, private, viewer):
        return None
    secrets = SECRETS.get(kind)
    if secrets is None:
        return event
    return (
        kind,
        *(
            _masked(value)
            if field in secrets and not _is_among(event, kind, secrets[field], viewer)
            else value
            for field, value in zip(fields, event[1:], strict=True)
        ),
    )


def all_seen_by(events: Iterable[EventData], seat: int | None) -> list[EventData]:
    """Several events as a seat may know them."""
    return [seen for event in events if (seen := seen_by(event, seat)) is not None]


def as_dict(event: EventData) -> dict[str, object]:
    """An event with its fields by name."""
    return {"kind": event[0], **dict(zip(EVENTS[str(event[0])], event[1:], strict=True))}


def _is_among(event: EventData, kind: str, fields: tuple[str, ...], viewer: int) -> bool:
    names = EVENTS[kind]
    return any(event[1 + names.index(field)] == viewer for field in fields)


def _masked(value: object) -> object:
    """A hidden card is None; of hidden cards only their number is known."""
    return (None,) * len(value) if isinstance(value, tuple) else None
