"""Choices: "Choose one: ...", "each opponent chooses one: ...", "they decide whether you gain 5 RP or they flip a card"."""

from __future__ import annotations

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import Clause, Series, effects_of, one_by_one
from mblades.text.tree import Effect, Who, Whom

rules = Rules()

Choices = tuple[Series, ...]
Row = tuple[Effect, ...]


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(;|; or)", "OPTION")
    effects = "of (these|the following|its|this card 's) (effects|options|abilities)"
    lexicon.add(
        f"(activate|apply|use|resolve|trigger|perform|choose|pick|select) (one|1) [{effects}|of (these|the following)]",
        "CHOOSE_ONE",
    )
    lexicon.add("(, or|, or else|or|or else)", "OR_OPTION")
    one = "one [of (these|the following)] [effects|options|things]"
    lexicon.add(
        "((choose|pick) [either] one [of (these|the following) [effects|options]]|choose [either])",
        "CHOOSE_ONE",
    )
    lexicon.add("(choose|pick)", "CHOOSE")
    different = "(the choices|they|these) must be different"
    lexicon.add(
        f"different [ones|options|effects|things|of (these|the following)] [(;|,) {different}]",
        "DIFFERENT",
    )
    lexicon.add(
        f"(ones|options|effects|things|of (these|the following)) [(;|,) {different}]", "DIFFERENT"
    )
    lexicon.add(f"(;|,) {different}", "DIFFERENT")
    must = "must|has to|have to|shall"
    for number, verbs in (
        ("ONE_CHOOSES", "chooses|picks|selects|decides"),
        ("SEVERAL_CHOOSE", "choose|pick|select|decide"),
    ):
        verb = f"({verbs}|({must}) (choose|pick|select|decide))"
        lexicon.add(f"{verb} [{one}|either|between|[on] what happens|which happens|which]", number)
        lexicon.add(f"{verb} ({one}|what happens|which happens) [,]", f"{number}_OF")
        lexicon.add(f"{verb} between", f"{number}_BETWEEN")
        lexicon.add(f"{verb} whether", f"{number}_WHETHER")
        lexicon.add(f"{verb} whether to", f"{number}_WHETHER_TO")
        lexicon.add(f"{verb} [either] to", f"{number}_TO")
    lexicon.add("(or not|or not to|or not to do so)", "OR_NOT")


# --------------------------------------------------------------------------- what there is to choose from


@rules("choices: series")
def first_choice(series: Series) -> Choices:
    return (series,)


@rules("choices: choices OPTION series")
def more_choices(some: Choices, series: Series) -> Choices:
    last, first = some[-1].parts[-1], series.parts[0]
    if isinstance(last, tuple) and isinstance(first, tuple) and first[0][0].is_bare:
        act = last[-1][-1].act
        if act is not None and act.deed != "gain" and "measured" in dict(act.roles):
            raise Misreading("say what is done with this amount", "a verb such as 'gain'", "gain")
    for one in (some[-1], series):
        if any(isinstance(part, tuple) and part[0][-1].is_listed for part in one.parts):
            raise Misreading(
                "it is not clear what is chosen from", "'and', or ';' between all of the choices"
            )
    return (*some, series)


@rules("choices: choices OR_OPTION series", "choices: choices OR_OPTION 'to' series")
def last_choice(some: Choices, series: Series) -> Choices:
    """ "A, B, or C": a list of three; behind semicolons, "A and B" is one thing."""
    if len(some) == 1:
        only = some[0].parts
        if len(only) == 1 and isinstance(only[0], tuple) and len(only[0]) == 1:
            some = tuple(Series(((chain,),)) for chain in one_by_one(only[0][0]))
    return more_choices(some, series)


def _rows(choices: Choices, chooser: Whom) -> tuple[Row, ...] | None:
    """The options; a choice between two of them is one of three."""
    modal = None if chooser is Who.YOU else chooser
    found = [effects_of(one, modal) for one in choices]
    rows: list[Row] = []
    for row in found:
        if row is None:
            return None
        only = row[0] if len(row) == 1 else None
        if isinstance(only, tree.OneOf) and only.who == chooser:
            rows += only.options  # "Choose one: gain 10 RP or draw a card."
        else:
            rows.append(row)
    if len(rows) < 2:
        raise Misreading("there is nothing to choose from", "'; or' and a second option")
    return tuple(rows)


# --------------------------------------------------------------------------- your choice


@rules("controlled: CHOOSE_ONE ':' choices", "controlled: CHOOSE_ONE '-' choices")
def choose_one(choices: Choices) -> Effect | None:
    rows = _rows(choices, Who.YOU)
    return None if rows is None else tree.ChooseOne(rows)


@rules(
    "controlled: CHOOSE number DIFFERENT? ':' choices",
    "controlled: CHOOSE number DIFFERENT? '-' choices",
)
def choose_several(count: int, choices: Choices) -> Effect | None:
    """ "Choose two different: ..."."""
    one = choose_one(choices) if count > 1 else None
    if not isinstance(one, tree.ChooseOne):
        return None
    if len(one.options) <= count:
        raise Misreading("there is nothing to choose from", "more options than are chosen")
    return replace(one, count=count)


# --------------------------------------------------------------------------- somebody else's choice


@rules("chooser: 'who' ONE_CHOOSES ':'", "chooser: 'who' ONE_CHOOSES_OF", "chooser: 'who' ONE_CHOOSES_WHETHER",
       "chooser: 'who' ONE_CHOOSES_TO", "chooser: 'who' ONE_CHOOSES_WHETHER_TO")  # fmt: skip
def who_chooses() -> Whom:
    return Who.THAT


@rules("chooser: players ONE_CHOOSES ':'", "chooser: players ONE_CHOOSES_OF", "chooser: players ONE_CHOOSES_WHETHER",
       "chooser: players ONE_CHOOSES_TO", "chooser: players ONE_CHOOSES_WHETHER_TO", "chooser: players ONE_CHOOSES '-'")  # fmt: skip
def one_chooses(folk: Folk) -> Whom | None:
    return None if folk.plural or folk.who is Who.YOU else folk.who


@rules("chooser: players SEVERAL_CHOOSE ':'", "chooser: players SEVERAL_CHOOSE_OF", "chooser: players SEVERAL_CHOOSE_WHETHER",
       "chooser: players SEVERAL_CHOOSE_TO", "chooser: players SEVERAL_CHOOSE_WHETHER_TO", "chooser: players SEVERAL_CHOOSE '-'")  # fmt: skip
def several_choose(folk: Folk) -> Whom | None:
    return folk.who if folk.plural else None


@rules("controlled: chooser choices")
def others_choose(chooser: Whom, choices: Choices) -> Effect | None:
    rows = _rows(choices, chooser)
    if rows is None or not all(isinstance(effect, tree.OneShot) for row in rows for effect in row):
        return None
    if any(
        isinstance(effect, tree.Steal) and effect.thief == effect.who
        for row in rows
        for effect in row
    ):
        raise Misreading("say who steals this", "'you steal ...'")
    if all(_is_theirs(effect, chooser) for row in rows for effect in row):
        return tree.OneOf(tuple(_done_by(chooser, row, chooser) for row in rows), chooser)
    return tree.ChooseOne(tuple(_done_by(Who.THAT, row, chooser) for row in rows), who=chooser)


def _is_theirs(effect: Effect, chooser: Whom) -> bool:
    return isinstance(effect, tree.NamesDoer) and effect.who in (chooser, Who.THAT)


def _done_by(who: Whom, row: Row, chooser: Whom) -> Row:
    """The option with "they" for whoever chooses."""
    return tuple(
        replace(effect, who=who) if _is_theirs(effect, chooser) else effect for effect in row
    )


@rules("controlled: players ONE_CHOOSES_BETWEEN act.gerund 'and' act.gerund",
       "controlled: players ONE_CHOOSES_BETWEEN act.gerund 'or' act.gerund",
       "controlled: players SEVERAL_CHOOSE_BETWEEN act.gerund 'and' act.gerund",
       "controlled: players SEVERAL_CHOOSE_BETWEEN act.gerund 'or' act.gerund")  # fmt: skip
def between(folk: Folk, one: Act, other: Act) -> Effect | None:
    """ "That opponent chooses between discarding a card and losing 10 RP."."""
    choices = tuple(Series((((Clause(act),),),)) for act in (one, other))
    return None if folk.who is Who.YOU else others_choose(folk.who, choices)


@rules(
    "series: players ONE_CHOOSES_WHETHER_TO act.base OR_NOT?",
    "series: players SEVERAL_CHOOSE_WHETHER_TO act.base OR_NOT?",
)
def may_or_not(folk: Folk, act: Act) -> Series | None:
    """ "That opponent decides whether to discard a card.": they may."""
    if folk.who is Who.YOU:
        return None
    effect = Clause(act).effect(folk.who)
    return Series((tree.May((effect,), (), folk.who),))
