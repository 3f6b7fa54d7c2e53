"""What the grammar's rules make of conditions and events."""

from __future__ import annotations

from lark import Token, v_args

from mblades.text import tree
from mblades.text.grammar.meaning import Misreading
from mblades.text.grammar.nouns import (
    AmountReader,
    Chosen,
    Described,
    Object,
    every_one,
    only_this,
    owner_of,
    settled,
)
from mblades.text.tree import Cards, CountOf, Filter, Holds, Kind, Number, Who, Whose


@v_args(inline=True)
class ConditionReader(AmountReader):
    """Conditions."""

    def both(self, left: tree.Condition, right: tree.Condition) -> tree.Both:
        return tree.Both(left, right)

    def either(self, left: tree.Condition, right: tree.Condition) -> tree.Either:
        return tree.Either(left, right)

    def bound(self, test: Token, value: Token) -> tuple[tree.Compare, int]:
        return test.value, value.value

    def bound_plain(self, value: Token) -> tuple[tree.Compare, int]:
        return "at least", value.value

    bound_or_more = bound_plain

    def bound_or_fewer(self, value: Token) -> tuple[tree.Compare, int]:
        return "at most", value.value

    def there_are(self, bound: tuple[tree.Compare, int], described: Described) -> Holds:
        return Holds(CountOf(every_one(described)), bound[0], Number(bound[1]))

    def there_are_different(
        self, bound: tuple[tree.Compare, int], different: tree.Different
    ) -> Holds:
        return Holds(different, bound[0], Number(bound[1]))

    def who_has_different(
        self, who: Token, _has: Token, bound: tuple[tree.Compare, int], different: tree.Different
    ) -> Holds:
        if who.value[0] is not Who.YOU:
            raise Misreading("say in whose tableau", "'there are', and 'in' with a place")
        return self.there_are_different(bound, different)

    def there_are_more(self, compare: Token, left: Described, right: Described) -> Holds:
        counted = CountOf(every_one(right))
        return Holds(CountOf(every_one(left, counted.cards.place)), compare.value, counted)

    def who_has_more(
        self, who: Token, _has: Token, compare: Token, described: Described, than: Token
    ) -> Holds:
        own = every_one(described, tree.In("tableau", owner_of(who.value[0])))
        if not isinstance(own.place, tree.In):
            raise Misreading("only tableaus, hands and binders can be compared", "'in your hand'")
        place = tree.In(own.place.zone, owner_of(than.value[0]))
        theirs = tree.Cards("each", own.filter, place)
        return Holds(CountOf(own), compare.value, CountOf(theirs))

    def there_is(self, described: Described) -> Holds:
        return self.there_are(("at least", 1), described)

    def there_is_another(self, described: Described) -> Holds:
        described.words["other"] = True
        return self.there_is(described)

    def there_is_no(self, described: Described) -> Holds:
        return self.there_are(("at most", 0), described)

    def who_has(
        self, who: Token, _has: Token, bound: tuple[tree.Compare, int], described: Described
    ) -> Holds:
        place = tree.In("tableau", owner_of(who.value[0]))
        return Holds(CountOf(every_one(described, place)), bound[0], Number(bound[1]))

    def who_has_a(self, who: Token, has: Token, described: Described) -> Holds:
        return self.who_has(who, has, ("at least", 1), described)

    def who_has_another(self, who: Token, has: Token, described: Described) -> Holds:
        described.words["other"] = True
        return self.who_has_a(who, has, described)

    def who_has_no(self, who: Token, has: Token, described: Described) -> Holds:
        return self.who_has(who, has, ("at most", 0), described)

    def has_bound(
        self, who: Token, _has: Token, bound: tuple[tree.Compare, int], unit: Token
    ) -> Holds:
        return Holds(tree.Has(unit.value, owner_of(who.value[0])), bound[0], Number(bound[1]))

    def has_nothing(self, who: Token, has: Token, unit: Token) -> Holds:
        return self.has_bound(who, has, ("at most", 0), unit)

    def has_compared(
        self, who: Token, _has: Token, compare: Token, unit: Token, than: Token
    ) -> Holds:
        return Holds(
            tree.Has(unit.value, owner_of(who.value[0])),
            compare.value,
            tree.Has(unit.value, owner_of(than.value[0])),
        )

    def leads(self, who: Token, _has: Token, most: bool = True) -> tree.Leads:
        if who.value[0] is not Who.YOU:
            raise Misreading("this can only ask about you", "'you have the most RP'")
        return tree.Leads(most)

    def trails(self, who: Token, has: Token) -> tree.Leads:
        return self.leads(who, has, most=False)

    def not_leads(self, who: Token, has: Token) -> tree.Not:
        return tree.Not(self.leads(who, has))

    def not_trails(self, who: Token, has: Token) -> tree.Not:
        return tree.Not(self.leads(who, has, most=False))

    def is_only(self, card: Token, _is: Token, described: Described) -> Holds:
        """ "This is the only Dark card in your tableau": there is no other."""
        only_this(card)
        described.words["other"] = True
        return self.there_is_no(described)

    def is_only_whose(self, card: Token, is_: Token, whose: Token, described: Described) -> Holds:
        return self.is_only(card, is_, self._owned(whose, described))

    def has_won(
        self, who: Token, _has: Token, bound: tuple[tree.Compare, int], _clash: Token
    ) -> Holds:
        if who.value[0] is not Who.YOU:
            raise Misreading("only your own clashes can be counted", "'you have won'")
        return Holds(tree.ClashesWon(), bound[0], Number(bound[1]))

    def has_won_one(self, who: Token, has: Token, clash: Token) -> Holds:
        return self.has_won(who, has, ("at least", 1), clash)

    def is_a(self, card: Token, _is: Token, described: Described) -> tree.Is:
        return tree.Is(card.value, described.only_filter())

    def is_not_a(self, card: Token, is_: Token, described: Described) -> tree.Not:
        return tree.Not(self.is_a(card, is_, described))

    def is_symbol(self, card: Token, _is: Token, symbol: Token) -> tree.Is:
        return tree.Is(card.value, Filter(symbols=(symbol.value,)))

    def is_not_symbol(self, card: Token, is_: Token, symbol: Token) -> tree.Not:
        return tree.Not(self.is_symbol(card, is_, symbol))

    def is_placed(self, card: Token, where: Token) -> tree.IsPlaced:
        return tree.IsPlaced(card.value, where.value)

    def is_not_placed(self, card: Token, where: Token) -> tree.Not:
        return tree.Not(self.is_placed(card, where))

    def has_stars(self, card: Token, _has: Token, bound: tuple[tree.Compare, int]) -> Holds:
        return Holds(tree.StarsOf(card.value), bound[0], Number(bound[1]))

    def has_stars_compared(
        self, card: Token, _has: Token, compare: Token, than: tree.Quantity
    ) -> Holds:
        return Holds(tree.StarsOf(card.value), compare.value, than)

    def shared(self, *features: Token) -> tuple[tree.Feature, ...]:
        return tuple(token.value for token in features if token.type in ("SHARED", "FEATURE"))

    unshared = shared

    def shares(self, card: Token, features: tuple[tree.Feature, ...], other: Token) -> tree.Shares:
        only_this(other)
        return tree.Shares(card.value, features)

    def shares_none(
        self, card: Token, features: tuple[tree.Feature, ...], other: Token
    ) -> tree.Shares:
        only_this(other)
        return tree.Shares(card.value, features, none=True)

    def faces(self, card: Token, side: Token) -> tree.Faces:
        only_this(card)
        return tree.Faces(side.value)

    def clash_result(self, result: Token) -> tree.ClashResult:
        return tree.ClashResult(result.value)

    def your_turn(self) -> tree.YourTurn:
        return tree.YourTurn()

    def compare(
        self, left: tree.Quantity, _is: Token, test: Token, right: tree.Quantity
    ) -> tree.Holds:
        return Holds(left, test.value, right)

    def compare_equal(self, left: tree.Quantity, _is: Token, right: tree.Quantity) -> tree.Holds:
        return Holds(left, "equal", right)

    def compare_number(self, left: tree.Quantity, _is: Token, value: Token) -> tree.Holds:
        return Holds(left, "equal", Number(value.value))


EVENT_PLAYERS = (Who.YOU, Who.OPPONENT, Who.PLAYER)
# "whenever each opponent plays a card" can only mean any of them
_EVENT_MEANING = {Who.EACH_OPPONENT: Who.OPPONENT, Who.EACH_PLAYER: Who.PLAYER}


_FLIPPED_BY: dict[Who, tree.By] = {
    Who.YOU: "you",
    Who.OPPONENT: "an opponent",
    Who.PLAYER: "anyone",
}


def event_player(token: Token) -> Who:
    """The player an event is about."""
    who: Who = _EVENT_MEANING.get(token.value[0], token.value[0])
    if who not in EVENT_PLAYERS:
        raise Misreading(f'an event cannot be about "{who}"', "'you', 'an opponent' or 'a player'")
    return who


@v_args(inline=True)
class EventReader(ConditionReader):
    """Events."""

    def plays(self, who: Token, _play: Token, described: Described) -> tree.Plays:
        return tree.Plays(event_player(who), described.only_filter())

    def plays_another(self, who: Token, play: Token, described: Described) -> tree.Plays:
        described.words["other"] = True
        return self.plays(who, play, described)

    def is_played(self, card: Object, by: Token | None = None) -> tree.Plays:
        if not isinstance(card, Chosen) or card.how not in ("a", "each") or card.count > 1:
            raise Misreading(
                "this waits for any card of a kind, not for one card",
                "a card such as 'a Fire card'",
            )
        players = {"anyone": Who.PLAYER, "an opponent": Who.OPPONENT, "you": Who.YOU}
        who = players[by.value if by else "anyone"]
        return tree.Plays(who, card.described.only_filter())

    def is_flipped(self, card: Object, by: Token | None = None) -> tree.IsFlipped:
        return self._flipped(card, by.value if by else "anyone", would=False)

    def would_be_flipped(self, card: Object, by: Token | None = None) -> tree.IsFlipped:
        return self._flipped(card, by.value if by else "anyone", would=True)

    def _flipped(self, card: Object, by: tree.By, *, would: bool) -> tree.IsFlipped:
        if isinstance(card, Chosen) and card.how == "each":
            card.how = "a"  # "whenever cards in your tableau are flipped"
        target = settled(card, tree.In("tableau", Whose.ANY))
        if not isinstance(target, Cards | tree.This):
            raise Misreading(
                "this can only wait for this card or for a kind of card",
                "'this card' or a card such as 'a card in your tableau'",
            )
        return tree.IsFlipped(target, by, would)

    def who_flips(self, who: Token, _flip: Token, card: Object) -> tree.IsFlipped:
        return self._flipped(card, _FLIPPED_BY[event_player(who)], would=False)

    def who_would_flip(self, who: Token, _flip: Token, card: Object) -> tree.IsFlipped:
        return self._flipped(card, _FLIPPED_BY[event_player(who)], would=True)

    def gains(self, who: Token, _verb: Token, unit: Token) -> tree.Changes:
        return tree.Changes(event_player(who), "gain", unit.value)

    def loses(self, who: Token, _verb: Token, unit: Token) -> tree.Changes:
        return tree.Changes(event_player(who), "lose", unit.value)

    def would_gain(self, who: Token, _verb: Token, unit: Token) -> tree.Changes:
        return tree.Changes(event_player(who), "gain", unit.value, would=True)

    def would_lose(self, who: Token, _verb: Token, unit: Token) -> tree.Changes:
        return tree.Changes(event_player(who), "lose", unit.value, would=True)

    def clashes(self, who: Token, _verb: Token) -> tree.Clashes:
        return tree.Clashes(event_player(who), "clash")

    def wins(self, who: Token, _verb: Token, _clash: Token) -> tree.Clashes:
        return tree.Clashes(event_player(who), "win")

    def loses_clash(self, who: Token, _verb: Token, _clash: Token) -> tree.Clashes:
        return tree.Clashes(event_player(who), "lose")

    def discards(self, who: Token, _verb: Token, noun: Token) -> tree.Discards:
        if noun.value != (Kind.CARD, False):
            raise Misreading(
                "this waits for any discard, not for that of a certain card", "'a card'"
            )
        return tree.Discards(event_player(who))

    def uses_action(self, who: Token, _verb: Token) -> tree.UsesAction:
        return tree.UsesAction(event_player(who))

    def uses_effect(self, who: Token, _verb: Token, trigger: Token) -> tree.EffectHappens:
        return tree.EffectHappens(event_player(who), trigger.value)

    def _event_owner(self, whose: Token) -> Who:
        owners = {
            Whose.YOUR: Who.YOU, Whose.OPPONENT: Who.OPPONENT, Whose.ANOTHER: Who.OPPONENT,
            Whose.EACH_OPPONENT: Who.OPPONENT, Whose.ANY: Who.PLAYER,
        }  # fmt: skip
        if whose.value not in owners:
            raise Misreading(
                f'an event cannot be about "{whose.value}"', "'your' or \"an opponent's\""
            )
        return owners[whose.value]

    def turn_starts(self, whose: Token) -> tree.TurnStarts:
        who = self._event_owner(whose)
        if who is Who.PLAYER:
            raise Misreading("say whose turn", "'your' or \"an opponent's\"")
        return tree.TurnStarts(who)

    def effect_happens(self, whose: Token, trigger: Token | None = None) -> tree.EffectHappens:
        return tree.EffectHappens(self._event_owner(whose), trigger.value if trigger else None)

    def fixed_event(self, event: Token) -> tree.Event:
        found: tree.Event = event.value
        return found
