"""Canonical English for a whole card: what is printed on it."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.grammar import meaning
from mblades.text.grammar.phrases import theirs, third_person
from mblades.text.render.choices import Order, doer, orders
from mblades.text.render.english.nouns import (
    article,
    cards_plural,
    listing,
    noun_phrase,
    plural,
    possessive,
    render_amount,
    render_cards,
    render_condition,
    render_each,
    render_event,
    render_filter,
    render_place,
    render_quantity,
    render_ref,
    render_target,
)
from mblades.text.tree import Ability, Effect, Keyword, TriggerWord, Who, Whose

__all__ = [
    "render",
    "render_ability",
    "render_amount",
    "render_cards",
    "render_choice",
    "render_condition",
    "render_effect",
    "render_event",
    "render_filter",
    "render_place",
    "render_quantity",
    "render_target",
]  # fmt: skip

_CONTROL = (tree.May, tree.IfDone, tree.If, tree.ChooseOne, tree.Whenever, tree.Instead)
# Behind these a comma closes the aside.
_ASIDES = (", ignoring its Play effects", "of your choice", ", even without a slot")


def render(text: tree.Text) -> str:
    """The text of a card, one keyword or ability per line."""
    return "\n".join(
        render_keyword(line) if isinstance(line, Keyword) else render_ability(line)
        for line in text.lines
    )


def render_keyword(keyword: Keyword) -> str:
    """ "Clobber." or "Thwomp! 20 RP."."""
    return f"{keyword.name}." if keyword.amount is None else f"{keyword.name} {keyword.amount} RP."


def render_ability(ability: Ability) -> str:
    """The trigger and its sentences."""
    reaction = ability.trigger is TriggerWord.REACTION
    sentences = [render_effect(effect, reaction=reaction) for effect in ability.effects]
    at = sum(isinstance(effect, tree.Once) for effect in ability.effects[:1])
    if ability.when is not None and sentences[at:]:
        main, trailing = _sentence(ability.effects[at])
        first = f"When {render_event(ability.when)}, {main}"
        sentences[at] = " ".join([f"{first}.", *trailing])
    words = " ".join(sentences)
    return f"{ability.trigger}: {words}" if ability.trigger else words


def render_effect(effect: Effect, *, reaction: bool = False) -> str:
    """One effect as sentences of its own."""
    if isinstance(effect, tree.LookAtStore) and effect.count > 1:
        return f"Look at the top {effect.count} cards of the Store. Put them back in any order."
    main, trailing = _sentence(effect)
    if reaction and isinstance(effect, tree.Instead):
        main = "when" + main.removeprefix("if")
    return " ".join([f"{_capital(main)}.", *trailing])


def render_choice(effects: tuple[Effect, ...], who: Who = Who.YOU) -> str:
    """One option of a choice, as an order to the player asked: "Lose 20 RP."

    `who` is who chooses, by the words of the card. What the player of the card then does is told
    in the third person.
    """
    return " ".join(_ordered(order) for order in orders(effects, who))


def _ordered(order: Order) -> str:
    if order.is_told:
        return f"The player of this card {_predicate(order.effect, third=True)}."
    return render_effect(order.effect)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# --------------------------------------------------------------------------- joining


def _sentence(effect: Effect) -> tuple[str, list[str]]:
    """An effect as a sentence, and the sentences that have to follow it."""
    return _series((effect,), None, tail=True)


def _series(effects: tuple[Effect, ...], modal: Who | None, *, tail: bool) -> tuple[str, list[str]]:
    """Effects joined to one sentence; at the tail of it, others may follow it.

    `modal` is the subject of a "may" before them.
    """
    words = ""
    trailing: list[str] = []
    simple: list[Effect] = []
    for effect in effects:
        if isinstance(effect, tree.IfDone) and (words or simple):
            words = _joined(words, _chain(simple, modal, modal), ", then ")
            simple = []
            more, after = _control(effect, tail=True)
            trailing = [*trailing, f"{_capital(more)}.", *after]
        elif isinstance(effect, _CONTROL):
            words = _joined(words, _chain(simple, modal, modal), ", then ")
            after_chain = bool(simple)
            simple = []
            more, trailing = _control(effect, tail=tail)
            words = _joined(words, more, _and(words) if after_chain else ", then ")
        elif isinstance(effect, tree.OneOf):
            words = _joined(words, _chain(simple, modal, modal), ", then ")
            simple = []
            words = _joined(words, _one_of(effect, modal), ", then ")
        elif simple and isinstance(simple[-1], tree.HaveSymbols):
            # "is also Fire, Water cards have" would read as a list of symbols
            words = _joined(words, _chain(simple, modal, modal), ", then ")
            simple = [effect]
        else:
            simple.append(effect)
    return _joined(words, _chain(simple, modal, modal), ", then "), trailing


def _joined(left: str, right: str, word: str) -> str:
    return f"{left}{word}{right}" if left and right else left or right


def _and(words: str) -> str:
    return ", and " if words.endswith(_ASIDES) else " and "


def _chain(effects: list[Effect], subject: Who | None, modal: Who | None) -> str:
    """Effects joined by "and", each with its subject where it is not the one before."""
    clauses: list[str] = []
    running = subject or Who.YOU
    for effect in effects:
        who = doer(effect)
        if who is None:
            clauses.append(_statement(effect))
            continue
        if who is running and (clauses or subject is not None) and _carries(who, subject):
            plain = who is Who.YOU or who is modal
            clauses.append(_predicate(effect, third=not plain))
        elif who is Who.YOU and running is Who.YOU:
            clauses.append(_predicate(effect, third=False))
        else:
            clauses.append(f"{who} {_predicate(effect, third=who is not Who.YOU)}")
        running = who
    if len(clauses) < 2:
        return "".join(clauses)
    before = ", ".join(clauses[:-1])
    return f"{before}{_and(before)}{clauses[-1]}"


def _carries(who: Who, subject: Who | None) -> bool:
    # The second "an opponent" would be read as "that player".
    return who is subject or who not in (Who.OPPONENT, Who.PLAYER)


def _one_of(effect: tree.OneOf, modal: Who | None) -> str:
    options = [_chain(list(option), effect.who, modal) for option in effect.options]
    if effect.who is not Who.YOU and effect.who is not modal:
        options[0] = f"{effect.who} {options[0]}"
    words = options[0]
    for option in options[1:]:
        words += f"{', or ' if words.endswith(_ASIDES) else ' or '}{option}"
    return words


def _control(effect: Effect, *, tail: bool) -> tuple[str, list[str]]:
    match effect:
        case tree.May(effects, then, who):
            words, trailing = _series(effects, who, tail=tail)
            words = f"{who} may {words}"
            if not then:
                return words, trailing
            if not tail:
                return f"{words} to {_series(then, None, tail=False)[0]}", []
            more, after = _series(then, None, tail=True)
            does = "If you do" if who is Who.YOU else "If they do"
            return words, [*trailing, f"{does}, {more}.", *after]
        case tree.IfDone(effects):
            words, trailing = _series(effects, None, tail=tail)
            return f"if you do, {words}", trailing
        case tree.If(condition, then, otherwise):
            word = "if"
            if isinstance(condition, tree.Not):
                word, condition = "unless", condition.condition
            words, trailing = _series(then, None, tail=tail)
            words = f"{word} {render_condition(condition)}, {words}"
            if otherwise:
                more, after = _series(otherwise, None, tail=True)
                trailing = [*trailing, f"Otherwise, {more}.", *after]
            return words, trailing
        case tree.ChooseOne(options):
            choices = [_series(option, None, tail=False)[0] for option in options]
            return f"choose one: {_capital('; or '.join(choices))}", []
        case tree.Whenever(event, effects):
            words, trailing = _series(effects, None, tail=tail)
            return f"whenever {render_event(event)}, {words}", trailing
        case tree.Instead(event, effects):
            words, trailing = _series(effects, None, tail=tail)
            instead = "" if meaning.contains(effects, tree.Prevent) else " instead"
            return f"if {render_event(event)}, {words}{instead}", trailing
        case _:
            raise TypeError(f"{type(effect).__name__} is not a control")


# --------------------------------------------------------------------------- deeds


def _predicate(effect: Effect, *, third: bool) -> str:
    """The verb in its person, and its objects."""

    def does(verb: str) -> str:
        return third_person(verb) if third else verb

    match effect:
        case tree.Gain(unit, amount):
            return f"{does('gain')} {render_amount(unit, amount)}"
        case tree.Lose(unit, amount):
            return f"{does('lose')} {render_amount(unit, amount)}"
        case tree.Steal(unit, amount, who):
            return f"{does('steal')} {render_amount(unit, amount)} from {who}"
        case tree.Pay(unit, amount, who):
            verb = does("pay") if who is Who.YOU else f"{does('give')} you"
            return f"{verb} {render_amount(unit, amount)}"
        case tree.Flip(target):
            return f"{does('flip')} {render_target(target)}"
        case tree.Unflip(target):
            return f"{does('unflip')} {render_target(target)}"
        case tree.Discard():
            return f"{does('discard')} {_discarded(effect)}"
        case tree.Return(target, to, who):
            return f"{does('return')} {render_target(target)} to {_home(target, who)} {to}"
        case tree.Take(target, who):
            hand = "your" if who is Who.YOU else "their"
            return f"{does('take')} {render_target(target, source=True)} into {hand} hand"
        case tree.Draw(count):
            return f"{does('draw')} {'a card' if count == 1 else f'{count} cards'}"
        case tree.Reveal(target):
            return f"{does('reveal')} {render_target(target)}"
        case tree.NameOne("trigger"):
            return "name a trigger, whose effects do not happen until your next turn"
        case tree.NameOne(what):
            return f"{does('name')} {article(what)}"
        case tree.PlayIt(target, _, silent):
            aside = ", ignoring its Play effects" if silent else ""
            return f"{does('play')} {render_target(target)}{aside}"
        case tree.PlayAnother(slot):
            return f"play another card this turn{', even without a slot' if slot else ''}"
        case tree.Move(target, to):
            return f"{does('move')} {render_target(target)} to {to}"
        case tree.Swap(first, None):
            return f"{does('swap')} {render_target(first)}"
        case tree.Swap(first, second) if second is not None:
            return f"{does('swap')} {render_target(first)} with {render_target(second)}"
        case tree.Insert(any_tableau):
            return f"insert this card anywhere in {'any' if any_tableau else 'your'} tableau"
        case tree.GiveCard(target, to):
            return f"{does('give')} {render_target(target)} to {to}"
        case tree.Attach(target, host):
            return f"{does('attach')} {render_target(target)} to {render_ref(host)}"
        case tree.AddTokens(what, amount, target):
            return f"{does('put')} {_tokens(what, amount, 'on', target)}"
        case tree.RemoveTokens(what, amount, target):
            return f"{does('remove')} {_tokens(what, amount, 'from', target)}"
        case tree.ExtraSlot(count):
            slots = "an extra slot" if count == 1 else f"{count} extra slots"
            return f"{does('gain')} {slots}"
        case tree.UseEffects(trigger, card):
            whose = possessive(card)
            if whose:
                return f"{does('use')} {whose} {trigger} effects"
            return f"{does('use')} the {trigger} effects of {render_target(card)}"
        case tree.PutOnStore(target, where):
            return f"{does('put')} {render_target(target)} {where}"
        case _:
            return _your_predicate(effect)


# One clash with several players.
_TOGETHER = {Who.EACH_OPPONENT: "all opponents", Who.EACH_PLAYER: "all players"}


def _all_of(who: Who) -> str:
    """Who cannot do something: of several players, in the plural."""
    return "opponents" if who is Who.EACH_OPPONENT else str(who)


def _your_predicate(effect: Effect) -> str:
    """Deeds that are always yours."""
    match effect:
        case tree.Repeat(times):
            return "repeat this effect" if times == 1 else f"repeat this effect {times} times"
        case tree.Clash(who, their_card):
            rivals = _TOGETHER.get(who, who)
            return f"clash with {rivals}{', who uses a card of your choice' if their_card else ''}"
        case tree.UseInClash():
            return "use this card instead of your Top card"
        case tree.ClashBonus(tree.EqualTo(quantity)):
            return f"add {render_quantity(quantity)} to your total"
        case tree.ClashBonus(tree.PerEach(value) as per):
            return f"add {value} to your total {render_each(per)}"
        case tree.ClashBonus(tree.Flat(value)):
            return f"add {value} to your total"
        case tree.ChoosePlayer(who):
            return f"choose {who}"
        case tree.ChooseCard(target):
            return f"choose {render_cards(target)}"
        case tree.Face():
            return "turn this card to face left or right"
        case tree.Prevent():
            return "prevent it"
        case tree.Cancel():
            return "cancel that effect"
        case tree.GiveKeyword(target):
            return f"attach a keyword of your choice to {render_target(target)}"
        case tree.LookAtStore(1):
            return "look at the top card of the Store"
        case tree.LookAtStore(count):
            return f"look at the top {count} cards of the Store and put them back in any order"
        case _:
            raise TypeError(f"{type(effect).__name__} is not an action")


def _discarded(effect: tree.Discard) -> str:
    target = effect.target
    if not isinstance(target, tree.Cards):
        return render_ref(target) + (" at random" if effect.random else "")
    from_hand = target.place == theirs("hand", effect.who)
    return render_cards(target, placed=not from_hand, random=effect.random)


def _home(target: tree.Target, who: Who) -> str:
    """Whose hand or binder a card goes back to: always that of the player who has it."""
    if isinstance(target, tree.This | tree.Neighbour):
        return "your"
    place = target.place if isinstance(target, tree.Cards) else None
    if isinstance(place, tree.Adjacent | tree.Beside | tree.AttachedTo):
        return "your"
    whose = place.whose if isinstance(place, tree.In) else None
    if isinstance(target, tree.TopCard):
        whose = target.whose
    if whose is Whose.YOUR:
        return "your"
    return "their" if whose is Whose.THEIR and who is not Who.YOU else "its owner's"


def _tokens(what: str, amount: tree.Amount, where: str, target: tree.Target) -> str:
    card = render_target(target)
    match amount:
        case tree.EqualTo(quantity):
            return f"{what}s equal to {render_quantity(quantity)} {where} {card}"
        case tree.PerEach(value):
            return f"{_count(value, what)} {where} {card} {render_each(amount)}"
        case tree.Flat(value):
            return f"{_count(value, what)} {where} {card}"


def _count(value: int, what: str) -> str:
    return f"a {what}" if value == 1 else f"{value} {what}s"


# --------------------------------------------------------------------------- statements


def _things(target: tree.Target) -> tuple[str, bool]:
    """The subject of a statement, and whether it is plural."""
    if isinstance(target, tree.Cards):
        if target.how == "each":
            return cards_plural(target), True
        return render_cards(target), target.how == "any number of" or target.count > 1
    if isinstance(target, tree.Those):
        return "those cards", True
    return render_ref(target), False


_BY = {"anyone": "", "an opponent": " by opponents' effects", "you": " by you"}


def _statement(effect: Effect) -> str:
    """What holds while the card is there."""
    match effect:
        case tree.Become(card, symbols, also):
            verb = "also becomes" if also else "becomes"
            return f"{render_ref(card)} {verb} {article(' '.join(symbols) + ' card')}"
        case tree.CannotBeFlipped(target, by):
            return f"{_things(target)[0]} cannot be flipped{_BY[by]}"
        case tree.CannotBeDiscarded(target, by):
            return f"{_things(target)[0]} cannot be discarded{_BY[by]}"
        case tree.HaveStars(target, amount, minus):
            things, many = _things(target)
            return f"{things} {'have' if many else 'has'} {_stars(amount, minus)}"
        case tree.HaveSymbols(target, symbols):
            things, many = _things(target)
            return f"{things} {'are' if many else 'is'} also {listing(list(symbols), 'and')}"
        case tree.HaveSymbolsOf(of):
            return f"this card {_SYMBOLS_OF[of]}"
        case tree.HaveEffects(target, trigger):
            things, many = _things(target)
            return f"{things} {'have' if many else 'has'} this card's {trigger} effects"
        case tree.CopyOf(of):
            return f"this card has the effects of {render_ref(of)}"
        case tree.MoreSlots(count):
            return f"you have {plural(count, 'extra slot')}"
        case tree.CannotPlay(who, which):
            return f"{_all_of(who)} cannot play {noun_phrase(which, many=True)}"
        case tree.CannotUse(who, what):
            return f"{_all_of(who)} cannot use {what}"
        case tree.TotalBonus(amount, minus, whose):
            return f"{whose} total in clashes is {_bonus(amount, minus)}"
        case tree.MetasTwice():
            return "you score each meta twice"
        case tree.MayAttach(which):
            cards = cards_plural(tree.Cards("each", which, tree.In("hand")))
            return f"during your turn, you may attach any number of {cards} to this card"
        case _:
            return _rule(effect)


def _rule(effect: Effect) -> str:
    match effect:
        case tree.Unanswered():
            return "this cannot be reacted to"
        case tree.Once(per):
            return f"use this once per {per}"
        case tree.CannotBeCopied():
            return "this effect cannot be copied"
        case tree.StayInstead():
            return (
                "when you use this card's Action, you may remove a star token from it instead of "
                "flipping it"
            )
        case tree.PlayOnlyIf(None):
            return (
                "play this card only if your tableau shows one of its elements and one of its "
                "types on different cards"
            )
        case tree.PlayOnlyIf(tree.Not(condition)):
            return f"play this card unless {render_condition(condition)}"
        case tree.PlayOnlyIf(condition) if condition is not None:
            return f"play this card only if {render_condition(condition)}"
        case tree.ComesWith(what, count, True):
            return f"you may put {plural(count, what)} on this card as it comes into play"
        case tree.ComesWith(what, count):
            return f"this card comes into play with {plural(count, what)}"
        case tree.NextComesWith(count):
            return f"the next card comes into play with {plural(count, 'star token')}"
        case tree.OnePerDeck(keyword):
            return f"your deck can have only 1 {keyword} card"
        case tree.PhaseRule(what, count, rarity):
            one, many = _BENEFITS[what]
            return (one if count == 1 else many).format(n=count, rarity=rarity)
        case _:
            raise TypeError(f"{type(effect).__name__} is not a statement")


_BENEFITS: dict[tree.Benefit, tuple[str, str]] = {  # for 1, and for more
    "income": ("gain {n} M$ more at the start of the phase",) * 2,
    "booster": ("your boosters have {n} more card", "your boosters have {n} more cards"),
    "store": ("Store cards cost you {n} M$ less",) * 2,
    "purchases": ("Aftermarket cards cost you {n} M$ less",) * 2,
    "sales": ("you sell cards for {n} M$ more",) * 2,
    "fusion": ("fusions cost you {n} card less", "fusions cost you {n} cards less"),
    "markers": ("you have {n} more sell marker", "you have {n} more sell markers"),
    "singles": ("your deck can have {n} more Single", "your deck can have {n} more Singles"),
    "boxes": ("your deck can have {n} more Deck Box", "your deck can have {n} more Deck Boxes"),
    "accessories": (
        "your deck can have {n} more Accessory", "your deck can have {n} more Accessories",
    ),
    "collection": ("your collection scores {n} VP more",) * 2,
    "npcs": ("NPCs cost you no sell marker",) * 2,
    "peek": ("you may look at {n} card of the Store", "you may look at {n} cards of the Store"),
    "foresight": ("you see the next metas and may change {n} of them",) * 2,
    "start": (
        "you start the game with {n} random {rarity} card",
        "you start the game with {n} random {rarity} cards",
    ),
    "trades": ("your trades may be uneven by {n}",) * 2,
    "late": ("you may sell cards in the last timer",) * 2,
    "twins": (
        "your deck can have {n} pair of cards with the same name",
        "your deck can have {n} pairs of cards with the same name",
    ),
}  # fmt: skip
_SYMBOLS_OF = {
    "left": "has the elements and types of the card immediately to the left of this card instead "
    "of its own",
    "right": "has the elements and types of the card immediately to the right of this card instead "
    "of its own",
    "both": "has the elements and types of the cards immediately to the left and right of this "
    "card instead of its own",
    "attached": "also has the stars, elements, types, sets, rarities and names of cards attached "
    "to this card",
}


def _stars(amount: tree.Amount, minus: bool) -> str:
    sign = "-" if minus else "+"
    match amount:
        case tree.Flat(value):
            return f"{sign}{plural(value, 'star')}"
        case tree.PerEach(value):
            return f"{sign}{plural(value, 'star')} {render_each(amount)}"
        case tree.EqualTo(quantity):
            words = "fewer stars, by" if minus else "extra stars equal to"
            return f"{words} {render_quantity(quantity)}"


def _bonus(amount: tree.Amount, minus: bool) -> str:
    sign = "-" if minus else "+"
    match amount:
        case tree.Flat(value):
            return f"{sign}{value}"
        case tree.PerEach(value):
            return f"{sign}{value} {render_each(amount)}"
        case tree.EqualTo(quantity):
            return f"{'reduced' if minus else 'increased'} by {render_quantity(quantity)}"
