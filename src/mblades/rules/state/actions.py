"""What a seat can do: one record per action, with its fields.

Everything else is made from these declarations: the lists that go over the wire and into logs (`["buy", 3,
"Core"]`: the verb, then the fields in order), how they are read back (`reading_actions.py`), and the types of the
browser client. A verb with several forms has a record for each, told apart by how many fields they have.
What only one mode can do is declared by that mode.

An action names what its player saw: the card, the back, the trade. What it does not name it relies on
(`relies_on`). Whoever sees a game a moment late, through a socket, is refused when that has changed since
(`server/tables/sight.py`):

| verbs | name | rely on |
| --- | --- | --- |
| move, order, show, hide | own cards and the area | |
| buy | the place and the back on it | prices |
| peek | the slot and the back on it | |
| sell, purchase | the card | prices |
| fuse | the rarity, the cards, the promo where one is chosen | prices |
| npc | the NPC and the cards | |
| pick, propose, cancel, give, want, ... (one pick of a deal) | the card, the M$ | the deal so far |
| propose (a whole deal) | the partner and both sides | |
| accept, decline, withdraw | the number of the trade, which never changes | |
| change_meta | the deck | the next metas |
| ready, unready, extend | | the phase and its timer |
| pause, resume | | |
| draft | the card | |
| choose, play, action, attach, end | the option, the card | the moment: nothing has happened since |

Of modes: hand_over and pay name everything; use_deck relies on the phase; collect, equip and score on the
moment.
"""

from __future__ import annotations

import re
from typing import ClassVar, Literal

import msgspec

from mblades.text.tree import PromoRarity

Cards = tuple[int, ...]
Friends = tuple[int, ...]  # friendship cards, by their VP
StorePlace = int | Literal["store", "core"]  # a slot of the store area, or the top of that deck
# What a player must have seen besides what an action names.
Sight = Literal["moment", "phase", "prices", "metas", "deal"]


def _verb(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ActionRecord(
    msgspec.Struct,
    frozen=True,
    array_like=True,
    forbid_unknown_fields=True,
    gc=False,
    tag=_verb,
):
    """The verb is the name of the class, unless it says otherwise: GiveMoney is "give_money"."""

    relies_on: ClassVar[Sight | None] = None


class AreaRecord(ActionRecord, frozen=True):
    """About one's own areas; groups are told by their class, whatever they hold."""


class TradeRecord(ActionRecord, frozen=True):
    """About trades."""


class ClockRecord(ActionRecord, frozen=True):
    """About the clock."""


class ModeAction(ActionRecord, frozen=True):
    """What only one mode can do: see `Mode.actions`."""


# --------------------------------------------------------------------------- one's own cards


class Move(AreaRecord, frozen=True):
    """Put a card of one's own into another area."""

    card: int
    area: str


class Order(AreaRecord, frozen=True):
    """Put exactly these cards into an area, in this order; what else lies there goes to the binder."""

    area: str
    cards: Cards


class Show(AreaRecord, frozen=True):
    """Turn a card of the binder or deck face up for everyone."""

    card: int


class Hide(AreaRecord, frozen=True):
    """Turn a shown card face down again."""

    card: int


# --------------------------------------------------------------------------- the shop


class Buy(ActionRecord, frozen=True):
    """Buy what lies at a place of the store; the set on its back says what the player saw there."""

    relies_on: ClassVar[Sight | None] = "prices"
    place: StorePlace
    back: str


class Peek(ActionRecord, frozen=True):
    """Look at the card of a slot of the store, which shows the back of that set."""

    slot: int
    back: str


class ChangeMeta(ActionRecord, frozen=True):
    """Put the next meta of a deck to the bottom, before it is revealed."""

    relies_on: ClassVar[Sight | None] = "metas"
    deck: int


class Sell(ActionRecord, frozen=True):
    """Sell a card to the aftermarket."""

    relies_on: ClassVar[Sight | None] = "prices"
    card: int


class Purchase(ActionRecord, frozen=True):
    """Buy a card from the aftermarket."""

    relies_on: ClassVar[Sight | None] = "prices"
    card: int


class Fuse(ActionRecord, frozen=True):
    """Begin a fusion; its cards are picked one by one."""

    relies_on: ClassVar[Sight | None] = "prices"
    rarity: PromoRarity


class FuseCards(ActionRecord, frozen=True, tag="fuse"):
    """Fuse these cards into the top promo of a pile."""

    relies_on: ClassVar[Sight | None] = "prices"
    rarity: PromoRarity
    cards: Cards


class FuseFor(ActionRecord, frozen=True, tag="fuse"):
    """Fuse these cards into a promo of one's choice."""

    relies_on: ClassVar[Sight | None] = "prices"
    rarity: PromoRarity
    cards: Cards
    promo: int


class Help(ActionRecord, frozen=True, tag="npc"):
    """Begin to gain an NPC, wherever it lies; the cards for it are picked one by one."""

    npc: str


class HelpWith(ActionRecord, frozen=True, tag="npc"):
    """Gain an NPC for these cards."""

    npc: str
    cards: Cards


# --------------------------------------------------------------------------- trades


class Trade(TradeRecord, frozen=True):
    """Begin a trade with a player; what is in it is picked one by one."""

    partner: int


class Give(TradeRecord, frozen=True):
    """Add a card of one's own to the trade."""

    relies_on: ClassVar[Sight | None] = "deal"
    card: int


class Want(TradeRecord, frozen=True):
    """Add a card of the partner's to the trade."""

    relies_on: ClassVar[Sight | None] = "deal"
    card: int


class GiveMoney(TradeRecord, frozen=True):
    """Add M$ of one's own to the trade."""

    relies_on: ClassVar[Sight | None] = "deal"
    amount: int


class WantMoney(TradeRecord, frozen=True):
    """Add M$ of the partner's to the trade."""

    relies_on: ClassVar[Sight | None] = "deal"
    amount: int


class GiveFriend(TradeRecord, frozen=True):
    """Add a friendship card of one's own to the trade."""

    relies_on: ClassVar[Sight | None] = "deal"
    vp: int


class WantFriend(TradeRecord, frozen=True):
    """Add a friendship card of the partner's to the trade."""

    relies_on: ClassVar[Sight | None] = "deal"
    vp: int


class Propose(TradeRecord, frozen=True):
    """Put the trade that has been picked to the partner."""

    relies_on: ClassVar[Sight | None] = "deal"


class ProposeDeal(TradeRecord, frozen=True, tag="propose"):
    """Put a whole trade to a player."""

    partner: int
    give_cards: Cards
    give_money: int
    give_friends: Friends
    want_cards: Cards
    want_money: int
    want_friends: Friends


class Accept(TradeRecord, frozen=True):
    """Accept a trade that was proposed to one."""

    trade: int


class Decline(TradeRecord, frozen=True):
    """Decline a trade that was proposed to one."""

    trade: int


class Withdraw(TradeRecord, frozen=True):
    """Take back a trade that one has proposed."""

    trade: int


# --------------------------------------------------------------------------- deals and the clock


class Pick(ActionRecord, frozen=True):
    """Pick a card for the fusion or the NPC that one has begun."""

    relies_on: ClassVar[Sight | None] = "deal"
    card: int


class Cancel(ActionRecord, frozen=True):
    """Drop what one has begun; nothing had been paid."""

    relies_on: ClassVar[Sight | None] = "deal"


class Ready(ClockRecord, frozen=True):
    """Say that one is done with this timer."""

    relies_on: ClassVar[Sight | None] = "phase"


class Unready(ClockRecord, frozen=True):
    """Take that back."""

    relies_on: ClassVar[Sight | None] = "phase"


class Pause(ClockRecord, frozen=True):
    """Stop the clock."""


class Resume(ClockRecord, frozen=True):
    """Let the clock run again."""


class Extend(ClockRecord, frozen=True):
    """Agree to an extension of this timer."""

    relies_on: ClassVar[Sight | None] = "phase"


# --------------------------------------------------------------------------- drafts and tournaments


class Draft(ActionRecord, frozen=True):
    """Take a card of one's pack, or of those on offer."""

    card: int


class Choose(ActionRecord, frozen=True):
    """Answer a question: the place of an option among those of the prompt."""

    relies_on: ClassVar[Sight | None] = "moment"
    index: int


class Play(ActionRecord, frozen=True):
    """Play a card from the hand."""

    relies_on: ClassVar[Sight | None] = "moment"
    card: int


class UseAction(ActionRecord, frozen=True, tag="action"):
    """Use the Action of a card in play, or what it lets one do in a turn besides."""

    relies_on: ClassVar[Sight | None] = "moment"
    card: int
    ability: int


class Attach(ActionRecord, frozen=True):
    """Attach a card of the hand to a card in play."""

    relies_on: ClassVar[Sight | None] = "moment"
    card: int
    host: int


class End(ActionRecord, frozen=True):
    """End one's turn."""

    relies_on: ClassVar[Sight | None] = "moment"


# --------------------------------------------------------------------------- all of them

TradePick = Give | Want | GiveMoney | WantMoney | GiveFriend | WantFriend
TradeAction = Trade | TradePick | Propose | ProposeDeal | Accept | Decline | Withdraw
Fusion = Fuse | FuseCards | FuseFor
TournamentAction = Choose | Play | UseAction | Attach | End
Action = (
    Move | Order | Show | Hide
    | Buy | Peek | ChangeMeta | Sell | Purchase | Fusion | Help | HelpWith
    | TradeAction | Pick | Cancel | Ready | Unready | Pause | Resume | Extend
    | Draft | TournamentAction | ModeAction
)  # fmt: skip


def verb(action: Action) -> str:
    """The word that an action begins with."""
    return str(action.__struct_config__.tag)


def as_list(action: Action) -> list[object]:
    """An action as it goes over the wire and into logs: `["buy", 3, "Core"]`."""
    return msgspec.json.decode(msgspec.json.encode(action), type=list[object])
