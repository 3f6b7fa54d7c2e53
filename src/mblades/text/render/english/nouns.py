"""Canonical English for players, cards, amounts, conditions and events."""

from __future__ import annotations

from typing import assert_never

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.render.english import deciding, players
from mblades.text.render.english.jointly import jointly
from mblades.text.render.english.references import (
    article,
    asked,
    listing,
    plural,
    render_ref,
    shared,
)
from mblades.text.tree import Filter, Kind, Number, Who, Whose
from mblades.text.walking import flips_own

_PLURALS = {
    Kind.CARD: "cards",
    Kind.SINGLE: "Singles",
    Kind.BOX: "Deck Boxes",
    Kind.ACCESSORY: "Accessories",
    Kind.ANY: "cards, Deck Boxes or Accessories",
}
_FACES = {"": "", "up": "face-up", "down": "face-down", "any": "face-up or face-down"}
_TESTS = {
    "fewer": "fewer than",
    "more": "more than",
    "equal": "exactly",
    "at least": "at least",
    "at most": "at most",
}
_FEATURES = {"rarity": "rarities"}
_PLAYER_OF = {whose: who for who, whose in OWNER_OF.items()}


# --------------------------------------------------------------------------- cards


def render_place(place: tree.Place, *, source: bool = False) -> str:
    """Where a card is; with `source`, where it is taken from."""
    preposition = "from" if source else "in"
    match place:
        case tree.In(zone, whose):
            return f"{preposition} {whose} {zone}{'s' if whose is Whose.OPPONENTS else ''}"
        case tree.Adjacent(to):
            return f"adjacent to {render_ref(to)}"
        case tree.Beside(side, of):
            return f"to the {side} of {render_ref(of)}"
        case tree.Slot(0, whose):
            return f"in the same slot of {whose} tableau"
        case tree.Slot(number, whose):
            return f"in slot {number} of {whose} tableau"
        case tree.OddSlots(odd, whose):
            return f"in an {'odd' if odd else 'even'}-numbered slot of {whose} tableau"
        case tree.AttachedTo():
            return "attached to this card"
        case tree.Aftermarket():
            return f"{preposition} the Aftermarket"
        case tree.DiscardPile():
            return f"{preposition} the Store's discard pile"
        case tree.FusionPiles():
            return f"{preposition} the Fusion Area"
        case tree.Among():
            return "among them"
        case tree.ThisWay(done):
            return f"{done} this way"
        case _:
            assert_never(place)


def render_symbols(symbols: tuple[tree.Symbol, ...], any_symbol: bool = False) -> str:
    """ "Fire Soldier" or "Fire or Water"."""
    return listing(list(symbols), "or") if any_symbol else " ".join(symbols)


def _star_test(stars: tree.StarTest) -> str:
    test, than = stars.test, stars.than
    if test in ("fewer", "more"):
        named = (
            render_target(than.card) if isinstance(than, tree.StarsOf) else render_quantity(than)
        )
        return f"with {test} stars than {named}"
    if isinstance(than, Number):
        exact = "" if test == "equal" else f"{test} "
        return f"with {exact}{plural(than.value, 'star')}"
    return f"with stars {'equal to' if test == 'equal' else test} {render_quantity(than)}"


def noun_phrase(
    which: Filter,
    *,
    many: bool = False,
    place: str = "",
    before: str = "",
    end: str = "",
    other: bool = True,
) -> str:
    """A noun with all that is said about it; `before` stands in front of the symbols."""
    words = [
        "other" if which.other and other else "",
        before,
        _FACES[which.face],
        "matching" if which.matching else "",
        render_symbols(which.symbols, which.any_symbol) if which.symbols else "",
        which.rarity or "",
        f'"{which.set_name}"' if which.set_name is not None else "",
        _PLURALS[which.kind] if many else which.kind.value,
        *asked(which, many=many),
        place,
        _star_test(which.stars) if which.stars else "",
        end,
        _relation(which.relation, many=many) if which.relation else "",
    ]
    return " ".join(word for word in words if word)


def _relation(relation: tree.Relation, *, many: bool) -> str:
    """How a card stands to others: "adjacent to a Fire card"."""
    match relation:
        case tree.Near(which, side, count):
            if count == 2:
                return f"between 2 {noun_phrase(which, many=True)}"
            where = f"immediately to the {side} of" if side else "adjacent to"
            kind = noun_phrase(which)
            return f"{where} {article(kind) if count else f'no {kind}'}"
        case tree.AlikeTo(what, which, "beside it", how):
            other = article(f"adjacent {noun_phrase(which)}")
            return f"that share{'' if many else 's'} {shared(what, how)} with {other}"
        case tree.AlikeTo(what, which, where, how):
            return f"that share{'' if many else 's'} {shared(what, how)} with {_one(which, f'in {where}')}"
        case tree.StarsBeside(test, side):
            how_many = "as many stars as" if test == "equal" else f"{test} stars than"
            return f"with {how_many} the card immediately to its own {side}"
        case _:
            assert_never(relation)


def _one(which: Filter, place: str = "", before: str = "") -> str:
    if which.other:
        return f"another {noun_phrase(which, place=place, before=before, other=False)}"
    return article(noun_phrase(which, place=place, before=before))


def render_cards(cards: tree.Cards, *, source: bool = False, placed: bool = True) -> str:
    """A selection as an object: "2 Fire cards in your tableau"."""
    which = cards.filter
    plain = which == Filter() and cards.jointly is None
    if cards.place == tree.Among() and plain and (some := _of_them(cards)):
        return some
    place = render_place(cards.place, source=source) if placed else ""
    before = "random" if cards.how == "random" else ""
    match cards.how:
        case "a" | "random" if cards.count == 1:
            return _one(which, place, before)
        case "a" | "random":
            phrase = noun_phrase(which, many=True, place=place, before=before, end=jointly(cards))
            return f"{cards.count} {phrase}"
        case "up to":
            many = cards.count != 1
            phrase = noun_phrase(which, many=many, place=place, before=before, end=jointly(cards))
            return f"up to {cards.count} {phrase}"
        case "each":
            return f"each {noun_phrase(which, place=place, before=before)}"
        case "any number of":
            phrase = noun_phrase(which, many=True, place=place, before=before, end=jointly(cards))
            return f"any number of {phrase}"
        case "all but":
            phrase = noun_phrase(which, many=cards.count != 1, place=place, before=before)
            return f"all but {cards.count} {phrase}"
        case "highest" | "lowest" if which.stars or isinstance(cards.place, tree.Beside):
            # "the card to the left of this card" is its neighbour, and two tests of stars in a row
            # are hard to read
            return f"the {cards.how} {noun_phrase(which, place=place, before=before)}"
        case "highest" | "lowest":
            most = "most" if cards.how == "highest" else "fewest"
            end = f"with the {most} stars"
            return f"the {noun_phrase(which, place=place, before=before, end=end)}"
        case "first" | "last":
            return f"the {cards.how} {noun_phrase(which, place=place, before=before)}"
        case _:
            assert_never(cards.how)


def _of_them(cards: tree.Cards) -> str | None:
    """ "one of them": any of the cards spoken of."""
    match cards.how:
        case "a":
            return "one of them" if cards.count == 1 else f"{cards.count} of them"
        case "up to":
            return f"up to {cards.count} of them"
        case "any number of":
            return "any number of them"
        case "all but":
            return f"all but {cards.count} of them"
        case _:
            return None


def cards_plural(cards: tree.Cards) -> str:
    """Every card of a kind: "Fire cards in your tableau"."""
    return noun_phrase(cards.filter, many=True, place=render_place(cards.place))


def render_target(target: tree.Target, *, source: bool = False) -> str:
    """A card or cards as the object of an effect."""
    return (
        render_cards(target, source=source)
        if isinstance(target, tree.Cards)
        else render_ref(target)
    )


def possessive(card: tree.Target) -> str | None:
    """ "this card's", "its"; None where "of" is needed."""
    return {tree.This: "this card's", tree.It: "its"}.get(type(card))


# --------------------------------------------------------------------------- amounts


def _different(different: tree.Different, feature: str) -> str:
    cards = different.cards
    if cards.filter == Filter():
        return f"different {feature} {render_place(cards.place)}"
    return f"different {feature} among {cards_plural(cards)}"


def _pairs(pairs: tree.Pairs, noun: str) -> str:
    beside = "adjacent " if pairs.adjacent else ""
    return f"{noun} of {beside}{cards_plural(pairs.cards)} that share {article(pairs.what)}"


def _features(feature: tree.Feature) -> str:
    return _FEATURES.get(feature, feature + "s")


def render_players(who: tree.Whom) -> str:
    """ "Each opponent", "the player with the most RP"."""
    match who:
        case tree.Compared():
            return players.compared(who, _had, _than(who))
        case tree.Foremost():
            return players.foremost(who, _had)
        case _:
            return who.value


def _than(who: object) -> str:
    than = who.than if isinstance(who, tree.Compared) else None
    return "you" if than is None else render_quantity(than)


def _had(trait: tree.Trait | tree.TopIs, *, many: bool) -> str:
    """What players have: "cards in their hand"; with HowOften what they have done, with TopIs what their Top card is
    (many: or have not, or is not).
    """
    match trait:
        case tree.Has(unit):
            return unit
        case tree.CountOf(cards):
            return noun_phrase(cards.filter, many=many, place=render_place(cards.place))
        case tree.Different(what):
            return _different(trait, _features(what) if many else what)
        case tree.Tokens(what, card):
            return f"{what}{'s' if many else ''} on {_on(card)}"
        case tree.TotalStars(cards):
            return f"star{'s' if many else ''} on {_several(cards)}"
        case tree.StarsOf(
            tree.Cards("highest" | "lowest" as how, which, tree.In("tableau", whose))
        ) if which == tree.Filter():
            return f"star{'s' if many else ''} on {whose} {how} card"
        case tree.StarsOf(card):
            return f"star{'s' if many else ''} on {render_target(card)}"
        case tree.OpenSlots(whose):
            return f"open slot{'s' if many else ''} in {whose} tableau"
        case tree.HowOften():
            return _happened(trait, none=many).removeprefix("that player ")
        case tree.Said():
            return deciding.had(trait, many=many)
        case tree.TopIs(which):
            return f"{'not ' if many else ''}{_kind(which)}"
        case _:
            assert_never(trait)


def _several(cards: tree.Cards | tree.Those) -> str:
    return cards_plural(cards) if isinstance(cards, tree.Cards) else render_ref(cards)


def _on(card: tree.Target) -> str:
    if isinstance(card, tree.Cards) and card.how == "each":
        return cards_plural(card)
    return render_target(card)


def render_quantity(quantity: tree.Quantity) -> str:
    """How much: "twice this card's stars"."""
    if isinstance(quantity, tree.Calculation):
        return _calculation(quantity)
    if isinstance(quantity, tree.PlayerQuantity):
        return _of_players(quantity)
    if isinstance(quantity, tree.ClashNumber):
        return _of_clashes(quantity)
    match quantity:
        case Number(value):
            return str(value)
        case tree.CountOf(cards):
            return f"the number of {cards_plural(cards)}"
        case tree.Different(what):
            return f"the number of {_different(quantity, _features(what))}"
        case tree.StarsOf(card):
            whose = possessive(card)
            return f"{whose} stars" if whose else f"the stars of {render_target(card)}"
        case tree.TotalStars(cards):
            return f"the total stars of {_several(cards)}"
        case tree.Tokens(what, card):
            return f"the number of {what}s on {_on(card)}"
        case tree.Pairs():
            return f"the number of {_pairs(quantity, 'pairs')}"
        case tree.MostAlike(what, cards):
            return f"the largest number of {cards_plural(cards)} that share {article(what)}"
        case tree.OpenSlots(whose):
            return f"the number of open slots in {whose} tableau"
        case tree.ThatMuch():
            return "that much"
        case tree.DoneSoFar(done, what):
            return f"the {_moved(done, what)}"
        case tree.CardsPassed():
            return "the number of cards passed this way"
        case _:
            assert_never(quantity)


def _moved(done: tree.AmountDone, what: tree.Unit | tree.Tokened) -> str:
    """ "M$ paid this way", "number of star tokens removed this way"."""
    if what == "RP" or what == "M$":
        return f"{what} {done} this way"
    return f"number of {what}s {done} this way"


def _of_players(quantity: tree.PlayerQuantity) -> str:
    match quantity:
        case tree.Has(unit, whose):
            return f"{whose_player(whose)} {unit}"
        case tree.Said():
            return deciding.said(quantity)
        case tree.ClashesWon():
            return "the number of clashes you have won"
        case tree.CardsPlayed():
            return "the number of cards you have played this turn"
        case tree.PlayersWho(who):
            return f"the number of {players.number_of(quantity, _had, _than(who), many=True)}"
        case tree.HowOften():
            return f"the number of times {_happened(quantity)}"
        case tree.HowMuch():
            return f"the {_how_much(quantity)}"
        case _:
            assert_never(quantity)


_FOUGHT = {"win": "won", "lose": "lost", "tie": "tied"}


def _of_clashes(quantity: tree.ClashNumber) -> str:
    match quantity:
        case tree.ClashTotal(whose):
            return f"{whose} total in the clash"
        case tree.Fought(result):
            return f"the number of clashes {_FOUGHT[result]} this way"
        case _:
            assert_never(quantity)


def _calculation(quantity: tree.Calculation) -> str:
    match quantity:
        case tree.Twice(of):
            return f"twice {render_quantity(of)}"
        case tree.Times(count, of):
            return f"{count} times {render_quantity(of)}"
        case tree.Half(of, up):
            return f"half {render_quantity(of)}{' (rounded up)' if up else ''}"
        case tree.Sum(left, right):
            return f"{render_quantity(left)} plus {render_quantity(right)}"
        case tree.Difference(left, right):
            return f"{render_quantity(left)} minus {render_quantity(right)}"
        case tree.Gap(left, right):
            return f"the difference between {render_quantity(left)} and {render_quantity(right)}"
        case tree.Extreme(left, right, most):
            which = "larger" if most else "smaller"
            return f"the {which} of {render_quantity(left)} and {render_quantity(right)}"
        case tree.Product(left, right):
            return f"{render_quantity(left)} times {render_quantity(right)}"
        case _:
            assert_never(quantity)


def whose_player(whose: Whose) -> str:
    """The possessive before RP and M$; "any" is no player's name."""
    return "a player's" if whose is Whose.ANY else whose.value


def render_each(per: tree.PerEach) -> str:
    """What is counted, after "for each": singular, or with its step."""
    each, many = per.each, per.step != 1
    match each:
        case tree.CountOf(cards):
            place = render_place(cards.place)
            thing = noun_phrase(cards.filter, many=many, place=place)
        case tree.Different(what):
            thing = _different(each, _features(what) if many else what)
        case tree.Tokens(what, card):
            thing = f"{what}{'s' if many else ''} on {_on(card)}"
        case tree.Pairs():
            thing = _pairs(each, "pairs" if many else "pair")
        case tree.MostAlike():
            thing = f"of {render_quantity(each)}"
        case tree.OpenSlots(whose):
            thing = f"open slot{'s' if many else ''} in {whose} tableau"
        case tree.Has(unit, Whose.THEIR):
            thing = f"{unit} they have"
        case tree.Has(unit, whose) if whose in _PLAYER_OF:
            owner = _PLAYER_OF[whose]
            thing = f"{unit} {owner} {'have' if owner is Who.YOU else 'has'}"
        case tree.Said("votes"):
            thing = f"vote{'s' if many else ''} {deciding.said(each).partition(' votes ')[2]}"
        case tree.ClashesWon():
            thing = f"clash{'es' if many else ''} you have won"
        case tree.CardsPlayed():
            thing = f"card{'s' if many else ''} you have played this turn"
        case tree.HowOften():
            thing = f"{'times' if many else 'time'} {_happened(each)}"
        case tree.HowMuch():
            thing = _how_much(each)
        case tree.Fought(result):
            thing = f"clash{'es' if many else ''} {_FOUGHT[result]} this way"
        case tree.PlayersWho(who):
            thing = players.number_of(each, _had, _than(who), many=many)
        case tree.StarsOf(card):
            star = "stars" if many else "star"
            if isinstance(card, tree.Cards):
                thing = f"{star} of {render_cards(card)}"
            else:
                thing = f"{star} {render_ref(card)} has"
        case tree.TotalStars(cards):
            thing = f"{'stars' if many else 'star'} of {_several(cards)}"
        case tree.DoneSoFar(done, what):
            ending = "s" if many and what not in ("RP", "M$") else ""
            thing = f"{what}{ending} {done} this way"
        case tree.CardsPassed():
            thing = f"card{'s' if many else ''} passed this way"
        case _:
            thing = render_quantity(each)
    return f"for each {per.step} {thing}" if many else f"for each {thing}"


def any_number(amount: tree.AnyNumber, what: str) -> str:
    """ "up to 3 M$", "any amount of RP", "any number of star tokens"."""
    if amount.most:
        noun = what if what in ("RP", "M$") or amount.most == 1 else f"{what}s"
        return f"up to {amount.most} {noun}"
    return f"any amount of {what}" if what in ("RP", "M$") else f"any number of {what}s"


def _scale(scale: tree.Scale) -> str:
    marks = ", ".join(f"{mark.value} for {mark.at}" for mark in scale.marks)
    return f"by {render_quantity(scale.of)} ({marks})"


def render_amount(unit: tree.Unit, amount: tree.Payment | tree.Gained) -> str:
    """How much of RP or M$."""
    match amount:
        case tree.AtRandom(values):
            return f"{listing([str(value) for value in values], 'or')} {unit} at random"
        case tree.Scale():
            return f"{unit} {_scale(amount)}"
        case tree.AnyNumber():
            return any_number(amount, unit)
        case tree.Flat(value):
            return f"{value} {unit}"
        case tree.PerEach(value):
            words = f"{value} {unit} {render_each(amount)}"
        case tree.EqualTo(tree.ThatMuch()):
            words = f"that much {unit}"
        case tree.EqualTo(quantity):
            words = f"{unit} equal to {render_quantity(quantity)}"
        case _:
            assert_never(amount)
    return f"{words}{limit(amount, unit)}"


def limit(amount: tree.PerEach | tree.EqualTo, unit: str) -> str:
    """What an amount never goes beyond."""
    return f" (up to {amount.most} {unit})" if amount.most else ""


# --------------------------------------------------------------------------- conditions


def _counted(cards: tree.Cards, test: tree.Compare, count: int) -> str:
    place = render_place(cards.place)
    if (test, count) == ("at least", 1):
        return f"there is {_one(cards.filter, place)}"
    if (test, count) == ("at most", 0):
        return f"there is no {noun_phrase(cards.filter, place=place)}"
    noun = noun_phrase(cards.filter, many=count != 1, place=place)
    return _so_many_are(noun, test, count)


def _so_many_are(noun: str, test: tree.Compare, count: int) -> str:
    return f"there {'is' if count == 1 else 'are'} {_TESTS[test]} {count} {noun}"


def _there_are(noun: str, test: tree.Compare, count: int) -> str:
    if (test, count) == ("at least", 1):
        return f"there is {article(noun)}"
    if (test, count) == ("at most", 0):
        return f"there is no {noun}"
    return _so_many_are(noun, test, count)


def _holds(holds: tree.Holds) -> str:
    match holds:
        case tree.Holds(tree.CountOf(cards), test, Number(count)):
            return _counted(cards, test, count)
        case tree.Holds(tree.MostAlike(what, cards), test, Number(count)) if count > 1:
            some = noun_phrase(cards.filter, many=True, place=render_place(cards.place))
            return f"{_TESTS[test]} {count} {some} share {article(what)}"
        case tree.Holds(tree.PlayersWho() as who, test, Number(count)) if not isinstance(
            who.who, tree.InClash
        ):
            noun = players.number_of(
                who, _had, _than(who.who), many=count > 1 or (count == 0 and test != "at most")
            )
            return _there_are(noun, test, count)
        case tree.Holds(tree.Has(unit, Whose.YOUR), "at most", Number(0)):
            return f"you have no {unit}"
        case tree.Holds(tree.Has(unit, Whose.YOUR), test, Number(value)):
            return f"you have {_TESTS[test]} {value} {unit}"
        case tree.Holds(tree.Has(unit, Whose.YOUR), "fewer" | "more", tree.Has(other, whose)) if (
            unit == other and whose in _PLAYER_OF
        ):
            return f"you have {holds.test} {unit} than {_PLAYER_OF[whose]}"
        case tree.Holds(tree.HowOften() as often, "at least", Number(1)):
            return _happened(often)
        case tree.Holds(tree.HowOften() as often, "at most", Number(0)):
            return _happened(often, none=True)
    verb = "are" if isinstance(holds.left, tree.StarsOf | tree.TotalStars) else "is"
    test_words = _TESTS[holds.test]
    if holds.test == "equal" and not isinstance(holds.right, Number):
        test_words = "equal to"
    return f"{render_quantity(holds.left)} {verb} {test_words} {render_quantity(holds.right)}"


def render_condition(condition: tree.Condition) -> str:
    """What must hold, without "if"."""
    match condition:
        case tree.Holds():
            return _holds(condition)
        case tree.Leads(most, of):
            return f"you have the {'most' if most else 'fewest'} {_had(of, many=True)}"
        case tree.Parity(of, odd):
            many = isinstance(of, tree.StarsOf | tree.TotalStars)
            return f"{render_quantity(of)} {'are' if many else 'is'} {'odd' if odd else 'even'}"
        case tree.Is(card, which):
            return f"{render_ref(card)} is {article(noun_phrase(which))}"
        case tree.IsPlaced(card, where):
            return f"{render_ref(card)} is {where}"
        case tree.Shares(card, what, none, other):
            how = "none" if none else "any" if condition.any else "all"
            return f"{render_ref(card)} shares {shared(what, how)} with {render_ref(other)}"
        case tree.Every(cards, which):
            return f"every {noun_phrase(cards.filter, place=render_place(cards.place))} is {_kind(which)}"
        case tree.Pattern():
            return _pattern(condition)
        case tree.ClashResult("tie"):
            return "the clash is a tie"
        case tree.ClashResult(result, by):
            return f"you {result} the clash{f' by at least {by}' if by else ''}"
        case tree.Faces(side):
            return f"this card faces {side}"
        case tree.TurnOf(whose):
            return f"it is {whose} turn"
        case tree.PlayerIs(who, you):
            return f"{who} is {'you' if you else 'an opponent'}"
        case tree.Not(inner):
            return _negated(inner)
        case tree.Both(left, right):
            return f"{render_condition(left)} and {render_condition(right)}"
        case tree.Either(left, right):
            return f"{render_condition(left)} or {render_condition(right)}"
        case _:
            assert_never(condition)


def _kind(which: Filter) -> str:
    return article(noun_phrase(which))


def _pattern(pattern: tree.Pattern) -> str:
    cards = cards_plural(pattern.cards)
    match pattern.how:
        case "ascending" | "descending":
            verb = pattern.how.removesuffix("ing")
            return f"the stars of {cards} {verb} from left to right"
        case "all":
            return f"all {cards} share {article(pattern.what)}"
        case "none":
            return f"no two {cards} share {article(pattern.what)}"


def _negated(condition: tree.Condition) -> str:
    match condition:
        case tree.Is(card, which):
            return f"{render_ref(card)} is not {article(noun_phrase(which))}"
        case tree.IsPlaced(card, where):
            return f"{render_ref(card)} is not {where}"
        case tree.PlayerIs(who, you):
            return f"{who} is not {'you' if you else 'an opponent'}"
        case _:
            return f"not {render_condition(condition)}"


# --------------------------------------------------------------------------- events

_BY = {"anyone": "", "an opponent": " by an opponent", "you": " by you"}


def _does(who: Who, verb: str, third: str) -> str:
    return f"{who} {verb if who is Who.YOU else third}"


def render_event(event: tree.Event) -> str:
    """What is waited for, without "when"."""
    match event:
        case tree.IsFlipped(card, by, would):
            if flips_own(event):
                verb = "would flip" if would else "flip" if by == "you" else "flips"
                return f"{_THIEVES[by]} {verb} {render_target(card)}"
            verb = "would be" if would else "is"
            return f"{render_target(card)} {verb} flipped{_BY[by]}"
        case tree.Changes(who, what, would=True):
            if what == "be robbed of":
                return f"{_THIEVES[event.by]} would steal {_measure(event)} from {who}"
            return f"{who} would {what} {_measure(event)}{_cause(event)}"
        case tree.Changes(who, "be robbed of"):
            return f"{_THIEVES[event.by]} steals {_measure(event)} from {who}"
        case tree.Clashes(Who.PLAYER, "lose"):
            return "a clash has a loser"
        case tree.Clashes(who, "reveal" | "decided" as what):
            clash = _CLASHES_OF[who]
            return f"cards are revealed in {clash}" if what == "reveal" else f"{clash} is decided"
        case tree.Clashes(who, "would win" | "would lose" | "would tie" as what):
            return f"{who} {what} a clash"
        case tree.Plays(who, which, True):
            return f"{_one(which)} enters {_owner(who)} tableau"
        case tree.AtTurn(who, edge):
            return f"{_owner(who)} turn {edge}s"
        case tree.GetsTokens(card, put, what, by):
            where = (
                f"put on {render_target(card)}" if put else f"removed from {render_target(card)}"
            )
            return f"a {what} is {where}{_BY[by]}"
        case tree.IsHandled(card, deed, by):
            return f"{render_target(card)} is {deed}{_BY[by]}"
        case tree.EffectHappens(who, trigger, which):
            effect = f"{trigger} effect" if trigger else "effect"
            if which != Filter():
                return f"{article(effect)} of {_owner(who)} {noun_phrase(which)} would happen"
            return f"{_owner(who)} {effect} would happen"
        case _:
            verb, rest = _deed(event)
            third = f"{verb}es" if verb == "clash" else f"{verb}s"
            return f"{_does(event.who, verb, third)} {rest}".strip()


_CLASHES_OF = {
    Who.YOU: "a clash you are in", Who.PLAYER: "a clash", Who.OPPONENT: "a clash an opponent is in",
    Who.THAT: "a clash that player is in",
}  # fmt: skip
_EFFECTS_OF = {"anyone": "", "an opponent": " by an opponent's effect", "you": " by your effect"}
_THIEVES = {"anyone": "a player", "an opponent": "an opponent", "you": "you"}
_PARTICIPLES = {
    "lose": "lost",
    "pay": "paid",
    "win": "won",
    "use": "used",
    "tie": "tied",
    "take": "taken",
}
_Deed = (
    tree.Plays | tree.Changes | tree.Clashes | tree.Discards | tree.TakesCard | tree.UsesAction
)  # fmt: skip


def _deed(event: _Deed) -> tuple[str, str]:
    """The verb of what a player does, and what stands behind it."""
    match event:
        case tree.Plays(filter=which):
            return "play", _one(which)
        case tree.Changes(what=what):
            return what, f"{_measure(event)}{_cause(event)}"
        case tree.Clashes(what="clash"):
            return "clash", ""
        case tree.Clashes(what=what):
            return what, "a clash"
        case tree.Discards(filter=which):
            return "discard", _one(which)
        case tree.TakesCard(source=source):
            return "take", f"a card from {source}"
        case tree.UsesAction(what=what, filter=which):
            of = "" if which == Filter() else f" of {article(noun_phrase(which))}"
            return "use", article(what) + of
        case _:
            assert_never(event)


def _measure(event: tree.Changes) -> str:
    return f"at least {event.at_least} {event.unit}" if event.at_least else event.unit


_WHOSE_CARD = {"an opponent": "an opponent's ", "you": "your "}


def _cause(event: tree.Changes) -> str:
    if event.cards is not None:
        one = noun_phrase(event.cards)
        card = f"{_WHOSE_CARD[event.by]}{one}" if event.by != "anyone" else article(one)
        effect = article(f"{event.source} effect" if event.source else "effect")
        return f" {'from' if event.source else 'by'} {effect} of {card}"
    if not event.source:
        return _EFFECTS_OF[event.by]
    whose = _WHOSE_CARD.get(event.by, "")
    effect = f"{event.source} effect"
    return f" from {whose}{effect}" if whose else f" from {article(effect)}"


def _happened(often: tree.HowOften, *, none: bool = False) -> str:
    """ "you have played a Fire card this turn", "no opponent has used an Action this turn"."""
    event = often.event
    if isinstance(event, tree.IsFlipped):
        card, been = render_target(event.card), f"been flipped{_BY[event.by]} {often.since}"
        if not none:
            return f"{card} has {been}"
        if not isinstance(event.card, tree.Cards):
            return f"{card} has not {been}"
        place = render_place(event.card.place)
        return f"no {noun_phrase(event.card.filter, place=place)} has {been}"
    assert isinstance(event, _Deed)
    verb, rest = _deed(event)
    participle = _PARTICIPLES.get(verb, f"{verb}ed")
    done = " ".join(filter(None, (participle, rest, often.since)))
    if event.who is Who.YOU:
        return f"you have {'not ' if none else ''}{done}"
    if none and event.who is Who.THAT:
        return f"that player has not {done}"
    who = {Who.OPPONENT: "no opponent", Who.PLAYER: "no player"}[event.who] if none else event.who
    return f"{who} has {done}"


def _how_much(much: tree.HowMuch) -> str:
    """ "RP you have gained this turn"."""
    has = "have" if much.who is Who.YOU else "has"
    return f"{much.unit} {much.who} {has} gained {much.since}"


def _owner(who: Who) -> str:
    known = {Who.YOU: "your", Who.OPPONENT: "an opponent's", Who.THAT: "that player's"}
    return known.get(who, "a player's")
