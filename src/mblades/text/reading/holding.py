"""What holds while a card is there, and the rules of play and deckbuilding."""

from __future__ import annotations

from functools import partial

from mblades.text import tree
from mblades.text.keywords import names
from mblades.text.reading.amounts import Counted, TokenAmount
from mblades.text.reading.handling import put_tokens
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    Chosen,
    Described,
    Object,
    held,
    only_filter,
)
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.tree import Effect, TriggerWord, Who

rules = Rules()

# What powers give while decks are built; # is the amount.
BENEFITS: dict[tree.Benefit, tuple[str, ...]] = {
    "income": ("gain # M$ more at the start of (the|each) [deckbuilding] phase",
               "gain # more M$ at the start of (the|each) [deckbuilding] phase"),
    "booster": ("your boosters have # more (card|cards)",),
    "store": ("[the] store cards cost you # M$ less", "cards of the store cost you # M$ less"),
    "purchases": ("[the] aftermarket cards cost you # M$ less",
                  "cards in the aftermarket cost you # M$ less"),
    "sales": ("you sell cards for # M$ more", "you sell cards for # more M$"),
    "fusion": ("fusions cost you # (card|cards) less", "fusions cost you # fewer (card|cards)"),
    "markers": ("you have # (more|extra) sell (marker|markers)",),
    "singles": ("your deck can have # (more|extra) (Single|Singles)",),
    "boxes": ("your deck can have # (more|extra) (Deck Box|Deck Boxes)",),
    "accessories": ("your deck can have # (more|extra) (Accessory|Accessories)",),
    "collection": ("your collection scores # (VP more|more VP)",
                   "your collections score # (VP more|more VP)"),
    "npcs": ("NPCs cost you no sell (marker|markers)",),
    "peek": ("you may look at # (card|cards) (of|in) the store",),
    "foresight": ("you see the next metas and may change # of them",),
    "trades": ("your trades may be uneven by [up to] #", "your trades may be uneven by [up to] # M$"),
    "late": ("you may sell cards in the last timer",),
    "twins": ("your deck can have # (pair|pairs) of cards with the same name",),
}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(have|has|gain|gains|get|gets|receive|receives|take|takes)", "HAVE_MORE")
    lexicon.add("(is|are|count as|counts as) also", "BE_ALSO")
    lexicon.add(
        "(also (is|are|count as|counts as)|count also as|counts also as|count as|counts as)",
        "BE_ALSO",
    )
    lexicon.add("(becomes|become)", "BECOMES")
    lexicon.add("((fewer|less) (star|stars)|(star|stars) (fewer|less))", "FEWER_STARS")
    lexicon.add(
        "[,] (to a minimum of|minimum|but not below|but never below|but not less than|but at least|but no less than)",
        "AT_LEAST",
    )
    lexicon.add("also (becomes|become)", "ALSO_BECOMES")
    lexicon.add("[also] (has|copies|gains|gets)", "HAS_EFFECTS")
    lexicon.add("(gain|get|receive)", "GAINS")
    lexicon.add("(is|are)", "BE_NOW")
    lexicon.add("(comes|come|enters|enter) [into play|play] with", "COMES_WITH")
    instead = "instead of its own"
    elements = "(has|have) the elements and types of"
    near = "[immediately|directly|just|right]"
    for side in ("left", "right"):
        card = f"the card {near} to (the {side} of (this card|it)|its {side})"
        lexicon.add(f"this card {elements} {card} {instead}", "static", tree.HaveSymbolsOf(side))
    lexicon.add(f"this card {elements} the cards immediately to the left and right of this card {instead}",
                "static", tree.HaveSymbolsOf("both"))  # fmt: skip
    lexicon.add("this card also has the stars , elements , types , sets , rarities and names of "
                "[the] cards attached to (this card|it)", "static", tree.HaveSymbolsOf("attached"))  # fmt: skip
    for sentence, node in (
        ("this [effect] (cannot|can not) be reacted to", tree.Unanswered()),
        ("this effect (cannot|can not) be copied", tree.CannotBeCopied()),
        ("you score (each meta|the metas|metas|every meta) twice", tree.MetasTwice()),
        ("when you use this card 's Action [effect] , you may remove a [star] token from it instead "
         "of flipping it", tree.StayInstead()),
        ("play this card only if your tableau shows one of its elements and one of its types on "
         "different cards", tree.PlayOnlyIf(None, fusion=True)),
    ):  # fmt: skip
        lexicon.add(sentence, "static", node)
    for unit in ("RP", "M$"):
        never = tree.Instead(tree.Changes(Who.YOU, "lose", unit, would=True), (tree.Prevent(),))
        lexicon.add(f"you (cannot|can not) lose {unit}", "static", never)
    for keyword in names():
        lexicon.add(
            f"your deck can have only (1|one) {keyword} card", "static", tree.OnePerDeck(keyword)
        )
        lexicon.add(f"only (1|one) {keyword} card per deck", "static", tree.OnePerDeck(keyword))
    for what, phrases in BENEFITS.items():
        for phrase in phrases:
            before, has_amount, after = phrase.partition("#")
            if not has_amount:
                lexicon.add(phrase, "static", tree.PhaseRule(what))
                continue
            lexicon.add(before, _class_of(phrase, "BEFORE"))
            if after.strip():
                lexicon.add(after, _class_of(phrase, "BEHIND"))
    for rarity in tree.PROMOS:
        lexicon.add(f"random {rarity} (card|cards)", "random_promos", rarity)


def _class_of(phrase: str, part: str) -> str:
    return f"{part}-{''.join(sign for sign in phrase if sign.isalpha())}".upper()


def _teach_benefits() -> None:
    for what, phrases in BENEFITS.items():
        for phrase in phrases:
            if "#" not in phrase:
                continue
            behind = _class_of(phrase, "BEHIND") if phrase.partition("#")[2].strip() else ""
            rules.add(
                f"static: {_class_of(phrase, 'BEFORE')} number {behind}",
                partial(tree.PhaseRule, what),
            )


_teach_benefits()


@rules(
    "static: 'you' 'start' 'with' number random_promos",
    "static: 'you' 'start' 'the' 'game' 'with' number random_promos",
)
def start_with(count: int, rarity: tree.Rarity) -> Effect:
    return tree.PhaseRule("start", count, rarity)


@rules("things: target")
def things(one: Object) -> Object:
    return one


@rules("things: things 'each'")
def things_each(one: Object) -> Object | None:
    return one if isinstance(one, Chosen) and one.how == "each" else None


@rules("things: described")
def every(described: Described) -> Object | None:
    return Chosen(described, "each") if described.plural else None


@rules("static: things HAVE_MORE signed STARS", "static: things GETS number STARS")
def have_stars(card: Object, stars: int) -> Effect | None:
    target = held(card)
    return tree.HaveStars(target, tree.Flat(abs(stars)), stars < 0)


@rules(
    "static: things HAVE_MORE signed STARS FOR_EACH counted",
    "static: things GETS number STARS FOR_EACH counted",
)
def have_stars_for_each(card: Object, stars: int, counted: Counted) -> Effect | None:
    target = held(card)
    return tree.HaveStars(target, counted.times(abs(stars)), stars < 0)


@rules(
    "static: things HAVE_MORE number EXTRA STARS", "static: things HAVE_MORE number STARS 'more'"
)
def have_more_stars(card: Object, stars: int) -> Effect | None:
    return have_stars(card, stars)


@rules("static: things HAVE_MORE number FEWER_STARS")
def have_less_stars(card: Object, stars: int) -> Effect | None:
    """ "All cards in opponents' tableaus have 1 star less"."""
    return have_stars(card, -stars)


@rules(
    "chain: things HAVE_MORE number FEWER_STARS AT_LEAST number",
    "chain: things HAVE_MORE signed STARS AT_LEAST number",
)
def have_less_stars_to(card: Object, stars: int, least: int) -> Chain | None:
    """ "... to a minimum of 1"."""
    less = have_stars(card, -abs(stars))
    if less is None or least < 1:
        return None
    kept = tree.StarsAre(held(card), tree.Flat(least), "at least")
    return (Clause(None, statement=less), Clause(None, statement=kept))


@rules("static: things HAVE_MORE number EXTRA STARS FOR_EACH counted")
def have_more_stars_for_each(card: Object, stars: int, counted: Counted) -> Effect | None:
    return have_stars_for_each(card, stars, counted)


@rules("static: things HAVE_MORE EXTRA STARS EQUAL_TO quantity")
def have_extra_stars(card: Object, amount: tree.Quantity) -> Effect | None:
    target = held(card)
    return tree.HaveStars(target, tree.EqualTo(amount))


@rules("static: things HAVE_MORE 'fewer' STARS ',' 'by' quantity")
def have_fewer_stars(card: Object, amount: tree.Quantity) -> Effect | None:
    target = held(card)
    return tree.HaveStars(target, tree.EqualTo(amount), minus=True)


@rules(
    "static: things HAVE_MORE token_amount",
    "static: things HAVE_MORE token_amount FOR_EACH counted",
)
def get_tokens(card: Object, amount: TokenAmount, counted: Counted | None = None) -> Effect | None:
    if isinstance(card, Chosen):
        card = card._replace(bare=False)  # "your cards get a token": said of each of them
    return put_tokens.make(Who.YOU, amount, card, counted)


@rules("symbol_list: symbol")
def one_symbol(symbol: tree.Symbol) -> tuple[tree.Symbol, ...]:
    return (symbol,)


@rules(
    "symbol_list: symbol_list symbol",
    "symbol_list: symbol_list 'and' symbol",
    "symbol_list: symbol_list ',' symbol",
    "symbol_list: symbol_list ',' 'and' symbol",
)
def more_symbols(some: tuple[tree.Symbol, ...], one: tree.Symbol) -> tuple[tree.Symbol, ...]:
    return (*some, one)


@rules(
    "static: things BE_ALSO ARTICLE? symbol_list CARDS?",
    "static: things HAVE 'the' symbol_list FEATURES",
    "static: things 'also' HAVE 'the' symbol_list FEATURES",
)
def have_symbols(card: Object, symbols: tuple[tree.Symbol, ...]) -> Effect | None:
    target = held(card)
    return tree.HaveSymbols(target, symbols)


@rules("static: things HAVE possessor trigger EFFECTS")
def have_effects(card: Object, of: tree.Ref, trigger: TriggerWord) -> Effect | None:
    target = held(card)
    if not isinstance(of, tree.This) or not isinstance(target, tree.Cards):
        return None
    return tree.HaveEffects(target, trigger)


@rules("static: reference HAS_EFFECTS 'the' EFFECTS 'of' reference", "static: reference HAS_EFFECTS 'all' 'the'? EFFECTS 'of' reference")  # fmt: skip
def copy_of(card: tree.Ref, of: tree.Ref) -> Effect | None:
    return tree.CopyOf(of) if isinstance(card, tree.This) else None


@rules("static: reference HAS_EFFECTS 'the' trigger EFFECTS 'of' reference", "static: reference HAS_EFFECTS 'all' 'the'? trigger EFFECTS 'of' reference")  # fmt: skip
def copy_of_some(card: tree.Ref, trigger: TriggerWord, of: tree.Ref) -> Effect | None:
    """ "This card has the Ongoing effects of the card to its left"."""
    return tree.CopyOf(of, trigger) if isinstance(card, tree.This) else None


@rules("static: things BE_NOW 'only' ARTICLE? symbol_list CARDS?")
def have_only(card: Object, symbols: tuple[tree.Symbol, ...]) -> Effect:
    return tree.HaveSymbols(held(card), symbols, only=True)


def _become(has: tree.HaveSymbols) -> tree.Lasting:
    """What a card becomes it is for the rest of the tournament, if nothing else is said."""
    return tree.Lasting((has,), tree.Until(tree.TournamentEnd()))


@rules("static: reference BECOMES ARTICLE? symbol_list CARDS?")
def become(card: tree.Ref, symbols: tuple[tree.Symbol, ...]) -> Effect:
    return _become(tree.HaveSymbols(card, symbols, only=True))


@rules("static: reference ALSO_BECOMES ARTICLE? symbol_list CARDS?")
def become_also(card: tree.Ref, symbols: tuple[tree.Symbol, ...]) -> Effect:
    return _become(tree.HaveSymbols(card, symbols))


@rules("static: 'you' HAVE slots", "static: 'you' HAVE number SLOTS", "static: 'your' 'tableau' HAVE slots",
       "static: 'your' 'tableau' HAVE number SLOTS", "static: slots",
       "static: 'you' GAINS slots", "static: 'you' GAINS number SLOTS")  # fmt: skip
def more_slots(count: int) -> Effect:
    return tree.MoreSlots(count)


@rules(
    "static: 'during' 'your' 'turn' ',' 'you' 'may' 'attach' 'any' 'number' 'of' described 'to' reference"
)
def may_attach(described: Described, host: tree.Ref) -> Effect | None:
    if (
        not isinstance(host, tree.This)
        or described.where is None
        or described.where.place != tree.In("hand")
    ):
        return None
    filter_ = only_filter(described._replace(where=None))
    return None if filter_ is None else tree.MayAttach(filter_)


@rules(
    "static: 'play' THIS_CARD 'only' 'if' conditions",
    "static: 'you' MAY 'only' 'play' THIS_CARD 'if' conditions",
    "static: 'you' MAY 'play' THIS_CARD 'only' 'if' conditions",
    "static: THIS_CARD MAY 'only' 'be' 'played' 'if' conditions",
    "static: THIS_CARD MAY 'be' 'played' 'only' 'if' conditions",
    "static: MAY 'only' 'be' 'played' 'if' conditions",
    "static: MAY 'be' 'played' 'only' 'if' conditions",
    "static: 'you' MAY 'only' 'play' THIS_CARD 'if' conditions",
    "static: 'you' MAY 'play' THIS_CARD 'only' 'if' conditions",
    "static: 'only' 'play' THIS_CARD 'if' conditions",
    "static: 'play' THIS_CARD 'only' 'if' conditions",
    "static: CANNOT_BE 'played' 'unless' conditions",
    "static: 'you' CANNOT 'play' THIS_CARD 'unless' conditions",
    "static: THIS_CARD CANNOT_BE 'played' 'unless' conditions",
)
def play_only_if(condition: tree.Condition) -> Effect:
    return tree.PlayOnlyIf(condition)


@rules(
    "static: 'play' 'this' 'card' 'unless' conditions",
    "static: 'you' CANNOT 'play' THIS_CARD 'if' conditions",
    "static: THIS_CARD CANNOT_BE 'played' 'if' conditions",
    "static: CANNOT_BE 'played' 'if' conditions",
)
def play_unless(condition: tree.Condition) -> Effect:
    return tree.PlayOnlyIf(tree.Not(condition))


@rules("static: 'this' 'card' COMES_WITH token_amount")
def comes_with(amount: TokenAmount) -> Effect | None:
    if not isinstance(amount.amount, tree.Flat):
        return None
    return tree.ComesWith(amount.what, amount.amount.value)


@rules(
    "static: reference COMES_WITH token_amount",
    "static: reference COMES_WITH token_amount 'on' 'it'",
)
def next_comes_with(card: tree.Ref, amount: TokenAmount) -> Effect | None:
    if not isinstance(card, tree.TheNext | tree.It):
        return None
    if not isinstance(amount.amount, tree.Flat) or amount.what != "star token":
        return None
    return tree.NextComesWith(amount.amount.value)


@rules("requirement: things")
def requirement(cards: Object) -> Object:
    return cards
