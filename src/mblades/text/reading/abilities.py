"""From sentences to abilities: what "otherwise" belongs to, and what may stand where."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from mblades.text import keywords, tree
from mblades.text.reading import meaning
from mblades.text.reading.all_its_tokens import settle_before_flip
from mblades.text.reading.answering import check_caused, settled_returns
from mblades.text.reading.anyway import is_so_anyway, shortened
from mblades.text.reading.as_it_was import this_as_it_was
from mblades.text.reading.asides import but_not_itself, is_so
from mblades.text.reading.by_so_much import settle_both, settle_equal
from mblades.text.reading.choosers import with_chooser
from mblades.text.reading.chosen_by import done_to_chosen
from mblades.text.reading.clash_answers import told_of_clash
from mblades.text.reading.clash_results import settled_results
from mblades.text.reading.comparing import of_that_unit
from mblades.text.reading.costs import settled_cost, stands_first
from mblades.text.reading.counting_double import doubled
from mblades.text.reading.deciding import but_not_this, payments, settle_answers
from mblades.text.reading.fighting import (
    check_two_chosen,
    goes_on_fighting,
    others_joined,
    settled_clashes,
)
from mblades.text.reading.following import attach, if_unable, is_asked_for, left_open
from mblades.text.reading.forgotten import MISSING_TRIGGER, Above, trigger_for
from mblades.text.reading.identity import check_if_you, found_first
from mblades.text.reading.in_turn import of_this, tells_of_this, with_tokens
from mblades.text.reading.its import of_that_card, settle_its
from mblades.text.reading.ladders import settle_ladders
from mblades.text.reading.lately import settle_latest
from mblades.text.reading.limits import Limit, check_excess, with_limit
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.reading.misreading import Unchosen
from mblades.text.reading.next_turns import found_first as chosen_for_turn
from mblades.text.reading.of_two import Weighing
from mblades.text.reading.one_by_one import goes_on, joined_one_by_one
from mblades.text.reading.other_amounts import with_other_amount
from mblades.text.reading.paying import paid_first, with_most
from mblades.text.reading.playing import (
    check_doubled,
    check_played_this,
    joined_twice,
    only_such,
    settle_doubled,
    twice_of_next,
    used_twice,
)
from mblades.text.reading.put_off import comes_later_too, settle_put_off
from mblades.text.reading.reminders import stands_for
from mblades.text.reading.results import check_kept, settle_results
from mblades.text.reading.robbed import settle_robbed
from mblades.text.reading.said import BareGain, as_meant
from mblades.text.reading.said_again import check_said_again
from mblades.text.reading.said_not import all_without
from mblades.text.reading.selling import as_told, settled_sale
from mblades.text.reading.sentences import Sentence, Series, is_changed, waits_for
from mblades.text.reading.spoken_of import settle_spoken_of
from mblades.text.reading.still_to_come import (
    check_played_so,
    coming_if,
    is_of_card_to_come,
    of_card_to_come,
)
from mblades.text.reading.sums import Sums, with_sums
from mblades.text.reading.the_opponent import settle_opponent
from mblades.text.reading.those_who import counted_as_players, settle_who_did
from mblades.text.reading.tied_cards import check_tied
from mblades.text.reading.ties import check_one_is_chosen, let_tie_decide
from mblades.text.reading.together import is_choice_of, with_ties
from mblades.text.reading.two_things import check_done, check_it, each_alone, tells_of_two
from mblades.text.reading.twofold import counts_two
from mblades.text.reading.unsaid import Multiplied, is_amount_again, with_amount
from mblades.text.reading.weighing import settle_weighed
from mblades.text.reading.worth import check_worth
from mblades.text.tree import Ability, Effect, TriggerWord, Who
from mblades.text.walking import (
    branches,
    contains,
    is_one_found,
    lasts,
    nodes,
    rewritten,
    subject_of,
)

RULES = (tree.PlayOnlyIf, tree.ComesWith, tree.Cost)
_OFFERED = (TriggerWord.ACTION, TriggerWord.REACTION)  # nobody has to use them
_HAPPENING = frozenset(
    {TriggerWord.PLAY, TriggerWord.FLIP, TriggerWord.SCORE, TriggerWord.ACTION}
)  # what a keyword does there, it can do here
PLACED = (
    tree.GiveCard, tree.PassCards, tree.Swap, tree.Move, tree.MoveBeside, tree.Insert, tree.Rearrange, tree.Unflip,
)  # fmt: skip
GOING = (tree.Return, tree.Discard, tree.GiveCard, tree.PutAway)
LASTING = (TriggerWord.ONGOING, TriggerWord.TOP)
ON_YOUR_TURN = (TriggerWord.PLAY, TriggerWord.NEXT, TriggerWord.ACTION)


@dataclass
class _Open:
    """An ability that more sentences may follow."""

    trigger: TriggerWord
    effects: list[Effect] = field(default_factory=list)
    when: tree.Event | None = None
    sentences: int = 0
    keyword: tree.Keyword | None = None  # what the ability begins with
    sums: Sums = ()  # what was added up or counted last
    summed: int = 0  # how many effects there were then
    waits_for_either: bool = False  # two sentences that wait, and say the same
    last: int = 0  # where the effects of its last sentence begin
    weighed: Weighing | None = None  # what was compared last

    def close(self) -> tree.Keyword | Ability:
        if self.keyword is not None and not self.sentences:
            is_own = any(one.trigger is self.trigger for one in stands_for(self.keyword))
            if is_own:
                return self.keyword
        check_two_chosen(self.effects)
        effects = tuple(rewritten(effect, settled_sale) for effect in settle_ladders(self.effects))
        check_kept(effects)
        return Ability(self.trigger, effects, self.when)


class Assembly:
    """Takes the parts of a line one by one."""

    def __init__(self, above: Above = ()) -> None:
        self._above = above
        self._lines: list[tree.Keyword | Ability] = []
        self._open: _Open | None = None
        self._rules: list[Effect] = []
        self._of_players = False  # whether players were spoken of as "those"
        self._of_two = False  # whether one deed was done to two things: which of them is "it"?

    def keyword(self, name: str, amount: int | None) -> None:
        """A keyword."""
        if keywords.sheets()[name].takes_amount != (amount is not None):
            raise Misreading(
                f"{name} needs the number of RP it gives"
                if amount is None
                else f"{name} takes no number",
                "a number and RP" if amount is None else "a full stop",
                f"{name} 20 RP." if amount is None else f"{name}.",
            )
        keyword = tree.Keyword(name, amount)
        if self._open is not None and self._does(self._open, keyword):
            return
        self._flush()
        self._lines.append(keyword)

    def _does(self, ability: _Open, keyword: tree.Keyword) -> bool:
        """ "Play: Scurry. Then gain 2 RP ...": the keyword is something that the ability does."""
        inside = stands_for(keyword)
        is_own = any(one.trigger is ability.trigger for one in inside)
        if ability.effects and is_own:
            return False  # "Play: Gain 5 RP. Speed.": another ability of the card
        if not is_own and not _HAPPENING.issuperset(
            {ability.trigger, *(o.trigger for o in inside)}
        ):
            raise Misreading(
                f"{keyword.name} is not something that happens then", "the keyword on its own line"
            )
        if ability.effects or len(inside) == 1 or not is_own:
            ability.effects += (effect for one in inside for effect in one.effects)
            ability.when = ability.when or inside[0].when
            meaning.check(ability.trigger, ability.when, tuple(ability.effects))
        ability.keyword = keyword
        return True

    def trigger(self, trigger: TriggerWord) -> None:
        """The start of an ability."""
        self._flush()
        self._open = _Open(trigger)

    def _said(self, sentence: Sentence) -> tuple[Effect, ...]:
        """What the sentence says under the trigger it stands under."""
        trigger = self._open.trigger if self._open else None
        is_reaction = trigger is TriggerWord.REACTION
        effects = _with_event(sentence, is_reaction) if sentence.event else sentence.effects()
        if sentence.is_bargain and trigger not in _OFFERED:
            raise Misreading(
                "it is not clear whether this may or must be done",
                "'You may ... to ...', or '... If you do, ...'",
                "You may",
            )
        check_if_you(self._open.effects if self._open else (), sentence, effects)
        return effects

    def _settled_effects(
        self, effects: tuple[Effect, ...], sentence: Sentence
    ) -> tuple[Effect, ...]:
        """What they mean under the trigger, and behind what was said before."""
        if self._open is not None:
            effects = this_as_it_was(self._open.trigger, effects)
            effects = paid_first(self._open.trigger, tuple(self._open.effects), effects)
        under = self._open.trigger if self._open else None
        effects = settle_latest(under, effects)
        check_worth(under, effects)
        effects = tuple(settle_before_flip(under, effect) for effect in effects)
        if self._open is not None and sentence.sums:
            self._add_up(sentence.sums)  # "Count your Fire cards and gain that many RP."
        if self._open is None:
            effects = with_sums(effects, (), ())
        else:
            done = self._open.effects[self._open.summed :]
            effects = with_sums(effects, self._open.sums, tuple(done))
        effects = tuple(map(settle_equal, settle_both(self._before(effects, sentence), effects)))
        effects = settle_robbed(under, self._before(effects, sentence), effects)
        effects = settle_opponent(self._before(effects, sentence), effects)
        if self._open is not None and self._open.trigger in LASTING:
            effects = tuple(_standing(effect) for effect in effects)
        if self._open is not None and self._open.trigger in ON_YOUR_TURN:
            effects = tuple(_this_turn(effect) for effect in effects)
        effects = tuple(meaning.settle_own(effect, Who.YOU) for effect in effects)
        self._check_bare(effects)
        if not sentence.head:
            meaning.check_on_top(self._before(effects, sentence), effects)
        effects = tuple(rewritten(rewritten(effect, of_that_card), as_meant) for effect in effects)
        if under is TriggerWord.NEXT and self._open and not self._open.effects:
            effects = tuple(map(twice_of_next, effects))
        if under is TriggerWord.PLAY:
            check_played_this(effects)
        effects = tuple(map(settle_doubled, effects))
        before = self._before(effects, sentence)
        effects = settled_results(before, settled_clashes(before, effects))
        effects = settled_returns(before, effects)
        known = self._open.trigger if self._open else None
        effects = settle_its(known, before, tuple(map(meaning.settle_their, effects)))
        effects = tuple(one for effect in effects for one in chosen_for_turn(effect))
        effects = tuple(meaning.settle_it(effect) for effect in effects)
        effects = meaning.find_players(meaning.choose_first(effects))
        if self._of_players and self._open is not None:
            effects = counted_as_players(self._open.effects, effects)
        if self._of_players and contains(effects, tree.Among, tree.Those, tree.TheRest):
            raise Misreading("say whether the cards or the players are meant")
        self._of_players = self._of_players or sentence.of_those_who_did
        effects = settle_answers(before, effects)
        effects = meaning.settle_units(before, effects)
        effects = tuple(rewritten(effect, of_that_unit) for effect in effects)
        effects = settle_spoken_of(known, before, effects, sentence.head)
        return settle_put_off(before, settle_results(before, effects))

    def _check_bare(self, effects: tuple[Effect, ...]) -> None:
        """ "Each opponent loses 10 RP. 5 RP if ...": lost, or gained?"""
        if self._open is None or not contains(effects, BareGain):
            return
        done = [
            one for one in nodes(tuple(self._open.effects)) if isinstance(one, tree.PointEffect)
        ]
        if done and not isinstance(done[-1], tree.Gain):
            raise Misreading("say what is done with this amount", "a verb such as 'gain'", "gain")

    def _before(self, effects: tuple[Effect, ...], sentence: Sentence) -> Before:
        """What has been said so far: in an ability that waits, what happens then may go on."""
        if self._open is None:
            return ()
        before = (self._open.when, *self._open.effects)
        *rest, last = before
        if self._goes_on_later(effects, sentence) and isinstance(last, tree.Later):
            return (*rest, *last.effects)
        if not self._goes_on_waiting(effects, sentence):
            return before
        assert isinstance(last, tree.Waiting)
        return (*rest, last.event, *last.effects)

    def _goes_on_later(self, effects: tuple[Effect, ...], sentence: Sentence) -> bool:
        """ "At the end of this turn, draw a card. Then discard a card."."""
        if self._open is None or sentence.head or sentence.sums:
            return False
        return comes_later_too(self._open.effects, effects, is_then=sentence.is_then)

    def _goes_on_waiting(self, effects: tuple[Effect, ...], sentence: Sentence) -> bool:
        """ "Ongoing: Whenever you play a Fire card, gain 5 RP. Draw a card.": then, too, since nothing else could
        happen there.
        """
        if self._open is None or self._open.trigger not in LASTING or sentence.head:
            return False
        last = self._open.effects[-1] if self._open.effects else None
        return isinstance(last, tree.Waiting) and not any(map(lasts, effects))

    def sentence(self, sentence: Sentence, *, goes_on: bool = False, must: bool = False) -> None:
        """The next sentence. "You may reveal a card from your hand. Gain 3 RP for each star it has.": if you do."""
        before = self._open
        offers = before is not None and not sentence.head and _offers(before.effects[-1:])
        if before is None or not offers:
            self._sentence(sentence, goes_on=goes_on, must=must)
            return
        kept = copy(before)
        kept.effects = list(before.effects)
        try:
            self._sentence(sentence, goes_on=goes_on, must=must)
        except Unchosen:
            self._open = kept
            self._sentence(sentence._replace(head="if you do"), must=must)

    def _sentence(self, sentence: Sentence, *, goes_on: bool = False, must: bool = False) -> None:
        """The next sentence; `goes_on`: behind a semicolon; `must`: and "if you cannot" follows.

        "You may discard a card; gain 10 RP." is the price and what is bought for it.
        """
        if goes_on and not must and not sentence.head and self._open:
            sentence = self._bought(sentence, self._open)
        if self._is_of_what_was_said(sentence) or self._is_left_open(sentence):
            return
        is_either, sentence = sentence.head == "either", _without_either(sentence)
        sentence = self._settled(sentence)
        effects = others_joined(
            self._open.effects if self._open else [], joined_twice(self._said(sentence))
        )
        effects = self._of_each(sentence, effects)
        done = self._open.effects if self._open else ()
        sentence, effects = settle_who_did(done, sentence, effects)
        compares = contains(effects, Weighing)
        effects = self._with_compared(effects)
        kept = self._without_what_is_so(sentence, tuple(map(as_told, effects)))
        if ((effects or compares) and not kept) or self._tells_how(sentence, kept):
            return
        effects = joined_one_by_one(done_to_chosen(kept))
        if is_changed(effects):
            sentence = sentence._replace(instead=True)
        effects = self._used_once(effects)
        if self._open is None and not all(isinstance(effect, RULES) for effect in effects):
            trigger, effects = trigger_for(effects, (*self._above, *self._lines))
            self._open = _Open(trigger)
        trigger_now = self._open.trigger if self._open else None
        effects = tuple(settled_cost(effect, trigger_now) for effect in effects)
        effects = self._of_card_to_come(sentence, effects)
        continues = self._goes_on_waiting(effects, sentence) or self._goes_on_later(
            effects, sentence
        )
        if self._open is not None and self._open.waits_for_either and not all(map(lasts, effects)):
            raise Misreading(
                "say all that happens in the sentence itself", "'..., gain 5 RP and draw a card'"
            )
        effects = self._settled_effects(effects, sentence)
        if continues and self._open is not None:
            last = self._open.effects.pop()
            assert isinstance(last, tree.Waiting | tree.Later)
            effects = (replace(last, effects=last.effects + effects),)
        if not sentence.head and effects and all(map(self._is_rule, effects)):
            self._rules += effects
            meaning.check_numbers(tuple(self._rules))
            return
        if self._open is None:
            raise MISSING_TRIGGER
        if is_either and self._open.trigger not in LASTING:
            raise Misreading(
                "only one thing can be answered", "one event, or 'Ongoing: Whenever ...'"
            )
        self._go_on(self._open, sentence, effects, goes_on=goes_on)
        self._open.waits_for_either = self._open.waits_for_either or is_either

    def _with_compared(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """ "Compare Top cards with an opponent. If yours is higher, ...": with what is higher than what."""
        if self._open is None:
            return effects
        self._open.weighed, effects = settle_weighed(self._open.weighed, effects)
        return effects

    def _of_card_to_come(
        self, sentence: Sentence, effects: tuple[Effect, ...]
    ) -> tuple[Effect, ...]:
        """ "You may play another card this turn. Put 2 star tokens on it." """
        ability = self._open
        only = ability.effects[0] if ability and len(ability.effects) == 1 else None
        is_play = ability is not None and ability.trigger is TriggerWord.PLAY
        if is_play and not sentence.head and is_of_card_to_come(only, effects):
            return of_card_to_come(effects)
        check_played_so(effects)
        return tuple(map(coming_if, effects))

    def _is_rule(self, effect: Effect) -> bool:
        """Whether it is said of the card; a cost may also be the first thing that an ability says."""
        if isinstance(effect, tree.Cost):
            ability = self._open
            is_first = ability is not None and stands_first(
                effect, ability.trigger, ability.effects
            )
            return effect.of == "play" and not is_first
        return isinstance(effect, RULES)

    def _go_on(
        self, ability: _Open, sentence: Sentence, effects: tuple[Effect, ...], *, goes_on: bool
    ) -> None:
        """One sentence more of an ability."""
        ability.sentences += 1
        if ability.keyword is not None and not ability.effects:
            raise Misreading(
                f"{ability.keyword.name} is several abilities", "the keyword on its own line"
            )
        if ability.sentences > meaning.MOST_SENTENCES:
            raise Misreading(f"an ability can have at most {meaning.MOST_SENTENCES} sentences")
        _add(ability, sentence, effects, goes_on=goes_on)
        meaning.check(ability.trigger, ability.when, tuple(ability.effects))

    def _bought(self, sentence: Sentence, ability: _Open) -> Sentence:
        """What stands behind a price and a semicolon."""
        if _offers(ability.effects[-1:]):
            return sentence._replace(head="if you do")
        price = ability.effects[-1] if ability.effects else None
        if isinstance(price, tree.Waiting):
            price = price.effects[-1]
        if price is None or not _is_price(price):
            return sentence
        if ability.trigger in _OFFERED:
            return sentence if isinstance(price, tree.Pay) else sentence._replace(head="if you do")
        raise Misreading(
            "it is not clear whether this may or must be done",
            "'You may ...; ...', or a full stop instead of the semicolon",
            "You may",
        )

    def _of_each(self, sentence: Sentence, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """What is done to two things, done to each; neither of them is "it" from then on."""
        offered = self._open is not None and _offers(self._open.effects[-1:])
        if self._of_two and not offered:
            check_done(sentence.head)
        is_of_two = tells_of_two(effects)
        if is_of_two and sentence.is_bargain:
            check_done("if you do")
        self._of_two = self._of_two or is_of_two
        if self._of_two:
            check_it(effects)
        return each_alone(effects) if is_of_two else effects

    def _used_once(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """ "Play: Once per tournament, you may ...": the ability happens once, and is no offer for every turn."""
        match effects:
            case (tree.InTurn(offer, per),) if self._open and self._open.trigger in _HAPPENING:
                if offer.who is Who.YOU and not self._open.effects:
                    return tree.Once(per), offer
        return effects

    def _is_of_what_was_said(self, sentence: Sentence) -> bool:
        """A sentence that does nothing by itself, and says more of the one before it."""
        match sentence.head:
            case "sums":
                self._add_up(sentence.sums)
            case "up to":
                self._limit(sentence.limit)
            case "restricted":
                self._restrict(sentence.limit)
            case "choice":
                self._check_choice(sentence.chooser)
            case "anyway":
                self._check_cancelled()
            case "ties":
                self._let_ties_count()
            case "aside":
                pass
            case "both count":
                self._check_sum()
            case (
                "count double"
                | "paid up to"
                | "card choice"
                | "of that clash"
                | "as it lies"
                | "at once"
                | "one pair"
                | "both kinds"
                | "even you"
                | "no result"
                | "said not"
                | "said again"
            ):
                self._tell_more(sentence)
            case "excess":
                check_excess(self._open.effects if self._open else (), sentence.limit)
            case "not itself":
                self._leave_out_itself()
            case _:
                return self._is_of_answers(sentence)
        return True

    def _leave_out_itself(self) -> None:
        """ "Whenever you play a Fire card, gain 5 RP. This does not apply to this card itself." """
        last = self._open.effects[-1] if self._open and self._open.effects else None
        of_others = (
            but_not_itself(last.event) if isinstance(last, tree.Whenever | tree.Instead) else None
        )
        if (
            self._open is None
            or of_others is None
            or not isinstance(last, tree.Whenever | tree.Instead)
        ):
            raise Misreading("say to which card this does not apply", "'another card'")
        self._open.effects[-1] = replace(last, event=of_others)

    def _is_of_card_played(self, sentence: Sentence, effects: tuple[Effect, ...]) -> bool:
        """ "You may play a card from your hand. Its Play effects happen twice.": said of how it is played."""
        ability = self._open
        if ability is None or not ability.effects or sentence.head not in ("", "if you do"):
            return False
        twice = used_twice(ability.effects[-1], effects)
        if twice is not None:
            ability.effects[-1] = twice
        return twice is not None

    def _add_up(self, sums: Sums) -> None:
        """ "Add up the stars of your cards.": to be spoken of afterwards."""
        if self._open is None:
            raise MISSING_TRIGGER
        self._open.sums, self._open.summed = sums, len(self._open.effects)

    def _without_what_is_so(
        self, sentence: Sentence, effects: tuple[Effect, ...]
    ) -> tuple[Effect, ...]:
        """ "You may buy a card from the Aftermarket. It goes to your hand.": it does so anyway."""
        before = self._open.effects if self._open and sentence.head in ("", "if you do") else []
        if effects and is_so_anyway(before, effects[:1]):
            effects = effects[1:]
        return shortened(effects)

    def _tells_how(self, sentence: Sentence, effects: tuple[Effect, ...]) -> bool:
        """Whether the sentence only says how something is done that was said before."""
        return (
            self._is_of_card_played(sentence, effects)
            or self._is_how_it_is_sold(sentence, effects)
            or self._is_of_each_in_turn(sentence, effects)
        )

    def _is_of_each_in_turn(self, sentence: Sentence, effects: tuple[Effect, ...]) -> bool:
        """ "Each opponent reveals the top card of the Store. They put it in their hand." """
        last = self._open.effects[-1] if self._open and self._open.effects else None
        if self._open is None or sentence.head or last is None:
            return False
        together = goes_on(last, effects) or goes_on_fighting(last, effects)
        if together is None:
            return False
        self._open.effects.pop()
        self._open.effects += self._settled_effects((together,), sentence)
        meaning.check(self._open.trigger, self._open.when, tuple(self._open.effects))
        return True

    def _is_how_it_is_sold(self, sentence: Sentence, effects: tuple[Effect, ...]) -> bool:
        """ "You may sell a card from your hand. If you do, put it in the Aftermarket and gain 3 M$." """
        last = self._open.effects[-1] if self._open and self._open.effects else None
        if self._open is None or sentence.head != "if you do" or last is None or not effects:
            return False
        told = as_told(last, effects)
        if told is last:
            return False
        self._open.effects.pop()
        self._open.effects += self._settled_effects((told,), sentence._replace(head=""))
        return True

    def _limit(self, limit: Limit) -> None:
        """ "Max 30.": of the amount before it."""
        last = self._open.effects[-1] if self._open and self._open.effects else None
        changed = with_limit(last, limit)
        if self._open is None or changed is None:
            raise Misreading(
                "there is no amount before it to limit", "an amount such as '2 RP for each card'"
            )
        self._open.effects[-1] = changed

    def _restrict(self, which: tree.Filter) -> None:
        """ "It must be an Animal.": of the card that may be played."""
        last = self._open.effects[-1] if self._open and self._open.effects else None
        changed = only_such(last, which)
        if self._open is None or changed is None:
            raise Misreading(
                "no card is still to be played before this",
                "'You may play another card this turn.'",
            )
        self._open.effects[-1] = changed

    def _check_cancelled(self) -> None:
        """ "The card is flipped anyway.": that of an Action or a Reaction that is cancelled."""
        ability = self._open
        event = ability.when if ability else None
        used = (TriggerWord.ACTION, TriggerWord.REACTION)
        is_used = isinstance(event, tree.EffectHappens) and event.trigger in used
        if ability is None or not is_used or not contains(tuple(ability.effects), tree.Cancel):
            raise Misreading("it is not clear which card is flipped", "'flip it'")

    def _tell_more(self, sentence: Sentence) -> None:
        """ "Yours count double.", "Not more than 6 M$ may be paid.", "It is chosen by its owner." """
        if self._open is None or not self._open.effects:
            raise Misreading("there is nothing before it of which this is said")
        effects = self._open.effects
        match sentence.head:
            case "count double":
                effects[-1] = doubled(effects[-1], sentence.limit)
            case "paid up to":
                with_most(effects, sentence.limit)
            case "of that clash":
                self._open.effects = told_of_clash(effects, sentence)
            case "as it lies" | "at once":
                self._check_carried(sentence.head)
            case "said not":
                effects[-1] = all_without(effects[-1], sentence.limit)
            case "card choice":
                effects[-1] = with_chooser(effects[-1], sentence.chooser)
            case "said again":
                check_said_again(sentence.limit, effects)
            case head if not is_so(head, effects[-1]):
                raise Misreading("this is not so of what was said before")

    def _let_ties_count(self) -> None:
        """ "Ties are friendly.": of the player with the most that was spoken of before."""
        effects = tuple(self._open.effects) if self._open else ()
        changed = tuple(with_ties(effect) for effect in effects)
        found = (
            one.who for one in nodes(changed) if isinstance(one, tree.ChoosePlayer | tree.Clash)
        )
        if any(isinstance(who, tree.Foremost) and not is_one_found(who) for who in found):
            raise Misreading(
                "only one of those who tie can be chosen", "'each player with the most ...'"
            )
        if changed != effects and contains(changed, tree.PlayerIs):
            raise Misreading("one of several who tie may be you", "'if you have the most ...'")
        if self._open is None or changed == effects:
            raise Misreading(
                "nobody can tie before this", "a player such as 'the player with the most RP'"
            )
        self._open.effects = list(changed)

    def _check_carried(self, head: str) -> None:
        """ "Its Play effects don't happen.": of a card that only comes to lie elsewhere."""
        last = self._open.effects[-1] if self._open and self._open.effects else None
        kinds = PLACED if head == "as it lies" else (tree.PassCards,)
        if last is None or not contains(last, *kinds) or contains(last, tree.PlayIt):
            raise Misreading(
                "it is not clear of what this is said",
                "cards that are moved, swapped, given or passed",
            )

    def _let_tie_decide(self, sentence: Sentence) -> None:
        """ "In case of a tie, nobody does.": of what is told of the player with the most."""
        effects = self._open.effects if self._open else []
        let_tie_decide(effects, sentence.effects())
        if self._open is not None:
            meaning.check(self._open.trigger, self._open.when, tuple(effects))

    def _is_of_answers(self, sentence: Sentence) -> bool:
        """ "In a tie, nobody does.", "Reveal and pay them.", "This card is exempt."."""
        effects = self._open.effects if self._open else []
        if sentence.head not in ("tie", "tied choice", "tied cards", "bids", "pay it", "exempt"):
            return False
        if sentence.head == "tied choice":
            check_one_is_chosen(effects)
            return True
        if sentence.head == "tie":
            self._let_tie_decide(sentence)
        elif sentence.head == "tied cards":
            check_tied(effects, sentence.chooser)
        elif sentence.head == "bids":
            self._check_bids()
        elif sentence.head == "pay it":
            effects += payments(effects)
        elif not effects:
            raise Misreading("it is not clear what this is exempt from", "'each other card'")
        else:
            effects[-1] = but_not_this(effects[-1])
        return True

    def _check_bids(self) -> None:
        """ "Each bid must be higher than the last.": as it is anyway."""
        last = self._open.effects[-1] if self._open and self._open.effects else None
        if not isinstance(last, tree.Bid):
            raise Misreading("nobody was asked to bid before this", "'Each player may bid RP.'")

    def _check_sum(self) -> None:
        """ "Cards that are both count twice.": where two kinds were added up."""
        if self._open is None or not self._open.effects or not counts_two(self._open.effects[-1]):
            raise Misreading("it is not clear what is counted twice", "'twice as many'")

    def _check_choice(self, chooser: Who) -> None:
        """ "Their choice.": of what was said before, as it is anyway."""
        last = self._open.effects[-1] if self._open and self._open.effects else None
        if last is None or not is_choice_of(last, chooser):
            raise Misreading("there is nothing before it to choose from", "'... or ...'")

    def _is_left_open(self, sentence: Sentence) -> bool:
        """ "If you refuse, nothing happens." """
        if sentence.head != "if unwilling" or sentence.series.parts:
            return False
        self._settled(sentence)
        return True

    def _settled(self, sentence: Sentence) -> Sentence:
        """A sentence whose head says something of the ability."""
        match sentence.head:
            case "when so":
                return self._when_so(sentence)
            case "if it happens":
                return self._awaiting(sentence)
            case "next played":
                return self._when_next_is_played(sentence)
            case "played":
                return self._when_played(sentence)
            case "instead of flipping":
                return self._instead_of_flipping(sentence)
            case "causer":
                return self._by_causer(sentence)
            case "whenever" if self._says_flip_again(sentence):
                return sentence._replace(head="", event=None)
            case "if unwilling":
                if self._open is not None and self._open.effects:
                    self._open.effects[-1] = left_open(self._open.effects[-1], sentence.by)
                return sentence._replace(head="if you do not")
            case "if they have none":
                return self._if_they_have_none(sentence)
            case _:
                return sentence

    def _awaiting(self, sentence: Sentence) -> Sentence:
        """ "If an opponent plays a card, ...": waited for, where that is what an ability begins with."""
        waits = (*LASTING, TriggerWord.REACTION)
        if self._open is None or self._open.trigger not in waits or self._open.effects:
            raise Misreading("it is not clear when this is asked", "'Whenever ...'", "Whenever")
        return sentence._replace(head="whenever")

    def _when_so(self, sentence: Sentence) -> Sentence:
        """ "When there are 5 star tokens on it, ...": waited for where things are waited for, and else asked now."""
        trigger = self._open.trigger if self._open else None
        effects = sentence.series.effects()
        if trigger is TriggerWord.REACTION or trigger is None:
            raise Misreading(
                "it is not clear when this is asked", "the trigger 'Ongoing:'", "Ongoing:"
            )
        before = tuple(self._open.effects) if self._open else ()
        so = with_tokens(sentence.condition, before)
        waits = trigger in LASTING and not all(isinstance(one, tree.Statement) for one in effects)
        if (trigger not in LASTING and sentence.by) or (waits and sentence.by == "they"):
            raise Misreading("it is not clear when this is asked", "'If ..., ...'", "If")
        if waits and tells_of_this(before):
            so = rewritten(so, of_this)
        said = tree.AsSoonAs(so, effects) if waits else tree.If(so, effects)
        return sentence._replace(head="", series=Series((said,)), condition=None, by="")

    def _when_played(self, sentence: Sentence) -> Sentence:
        """ "When this card is played, ..." begins a Play ability, or says again that it is one."""
        if self._open is None:
            self._open = _Open(TriggerWord.PLAY)
        if self._open.trigger is not TriggerWord.PLAY or self._open.effects:
            raise Misreading("this is said of a Play effect", "the trigger 'Play:'", "Play:")
        return sentence._replace(head="")

    def _says_flip_again(self, sentence: Sentence) -> bool:
        """ "Flip: When this card is flipped, gain 12 RP.": as the trigger says already."""
        is_flip = self._open is not None and self._open.trigger is TriggerWord.FLIP
        plain = not sentence.often and not sentence.instead and sentence.limit is None
        return is_flip and plain and sentence.event == tree.IsFlipped(tree.This(), "anyone")

    def _by_causer(self, sentence: Sentence) -> Sentence:
        """ "Whoever caused it gains 5 RP.": where it happens to you, that player."""
        before = self._before((), sentence._replace(head=""))
        if self._open is None or self._open.trigger is not TriggerWord.FLIP:
            check_caused(before)
        return sentence._replace(head="")

    def _when_next_is_played(self, sentence: Sentence) -> Sentence:
        if self._open is None or self._open.trigger is not TriggerWord.NEXT or self._open.effects:
            raise Misreading(
                "the next card is only known in a Next ability", "the trigger 'Next:'", "Next:"
            )
        return sentence._replace(head="")

    def _if_they_have_none(self, sentence: Sentence) -> Sentence:
        """ "Each opponent gives you 1 M$. If somebody has none, ...": who has none cannot give one."""
        last: Any = self._open.effects[-1] if self._open and self._open.effects else None
        is_one = isinstance(last, tree.Pay) and last.amount == tree.Flat(1)
        if not is_one or last.unit != sentence.unit:
            raise Misreading("it is not clear when this is asked", "'If they cannot, ...'")
        return sentence._replace(head="if you cannot")

    def _instead_of_flipping(self, sentence: Sentence) -> Sentence:
        """ "Return this card to your hand instead of flipping it.": a card that goes is not flipped."""
        goes = any(
            isinstance(effect, GOING) and isinstance(effect.target, tree.This)
            for effect in sentence.effects()
        )
        if self._open is None or self._open.trigger is not TriggerWord.ACTION or not goes:
            raise Misreading(
                "only an Action flips its card, and only a card that goes away is not flipped by it",
                "'Action: Return this card to your hand instead of flipping it.'",
            )
        return sentence._replace(head="")

    def lines(self) -> list[tree.Keyword | Ability]:
        """What was put together."""
        self._flush()
        return self._lines

    def _flush(self) -> None:
        if self._open is not None:
            if not self._open.effects and self._open.keyword is None:
                raise Misreading(
                    f"nothing follows {self._open.trigger}:",
                    "an effect such as 'Gain 10 RP.'",
                )
            self._lines.append(self._open.close())
        if self._rules:
            self._lines.append(Ability(TriggerWord.RULE, settle_ladders(self._rules)))
        self._open = None
        self._of_two = False
        self._rules = []


def _add(ability: _Open, sentence: Sentence, effects: tuple[Effect, ...], *, goes_on: bool) -> None:
    """Put a sentence behind those before it, or into the last of them."""
    check_doubled(effects)
    if sentence.not_so == "there" and not is_asked_for(ability.effects):
        if_unable(ability.effects, ability.last, sentence.by, effects)
    elif sentence.head in ("otherwise", "if you do", "if you do not"):
        _check_offered(ability.effects, sentence.head)
        attach(
            ability.effects, sentence.head, sentence.by, effects, sentence.act, sentence.not_so,
        )  # fmt: skip
    elif sentence.head == "if you cannot":
        if_unable(ability.effects, ability.last, sentence.by, effects)
    elif (sentence.head == "again" and ability.sentences != 2) or (
        sentence.head == "so often" and ability.sentences != 1
    ):
        raise Misreading(
            "it is not clear how much of this is done again", "'You may repeat this effect.'"
        )
    elif ability.effects and all(isinstance(effect, tree.Once) for effect in effects):
        _use_once(ability, effects[0])
    elif sentence.head == "instead for some":
        ability.effects = with_other_amount(ability.effects, effects)
    elif sentence.head == "instead":
        _replace_last(ability, effects)
    elif sentence.event is not None and ability.trigger is TriggerWord.REACTION:
        _react(ability, sentence, effects)
    else:
        if not goes_on:
            ability.last = len(ability.effects)
        ability.effects += effects


_PRICES = (
    tree.Pay,
    tree.Lose,
    tree.Discard,
    tree.Return,
    tree.RemoveTokens,
    tree.Reveal,
    tree.Flip,
)


def _is_price(effect: Effect) -> bool:
    """Whether a semicolon behind it says that something is bought with it: what is yours goes."""
    if not isinstance(effect, _PRICES) or not meaning.is_yours_to_do(effect):
        return False
    if isinstance(effect, tree.Pay | tree.Lose):
        return isinstance(effect.amount, tree.Flat)
    target = effect.target
    place = target.place if isinstance(target, tree.Cards) else None
    elsewhere = isinstance(place, tree.In) and place.whose not in (tree.Whose.YOUR, tree.Whose.ANY)
    other = isinstance(target, tree.It | tree.Those | tree.TheRest | tree.TopOfStore)
    return not elsewhere and not other


def _offers(effects: list[Effect]) -> bool:
    """Whether the last thing said leaves a choice to do something."""
    if not effects:
        return False
    only = effects[0]
    if isinstance(only, tree.May):
        return not only.then
    return any(_offers(list(inside[-1:])) for inside in branches(only))


def _check_offered(effects: list[Effect], head: str) -> None:
    """ "You may discard a card. Draw 2 cards. If you do, ...": what was offered, or the last thing?"""
    if head == "if you do" and _offers(effects[-2:-1]) and not _offers(effects[-1:]):
        raise Misreading("it is not clear what 'if you do' is about", "'if you do' right behind it")


def _without_either(sentence: Sentence) -> Sentence:
    """Two sentences that wait are understood as if both had been written."""
    return sentence._replace(head="") if sentence.head == "either" else sentence


def _with_event(sentence: Sentence, reaction: bool) -> tuple[Effect, ...]:
    assert sentence.event is not None
    effects = sentence.effects()
    return (
        waits_for(
            sentence.event,
            effects,
            instead=sentence.instead,
            reaction=reaction,
            often=sentence.often,
        ),
    )


def _standing(effect: Effect) -> Effect:
    """What an Ongoing or Top ability says with "while": it holds, or is heard, if that is so."""
    if not isinstance(effect, tree.Lasting) or not isinstance(effect.span, tree.While):
        return effect
    condition, only = effect.span.condition, effect.effects[0]
    if condition == tree.IsPlaced(tree.This(), "face up") and len(effect.effects) == 1:
        return only  # a card that lies face down says nothing
    if isinstance(only, tree.Whenever):
        return replace(only, effects=(tree.If(condition, only.effects),))
    if isinstance(only, tree.Instead):
        raise Misreading("what would happen is always replaced, so this cannot have a condition")
    return tree.If(condition, effect.effects)


def _this_turn(effect: Effect) -> Effect:
    """ "Play: At the end of your turn, ...": that is this turn."""
    match effect:
        case tree.Whenever(tree.AtTurn(Who.YOU, "end"), effects, ""):
            return tree.Later(tree.TurnEdge("end", None), effects)
        case _:
            return effect


def _react(ability: _Open, sentence: Sentence, effects: tuple[Effect, ...]) -> None:
    if any(not isinstance(effect, tree.Once) for effect in ability.effects):
        raise Misreading("a Reaction must begin with what it answers", "'Reaction: When ...'")
    only = effects[0]
    assert isinstance(only, tree.Instead | tree.Whenever)
    if only.often:
        raise Misreading(
            "a Reaction is used up when it is used", "'Use this once per turn.' before it"
        )
    if isinstance(only, tree.Instead) and sentence.instead:
        ability.effects.append(only)
        return
    ability.when = only.event
    ability.effects += only.effects


def _use_once(ability: _Open, once: Effect) -> None:
    """ "Use this only once per turn.", said last: of the Action, or of what is waited for."""
    assert isinstance(once, tree.Once)
    last = ability.effects[-1]
    if ability.trigger in _OFFERED and not isinstance(ability.effects[0], tree.Once):
        ability.effects.insert(0, once)
    elif isinstance(last, tree.Waiting) and not last.often:
        often: tree.Often = "once per turn" if once.per == "turn" else "once per tournament"
        ability.effects[-1] = replace(last, often=often)
    else:
        raise Misreading(
            f"'Use this once per {once.per}.' must be the first sentence of an ability"
        )


def _replace_last(ability: _Open, effects: tuple[Effect, ...]) -> None:
    """ "If ..., gain 20 RP instead.": what was said before happens otherwise."""
    only = effects[0]
    if not ability.effects or not isinstance(only, tree.If) or len(effects) > 1:
        raise Misreading("there is nothing before it to replace", "an effect such as 'Gain 10 RP.'")
    ability.effects = list(found_first(ability.effects, only))
    if is_amount_again(only):
        gains = sum(isinstance(one, tree.PointEffect) for one in nodes(tuple(ability.effects)))
        if isinstance(only.then[0], Multiplied) and gains > 1:
            raise Misreading("it is not clear what is doubled", "'If ..., ... Otherwise, ...'")
        ability.effects[-1] = _replaced(ability.effects[-1], only)
        return
    if not _replaces(ability.effects, only.then[0]):
        raise Misreading(
            "it is not clear what this replaces",
            "'If ..., ... Otherwise, ...', with everything in it",
        )
    ability.effects[-1] = _replaced(ability.effects[-1], only)


def _replaces(before: Sequence[Effect], by: Effect) -> bool:
    """Whether the last effect is the one that is replaced: the only one, or one of the same kind."""
    *earlier, last = before
    if isinstance(last, tree.Waiting | tree.Later):
        return _replaces(last.effects, by)
    if isinstance(last, tree.If):
        last, *more = last.then
        earlier = [*earlier, *more]
    heads = (
        tree.Decision,
        tree.Once,
        tree.Unanswered,
        tree.ChooseCard,
        tree.ChoosePlayer,
        tree.Reveal,
        tree.Look,
    )
    alone = all(isinstance(one, heads) for one in earlier)
    same = type(last) is type(by) and getattr(last, "unit", "") == getattr(by, "unit", "")
    return alone or same


def _replaced(effect: Effect, by: tree.If) -> Effect:
    if isinstance(effect, tree.Waiting | tree.Later):
        *first, last = effect.effects
        return replace(effect, effects=(*first, _replaced(last, by)))
    if is_amount_again(by):
        return with_amount(effect, by)
    return replace(_with_the_others(by, effect), otherwise=(effect,))


def _with_the_others(by: tree.If, effect: Any) -> tree.If:
    """ "Each player gains 5 RP. If you have a Fire card, you gain 10 RP instead.": the others gain 5 as before."""
    first = by.then[0]
    same = isinstance(effect, tree.NamesDoer) and type(first) is type(effect)
    if not same or effect.who is not Who.EACH_PLAYER or subject_of(first) is not Who.YOU:
        return by
    return replace(by, then=(replace(effect, who=Who.EACH_OPPONENT), *by.then))
