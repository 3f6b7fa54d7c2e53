"""What players do with cards of the Store: draw, look, reveal and put away; and with hands that are shown."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.handling import whole
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    Chosen,
    Described,
    Folk,
    Object,
    Where,
    Zoned,
    only_filter,
    owner_of,
    seen_by_all,
    settled,
)
from mblades.text.reading.sentences import Clause, Sentence, Series
from mblades.text.tree import Effect, Kind, Who, Whom, Whose
from mblades.text.walking import is_plural

rules = Rules()

_ONE_OTHER = (
    Whose.OPPONENT,
    Whose.ANOTHER,
    Whose.THAT,
    Whose.LEFT,
    Whose.RIGHT,
    Whose.WINNER,
    Whose.LOSER,
)


def teach(lexicon: Lexicon) -> None:
    """The words behind their verbs."""
    lexicon.add("[from the top|off the top] (from|of) [the] Store [deck]", "FROM_STORE")
    lexicon.add("(the top|top|the uppermost|the topmost|the first|the next)", "THE_TOP")
    lexicon.add("(of|from|in|on|off) [the] Store [deck]", "OF_STORE")
    lexicon.add("[the] Store 's", "STORES")
    lexicon.add("Store", "STORE")
    lexicon.add("(Aftermarket|After Market)", "AFTERMARKET")
    lexicon.add(
        "[,] (for free|free of charge|at no cost|without paying [for it|its price|its cost|anything]"
        "|as (if|though) it (was|were) in your hand|as (if|though) from [your] hand)",
        "FOR_FREE",
    )
    one_by_one = "[,] (one at a time|one by one|one after another)"
    lexicon.add(one_by_one, "ONE_BY_ONE")
    lexicon.add(
        "until you (reveal|show|find|see|hit|reach|draw|meet|come across|turn over|turn up|flip|get|come to|get to)",
        "UNTIL_YOU_SHOW",
    )
    lexicon.add(
        "(is revealed|is shown|appears|shows up|turns up|comes up|is found|comes)", "IS_SHOWN"
    )
    for side in ("left", "right"):
        lexicon.add(
            f"to (the|their) (player|person|opponent|neighbour) (to|on) (their|the) {side} [side|hand|hand side]",
            "next_side", side,
        )  # fmt: skip
        lexicon.add(f"to their ({side}|{side}-hand) (neighbour)", "next_side", side)
        lexicon.add(f"[to the] {side}", "next_side", side)
        lexicon.add(f"to the next player (to|on) (their|the) {side}", "next_side", side)
    their = "(its|their|the|the normal|its normal|its usual|the usual|their normal)"
    price = "(price|cost|star rating|stars|star value|star ratings)"
    lexicon.add(f"[M$ equal to] {their} {price} [in M$]", "ITS_PRICE")
    lexicon.add("(half|half of)", "HALF")
    lexicon.add("(less|fewer) than", "LESS_THAN")
    lexicon.add("[,] (at once|at the same time|simultaneously|all at once)", "AT_ONCE")
    lexicon.add(
        "((go|goes|return|returns|move|moves|come|comes) [back]|(is|are|gets|get) (put|placed|sent|returned|moved) [back]|(ends|end) up|(lands|land))",
        "GOES",
    )
    lexicon.add("(into|to) [your|their|the] hand", "INTO_HAND")
    store = "[of (the Store|it) [deck]]"
    like = "(like|choose|want|wish|prefer|please)"
    in_order = f"(in (any|an|whatever) order [of (your|their) choice|[that] (you|they) {like}]|in the order (of (your|their) choice|[that] (you|they) {like}))"
    lexicon.add(in_order, "IN_ANY_ORDER")
    order = f"[{in_order}]"
    lexicon.add(
        "(in|into|to) [the] Store discard [pile]", "put_where", "in the Store's discard pile"
    )
    for where, words in (
        ("on top of the Store", f"[back] (on|to|on to|onto|at) [the] top {store} {order}"),
        ("on the bottom of the Store",
         f"(on|to|on to|onto|at|under|in) [the] bottom {store} {order}"),
        ("on the bottom of the Store", "(under|underneath|beneath|below) [the] Store [deck]"),
        ("in the Store's discard pile",
         "(in|into|to|on|onto) the (Store 's discard [pile]|Store discard [pile]|discard pile of the Store)"),
        ("in the Aftermarket", "(in|into|to) [the] (Aftermarket|After Market)"),
        ("back", f"back {order}"),
        ("back in the same order", "back [on top of the Store] in the same order [as before|they were in]"),
        ("on the bottom of the Store in a random order",
         f"(on|to|on to|onto|at|under|in) [the] bottom {store} (in [a] random order|randomly|in any random order)"),
    ):  # fmt: skip
        lexicon.add(words, "put_where", where)


@rules("reference: THE_TOP number CARDS? OF_STORE", "reference: THE_TOP CARDS? OF_STORE")
def top_of_store(count: int | None = None) -> tree.TopOfStore:
    return tree.TopOfStore(1 if count is None else count)


@rules("reference: THE_TOP number STORE CARDS", "reference: THE_TOP STORE CARDS",
       "reference: STORES 'top' number CARDS", "reference: STORES 'top' CARDS")  # fmt: skip
def store_top(count: int | None = None) -> tree.TopOfStore:
    """ "The top Store card", "the Store's top 3 cards"."""
    return top_of_store(count)


@deed("reveal", "show", "turn up", frames=("{target:card}",))
def reveal(who: Whom, card: Object) -> Effect | None:
    return tree.Reveal(settled(card, theirs("hand", who)), who)


@deed("turn over", "flip over", "flip", "turn up", "uncover", frames=("{reference:card}",))
def uncover(who: Whom, card: tree.Ref) -> Effect | None:
    """ "Turn over the top card of the Store": nothing else is face down there."""
    return tree.Reveal(card, who) if isinstance(card, tree.TopOfStore) else None


@rules("of_store: ARTICLE CARDS FROM_STORE", "of_store: number CARDS FROM_STORE")
def so_many_of_store(count: int = 1) -> tree.TopOfStore:
    """ "Reveal 2 cards from the Store": those on top."""
    return tree.TopOfStore(count)


@deed("reveal", "show", "turn over", "flip over", frames=("{of_store:card}",))
def reveal_of_store(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.Reveal(card, who)


@deed("look at", "peek at", frames=("{of_store:card}",))
def look_at_some_of_store(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.Look(card, who)


@deed("discard", "trash", "mill", frames=("{of_store:card}",))
def discard_of_store(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.Discard(card, who)


@rules("sentence: CHOOSE_CARD.BASE bare_one")
def choose_one(card: Chosen) -> Sentence:
    """ "Reveal the top 3 cards of the Store. Choose one."."""
    return Sentence(Series((((Clause(Act("choose_card", (("card", card),))),),),)))


@rules("clause: clause FOR_FREE")
def for_free(clause: Clause) -> Clause | None:
    """ "Take a card from the Aftermarket for free": as it is taken anyhow."""
    free = ("take", "play")
    return clause if clause.act is not None and clause.act.deed in free else None


@rules("clause: target GOES to_owner")
def goes_home(card: Object, to: Any) -> Clause:
    """ "It goes back to its owner's hand"."""
    return Clause(Act("return_to_owner", (("card", card), ("to", to))), Who.YOU)


@rules("clause: target GOES put_where", "clause: target GOES to_zone",
       "clause: other_ones put_where", "clause: other_ones to_zone")  # fmt: skip
def goes(card: Object, where: str) -> Clause | None:
    """ "It goes to your hand, the rest to the Aftermarket"."""
    goes = ("put_to", "to") if where in ("hand", "binder") else ("put_card", "where")
    return Clause(Act(goes[0], (("card", card), (goes[1], where))), Who.YOU)


@deed("put", "place", "lay", "move", "add", frames=("{of_store:card} {put_where:where}",))
def put_of_store(who: Whom, card: tree.Ref, where: Any) -> Effect | None:
    return tree.PutAway(card, where, who)


@deed("reveal", "show", "turn over", "flip over", frames=(
    "CARDS FROM_STORE? ONE_BY_ONE? UNTIL_YOU_SHOW ARTICLE {described:card}",
    "CARDS FROM_STORE? ONE_BY_ONE? UNTIL_YOU_SHOW ARTICLE {symbol:one} 'or' ARTICLE? {symbol:other} CARDS?",
    "CARDS FROM_STORE? ONE_BY_ONE? UNTIL_YOU_SHOW 'one' HAVING {star_test:test}",
    "CARDS FROM_STORE? ONE_BY_ONE? 'until' ARTICLE {described:card} IS_SHOWN",
))  # fmt: skip
def reveal_until(
    who: Whom, card: Described | None = None, test: Any = None, one: Any = None, other: Any = None
) -> Effect | None:
    """ "Reveal cards from the Store until you reveal one with 6 or more stars"."""
    if one is not None:
        either = tree.Filter(symbols=(one, other), any_symbol=True)
        return tree.RevealUntil(either) if who is Who.YOU else None
    if card is None:
        return tree.RevealUntil(tree.Filter(stars=test)) if who is Who.YOU else None
    wanted = None if card.plural else only_filter(card)
    return None if wanted is None or who is not Who.YOU else tree.RevealUntil(wanted)


@deed("swap", "exchange", "trade", "switch", frames=(
    "'hands' 'with' {players:other}", "{zoned:zone} 'with' {zoned:theirs}", "{zoned:zone} 'with' {players:other}",
))  # fmt: skip
def swap_hands(
    who: Whom, zone: Zoned | None = None, other: Folk | None = None, theirs: Zoned | None = None
) -> Effect | None:
    """ "Swap hands with an opponent"."""
    own = tree.In("hand") if zone is None else tree.In(zone.zone, zone.owner.whose)
    whose = theirs.owner.whose if theirs else owner_of(other.who) if other else None
    zones = {own.zone, theirs.zone if theirs else own.zone}
    if who is not Who.YOU or whose not in _ONE_OTHER or zones != {"hand"}:
        return None
    if own.whose not in (Whose.YOUR, OWN):
        return None
    assert whose is not None
    mine, others = (
        tree.Cards("each", tree.Filter(), tree.In("hand", one)) for one in (Whose.YOUR, whose)
    )
    return tree.Swap(mine, others)


def _as_it_lies(card: Object) -> Object:
    """ "Their leftmost face-up card": in no hand are cards face up, or left of others."""
    if not isinstance(card, Chosen) or card.described.where is None:
        return card
    described, where = card.described, card.described.where
    in_row = described.select in ("first", "last") or "face" in dict(described.words)
    if not where.is_meant or not in_row:
        return card
    return card._replace(described=described._replace(where=where._replace(is_meant=False)))


@deed(
    "pass",
    "give",
    "hand",
    frames=("{target:card} {next_side:side} AT_ONCE?", "{number:count} {next_side:side} AT_ONCE?"),
)
def pass_cards(who: Whom, side: Any, card: Object | None = None, count: int = 1) -> Effect | None:
    """ "Each player passes a card from their hand to the player on their left"."""
    if card is None:
        card = Chosen(Described(Kind.CARD, plural=count > 1), "a", count)
    cards = settled(_as_it_lies(card), tree.In("hand", Whose.THEIR))
    if isinstance(cards, tree.TopCard):  # the last one of those that lie face up
        cards = tree.Cards("last", tree.Filter(), tree.In("tableau", cards.whose))
    if who not in (Who.EACH_PLAYER, Who.EACH_OPPONENT) or not isinstance(cards, tree.Cards):
        return None
    place = cards.place
    is_own = (
        isinstance(place, tree.In)
        and place.zone in ("hand", "tableau")
        and place.whose in (Whose.THEIR, OWN)
    )
    return tree.PassCards(cards, side, who) if is_own else None


@deed("pass", "give", frames=("{zoned:zone} {next_side:side} AT_ONCE?",))
def pass_hand(who: Whom, zone: Zoned, side: Any) -> Effect | None:
    return pass_cards.make(
        who,
        side,
        Chosen(
            Described(Kind.CARD, plural=False, where=Where(tree.In(zone.zone, zone.owner.whose))),
            "each",
        ),
    )


@deed("search", "look through", frames=("'the'? AFTERMARKET 'for' {target:card}",
                                        "{zoned:zone} 'for' {target:card}"))  # fmt: skip
def search(who: Whom, card: Object, zone: Zoned | None = None) -> Effect | None:
    """ "Search the Aftermarket for an Earth card": one is chosen there."""
    if who is not Who.YOU or not isinstance(card, Chosen) or card.described.where is not None:
        return None
    place = tree.Aftermarket() if zone is None else tree.In(zone.zone, zone.owner.whose)
    return tree.ChooseCard(card.cards(place))


_ITS_STARS = tree.StarsOf(tree.It())


@rules("price: 'for' ITS_PRICE", "price: 'at' ITS_PRICE")
def its_price() -> tree.Amount:
    return tree.EqualTo(_ITS_STARS)


@rules("price: 'for' HALF ITS_PRICE", "price: 'at' HALF ITS_PRICE", "price: 'for' HALF ITS_PRICE ROUNDED_DOWN",
       "price: 'at' HALF ITS_PRICE ROUNDED_DOWN")  # fmt: skip
def half_its_price() -> tree.Amount:
    return tree.EqualTo(tree.Half(_ITS_STARS))


@rules("price: 'for' HALF ITS_PRICE ROUNDED_UP", "price: 'at' HALF ITS_PRICE ROUNDED_UP")
def half_its_price_up() -> tree.Amount:
    return tree.EqualTo(tree.Half(_ITS_STARS, up=True))


@rules("price: 'for' number unit LESS_THAN ITS_PRICE", "price: 'for' number unit 'less'")
def price_less(value: int, unit: tree.Unit) -> tree.Amount | None:
    less = tree.EqualTo(tree.Difference(_ITS_STARS, tree.Number(value)))
    return less if unit == "M$" else None


@rules("price: 'for' measured")
def price_of(measured: Measured) -> tree.Amount | None:
    amount = measured.amount
    return amount if measured.unit == "M$" and isinstance(amount, tree.Amount) else None


class EachPrice(NamedTuple):
    """ "For 2 M$ each"."""

    amount: tree.Amount


@rules("price: price 'each'", "price: price 'apiece'")
def each_for(price: Any) -> EachPrice | None:
    return None if isinstance(price, EachPrice) else EachPrice(price)


def of_each_card(target: tree.Target, price: Any) -> Any:
    """The price of each card; of several, "for 2 M$" may be for all of them."""
    if isinstance(price, EachPrice):
        return price.amount
    several = isinstance(target, tree.Cards) and is_plural(target)
    if several and isinstance(price, tree.Flat):
        raise Misreading("say whether this is for each of them", "'for 2 M$ each'")
    return price


@deed(
    "buy",
    "purchase",
    frames=("{target:card} {price:price}", "{target:card}", "{bare_one:card} {price:price}?"),
)
def buy(who: Whom, card: Object, price: Any = None) -> Effect | None:
    """ "Buy a card from the Aftermarket for half its price"."""
    target = settled(card, tree.Aftermarket())
    place = target.place if isinstance(target, tree.Cards) else None
    if not isinstance(place, tree.Aftermarket | tree.Among):
        return None
    price = of_each_card(target, price)
    return tree.Buy(target, tree.EqualTo(_ITS_STARS) if price is None else price, who)


@deed("steal", frames=("{target:card}",))
def steal_card(who: Whom, card: Object) -> Effect | None:
    """ "Steal a random card from an opponent's hand"."""
    place = (
        card.described.where.place if isinstance(card, Chosen) and card.described.where else None
    )
    is_theirs = isinstance(place, tree.In) and place.zone == "hand" and place.whose != Whose.YOUR
    shown = isinstance(place, tree.Among) and who is Who.YOU  # "steal one of those cards"
    return tree.Take(settled(card), who) if is_theirs or shown else None


@deed("reveal", "show", frames=("{zoned:zone}",))
def reveal_zone(who: Whom, zone: Zoned) -> Effect | None:
    return tree.Reveal(whole(zone), who)


@deed("look at", "peek at", frames=("{target:card}",))
def look(who: Whom, card: Object) -> Effect | None:
    return tree.Look(settled(card), who)


@deed("look at", "peek at", "look through", frames=("{zoned:zone}",))
def look_at_zone(who: Whom, zone: Zoned) -> Effect | None:
    return tree.Look(whole(zone), who)


@deed(
    "put",
    "place",
    "lay",
    frames=("{target:card} FACE_UP? {put_where:where}", "{bare_one:card} {put_where:where}"),
)
def put_card(who: Whom, card: Object, where: Any) -> Effect | None:
    default = theirs("hand", who)
    return tree.PutAway(settled(seen_by_all(card, default), default), where, who)


@deed("return", frames=("{target:card} {put_where:where}", "{target:card} IN_ANY_ORDER"))
def return_to_store(who: Whom, card: Object, where: Any = "back") -> Effect | None:
    """ "Return them in any order": to where they came from."""
    return put_card.make(who, card, where)


@deed("discard", frames=("{target:card} {put_where:where}",))
def discard_to_store(who: Whom, card: Object, where: Any) -> Effect | None:
    return put_card.make(who, card, where) if where == "in the Store's discard pile" else None
