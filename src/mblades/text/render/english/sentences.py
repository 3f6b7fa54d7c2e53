"""Canonical English for a whole card: what is printed on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from mblades.text import tree
from mblades.text.english_forms import theirs, third_person
from mblades.text.render.choices import Order
from mblades.text.render.english import holding
from mblades.text.render.english.deciding import HIGHER, decision
from mblades.text.render.english.nouns import (
    any_number,
    cards_plural,
    limit,
    noun_phrase,
    possessive,
    render_amount,
    render_cards,
    render_condition,
    render_each,
    render_event,
    render_players,
    render_quantity,
    render_target,
)
from mblades.text.render.english.references import article, listing, plural, render_ref
from mblades.text.render.english.spans import moment, span
from mblades.text.render.renderer import NameHook, Renderer
from mblades.text.tree import Ability, Effect, Keyword, TriggerWord, Who, Whom, Whose
from mblades.text.walking import becoming, contains, is_one_found, is_plural, subject_of

# Effects with sentences of their own, and not joined to others by "and".
_Branching = (
    tree.May | tree.IfDone | tree.InFull | tree.If | tree.ForEach | tree.OneByOne | tree.PlayerByPlayer | tree.Cost | tree.ChooseOne | tree.Whenever | tree.Instead | tree.Ready | tree.Started
)  # fmt: skip
# What has a player for its subject.
_Acted = tree.PointEffect | tree.NamesDoer | tree.Yours | tree.Repeat
# Behind these a comma closes the aside.
_ASIDES = (
    ", ignoring its Play effects",
    ", using its Play effects twice",
    "of your choice",
    HIGHER,
    ", even without a slot",
)
# One clash with several players.
_TOGETHER: dict[Whom, str] = {
    Who.NEIGHBOURS: "the players next to you",
    Who.EACH_OPPONENT: "all opponents",
    Who.EACH_PLAYER: "all players",
}


@dataclass(frozen=True)
class Clause:
    """The words of a clause, and the sentences that have to follow the one it stands in."""

    words: str
    trailing: tuple[str, ...] = ()


def render_effect(effect: Effect, *, reaction: bool = False) -> str:
    """One effect as sentences of its own."""
    return English().sentences(effect, reaction=reaction)


class English(Renderer[Clause]):
    """One ability in English."""

    language = "English"

    def __init__(self, name: NameHook = str) -> None:
        super().__init__(name)
        self._third = False  # whether the verb is in the third person
        self._of_others = False  # whether somebody else chooses among what is told
        self._tail = True  # whether other sentences may follow this one

    def keyword(self, keyword: Keyword) -> str:
        """ "Clobber." or "Thwomp! 20 RP."."""
        if keyword.amount is None:
            return f"{keyword.name}."
        return f"{keyword.name} {keyword.amount} RP."

    def ability(self, ability: Ability) -> str:
        reaction = ability.trigger is TriggerWord.REACTION
        sentences = [self.sentences(effect, reaction=reaction) for effect in ability.effects]
        at = sum(isinstance(effect, tree.Once) for effect in ability.effects[:1])
        if ability.when is not None and sentences[at:]:
            first = self._sentence(ability.effects[at])
            words = f"When {render_event(ability.when)}, {first.words}."
            sentences[at] = " ".join([words, *first.trailing])
        words = " ".join(sentences)
        return f"{ability.trigger}: {words}" if ability.trigger else words

    def ordered(self, order: Order) -> str:
        if order.is_told and isinstance(order.effect, _Acted):
            return f"The player of this card {self._predicate(order.effect, third=True)}."
        return self.sentences(order.effect)

    def sentences(self, effect: Effect, *, reaction: bool = False) -> str:
        """One effect as sentences of its own."""
        sentence = self._sentence(effect)
        words = sentence.words
        if reaction and isinstance(effect, tree.Instead):
            words = "when" + words.removeprefix("if")
        return " ".join([f"{_capital(words)}.", *sentence.trailing])

    # ----------------------------------------------------------------- joining

    def _sentence(self, effect: Effect) -> Clause:
        return self._series((effect,), None, tail=True)

    @contextmanager
    def _at_tail(self, tail: bool) -> Iterator[None]:
        before = self._tail
        self._tail = tail
        try:
            yield
        finally:
            self._tail = before

    def _branch(self, effect: Effect, *, tail: bool) -> Clause:
        with self._at_tail(tail):
            return self.effect(effect)

    def _series(self, effects: tuple[Effect, ...], modal: Whom | None, *, tail: bool) -> Clause:
        """Effects joined to one sentence; at the tail of it, others may follow it.

        `modal` is the subject of a "may" before them.
        """
        words = ""
        trailing: tuple[str, ...] = ()
        simple: list[Effect] = []
        for effect in effects:
            if isinstance(effect, tree.IfDone) and (words or simple):
                words = _joined(words, self._chain(simple, modal, modal))
                simple = []
                more = self._branch(effect, tail=True)
                trailing = (*trailing, f"{_capital(more.words)}.", *more.trailing)
            elif isinstance(effect, _Branching) and becoming(effect) is None:
                words = _joined(words, self._chain(simple, modal, modal))
                more = self._branch(effect, tail=tail)
                words = _joined(words, more.words, _and(words) if simple else ", then ")
                simple, trailing = [], more.trailing
            elif isinstance(effect, tree.OneOf):
                words = _joined(words, self._chain(simple, modal, modal))
                simple = []
                words = _joined(words, self._one_of(effect, modal))
            elif simple and isinstance(simple[-1], tree.HaveSymbols):
                # "is also Fire, Water cards have" would read as a list of symbols
                words = _joined(words, self._chain(simple, modal, modal))
                simple = [effect]
            else:
                simple.append(effect)
        return Clause(_joined(words, self._chain(simple, modal, modal)), trailing)

    def _chain(self, effects: Iterable[Effect], subject: Whom | None, modal: Whom | None) -> str:
        """Effects joined by "and", each with its subject where it is not the one before."""
        clauses: list[str] = []
        running = subject or (None if self._of_others else Who.YOU)
        for effect in effects:
            if not isinstance(effect, _Acted):
                clauses.append(self.effect(effect).words)
                continue
            who = subject_of(effect)
            if who == running and (clauses or subject is not None) and _carries(who, subject):
                plain = who is Who.YOU or who == modal
                clauses.append(self._predicate(effect, third=not plain))
            elif who is Who.YOU and running is Who.YOU:
                clauses.append(self._predicate(effect, third=False))
            else:
                words = self._predicate(effect, third=who is not Who.YOU)
                clauses.append(f"{render_players(who)} {words}")
            running = who
        if len(clauses) < 2:
            return "".join(clauses)
        before = ", ".join(clauses[:-1])
        return f"{before}{_and(before)}{clauses[-1]}"

    def _predicate(self, effect: _Acted, *, third: bool) -> str:
        """The verb in its person, and its objects."""
        self._third = third
        return self.effect(effect).words

    def _does(self, verb: str, rest: str) -> Clause:
        return Clause(f"{third_person(verb) if self._third else verb} {rest}")

    # ----------------------------------------------------------------- control

    def control(self, control: tree.Control) -> Clause:
        match control:
            case tree.May():
                return self._may(control)
            case tree.IfDone():
                return self._if_done(control)
            case tree.InFull():
                return self._in_full(control)
            case tree.If():
                return self._if(control)
            case tree.ChooseOne(options, count, who):
                self._of_others = who is not Who.YOU
                choices = [self._series(option, None, tail=False).words for option in options]
                self._of_others = False
                many = "one" if count == 1 else str(count)
                chooser = "choose" if who is Who.YOU else f"{render_players(who)} chooses"
                return Clause(f"{chooser} {many}: {_capital('; or '.join(choices))}")
            case tree.OneOf():
                return Clause(self._one_of(control, None))
            case tree.ForEach(each, several, step):
                said = self._series(several, None, tail=self._tail)
                times = render_each(tree.PerEach(1, each, step))
                return Clause(f"{times}, {said.words}", said.trailing)
            case tree.OneByOne(several):
                said = self._series(several, None, tail=self._tail)
                return Clause(f"one after the other, {said.words}", said.trailing)
            case tree.PlayerByPlayer(who, several):
                said = self._series(several, None, tail=self._tail)
                in_turn = " in turn" if isinstance(who, Who) else ""
                return Clause(f"for {render_players(who)}{in_turn}, {said.words}", said.trailing)
            case tree.Cost(several, of):
                said = self._series(several, None, tail=self._tail)
                what = "to play this card" if of == "play" else f"to use this {of}"
                return Clause(f"as an additional cost {what}, {said.words}", said.trailing)
            case tree.Repeat(times):
                often = "" if times == 1 else f" {times} times"
                return Clause(f"repeat this effect{often}")
            case _:
                raise self.unknown(control)

    def _may(self, may: tree.May) -> Clause:
        who = may.who
        chooses = "choose" if who is Who.YOU else "chooses"
        may_do = (
            f"{render_players(who)} {f'secretly {chooses} whether to' if may.secret else 'may'}"
        )
        only = may.effects[0]
        if isinstance(only, tree.Repeat) and only.times > 1:
            return self._offer(may, Clause(f"{may_do} repeat this effect up to {only.times} times"))
        if len(may.effects) == 1 and isinstance(only, _Acted) and subject_of(only) != who:
            doer, words = render_players(subject_of(only)), self._predicate(only, third=False)
            return self._offer(may, Clause(f"{may_do} have {doer} {words}"))
        offered = self._series(may.effects, who, tail=self._tail)
        return self._offer(may, Clause(f"{may_do} {offered.words}", offered.trailing))

    def _offer(self, may: tree.May, offered: Clause) -> Clause:
        if may.then and not self._tail:
            then = self._series(may.then, None, tail=False).words
            return Clause(f"{offered.words} to {then}")
        does = "If you do" if may.who is Who.YOU else "If they do"
        return self._followed(self._followed(offered, does, may.then), f"{does} not", may.otherwise)

    def _followed(self, clause: Clause, head: str, effects: tuple[Effect, ...]) -> Clause:
        """A clause with one more sentence behind the one it stands in."""
        if not effects:
            return clause
        more = self._series(effects, None, tail=True)
        return Clause(clause.words, (*clause.trailing, f"{head}, {more.words}.", *more.trailing))

    def _if_done(self, effect: tree.IfDone) -> Clause:
        does = "if you do" if effect.who is Who.YOU else "if they do"
        done = self._series(effect.effects, None, tail=self._tail)
        first = Clause(f"{does}, {done.words}", done.trailing)
        return self._followed(first, f"{_capital(does)} not", effect.otherwise)

    def _in_full(self, effect: tree.InFull) -> Clause:
        done = self._series(effect.effects, None, tail=self._tail)
        head = "If you cannot" if effect.who is Who.YOU else "If they cannot"
        if not effect.otherwise:
            none = "both, do neither" if len(effect.effects) == 2 else "all of this, do none of it"
            return Clause(done.words, (*done.trailing, f"{head} do {none}."))
        return self._followed(done, head, effect.otherwise)

    def _if(self, effect: tree.If) -> Clause:
        word, condition = "if", effect.condition
        if isinstance(condition, tree.Not):
            word, condition = "unless", condition.condition
        then = self._series(effect.then, None, tail=self._tail)
        words = f"{word} {render_condition(condition)}, {then.words}"
        if not effect.otherwise:
            return Clause(words, then.trailing)
        more = self._series(effect.otherwise, None, tail=True)
        return Clause(words, (*then.trailing, f"Otherwise, {more.words}.", *more.trailing))

    def _one_of(self, effect: tree.OneOf, modal: Whom | None) -> str:
        options = [self._chain(option, effect.who, modal) for option in effect.options]
        if effect.who is not Who.YOU and effect.who != modal:
            options[0] = f"{render_players(effect.who)} {options[0]}"
        words = options[0]
        long = any(len(option) > 1 for option in effect.options)
        for option in options[1:]:
            words += f"{', or ' if long or words.endswith(_ASIDES) else ' or '}{option}"
        return words

    def waiting(self, waiting: tree.Waiting) -> Clause:
        match waiting:
            case tree.Whenever(often="first each turn") | tree.Instead(often="first each turn"):
                return self._awaited("the first time each turn", waiting)
            case tree.Whenever(often=often):
                return self._awaited(f"{often}, whenever" if often else "whenever", waiting)
            case tree.Instead(often=often):
                return self._awaited(f"{often}, if" if often else "if", waiting)
            case _:
                raise self.unknown(waiting)

    def _awaited(self, word: str, waiting: tree.Waiting) -> Clause:
        """An event behind its word, and what happens then."""
        then = self._series(waiting.effects, None, tail=self._tail)
        replaces = isinstance(waiting, tree.Instead)
        instead = " instead" if replaces and not contains(waiting.effects, tree.Prevent) else ""
        event = render_event(waiting.event)
        return Clause(f"{word} {event}, {then.words}{instead}", then.trailing)

    def in_turn(self, effect: tree.InTurn) -> Clause:
        offer = self.effect(effect.offer)
        whose = "your" if effect.offer.who is Who.YOU else "an opponent's"
        return Clause(f"once per {effect.per}, during {whose} turn, {offer.words}", offer.trailing)

    def as_soon_as(self, effect: tree.AsSoonAs) -> Clause:
        then = self._series(effect.effects, None, tail=self._tail)
        so = render_condition(effect.condition)
        return Clause(f"as soon as {so}, {then.words}", then.trailing)

    def started(self, started: tree.Started) -> Clause:
        if has := becoming(started):
            verb = "becomes" if has.only else "also becomes"
            kind = article(" ".join(has.symbols) + " card")
            return Clause(f"{render_target(has.target)} {verb} {kind}")
        match started:
            case tree.Lasting(
                (tree.Whenever() | tree.Instead() as one,), tree.NextTimes() as often
            ):
                return self._awaited(span(often), one)
            case tree.Lasting(effects, how_long):
                held = self._series(effects, None, tail=self._tail)
                return Clause(f"{span(how_long)}, {held.words}", held.trailing)
            case tree.Later(when, effects):
                then = self._series(effects, None, tail=self._tail)
                return Clause(f"at {moment(when)}, {then.words}", then.trailing)
            case _:
                raise self.unknown(started)

    # ----------------------------------------------------------------- one-shot effects

    def points(self, effect: tree.PointEffect) -> Clause:
        amount = render_amount(effect.unit, effect.amount)
        match effect:
            case tree.Gain():
                return self._does("gain", amount)
            case tree.Lose():
                return self._does("lose", amount)
            case tree.Steal():
                return self._does("steal", f"{amount} from {render_players(effect.who)}")
            case tree.Pay(to=to):
                if to is not None:
                    return self._does("give", f"{amount} to {render_players(to)}")
                if effect.who is Who.YOU:
                    return self._does("pay", amount)
                return self._does("give", f"you {amount}")
            case _:
                raise self.unknown(effect)

    def in_play(self, effect: tree.TableauEffect) -> Clause:
        match effect:
            case tree.Flip(target):
                return self._does("flip", render_target(target))
            case tree.Unflip(target):
                return self._does("unflip", render_target(target))
            case tree.Move(target, to):
                where = to if to.startswith("1 slot") else f"to {to}"
                return self._does("move", f"{render_target(target)} {where}")
            case tree.MoveBeside(target, of, side):
                beside = f"immediately to the {side} of" if side else "next to"
                return self._does("move", f"{render_target(target)} {beside} {render_target(of)}")
            case tree.Swap(first, second):
                other = "" if second is None else f" with {render_target(second)}"
                return self._does("swap", f"{render_target(first)}{other}")
            case tree.Rearrange(cards, how):
                if how == "in reverse":
                    return self._does("reverse", f"the order of {cards_plural(cards)}")
                return self._does("rearrange", f"{cards_plural(cards)} {how}")
            case tree.Insert(any_tableau):
                tableau = "any" if any_tableau else "your"
                return Clause(f"insert this card anywhere in {tableau} tableau")
            case tree.Face():
                return Clause("turn this card to face left or right")
            case tree.Attach(target, host, _, down):
                face = " face down" if down else ""
                return self._does("attach", f"{render_target(target)}{face} to {render_ref(host)}")
            case tree.AddTokens(what, amount, target):
                return self._does("put", _tokens(what, amount, f"on {render_target(target)}"))
            case tree.RemoveTokens(what, amount, target):
                return self._does("remove", _tokens(what, amount, f"from {render_target(target)}"))
            case tree.MoveTokens(amount, target, to):
                way = f"from {render_target(target)} to {render_target(to)}"
                return self._does("move", _tokens("star token", amount, way))
            case tree.DoubleTokens(target):
                return self._does("double", f"the star tokens on {render_target(target)}")
            case tree.SpreadTokens(amount, cards):
                among = f"among {cards_plural(cards)}"
                return self._does("distribute", _tokens("star token", amount, among))
            case _:
                raise self.unknown(effect)

    def between_zones(self, effect: tree.ZoneEffect) -> Clause:
        match effect:
            case tree.Discard():
                return self._does("discard", _discarded(effect))
            case tree.Return(target, to, who):
                return self._does("return", f"{render_target(target)} to {_home(target, who)} {to}")
            case tree.Take(target, who):
                hand = "your" if who is Who.YOU else "their"
                return self._does("take", f"{render_target(target, source=True)} into {hand} hand")
            case tree.DiscardDown(count, who):
                hand = f"{'your' if who is Who.YOU else 'their'} hand"
                return self._does("discard", f"down to {plural(count, 'card')} in {hand}")
            case tree.Draw(amount):
                return self._does("draw", _drawn(amount))
            case tree.Reveal(target):
                return self._does("reveal", render_target(target))
            case tree.Buy(target, price):
                return self._does("buy", _traded(target, price))
            case tree.Sell(target, price):
                return self._does("sell", _traded(target, price))
            case tree.RevealUntil(which):
                until = f"until you reveal {article(noun_phrase(which))}"
                return self._does("reveal", f"cards of the Store {until}")
            case tree.PlayIt(target, _, silent, twice, in_place):
                aside = " in its place" if in_place else ""
                aside += ", ignoring its Play effects" if silent else ""
                aside += ", using its Play effects twice" if twice else ""
                return self._does("play", f"{render_target(target)}{aside}")
            case tree.PutAway():
                verb = "shuffle" if effect.where == "into the Store" else "put"
                return self._does(verb, _put_away(effect))
            case tree.Look(target):
                return self._does("look", f"at {render_target(target)}")
            case _:
                raise self.unknown(effect)

    def with_players(self, effect: tree.PlayerEffect) -> Clause:
        match effect:
            case tree.ChoosePlayer(who):
                return Clause(f"choose {render_players(who)}")
            case tree.GiveCard(target, Who.YOU, Who.YOU):
                return Clause(f"take {render_target(target, source=True)} into your tableau")
            case tree.GiveCard(target, to):
                return self._does("give", f"{render_target(target)} to {render_players(to)}")
            case tree.OthersClash(rivals):
                return Clause(f"have {rivals} clash with each other")
            case tree.PassCards(cards, side):
                return self._does("pass", f"{render_cards(cards)} to the player to their {side}")
            case tree.Clash():
                return Clause(_clash(effect))
            case _:
                raise self.unknown(effect)

    def decided(self, effect: tree.Decision) -> Clause:
        return Clause(decision(effect, third=self._third))

    def in_the_game(self, effect: tree.GameEffect) -> Clause:
        match effect:
            case tree.ChooseCard(target):
                return self._does("choose", render_cards(target))
            case tree.NameOne(what):
                if what == "trigger":
                    silent = "whose effects do not happen until your next turn"
                    return Clause(f"name a trigger, {silent}")
                return self._does("name", article(what))
            case tree.PlayAnother():
                return Clause(f"play {_another(effect)}")
            case tree.ExtraSlot(count, _, True):
                return self._does("lose", "a slot" if count == 1 else f"{count} slots")
            case tree.ExtraSlot(count):
                return self._does("gain", "an extra slot" if count == 1 else f"{count} extra slots")
            case tree.ExtraAction(count):
                return Clause(holding.another_action(count))
            case tree.GiveKeyword(target):
                return Clause(f"attach a keyword of your choice to {render_target(target)}")
            case tree.UseEffects():
                return self._does("use", _used(effect))
            case tree.Prevent():
                return Clause("prevent it")
            case tree.Cancel():
                return Clause("cancel that effect")
            case tree.UseInClash():
                return Clause("use this card instead of your Top card")
            case tree.ClashBonus(amount):
                return Clause(_clash_bonus(amount))
            case tree.RevealMore(instead, anyones):
                end = (
                    "instead of one of those revealed"
                    if anyones
                    else "instead of the one you revealed"
                )
                how = end if instead else "and add its stars to your total"
                return Clause(f"reveal another card for the clash {how}")
            case tree.SwapRevealed():
                return Clause("swap the card you revealed for the clash with that of an opponent")
            case tree.ClashAgain():
                return Clause("fight the clash again")
            case _:
                raise self.unknown(effect)

    # ----------------------------------------------------------------- statements and rules

    def of_cards(self, statement: tree.CardStatement) -> Clause:
        match statement:
            case tree.CannotBe(target, deeds):
                done = listing(list(deeds), "or")
                return Clause(f"{_things(target)[0]} cannot be {done}{holding.by_what(statement)}")
            case tree.StarsAre(target):
                many = _things(target)[1]
                return Clause(holding.stars_are(_having(target), statement, many=many))
            case tree.LoseEffects(target, trigger):
                things, many = _things(target)
                return Clause(holding.lose_effects(things, trigger, many=many))
            case tree.HaveStars(target, amount, minus):
                return Clause(f"{_having(target)} {_stars(amount, minus)}")
            case tree.HaveSymbols(target, symbols, only):
                things, many = _things(target)
                named = f"of the named {statement.named}"
                listed = named if statement.named else listing(list(symbols), "and")
                how = "only" if only else "also"
                return Clause(f"{things} {'are' if many else 'is'} {how} {listed}")
            case tree.HaveSymbolsOf(of):
                return Clause(f"this card {_SYMBOLS_OF[of]}")
            case tree.HaveEffects(target, trigger):
                return Clause(f"{_having(target)} this card's {trigger} effects")
            case tree.CopyOf(of, trigger):
                effects = f"{trigger} effects" if trigger else "effects"
                return Clause(f"this card has the {effects} of {render_ref(of)}")
            case tree.StayInstead():
                return Clause(
                    "when you use this card's Action, you may remove a star token from it instead "
                    "of flipping it"
                )
            case _:
                raise self.unknown(statement)

    def of_players(self, statement: tree.PlayerStatement) -> Clause:
        match statement:
            case tree.MoreSlots(count):
                return Clause(f"you have {plural(count, 'extra slot')}")
            case tree.CannotPlay(who, which):
                return Clause(f"{_all_of(who)} cannot play {noun_phrase(which, many=True)}")
            case tree.MoreActions(count):
                return Clause(holding.more_actions(count))
            case tree.Cannot(who, deeds):
                return Clause(f"{_all_of(who)} cannot {listing(list(deeds), 'or')}")
            case tree.Toll(who):
                return Clause(f"{_all_of(who)} must pay {holding.toll(statement)}")
            case tree.GainLimit(who):
                return Clause(f"{_all_of(who)} cannot {holding.gain_limit(statement)}")
            case tree.WinClashes(ties):
                return Clause(f"you win {'tied' if ties else 'all'} clashes")
            case tree.LowestWins():
                return Clause("in clashes, the lowest total wins")
            case tree.TotalBonus(amount, minus, whose):
                return Clause(f"{whose} total in clashes is {_bonus(amount, minus)}")
            case tree.MetasTwice():
                return Clause("you score each meta twice")
            case tree.MayAttach(which):
                cards = cards_plural(tree.Cards("each", which, tree.In("hand")))
                return Clause(
                    f"during your turn, you may attach any number of {cards} to this card"
                )
            case _:
                raise self.unknown(statement)

    def rule(self, rule: tree.Rule) -> Clause:
        match rule:
            case tree.Unanswered():
                return Clause("this cannot be reacted to")
            case tree.Once(per):
                return Clause(f"use this once per {per}")
            case tree.CannotBeCopied():
                return Clause("this effect cannot be copied")
            case tree.PlayOnlyIf(condition):
                return Clause(f"play this card {_play_condition(condition)}")
            case tree.ComesWith(what, count, optional):
                tokens = plural(count, what)
                if optional:
                    return Clause(f"you may put {tokens} on this card as it comes into play")
                return Clause(f"this card comes into play with {tokens}")
            case tree.NextComesWith(count):
                return Clause(f"the next card comes into play with {plural(count, 'star token')}")
            case _:
                raise self.unknown(rule)

    def deck_rule(self, rule: tree.DeckRule) -> Clause:
        match rule:
            case tree.OnePerDeck(keyword):
                return Clause(f"your deck can have only 1 {keyword} card")
            case tree.PhaseRule(what, count, rarity):
                one, many = _BENEFITS[what]
                return Clause((one if count == 1 else many).format(n=count, rarity=rarity))
            case _:
                raise self.unknown(rule)


render = English.render
render_choice = English.render_choice


# --------------------------------------------------------------------------- words


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _joined(left: str, right: str, word: str = ", then ") -> str:
    return f"{left}{word}{right}" if left and right else left or right


def _and(words: str) -> str:
    return ", and " if words.endswith(_ASIDES) else " and "


def _carries(who: Whom, subject: Whom | None) -> bool:
    # The second "an opponent" would be read as "that player".
    return who == subject or not is_one_found(who)


def _all_of(who: Whom) -> str:
    """Who cannot do something: of several players, in the plural."""
    return "opponents" if who is Who.EACH_OPPONENT else render_players(who)


def _used(effect: tree.UseEffects) -> str:
    whose, often = possessive(effect.card), f" {effect.times} times" if effect.times > 1 else ""
    if whose:
        return f"{whose} {effect.trigger} effects{often}"
    return f"the {effect.trigger} effects of {render_target(effect.card)}{often}"


def _another(effect: tree.PlayAnother) -> str:
    """ "another Animal card this turn" """
    if effect.card is not None:
        return f"{render_ref(effect.card)} this turn as well"
    one, many = noun_phrase(effect.which), noun_phrase(effect.which, many=True)
    cards = f"another {one}" if effect.count == 1 else f"{effect.count} more {many}"
    return f"{cards} this turn{', even without a slot' if effect.slot else ''}"


def _clash_bonus(amount: tree.Amount) -> str:
    match amount:
        case tree.EqualTo(quantity):
            return f"add {render_quantity(quantity)} to your total"
        case tree.PerEach(value):
            return f"add {value} to your total {render_each(amount)}"
        case tree.Flat(value):
            return f"add {value} to your total"


def _clash(effect: tree.Clash) -> str:
    often = f" {effect.times} times" if effect.times > 1 else ""
    rivals = _TOGETHER.get(effect.who) or render_players(effect.who)
    words = f"clash with {rivals}{often}"
    if effect.bare:
        words += " without revealing cards"
    if effect.using is not None:
        words += f", using {render_target(effect.using)}"
    return f"{words}, who uses a card of your choice" if effect.their_card else words


def _play_condition(condition: tree.Condition | None) -> str:
    match condition:
        case None:
            return (
                "only if your tableau shows one of its elements and one of its types on different "
                "cards"
            )
        case tree.Not(inner):
            return f"unless {render_condition(inner)}"
        case _:
            return f"only if {render_condition(condition)}"


def _drawn(amount: tree.Amount) -> str:
    match amount:
        case tree.EqualTo(quantity):
            return f"cards equal to {render_quantity(quantity)}{limit(amount, 'cards')}"
        case tree.PerEach(value):
            words = f"{_count(value, 'card')} {render_each(amount)}"
            return f"{words}{limit(amount, 'cards')}"
        case tree.Flat(value):
            return _count(value, "card")


def _discarded(effect: tree.Discard) -> str:
    target = effect.target
    if not isinstance(target, tree.Cards):
        return render_ref(target)
    from_hand = target.place == theirs("hand", effect.who)
    return render_cards(target, placed=not from_hand)


def _traded(target: tree.Target, price: tree.Amount) -> str:
    """ "2 cards in your hand for 3 M$ each" """
    each = " each" if is_plural(target) else ""
    return f"{render_target(target)} for {render_amount('M$', price)}{each}"


def _put_away(effect: tree.PutAway) -> str:
    target, where = effect.target, effect.where
    several = isinstance(target, tree.Those | tree.TheRest)
    ordered = several and where in ("on top of the Store", "on the bottom of the Store", "back")
    return f"{render_target(target)} {where}{' in any order' if ordered else ''}"


def _home(target: tree.Target, who: Whom) -> str:
    """Whose hand or binder a card goes back to: always that of the player who has it."""
    if isinstance(target, tree.This | tree.Neighbour):
        return "your" if _is_by_this(target) else "its owner's"
    place = target.place if isinstance(target, tree.Cards) else None
    if isinstance(place, tree.Adjacent | tree.Beside | tree.AttachedTo):
        return "your" if _is_by_this(place) else "its owner's"
    whose = place.whose if isinstance(place, tree.In) else None
    if isinstance(target, tree.TopCard):
        whose = target.whose
    if whose is Whose.YOUR:
        return "your"
    return "their" if whose is Whose.THEIR and who is not Who.YOU else "its owner's"


def _is_by_this(where: tree.Ref | tree.Place) -> bool:
    """Whether something is in your tableau because this card is."""
    match where:
        case tree.Neighbour(of=near) | tree.Beside(of=near) | tree.Adjacent(to=near):
            return _is_by_this(near)
        case _:
            return not isinstance(where, tree.It | tree.TheNext | tree.TopCard)


def _tokens(what: str, amount: tree.Removal, where: str) -> str:
    match amount:
        case tree.AnyNumber():
            return f"{any_number(amount, what)} {where}"
        case tree.All():
            return f"all {what}s {where}"
        case tree.EqualTo(tree.ThatMuch()):
            return f"that many {what}s{limit(amount, what + 's')} {where}"
        case tree.EqualTo(quantity):
            return (
                f"{what}s equal to {render_quantity(quantity)}{limit(amount, what + 's')} {where}"
            )
        case tree.PerEach(value):
            words = f"{_count(value, what)} {where} {render_each(amount)}"
            return f"{words}{limit(amount, what + 's')}"
        case tree.Flat(value):
            return f"{_count(value, what)} {where}"


def _count(value: int, what: str) -> str:
    return f"a {what}" if value == 1 else f"{value} {what}s"


def _things(target: tree.Target) -> tuple[str, bool]:
    """The subject of a statement, and whether it is plural."""
    if isinstance(target, tree.Cards):
        if target.how == "each":
            return cards_plural(target), True
        return render_cards(target), target.how == "any number of" or target.count > 1
    if isinstance(target, tree.Those):
        return "those cards", True
    return render_ref(target), False


def _having(target: tree.Target) -> str:
    things, many = _things(target)
    return f"{things} {'have' if many else 'has'}"


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
