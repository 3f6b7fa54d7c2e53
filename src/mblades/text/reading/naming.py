"""Naming and guessing: "Guess an element, then reveal the top card of the Store. If you are right, ..."."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mblades.text import tree
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Object, held
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.tree import Effect, Who, Whom

rules = Rules()

_A = "[(a|an|one|any|any one|1)]"


def teach(lexicon: Lexicon) -> None:
    """The words for what can be named, and for having named the right thing."""
    for what, phrase in (
        ("card", "((a|an|one|any|any one|1) card|the name of a card|a card name)"),
        ("type", f"{_A} type"),
        ("element", f"{_A} element"),
        ("type or element", f"{_A} (type or [an] element|type or a element|element or [a] type)"),
        ("trigger", "a trigger [,] whose effects do not happen until your next turn"),
    ):  # fmt: skip
        lexicon.add(f"{phrase} [of your choice]", "nameable", what)
    _teach_kinds(lexicon)
    guess = "(guess|prediction|choice|claim|call)"
    correct = "(right|correct|true)"
    matched = tree.Is(tree.It(), tree.Filter(matching=True))
    for words in (
        f"(you|they) (are|were|is|was|guess|guessed|have guessed|predicted|called it) ({correct}|correctly|it right|it correctly)",
        f"(your|the|that|their) {guess} (is|was|comes|came|proves to be) {correct}",
        f"it matches [(your|the) ({guess}|named (element|type)|named one|element you named|type you named)]",
        "it (has|is of|is|bears|shares) (that|the) [(named|chosen|declared|guessed)] (element|type|symbol)",
        "it (has|is of|is|bears|shares) the (element|type|symbol) you (named|chose|declared|guessed|said|called)",
        "it is a card of (that|the named|the chosen|the declared|the guessed) (element|type)",
        "it (has|is of) it",
    ):  # fmt: skip
        lexicon.add(words, "named_right", matched)
    lexicon.add("(match|a match|it matches|correct|right|guessed right)", "asked", matched)
    lexicon.add(
        "(no match|not a match|mismatch|it does not match|incorrect|wrong|guessed wrong)",
        "asked",
        tree.Not(matched),
    )
    for words in (
        "(you|they) (are|were|is|was|guess|guessed|have guessed|predicted) (wrong|incorrect|incorrectly|wrongly)",
        f"(your|the|that|their) {guess} (is|was) (wrong|incorrect|not correct|not right|false)",
        "it does not (match|match (your|the) guess|have (that|the named) (element|type))",
        "it is not of (that|the named|the chosen) (element|type)",
    ):
        lexicon.add(words, "named_right", tree.Not(matched))


_OF_IT = {
    "(element)": "element",
    "(type)": "type",
    "(element or type|type or element|kind|symbol)": "element or type",
}


def _teach_kinds(lexicon: Lexicon) -> None:
    lexicon.add(
        "(of|with|that has|that have|which has|bearing|by|called by) (that|the named|the chosen|the declared|this) name",
        "OF_THAT_NAME",
    )
    lexicon.add("element", "feature_guessed", "element")
    lexicon.add("type", "feature_guessed", "type")
    for words, kind in _OF_IT.items():
        lexicon.add(
            f"(that|this|the (named|chosen|declared|guessed|announced|same)) {words}",
            "named_kind",
            kind,
        )
        lexicon.add(
            f"the {words} [that] you (named|chose|declared|picked|announced)", "named_kind", kind
        )
    also = "(also|additionally)"
    lexicon.add(
        f"{also} (have|has|gain|gains|get|gets|count as|counts as|become|becomes)", "ALSO_HAVE"
    )
    lexicon.add(f"(are|is) {also} [(of|considered|treated as|regarded as)]", "ALSO_HAVE")
    lexicon.add(
        "(are|is) (treated|considered|counted|regarded) as (also having|having also|also being)",
        "ALSO_HAVE",
    )
    lexicon.add(
        "(have|has|gain|gains|get|gets|count as|counts as|count as having|counts as having|are|is|are of|is of)",
        "HAVE_KIND",
    )
    lexicon.add("(are|is) (treated|considered|counted|regarded) as (having|being)", "HAVE_KIND")
    own = "(their|its) [(own|other|printed|normal|usual|existing)] [(element|elements|type|types|one|ones|symbols)]"
    lexicon.add(
        f"[,] (as well|too|also|as well as {own}|in addition to {own}|on top of {own}|besides {own}|additionally)",
        "TOO",
    )


@rules("static: things ALSO_HAVE named_kind TOO?", "static: things HAVE_KIND named_kind TOO",
       "static: things BE_ALSO named_kind")  # fmt: skip
def also_have_it(card: Object, kind: Any) -> Effect:
    """ "All your cards have that element as well as their own"."""
    return tree.HaveSymbols(held(card), (), named=kind)


@rules("described: described OF_THAT_NAME")
def of_that_name(described: Described) -> Described | None:
    """ "Name a card. Each opponent with a card of that name loses 10 RP"."""
    return described.saying(named=True)


def _of_top(act: str) -> Callable[..., Chain | None]:
    def guessed(what: Any, card: tree.Ref) -> Chain | None:
        """ "Guess the element of the top card of the Store": it is named, and the card is revealed."""
        if not isinstance(card, tree.TopOfStore) or card.count > 1:
            return None
        named = Clause(Act(act, (("what", what),)))
        return (named, Clause(Act("reveal", (("card", card),))))

    return guessed


rules.add(
    "chain: CHOOSE_SYMBOL.BASE 'the' feature_guessed 'of' reference", _of_top("choose_symbol")
)


@rules("condition: named_right")
def named_right(condition: tree.Condition) -> tree.Condition:
    """Of the card that was revealed since."""
    return condition


@deed("name", frames=("{nameable:what}",))
def name(who: Whom, what: Any) -> Effect | None:
    return None if what == "trigger" and who is not Who.YOU else tree.NameOne(what, who)


@deed(
    "choose", "pick", "select", "guess", "declare", "announce", "predict", "call", "call out", "say", "state",
    frames=("{nameable:what}",),
)  # fmt: skip
def choose_symbol(who: Whom, what: Any) -> Effect | None:
    return None if what in ("card", "trigger") else tree.NameOne(what, who)
