"""Cards: what they are called, what is said of them, and where they are."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.its import AnotherThanIt, TheCard
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import HERE, Chosen, Described, Object, Owner, Where
from mblades.text.tree import Kind, Number, TriggerWord, Whose

rules = Rules()

NOUNS = {
    Kind.CARD: ("card", "cards"),
    Kind.SINGLE: ("Single", "Singles"),
    Kind.BOX: ("Deck Box", "Deck Boxes"),
    Kind.ACCESSORY: ("Accessory", "Accessories"),
    Kind.ANY: ("card , deck box or accessory", "cards , deck boxes or accessories"),
}


_BEARS = (
    "(has|have|bear|bears|show|shows|carry|carries|hold|holds|possess|possesses|feature|features)"
)


def having_no() -> str:
    """The words for what a card does not have."""
    return f"(without|with no|(bearing|carrying|showing|having) no|(that|which) {_BEARS} no|(that|which) (does|do) not (have|bear|show|carry))"


def teach(lexicon: Lexicon) -> None:
    """The words for cards."""
    for kind, (one, many) in NOUNS.items():
        lexicon.add(one, "described", Described(kind, plural=False))
        lexicon.add(many, "described", Described(kind, plural=True))
    for symbol in (*tree.ELEMENTS, *tree.TYPES):
        lexicon.add(symbol, "symbol", symbol)
        said = (("symbols", (symbol,)),)
        lexicon.add(symbol, "described", Described(Kind.CARD, plural=False, words=said))
        lexicon.add(f"{symbol}s", "described", Described(Kind.CARD, plural=True, words=said))
    for rarity in (*tree.RARITIES, "Promo"):
        lexicon.add(rarity, "rarity", rarity)
    for feature, words in (
        ("element", "element|elements"), ("type", "type|types"), ("set", "set|sets"),
        ("rarity", "rarity|rarities"), ("star value", "star value|star values|star rating|star ratings"),
    ):  # fmt: skip
        lexicon.add(f"[(kind|kinds|sort|sorts) of] ({words})", "feature", feature)
    _teach_traits(lexicon)
    for how, words in (
        ("highest", "highest|strongest|best|highest-star|highest star|highest-rated|highest-starred|top-rated|biggest"),
        ("lowest", "lowest|weakest|worst|lowest-star|lowest star|lowest-rated|lowest-starred|smallest"),
        ("first", "first|leftmost|left-most|1st"), ("last", "last|rightmost|right-most"),
    ):  # fmt: skip
        lexicon.add(f"({words})", "select", how)
    for how, words in (("highest", "most|highest"), ("lowest", "fewest|least|lowest")):
        lexicon.add(f"(with|that has) the ({words}) (stars|star rating)", "selected", how)
    _teach_tests(lexicon)
    _teach_places(lexicon)
    _teach_references(lexicon)


def _teach_traits(lexicon: Lexicon) -> None:
    lexicon.add(
        "([,] [chosen|selected|picked|drawn|taken] (at random|randomly) [,]|[,] without (looking|peeking) [at (it|them|their hand|the cards|the card)]|[,] (unseen|blindly))",
        "AT_RANDOM",
    )
    lexicon.add("[,] of", "OF")
    lexicon.add("(choice|choosing|liking|preference) [as well]", "CHOICE")
    lexicon.add("(all|everything|every card) (but|except|except for)", "ALL_BUT")
    lexicon.add("(friendly|allied)", "FRIENDLY")
    lexicon.add(
        "((without an|with no) element or type|with neither element nor type)", "NO_SYMBOLS"
    )
    lexicon.add(
        "(of (that|this) (kind|element|type)|(with|of|bearing|that has|that have|which has|that bears|that is of)"
        " (the (named|chosen|declared|guessed) (element|type)|that (element|type)|the (element|type) you (named|chose)))",
        "OF_THAT_KIND",
    )  # fmt: skip
    lexicon.add("(friendly|allied)", "FRIENDLY")
    lexicon.add("(face-up|face up)", "face", "up")
    lexicon.add("(face-down|face down|flipped|upside down|upside-down)", "face", "down")
    lexicon.add("(face-up or face-down|face-down or face-up)", "face", "any")
    lexicon.add("(star|stars|star rating|star ratings|star value|star values)", "STARS")
    lexicon.add(
        "((that|which|who) (is|are|was|were|lie|lies|stand|stands|sit|sits) [located]|located|lying|standing)",
        "THAT_IS",
    )
    lexicon.add("(left|left over|remaining|that (remain|remains|is left|are left))", "THAT_IS")
    lexicon.add("(that|which) (is|are) not", "THAT_IS_NOT")
    lexicon.add(
        "whose (star rating|star value|stars|number of stars|star count) (is|are)", "WHOSE_STARS"
    )
    lexicon.add("(this card|this one|itself|this)", "THIS_CARD")
    lexicon.add("[that|which] ([is|are] not (yours|your own|in your tableau)|you do not (own|control|have))", "where",
                Where(tree.In("tableau", Whose.ANOTHER)))  # fmt: skip


def _teach_tests(lexicon: Lexicon) -> None:
    for trigger in TriggerWord:
        if trigger:
            lexicon.add(str(trigger), "trigger", trigger)
    lexicon.add("(effect|effects|ability|abilities)", "EFFECTS")
    lexicon.add(
        f"([and|but] (with|(that|which) {_BEARS})|having|bearing|carrying|showing|and has|and have|who has)",
        "HAVING",
    )
    for compare, words in (
        ("fewer", "fewer|less|lower|below|smaller|weaker"), ("more", "more|higher|greater|above|bigger|larger|stronger"),
        ("at most", "(equal|the same) or (fewer|less|lower)|(fewer|less|lower) or equal|as many or fewer"),
        ("at least", "(equal|the same) or (more|higher|greater)|(more|higher|greater) or equal|as many or more"),
    ):  # fmt: skip
        lexicon.add(f"({words})", "compare", compare)
    for compare, words in (
        ("at least", "at least|no fewer than|no less than|(greater|higher|more) than or equal to|equal to or (greater|higher|more) than"),
        ("at most", "at most|no more than|up to|(less|fewer|lower) than or equal to|equal to or (less|fewer|lower) than"),
        ("fewer", "fewer than|less than|lower than|below"), ("more", "more than|greater than|higher than|above"),
        ("equal", "exactly"),
    ):  # fmt: skip
        lexicon.add(f"({words})", "bound", compare)


def _teach_places(lexicon: Lexicon) -> None:
    for place, patterns in (
        (tree.AttachedTo(), ("attached to (this card|this one|it|this)",)),
        (tree.Aftermarket(), ("[that (is|are)] [(for sale|on sale|up for sale|lying|currently|available|on display)] (in|from|of|at|on) [the] (Aftermarket|After Market)",)),
        (tree.FusionPiles(), ("(in|from) ([the] Fusion Area|[the] Fusion piles|a Fusion pile)",)),
        (tree.In("tableau", Whose.ANY), ("(in play|on the table)",)),
    ):  # fmt: skip
        for pattern in patterns:
            lexicon.add(pattern, "where", Where(place))
    for words, whose in (("yours", Whose.YOUR), ("theirs", Whose.THEIR)):
        lexicon.add(words, "theirs", whose)
        lexicon.add(f"of {words}", "where", Where(tree.In("tableau", whose), is_meant=True))


def _teach_references(lexicon: Lexicon) -> None:
    references: tuple[tuple[tree.Ref, str], ...] = (
        (tree.This(), "(this card|this|itself|this one|this Single|this Deck Box|this Accessory)"),
        (tree.It(), "(it|that target|that card|said card|the said card|that Single|the chosen card|that Accessory)"),
        (TheCard(), "the card"),
        (tree.Those(), "(them|those cards|these cards|the chosen cards|those)"),
        (tree.TheNext(), "([the|your] next card|[the] next card [that] you play|[the] next card [that is] played [by you]|[the] next card of yours)"),
        (tree.UsedCard(), "((the|their|your) card [that|which] [they|you|he|she] (used|clashed with|fought with|battled with|duelled with|dueled with) [in (the|that|this) clash]|(the|their|your) used card|the card used in (the|that|this) clash|the card with which (they|you) (clashed|fought))"),
        (tree.LosingCard(), "(the losing card [in the clash]|the loser 's card|the card the loser used)"),
        (tree.TopOfStore(), "([the] top card of [the] Store [deck]|the top of the Store [deck]|[the] top Store card)"),
    )  # fmt: skip
    for ref, pattern in references:
        lexicon.add(pattern, "reference", ref)
    for type_ in tree.TYPES:
        lexicon.add(f"(that|the chosen) {type_}", "reference", tree.It())
    for pattern, possessor in (
        ("(this card 's|this one 's|this 's)", tree.This()),
        ("(its|its own|that card 's)", tree.It()),
        ("[the|your] next card 's", tree.TheNext()),
    ):
        lexicon.add(pattern, "possessor", possessor)


@rules("reference: owner 'top' 'card'")
def top_card(owner: Owner) -> tree.TopCard | None:
    return None if owner.everyone else tree.TopCard(owner.whose)


@rules("reference: 'top' 'card'")
def bare_top_card() -> tree.TopCard:
    """ "Flip Top card": of whoever does it."""
    return tree.TopCard(OWN)


@rules("reference: owner 'top' 'cards'")
def own_top_cards(owner: Owner) -> tree.TopCard | None:
    """ "Both of you flip your Top cards": each of them his own."""
    is_own = owner.whose in (Whose.YOUR, Whose.THEIR)
    return tree.TopCard(OWN) if is_own else None


@rules("reference: 'any' 'top' 'card'")
def any_top_card() -> tree.TopCard:
    return tree.TopCard(Whose.ANY)


@rules("possessor: owner 'top' 'card' ''s'")
def top_cards(owner: Owner) -> tree.TopCard | None:
    return top_card(owner)


# --------------------------------------------------------------------------- before the noun


@rules("described: symbol described")
def of_symbol(symbol: tree.Symbol, described: Described) -> Described | None:
    return described.with_symbol(symbol)


@rules(
    "symbols: symbol 'or' symbol", "symbols: symbol ',' symbol", "symbols: symbol ',' 'or' symbol"
)
def symbols(first: tree.Symbol, second: tree.Symbol) -> tuple[tree.Symbol, ...]:
    return (first, second)


@rules(
    "symbols: symbols 'or' symbol",
    "symbols: symbols ',' symbol",
    "symbols: symbols ',' 'or' symbol",
)
def more_symbols(some: tuple[tree.Symbol, ...], one: tree.Symbol) -> tuple[tree.Symbol, ...]:
    return (*some, one)


@rules("described: symbols described")
def of_any_symbol(some: tuple[tree.Symbol, ...], described: Described) -> Described | None:
    if dict(described.words).get("symbols"):
        return None
    return described.saying(symbols=some, any_symbol=True)


@rules("described: 'other' described")
def other(described: Described) -> Described | None:
    return described.saying(other=True)


@rules("described: 'different' described")
def different(described: Described) -> Described | None:
    """ "Then unflip a different card"."""
    return None if described.plural else described.saying(besides=AnotherThanIt())


@rules("described: 'random' described", "described: described AT_RANDOM")
def random(described: Described) -> Described:
    return described._replace(random=True)


@rules("described: 'target' described")
def targeted(described: Described) -> Described:
    """ "Flip up to two target Singles"."""
    return described


@rules("described: 'matching' described")
def matching(described: Described) -> Described | None:
    return described.saying(matching=True)


@rules("described: 'hand' described")
def of_hand(described: Described) -> Described:
    """ "Two hand cards"."""
    return described.at(Where(tree.In("hand", OWN)))


@rules("described: AFTERMARKET described")
def of_aftermarket(described: Described) -> Described | None:
    """ "An Aftermarket card"."""
    return described.at(Where(tree.Aftermarket()))


@rules("described: face described")
def facing(face: str, described: Described) -> Described | None:
    return described.saying(face=face)


@rules("described: FRIENDLY described")
def of_yours(described: Described) -> Described:
    """ "A friendly card"."""
    return described.at(Where(HERE, is_meant=True))


@rules("described: rarity described")
def of_rarity(rarity: tree.Rarity, described: Described) -> Described | None:
    return described.saying(rarity=rarity)


@rules("described: select described")
def selected_before(how: tree.How, described: Described) -> Described | None:
    return described._replace(select=how) if described.select is None else None


@rules("described: quoted described")
def of_set(name: str, described: Described) -> Described | None:
    return described.saying(set_name=name)


@rules("described: number '-' 'star' described", "described: number 'star' described")
def starry(stars: int, described: Described) -> Described | None:
    return described.saying(stars=tree.StarTest("equal", Number(stars)))


# --------------------------------------------------------------------------- behind the noun


@rules("described: described where")
def placed(described: Described, where: Where) -> Described | None:
    return described.at(where)


@rules("described: described selected")
def selected(described: Described, how: tree.How) -> Described | None:
    return selected_before(how, described)


@rules("described: described HAVING an_action")
def with_action(described: Described, what: Any) -> Described | None:
    """ "A card with an Action"."""
    return described.saying(trigger=TriggerWord(what))


@rules("described: described 'named' quoted", "described: described 'called' quoted")
def named(described: Described, name: str) -> Described | None:
    return described.saying(name=name)


@rules("described: described 'from' quoted")
def from_set(described: Described, name: str) -> Described | None:
    return described.saying(set_name=name)


@rules(
    "described: described HAVING 'a' trigger EFFECTS",
    "described: described HAVING 'an' trigger EFFECTS",
    "described: described HAVING trigger EFFECTS",
)
def with_effect(described: Described, trigger: TriggerWord) -> Described | None:
    return described.saying(trigger=trigger)


@rules(
    "described: described 'other' 'than' THIS_CARD",
    "described: described THAT_IS_NOT THIS_CARD",
    "described: described ','? 'but' 'not' THIS_CARD",
    "described: described ','? 'apart' 'from' THIS_CARD",
    "described: described ','? 'excluding' THIS_CARD",
    "described: described ','? 'except' THIS_CARD",
    "described: described 'besides' THIS_CARD",
)
def other_than(described: Described) -> Described | None:
    return described.saying(other=True)


@rules("described: described ','? 'of' owner CHOICE", "described: described ',' owner CHOICE")
def of_somebodys_choice(described: Described, owner: Owner) -> Described | None:
    """ "A card of your choice": who picks it is seen once it is known who does something with it."""
    if described.chooser is not None or owner.everyone:
        return None
    return described._replace(chooser=owner.whose)


@rules(
    "described: described 'you' 'have' 'named'", "described: described THAT 'you' 'have'? 'named'"
)
def you_have_named(described: Described) -> Described | None:
    return described.saying(named=True)


@rules("described: described HAVING star_test")
def with_stars(described: Described, test: tree.StarTest) -> Described | None:
    return described.saying(stars=test)


@rules("described: described THAT_IS face")
def that_faces(described: Described, face: str) -> Described | None:
    return facing(face, described)


@rules("described: ENEMY described")
def of_enemies(described: Described) -> Described:
    return described.at(Where(tree.In("tableau", Whose.EACH_OPPONENT), together=True))


@rules("described: FRIENDLY described")
def of_friends(described: Described) -> Described:
    """ "A friendly Mage"."""
    return described.at(Where(tree.In("tableau", Whose.YOUR), is_meant=True))


@rules("described: described THAT_IS where")
def that_is_placed(described: Described, where: Where) -> Described | None:
    return described.at(where)


@rules("described: described THAT_IS ONE? symbol")
def that_is_symbol(described: Described, symbol: tree.Symbol) -> Described | None:
    return described.with_symbol(symbol)


@rules("one_symbol: symbol", "one_symbol: ARTICLE symbol")
def one_symbol(symbol: tree.Symbol) -> tree.Symbol:
    return symbol


@rules(
    "symbols_of_it: one_symbol 'or' one_symbol",
    "symbols_of_it: 'either' one_symbol 'or' one_symbol",
)
def symbols_of_it(one: tree.Symbol, other: tree.Symbol) -> tuple[tree.Symbol, ...] | None:
    """ "Which is Water or a Soldier"."""
    return (one, other) if one != other else None


@rules("described: described THAT_IS symbols", "described: described THAT_IS symbols_of_it")
def that_is_any_symbol(described: Described, some: tuple[tree.Symbol, ...]) -> Described | None:
    return of_any_symbol(some, described)


@rules("described: described 'or' described", "described: described 'or' ARTICLE described")
def either_kind(one: Described, other: Described) -> Described | None:
    """ "A Mage or a Myth in your tableau": of one kind or the other."""
    first, second = _kinds(one), _kinds(other)
    if (
        not first
        or not second
        or one.where
        or one.plural != other.plural
        or set(first) & set(second)
    ):
        return None
    return other._replace(words=(("any_symbol", True), ("symbols", first + second)))


def _kinds(described: Described) -> tuple[tree.Symbol, ...]:
    """The kinds it may be of, if nothing else is said of it."""
    plain = Described(described.kind, described.plural, described.words, described.where)
    known = dict(described.words)
    symbols: tuple[tree.Symbol, ...] = known.pop("symbols", ())
    any_symbol = known.pop("any_symbol", False)
    several = len(symbols) > 1 and not any_symbol
    return () if known or several or plain != described else symbols


@rules("described: described WHOSE_STARS bound quantity")
def whose_stars(described: Described, test: tree.Compare, than: tree.Quantity) -> Described | None:
    return described.saying(stars=tree.StarTest(test, than))


@rules(
    "described: described WHOSE_STARS EQUAL_TO quantity", "described: described WHOSE_STARS term"
)
def whose_stars_equal(described: Described, than: tree.Quantity) -> Described | None:
    return described.saying(stars=tree.StarTest("equal", than))


@rules("described: described WHOSE_STARS number 'or' compare")
def whose_stars_or_so(described: Described, stars: int, compare: tree.Compare) -> Described | None:
    return described.saying(stars=or_so(stars, compare))


@rules("target: 'another' 'of' theirs")
def another_of_theirs(whose: Whose) -> Chosen | None:
    """ "Another of yours"."""
    more = Described(Kind.CARD, plural=False, where=Where(tree.In("tableau", whose))).saying(
        other=True
    )
    return None if more is None else Chosen(more, "a")


@rules("target: number 'of' theirs", "target: ONE 'of' theirs")
def of_theirs(*parts: Any) -> Chosen:
    cards = Described(Kind.CARD, plural=False, where=Where(tree.In("tableau", parts[-1])))
    return Chosen(cards, "a", parts[0] if len(parts) == 2 else 1)


@rules("star_test: bound number STARS", "star_test: 'a' 'star' 'rating' 'of' bound number")
def bounded(compare: tree.Compare, stars: int) -> tree.StarTest:
    return tree.StarTest(compare, Number(stars))


@rules("star_test: STARS EQUAL_TO quantity")
def stars_equal(than: tree.Quantity) -> tree.StarTest:
    return tree.StarTest("equal", than)


@rules("star_test: STARS bound quantity")
def stars_tested(test: tree.Compare, than: tree.Quantity) -> tree.StarTest:
    return tree.StarTest(test, than)


@rules("described: described NO_SYMBOLS")
def without_symbols(described: Described) -> Described | None:
    return described.saying(without_symbols=True)


@rules("described: described OF_THAT_KIND")
def of_that_kind(described: Described) -> Described | None:
    return described.saying(matching=True)


@rules("target: 'both' described")
def both(described: Described) -> Chosen | None:
    return Chosen(described, "each") if described.plural else None


@rules("of_cards: owner described ''s'")
def of_whose_cards(owner: Owner, described: Described) -> Chosen | None:
    """ "Your other Constructs' Play effects"."""
    cards = owned(owner, described) if described.plural else None
    return None if cards is None else Chosen(cards, "each")


@rules("of_cards: EACH described ''s'")
def of_each_card(described: Described) -> Chosen | None:
    """ "Each other Construct's Play effects"."""
    return None if described.plural else Chosen(described, "each")


@rules("target: 'another' 'of' owner described")
def another_of_whose(owner: Owner, described: Described) -> Chosen | None:
    more = described.saying(other=True)
    cards = None if more is None else owned(owner, more)
    return None if cards is None else Chosen(cards, "a")


@rules("star_test: number STARS", "star_test: 'a' 'star' 'rating' 'of' number")
def exact(stars: int) -> tree.StarTest:
    return tree.StarTest("equal", Number(stars))


@rules(
    "star_test: number 'or' compare STARS", "star_test: number STARS 'or' compare",
    "star_test: 'a' 'star' 'rating' 'of' number 'or' compare",
)  # fmt: skip
def or_so(stars: int, compare: tree.Compare) -> tree.StarTest:
    return tree.StarTest("at most" if compare == "fewer" else "at least", Number(stars))


@rules(
    "star_test: compare STARS 'than' compared",
    "star_test: 'a' compare 'star' 'rating' 'than' compared",
)
def than(compare: tree.Compare, other: tree.Quantity) -> tree.StarTest:
    return tree.StarTest(compare, other)


@rules("compared: quantity")
def than_quantity(quantity: tree.Quantity) -> tree.Quantity:
    return quantity


@rules("compared: target")
def than_card(target: Object) -> tree.StarsOf | None:
    card = None if isinstance(target, TheCard) else one_that_is(target)
    return None if card is None else tree.StarsOf(card)


@rules("compared: possessor", "compared: 'that' 'of' reference")
def than_that_of(card: tree.Ref) -> tree.StarsOf:
    """ "A higher star rating than this card's"."""
    return tree.StarsOf(card)


# --------------------------------------------------------------------------- which and how many


def single(thing: Object) -> tree.Target | None:
    """One card, whose stars can be asked for."""
    if isinstance(thing, tree.Those):
        return None
    if not isinstance(thing, Chosen):
        return thing
    if thing.described.random:
        return None
    if not thing.described.select and (thing.how != "a" or thing.number != 1):
        return None
    return thing.cards(HERE)


def one_that_is(thing: Object) -> tree.Target | None:
    """The same of a card that is known, or is told by a property: nobody chooses it."""
    card = single(thing)
    if isinstance(card, tree.Cards) and card.how == "a":
        raise Misreading(
            "choose the card first", "'choose a card in your tableau', then 'its stars'"
        )
    return card


def owned(owner: Owner, described: Described) -> Described | None:
    """ "Your Fire cards": those in your tableau."""
    own_slot = described.kind in (Kind.BOX, Kind.ACCESSORY, Kind.ANY)
    zone: Any = "play area" if own_slot else "tableau"
    place = tree.In(zone, owner.whose)
    return described.at(
        Where(place, owner.everyone, owner.together, owner.single, is_meant=not own_slot)
    )


@rules("target: target AT_RANDOM")
def picked_at_random(one: Object) -> Chosen | None:
    """ "Take one of them at random"."""
    if not isinstance(one, Chosen) or one.how != "a" or one.described.select:
        return None
    return one._replace(described=one.described._replace(random=True))


@rules("target: reference")
def referred(reference: tree.Ref) -> tree.Ref:
    return reference


@rules("target: SOME_ONE described")
def a_card(described: Described) -> Chosen | None:
    return None if described.plural else Chosen(described, "a")


@rules("target: ANY_ONE described")
def any_card(described: Described) -> Chosen | None:
    """ "Remove a star token from any card": in any tableau, if no place is said."""
    return None if described.plural else Chosen(described, "a", is_any=True)


@rules("target: described")
def bare_card(described: Described) -> Chosen | None:
    """ "Discard card", "flip lowest card": terse for "a card" and "the lowest card".

    "Flip card to the left" is terse for the one beside this card, see places.py.
    """
    beside = described.where is not None and isinstance(described.where.place, tree.Beside)
    return None if described.plural or beside else Chosen(described, described.select or "a")


@rules("target: 'exactly' ONE described")
def exactly_one(described: Described) -> Chosen | None:
    """ "Flip exactly one card"."""
    return a_card(described)


@rules("target: 'exactly' number described")
def exactly_so_many(count: int, described: Described) -> Chosen | None:
    return several(count, described)


@rules("target: 'another' described")
def another(described: Described) -> Chosen | None:
    more = described.saying(other=True)
    return None if more is None or described.plural else Chosen(more, "a")


@rules("target: number described", "target: 'any' number described")
def several(count: int, described: Described) -> Chosen | None:
    return Chosen(described, "a", count) if described.plural and count != 1 else None


@rules("target: 'up' 'to' number described")
def up_to(count: int, described: Described) -> Chosen:
    return Chosen(described, "up to", count)


@rules("target: EACH described")
def each(described: Described) -> Chosen | None:
    return None if described.plural else Chosen(described, "each")


@rules(
    "target: 'all' described", "target: 'all' 'of' 'the' described", "target: 'all' 'the' described",
    "target: EACH 'of' 'the' described",
)  # fmt: skip
def all_of(described: Described) -> Chosen | None:
    return Chosen(described, "each") if described.plural else None


@rules("target: 'any' 'number' 'of' described")
def any_number(described: Described) -> Chosen | None:
    return Chosen(described, "any number of") if described.plural else None


@rules("target: ALL_BUT number described", "target: ALL_BUT number 'of' 'the' described")
def all_but(count: int, described: Described) -> Chosen:
    """ "Discard all but 3 cards": whoever does it says which ones stay."""
    return Chosen(described, "all but", count)


@rules("target: ALL_BUT number 'of' owner described")
def all_but_of_whose(count: int, owner: Owner, described: Described) -> Chosen | None:
    cards = owned(owner, described)
    return None if cards is None else Chosen(cards, "all but", count)


@rules("target: 'another'", "target: 'another' 'one'", "target: 'a' 'different' 'one'")
def another_like_it() -> Chosen | None:
    """ "Flip a card, then flip another"."""
    one = Described(Kind.CARD, plural=False).saying(besides=AnotherThanIt())
    return None if one is None else Chosen(one, "a", is_again=True)


@rules("target: 'another' 'one' where")
def one_there(where: Where) -> Chosen:
    return Chosen(Described(Kind.CARD, plural=False, where=where), "a")


@rules("some_one: 'one' where", "some_one: 'one' THAT_IS where")
def some_one_there(where: Where) -> Described:
    """ "Swap a card in your hand for one in the Aftermarket"."""
    return Described(Kind.CARD, plural=False, where=where)


@rules("some_one: 'one' HAVING star_test", "some_one: 'one' where HAVING star_test")
def some_one_with_stars(*said: Any) -> Described | None:
    """ "For one in the Aftermarket with no more stars than it"."""
    one = Described(Kind.CARD, plural=False).saying(stars=said[-1])
    return one if one is None or len(said) == 1 else one.at(said[0])


@rules("target: some_one")
def some_one(described: Described) -> Chosen:
    return Chosen(described, "a")


@rules("target: target OF owner CHOICE")
def of_somebodys_choice_behind(thing: Object, owner: Owner) -> Object | None:
    """ "Flip one of the loser's cards, of your choice"."""
    chosen = of_somebodys_choice(thing.described, owner) if isinstance(thing, Chosen) else None
    if not isinstance(thing, Chosen) or chosen is None or thing.how == "each":
        return None
    return thing._replace(described=chosen)


@rules("target: 'the' described")
def the_card(described: Described) -> Chosen | None:
    if described.chooser is not None and not described.plural:
        return Chosen(described, "a")  # "the card of your choice"
    if described.select:
        return Chosen(described, described.select)
    if described.plural:
        return Chosen(described, "each")
    raise Misreading(
        "'the' must say which card it is",
        "'a', 'each', or a card such as 'the highest card' or 'the first card'",
    )


@rules("target: owner described")
def whose_cards(owner: Owner, described: Described) -> Chosen | None:
    if owner.whose in (Whose.WINNER, Whose.LOSER) and described.is_plain and not described.plural:
        return None  # "the loser's card" is the one that was used
    cards = owned(owner, described)
    if cards is None:
        return None
    how = described.select or ("each" if described.plural else "a")
    return Chosen(cards, how, bare=how == "each")


@rules("target: number 'of' owner described", "target: ONE 'of' owner described")
def n_of_whose(*parts: Any) -> Chosen | None:
    owner, described = parts[-2:]
    cards = owned(owner, described)
    return (
        None
        if cards is None or not described.plural
        else Chosen(cards, "a", parts[0] if len(parts) == 3 else 1)
    )


@rules("target: 'up' 'to' number 'of' owner described")
def up_to_of_whose(count: int, owner: Owner, described: Described) -> Chosen | None:
    cards = owned(owner, described)
    return None if cards is None else Chosen(cards, "up to", count)


@rules(
    "target: EACH 'of' owner described",
    "target: 'all' 'of' owner described",
    "target: 'all' owner described",
)
def each_of_whose(owner: Owner, described: Described) -> Chosen | None:
    cards = _beside_this(owner, described) or owned(owner, described)
    return None if cards is None else Chosen(cards, "each")


def _beside_this(owner: Owner, described: Described) -> Described | None:
    """ "Each of your adjacent cards": adjacent to this one."""
    is_own = owner == Owner(Whose.YOUR) and described.where == Where(tree.Adjacent())
    return described if is_own else None
