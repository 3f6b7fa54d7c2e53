"""From syntax tree to program: each effect becomes a few steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, assert_never

from msgspec.structs import replace

from mblades.rules.effects import card_effects, deciding, moving, points, results
from mblades.rules.effects.catalog import FIRST_STARTED, Compiled, Heard, Op, Test
from mblades.rules.effects.clash import can_others_clash, clash_steps, others_clash_steps
from mblades.rules.effects.conditions import condition
from mblades.rules.effects.continuous import held_for_a_while, lasting
from mblades.rules.effects.event_tests import key_of
from mblades.rules.effects.flipping import flip_for_use
from mblades.rules.effects.guards import mark_replaced
from mblades.rules.effects.one_opponent import of_that_opponent, of_that_player
from mblades.rules.effects.perspective import Seats, opponents
from mblades.rules.effects.selections import fits, has_been, hearing, players, quantity
from mblades.rules.effects.stack import ask, give_back
from mblades.rules.effects.starting import start_step
from mblades.rules.effects.targets import choose
from mblades.rules.state import answers
from mblades.rules.state.random import below
from mblades.rules.state.state import NOBODY, Frame, State
from mblades.text import tree
from mblades.text.render.english.sentences import render_choice
from mblades.text.tree import TriggerWord, Who, Whom
from mblades.text.walking import asks_several, contains, is_one_found, subject_of, teller_of

__all__ = [
    "compile_program", "condition", "fits", "heard", "held_for_a_while", "lasting", "possible",
    "usable", "write_program",
]  # fmt: skip

NOT_OFFERED: Final = 2  # beside yes and no
MOST_TIMES: Final = 60  # that "for each" is carried out
HEADS: Final = (tree.Unanswered, tree.Once)  # sentences about the ability itself


class Label:
    """A place in a program, known once it has been written that far."""

    at = 0


class Code:
    """A program being written."""

    def __init__(self, ability: Compiled) -> None:
        self.ability = ability
        self.steps: list[Op] = []
        self.tells_doers = contains(ability.tree, tree.Doers)  # whether it is noted who did it
        self.counts_clashes = contains(ability.tree, tree.Fought)
        self.stop = Label()  # where an ability goes on that is broken off: its card is used up
        self.spans: list[tuple[int, int, tree.Effect]] = []  # steps of each effect, inner first

    def add(self, *steps: Op) -> None:
        self.steps.extend(steps)

    def mark(self, label: Label) -> None:
        label.at = len(self.steps)

    def jump(self, label: Label) -> None:
        def go(_s: State, f: Frame) -> None:
            f.pc = label.at

        self.add(go)

    def jump_unless(self, test: Test, label: Label) -> None:
        def go(s: State, f: Frame) -> None:
            if not test(s, f):
                f.pc = label.at

        self.add(go)


def compile_program(ability: Compiled, sentence: int) -> tuple[Op, ...]:
    """The steps of an ability, or of its waiting sentence with that number."""
    return tuple(write_program(ability, sentence).steps)


def write_program(ability: Compiled, sentence: int) -> Code:
    """The program with the table of what its steps belong to, for those who watch it run."""
    code = Code(ability)
    if sentence >= FIRST_STARTED:
        _write_started(code, ability.started(sentence))
        return code
    if sentence:
        waiting = ability.tree.effects[sentence - 1]
        if isinstance(waiting, tree.InTurn):
            _write_offer(code, waiting.offer)
            return code
        assert isinstance(waiting, tree.Whenever | tree.Instead | tree.AsSoonAs)
        end = Label()
        effects(code, waiting.effects, declined=end)
        if isinstance(waiting, tree.Instead):
            code.add(mark_replaced)
        code.mark(code.stop)
        if ability.trigger is TriggerWord.REACTION:
            code.add(flip_for_use)
        code.mark(end)
        return code
    effects(code, ability.tree.effects)
    code.mark(code.stop)
    if ability.trigger is TriggerWord.ACTION or (
        ability.trigger is TriggerWord.REACTION and not _fights(ability.tree.effects)
    ):
        code.add(flip_for_use)
    return code


def _write_offer(code: Code, offer: tree.May) -> None:
    """What has been chosen to be done in a turn: nobody is asked again whether they want to."""

    def body(c: Code) -> None:
        effects(c, offer.effects, offer.who)
        effects(c, offer.then, offer.who)

    spoken_by(code, offer.who, None, body)
    code.mark(code.stop)


def _write_started(code: Code, body: tree.Later | tree.Waiting) -> None:
    """What comes of an effect that was started before; no card is used up for it."""
    end = Label()
    effects(code, body.effects, declined=None if isinstance(body, tree.Later) else end)
    if isinstance(body, tree.Instead):
        code.add(mark_replaced)
    code.mark(code.stop)
    code.mark(end)


def _fights(sentences: tuple[tree.Effect, ...]) -> bool:
    """Whether the card is used in a clash, and so flips after it (KEY-11)."""
    return any(isinstance(effect, tree.UseInClash) for effect in sentences)


def usable(ability: Compiled, sentence: int) -> Test:
    """Whether an Action, a Reaction or what happens instead may be used (docs/rules.md, 10)."""
    sentences = ability.tree.effects
    if not sentence:
        return _can_begin(sentences, in_full=False)
    if sentence >= FIRST_STARTED:
        waiting: tree.Effect = ability.started(sentence)
    else:
        waiting = sentences[sentence - 1]
    if isinstance(waiting, tree.InTurn):
        return possible(waiting.offer.effects[0], waiting.offer.who)
    assert isinstance(waiting, tree.Whenever | tree.Instead | tree.AsSoonAs | tree.Later)
    return _can_begin(waiting.effects, in_full=isinstance(waiting, tree.Instead))


@cache
def _can_begin(sentences: tuple[tree.Effect, ...], *, in_full: bool) -> Test:
    """A price must be paid in full, and so must what happens instead; the rest as far as it goes."""
    first = next((effect for effect in sentences if not isinstance(effect, HEADS)), None)
    if first is None or not (in_full or _is_price(first)):
        return card_effects.always_possible
    return possible(first)


def _is_price(effect: tree.Effect) -> bool:
    """Whether nothing follows without it: what you pay yourself, or the card you need for it."""
    if isinstance(effect, tree.Pay):
        return effect.who is Who.YOU
    return isinstance(effect, tree.Cost | tree.GiveKeyword | tree.UseInClash | tree.ClashChange)


def heard(program: int, event: tree.Event, often: tree.Often = "") -> Heard:
    """What a sentence waits for."""
    past = has_been(event) if often == "first each turn" else None
    return Heard(program, event, key_of(event), hearing(event), past)


# --------------------------------------------------------------------------- subjects


def effects(
    code: Code,
    sentences: tuple[tree.Effect, ...],
    subject: Whom | None = None,
    declined: Label | None = None,
) -> None:
    """Sentences one after the other.

    `subject` is whose sentence it already is (in an option of "A or B"); `declined` is where a
    "may" leads that is not taken.
    """
    for place, effect in enumerate(sentences):
        first = len(code.steps)
        more = sentences[place + 1] if place + 1 < len(sentences) else None
        if place and isinstance(effect, tree.IfDone):
            if effect.who is Who.YOU:
                _if_done(code, sentences[place - 1], effect, subject)
        elif isinstance(more, tree.IfDone) and more.who is not Who.YOU:
            _done_by_each(code, effect, more, subject)
        elif _is_deed_of_several(code, effect, subject):
            _noting_doers(code, effect, subject)
        else:
            compile_effect(code, effect, subject, declined)
        if not isinstance(more, _ANSWERED) and _was_secret(sentences[: place + 1]):
            code.add(deciding.reveal)
        code.spans.append((first, len(code.steps), effect))


_ANSWERED = (tree.ChooseNumber, tree.Vote, tree.Bid, tree.Accept, tree.NameOne)


def _was_secret(sentences: tuple[tree.Effect, ...]) -> bool:
    """Whether something has been answered in secret, in the last sentences about answers."""
    for effect in reversed(sentences):
        if not isinstance(effect, _ANSWERED):
            return False
        if isinstance(effect, tree.ChooseNumber | tree.Vote) and effect.secret:
            return True
    return False


def _if_done(code: Code, before: tree.Effect, effect: tree.IfDone, subject: Whom | None) -> None:
    """What follows if the effect before it did something, and what if not."""
    otherwise, end = Label(), Label()
    code.jump_unless(_did(before), otherwise)
    effects(code, effect.effects, subject)
    if effect.otherwise:
        code.jump(end)
    code.mark(otherwise)
    effects(code, effect.otherwise, subject)
    code.mark(end)


def _done_by_each(code: Code, effect: tree.Effect, more: tree.IfDone, subject: Whom | None) -> None:
    """ "Each opponent discards a card. If they do, ...": one player after the other does both."""

    def body(c: Code) -> None:
        c.add(_speak_of_subject, _nothing_done_yet)
        compile_effect(c, effect, more.who, None)
        _if_done(c, effect, more, more.who)

    spoken_by(code, more.who, subject, body)


def _is_deed_of_several(code: Code, effect: tree.Effect, subject: Whom | None) -> bool:
    """Whether each of several players has to do it, and it is told who did."""
    offered = isinstance(effect, tree.May) or subject_of(effect) == subject
    return code.tells_doers and asks_several(effect) and not offered


def _noting_doers(code: Code, effect: tree.Effect, subject: Whom | None) -> None:
    """ "Each opponent discards a card. Gain 5 RP for each opponent who did.": one after the other."""
    who = subject_of(effect)

    def body(c: Code) -> None:
        after = Label()
        c.add(results.note_asked)
        compile_effect(c, effect, who, None)
        c.jump_unless(_did(effect), after)
        c.add(results.note_doer)
        c.mark(after)

    code.add(results.ask_anew)
    spoken_by(code, who, subject, body)


def _speak_of_subject(_s: State, f: Frame) -> None:
    f.that = f.subject  # "If they do, they ..."


def _nothing_done_yet(_s: State, f: Frame) -> None:
    f.done = False  # by this one


def _did(effect: tree.Effect) -> Test:
    """Whether the effect just carried out did something."""
    if isinstance(effect, tree.Lose | tree.Steal | tree.Pay | tree.Draw):
        return lambda _s, f: f.done
    target = getattr(effect, "target", None)
    needed = target.count if isinstance(target, tree.Cards) and target.how in ("a", "random") else 1
    if isinstance(effect, tree.Flip):
        return lambda s, f: sum(card in s.tournament.down for card in f.those) >= needed
    return lambda _s, f: len(f.those) >= needed


Body = Callable[[Code], None]


def spoken_by(code: Code, who: Whom, already: Whom | None, body: Body) -> None:
    """The body once for each subject of the sentence."""
    if who == already and who is not Who.YOU:
        body(code)
        return
    if who is Who.YOU:

        def you(_s: State, f: Frame) -> None:
            f.subject = f.owner

        if already is None:
            code.add(you)
            body(code)
        else:
            code.add(_enter_you)
            body(code)
            code.add(_leave_you)
        return
    code.add(*_who_steps(who))
    top, end = Label(), Label()
    code.mark(top)

    def next_subject(_s: State, f: Frame) -> None:
        waiting = f.loop[-1]
        if not waiting:
            f.loop = f.loop[:-1]
            f.end_of_subjects()
            f.pc = end.at
            return
        f.subject = waiting[0]
        f.loop = (*f.loop[:-1], waiting[1:])

    code.add(next_subject)
    body(code)
    code.jump(top)
    code.mark(end)


def _enter_you(_s: State, f: Frame) -> None:
    f.loop = (*f.loop, (f.subject,))
    f.subject = f.owner


def _leave_you(_s: State, f: Frame) -> None:
    f.subject = f.loop[-1][0]
    f.loop = f.loop[:-1]
    f.end_of_subjects()


def _who_steps(who: Whom) -> list[Op]:
    """Steps that put the subjects in question on the loop."""
    if is_one_found(who):
        choose = choose_player(who)

        def chosen(_s: State, f: Frame) -> None:
            f.loop = (*f.loop, (f.that,) if f.that != NOBODY else ())

        return [choose, chosen]

    seats = players(who)

    def several(s: State, f: Frame) -> None:
        meant = seats(s, f)
        if who in (Who.LEFT, Who.RIGHT) and meant:
            f.that = meant[0]  # "The player to your left ... That player ..."
        f.loop = (*f.loop, tuple(meant))

    return [several]


def choose_player(who: Whom) -> Op:
    """You choose among the players a word means, or one is drawn; that is "that player"."""

    meant = players(who)
    drawn = who in (Who.RANDOM_OPPONENT, Who.RANDOM_PLAYER)

    def step(s: State, f: Frame) -> None:
        seats = meant(s, f)
        if not seats:
            f.that = NOBODY
            return
        if drawn:
            f.that = seats[below(s, len(seats))]
            return
        index = ask(s, f, f.owner, "player", [answers.Player(seat) for seat in seats])
        if index >= 0:
            f.that = seats[index]

    return step


def _with_opponent_chosen(code: Code, effect: tree.Effect) -> tree.Effect:
    """What is said of "an opponent's" cards or RP is said of "that player's", once chosen."""
    theirs = _of_that_player(effect)
    if theirs is effect:
        return effect
    can = possible(_in_part(theirs))

    def choose(s: State, f: Frame) -> None:
        seats = [seat for seat in opponents(s, f.owner) if can(s, f.about(seat))]
        index = (
            ask(s, f, f.owner, "player", [answers.Player(seat) for seat in seats]) if seats else 0
        )
        if index >= 0:
            f.that = seats[index] if seats else NOBODY

    code.add(choose)
    return theirs


def _in_part(effect: tree.Effect) -> tree.Effect:
    """The effect on a single card: with one legal target of several it does what it can."""
    if not isinstance(effect, tree.Targeted):
        return effect
    target = effect.target
    if not isinstance(target, tree.Cards) or target.how != "a":
        return effect
    return replace(effect, target=replace(target, count=1))


def _of_that_player(effect: tree.Effect) -> tree.Effect:
    if isinstance(effect, tree.Control | tree.Waiting | tree.Ready | tree.PlayOnlyIf):
        return effect
    if isinstance(effect, tree.Started):
        return of_that_opponent(effect)
    return of_that_player(effect)


# --------------------------------------------------------------------------- effects


def compile_effect(
    code: Code, effect: tree.Effect, subject: Whom | None, declined: Label | None
) -> None:
    """The steps of one sentence."""
    written, effect = effect, _with_opponent_chosen(code, effect)
    if isinstance(effect, tree.Control):
        _control(code, effect, subject, declined)
    elif isinstance(effect, tree.OneShot):
        _one_shot(code, effect, subject)
    elif isinstance(effect, tree.Instead):  # the body of a Reaction
        effects(code, effect.effects, subject)
    elif isinstance(effect, tree.ComesWith):
        if effect.optional:
            _may(code, tokens_if_wanted(effect), subject, declined)
    elif isinstance(effect, tree.Started):
        part = next(n for n, one in enumerate(code.ability.starts) if one.node == written)
        starting = start_step(effect, part)
        spoken_by(code, Who.YOU, subject, lambda c: c.add(starting))
    elif not isinstance(
        effect,
        tree.Whenever | tree.Ready | tree.Statement | tree.Rule | tree.DeckRule,
    ):
        assert_never(effect)  # those wait or hold, and have no steps


def _control(
    code: Code, effect: tree.Control, subject: Whom | None, declined: Label | None
) -> None:
    match effect:
        case tree.If():
            _if(code, effect, subject)
        case tree.IfDone():
            effects(code, effect.effects, subject)
        case tree.InFull():
            _in_full(code, effect, subject)
        case tree.May():
            _may(code, effect, subject, declined)
        case tree.ChooseOne(options, count) if count > 1:
            _choose_several(code, options, count, subject)
        case tree.ChooseOne():
            _choose_one(code, effect, subject, "choose one")
        case tree.OneOf():
            _choose_one(code, effect, subject, "one of")
        case tree.Repeat():
            _repeat(code, effect.times)
        case tree.ForEach():
            _for_each(code, effect, subject)
        case tree.OneByOne():
            _one_by_one(code, effect, subject)
        case tree.PlayerByPlayer():
            _player_by_player(code, effect)
        case tree.Cost():
            effects(code, effect.effects, subject)
        case _:
            assert_never(effect)


def _one_shot(code: Code, effect: tree.OneShot, subject: Whom | None) -> None:
    match effect:
        case tree.Clash():
            code.add(*clash_steps(effect, counted=code.counts_clashes))
        case tree.OthersClash():
            code.add(*others_clash_steps(effect))
        case tree.ChoosePlayer():
            code.add(choose_player(effect.who))
        case tree.GiveCard():
            code_to = _receivers(code, effect.to)
            given = [*moving.give(effect, code_to), *results.note(effect)]
            code.add(*results.begin(effect))
            spoken_by(code, effect.who, subject, lambda c: c.add(*given))
        case tree.PassCards():
            collect = [choose(effect.cards, "give"), moving.collect_to_pass]
            spoken_by(code, effect.who, subject, lambda c: c.add(*collect))
            code.add(moving.pass_on(1 if effect.side == "left" else -1))
        case tree.Steal():
            _steal(code, effect, subject)
        case tree.Pay():
            _pay(code, effect, subject)
        case tree.Bid():
            code.add(deciding.begin_bids, deciding.bid(effect))
        case tree.ChooseNumber() | tree.Vote() | tree.Accept():
            answer = deciding.steps(effect)
            spoken_by(code, effect.who, subject, lambda c: c.add(*answer))
        case tree.Gain() | tree.Lose():
            change = points.change(effect)
            spoken_by(code, effect.who, subject, lambda c: c.add(change))
        case _:
            steps = [*card_effects.steps(effect), *results.note(effect)]
            code.add(*results.begin(effect))
            spoken_by(code, subject_of(effect), subject, lambda c: c.add(*steps))


def _receivers(code: Code, to: Whom) -> Seats:
    if is_one_found(to):
        code.add(choose_player(to))
        return lambda _s, f: [] if f.that == NOBODY else [f.that]
    return players(to)


def _to_bank(_s: State, _f: Frame) -> list[int]:
    return []


def _steal(code: Code, effect: tree.Steal, subject: Whom | None) -> None:
    """You steal; the players stolen from are the subjects of the loss."""
    spoken_by(code, effect.who, subject, lambda c: c.add(points.steal(effect)))


def _pay(code: Code, effect: tree.Pay, subject: Whom | None) -> None:
    """Pay, or stop here: what follows happens only if it was paid."""
    to = effect.to or (None if effect.who is Who.YOU else Who.YOU)
    one_to_one = to is not None and is_one_found(to) and is_one_found(effect.who)
    receivers: Seats = _to_bank
    if to is not None and not one_to_one:
        receivers = _receivers(code, to)
    paid = points.pay(effect)

    def body(c: Code) -> None:
        if to is not None and one_to_one:
            c.add(choose_player(to))  # who pays has been chosen before

        def pay(s: State, f: Frame) -> None:
            seats = [f.that] if one_to_one and f.that != NOBODY else receivers(s, f)
            is_there = to is None or (seats and seats != [f.subject])
            done = bool(is_there) and paid(s, f, seats)
            f.done = f.done and done
            if not done and effect.who is Who.YOU and seats != [f.subject]:
                f.pc = c.stop.at
            else:
                f.done = False

        c.add(pay)

    spoken_by(code, effect.who, subject, body)


def tokens_if_wanted(effect: tree.ComesWith) -> tree.May:
    """The offer of "You may have this card enter play with a star token"."""
    return tree.May(
        (tree.AddTokens(effect.what, tree.Flat(effect.count), tree.This()),),
    )


def _if(code: Code, effect: tree.If, subject: Whom | None) -> None:
    otherwise, end = Label(), Label()
    code.jump_unless(condition(effect.condition), otherwise)
    effects(code, effect.then, subject)
    if effect.otherwise:
        code.jump(end)
    code.mark(otherwise)
    effects(code, effect.otherwise, subject)
    code.mark(end)


def _in_full(code: Code, effect: tree.InFull, subject: Whom | None) -> None:
    """All of it if that can be done in full, and otherwise none of it."""

    def body(c: Code) -> None:
        otherwise, end = Label(), Label()
        if effect.who is not Who.YOU:
            c.add(_speak_of_subject)
        c.jump_unless(all_possible(effect.effects, effect.who), otherwise)
        effects(c, effect.effects, effect.who)
        if effect.otherwise:
            c.jump(end)
        c.mark(otherwise)
        effects(c, effect.otherwise, effect.who)
        c.mark(end)

    spoken_by(code, effect.who, subject, body)


def _may(code: Code, effect: tree.May, subject: Whom | None, declined: Label | None) -> None:
    alone = len(effect.effects) == 1 and not (effect.then or effect.otherwise)
    if alone and isinstance(effect.effects[0], tree.PlayAnother | tree.ExtraAction):
        effects(code, effect.effects, subject)  # Speed: the card itself is then played or not
        return

    is_noted = code.tells_doers and asks_several(effect)
    if is_noted:
        code.add(results.ask_anew)
    if effect.secret:
        _may_in_secret(code, effect, subject, is_noted=is_noted)
        return

    def body(c: Code) -> None:
        end = Label() if effect.otherwise else declined or Label()
        refused = Label() if effect.otherwise else end
        can = possible(effect.effects[0], effect.who)

        def offer(s: State, f: Frame) -> None:
            index = ask(s, f, f.subject, "may", answers.YES_OR_NO) if can(s, f) else NOT_OFFERED
            if index == 1 and end is declined:
                give_back(s, f)
            is_refused = index in (1, NOT_OFFERED)
            if is_refused:
                f.pc = refused.at
            goes_on = index == 0 or (is_refused and bool(effect.otherwise))
            if goes_on and effect.who is not Who.YOU:
                f.that = f.subject  # "If they do, they ..."

        if is_noted:
            c.add(results.note_asked)
        c.add(offer)
        effects(c, effect.effects, effect.who)
        if is_noted:
            c.add(results.note_doer)
        effects(c, effect.then, effect.who)
        if effect.otherwise:
            c.jump(end)
            c.mark(refused)
            effects(c, effect.otherwise, effect.who)
        if end is not declined:
            c.mark(end)

    spoken_by(code, effect.who, subject, body)


def _may_in_secret(code: Code, effect: tree.May, subject: Whom | None, *, is_noted: bool) -> None:
    """All say whether they want to; when all have, those who do, do it, one after the other."""
    can = possible(effect.effects[0], effect.who)

    def offer(s: State, f: Frame) -> None:
        deciding.ask_in_secret(s, f, can=can(s, f))

    def asking(c: Code) -> None:
        c.add(*([results.note_asked] if is_noted else []), offer)

    def doing(c: Code) -> None:
        end, refused = Label(), Label()
        c.add(_speak_of_subject)
        c.jump_unless(deciding.wants_to, refused)
        effects(c, effect.effects, effect.who)
        if is_noted:
            c.add(results.note_doer)
        effects(c, effect.then, effect.who)
        c.jump(end)
        c.mark(refused)
        effects(c, effect.otherwise, effect.who)
        c.mark(end)

    spoken_by(code, effect.who, subject, asking)
    code.add(deciding.reveal)
    spoken_by(code, effect.who, subject, doing)


def _choose_one(
    code: Code, effect: tree.ChooseOne | tree.OneOf, subject: Whom | None, kind: str
) -> None:
    """Only what can be done in full can be chosen (GEN-5)."""
    options, who = effect.options, teller_of(effect)

    def body(c: Code) -> None:
        end = Label()
        starts = [Label() for _ in options]
        tests = [all_possible(option, who) for option in options]
        offers = [answers.Choice(n, render_choice(option, who)) for n, option in enumerate(options)]

        def choose(s: State, f: Frame) -> None:
            if who is Who.THAT:
                f.that = f.subject
            open_ = [n for n, test in enumerate(tests) if test(s, f)]
            if not open_:
                f.pc = end.at
                return
            index = ask(s, f, f.subject, kind, [offers[n] for n in open_])
            if index >= 0:
                f.pc = starts[open_[index]].at

        c.add(choose)
        for start, option in zip(starts, options, strict=True):
            c.mark(start)
            effects(c, option, who)
            c.jump(end)
        c.mark(end)

    spoken_by(code, effect.who, subject, body)


def _choose_several(
    code: Code, options: tuple[tuple[tree.Effect, ...], ...], count: int, subject: Whom | None
) -> None:
    """So many different ones, as far as they can be done in full; then each of them, in printed order."""

    def body(c: Code) -> None:
        tests = [all_possible(option, Who.YOU) for option in options]
        offers = [answers.Choice(n, render_choice(option)) for n, option in enumerate(options)]

        def begin(_s: State, f: Frame) -> None:
            f.loop = (*f.loop, ())

        def choose(s: State, f: Frame) -> None:
            chosen = f.loop[-1]
            open_ = [n for n, test in enumerate(tests) if n not in chosen and test(s, f)]
            if len(chosen) == count or not open_:
                return
            index = ask(s, f, f.subject, "choose one", [offers[n] for n in open_])
            if index >= 0:
                f.loop = (*f.loop[:-1], (*chosen, open_[index]))

        def end(_s: State, f: Frame) -> None:
            f.loop = f.loop[:-1]

        c.add(begin, *([choose] * count))
        for number, option in enumerate(options):
            after = Label()
            c.jump_unless(_is_chosen(number), after)
            effects(c, option, Who.YOU)
            c.mark(after)
        c.add(end)

    spoken_by(code, Who.YOU, subject, body)


def _is_chosen(number: int) -> Test:
    return lambda _s, f: number in f.loop[-1]


def _for_each(code: Code, effect: tree.ForEach, subject: Whom | None) -> None:
    """The effects so many times; how often is counted once."""
    number, step = quantity(effect.each), effect.step
    top, end = Label(), Label()

    def count(s: State, f: Frame) -> None:
        f.counts = (*f.counts, min(number(s, f) // step, MOST_TIMES))

    def again(_s: State, f: Frame) -> None:
        *outer, left = f.counts
        f.counts = (*outer, left - 1) if left > 0 else tuple(outer)
        if left <= 0:
            f.pc = end.at

    code.add(count)
    code.mark(top)
    code.add(again)
    effects(code, effect.effects, subject)
    code.jump(top)
    code.mark(end)


def _one_by_one(code: Code, effect: tree.OneByOne, subject: Whom | None) -> None:
    """Each player does all of it before the next one begins."""

    def body(c: Code) -> None:
        c.add(_speak_of_subject)
        effects(c, effect.effects, effect.who)

    spoken_by(code, effect.who, subject, body)


def _player_by_player(code: Code, effect: tree.PlayerByPlayer) -> None:
    """You do all of it with each of them before the next one's turn."""

    def body(c: Code) -> None:
        c.add(_speak_of_subject)
        effects(c, effect.effects)

    def yours(_s: State, f: Frame) -> None:
        f.subject = f.owner

    spoken_by(code, effect.who, None, body)
    code.add(yours)


def _repeat(code: Code, times: int) -> None:
    """Start the ability again, a number of times."""

    def again(_s: State, f: Frame) -> None:
        if f.times < times:
            f.times += 1
            f.pc = 0
            f.results = f.sums = f.given = ()

    code.add(again)


# --------------------------------------------------------------------------- feasibility


def all_possible(option: tuple[tree.Effect, ...], who: Whom) -> Test:
    """Whether every part of an option can be carried out in full."""
    tests = [possible(effect, who) for effect in option]
    return lambda s, f: all(test(s, f) for test in tests)


@cache
def possible(effect: tree.Effect, speaker: Whom = Who.YOU) -> Test:
    """Whether an effect can be carried out in full now, said by the frame's subject."""
    theirs = _of_that_player(effect)
    if theirs is not effect:
        can = possible(theirs, speaker)
        return lambda s, f: any(can(s, f.about(seat)) for seat in opponents(s, f.owner))
    who = subject_of(effect)
    if who != speaker:
        if isinstance(effect, tree.Lose):
            # others lose what they can (GEN-1); only one's own choice is bound (GEN-5)
            return card_effects.always_possible
        can, speakers = possible(effect, who), players(who)
        return lambda s, f: any(can(s, f.spoken_by(seat)) for seat in speakers(s, f))
    if isinstance(effect, tree.OneShot):
        return _possible_one_shot(effect)
    if isinstance(effect, tree.Control):
        return _possible_control(effect)
    if isinstance(effect, tree.InTurn):
        return possible(effect.offer, speaker)
    if isinstance(effect, tree.Waiting | tree.AsSoonAs | tree.Started):
        return card_effects.always_possible
    if isinstance(effect, tree.Statement | tree.Rule | tree.DeckRule):
        return card_effects.always_possible
    assert_never(effect)


def _possible_one_shot(effect: tree.OneShot) -> Test:
    match effect:
        case tree.Pay() | tree.Lose():
            return points.can_part_with(effect)
        case tree.ChooseNumber() | tree.Vote() | tree.Bid() | tree.Accept():
            return card_effects.always_possible
        case tree.Gain() | tree.Steal() | tree.ChoosePlayer() | tree.PassCards():
            return card_effects.always_possible
        case tree.Clash():
            return card_effects.can_clash(effect)
        case tree.OthersClash():
            return can_others_clash(effect)
        case _:
            return card_effects.possible(effect)


def _possible_control(effect: tree.Control) -> Test:
    match effect:
        case tree.If() | tree.IfDone() | tree.OneByOne() | tree.PlayerByPlayer():
            return card_effects.always_possible
        case tree.Cost():
            return all_possible(effect.effects, Who.YOU)
        case tree.InFull():
            if effect.otherwise:
                return card_effects.always_possible
            return all_possible(effect.effects, effect.who)
        case tree.Repeat():
            return lambda _s, f: f.times < effect.times
        case tree.May():
            return possible(effect.effects[0], effect.who)
        case tree.ForEach():
            number, can = quantity(effect.each), possible(effect.effects[0])
            return lambda s, f: number(s, f) >= effect.step and can(s, f)
        case tree.ChooseOne() if effect.who is not Who.YOU:
            return card_effects.always_possible
        case tree.ChooseOne() | tree.OneOf():
            tests = [all_possible(option, effect.who) for option in effect.options]
            return lambda s, f: any(test(s, f) for test in tests)
        case _:
            assert_never(effect)
