"""Who "they" and "that player" are, and which card "it" is: the words settled by what was said before.

What can only be one player or card is that one, even if the game remembers another; what could be two is refused.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec.structs import astuple, replace

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.identity import Flipper
from mblades.text.reading.its import AnotherThanIt, ItWas, Likewise, MovedHome, home, one_they_have
from mblades.text.reading.meaning import OTHERS, Before, Misreading, Unchosen, names_causer
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose
from mblades.text.walking import contains, is_one_found, nodes, subject_of, with_parts

_ALL = (Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.NEIGHBOURS, Who.OTHER_OPPONENTS)
_OTHER_ONES = (Who.OTHER_OPPONENT, Who.OTHER_OPPONENTS)
_WHO_OF = {whose: who for who, whose in OWNER_OF.items()} | {Whose.ANOTHER: Who.OPPONENT}
_SOMEBODYS = (Whose.OPPONENT, Whose.ANOTHER)
_REFERENCES = (
    tree.This, tree.TopCard, tree.Neighbour, tree.TheNext, tree.UsedCard, tree.LosingCard,
    tree.TopOfStore, tree.Latest,
)  # fmt: skip

_FOLLOWING = ("otherwise", "if you do", "if you do not", "if you cannot")

# What "it" is: nothing yet, the card that was chosen, this card, a card of an event, one of several, or one of two.
Known = Literal["nothing", "chosen", "this", "several", "unclear"]


class _Spoken(NamedTuple):
    """What has been spoken of so far."""

    player: Who | None = None  # None: nobody; OWNER: whoever has "it"
    is_said: bool = False  # and not only implied, as in a Flip ability
    unclear: str = ""  # why nobody can tell who "they" are
    card: Known = "nothing"
    zone: str = ""  # where it lies, as far as that is known
    home: Whose | None = None  # in whose tableau
    tokens: bool = False  # whether star tokens or markers were spoken of last
    on_this: bool = False  # and that they are on this card
    meant: tree.Ref | tree.Cards | None = None  # the card a condition was about

    @property
    def is_on_this(self) -> bool:
        """Whether what lies "on it" can only be what was just put on this card."""
        return self.on_this and self.card == "unclear"


def settle_spoken_of(
    trigger: TriggerWord | None,
    before: Before,
    effects: tuple[Effect, ...],
    head: str = "",
) -> tuple[Effect, ...]:
    """Effects with the players and cards that "they" and "it" are; by its head a sentence may belong to
    the last one before.
    """
    answers = trigger is TriggerWord.FLIP or (
        trigger is TriggerWord.REACTION and not any(isinstance(one, tree.Event) for one in before)
    )
    listener = _Listener(
        _Spoken(
            Who.THAT if answers else None,
            card="chosen" if trigger is TriggerWord.NEXT else "nothing",
        )
    )
    listener.flipper_is_meant = trigger is TriggerWord.FLIP
    for place, one in enumerate(before, 1):
        if isinstance(one, tree.Event):
            listener.event(one)
        elif one is not None and place == len(before) and head in _FOLLOWING:
            listener.up_to(head, one)
        elif one is not None:
            listener.effect(one)
    return tuple(listener.effect(effect) for effect in effects)


class _Listener:
    """Follows the words in their order."""

    def __init__(self, spoken: _Spoken) -> None:
        self.spoken = spoken
        self.flipper_is_meant = False  # "that player" is whoever flipped the card
        self._own = False  # several players whose effect is being read
        self._moving = False  # "from a card to another card": another one than that
        self._rival: Who | None = None  # with whom a clash was offered
        self._offered: Whom | None = None  # several players, each of whom chooses for himself

    # ----------------------------------------------------------------- effects

    def effect(self, effect: Effect) -> Any:
        """The effect with everything settled."""
        match effect:
            case tree.If():
                return self._if(effect)
            case tree.May() | tree.OneOf():
                return self._offer(effect)
            case tree.ChooseOne(who=Who.YOU):
                return replace(effect, options=self._rows(effect.options))
            case tree.ChooseOne():
                return self._offer(effect)
            case tree.IfDone() | tree.InFull():
                who = self._who(effect.who)
                self._each_by_himself(who)
                done, otherwise = self._rows((effect.effects, effect.otherwise))
                self._offered = None
                return replace(effect, who=who, effects=done, otherwise=otherwise)
            case tree.Whenever() | tree.Instead():
                start = self.spoken
                event = self.event(effect.event)
                changed = replace(effect, event=event, effects=self._row(effect.effects))
                self.spoken = start
                return changed
            case tree.OneByOne() | tree.PlayerByPlayer():
                return self._in_turn(effect)
            case tree.AsSoonAs():
                so = self._if(tree.If(effect.condition, effect.effects))
                return replace(effect, condition=so.condition, effects=so.then)
            case tree.InTurn():
                start = self.spoken
                self._hear_turn(effect)
                offered = replace(effect, offer=self.effect(effect.offer))
                self.spoken = start
                return offered
            case tree.Lasting() | tree.Later() | tree.Cost():
                return self._held(effect)
            case _:
                return self._deed(effect)

    def _held(self, effect: tree.Lasting | tree.Later | tree.Cost) -> Any:
        """What is started, and what is paid."""
        row = self._row
        match effect:
            case tree.Lasting():
                span = self._time(effect.span)
                return replace(effect, span=span, effects=row(effect.effects))
            case tree.Later():
                moment = self._time(effect.moment)
                return replace(effect, moment=moment, effects=row(effect.effects))
            case _:
                return replace(effect, effects=row(effect.effects))

    def _hear_turn(self, effect: tree.InTurn) -> None:
        """ "That player" is then whoever's turn it is."""
        if effect.offer.who is Who.THAT:
            self._set_player(Who.THAT)

    def _time(self, time: Any) -> Any:
        """ "During each opponent's next turn, that player ...": each of them in his own turn."""
        changed = self._part(time)
        for whose in _whose_in(changed):
            if whose is Whose.EACH_OPPONENT or whose in _SOMEBODYS:
                self._set_player(Who.THAT)
            elif whose in (Whose.LEFT, Whose.RIGHT):
                self._set_player(_WHO_OF[whose])
        return changed

    def up_to(self, head: str, effect: Effect) -> None:
        """Hear an effect as far as the "if" or the "may" that a sentence behind it belongs to."""
        row: tuple[Effect, ...] = ()
        match effect:
            case tree.May() if head == "if you do not" or (head != "otherwise" and not effect.then):
                self._each_by_himself(effect.who)
                self._row(effect.effects)
                return
            case tree.If():
                self._condition(effect.condition)
                row = effect.otherwise or (effect.then if head != "otherwise" else ())
            case tree.AsSoonAs():
                self._condition(effect.condition)
                row = effect.effects
            case tree.InTurn():
                self._hear_turn(effect)
                self.up_to(head, effect.offer)
                return
            case tree.Whenever() | tree.Instead():
                self.event(effect.event)
                row = effect.effects
            case tree.IfDone() if head == "if you do not":
                self._each_by_himself(effect.who)
                return
            case tree.IfDone() | tree.Later():
                row = effect.effects
            case tree.May():
                self._each_by_himself(effect.who)
                row = effect.then or effect.effects
            case tree.OneByOne():
                self._each_by_himself(effect.who)
                row = effect.effects
            case tree.PlayerByPlayer() | tree.ForEach(tree.PlayersWho()):
                self._set_player(Who.THAT)
                row = effect.effects
            case _:
                self.effect(effect)
                if head != "otherwise" and _is_several(subject_of(effect)):
                    self._set_player(Who.THAT)  # each of them, if he did or could not
        self._up_to_last(head, row)

    def _up_to_last(self, head: str, row: tuple[Effect, ...]) -> None:
        for one in row[:-1]:
            self.effect(one)
        if row:
            self.up_to(head, row[-1])

    def _each_by_himself(self, who: Whom) -> None:
        if _is_several(who):
            self._set_player(Who.THAT)
            self._offered = who
        else:
            self._hear_player(who)

    def _row(self, effects: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(self.effect(effect) for effect in effects)

    def _rows(self, rows: tuple[tuple[Effect, ...], ...]) -> tuple[tuple[Effect, ...], ...]:
        start, found = self.spoken, []
        for row in rows:
            self.spoken = start
            found.append(self._row(row))
        return tuple(found)

    def _if(self, effect: tree.If) -> tree.If:
        condition = self._condition(effect.condition)
        if isinstance(condition, tree.ClashResult) and self.spoken.player is None and self._rival:
            self._set_player(self._rival)  # "you may clash with an opponent. If you win, they ..."
        if condition == tree.ClashResult("tie") and self.spoken.player in (Who.WINNER, Who.LOSER):
            self._set_player(None, "nobody wins or loses a tie")
        start = self.spoken
        then = self._row(effect.then)
        after = self.spoken
        self.spoken = start._replace(meant=None) if isinstance(start.meant, tree.Cards) else start
        otherwise = self._row(effect.otherwise)
        self.spoken = after if not effect.otherwise or self.spoken == after else self.spoken
        return replace(effect, condition=condition, then=then, otherwise=otherwise)

    def _offer(self, effect: tree.May | tree.OneOf | tree.ChooseOne) -> Effect:
        """Each player by himself: what is "it" inside is his."""
        who = self._who(effect.who)
        changed: Effect
        outside, self._own = self._own, False
        before = self.spoken
        self._each_by_himself(who)
        if isinstance(effect, tree.ChooseOne):
            self._set_player(Who.THAT)
        if isinstance(effect, tree.May):
            start = self.spoken
            done = self._row(effect.effects + effect.then)
            if contains(effect.effects, tree.Clash):
                self._rival = self.spoken.player
            self.spoken = start
            otherwise = self._row(effect.otherwise)
            count = len(effect.effects)
            changed = replace(
                effect, who=who, effects=done[:count], then=done[count:], otherwise=otherwise
            )
        else:
            changed = replace(effect, who=who, options=self._rows(effect.options))
        self._own = outside
        self._offered = None
        if _is_several(who):
            card: Known = "several" if self.spoken.card == "chosen" else self.spoken.card
            self.spoken = before._replace(card=card)
        self._hear_player(who)
        return changed

    def _in_turn(self, effect: tree.OneByOne | tree.PlayerByPlayer) -> Effect:
        if isinstance(effect, tree.OneByOne):
            return self._one_by_one(effect)
        return self._player_by_player(effect)

    def _one_by_one(self, effect: tree.OneByOne) -> Effect:
        """What is "it" is that of each of them; who they are is clear all the way."""
        who = self._who(effect.who)
        outside, self._own = self._own, False
        before = self.spoken
        self._each_by_himself(who)
        row = self._row(effect.effects)
        self._own, self._offered = outside, None
        self.spoken = before._replace(card="several", meant=None)
        self._hear_player(who)
        return replace(effect, who=who, effects=row)

    def _player_by_player(self, effect: tree.PlayerByPlayer) -> Effect:
        """ "That player" is whose turn it is, and afterwards nobody knows."""
        who = self._who(effect.who)
        outside, self._own = self._own, False
        before = self.spoken
        self._set_player(Who.THAT)
        row = self._row(effect.effects)
        self._own = outside
        self.spoken = before._replace(card="several", meant=None)
        self._hear_player(who)
        return replace(effect, who=who, effects=row)

    def _deed(self, effect: Any) -> Any:
        """A deed is told from its subject on."""
        effect = self._brought_home(effect)
        fields: dict[str, Any] = {}
        for name in ("thief", "who", "to"):
            who = getattr(effect, name, None)
            if isinstance(who, Whom) or who == OTHERS:
                fields[name] = self._who(who, alone=name == "to" or isinstance(effect, tree.Clash))
        subject = subject_of(replace(effect, **fields) if fields else effect)
        several = _is_several(subject)
        if isinstance(self.spoken.meant, tree.Cards) and isinstance(
            getattr(effect, "target", None), tree.It
        ):
            cards = self.spoken.meant  # "If you have a Fire card, flip it."
            fields["target"] = tree.Cards("a", cards.filter, cards.place)
        if type(getattr(effect, "target", None)) is tree.It:
            fields |= self._one_they_have(fields.get("who"))
        if self.spoken.tokens and isinstance(effect, tree.Attach):
            raise Misreading("'it' may be the card or what was on it", "'move a star token ...'")
        outside = self._own
        self._own = several and self.spoken.player is not Who.THAT
        self._moving = isinstance(effect, tree.MoveTokens)
        effect = replace(effect, **fields) if fields else effect
        if isinstance(effect, tree.Swap) and contains(effect.second, tree.It):
            effect = replace(effect, first=self._part(effect.first))
            first = self._target(
                effect.first, many=several
            )  # "swap a card with the card to its left"
            self.spoken = self.spoken._replace(card=first, meant=None)
        if isinstance(effect, tree.Buy | tree.Sell):
            changed = self._traded(effect)
        else:
            changed = with_parts(
                effect, lambda part: part if isinstance(part, Who) else self._part(part)
            )
        self._own, self._moving = outside, False
        for name in ("thief", "who", "to"):
            if name in fields:
                self._hear_player(fields[name])
        owner = self.spoken.player is Who.OWNER
        self._hear_owners(changed)
        many = several and subject != self._offered
        tokens = isinstance(effect, tree.AddTokens | tree.RemoveTokens)
        on_this = tokens and isinstance(getattr(changed, "target", None), tree.This)
        self.spoken = self.spoken._replace(tokens=tokens, on_this=on_this)
        self._hear_cards(changed, many=many, owner=owner)
        return changed

    def _one_they_have(self, who: object) -> dict[str, tree.Cards]:
        """ "Each opponent with a Mage flips it"."""
        found = one_they_have(who)
        if self._offered == who and self.spoken.card != "nothing":
            return {}  # what each of them does: "it" is the card that was chosen so
        if found and self.spoken.card != "nothing":
            raise Misreading("'it' may be one or the other card", "the card itself, not 'it'")
        return found

    def _tableau_of(self, target: tree.Target) -> Whose:
        """In whose tableau a card lies."""
        match target:
            case tree.It():
                return self.spoken.home or Whose.YOUR
            case tree.Cards(_, _, tree.Adjacent(anchor) | tree.Beside(_, anchor)):
                return self._tableau_of(anchor)
            case tree.Neighbour(_, anchor):
                return self._tableau_of(anchor)
            case _:
                return _whose_tableau(target) or Whose.YOUR

    def _brought_home(self, effect: Any) -> Any:
        """ "Move it to your tableau": out of somebody else's, as it lies there."""
        if isinstance(effect, MovedHome):
            effect = home(effect, self.spoken.home)
        match effect:
            case tree.MoveBeside(target, of):
                if self._tableau_of(target) is not self._tableau_of(of):
                    raise Misreading(
                        "these two cards lie in different tableaus", "'take it into your tableau'"
                    )
            case tree.GiveCard(tree.It() | tree.Those(), Who.YOU, Who.YOU):
                own = (None, Whose.YOUR, Whose.ANY)
                if self.spoken.zone != "tableau" or self.spoken.home in own:
                    raise Misreading("this card lies in nobody else's tableau", "'play it'")
        return effect

    def _traded(self, effect: tree.Buy | tree.Sell) -> Any:
        """ "For M$ equal to its stars": each card is paid for by itself."""
        target = self._part(effect.target)
        self.spoken = self.spoken._replace(card="chosen", meant=None)
        return replace(effect, target=target, price=self._part(effect.price))

    # ----------------------------------------------------------------- conditions and events

    def _condition(self, condition: tree.Condition) -> tree.Condition:
        if self.spoken.player in _ALL and Whose.THAT in _whose_in(condition):
            raise Misreading(
                "this is asked of each of them",
                "one player, such as 'choose an opponent' before it",
            )
        about_it = contains(condition, tree.It, tree.Those)
        changed: tree.Condition = self._part(condition)
        whose = _whose_in(changed)
        if any(one in _SOMEBODYS for one in whose):
            self.spoken = self.spoken._replace(
                player=None, unclear="it is not said which opponent 'that player' is"
            )
        for one in whose:
            if one in (Whose.LEFT, Whose.RIGHT):
                self._set_player(_WHO_OF[one])
        if contains(changed, tree.Doers) and not _says_nobody(changed):
            self._set_player(None, "it is not clear which of them this is")
        if not about_it:
            self._hear_condition(changed)
        return changed

    def _hear_condition(self, condition: tree.Condition) -> None:
        """A card that a condition is about is "it" afterwards, if no other card is."""
        there = _there_is(condition)
        refs = [one for one in nodes(condition) if isinstance(one, _REFERENCES)]
        meant: Any = there or (refs[0] if len(set(refs)) == 1 else None)
        if meant is None and not refs:
            return
        if isinstance(meant, tree.TheNext):
            return
        unclear = self.spoken.card != "nothing" or meant is None or (there and refs)
        if isinstance(meant, tree.TopCard) and meant.whose in (
            *_SOMEBODYS, Whose.ANY, Whose.EACH_OPPONENT, Whose.OPPONENTS,
        ):  # fmt: skip
            unclear = True
        if unclear:
            self.spoken = self.spoken._replace(card="unclear", meant=None)
        else:
            self.spoken = self.spoken._replace(meant=meant)

    def event(self, event: tree.Event) -> tree.Event:
        """What is waited for names a player and a card, or leaves those that were named before."""
        who = getattr(event, "who", None)
        changed: Any = self._part(event)
        if isinstance(event, tree.Plays | tree.Discards | tree.TakesCard):
            theirs = Whose.YOUR if who is Who.YOU else Whose.THAT
            self.spoken = self.spoken._replace(card="chosen", zone="", home=theirs, meant=None)
        if isinstance(event, tree.CardEvent):
            is_this = isinstance(event.card, tree.This)
            self.spoken = self.spoken._replace(
                card="this" if is_this else "chosen",
                zone="tableau",
                home=_whose_tableau(event.card),
                meant=None,
            )
            self._hear_doer(event)
        elif isinstance(event, tree.Changes) and names_causer(event):
            unclear = event.who is not Who.YOU and event.what != "be robbed of"
            self._set_player(Who.THAT, "it may be either of the two players" if unclear else "")
        elif who in (Who.OPPONENT, Who.PLAYER):
            self._set_player(Who.THAT)
        return changed  # type: ignore[no-any-return]  # of the same kind

    def _hear_doer(self, event: tree.CardEvent) -> None:
        """ "Whenever a card in an opponent's tableau is flipped, they ...": whose card it was."""
        place = event.card.place if isinstance(event.card, tree.Cards) else None
        whose = place.whose if isinstance(place, tree.In) else Whose.YOUR
        if whose in (Whose.YOUR, Whose.THEIR):
            if event.by != "you":
                self._set_player(Who.THAT)
                self.flipper_is_meant = isinstance(event, tree.IsFlipped)
        elif event.by == "an opponent":
            self._set_player(None, "it may be whoever flips the card, or its owner")
        else:
            self._set_player(Who.OWNER)

    # ----------------------------------------------------------------- parts

    def _part(self, part: Any) -> Any:
        """A part with its words settled."""
        if isinstance(part, _BY_WHAT_THEY_HAVE):
            return part
        if isinstance(part, Whose):
            return self._whose(part)
        if isinstance(part, Who):
            return self._who(part)
        if isinstance(part, tree.PlayerIs):
            return self._player_is(part)
        if type(part) is tree.It or isinstance(part, AnotherThanIt):
            return self._it()
        if isinstance(part, ItWas):
            self._it()
            return part
        if isinstance(part, tree.Tokens) and self.spoken.is_on_this and type(part.card) is tree.It:
            return replace(
                part, card=tree.This()
            )  # "put a token on this card. ... the tokens on it"
        if isinstance(part, tree.Cards) and isinstance(part.place, Likewise):
            part = replace(part, place=self._likewise(part.place))
        if isinstance(part, tree.Cards) and part.filter.other:
            self._check_other(part.place)
        if isinstance(part, tree.Event):
            return part  # of the past
        return with_parts(part, self._part) if isinstance(part, tree.Node) else part

    def _player_is(self, asked: tree.PlayerIs) -> tree.PlayerIs:
        """ "If that is you": of one player, who is known."""
        if isinstance(asked, Flipper) and not self.flipper_is_meant:
            raise Misreading(
                "it is not clear whose effect this asks for", "a Flip effect, or 'whenever'"
            )
        who = self._who(asked.who, alone=True)
        if not isinstance(who, Who):
            return asked
        if who is Who.OWNER and self.spoken.card != "chosen":
            self._nobody("it is not clear whose card is meant")
        self.spoken = self.spoken._replace(is_said=True)
        return tree.PlayerIs(who, asked.you)

    def _it(self) -> tree.Ref:
        spoken = self.spoken
        if isinstance(spoken.meant, tree.Cards):
            raise Misreading("choose the card first", "'choose a card', then 'it'")
        if spoken.meant is not None:
            return spoken.meant
        if spoken.card == "nothing":
            raise Unchosen(
                "no card was chosen before 'it'", "a card such as 'this card'", "this card"
            )
        if spoken.card == "several":
            raise Misreading("'it' may be any of several cards", "'them', or 'each of them'")
        if spoken.card == "unclear":
            raise Misreading("'it' may be one or the other card", "the card itself, not 'it'")
        return tree.It()

    def _likewise(self, place: tree.In) -> tree.In:
        """ "Flip a card, then flip another": one that lies where the first did."""
        spoken = self.spoken
        lay_there = spoken.zone in ("", _zone(place)) and spoken.home in (place.whose, None)
        own_row = (place.whose, spoken.home) == (Whose.YOUR, Whose.ANY)  # "then unflip another"
        if spoken.card in ("nothing", "this") or lay_there or own_row:
            return tree.In(place.zone, place.whose)
        raise Misreading("say where the other card is", "'another card in your tableau'")

    def _check_other(self, place: tree.Place) -> None:
        if self.spoken.card in ("nothing", "this") or self._moving:
            return
        if self.spoken.zone in ("", _zone(place)):
            raise Misreading(
                "it is not clear than which card it is another one", "the card without 'other'"
            )

    def _whose(self, whose: Whose) -> Whose:
        if whose is not Whose.THAT:
            return whose
        if self._own:
            return Whose.THEIR
        return OWNER_OF.get(self._that()) or self._nobody("it is not clear whose this is")

    def _who(self, who: Whom, *, alone: bool = False) -> Whom:
        if who == OTHERS:
            if self._offered is Who.EACH_OPPONENT:
                return Who.EACH_OPPONENT
            others = self.spoken.player not in (None, Who.EACH_OPPONENT)
            if (others and self.spoken.is_said) or self.spoken.unclear:
                self._nobody("it is not clear who the others are")
            return Who.EACH_OPPONENT
        if who in _OTHER_ONES and self._that() is not Who.THAT:
            self._nobody("it is not clear than whom this is another one")
        if who is not Who.THAT:
            return who
        found = self._that()
        if alone and found in _ALL:
            self._nobody("it is not clear which of them this is")
        return found

    def _that(self) -> Who:
        if self.spoken.unclear:
            self._nobody(self.spoken.unclear)
        if self.spoken.player is None:
            raise Misreading(
                "no player was chosen before 'that player'", "a player such as 'an opponent'",
                "an opponent",
            )  # fmt: skip
        self.spoken = self.spoken._replace(is_said=True)
        return self.spoken.player or Who.THAT

    def _nobody(self, why: str) -> Any:
        raise Misreading(why, "'choose an opponent' first, then 'that player'")

    # ----------------------------------------------------------------- what was spoken of

    def _set_player(self, player: Who | None, unclear: str = "") -> None:
        self.spoken = self.spoken._replace(player=player, is_said=True, unclear=unclear)
        self.flipper_is_meant = False

    def _hear_player(self, who: Whom) -> None:
        if who in (Who.YOU, Who.THAT, self._offered):
            return
        if who in (Who.LEFT, Who.RIGHT) or is_one_found(who):
            self._set_player(Who.THAT)
        elif not isinstance(who, Who):
            self._set_player(None, "it is not clear which of them this is")
        elif who in _ALL and self.spoken.player not in (None, who):
            self._set_player(None, "it may be one player, or all of them")
        else:
            self._set_player(who)

    def _hear_owners(self, effect: object) -> None:
        """Whose cards an effect is about."""
        for one in nodes(effect):
            if self._is_one_of_several(one, effect):
                self._set_player(Who.OWNER)
                continue
            if isinstance(one, tree.TopCard):
                whose = one.whose
            elif isinstance(one, tree.Cards) and isinstance(one.place, tree.In):
                whose = one.place.whose
            else:
                continue
            if whose is Whose.ANY:
                picked = isinstance(one, tree.Cards) and one.how != "each" and one.count == 1
                if picked and getattr(effect, "target", None) is one:
                    self._set_player(Who.OWNER)
            elif whose in (Whose.LEFT, Whose.RIGHT):
                self._set_player(_WHO_OF[whose])
            elif whose is Whose.OPPONENTS:
                self._set_player(None, "it is not clear which of them this is")
            elif whose in _WHO_OF:
                self._hear_player(_WHO_OF[whose])

    def _is_one_of_several(self, one: object, effect: object) -> bool:
        """ "Each opponent reveals their hand. Choose one of those cards. That player discards it." """
        among = isinstance(one, tree.Cards) and isinstance(one.place, tree.Among | tree.ThisWay)
        picked = isinstance(one, tree.Cards) and one.how == "a" and one.count == 1
        return (
            among
            and picked
            and self.spoken.player in _ALL
            and getattr(effect, "target", None) is one
        )

    def _hear_cards(self, effect: Effect, *, many: bool, owner: bool) -> None:
        match effect:
            case tree.Swap(_, None):
                card: Known = "several"
            case tree.Swap() | tree.MoveTokens() | tree.MoveBeside(of=tree.Cards()):
                card = "unclear"
            case tree.RevealUntil():
                card = "chosen"
            case tree.Draw(amount):
                card = (
                    "unclear"
                    if self.spoken.card == "chosen"
                    else _known(amount != tree.Flat(1) or many)
                )
            case _:
                target = getattr(effect, "target", getattr(effect, "card", None))
                if target is None or isinstance(effect, tree.Statement):
                    return
                card = self._target(target, many=many)
                if isinstance(target, tree.It | tree.Those | tree.TheRest):
                    owner = False
        self.spoken = self.spoken._replace(
            card=card,
            zone=_zone_of(effect, self.spoken),
            home=_home_of(effect, self.spoken),
            meant=None,
        )
        if self.spoken.player is Who.OWNER and (owner or card != "chosen"):
            self._set_player(None, "it is not clear whose card is meant")

    def _target(self, target: tree.Target, *, many: bool) -> Known:
        match target:
            case tree.Cards(how, _, place, count):
                of_each = isinstance(place, tree.In) and place.whose is Whose.EACH_OPPONENT
                return _known(many or of_each or count > 1 or how in ("each", "any number of"))
            case tree.This():
                return "this" if self.spoken.card in ("nothing", "this") else "unclear"
            case tree.It() | tree.Those() | tree.TheRest():
                return self.spoken.card
            case tree.TopOfStore(count):
                return _known(many or count > 1)
            case tree.TopCard(whose):
                return _known(many or whose in (Whose.ANY, Whose.EACH_OPPONENT))
            case _:
                return "chosen"


def _says_nobody(condition: tree.Condition) -> bool:
    """ "If nobody did", "if there is no player who did not": one of them is not meant."""
    return (
        isinstance(condition, tree.Holds)
        and condition.test == "at most"
        and condition.right == tree.Number(0)
    )


_BY_WHAT_THEY_HAVE = (tree.Compared, tree.Foremost)


def _whose_in(part: object) -> list[Whose]:
    """Whose cards, RP and turns are spoken of; not those that players are told by."""
    if isinstance(part, Whose):
        return [part]
    if isinstance(part, tuple):
        return [one for inner in part for one in _whose_in(inner)]
    if not isinstance(part, tree.Node) or isinstance(part, _BY_WHAT_THEY_HAVE):
        return []
    return _whose_in(astuple(part))


def _is_several(who: Whom) -> bool:
    return who in _ALL if isinstance(who, Who) else not is_one_found(who)


def _zone(place: tree.Place) -> str:
    match place:
        case tree.In(zone):
            return "tableau" if zone == "play area" else zone
        case tree.Adjacent() | tree.Beside():
            return "tableau"
        case tree.Aftermarket() | tree.FusionPiles() | tree.AttachedTo():
            return type(place).__name__
        case _:
            return ""


def _zone_of(effect: Effect, spoken: _Spoken) -> str:
    """Where the cards were that an effect is about."""
    match getattr(effect, "target", getattr(effect, "card", None)):
        case tree.Cards() as cards:
            return _zone(cards.place)
        case tree.TopOfStore():
            return "Store"
        case tree.It() | tree.Those() | tree.TheRest():
            return spoken.zone
        case _:
            return "Store" if isinstance(effect, tree.Draw) else "tableau"


def _home_of(effect: Effect, spoken: _Spoken) -> Whose | None:
    """In whose tableau the cards lie that an effect is about."""
    target = getattr(effect, "target", getattr(effect, "card", None))
    if isinstance(effect, tree.ZoneEffect | tree.Attach):
        return None  # it has gone
    if isinstance(target, tree.It | tree.Those | tree.TheRest):
        return spoken.home
    return _whose_tableau(target)


def _whose_tableau(target: object) -> Whose | None:
    match target:
        case tree.Cards(_, _, tree.In("tableau", whose)):
            return whose
        case tree.TopCard(whose):
            return whose
        case _:
            return None


def _known(several: bool) -> Known:
    return "several" if several else "chosen"


def _there_is(condition: tree.Condition) -> tree.Cards | None:
    """The cards of "there is a Fire card in your tableau"."""
    match condition:
        case tree.Holds(tree.CountOf(cards), "at least", tree.Number(1)):
            return cards
        case _:
            return None
