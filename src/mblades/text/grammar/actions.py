"""What the grammar's rules make of the things players do."""

from __future__ import annotations

from typing import Any, Literal

from lark import Token, v_args

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.grammar.meaning import Misreading
from mblades.text.grammar.nouns import Chosen, Described, Object, per_each, settled
from mblades.text.grammar.sentences import SentenceReader, VerbPhrase
from mblades.text.tree import Amount, Effect, Kind, Place, Unit, Who, Whose

Measured = tuple[Unit, Amount]
THIEVES = (Who.WINNER, Who.LOSER, Who.THAT)  # who may steal besides you
TokenAmount = tuple[Literal["star token", "sell marker"], Amount]


def _anywhere(who: Who) -> Place:
    return tree.In("tableau", Whose.ANY if who is Who.YOU else Whose.THEIR)


def _all_in(whose: Token, zone: Token) -> Chosen:
    described = Described(Kind.CARD, plural=True, places=[tree.In(zone.value, whose.value)])
    return Chosen(described, "each")


def _as_player(them: Token) -> Token:
    """ "Steal 5 RP from them": a player, not cards."""
    if not isinstance(them.value, tree.Those):
        raise Misreading("a card cannot be a player", "a player such as 'that player'")
    return them.update(type="WHO", value=(Who.THAT, False))


def _third(verb: Token) -> bool:
    third: bool = verb.value[1]
    return third


def only_you(who: Who) -> None:
    """Some things only the player whose card it is can do."""
    if who is not Who.YOU:
        raise Misreading(f'this is always done by you, not by "{who}"', "'you' or no player")


@v_args(inline=True)
class VerbPhraseReader(SentenceReader):
    """What players do."""

    def gain(self, verb: Token, measured: Measured) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.Gain(*measured, who), _third(verb))

    def lose(self, verb: Token, measured: Measured) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.Lose(*measured, who), _third(verb))

    def steal(self, verb: Token, measured: Measured, victim: Token) -> VerbPhrase:
        def make(who: Who) -> Effect:
            if who not in THIEVES:
                only_you(who)
            return tree.Steal(*measured, victim.value[0], who)

        return VerbPhrase(make, _third(verb))

    def steal_them(self, verb: Token, measured: Measured, victim: Token) -> VerbPhrase:
        return self.steal(verb, measured, _as_player(victim))

    def pay(self, verb: Token, measured: Measured) -> VerbPhrase:
        def make(who: Who) -> Effect:
            if who is not Who.YOU:
                raise Misreading("say who it is paid to", nearest=f"{who} gives you {measured[0]}")
            return tree.Pay(*measured)

        return VerbPhrase(make, _third(verb))

    def give_amount(self, verb: Token, to: Token, measured: Measured) -> VerbPhrase:
        def make(who: Who) -> Effect:
            if to.value[0] is not Who.YOU or who is Who.YOU:
                raise Misreading(
                    "RP and M$ can only be given to you", "a player who 'gives you' something"
                )
            return tree.Pay(*measured, who)

        return VerbPhrase(make, _third(verb))

    def give_amount_to(self, verb: Token, measured: Measured, to: Token) -> VerbPhrase:
        return self.give_amount(verb, to, measured)

    def give_card(self, verb: Token, card: Object, to: Token) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.GiveCard(settled(card, theirs("tableau", who)), to.value[0], who),
            _third(verb),
        )

    def give_card_them(self, verb: Token, card: Object, to: Token) -> VerbPhrase:
        return self.give_card(verb, card, _as_player(to))

    def give_player_card(self, verb: Token, to: Token, card: Object) -> VerbPhrase:
        return self.give_card(verb, card, to)

    def flip(self, verb: Token, card: Object) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.Flip(settled(card, _anywhere(who)), who), _third(verb))

    def unflip(self, verb: Token, card: Object) -> VerbPhrase:
        if isinstance(card, Chosen):
            card.described.words.setdefault("face", "down")
        return VerbPhrase(
            lambda who: tree.Unflip(settled(card, theirs("tableau", who)), who), _third(verb)
        )

    def discard(self, verb: Token, card: Object, random: bool = False) -> VerbPhrase:
        if isinstance(card, Chosen) and card.described.random:
            card.described.random = False
            random = True
        return VerbPhrase(
            lambda who: tree.Discard(settled(card, theirs("hand", who)), who, random), _third(verb)
        )

    def discard_some(self, verb: Token, count: Token) -> VerbPhrase:
        """ "Draw 2 cards, then discard one." """
        return self.discard(verb, Chosen(Described(Kind.CARD, plural=False), "a", count.value))

    def discard_zone(self, verb: Token, whose: Token, zone: Token) -> VerbPhrase:
        return self.discard(verb, _all_in(whose, zone))

    def reveal_zone(self, verb: Token, whose: Token, zone: Token) -> VerbPhrase:
        return self.reveal(verb, _all_in(whose, zone))

    def discard_random(self, verb: Token, card: Object) -> VerbPhrase:
        return self.discard(verb, card, random=True)

    def return_(self, verb: Token, card: Object, to: Token) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.Return(settled(card, theirs("tableau", who)), to.value, who),
            _third(verb),
        )

    def take(self, verb: Token, card: Object, to: Token | None = None) -> VerbPhrase:
        if to is not None and to.value != "hand":
            raise Misreading("cards can only be taken into the hand", "'into your hand'")
        return VerbPhrase(
            lambda who: tree.Take(settled(card, tree.Aftermarket()), who), _third(verb)
        )

    def put_to(self, verb: Token, card: Object, to: Token) -> VerbPhrase:
        """ "Put it into your hand": what lies in a tableau goes back there."""
        places = card.described.places if isinstance(card, Chosen) else []
        lies = any(isinstance(place, tree.In) and place.zone == "tableau" for place in places)
        if (
            to.value != "hand"
            or lies
            or isinstance(card, tree.This | tree.TopCard | tree.Neighbour)
        ):
            return self.return_(verb, card, to)
        return self.take(verb, card, to)

    def draw_it(self, verb: Token, card: Token) -> VerbPhrase:
        return self.take(verb, card.value)

    def draw(self, verb: Token, count: Token, _noun: Token) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.Draw(count.value, who), _third(verb))

    def draw_one(self, verb: Token, _noun: Token) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.Draw(1, who), _third(verb))

    def reveal(self, verb: Token, card: Object) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.Reveal(settled(card, theirs("hand", who)), who), _third(verb)
        )

    def name_one(self, words: Token) -> VerbPhrase:
        def make(who: Who) -> Effect:
            if words.value[0] == "trigger":
                only_you(who)
            return tree.NameOne(words.value[0], who)

        return VerbPhrase(make, words.value[1])

    def play(self, verb: Token, card: Object, silent: bool = False) -> VerbPhrase:
        if not silent and isinstance(card, Chosen) and card.is_another():
            return self.play_another()
        return VerbPhrase(
            lambda who: tree.PlayIt(settled(card, theirs("hand", who)), who, silent), _third(verb)
        )

    def play_silently(self, verb: Token, card: Object) -> VerbPhrase:
        return self.play(verb, card, silent=True)

    def _yours(self, effect: Effect, third: bool = False) -> VerbPhrase:
        def make(who: Who) -> Effect:
            only_you(who)
            return effect

        return VerbPhrase(make, third)

    def play_another(self) -> VerbPhrase:
        return self._yours(tree.PlayAnother())

    def play_another_slot(self) -> VerbPhrase:
        return self._yours(tree.PlayAnother(slot=True))

    def move(self, verb: Token, card: Object, to: Token) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.Move(settled(card, theirs("tableau", who)), to.value, who),
            _third(verb),
        )

    def swap(self, verb: Token, card: Object) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.Swap(settled(card, theirs("tableau", who)), None, who), _third(verb)
        )

    def swap_with(self, verb: Token, first: Object, second: Object) -> VerbPhrase:
        def make(who: Who) -> Effect:
            place = theirs("tableau", who)
            return tree.Swap(settled(first, place), settled(second, place), who)

        return VerbPhrase(make, _third(verb))

    def insert(self, verb: Token, card: Token, any_tableau: bool = False) -> VerbPhrase:
        if not isinstance(card.value, tree.This):
            raise Misreading("only this card can be inserted", "'this card'")
        return self._yours(tree.Insert(any_tableau), _third(verb))

    def insert_any(self, verb: Token, card: Token) -> VerbPhrase:
        return self.insert(verb, card, any_tableau=True)

    def attach(self, verb: Token, card: Object, host: Token) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.Attach(settled(card, theirs("hand", who)), host.value, who),
            _third(verb),
        )

    def give_keyword(self, verb: Token, card: Object) -> VerbPhrase:
        return self._yours(tree.GiveKeyword(settled(card)), _third(verb))

    # star tokens and sell markers

    def one_token(self, what: Token) -> TokenAmount:
        return what.value, tree.Flat(1)

    def tokens(self, count: Token, what: Token) -> TokenAmount:
        return what.value, tree.Flat(count.value)

    def tokens_equal(self, what: Token, amount: tree.Quantity) -> TokenAmount:
        return what.value, tree.EqualTo(amount)

    def tokens_that_many(self, what: Token) -> TokenAmount:
        return what.value, tree.EqualTo(tree.ThatMuch())

    def put_tokens(self, verb: Token, amount: TokenAmount, card: Object) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.AddTokens(
                amount[0], amount[1], settled(card, theirs("tableau", who)), who
            ),
            _third(verb),
        )

    def put_tokens_each(
        self, verb: Token, amount: TokenAmount, card: Object, counted: Any
    ) -> VerbPhrase:
        return self.put_tokens(verb, self._token_each(amount, counted), card)

    def remove_tokens(self, verb: Token, amount: TokenAmount, card: Object) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.RemoveTokens(
                amount[0], amount[1], settled(card, theirs("tableau", who)), who
            ),
            _third(verb),
        )

    def move_tokens(
        self, verb: Token, amount: TokenAmount, card: Object, other: Object
    ) -> VerbPhrase:
        what, count = amount
        if what != "star token":
            raise Misreading(f"a {what} stays with its owner", "'move a star token'")
        return VerbPhrase(
            lambda who: tree.MoveTokens(
                count,
                settled(card, theirs("tableau", who)),
                settled(other, theirs("tableau", who)),
                who,
            ),
            _third(verb),
        )

    def move_tokens_each(
        self, verb: Token, amount: TokenAmount, card: Object, other: Object, counted: Any
    ) -> VerbPhrase:
        return self.move_tokens(verb, self._token_each(amount, counted), card, other)

    def remove_tokens_each(
        self, verb: Token, amount: TokenAmount, card: Object, counted: Any
    ) -> VerbPhrase:
        return self.remove_tokens(verb, self._token_each(amount, counted), card)

    def remove_all_tokens(self, verb: Token, what: Token, card: Object) -> VerbPhrase:
        if isinstance(card, Chosen):
            raise Misreading(
                "choose the card first", "'choose a card', then 'remove all star tokens from it'"
            )
        return self.remove_tokens(
            verb, (what.value, tree.EqualTo(tree.Tokens(what.value, card))), card
        )

    def _token_each(self, amount: TokenAmount, counted: Any) -> TokenAmount:
        what, flat = amount
        if not isinstance(flat, tree.Flat):
            raise Misreading("'equal to' and 'for each' cannot be combined")
        return what, per_each(flat.value, counted)

    def comes_with_put(self, verb: Token, amount: TokenAmount, card: Token) -> VerbPhrase:
        what, flat = amount
        if not isinstance(card.value, tree.This) or not isinstance(flat, tree.Flat):
            raise Misreading(
                "only this card can come into play with tokens, and only with a fixed number"
            )
        return self._yours(tree.ComesWith(what, flat.value), _third(verb))

    def put_card(self, verb: Token, card: Object, where: Token | None = None) -> VerbPhrase:
        spot: Any = where.value if where else None
        if spot is None and isinstance(card, Chosen):
            places = card.described.places
            if places and isinstance(places[-1], tree.Aftermarket):
                places.pop()
                spot = "in the Aftermarket"
            elif len(places) > 1 and places[-1] == tree.In("hand"):
                places.pop()
                return self.take(verb, card)
        if spot is None:
            raise Misreading(
                "say where the card is put",
                "'on top of the Store' or 'in the Aftermarket'",
            )
        return VerbPhrase(
            lambda who: tree.PutOnStore(settled(card, theirs("hand", who)), spot, who),
            _third(verb),
        )

    def put_ref(self, verb: Token, card: Token, place: Token) -> VerbPhrase:
        if not isinstance(place.value, tree.Aftermarket):
            raise Misreading("cards can only be put in the Aftermarket or on top of the Store")
        return VerbPhrase(
            lambda who: tree.PutOnStore(card.value, "in the Aftermarket", who), _third(verb)
        )

    def put_in_zone(self, verb: Token, card: Token, whose: Token, zone: Token) -> VerbPhrase:
        if zone.value != "hand" or whose.value not in (Whose.YOUR, Whose.THEIR):
            raise Misreading("players can only put cards into their own hand", "'into your hand'")
        return self.take(verb, card.value)

    # the rest

    def extra_slot(self, words: Token) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.ExtraSlot(words.value[0], who), words.value[1])

    def use_effects(self, verb: Token, card: Token, trigger: Token) -> VerbPhrase:
        return VerbPhrase(lambda who: tree.UseEffects(trigger.value, card.value, who), _third(verb))

    def use_effects_of(self, verb: Token, trigger: Token, card: Object) -> VerbPhrase:
        return VerbPhrase(
            lambda who: tree.UseEffects(trigger.value, settled(card, theirs("tableau", who)), who),
            _third(verb),
        )

    def repeat_once(self, verb: Token) -> VerbPhrase:
        return self._yours(tree.Repeat(), _third(verb))

    def repeat(self, verb: Token, times: Token) -> VerbPhrase:
        return self._yours(tree.Repeat(times.value), _third(verb))

    def clash(self, verb: Token, who: Token, their_card: bool = False) -> VerbPhrase:
        return self._yours(tree.Clash(who.value[0], their_card), _third(verb))

    def clash_them(self, verb: Token, who: Token) -> VerbPhrase:
        return self.clash(verb, _as_player(who))

    def clash_their_card(self, verb: Token, who: Token) -> VerbPhrase:
        return self.clash(verb, who, their_card=True)

    def use_in_clash(self) -> VerbPhrase:
        return self._yours(tree.UseInClash())

    def clash_bonus(self, verb: Token, amount: tree.Quantity) -> VerbPhrase:
        return self._yours(tree.ClashBonus(tree.EqualTo(amount)), _third(verb))

    def clash_bonus_flat(self, verb: Token, value: Token) -> VerbPhrase:
        return self._yours(tree.ClashBonus(tree.Flat(value.value)), _third(verb))

    def clash_bonus_each(self, verb: Token, value: Token, counted: Any) -> VerbPhrase:
        return self._yours(tree.ClashBonus(per_each(value.value, counted)), _third(verb))

    def choose_player(self, verb: Token, who: Token) -> VerbPhrase:
        if who.value[0] not in (Who.PLAYER, Who.OPPONENT):
            raise Misreading("a player must be chosen from several", "'a player' or 'an opponent'")
        return self._yours(tree.ChoosePlayer(who.value[0]), _third(verb))

    def choose_card(self, verb: Token, card: Object) -> VerbPhrase:
        if not isinstance(card, Chosen):
            raise Misreading(
                "a card must be chosen from several", "a card such as 'a card in any tableau'"
            )
        return self._yours(tree.ChooseCard(card.cards(_anywhere(Who.YOU))), _third(verb))

    def prevent(self) -> VerbPhrase:
        return self._yours(tree.Prevent())

    def cancel(self) -> VerbPhrase:
        return self._yours(tree.Cancel())

    def face(self) -> VerbPhrase:
        return self._yours(tree.Face())

    def look(self, count: Token) -> VerbPhrase:
        return self._yours(tree.LookAtStore(count.value))
