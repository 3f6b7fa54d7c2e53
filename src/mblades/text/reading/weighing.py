"""Two things that are compared first, and spoken of afterwards: "Compare Top cards with an opponent. Whoever has the
lower one gains 10 RP." """

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import LAST_COUNTED
from mblades.text.reading.cards import single
from mblades.text.reading.comparing import Had
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.of_two import (
    OneOfTwo,
    Outweighed,
    Weighing,
    Weighs,
    one_of_two,
    weighs,
)
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Folk, Object, Owner, Zoned, owner_of
from mblades.text.reading.sentences import Clause
from mblades.text.tree import Cards, Effect, Who, Whom, Whose
from mblades.text.walking import N, contains, nodes, of_them, of_you, subject_of, with_parts

rules = Rules()

_ONE = Folk(Who.OPPONENT)
_THAT_ONE = Folk(Who.THAT)
_EACH = Who.EACH_OPPONENT
_AGAINST: dict[tree.Compare, tree.Compare] = {"more": "fewer", "fewer": "more", "equal": "equal"}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(with|to|and|against)", "WEIGHED_WITH")
    lexicon.add("(that|those|the same) of", "THAT_OF")
    lexicon.add("(theirs|his|hers|their own)", "THEIRS")
    lexicon.add("yourself", "YOURSELF")
    noun = "one|total|sum|number|card|cards|stars|star|star rating|star ratings|value|score|top card|hand|RP|M$|amount|dollars"
    for test, words in (
        ("more", "more|higher|greater|larger|bigger|stronger"),
        ("fewer", "fewer|less|lower|smaller|weaker"),
    ):
        lexicon.add(f"[the|a|an] ({words}) [({noun})]", "weighed_as", test)
    has = "(has|had|has got|shows)"
    one = "(the player|the one|the person|whichever player|whichever of you|the player among you)"
    lexicon.add(f"(whoever {has}|whoever 's [is]|{one} (with|who {has}|whose [(card|hand|total|number|one)] is))",
                "WHOEVER_OF_TWO")  # fmt: skip
    for test, words in (("more", "higher|stronger|bigger"), ("fewer", "lower|weaker|smaller")):
        lexicon.add(f"the ({words}) (one|player)", "one_of_two", test)
    lexicon.add("(the other one|the other player|the other)", "THE_OTHER_ONE")
    mine = "card|total|sum|number|hand|top card|one|score|value|stars|star rating|amount|tableau|highest card|lowest card"
    lexicon.add(f"(yours|your ({mine}))", "YOURS")
    lexicon.add(
        f"(theirs|their ({mine})|his|that player 's|that opponent 's|the opponent 's|your opponent 's)",
        "THEIR_ONE",
    )
    lexicon.add(
        "(they|both|the two|both of them) (are (equal|the same|tied)|tie|are alike)", "THEY_TIE"
    )
    lexicon.add("(there is a tie|it is a tie|tied|neither is higher|neither has more)", "THEY_TIE")
    beaten = "[that] you (beat|outrank|defeat)|(with a|that has a|with) lower (one|star rating|card)|that is lower [than yours]|lower than yours"
    lexicon.add(
        f"((one|player|opponent|of them|card) ({beaten})|lower one)", "one_outweighed", "fewer"
    )


# --------------------------------------------------------------------------- what is compared


@rules("weighed: quantity")
def quantity(much: tree.Quantity) -> tree.Quantity:
    return much


@rules("weighed: target")
def stars_of_card(card: Object) -> tree.Quantity | None:
    """ "Your Top card", "your highest card": their stars."""
    if isinstance(card, Chosen) and not card.described.select:
        return None
    found = single(card)
    return None if found is None or isinstance(found, tree.It) else tree.StarsOf(found)


@rules("mutual: 'top' 'cards'")
def top_cards() -> tree.Quantity:
    return tree.StarsOf(tree.TopCard(Whose.YOUR))


@rules(
    "mutual: 'hands'", "mutual: 'hand' 'sizes'", "mutual: 'the' 'number' 'of' 'cards' 'in' 'hand'"
)
def hands() -> tree.Quantity:
    return tree.CountOf(Cards("each", tree.Filter(), tree.In("hand")))


@rules("mutual: 'hand' 'size'", "mutual: 'number' 'of' 'cards' 'in' 'hand'")
def hand_size() -> tree.Quantity:
    return hands()


@rules("mutual: 'total' STARS", "mutual: 'star' 'totals'")
def star_totals() -> tree.Quantity:
    return tree.TotalStars(Cards("each", tree.Filter(), tree.In()))


@rules("weighed: 'your' mutual")
def your_own(mine: tree.Quantity) -> tree.Quantity | None:
    """ "Your hand size"; "your RP" and "your total stars" are said everywhere."""
    return mine if mine == hands() else None


@rules("weighed: 'the'? STARS 'in' zoned", "weighed: 'those' 'in' zoned")
def stars_in(zoned: Zoned) -> tree.Quantity | None:
    """ "Compare the stars in your tableau with those in an opponent's tableau"."""
    if zoned.zone != "tableau" or zoned.owner.everyone:
        return None
    return tree.TotalStars(Cards("each", tree.Filter(), tree.In("tableau", zoned.owner.whose)))


@rules("mutual: had")
def what_both_have(had: Had) -> tree.Quantity | None:
    of = had.by(Whose.YOUR)
    return of if isinstance(of, tree.Has) else None


@rules("rival: THAT_OF players", "rival: players")
def rival(folk: Folk) -> Folk:
    return folk


@rules("rival: THEIRS")
def that_rival() -> Folk:
    return _THAT_ONE


@rules("rival: owner", "rival: THAT_OF owner")
def rivals_own(owner: Owner) -> Folk | None:
    """ "With an opponent's"."""
    for who in (Who.OPPONENT, Who.LEFT, Who.RIGHT, Who.THAT, _EACH):
        if owner_of(who) is owner.whose:
            return Folk(who)
    return None


@deed(
    "compare",
    frames=(
        "{weighed:mine} WEIGHED_WITH {rival:rival}",
        "{mutual:mine} WEIGHED_WITH {rival:rival}",
    ),
)
def compare_with(who: Whom, mine: tree.Quantity, rival: Folk) -> Effect | None:
    right = of_them(mine)
    if who is not Who.YOU or right == mine:
        return None
    return _weighing(rival.who, mine, right)


@deed("compare", frames=("{weighed:mine} WEIGHED_WITH {weighed:theirs}",))
def compare_both(who: Whom, mine: tree.Quantity, theirs: tree.Quantity) -> Effect | None:
    """ "Compare your Top card with an opponent's Top card."."""
    whose = {one for one in _whose(theirs) if one is not Whose.YOUR}
    if who is not Who.YOU or len(whose) != 1 or _whose(mine) - {Whose.YOUR}:
        return None
    if type(mine) is not type(theirs):
        return None
    (one,) = whose
    found = rivals_own(Owner(Whose.THAT if one is Whose.THEIR else one))
    if found is None:
        return None
    return _weighing(found.who, mine, _owned_by(theirs, one, Whose.THAT))


@deed("compare", frames=("'your' {mutual:mine}", "{mutual:mine}"))
def compare_your(who: Whom, mine: tree.Quantity) -> Effect | None:
    """ "Choose an opponent and compare your Top cards."."""
    return compare_with.make(who, mine, _THAT_ONE)


@rules(
    "clause: 'you' 'and' players 'compare' mutual",
    "clause: 'you' 'and' players 'compare' 'your' mutual",
)
def you_two_compare(folk: Folk, mine: tree.Quantity) -> Clause | None:
    made = compare_with.make(Who.YOU, mine, folk)
    return None if made is None else Clause(None, statement=made)


def _whose(of: tree.Quantity) -> set[Whose]:
    owned = (tree.In, tree.TopCard, tree.Has, tree.OpenSlots)
    return {one.whose for one in nodes(of) if isinstance(one, owned)}


def _owned_by(of: N, one: Whose, other: Whose) -> N:
    def change(part: object) -> object:
        if isinstance(part, tree.Node):
            return with_parts(part, change)
        return other if part is one else part

    return with_parts(of, change)


def _weighing(who: Whom, mine: tree.Quantity, right: tree.Quantity) -> Weighing | None:
    whose = owner_of(who)
    if who is Who.OPPONENT or who is Who.PLAYER:
        return Weighing(Who.OPPONENT, mine, right)
    if who in (Who.THAT, _EACH):
        return Weighing(who, mine, right)
    if who in (Who.LEFT, Who.RIGHT) and whose is not None:
        return Weighing(who, mine, _owned_by(right, Whose.THAT, whose))
    raise Misreading("say with whom this is compared", "'with an opponent's'")


@rules("fact: 'your' weighed_than THEIRS", "fact: weighed_than THEIRS")
def more_than_theirs(said: tuple[tree.Quantity, tree.Compare]) -> tree.Condition | None:
    """ "If your total stars are lower than theirs"."""
    mine, test = said
    right = of_them(mine)
    return None if right == mine else tree.Holds(mine, test, right)


@rules("weighed_than: weighed BE weighed_as 'than'")
def weighed_than(mine: tree.Quantity, test: tree.Compare) -> tuple[tree.Quantity, tree.Compare]:
    return mine, test


# --------------------------------------------------------------------------- what is said of it


@rules("fact: YOURS BE weighed_as", "fact: 'you' HAVE weighed_as")
def yours_is(test: tree.Compare) -> tree.Condition:
    return weighs(test)


@rules("fact: THEIR_ONE BE weighed_as", "fact: 'they' HAVE weighed_as")
def theirs_is(test: tree.Compare) -> tree.Condition:
    return weighs(_AGAINST[test])


@rules("fact: THEY_TIE")
def they_tie() -> tree.Condition:
    return weighs("equal")


@rules("players: WHOEVER_OF_TWO weighed_as", "players: one_of_two")
def whoever_of_two(test: tree.Compare) -> Folk:
    return Folk(one_of_two(test))


@rules("players: THE_OTHER_ONE")
def the_other_one() -> Folk:
    return Folk(one_of_two("more", other=True))


@rules("countable: one_outweighed")
def each_outweighed(test: tree.Compare) -> tree.Quantity:
    """ "Gain 5 RP for each one you beat"."""
    return Outweighed("each opponent", test)


# --------------------------------------------------------------------------- and what it comes to

_SAID = (OneOfTwo, Weighs, Outweighed)


def settle_weighed(
    weighed: Weighing | None, effects: tuple[Effect, ...]
) -> tuple[Weighing | None, tuple[Effect, ...]]:
    """What is compared now, and the effects with what is said of it."""
    found: list[Effect] = []
    for at, effect in enumerate(effects):
        if isinstance(effect, Weighing):
            weighed = effect
            if effect.who is Who.OPPONENT:
                found.append(tree.ChoosePlayer(Who.OPPONENT))
        elif contains(effect, OneOfTwo):
            found.append(_whoever(weighed, effects[at:]))
            break
        else:
            found.append(_told(weighed, effect))
    return weighed, tuple(found)


def _told(weighed: Weighing | None, effect: N) -> N:
    """The effect with what is compared in it."""
    if not contains(effect, *_SAID):
        return effect
    _check_each((effect,))

    def change(part: object) -> object:
        if isinstance(part, Weighs):
            left, right = _the_two(weighed)
            return tree.Holds(left, part.test, right)
        if isinstance(part, Outweighed):
            return _outweighed(weighed, part.test)
        return with_parts(part, change) if isinstance(part, tree.Node) else part

    return with_parts(effect, change)


def _check_each(effects: tuple[tree.Node, ...]) -> None:
    """ "If you have more, gain 2 RP for each": for each of whose?"""
    if any(one == LAST_COUNTED for effect in effects for one in nodes(effect)):
        raise Misreading("it is not clear what is counted", "'for each Animal in your tableau'")


def _the_two(weighed: Weighing | None) -> tuple[tree.Quantity, tree.Quantity]:
    if weighed is None or weighed.who is _EACH:
        raise Misreading("it is not clear what is compared", "'... more stars than ...'")
    return weighed.left, weighed.right


def _outweighed(weighed: Weighing | None, test: tree.Compare) -> tree.Quantity:
    """Each opponent who has less than you."""
    right = None if weighed is None else weighed.right
    if weighed is None or weighed.who is not _EACH or not isinstance(right, tree.Trait):
        raise Misreading("it is not clear what is compared", "'each opponent with fewer ...'")
    if of_you(right) != weighed.left:
        raise Misreading("say what each opponent has", "'each opponent with fewer ... than you'")
    return tree.PlayersWho(tree.Compared("each opponent", right, test))


def _whoever(weighed: Weighing | None, effects: tuple[Effect, ...]) -> Effect:
    """ "Whoever has more gains 10 RP, and the other one draws a card": you, or the other player."""
    left, right = _the_two(weighed)
    assert weighed is not None
    _check_each(effects)
    tests = {
        one.test
        for effect in effects
        for one in nodes(effect)
        if isinstance(one, OneOfTwo) and not one.other
    }
    if len(tests) != 1 or not all(isinstance(one, tree.OneShot) for one in effects):
        raise Misreading("it is not clear which of the two this is", "'If you have more, ...'")
    (test,) = tests
    rival = weighed.who if weighed.who in (Who.LEFT, Who.RIGHT) else Who.THAT
    mine = tuple(_as_done_by(one, Who.YOU, cast(Who, rival)) for one in effects)
    theirs = tuple(_as_done_by(one, cast(Who, rival), Who.YOU) for one in effects)
    otherwise = tree.If(tree.Holds(left, _AGAINST[test], right), theirs)
    return tree.If(tree.Holds(left, test, right), mine, (otherwise,))


def _as_done_by(effect: Effect, who: Who, other: Who) -> Effect:
    """The effect of whoever has more, if that is `who`."""

    def change(part: object) -> object:
        if isinstance(part, OneOfTwo):
            return other if part.other else who
        return with_parts(part, change) if isinstance(part, tree.Node) else part

    done = with_parts(effect, change)
    if isinstance(done, tree.Pay) and done.to is Who.YOU:
        done = replace(done, to=None)
    return _owned_by(done, Whose.THEIR, Whose.YOUR) if subject_of(done) is Who.YOU else done
