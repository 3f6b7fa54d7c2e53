"""What the grammar's rules make of what holds while a card is there, and of rules of play."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from mblades.text import tree
from mblades.text.grammar.actions import TokenAmount, VerbPhraseReader, only_you
from mblades.text.grammar.meaning import Misreading
from mblades.text.grammar.nouns import Described, Object, owner_of, per_each, settled
from mblades.text.grammar.sentences import Clause
from mblades.text.tree import Amount, Effect, Place, Whose


def _statement(effect: Effect) -> Clause:
    return Clause(lambda _who: effect, statement=True)


@v_args(inline=True)
class TextReader(VerbPhraseReader):
    """What holds while a card is there, and the rules of play and deckbuilding."""

    def cannot_be_flipped(self, card: Object, by: Token | None = None) -> Clause:
        return _statement(tree.CannotBeFlipped(settled(card), by.value if by else "anyone"))

    def cannot_be_discarded(self, card: Object, by: Token | None = None) -> Clause:
        target = settled(card, tree.In("hand"))
        return _statement(tree.CannotBeDiscarded(target, by.value if by else "anyone"))

    def have_stars(self, card: Object, _has: Token, stars: Token) -> Clause:
        return _statement(
            tree.HaveStars(settled(card), tree.Flat(abs(stars.value)), stars.value < 0)
        )

    def have_stars_each(self, card: Object, _has: Token, stars: Token, counted: Any) -> Clause:
        amount = per_each(abs(stars.value), counted)
        return _statement(tree.HaveStars(settled(card), amount, stars.value < 0))

    def have_more_stars(self, card: Object, _has: Token, stars: Token) -> Clause:
        return _statement(tree.HaveStars(settled(card), tree.Flat(stars.value)))

    def have_more_stars_each(self, card: Object, _has: Token, stars: Token, counted: Any) -> Clause:
        return _statement(tree.HaveStars(settled(card), per_each(stars.value, counted)))

    def have_extra_stars(self, card: Object, _has: Token, amount: tree.Quantity) -> Clause:
        return _statement(tree.HaveStars(settled(card), tree.EqualTo(amount)))

    def have_reduced_stars(self, card: Object, _has: Token, amount: tree.Quantity) -> Clause:
        return _statement(tree.HaveStars(settled(card), tree.EqualTo(amount), minus=True))

    def gets_tokens(self, card: Object, _gets: Token, amount: TokenAmount) -> Clause:
        """ "This card gets 3 star tokens": they are put on it."""
        return _statement(tree.AddTokens(*amount, settled(card)))

    def gets_tokens_each(
        self, card: Object, gets: Token, amount: TokenAmount, counted: Any
    ) -> Clause:
        return self.gets_tokens(card, gets, self._token_each(amount, counted))

    def symbol_list(self, *symbols: Token) -> tuple[tree.Symbol, ...]:
        return tuple(token.value for token in symbols if token.type == "SYMBOL")

    def have_symbols(
        self, card: Object, _is: Token, symbols: tuple[tree.Symbol, ...], *_noun: Token
    ) -> Clause:
        return _statement(tree.HaveSymbols(settled(card), symbols))

    def have_effects(self, card: Object, _has: Token, whose: Token, trigger: Token) -> Clause:
        target = settled(card)
        if not isinstance(whose.value, tree.This) or not isinstance(target, tree.Cards):
            raise Misreading("cards can only be given this card's own effects", '"this card\'s"')
        return _statement(tree.HaveEffects(target, trigger.value))

    def copy_of(self, card: Object, _has: Token, of: Token) -> Clause:
        if not isinstance(card, tree.This):
            raise Misreading("only this card can copy effects", "'this card'")
        return _statement(tree.CopyOf(of.value))

    def have_symbols_of(self, card: Token, of: Token) -> Clause:
        if not isinstance(card.value, tree.This):
            raise Misreading("only this card can copy symbols", "'this card'")
        return _statement(tree.HaveSymbolsOf(of.value))

    def become(self, card: Token, symbols: tuple[tree.Symbol, ...], *_noun: Token) -> Clause:
        return _statement(tree.Become(card.value, symbols))

    def become_also(self, card: Token, symbols: tuple[tree.Symbol, ...], *_noun: Token) -> Clause:
        return _statement(tree.Become(card.value, symbols, also=True))

    def more_slots(self, who: Token, _has: Token, count: Token) -> Clause:
        only_you(who.value[0])
        return _statement(tree.MoreSlots(count.value))

    def one_more_slot(self, who: Token, _has: Token) -> Clause:
        only_you(who.value[0])
        return _statement(tree.MoreSlots())

    def cannot_play(self, who: Token, _play: Token, described: Described) -> Clause:
        return _statement(tree.CannotPlay(who.value[0], described.only_filter()))

    def cannot_use(self, who: Token, _use: Token, what: Token) -> Clause:
        return _statement(tree.CannotUse(who.value[0], what.value))

    def cannot_use_effects(self, who: Token, use: Token, trigger: Token) -> Clause:
        if trigger.value not in ("Action", "Reaction"):
            raise Misreading("only Actions and Reactions can be used", "'Actions' or 'Reactions'")
        return self.cannot_use(who, use, trigger.update(value=f"{trigger.value}s"))

    def _total(self, whose: Token, amount: Amount, minus: bool) -> Clause:
        if whose.value not in (Whose.YOUR, Whose.EACH_OPPONENT):
            raise Misreading(
                "a total must be yours or each opponent's", "'your' or \"each opponent's\""
            )
        return _statement(tree.TotalBonus(amount, minus, whose.value.value))

    def total_bonus(self, whose: Token, _is: Token, value: Token) -> Clause:
        return self._total(whose, tree.Flat(abs(value.value)), value.value < 0)

    def total_bonus_of(self, who: Token, is_: Token, value: Token) -> Clause:
        return self.total_bonus(who.update(value=owner_of(who.value[0])), is_, value)

    def total_bonus_each(self, whose: Token, _is: Token, value: Token, counted: Any) -> Clause:
        return self._total(whose, per_each(abs(value.value), counted), value.value < 0)

    def total_increased(self, whose: Token, _is: Token, amount: tree.Quantity) -> Clause:
        return self._total(whose, tree.EqualTo(amount), minus=False)

    def total_reduced(self, whose: Token, _is: Token, amount: tree.Quantity) -> Clause:
        return self._total(whose, tree.EqualTo(amount), minus=True)

    def may_attach(self, described: Described, host: Token) -> Clause:
        places: list[Place] = [tree.In("hand")]
        if not isinstance(host.value, tree.This) or described.places not in ([], places):
            raise Misreading("cards can only be attached to this card, and from your hand")
        described.places.clear()
        return _statement(tree.MayAttach(described.only_filter()))

    def play_only_if(self, condition: tree.Condition) -> Clause:
        return _statement(tree.PlayOnlyIf(condition))

    def play_unless(self, condition: tree.Condition) -> Clause:
        return _statement(tree.PlayOnlyIf(tree.Not(condition)))

    def comes_with(self, count: Token, what: Token) -> Clause:
        return _statement(tree.ComesWith(what.value, count.value))

    def comes_with_one(self, what: Token) -> Clause:
        return _statement(tree.ComesWith(what.value, 1))

    def next_comes_with(self, amount: TokenAmount) -> Clause:
        what, flat = amount
        if what != "star token" or not isinstance(flat, tree.Flat):
            raise Misreading(
                "the next card can only come with a number of star tokens", "'2 star tokens'"
            )
        return _statement(tree.NextComesWith(flat.value))

    def one_per_deck(self, keyword: Token) -> Clause:
        return _statement(tree.OnePerDeck(keyword.value))

    def fixed(self, node: Token) -> Clause:
        effect: Effect = node.value
        return _statement(effect)
