"""Cards that are chosen together: "2 cards that share a type", "cards whose stars total 8 or less"."""

from __future__ import annotations

from typing import NamedTuple

from mblades.text import tree
from mblades.text.reading.alike import AlikeCards
from mblades.text.reading.cards import owned
from mblades.text.reading.conditions import Bound
from mblades.text.reading.its import AlikeOrLikeIt
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Owner, Where

rules = Rules()


class Joint(NamedTuple):
    """Several cards, and what is asked of them together."""

    cards: Described
    asked: tree.Jointly


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    for feature, one, many in (
        ("element", "element", "elements"), ("type", "type", "types"), ("set", "set", "sets"),
        ("rarity", "rarity", "rarities"), ("star value", "(star value|star rating)", "(star values|star ratings)"),
    ):  # fmt: skip
        of = "(of|with|that have|which have|having|that are of|that are all of|that all have|each of|each with)"
        lexicon.add(
            f"[, (all|each)] {of} [(all|completely|two|2|three|3)] (different|differing|distinct) {many}",
            "all_different",
            feature,
        )
        lexicon.add(f"[, each] {of} a (different|distinct) {one}", "all_different", feature)
        lexicon.add(
            f", (all|each) [of] (different|distinct) ({one}|{many})", "all_different", feature
        )
        lexicon.add(f"[all] (of|with) (one|a single|one and the same) {one}", "one_kind", feature)
    lexicon.add("[,] (no two|none) of (which|whom|them) [(may|can|must)]", "NO_TWO")
    lexicon.add("(which|that) (all|both|each)", "ALL_OF_WHICH")
    lexicon.add("[,] with no two", "NO_TWO")
    lexicon.add("a pair of", "PAIR_OF")
    lexicon.add("in common [with each other]", "IN_COMMON")
    lexicon.add("(as many|some|a number of|one or more)", "ANY_NUMBER_OF")
    stars = "(stars|star rating|star ratings|star value|star values)"
    total = "(total|combined|summed|added|joint)"
    sum_is = "(is|are|equals|equal|is equal to|are equal to|comes to|come to|make|makes|reach|reaches|amount to|amounts to)"
    adds_up = "(total|totals|add up to|adds up to|sum to|sums to|sum up to|amount to|amounts to|come to|equal|make)"
    at_most = "(does not exceed|do not exceed|not exceeding|is not above|are not above)"
    lexicon.add(f"[,] whose [{total}] {stars} [together|in total] {at_most}", "OF_TOTAL_AT_MOST")
    lexicon.add(f"(with|of) [a|an] {total} {stars} {at_most}", "OF_TOTAL_AT_MOST")
    for words in (
        f"[,] whose {total} {stars} {sum_is}",
        f"[,] whose {stars} [together|in total|combined|altogether] {adds_up}",
        f"[,] whose {stars} (together|in total|combined|altogether) (are|is)",
        f"(with|of) [a|an] {total} {stars} [of|equal to]",
        f"(with|of) [a] (total|sum) [of {stars}] of",
        "(totaling|totalling|adding up to|worth|worth a total of|with a total of|that total|which total|that add up to)",
    ):  # fmt: skip
        lexicon.add(words, "OF_TOTAL_STARS")
    lexicon.add("(with|having|that have|which have|of)", "HAVING_IN_TOTAL")
    lexicon.add(
        "(in total|altogether|in all|all together|between them|among them|combined|together|in sum|total)",
        "TAKEN_TOGETHER",
    )


# --------------------------------------------------------------------------- what is asked of them


def _joint(described: Described, asked: tree.Jointly) -> Joint | None:
    return Joint(described, asked) if described.plural and described.select is None else None


@rules("joint: alike_cards")
def that_are_alike(alike: AlikeCards) -> Joint | None:
    asked = AlikeOrLikeIt(alike.feature) if alike.unclear else tree.Alike(alike.feature)
    return _joint(alike.cards, asked)


@rules("joint: described one_kind")
def of_one_kind(described: Described, what: tree.Feature) -> Joint | None:
    """ "Any number of cards of one element"."""
    return _joint(described, tree.Alike(what))


@rules("joint: described ALL_OF_WHICH SHARES shared", "joint: described ALL_OF_WHICH SHARES same")
def all_share(described: Described, what: tuple[tree.Feature, ...]) -> Joint | None:
    return _joint(described, tree.Alike(what[0])) if len(what) == 1 else None


@rules("joint: described WHICH_SHARE shared IN_COMMON")
def have_in_common(described: Described, what: tuple[tree.Feature, ...]) -> Joint | None:
    """ "2 cards that have an element in common"."""
    return _joint(described, tree.Alike(what[0])) if len(what) == 1 else None


@rules(
    "joint: described NO_TWO SHARES shared", "joint: described NO_TWO SHARES same",
    "joint: described NO_TWO 'sharing' shared", "joint: described NO_TWO 'of' same",
    "joint: described THAT SHARES_NOT shared", "joint: described THAT SHARES_NO unshared",
)  # fmt: skip
def no_two_share(described: Described, what: tuple[tree.Feature, ...]) -> Joint | None:
    return _joint(described, tree.Alike(what[0], none=True)) if len(what) == 1 else None


@rules("joint: described all_different")
def all_of_other_kinds(described: Described, what: tree.Feature) -> Joint | None:
    return _joint(described, tree.Alike(what, none=True))


@rules(
    "joint: described OF_TOTAL_STARS total_bound", "joint: described HAVING_IN_TOTAL total_bound TAKEN_TOGETHER"
)  # fmt: skip
def of_total_stars(described: Described, bound: Bound) -> Joint | None:
    return _joint(described, tree.StarsInAll(bound.test, bound.value))


@rules("joint: described OF_TOTAL_AT_MOST number STARS?")
def of_at_most(described: Described, stars: int) -> Joint | None:
    return _joint(described, tree.StarsInAll("at most", stars))


@rules("total_bound: bound number STARS?", "total_bound: bound number 'in' 'total'")
def total_bound(test: tree.Compare, stars: int) -> Bound:
    return Bound(test, stars)


@rules("total_bound: number STARS?")
def total_exactly(stars: int) -> Bound:
    return Bound("equal", stars)


@rules(
    "total_bound: number STARS? 'or' compare", "total_bound: number 'or' compare STARS",
    "total_bound: number OR_MORE STARS?",
)  # fmt: skip
def total_or_so(stars: int, compare: tree.Compare = "more") -> Bound:
    return Bound("at most" if compare == "fewer" else "at least", stars)


@rules("joint: joint TAKEN_TOGETHER")
def taken_together(joint: Joint) -> Joint | None:
    """ "Worth 8 stars or less in total"."""
    return joint if isinstance(joint.asked, tree.StarsInAll) else None


@rules("total_bound: number OR_FEWER STARS?")
def total_or_fewer(stars: int) -> Bound:
    return Bound("at most", stars)


# --------------------------------------------------------------------------- where they are


@rules("joint: joint where")
def jointly_there(joint: Joint, where: Where) -> Joint | None:
    """ "Two cards of the same type in your tableau"."""
    return joint._replace(cards=joint.cards.at(where)) if joint.cards.where is None else None


@rules("joint: joint WITH_EACH_OTHER")
def with_each_other(joint: Joint) -> Joint | None:
    match joint.asked:
        case tree.Alike(what, none):
            return joint._replace(asked=tree.Alike(what, none))
        case _:
            return None


def _of_owner(owner: Owner, joint: Joint) -> Joint | None:
    cards = owned(owner, joint.cards)
    return None if cards is None else joint._replace(cards=cards)


# --------------------------------------------------------------------------- how many


def _chosen(joint: Joint, how: tree.How, count: int = 1) -> Chosen:
    return Chosen(joint.cards, how, count, jointly=joint.asked)


@rules("target: number joint", "target: 'any' number joint", "target: 'exactly' number joint")
def so_many(count: int, joint: Joint) -> Chosen | None:
    return _chosen(joint, "a", count) if count > 1 else None


@rules("target: PAIR_OF joint")
def a_pair(joint: Joint) -> Chosen:
    return _chosen(joint, "a", 2)


@rules("target: number 'other' joint")
def so_many_others(count: int, joint: Joint) -> Chosen | None:
    more = joint.cards.saying(other=True)
    return None if more is None or count < 2 else _chosen(joint._replace(cards=more), "a", count)


@rules("target: 'up' 'to' number joint")
def up_to_so_many(count: int, joint: Joint) -> Chosen | None:
    return _chosen(joint, "up to", count) if count > 1 else None


@rules("target: 'any' 'number' 'of' joint", "target: ANY_NUMBER_OF joint")
def as_many_as_one_likes(joint: Joint) -> Chosen:
    return _chosen(joint, "any number of")


@rules("target: joint")
def cards_of_a_total(joint: Joint) -> Chosen | None:
    """ "Discard cards whose total stars are 8 or more": as many as that takes."""
    return _chosen(joint, "any number of") if isinstance(joint.asked, tree.StarsInAll) else None


@rules("target: number 'of' owner joint")
def so_many_of_whose(count: int, owner: Owner, joint: Joint) -> Chosen | None:
    found = _of_owner(owner, joint)
    return None if found is None else so_many(count, found)


@rules("target: 'up' 'to' number 'of' owner joint")
def up_to_so_many_of_whose(count: int, owner: Owner, joint: Joint) -> Chosen | None:
    found = _of_owner(owner, joint)
    return None if found is None else up_to_so_many(count, found)


@rules("target: 'any' 'number' 'of' owner joint")
def as_many_of_whose(owner: Owner, joint: Joint) -> Chosen | None:
    found = _of_owner(owner, joint)
    return None if found is None else _chosen(found, "any number of")
