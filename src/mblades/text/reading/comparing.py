"""Players by what they have: "each opponent with more RP than you", "the player with the most Fire cards"."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.conditions import NONE, ONE, Bound
from mblades.text.reading.deeds import Act
from mblades.text.reading.events import counted_event
from mblades.text.reading.filters import Alike, like
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS, OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    Chosen,
    Described,
    Folk,
    Owner,
    Where,
    Zoned,
    every_one,
    only_filter,
    owner_of,
)
from mblades.text.reading.sentences import Clause
from mblades.text.tree import Cards, Group, Kind, Number, Who, Whose
from mblades.text.walking import N, contains, nodes, of_you, rewritten, with_parts

rules = Rules()

ONE_OF: dict[str, Group] = {"player": "a player", "opponent": "an opponent"}
EACH_OF: dict[str, Group] = {"player": "each player", "opponent": "each opponent"}
_BUT_YOU: dict[Group, Group] = {"a player": "an opponent", "each player": "each opponent"}
_BY_WHOM = {Whose.THAT: (OWN, Whose.THEIR), Whose.YOUR: (OWN, Whose.YOUR)}


class Had(NamedTuple):
    """What players have, before it is known who they are: "cards in their hand"."""

    of: tree.Trait
    is_some: bool = True  # several, or so much: not a single one

    def by(self, whose: Whose) -> tree.Trait | None:
        """The same of "that player", or of you; None if it was said of somebody else."""
        if any(_place(node) not in (None, *_BY_WHOM[whose]) for node in nodes(self.of)):
            return None
        return rewritten(self.of, _of_that if whose is Whose.THAT else _of_you)


def _place(node: object) -> Whose | None:
    owned = (tree.In, tree.TopCard, tree.Has, tree.OpenSlots, tree.TopIs, tree.Said)
    return getattr(node, "whose") if isinstance(node, owned) else None  # noqa: B009


def _of_that(node: N) -> N:
    return node if _place(node) is None else replace(node, whose=Whose.THAT)


def _of_you(node: N) -> N:
    return node if _place(node) is None else replace(node, whose=Whose.YOUR)


class Having(NamedTuple):
    """ "With at least 3 cards in their hand"."""

    of: tree.Trait | tree.TopIs
    test: tree.Compare
    than: Number | tree.StarsOf | None = None


def teach(lexicon: Lexicon) -> None:
    """The words for what players have."""
    has = "has|have|has got|have got|holds|hold|is holding|are holding|owns|own|controls|control|possesses|possess"
    lexicon.add(f"(with|having|(who|that) [still|already|currently] ({has}))", "WITH")
    lexicon.add("(without|without any|without a|without an|with no|having no|(who|that) (has|have|has got|have got|holds|hold|controls|control|owns|own) no"
                "|(who|that) (does|do) not have (a|an|any))", "WITHOUT")  # fmt: skip
    lexicon.add("(whose tableau (is|are) [completely] full|whose tableau has no (open|free|empty) slots|with full tableaus"
                "|(with|who (have|has)) no (room|space) left [in their tableau])", "WITH_NO_ROOM")  # fmt: skip
    lexicon.add("(whose hand is empty|whose hands are empty|with empty hands)", "WITH_EMPTY_HAND")
    lexicon.add("(most|highest|greatest|highest number of|largest number of|greatest number of)",
                "extreme", True)  # fmt: skip
    lexicon.add("(fewest|least|lowest|smallest|lowest number of|smallest number of)", "extreme", False)  # fmt: skip
    lexicon.add("than you [do|have|own|control|have got]", "THAN_YOU")
    lexicon.add("as you [do|have|own|control]", "AS_YOU")
    others = ("(each|every|any) (opponent|other player|one else)|(each|any|all) of your opponents|all [your] opponents"
              "|all [the] other players|the other players|anyone else|everyone else|your opponents")  # fmt: skip
    lexicon.add(f"than ({others}) [do|does|has|have]", "THAN_ALL_OTHERS")
    lexicon.add("[,] (of|among|out of) (all|all the|all of the|the) players", "OF_ALL_PLAYERS")
    lexicon.add(
        "[,] (of|among) (anyone|everyone|all|them all|all tableaus)",
        "OF_ALL_PLAYERS",
    )
    lexicon.add("(that|the one|the ones|those|the player or players)",
                "THE_ONES")  # fmt: skip
    lexicon.add("(other than|except|except for|apart from|besides|but|but not)", "OTHER_THAN")
    for words, more in (("ahead of you|leading you", True), ("behind you", False)):
        ahead = Having(tree.Has("RP", Whose.THAT), "more" if more else "fewer")
        lexicon.add(f"[who is|who are|that is|that are] ({words}) [in RP]", "having", ahead)
    for words, most in (("first|first place|the lead", True), ("last|last place", False)):
        lexicon.add(f"[is|'s|who is|who are] [currently] in ({words})", "placed", most)
    ahead_of: tuple[tuple[str, tree.Compare], ...] = (
        ("have more RP than|are ahead of|lead", "fewer"),
        ("have fewer RP than|have less RP than|are behind", "more"),
    )
    for words, compare in ahead_of:
        than = Having(tree.Has("RP", Whose.THAT), compare)
        lexicon.add(f"[that|whom|who] you ({words})", "having", than)
    for words, richest, of in (
        ("richest|wealthiest", True, SAME_UNIT), ("poorest", False, SAME_UNIT),
        ("leading|first-placed|top-ranked|front-running|best-placed", True, tree.Has("RP", Whose.THAT)),
        ("trailing|last-placed|last-place|bottom-ranked|worst-placed|losing", False, tree.Has("RP", Whose.THAT)),
    ):  # fmt: skip
        lexicon.add(f"({words})", "by_rank", Most(richest, of))
    lexicon.add("(in front|at the top|on top)", "placed", True)
    lexicon.add("(at the bottom|at the back|bringing up the rear)", "placed", False)
    lexicon.add(f"whoever ({has})", "WHOEVER_HAS")
    lexicon.add("(who|that)", "WHO")
    lexicon.add("(everyone)", "EVERYONE")
    lexicon.add("(anyone|everyone)", "ANY_OF_THEM")
    lexicon.add("(all|those|all those)", "ALL_OF_THEM")
    for words, compare in (("more|higher|greater", "more"), ("fewer|less|lower", "fewer")):
        lexicon.add(f"strictly ({words})", "compare", compare)
    lexicon.add(
        "([,] (or (are|is) tied|or tied|or tie|even if tied|even when tied|ties included) [for (it|the most|first|that)])",
        "OR_TIED",
    )
    for words, most in (
        ("first|first place|the lead|the most RP", True),
        ("last|last place|the fewest RP", False),
    ):
        lexicon.add(f"tied for ({words})", "tied", most)
    lexicon.add("(each|every|any) (opponent|other player) 's", "ANY_OTHERS")
    for words, most in (("first in RP|leading in RP", True), ("last in RP", False)):
        lexicon.add(f"[you are] ({words})", "condition", tree.Leads(most))
    lexicon.add("you (lead|are leading|are the leader)", "condition", tree.Leads())
    lexicon.add("total", "TOTAL")
    for largest, words in ((True, "largest|biggest|fullest"), (False, "smallest|emptiest")):
        lexicon.add(f"[the] ({words}) hand [size]", "size_of_hand", largest)
    lexicon.add("(someone|anyone)", "ANYBODY")
    lexicon.add(
        "(someone else|anyone else|at least one opponent|one of your opponents|any of your opponents)",
        "SOMEBODY_ELSE",
    )
    lexicon.add("(nobody else|no one else|no other player|nobody|no one)", "NOBODY_ELSE")


# --------------------------------------------------------------------------- what they have


@rules("had: unit")
def had_unit(unit: tree.Unit) -> Had:
    return Had(tree.Has(unit, OWN))


@rules("had: described")
def had_cards(described: Described) -> Had | None:
    cards = _all_of(described)
    return None if cards is None else Had(tree.CountOf(cards), described.plural)


def _all_of(described: Described) -> Cards | None:
    where = described.where
    if where is not None and (where.everyone or where.together):
        return None
    if where == Where(tree.In("tableau", Whose.ANY)):
        described = described._replace(
            where=None
        )  # "each player with a Mage in play": of their own
    cards = every_one(described, tree.In("tableau", OWN))
    return cards if cards is not None and isinstance(cards.place, tree.In) else None


@rules("had: 'different' different")
def had_different(different: tree.Different) -> Had | None:
    cards = different.cards
    if cards.place == tree.In():
        cards = replace(cards, place=tree.In("tableau", OWN))
    return Had(replace(different, cards=cards)) if isinstance(cards.place, tree.In) else None


@rules("had: STARS 'on' owner 'top' 'card'")
def had_stars_on_top(owner: Owner) -> Had:
    return Had(tree.StarsOf(tree.TopCard(owner.whose)))


@rules("had: STARS 'on' owner select 'card'")
def had_stars_on_highest(owner: Owner, how: tree.How) -> Had | None:
    """ "The most stars on their highest card"."""
    if how not in ("highest", "lowest") or owner.everyone:
        return None
    return Had(tree.StarsOf(Cards(how, tree.Filter(), tree.In("tableau", owner.whose))))


@rules("had: STARS 'on' described", "had: STARS 'among' described")
def had_stars(described: Described) -> Had | None:
    cards = _all_of(described) if described.plural else None
    return None if cards is None else Had(tree.TotalStars(cards))


@rules("had: TOTAL STARS 'in' zoned", "had: STARS 'in' zoned")
def had_stars_in(zoned: Zoned) -> Had | None:
    if zoned.owner.everyone:
        return None
    place = tree.In(zoned.zone, zoned.owner.whose)
    return Had(tree.TotalStars(Cards("each", tree.Filter(), place)))


@rules("had: VOTES")
def had_votes() -> Had:
    """ "The player with the most votes"."""
    return Had(tree.Said("votes", OWN))


@rules("had: what_said")
def had_said(what: tree.Answer) -> Had:
    """ "The player with the highest bid"."""
    return Had(tree.Said(what, OWN))


@rules("had: OPEN_SLOTS", "had: OPEN_SLOTS 'in' zoned")
def had_open_slots(zoned: Zoned | None = None) -> Had | None:
    """ "Room in their tableau"."""
    if zoned is None:
        return Had(tree.OpenSlots(OWN))
    is_theirs = zoned.zone == "tableau" and not zoned.owner.everyone
    return Had(tree.OpenSlots(zoned.owner.whose)) if is_theirs else None


@rules("having: WITH_NO_ROOM", "so_many: ARTICLE 'full' 'tableau'")
def having_no_room() -> Having:
    return Having(tree.OpenSlots(Whose.THAT), NONE.test, Number(NONE.value))


@rules("having: WITH_EMPTY_HAND", "so_many: ARTICLE 'empty' 'hand'")
def having_no_hand() -> Having:
    cards = Cards("each", tree.Filter(), tree.In("hand", Whose.THAT))
    return Having(tree.CountOf(cards), NONE.test, Number(NONE.value))


@rules("had: tokens 'on' described")
def had_tokens(what: Any, described: Described) -> Had | None:
    cards = _all_of(described) if described.plural else None
    return None if cards is None else Had(tree.Tokens(what, cards))


# --------------------------------------------------------------------------- how it compares


def _having(
    had: Had, test: tree.Compare, than: Number | tree.StarsOf | None = None
) -> Having | None:
    of = had.by(Whose.THAT)
    return None if of is None else Having(of, test, than)


@rules("having: WITH so_many")
def having(so_many: Having) -> Having:
    return so_many


@rules("so_many: compare had THAN_YOU")
def more_than_you(compare: tree.Compare, had: Had) -> Having | None:
    return _having(had, compare) if had.is_some else None


@rules("so_many: compare had")
def more_than_unsaid(compare: tree.Compare, had: Had) -> Having | None:
    """ "Each opponent with more RP": than you, who is left out."""
    return more_than_you(compare, had)


@rules("so_many: compare had 'than' term", "so_many: compare had 'than' reference")
def more_than(compare: tree.Compare, had: Had, than: Any) -> Having | None:
    """ "Each player with fewer stars on their Top card than this card's stars"."""
    if not isinstance(than, tree.StarsOf):
        if not isinstance(than, tree.This) or not isinstance(had.of, tree.StarsOf):
            return None
        than = tree.StarsOf(than)
    return _having(had, compare, than) if isinstance(than.card, tree.This | tree.It) else None


@rules("so_many: 'as' 'many' had AS_YOU", "so_many: 'as' 'much' had AS_YOU", "so_many: 'exactly' 'as' 'many' had AS_YOU",
       "so_many: 'exactly' 'as' 'much' had AS_YOU", "so_many: 'just' 'as' 'many' had AS_YOU")  # fmt: skip
def as_many(had: Had) -> Having | None:
    return _having(had, "equal") if had.is_some else None


@rules(
    "so_many: 'at' 'least' 'as' 'many' had AS_YOU", "so_many: 'at' 'least' 'as' 'much' had AS_YOU"
)
def no_fewer(had: Had) -> Having | None:
    return _having(had, "at least") if had.is_some else None


@rules("so_many: 'at' 'most' 'as' 'many' had AS_YOU", "so_many: 'at' 'most' 'as' 'much' had AS_YOU")
def no_more(had: Had) -> Having | None:
    return _having(had, "at most") if had.is_some else None


def _than_stars(had: Had, test: tree.Compare, than: Any) -> Having | None:
    of_card = isinstance(than, tree.StarsOf) and isinstance(than.card, tree.This | tree.It)
    return _having(had, test, than) if of_card and had.is_some else None


@rules("so_many: 'as' 'many' had 'as' term")
def as_many_as(had: Had, than: Any) -> Having | None:
    """ "As many cards in their hand as this card's stars"."""
    return _than_stars(had, "equal", than)


@rules("so_many: 'at' 'least' 'as' 'many' had 'as' term")
def no_fewer_than(had: Had, than: Any) -> Having | None:
    return _than_stars(had, "at least", than)


@rules("so_many: 'at' 'most' 'as' 'many' had 'as' term")
def no_more_than(had: Had, than: Any) -> Having | None:
    return _than_stars(had, "at most", than)


@rules("so_many: bounded had")
def so_many(bound: Bound, had: Had) -> Having | None:
    return _having(had, bound.test, Number(bound.value))


@rules("so_many: number 'or' compare had", "so_many: bounded had 'or' 'more'")
def or_more(*parts: Any) -> Having | None:
    if len(parts) == 2:
        bound, had = parts
        return so_many(bound, had) if bound.test == "at least" else None
    value, compare, had = parts
    return _having(had, "at least" if compare == "more" else "at most", Number(value))


@rules("so_many: ARTICLE had", "so_many: 'any' had")
def one_at_least(had: Had) -> Having | None:
    return None if isinstance(had.of, tree.Has) else _having(had, ONE.test, Number(ONE.value))


@rules("so_many: had")
def some_at_least(had: Had) -> Having | None:
    """ "Each opponent with cards in hand"."""
    several = isinstance(had.of, tree.CountOf | tree.OpenSlots) and had.is_some
    return _having(had, ONE.test, Number(ONE.value)) if several else None


@rules("having: WITHOUT had")
def having_no(had: Had) -> Having | None:
    return _having(had, NONE.test, Number(NONE.value))


# --------------------------------------------------------------------------- Top cards


_TOP = Had(tree.StarsOf(tree.TopCard(OWN)))


@rules(
    "having: WITH ARTICLE compare 'top' 'card' THAN_YOU",
    "having: 'whose' 'top' 'card' HAVE compare STARS 'than' 'yours'",
    "having: 'whose' 'top' 'card' HAVE compare STARS 'than' 'your' 'top' 'card'",
)
def top_card_than_yours(compare: tree.Compare) -> Having | None:
    return _having(_TOP, compare)


@rules("having: 'whose' 'top' 'card' HAVE compare STARS 'than' reference",
       "having: 'whose' 'top' 'card' HAVE 'a' compare STARS 'than' reference")  # fmt: skip
def top_card_than(compare: tree.Compare, card: tree.Ref) -> Having | None:
    than = tree.StarsOf(card)
    return _having(_TOP, compare, than) if isinstance(card, tree.This | tree.It) else None


@rules(
    "having: 'whose' 'top' 'card' BE ARTICLE described",
    "having: WITH ARTICLE described 'as' owner 'top' 'card'",
)
def top_card_is(described: Described, owner: Owner | None = None) -> Having | None:
    """ "Each player whose Top card is an Air card"."""
    which = only_filter(described)
    theirs = owner is None or owner.whose in (OWN, Whose.THEIR)
    if which is None or described.plural or not theirs:
        return None
    return Having(tree.TopIs(which), ONE.test, Number(ONE.value))


@rules("having: 'whose' 'top' 'card' BE_NOT ARTICLE described")
def top_card_is_not(described: Described) -> Having | None:
    having = top_card_is(described)
    return None if having is None else _others(having)


@rules("having: 'whose' 'top' 'card' BE symbol")
def top_card_has_symbol(symbol: tree.Symbol) -> Having:
    return Having(tree.TopIs(tree.Filter(symbols=(symbol,))), ONE.test, Number(ONE.value))


@rules("having: 'whose' 'top' 'card' BE_NOT symbol")
def top_card_lacks_symbol(symbol: tree.Symbol) -> Having:
    return _others(top_card_has_symbol(symbol))


@rules("having: 'whose' 'top' 'card' SHARES alike WITH_CARD anchor",
       "having: 'whose' 'top' 'card' SHARES alike IN_COMMON_WITH anchor",
       "having: 'whose' 'top' 'card' unlike WITH_CARD anchor",
       "having: 'whose' 'top' 'card' unlike IN_COMMON_WITH anchor")  # fmt: skip
def top_card_shares(alike: Alike, other: Any) -> Having | None:
    which = like(Described(Kind.CARD, plural=False), alike, other)
    return None if which is None or not isinstance(other, tree.This) else top_card_is(which)


@rules("having: 'whose' 'top' 'card' HAVE bounded STARS")
def top_card_of(bound: Bound) -> Having | None:
    return _having(_TOP, bound.test, Number(bound.value))


# --------------------------------------------------------------------------- what they have done


def _done(act: Act, since: tree.Since, bound: Bound) -> Having | None:
    often = counted_event(act.event(Who.THAT), since)
    if not isinstance(often, tree.HowOften):
        return None
    return Having(often, bound.test, Number(bound.value))


@rules("having: WHO deed.past since", "having: WHO PERFECT deed.past since")
def having_done(act: Act, since: tree.Since) -> Having | None:
    return _done(act, since, ONE)


@rules("having: WHO DO_NOT deed.base since", "having: WHO HAVE_NOT deed.past since")
def having_not_done(act: Act, since: tree.Since) -> Having | None:
    return _done(act, since, NONE)


# --------------------------------------------------------------------------- who they are


def _compared(who: Group, having: Having) -> tree.Compared:
    return tree.Compared(who, having.of, having.test, having.than)


@rules("players: ONE person having")
def one_having(noun: str, having: Having) -> Folk:
    return Folk(_compared(ONE_OF[noun], having))


@rules("players: EACH person having", "players: person having")
def each_having(noun: str, having: Having) -> Folk:
    return Folk(_compared(EACH_OF[noun], having))


@rules("players: ANY_OF_THEM having")
def everyone_having(having: Having) -> Folk:
    return Folk(_compared("each player", having))


@rules("players: ALL_OF_THEM having")
def those_having(having: Having) -> Folk:
    return Folk(_compared("each player", having), plural=True)


@rules("players: ALL people having", "players: people having")
def all_having(noun: str, having: Having) -> Folk:
    return Folk(_compared(EACH_OF[noun], having), plural=True)


@rules("some_players: person most", "some_players: people most")
def foremost_players(noun: str, most: Most) -> tree.Whom:
    """ "The number of players with the most RP": of all who tie."""
    return tree.Foremost(EACH_OF[noun], most.of, most.most)


@rules("some_players: some_players WITH_YOU")
def you_too(who: tree.Whom) -> tree.Whom | None:
    group = who.who if isinstance(who, tree.Compared | tree.Foremost) else who
    return who if group == "each player" else None


@rules("some_players: person having", "some_players: people having")
def such_players(noun: str, having: Having) -> tree.Whom:
    return _compared(EACH_OF[noun], having)


class SameUnit(tree.Has, frozen=True):
    """ "The player with the least": of the RP or M$ that he gets."""


SAME_UNIT = SameUnit("RP", Whose.THAT)


def of_that_unit(node: N) -> N:
    """An effect with what "the player with the least" has too little of."""
    if not isinstance(node, tree.OneShot) or not contains(node, SameUnit):
        return node
    unit: Any = getattr(node, "unit", None)
    others = [one.of for one in nodes(node) if isinstance(one, tree.Foremost | tree.Compared)]
    if unit not in ("RP", "M$") or not all(isinstance(of, tree.Has) for of in others):
        raise Misreading("say what they have most or least of", "'the player with the most RP'")

    def settle(part: object) -> object:
        if isinstance(part, SameUnit):
            return tree.Has(unit, Whose.THAT)
        return with_parts(part, settle) if isinstance(part, tree.Node) else part

    return with_parts(node, settle)


@rules("having: 'whose' what_said BE bound number", "having: 'whose' what_said BE number")
def whose_number(*parts: Any) -> Having | None:
    """ "Each player whose number is at least 3", "whose number is 3"."""
    what, *tests, value = parts
    return _having(Had(tree.Said(what, OWN)), tests[0] if tests else "equal", Number(value))


class Most(NamedTuple):
    """ "The most cards in their hand"."""

    most: bool
    of: tree.Trait


@rules("most: WITH 'the' extreme had", "most: WITH 'the' extreme had OF_ALL_PLAYERS",
       "most: WITH extreme had")  # fmt: skip
def most(extreme: bool, had: Had) -> Most | None:
    of = had.by(Whose.THAT) if had.is_some else None
    return None if of is None else Most(extreme, of)


@rules("most: WITH size_of_hand")
def most_in_hand(most: bool) -> Most:
    """ "The player with the largest hand"."""
    return Most(most, tree.CountOf(Cards("each", tree.Filter(), tree.In("hand", Whose.THAT))))


@rules("most: WITH 'the' extreme 'top' 'card'")
def most_on_top(extreme: bool) -> Most | None:
    return most(extreme, _TOP)


@rules("most: WITH 'the' select CARDS", "most: WITH 'the' select CARDS OF_ALL_PLAYERS")
def highest_card(how: tree.How) -> Most | None:
    """ "The player with the highest card"."""
    had = had_stars_on_highest(Owner(OWN), how)
    return None if had is None else most(how == "highest", had)


@rules(
    "players: WHOEVER_HAS 'the' select CARDS",
    "players: WHOEVER_HAS 'the' select CARDS OF_ALL_PLAYERS",
)
def whoever_has_highest(how: tree.How) -> Folk | None:
    found = highest_card(how)
    return None if found is None else foremost("player", found)


@rules("most: WITH 'the' extreme")
def most_of_that(extreme: bool) -> Most:
    """ "Give 5 RP to the player with the least": of what is given."""
    return Most(extreme, SAME_UNIT)


@rules("most: placed")
def placed(most: bool) -> Most:
    return Most(most, tree.Has("RP", Whose.THAT))


@rules("players: 'the' by_rank person", "players: 'your' by_rank person", "players: by_rank person")
def by_rank(most: Any, noun: str) -> Folk:
    """ "The leading player"; "the richest opponent" has most of what is taken from him."""
    return Folk(tree.Foremost(ONE_OF[noun], most.of, most.most))


@rules("players: 'the' person most", "players: 'your' person most", "players: person most")
def foremost(noun: str, most: Most) -> Folk:
    return Folk(tree.Foremost(ONE_OF[noun], most.of, most.most))


@rules("players: EACH person most")
def each_foremost(noun: str, most: Most) -> Folk:
    return Folk(tree.Foremost(EACH_OF[noun], most.of, most.most))


@rules(
    "players: ALL people most", "players: people most",
    "players: 'the' 'player' 'or' 'players' most",
)  # fmt: skip
def all_foremost(*parts: Any) -> Folk:
    noun = parts[0] if len(parts) == 2 else "player"
    return Folk(tree.Foremost(EACH_OF[noun], parts[-1].of, parts[-1].most), plural=True)


@rules("players: WHOEVER_HAS 'the' extreme had", "players: WHOEVER_HAS 'the' extreme 'top' 'card'",
       "players: WHOEVER_HAS 'the' extreme 'top' 'card' OF_ALL_PLAYERS")  # fmt: skip
def whoever(extreme: bool, had: Had = _TOP) -> Folk | None:
    of = had.by(Whose.THAT) if had.is_some else None
    return None if of is None else foremost("player", Most(extreme, of))


@rules("players: 'whichever' person HAVE 'the' extreme had")
def whichever(noun: str, extreme: bool, had: Had) -> Folk | None:
    """ "Whichever opponent has the most cards in hand"."""
    of = had.by(Whose.THAT) if had.is_some else None
    return None if of is None else foremost(noun, Most(extreme, of))


@rules("players: 'whichever' person placed")
def whichever_is(noun: str, most: bool) -> Folk:
    return foremost(noun, placed(most))


@rules("players: 'whoever' placed")
def whoever_is(most: bool) -> Folk:
    return foremost("player", placed(most))


# --------------------------------------------------------------------------- all but some


@rules(
    "players: EACH person ','? OTHER_THAN players ','?",
    "players: EVERYONE ','? OTHER_THAN players ','?",
)
def each_but(*parts: Any) -> Folk | None:
    """ "Each player other than you", "everyone except the leader"."""
    noun, but = parts if len(parts) == 2 else ("player", parts[0])
    if but.who is Who.YOU and noun == "player":
        return Folk(Who.EACH_OPPONENT)
    if not isinstance(but.who, tree.Foremost) or but.who.rest:
        return None
    return Folk(replace(but.who, who=EACH_OF[noun], rest=True))


@rules("players: ONE person ','? OTHER_THAN THE_ONES most ','?")
def one_but_those(noun: str, most: Most) -> Folk:
    """ "An opponent other than those with the most RP"."""
    return Folk(tree.Foremost(ONE_OF[noun], most.of, most.most, rest=True))


@rules(
    "players: ALL people ','? OTHER_THAN players ','?",
    "players: people ','? OTHER_THAN players ','?",
)
def all_but(noun: str, but: Folk) -> Folk | None:
    folk = each_but(noun, but)
    return None if folk is None else folk._replace(plural=True)


@rules("players: EACH person ','? OTHER_THAN THE_ONES most ','?",
       "players: EVERYONE ','? OTHER_THAN THE_ONES most ','?")  # fmt: skip
def each_but_those(*parts: Any) -> Folk:
    noun, most = parts if len(parts) == 2 else ("player", parts[0])
    return Folk(tree.Foremost(EACH_OF[noun], most.of, most.most, rest=True))


@rules("players: ALL people ','? OTHER_THAN THE_ONES most ','?",
       "players: people ','? OTHER_THAN THE_ONES most ','?")  # fmt: skip
def all_but_those(noun: str, most: Most) -> Folk:
    return each_but_those(noun, most)._replace(plural=True)


@rules("players: players ','? OTHER_THAN 'you' ','?")
def but_you(folk: Folk) -> Folk | None:
    """ "The player with the fewest RP, other than you"."""
    who = folk.who
    if who is Who.PLAYER:
        return Folk(Who.OPPONENT)
    if isinstance(who, Who) or who.who not in _BUT_YOU:
        return None
    return folk._replace(who=replace(who, who=_BUT_YOU[who.who]))


@rules("clause: clause ','? OTHER_THAN players")
def but_not_them(clause: Clause, but: Folk) -> Clause | None:
    """ "Each player draws a card, except you.", "everyone gains 5 RP except the leader"."""
    if clause.who is not Who.EACH_PLAYER or clause.also is not None:
        return None
    folk = each_but("player", but)
    return None if folk is None else clause._replace(who=folk.who)


# --------------------------------------------------------------------------- you among them


@rules("fact: 'you' HAVE 'the' extreme had", "fact: 'you' HAVE 'the' extreme had OF_ALL_PLAYERS")
def you_lead(extreme: bool, had: Had) -> tree.Condition | None:
    of = had.by(Whose.YOUR) if had.is_some else None
    return None if of is None else tree.Leads(extreme, of)


@rules("fact: 'you' HAVE 'the' extreme had OR_TIED")
def you_lead_or_tie(extreme: bool, had: Had) -> tree.Condition | None:
    of = had.by(Whose.THAT) if had.is_some else None
    if of is None:
        return None
    return _number("each opponent", Having(of, "more" if extreme else "fewer"), NONE)


@rules("fact: 'you' 'are' tied")
def you_tie(most: bool) -> tree.Condition:
    """ "You are tied for last": nobody has fewer RP, and somebody has as many."""
    rp = tree.Has("RP", Whose.THAT)
    nobody = _number("each opponent", Having(rp, "more" if most else "fewer"), NONE)
    return tree.Both(nobody, _number("each opponent", Having(rp, "equal"), ONE))


@rules("fact: 'you' HAVE 'the' extreme 'top' 'card'",
       "fact: 'you' HAVE 'the' extreme 'top' 'card' OF_ALL_PLAYERS")  # fmt: skip
def your_top_leads(extreme: bool) -> tree.Condition | None:
    return you_lead(extreme, _TOP)


@rules("fact: 'you' HAVE 'the' select CARDS", "fact: 'you' HAVE 'the' select CARDS OF_ALL_PLAYERS")
def you_have_highest(how: tree.How) -> tree.Condition | None:
    """ "If you have the biggest card of all the players"."""
    had = had_stars_on_highest(Owner(OWN), how)
    return None if had is None else you_lead(how == "highest", had)


@rules("fact: stars_compared 'yours'", "fact: stars_compared target")
def one_card_beats_another(said: Any, other: Any = None) -> tree.Condition | None:
    """ "If their highest card has more stars than yours"."""
    left, test = said
    mine = (
        replace(left, place=replace(left.place, whose=Whose.YOUR))
        if other is None
        else _told_card(other)
    )
    if mine is None or (other is None and left.place.whose is Whose.YOUR):
        return None
    return tree.Holds(tree.StarsOf(left), test, tree.StarsOf(mine))


@rules("stars_compared: target HAVE compare STARS 'than'", "stars_compared: target HAVE 'a' compare STARS 'than'",
       "stars_compared: target BE compare 'than'")  # fmt: skip
def stars_compared(card: Any, compare: tree.Compare) -> tuple[Cards, tree.Compare] | None:
    told = _told_card(card)
    return None if told is None else (told, compare)


def _told_card(card: Any) -> Cards | None:
    """A card of one player that is told by its stars or its place: nobody chooses it."""
    if not isinstance(card, Chosen) or card.how not in ("highest", "lowest", "first", "last"):
        return None
    told = card.cards(tree.In())
    is_one = isinstance(told.place, tree.In) and told.place.whose in (
        Whose.YOUR, Whose.THAT, Whose.THEIR, Whose.LEFT, Whose.RIGHT,
    )  # fmt: skip
    return told if is_one else None


@rules("fact: 'your' 'top' 'card' HAVE compare STARS 'than' ANY_OTHERS 'top' 'card'",
       "fact: 'your' 'top' 'card' HAVE 'a' compare STARS 'than' ANY_OTHERS 'top' 'card'")  # fmt: skip
def your_top_beats_any(compare: tree.Compare) -> tree.Condition | None:
    return you_lead(compare == "more", _TOP)


@rules("fact: reference HAVE 'the' extreme STARS where", "fact: reference HAVE 'the' extreme STARS 'of' 'all' group",
       "fact: reference HAVE 'the' extreme STARS 'of' group")  # fmt: skip
def is_foremost(card: tree.Ref, most: bool, place: Any) -> tree.Condition | None:
    """ "If this card has the most stars in your tableau": more than each other card there."""
    cards = place if isinstance(place, tree.Cards) else None
    if cards is None and (place.everyone or place.together):
        return None
    if not isinstance(card, tree.This):
        raise Misreading("say which cards it is compared with", "'this card has the most stars'")
    where, which = (cards.place, cards.filter) if cards else (place.place, tree.Filter())
    if which.stars is not None:
        return None
    test = tree.StarTest("at least" if most else "at most", tree.StarsOf(card))
    rivals = tree.Cards("each", replace(which, other=True, stars=test), where)
    return tree.Holds(tree.CountOf(rivals), "at most", tree.Number(0))


@rules("fact: 'you' HAVE compare had THAN_ALL_OTHERS")
def you_have_more(compare: tree.Compare, had: Had) -> tree.Condition | None:
    return you_lead(compare == "more", had)


# --------------------------------------------------------------------------- how many of them


_OPPOSITE: dict[tree.Compare, tree.Compare] = {
    "more": "at most", "fewer": "at least", "at least": "fewer", "at most": "more",
}  # fmt: skip


def _number(group: Group, having: Having, bound: Bound) -> tree.Condition:
    counted = tree.PlayersWho(_compared(group, having))
    return tree.Holds(counted, bound.test, Number(bound.value))


@rules("fact: players HAVE so_many")
def several_have(folk: Folk, having: Having) -> tree.Condition | None:
    """ "Each opponent has a Fire card": there is none who has not; "a player has ...": there is one."""
    if folk.who is Who.PLAYER:
        return _number("each player", having, ONE)
    if isinstance(having.of, tree.OpenSlots) and isinstance(having.than, Number):
        if folk.who in (Who.YOU, Who.THAT):
            whose = Whose.YOUR if folk.who is Who.YOU else Whose.THAT
            return tree.Holds(tree.OpenSlots(whose), having.test, having.than)
        if folk.who is Who.OPPONENT:
            return _number("each opponent", having, ONE)
    group = _EACH.get(folk.who)
    if group is None:
        return None
    of, as_you = having.of, having.than is None and group == "each opponent"
    if as_you and having.test in ("more", "fewer") and not isinstance(of, tree.TopIs):
        return tree.Leads(having.test == "fewer", of_you(of))
    if having.test not in _OPPOSITE:
        raise Misreading("say what none of them may have", "'no opponent has ...'")
    return _number(group, _others(having), NONE)


def _others(having: Having) -> Having:
    """Those of whom it is not true: who has no card has not one at least."""
    if (having.test, having.than) == (ONE.test, Number(ONE.value)):
        return having._replace(test=NONE.test, than=Number(NONE.value))
    if (having.test, having.than) == (NONE.test, Number(NONE.value)):
        return having._replace(test=ONE.test, than=Number(ONE.value))
    return having._replace(test=_OPPOSITE[having.test])


def opposite(who: tree.Compared) -> tree.Compared:
    """Those of whom it is not so."""
    if who.test not in _OPPOSITE or isinstance(who.of, tree.TopIs | tree.StarsOf):
        raise Misreading("say who the others are", "a sentence for each of them")
    than = who.than if isinstance(who.than, Number | tree.StarsOf) else None
    others = _others(Having(who.of, who.test, than))
    return replace(who, test=others.test, than=others.than)


_EACH: dict[tree.Whom, Group] = {
    Who.EACH_OPPONENT: "each opponent", OTHERS: "each opponent", Who.EACH_PLAYER: "each player",
}  # fmt: skip


@rules("fact: players HAVE ARTICLE 'empty' 'hand'", "fact: players HAVE 'empty' 'hand'")
def has_empty_hand(folk: Folk) -> tree.Condition | None:
    whose = None if folk.who in _EACH or folk.who is Who.PLAYER else owner_of(folk.who)
    if whose is None:
        return None
    cards = Cards("each", tree.Filter(), tree.In("hand", whose))
    return tree.Holds(tree.CountOf(cards), NONE.test, Number(NONE.value))


@rules("fact: players HAVE_NO had")
def none_have(folk: Folk, had: Had) -> tree.Condition | None:
    having = having_no(had)
    return None if having is None else several_have(folk, having)


@rules("fact: 'no' person HAVE so_many", "fact: 'no' people HAVE so_many")
def nobody_has(noun: str, having: Having) -> tree.Condition:
    return _number(EACH_OF[noun], having, NONE)


@rules("fact: SOMEBODY_ELSE HAVE so_many")
def somebody_has(having: Having) -> tree.Condition:
    """ "If somebody has more RP than you"."""
    return _number("each opponent", having, ONE)


@rules("fact: ANYBODY HAVE so_many")
def anybody_has(having: Having) -> tree.Condition:
    return _number("each opponent" if having.than is None else "each player", having, ONE)


@rules("fact: NOBODY_ELSE HAVE so_many")
def nobody_else_has(having: Having) -> tree.Condition:
    return _number("each opponent", having, NONE)


@rules("fact: bounded people HAVE so_many", "fact: bounded person HAVE so_many")
def some_have(bound: Bound, noun: str, having: Having) -> tree.Condition:
    return _number(EACH_OF[noun], having, bound)


@rules("fact: THERE_IS bounded people having", "fact: THERE_IS bounded person having")
def there_are_some(bound: Bound, noun: str, having: Having) -> tree.Condition:
    return _number(EACH_OF[noun], having, bound)


@rules("fact: THERE_IS bounded people most", "fact: THERE_IS bounded person most")
def there_are_foremost(bound: Bound, noun: str, most: Most) -> tree.Condition:
    """ "There is exactly 1 player with the most RP": nobody ties."""
    everyone = tree.Foremost(EACH_OF[noun], most.of, most.most)
    return tree.Holds(tree.PlayersWho(everyone), bound.test, Number(bound.value))


@rules("fact: THERE_IS SOME_ONE person having")
def there_is_one(noun: str, having: Having) -> tree.Condition:
    return _number(EACH_OF[noun], having, ONE)


@rules("fact: THERE_IS_NO person having", "fact: THERE_IS_NO people having")
def there_is_none(noun: str, having: Having) -> tree.Condition:
    return _number(EACH_OF[noun], having, NONE)
