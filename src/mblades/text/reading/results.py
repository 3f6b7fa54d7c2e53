"""What was done just before: "for each card discarded this way", "one of them", "the rest", "for each"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import ANYHOW, LAST_COUNTED, Counted, Measured
from mblades.text.reading.deeds import Act
from mblades.text.reading.its import ItWas
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, CardDone, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    MARKET,
    Chosen,
    Described,
    Held,
    Seen,
    Somewhere,
    TheDifference,
    Where,
)
from mblades.text.reading.sentences import Clause
from mblades.text.reading.unsaid import SameAgain, SameTokens, counted_again
from mblades.text.results import done_by, is_about_cards_before
from mblades.text.tree import Effect, Kind, Who, Whom
from mblades.text.walking import contains, effects_in, is_plural, is_several, subject_of, with_parts

rules = Rules()
N = TypeVar("N", bound=tree.Node)


class OfThem(tree.Among, frozen=True):
    """The cards of the last effect, whoever's they are."""


SO_MANY: Any = "so many"  # of "draw that many": the same, if no other amount was named since
PARTICIPLES: dict[tree.Done, str] = {
    "flipped": "flipped|turned over|turned face down",
    "unflipped": "unflipped|turned face up",
    "moved": "moved",
    "attached": "attached",
    "discarded": "discarded|thrown away|ditched|trashed",
    "returned": "returned",
    "taken": "taken|added|bought",
    "drawn": "drawn",
    "revealed": "revealed|shown",
    "looked at": "looked at|seen",
    "played": "played",
    "put away": "put away",
    "given": "given|given away",
    "sold": "sold",
    "chosen": "chosen|picked|selected",
}


class TheyAll(tree.Among, frozen=True):
    """ "They", "both": the several cards that the last effect was about, and not any before it."""


class FromIt(tree.Among, frozen=True):
    """ "A card from it": from the hand that was just shown."""


class YouDid(tree.ThisWay, frozen=True):
    """ "Each card you discarded": it is not said of what others have done."""


class TheyDid(tree.ThisWay, frozen=True):
    """ "Each card they discarded"."""


def teach(lexicon: Lexicon) -> None:
    """The words for what was done."""
    for done, words in PARTICIPLES.items():
        lexicon.add(f"(the|that) [just] ({words}) card", "reference", CardDone(done))
        past = _PASTS.get(done, words)
        lexicon.add(
            f"the card (that was|you|that player|they) ({words}|{past})",
            "reference",
            CardDone(done),
        )
        if done != "played":
            lexicon.add(f"the card [so|thus] ({words})", "reference", CardDone(done))
        lexicon.add(f"(the|that) [just] ({words}) card 's", "possessor", CardDone(done))
    lexicon.add("(from|in|among|out of) (it|that hand|this hand)", "where", Where(FromIt()))
    lexicon.add("(from|in) (one|any|any one|one of) [of] (hand|those hands|these hands|the hands|the revealed hands|their hands)",
                "where", Where(FromIt()))  # fmt: skip
    lexicon.add("[from] there", "where", Where(FromIt()))
    that_was = "[that (was|were|is|got)|which (was|were|is)]"
    this_way = (
        "[this way|in this way|by this effect|in this manner|like this|with this effect|thus]"
    )
    for done, words in PARTICIPLES.items():
        lexicon.add(f"{that_was} ({words}) {this_way}", "where", Where(tree.ThisWay(done)))
        for doer, kind in (("you", YouDid), ("they", TheyDid)):
            lexicon.add(f"{doer} [have] ({words}) {this_way}", "where", Where(kind(done)))
        lexicon.add(f"(so|thus) ({words})", "where", Where(tree.ThisWay(done)))
    them = "(them|those cards|these cards|those|these)"
    lexicon.add(f"(among|from among|out of) {them}", "where", Where(tree.Among()))
    lexicon.add(f"of {them}", "OF_THEM")
    lexicon.add("(them both|both|them all|all the cards|all revealed cards|the revealed cards|each one)", "reference",
                tree.Those())  # fmt: skip
    lexicon.add(
        "(the rest|the others|the other cards|the remaining cards|the other|the other one|the remaining ones)",
        "reference", tree.TheRest(),
    )  # fmt: skip
    lexicon.add("[the] (rest|others|other cards|remaining cards|other|other one|remaining ones)", "other_ones",
                tree.TheRest())  # fmt: skip


_PASTS: dict[tree.Done, str] = {"taken": "took", "drawn": "drew", "revealed": "showed"}


def _some(how: tree.How, number: int = 1) -> Chosen:
    return Chosen(Described(Kind.CARD, plural=True, where=Where(tree.Among())), how, number)


@rules("countable: 'one' where", "countable: where")
def one_done(where: Where) -> tree.Quantity | None:
    """ "For each one you flipped", "for each flipped this way"."""
    if not isinstance(where.place, tree.ThisWay):
        return None
    return tree.CountOf(tree.Cards("each", tree.Filter(), where.place))


@rules("target: ONE OF_THEM", "target: 'one' 'card' OF_THEM", "bare_one: 'one'")
def one_of_them() -> Chosen:
    return _some("a")


@rules("target: number OF_THEM", "target: 'any' number OF_THEM")
def several_of_them(count: int) -> Chosen | None:
    return _some("a", count) if count > 1 else None


@rules("target: 'up' 'to' number OF_THEM")
def up_to_of_them(count: int) -> Chosen:
    return _some("up to", count)


@rules("target: 'any' 'number' OF_THEM")
def any_of_them() -> Chosen:
    return _some("any number of")


@rules("target: EACH OF_THEM", "target: 'all' OF_THEM", "target: 'both' OF_THEM")
def all_of_them() -> tree.Those:
    return tree.Those()


def _number_of(place: tree.Place) -> tree.CountOf:
    return tree.CountOf(tree.Cards("each", tree.Filter(), place))


@rules(
    "reference: 'all' number CARDS?",
    "reference: 'those' number CARDS",
    "reference: 'these' number CARDS",
)
def all_so_many(_count: int) -> tree.Those:
    """ "Place all three in the Aftermarket"."""
    return tree.Those()


def _among(described: Described | None) -> tree.Quantity | None:
    if described is None:
        return None
    return tree.CountOf(tree.Cards("each", described.filter, tree.Among()))


_ONE = Described(Kind.CARD, plural=False)


@rules("countable: OF_THEM HAVING star_test", "countable: 'one' OF_THEM HAVING star_test")
def each_with_stars(test: tree.StarTest) -> tree.Quantity | None:
    """ "For each of them that has 3 stars or fewer"."""
    return _among(_ONE.saying(stars=test))


@rules("countable: OF_THEM THAT_IS ARTICLE? described")
def each_that_is(described: Described) -> tree.Quantity | None:
    return None if described.plural or described.where else _among(described)


@rules("countable: OF_THEM THAT_IS symbol")
def each_of_symbol(symbol: tree.Symbol) -> tree.Quantity | None:
    return _among(_ONE.with_symbol(symbol))


@rules("countable: 'one' where")
def each_one_done(where: Where) -> tree.Quantity | None:
    """ "For each one you discarded"."""
    return _number_of(where.place) if isinstance(where.place, tree.ThisWay) else None


@rules("countable: OF_THEM", "countable: 'one' OF_THEM")
def each_of_them() -> tree.Quantity:
    """ "Each player discards a card. Gain 5 RP for each of them.": for all cards of all players."""
    return _number_of(OfThem())


@rules(
    "measured: number unit FOR_EACH",
    "measured: number unit APIECE",
    "measured: number unit FOR_EACH 'one'",
)
def for_each(value: int, unit: tree.Unit) -> Measured:
    return Measured(unit, Counted(LAST_COUNTED).times(value))


@rules(
    "clause: signed unit FOR_EACH",
    "clause: signed unit 'each'",
    "clause: signed unit FOR_EACH 'one'",
)
def more_for_each(value: int, unit: tree.Unit) -> Clause | None:
    """ "+5 RP for each"."""
    measured = Measured(unit, Counted(LAST_COUNTED).times(abs(value)))
    act = Act("gain" if value > 0 else "lose", (("measured", measured),))
    return Clause(act, Who.YOU, is_signed=True) if value else None


# --------------------------------------------------------------------------- settled once all is read


def _is_group(node: Any) -> bool:
    if isinstance(node, tree.Draw):
        return node.amount != tree.Flat(1)
    match getattr(node, "target", None):
        case tree.Cards(how, _, _, count):
            several = count > 1 or how in ("each", "any number of")
            return several or getattr(node, "who", Who.YOU) is not Who.YOU
        case tree.TopOfStore(count):
            return count > 1
        case tree.Those():
            return True
    return False


def _shown(node: Any) -> str:
    if not isinstance(node, tree.Look | tree.Reveal):
        return ""
    place = node.target.place if isinstance(node.target, tree.Cards) else None
    theirs = isinstance(place, tree.In) and place != tree.In("hand") and place.zone == "hand"
    return "theirs" if theirs else "shown"


_MOVED: dict[type[tree.Node], tree.AmountDone] = {
    tree.Gain: "gained",
    tree.Lose: "lost",
    tree.Pay: "paid",
    tree.Steal: "stolen",
    tree.AddTokens: "put",
    tree.RemoveTokens: "removed",
    tree.MoveTokens: "moved",
}


def _is_several(node: tree.Node) -> bool:
    """Whether it is done to several cards, or to so many as can be counted."""
    if isinstance(node, tree.DiscardDown):
        return True
    if isinstance(node, tree.Draw):
        return node.amount != tree.Flat(1)
    target = getattr(node, "target", None)
    return isinstance(target, tree.Those | tree.TheRest) or (
        isinstance(target, tree.Cards)
        and (target.count > 1 or target.how in ("each", "any number of", "up to"))
    )


class _Before:
    """What an ability has done, as far as it has been read."""

    def __init__(self) -> None:
        self.done: list[tree.Done] = []
        self.doers: dict[tree.Done, set[Who]] = {}
        self.moved: list[tree.DoneSoFar] = []  # amounts, the last one last
        # of the last effect, if that is as much as one likes, or all
        self.open_amount: tree.DoneSoFar | None = None
        self.much: set[str] = set()  # what "that much" can mean: "amount", "cards"
        self.doer: Whom = Who.YOU
        self.card_doer: Whom = Who.YOU
        self.compared: tree.Holds | None = None
        self.last: tree.Node | None = None
        self.latest: tree.Node | None = None  # what was done to cards last, whatever that was
        self.group = False  # whether that was about several cards
        self.shown = ""  # whether cards were shown by it, perhaps out of somebody's hand
        self.counted: tree.Cards | None = None  # and nothing chosen since
        self.was_amount = False  # whether RP or M$ were named since
        self.it: tree.Done | None = None  # what was done to the single card that is "it"
        self.quantities: list[tree.Quantity] = []  # what was counted
        self.passes = False  # whether a card was moved, perhaps past others
        self.of_each = False  # whether the cards spoken of are only those of the last player

    def hear(self, node: tree.Node) -> None:
        """Take in the next effect."""
        self._hear_amount(node)
        if isinstance(node, tree.CountOf | tree.Different | tree.Tokens):
            self.quantities.append(node)
        if isinstance(node, tree.Holds):
            self.compared = node
        if isinstance(node, tree.Move | tree.MoveBeside | tree.Insert | tree.PassCards):
            self.passes = not isinstance(node, tree.PassCards)  # "passed" is then given on
        if isinstance(node, tree.CountOf):
            known = isinstance(node.cards.place, tree.Among | tree.ThisWay)
            self.counted = self.counted if known else node.cards
        elif isinstance(node, tree.Targeted | tree.Draw | tree.Swap | tree.UseEffects):
            self.counted, self.latest = None, node
        done = done_by(node)
        self._hear_of_one(node, done)
        if isinstance(node, tree.PointEffect | tree.AddTokens | tree.RemoveTokens):
            self.was_amount = True
        if done is not None:
            self.done.append(done)
            self.of_each = self.was_amount = False
            self.shown = _shown(node)
            self.group = _is_group(node)
            self.doers.setdefault(done, set()).add(getattr(node, "who", Who.YOU))
            self.open_amount = None
            if _is_several(node):
                self.much.add("cards")
                self.card_doer = subject_of(node)  # type: ignore[arg-type]  # it is an effect
            if not is_about_cards_before(node):
                self.last = node

    def _settled_both_ways(self, node: Any) -> Any:
        """What was paid before is spoken of in both cases: "3 RP for each, or 4 RP for each if ..."."""
        start = self.open_amount
        first = self.settled(replace(node, otherwise=()))
        self.open_amount = start
        return replace(first, otherwise=tuple(self.settled(one) for one in node.otherwise))

    def _settled_apart(self, node: N) -> N:
        """What comes later, or whenever something happens: what was done "this way" is then forgotten."""
        done, last = self.done, self.last
        self.done, self.last = [], None
        changed = with_parts(
            node, lambda part: self.settled(part) if isinstance(part, tree.Node) else part
        )
        self.done, self.last = done, last
        return changed

    def _hear_of_one(self, node: tree.Node, done: tree.Done | None) -> None:
        match node:
            case tree.IsFlipped():
                self.it = "flipped"
            case tree.Discards():
                self.it = "discarded"
            case tree.Plays():
                self.it = "played"
            case tree.Draw():
                self.it = "drawn" if node.amount == tree.Flat(1) else None
            case tree.Swap() | tree.UseEffects():
                self.it = None
        if isinstance(node, tree.Targeted) and not isinstance(node.target, tree.This):
            self.it = done if _is_one(node.target) else None

    def _hear_amount(self, node: tree.Node) -> None:
        done = _MOVED.get(type(node))
        if isinstance(node, tree.Changes):
            self.much = {"amount"}
        if done is None:
            return
        what: Any = getattr(node, "what", getattr(node, "unit", "star token"))
        self.moved.append(tree.DoneSoFar(done, what))
        self.much.add("amount")
        is_open = isinstance(getattr(node, "amount", None), tree.AnyNumber | tree.All)
        self.open_amount = self.moved[-1] if is_open else None

    def settled(self, node: N) -> N:
        """The node with what only its place in the text tells."""
        if isinstance(node, tree.Started | tree.Waiting):
            return self._settled_apart(node)
        if isinstance(node, tree.If) and node.otherwise:
            both_ways: N = self._settled_both_ways(node)
            return both_ways
        if isinstance(node, SameAgain):
            return counted_again(node, self.quantities)  # type: ignore[return-value]  # a quantity
        if isinstance(node, tree.CountOf) and self.open_amount is not None and is_of_last(node):
            return self.open_amount  # type: ignore[return-value]  # a quantity like the other
        if isinstance(node, tree.CountOf) and isinstance(node.cards.place, Somewhere):
            node = self._counted_somewhere(node)
        if isinstance(node, tree.CountOf) and not self.done and self.counted and is_of_last(node):
            node = replace(node, cards=self.counted)
        counted, before = self.counted, self.doer
        if isinstance(node, Effect):
            self.doer = subject_of(node)
        if isinstance(node, tree.Cards):
            node = self._meant(node)
        changed = with_parts(
            node, lambda part: self.settled(part) if isinstance(part, tree.Node) else part
        )
        self.doer = before
        self.of_each = self.of_each or isinstance(changed, tree.OneByOne | tree.PlayerByPlayer)
        changed = _of_all(self._of_amounts(changed))
        if isinstance(changed, tree.Compared | tree.Foremost | tree.Leads):
            self.counted = counted  # cards by which players are compared are not "them"
        if isinstance(changed, tree.Those) and self.counted is not None:
            # "Gain 2 RP for each card in the Aftermarket, then discard them."
            return self.counted  # type: ignore[return-value]  # a target like the other
        changed = self._with_cards(changed)
        if isinstance(changed, tree.PutAway) and changed.where in (
            "back",
            "back in the same order",
        ):
            self._check_back()
        self.hear(changed)
        return changed

    def _is_only_chosen(self) -> bool:
        """ "Each opponent chooses a card. The others are flipped.": not others of those that were chosen."""
        chosen = self.last if isinstance(self.last, tree.ChooseCard) else None
        return chosen is not None and not isinstance(chosen.target.place, tree.Among | tree.ThisWay)

    def _those_of_several(self, node: Any) -> Any:
        """ "Each opponent reveals a card. Discard them.": those of all of them."""
        told = isinstance(node, tree.Targeted) and type(node.target) is tree.Those
        if not self.done or not self._is_of_several():
            return node
        all_of_them = tree.Cards("each", tree.Filter(), tree.ThisWay(self.done[-1]))
        if told:
            return replace(node, target=all_of_them)
        summed = isinstance(node, tree.TotalStars) and type(node.cards) is tree.Those
        return replace(node, cards=all_of_them) if summed else node

    def _with_cards(self, changed: N) -> N:
        """A place or a card that depends on what was done before."""
        changed = self._those_of_several(changed)
        if isinstance(changed, Seen) and self._has_shown_hand():
            raise Misreading(
                "it is not clear whether this is in hand", "'in their tableau', or 'one of them'"
            )
        if isinstance(changed, OfThem):
            of_all = tree.ThisWay(self.done[-1]) if self._is_of_several() else tree.Among()
            changed = of_all  # type: ignore[assignment]  # a place like the other
        changed = self._named(changed)
        if isinstance(changed, tree.Discard) and self.shown == "theirs":
            self._check_discard(changed)
        if isinstance(changed, tree.Among | tree.TheRest | tree.Those) and self.of_each:
            raise Misreading(
                "it is not clear whose cards these are", "'the cards revealed this way'"
            )
        if isinstance(changed, tree.TheRest) and self._is_only_chosen():
            raise Misreading(
                "it is not clear which cards these are", "'each other card in their tableau'"
            )
        if isinstance(changed, tree.Among | tree.TheRest) and not self.done:
            raise Misreading("no cards were spoken of before", "'the top 3 cards of the Store'")
        return changed

    def _named(self, node: Any) -> Any:
        """A place or a card by what was done before."""
        if isinstance(node, Somewhere):
            return tree.In(node.zone, node.whose)
        if isinstance(node, tree.ThisWay):
            return self._this_way(node)
        if isinstance(node, CardDone):
            if node.done == "attached" != self.it:
                return tree.Cards("each", tree.Filter(), tree.AttachedTo())
            if node.done != self.it:
                raise Misreading(f"it is not clear which card was {node.done}", "'it'", "it")
            return tree.It()
        if isinstance(node, ItWas):
            if not self._is_remembered():
                raise Misreading("it is not clear when this was so", "'has'", "has")
            return tree.It()
        if isinstance(node, TheyAll):
            if done_by(self.latest) is None or not _is_of_more(self.latest):
                raise Misreading("it is not clear which cards these are", "'the cards in ...'")
            return tree.Among()
        if isinstance(node, FromIt):
            if not self._has_shown_hand():
                raise Misreading("it is not clear what 'it' is", "'in your hand'")
            return tree.Among()
        return node

    def _is_remembered(self) -> bool:
        """Whether "it" is a card that is still seen as it was before something was done to it."""
        if isinstance(self.latest, tree.Flip):
            return self.it == "flipped"
        target = self.latest.target if isinstance(self.latest, tree.Discard | tree.Reveal) else None
        place = target.place if isinstance(target, tree.Cards) else None
        of_hand = isinstance(place, tree.In) and place.zone == "hand"
        return self.it in ("discarded", "revealed") and (
            of_hand or isinstance(target, tree.TopOfStore)
        )

    def _counted_somewhere(self, node: Any) -> Any:
        """ "Reveal the top 3 cards of the Store. Gain 5 RP for each Fire card": among those."""
        shows = isinstance(self.last, tree.Reveal | tree.Look) and not _is_one(self.last.target)
        if not shows or self.done[-1] not in ("revealed", "looked at"):
            return node
        if isinstance(node.cards.place, Held) and not self._is_held_there(node.cards.place):
            return node
        return tree.CountOf(replace(node.cards, place=tree.Among()))

    def _is_held_there(self, place: Held) -> bool:
        """ "Look at an opponent's hand. If they have a Mage, ...": in the hand that was shown."""
        if not self._has_shown_hand():
            return False
        yours = place.whose is tree.Whose.YOUR
        if yours is not (self.shown == "theirs"):
            if yours:
                raise Misreading("it is not clear where these cards are", "'in your hand'")
            return True
        return False

    def _is_of_several(self) -> bool:
        """Whether the last thing was done by one player after the other."""
        who = subject_of(self.last) if isinstance(self.last, tree.OneShot) else Who.YOU
        return bool(self.done) and is_several(who)

    def _meant(self, cards: Any) -> Any:
        """Cards without a place, behind a group that they may be of: "Take a Fire card." """
        if not self.group:
            return cards
        if cards.place is MARKET and self.shown:
            return replace(cards, place=tree.Among())
        if isinstance(cards.place, Somewhere) and not self.shown and cards.how == "each":
            raise Misreading(
                "it is not clear where these cards are", "'among them', or 'in your tableau'"
            )
        return cards

    def _check_discard(self, effect: tree.Discard) -> None:
        place = effect.target.place if isinstance(effect.target, tree.Cards) else None
        if place == tree.In("hand"):
            raise Misreading(
                "it is not clear out of whose hand", "'one of them', or another sentence"
            )

    def _of_amounts(self, node: Any) -> Any:
        if isinstance(node, tree.ThatMuch):
            return self._that_much(node)
        if isinstance(node, TheDifference):
            return self._difference()
        if isinstance(node, tree.AddTokens | tree.RemoveTokens) and node.what == IMPLIED:
            return self._of_tokens(node)
        if isinstance(node, SameTokens):
            return tree.Tokens(self._last_tokens(), node.card)
        if isinstance(node, tree.CardsPassed) and not self.passes:
            raise Misreading("nothing was moved before this", "'move this card to the left end'")
        return self._done_so_far(node) if isinstance(node, tree.DoneSoFar) else node

    def _difference(self) -> tree.Quantity:
        if self.compared is None:
            raise Misreading("nothing was compared before", "'the difference between ... and ...'")
        return tree.Gap(self.compared.left, self.compared.right)

    def _of_tokens(self, effect: Any) -> Any:
        """ "Remove all star tokens from it. Put that many on this card." """
        return replace(effect, what=self._last_tokens())

    def _last_tokens(self) -> Any:
        last = self.moved[-1].of if self.moved else "RP"
        if last in ("RP", "M$"):
            raise Misreading("say what is meant", "'star tokens' or 'sell markers'")
        return last

    def _that_much(self, that: tree.ThatMuch) -> tree.Quantity:
        if "cards" not in self.much:
            return that
        if not self.done:
            raise Misreading("no amount was named before 'that much'", "an amount such as '5 RP'")
        if "amount" in self.much:
            raise Misreading(
                "it is not clear whether this is the number of cards or the amount before it",
                "'the number of cards discarded this way'",
            )
        if self.card_doer is not Who.YOU or self.doer is not Who.YOU:
            raise Misreading("say whose cards are counted", "'for each card discarded this way'")
        return _number_of(tree.ThisWay(self.done[-1]))

    def _done_so_far(self, amount: tree.DoneSoFar) -> tree.DoneSoFar:
        known = [one for one in self.moved if one.done == amount.done]
        if amount.of != IMPLIED:
            known = [one for one in known if one.of == amount.of]
        if not known:
            raise Misreading(
                f"nothing was {amount.done} before", "what is paid, lost or removed before"
            )
        return known[-1]

    def _this_way(self, place: Any) -> Any:
        if place.done in (ANYHOW, SO_MANY):
            if not self.done or (place.done == SO_MANY and self.was_amount):
                raise Misreading(
                    "say what to count",
                    "'for each card in your tableau'",
                    "for each card in your tableau",
                )
            return tree.ThisWay(self.done[-1])
        if place.done not in self.done:
            raise Misreading(f"no card was {place.done} before", "what is done to cards before")
        if not isinstance(place, YouDid | TheyDid):
            return place
        doers = self.doers[place.done]
        by_you = doers == {Who.YOU}
        by_them = len(doers) == 1 and not doers & {Who.YOU, Who.EACH_PLAYER, Who.PLAYER}
        if not (by_you if isinstance(place, YouDid) else by_them):
            raise Misreading(
                "what others have done is counted too", f"'for each card {place.done} this way'"
            )
        return tree.ThisWay(place.done)

    def _has_shown_hand(self) -> bool:
        """Whether the cards last spoken of are those of a hand or a binder that was looked into."""
        target = self.last.target if isinstance(self.last, tree.Reveal | tree.Look) else None
        place = target.place if isinstance(target, tree.Cards) and target.how == "each" else None
        return isinstance(place, tree.In) and place.zone in ("hand", "binder")

    def _check_back(self) -> None:
        came = isinstance(self.last, tree.Draw) or isinstance(
            getattr(self.last, "target", None), tree.TopOfStore
        )
        if not came:
            raise Misreading("say where the cards are put", "'on top of the Store'")


def _of_all(node: Any) -> Any:
    """ "The attached card's stars": of all that are attached to this card."""
    match node:
        case tree.StarsOf(tree.Cards("each", _, tree.AttachedTo()) as cards):
            return tree.TotalStars(cards)
        case _:
            return node


def is_of_last(count: tree.CountOf) -> bool:
    """ "For each", "for each of them": of whatever the last effect was about."""
    cards = count.cards
    return cards.filter == tree.Filter() and (
        isinstance(cards.place, tree.Among)
        or (isinstance(cards.place, tree.ThisWay) and cards.place.done in (ANYHOW, SO_MANY))
    )


def _is_of_more(node: object) -> bool:
    """Whether it is done to more cards than one, all together."""
    if isinstance(node, tree.Draw):
        return node.amount != tree.Flat(1)
    target = getattr(node, "target", None)
    return target is not None and is_plural(target)


def _is_one(target: tree.Target) -> bool:
    if isinstance(target, tree.TopOfStore):
        return target.count == 1
    if isinstance(target, tree.Cards):
        is_each = (
            isinstance(target.place, tree.In) and target.place.whose is tree.Whose.EACH_OPPONENT
        )
        return target.count == 1 and target.how not in ("each", "any number of") and not is_each
    return not isinstance(target, tree.Those | tree.TheRest) and target != tree.TopCard(
        tree.Whose.EACH_OPPONENT
    )


def check_kept(effects: Sequence[Effect]) -> None:
    """ "Draw two cards and keep one.": what becomes of the other?"""
    drawn = kept = False
    for effect in effects_in(effects):
        drawn = drawn or isinstance(effect, tree.Draw)
        kept = kept or (drawn and isinstance(effect, tree.Take) and is_about_cards_before(effect))
        if contains(effect, tree.TheRest):
            return
    if kept:
        raise Misreading(
            "what has been drawn is in hand already",
            "'look at the top 2 cards of the Store', or 'discard one of them'",
        )


def settle_results(
    before: Sequence[tree.Event | Effect | None], effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """ "Discard your hand. Gain 5 RP for each.": each card discarded this way."""
    told = _Before()
    for one in before:
        if one is not None:
            told.settled(one)
    return tuple(told.settled(effect) for effect in effects)
