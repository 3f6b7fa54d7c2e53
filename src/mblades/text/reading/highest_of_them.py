"""Of several cards, the one with the most stars: "take the highest of them", "the one with fewer stars"."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Where
from mblades.text.tree import Kind

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    stars = "(stars|star|star rating|star value)"
    one = "(one|of them|of these|of those|one of them|one of these|one of those|among them|among these)"
    for how, most, more in (
        ("highest", "highest|strongest|biggest|highest-star|highest-rated", "higher|bigger|stronger"),
        ("lowest", "lowest|weakest|smallest|lowest-star|lowest-rated", "lower|smaller|weaker"),
    ):  # fmt: skip
        lexicon.add(
            f"the ({most}) (one|of them|of these|of those|one of them|among them|among these)",
            "foremost_of_them",
            how,
        )
        lexicon.add(f"the ({more}) (one|of the two|of them)", "foremost_of_them", how)
    ratings = "(stars|star ratings|star values|two star ratings)"
    lexicon.add(f"the difference (between|in|of) their {ratings}", "term", _APART)
    lexicon.add(
        "the difference between the (stars|star ratings) of the two [cards]", "term", _APART
    )
    for how, most, more in (
        ("highest", "most|highest|greatest", "more|higher|greater"),
        ("lowest", "fewest|least|lowest", "fewer|lower|less"),
    ):
        lexicon.add(f"the {one} (with|that has|which has) (the ({most})|({more}|the ({more})|a ({more}))) {stars}",
                    "foremost_of_them", how)  # fmt: skip
        lexicon.add(f"the (one|card) (with|that has|which has) (the ({most})|({more})) {stars} (of them|among them|of these|among these)",
                    "foremost_of_them", how)  # fmt: skip
        lexicon.add(
            f"the ({most}) {stars} (among|of|of all) (them|these|those|these cards|those cards)",
            "stars_of_foremost",
            how,
        )


_APART = tree.Gap(
    tree.StarsOf(tree.Cards("highest", tree.Filter(), tree.Among())),
    tree.StarsOf(tree.Cards("lowest", tree.Filter(), tree.Among())),
)


def _foremost(how: tree.How, place: tree.Place) -> Chosen:
    return Chosen(Described(Kind.CARD, plural=False, where=Where(place), select=how), how)


@rules("target: foremost_of_them")
def foremost_of_them(how: tree.How) -> Chosen:
    """ "Take the highest of them into your hand"."""
    return _foremost(how, tree.Among())


@rules("term: stars_of_foremost")
def stars_of_foremost(how: tree.How) -> tree.Quantity:
    """ "Gain RP equal to the highest star rating among them"."""
    return tree.StarsOf(tree.Cards(how, tree.Filter(), tree.Among()))


@rules("term: extreme_stars 'the' CARDS where")
def stars_of_foremost_there(how: tree.How, where: Where) -> tree.Quantity | None:
    """ "The highest star rating among the cards so revealed"."""
    if where.everyone or where.together or not isinstance(where.place, tree.ThisWay):
        return None
    return tree.StarsOf(tree.Cards(how, tree.Filter(), where.place))
