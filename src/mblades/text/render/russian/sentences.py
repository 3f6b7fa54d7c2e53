"""Card texts in Russian, in the words of the Russian rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from mblades.text import tree
from mblades.text.render.choices import Order
from mblades.text.render.renderer import NameHook, Renderer
from mblades.text.render.russian import words as w
from mblades.text.render.russian.deciding import SECRETLY, decision
from mblades.text.render.russian.events import OFTEN
from mblades.text.render.russian.holding import done, forbidden, gain_limit, so_many_times
from mblades.text.render.russian.nouns import ITS, preposed, words
from mblades.text.render.russian.powers import benefit
from mblades.text.render.russian.spans import Spans
from mblades.text.render.russian.words import KEYWORDS_RU, TRIGGERS, Case, Gender, Verb
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import becoming, gains_more, is_one_found, is_plural, subject_of

__all__ = ["KEYWORDS_RU", "Russian", "render", "render_choice"]

_BY_EFFECTS: Final[dict[tree.By, str]] = {
    "anyone": "",
    "an opponent": "эффектами противников",
    "you": "вашими эффектами",
}
_WHOSE_EFFECTS: Final[dict[tree.By, tuple[str, str]]] = {
    "anyone": ("", ""), "an opponent": ("", "противников"), "you": ("вашими", ""),
}  # fmt: skip
_ENDS: Final = {
    "1 slot to the left": "на одну ячейку влево",
    "1 slot to the right": "на одну ячейку вправо",
    "the left end": "на левый край",
    "the right end": "на правый край",
    "any slot": "в любую ячейку",
}
_ALL_OF: Final[dict[Whom, w.Noun]] = {
    Who.EACH_OPPONENT: w.OPPONENT,
    Who.EACH_PLAYER: w.PLAYER,
}
_RIVALS: Final = {
    "2 opponents": "двух противников на ваш выбор", "all opponents": "всех противников",
    "the players next to you": "игроков рядом с вами",
}  # fmt: skip
_COPIED: Final = {
    "left": "Вместо своих элементов и типов эта карта имеет элементы и типы карты сразу слева "
    "от неё",
    "right": "Вместо своих элементов и типов эта карта имеет элементы и типы карты сразу справа "
    "от неё",
    "both": "Вместо своих элементов и типов эта карта имеет элементы и типы карт сразу слева "
    "и справа от неё",
    "attached": "Эта карта также имеет звёзды, элементы, типы, выпуски, редкости и имена "
    "присоединённых к ней карт",
}
_FUSION: Final = (
    "на вашем столе есть один из её элементов и один из её типов, причём на разных картах"
)
_PAID_FOR: Final = {
    "play": "за розыгрыш этой карты",
    "Action": "за это действие",
    "Reaction": "за эту реакцию",
}
_STAY: Final = (
    "когда вы используете действие этой карты, вы можете убрать с неё "
    f"{w.UNITS['star token'].form(Case.ACC)}, вместо того чтобы перевернуть её"
)


class Russian(Spans, Renderer[str]):
    """The effects of one ability, in their order."""

    language = "Russian"

    def __init__(self, name: NameHook = str) -> None:
        super().__init__(name)
        self.spoken: Whom | None = None  # the subject that needs no naming
        self.infinitive = False

    @contextmanager
    def speaking(self, who: Whom | None, infinitive: bool = False) -> Iterator[None]:
        before = self.spoken, self.infinitive
        self.spoken, self.infinitive = who, infinitive
        try:
            yield
        finally:
            self.spoken, self.infinitive = before

    def keyword(self, keyword: tree.Keyword) -> str:
        name = KEYWORDS_RU[keyword.name]
        stop = "" if name.endswith("!") else "."
        if keyword.amount is None:
            return f"{name}{stop}"
        return f"{name}{stop} {w.counted(keyword.amount, w.POINT, Case.NOM)}."

    def ability(self, ability: tree.Ability) -> str:
        sentences = " ".join(self._sentences(ability))
        trigger = TRIGGERS[ability.trigger]
        return f"{trigger}. {sentences}" if trigger else sentences

    def _sentences(self, ability: tree.Ability) -> Iterator[str]:
        when = f"когда {self.event(ability.when)}, " if ability.when else ""
        for effect in ability.effects:
            if isinstance(effect, tree.Instead) and ability.trigger is tree.TriggerWord.REACTION:
                clause = self._instead(effect, "когда")
            else:
                clause = self.effect(effect)
            if isinstance(effect, tree.Once):
                yield w.sentence(clause)
                continue
            yield w.sentence(when + clause)
            when = ""

    def ordered(self, order: Order) -> str:
        if not order.is_told:
            return w.sentence(self.effect(order.effect))
        with self.speaking(subject_of(order.effect)):
            return w.sentence(f"игрок этой карты {self.effect(order.effect)}")

    def effect(self, effect: Effect) -> str:
        acts = isinstance(
            effect,
            tree.OneShot | tree.Control | tree.Waiting | tree.Ready | tree.Started,
        )
        with self.within(subject_of(effect) if acts else None):
            return super().effect(effect)

    def joined(self, effects: Sequence[tree.Effect]) -> str:
        """Effects in one sentence; a subject is named again only where it changes."""
        text, before = "", self.spoken
        for index, effect in enumerate(effects):
            who = subject_of(effect)
            if isinstance(effect, tree.IfDone) and index:
                with self.speaking(None):
                    text += f". {w.sentence(self.effect(effect)).removesuffix('.')}"
                continue
            if index and isinstance(effect, tree.Gain) and gains_more(effects[index - 1], effect):
                text += f" и {self.amount(effect.amount, w.UNITS[effect.unit])}"
                continue
            chosen = who is Who.THAT and before is not None and is_one_found(before)
            again = index > 0 and (who == before or chosen)
            if again and who is not Who.YOU and self.spoken is None:
                with self.speaking(who):
                    clause = self.effect(effect)
            else:
                clause = self.effect(effect)
            if index == 0:
                text = clause
            elif isinstance(effects[index - 1], tree.May | tree.If):
                text += f", затем {clause}"
            elif again:
                text += f"{' и' if index == len(effects) - 1 else ','} {clause}"
            else:
                text += f", и {clause}"
            before = who
        return text

    def chooser(self, who: Whom) -> str:
        if isinstance(who, tree.Compared) and is_one_found(who):
            return f"{self.player(Who(who.who), Case.NOM)} на ваш выбор{self.having(who)}"
        named = self.player(who, Case.NOM)
        return (
            f"{named} на ваш выбор"
            if who in (Who.OPPONENT, Who.OTHER_OPPONENT, Who.PLAYER)
            else named
        )

    def act(self, who: Whom, verb: Verb, *rest: str) -> str:
        if self.spoken == who:
            if self.infinitive:
                return words(verb.infinitive, *rest)
            return words(verb.imperative if who is Who.YOU else verb.third, *rest)
        if who is not Who.YOU:
            return words(self.chooser(who), verb.third, *rest)
        if self.spoken is None:
            return words(verb.imperative, *rest)
        return words("вы", verb.second, *rest)

    # ----------------------------------------------------------------------- one-shot effects

    def points(self, effect: tree.PointEffect) -> str:
        amount = self.amount(effect.amount, w.UNITS[effect.unit])
        match effect:
            case tree.Gain():
                return self.act(effect.who, w.GAIN, amount)
            case tree.Lose():
                return self.act(effect.who, w.LOSE, amount)
            case tree.Steal():
                victim = f"у {self.player(effect.who, Case.GEN)}"
                short = isinstance(effect.amount, tree.Flat)
                rest = (amount, victim) if short else (victim, amount)
                return self.act(effect.thief, w.STEAL, *rest)
            case tree.Pay():
                if effect.to is not None:
                    return self.act(effect.who, w.GIVE, amount, self.player(effect.to, Case.DAT))
                if effect.who is Who.YOU:
                    return self.act(effect.who, w.PAY, amount)
                return self.act(effect.who, w.GIVE, "вам", amount)
            case _:
                raise self.unknown(effect)

    def in_play(self, effect: tree.TableauEffect) -> str:
        match effect:
            case tree.Flip():
                return self.act(effect.who, w.FLIP, self.target(effect.target, Case.ACC))
            case tree.Unflip():
                return self._unflip(effect)
            case tree.Move():
                card = self.target(effect.target, Case.ACC)
                return self.act(effect.who, w.MOVE, card, _ENDS[effect.to])
            case tree.MoveBeside():
                card = self.target(effect.target, Case.ACC)
                if not effect.side:
                    return self.act(
                        effect.who, w.MOVE, card, self.target(effect.of, Case.INS, "рядом с")
                    )
                side = "слева от" if effect.side == "left" else "справа от"
                return self.act(
                    effect.who, w.MOVE, card, self.target(effect.of, Case.GEN, f"сразу {side}")
                )
            case tree.Swap():
                return self._swap(effect)
            case tree.Rearrange():
                return self._rearrange(effect)
            case tree.Insert():
                table = "любом" if effect.any_tableau else "своём"
                where = f"в любую ячейку на {table} столе"
                return self.act(Who.YOU, w.INSERT, f"эту карту {where}")
            case tree.Face():
                return self.act(Who.YOU, w.TURN, "эту карту боком влево или вправо")
            case tree.Attach():
                return self._attach(effect)
            case tree.AddTokens():
                return self.act(effect.who, w.PUT, *self._tokens(effect, Case.ACC, "на"))
            case tree.RemoveTokens():
                return self.act(effect.who, w.REMOVE, *self._tokens(effect, Case.GEN, "с"))
            case tree.MoveTokens():
                amount = self.amount(effect.amount, w.UNITS["star token"], bare_one=True)
                source = self.target(effect.target, Case.GEN, "с")
                return self.act(
                    effect.who, w.MOVE, amount, source, self.target(effect.to, Case.ACC, "на")
                )
            case tree.DoubleTokens():
                tokens = w.UNITS["star token"].form(Case.NOM, True)
                where = self.target(effect.target, Case.PRE, "на")
                return self.act(effect.who, w.DOUBLE, tokens, where)
            case tree.SpreadTokens():
                tokens = self.amount(effect.amount, w.UNITS["star token"])
                cards = self.all_cards(effect.cards, Case.INS)
                return self.act(effect.who, w.SPREAD, tokens, "между", cards)
            case _:
                raise self.unknown(effect)

    def _unflip(self, e: tree.Unflip) -> str:
        card = self.target(e.target, Case.ACC)
        if isinstance(e.target, tree.It | tree.Those):
            return self.act(e.who, w.UNFLIP, card, "лицом вверх")
        return self.act(e.who, w.UNFLIP, "лицом вверх", card)

    def _swap(self, e: tree.Swap) -> str:
        if e.second is not None and _is_from_hand(e.first):
            mine, theirs = (self._traded(one) for one in (e.first, e.second))
            return self.act(e.who, w.EXCHANGE, f"{mine} на {theirs}")
        cards = self.target(e.first, Case.ACC)
        if e.second is not None:
            cards = f"{cards} и {self.target(e.second, Case.ACC)}"
        return self.act(e.who, w.SWAP, "местами", cards)

    def _rearrange(self, e: tree.Rearrange) -> str:
        if e.how == "in reverse":
            return self.act(
                e.who, w.CHANGE, f"порядок {self.all_cards(e.cards, Case.GEN)} на обратный"
            )
        order = "в любом порядке" if e.how == "in any order" else "в случайном порядке"
        return self.act(e.who, w.REARRANGE, self.all_cards(e.cards, Case.ACC), order)

    def _traded(self, target: tree.Target) -> str:
        if isinstance(target, tree.Cards) and target.how == "each":
            return f"все {self.all_cards(target, Case.ACC)}"
        return self.target(target, Case.ACC, source=True)

    def _attach(self, e: tree.Attach) -> str:
        card = self.target(e.target, Case.ACC, source=True)
        host = self.target(e.host, Case.DAT, "к")
        short = isinstance(e.host, tree.It | tree.Those)
        how = "лицом вниз" if e.down else ""
        return self.act(e.who, w.ATTACH, *((host, how, card) if short else (card, how, host)))

    def _become(self, e: tree.HaveSymbols) -> str:
        plural = isinstance(e.target, tree.Those)
        card = self.target(e.target, Case.NOM)
        verb = "становятся" if plural else "становится"
        symbols = self._as_cards(e.symbols, plural)
        return words(card, "" if e.only else "также", verb, symbols)

    def between_zones(self, effect: tree.ZoneEffect) -> str:
        match effect:
            case tree.Discard():
                return self.act(effect.who, w.DISCARD, self._discarded(effect))
            case tree.Return():
                return self._return(effect)
            case tree.Take():
                card = self.target(effect.target, Case.ACC, source=True)
                return self.act(effect.who, w.TAKE, card, "в свою руку")
            case tree.DiscardDown(count):
                left = f"карты, пока в руке не останется {w.counted(count, w.CARD, Case.NOM)}"
                return self.act(effect.who, w.DISCARD, left)
            case tree.Draw():
                cards = self.amount(effect.amount, w.CARD, bare_one=True)
                return self.act(effect.who, w.TAKE, *_from_store(effect.amount, cards))
            case tree.Reveal():
                card = self.target(effect.target, Case.ACC, source=True)
                return self.act(effect.who, w.REVEAL, card)
            case tree.Buy():
                card = self.target(effect.target, Case.ACC)
                price = self.amount(effect.price, w.UNITS["M$"])
                each = "за каждую " if is_plural(effect.target) else ""
                return self.act(effect.who, w.BUY, card, f", заплатив {each}{price},")
            case tree.Sell():
                card = self.target(effect.target, Case.ACC, source=True)
                price = self.amount(effect.price, w.UNITS["M$"])
                each = "за каждую " if is_plural(effect.target) else ""
                return self.act(effect.who, w.SELL, card, f"на рынок, получив {each}{price},")
            case tree.RevealUntil():
                found = str(self.noun_phrase(effect.filter, w.agreement(Case.ACC, False)))
                cards = "карты магазина по одной"
                return self.act(Who.YOU, w.REVEAL_ON, f"{cards}, пока не откроете {found},")
            case tree.PlayIt():
                return self._play(effect)
            case tree.PutAway():
                card = self.target(effect.target, Case.ACC, source=True)
                verb = {"into the Store": w.SHUFFLE_IN, "in the box": w.REMOVE}.get(
                    effect.where, w.LAY
                )
                return self.act(effect.who, verb, card, _away(effect))
            case tree.Look():
                card = self.target(effect.target, Case.ACC)
                return self.act(effect.who, w.LOOK, card)
            case _:
                raise self.unknown(effect)

    def _return(self, e: tree.Return) -> str:
        home = w.ZONES[e.to].noun
        card = self.target(e.target, Case.ACC, source=True)
        if self._own(e.target, e.who):
            where = f"{w.OWN.form(Case.ACC, home.gender)} {home.form(Case.ACC)}"
        elif self._several_owners(e.target):
            where = f"{home.form(Case.ACC, True)} владельцев"
        else:
            where = f"{home.form(Case.ACC)} владельца"
        return self.act(e.who, w.RETURN, card, f"в {where}")

    def _another(self, e: tree.PlayAnother) -> str:
        """ещё одну огненную карту в этот ход"""
        if e.card is not None:
            return f"также {self.target(e.card, Case.ACC)} в этот ход"
        slot = ", даже если для неё нет ячейки" if e.slot else ""
        if e.count == 1 and e.which == tree.Filter():
            return f"ещё одну карту в этот ход{slot}"
        cards = tree.Cards("a", e.which, tree.In("hand"), e.count)
        return f"в этот ход ещё {self.cards(cards, Case.ACC, source=True)}{slot}"

    def _play(self, e: tree.PlayIt) -> str:
        card = self.target(e.target, Case.ACC, source=True)
        if e.in_place:
            return self.act(e.who, w.PLAY, card, "на её место")
        if e.twice:
            used = f"применив {self._pronoun(e.target)} эффекты «Розыгрыш» дважды"
            return self.act(e.who, w.PLAY, card, f", {used},")
        if not e.silent:
            return self.act(e.who, w.PLAY, card)
        ignored = f"игнорируя {self._pronoun(e.target)} эффекты «Розыгрыш»"
        return self.act(e.who, w.PLAY, card, f", {ignored},")

    def with_players(self, effect: tree.PlayerEffect) -> str:
        match effect:
            case tree.ChoosePlayer():
                return self.act(Who.YOU, w.CHOOSE, self.player(effect.who, Case.ACC))
            case tree.GiveCard(to=Who.YOU, who=Who.YOU):
                card = self.target(effect.target, Case.ACC, source=True)
                return self.act(Who.YOU, w.MOVE, card, "на свой стол")
            case tree.GiveCard():
                card = self.target(effect.target, Case.ACC, source=True)
                return self.act(effect.who, w.GIVE, card, self.player(effect.to, Case.DAT))
            case tree.PassCards():
                card = self.target(effect.cards, Case.ACC, source=True)
                side = "слева" if effect.side == "left" else "справа"
                return self.act(effect.who, w.GIVE, card, f"игроку {side} от себя")
            case tree.OthersClash(rivals):
                return self.act(Who.YOU, w.PIT, f"в схватке {_RIVALS[rivals]}")
            case tree.Clash():
                return self._clash(effect)
            case _:
                raise self.unknown(effect)

    def decided(self, effect: tree.Decision) -> str:
        verb, rest = decision(effect)
        return self.act(effect.who, verb, rest)

    def in_the_game(self, effect: tree.GameEffect) -> str:
        you = Who.YOU
        match effect:
            case tree.ChooseCard():
                return self.act(effect.who, w.CHOOSE, self.target(effect.target, Case.ACC))
            case tree.NameOne():
                return self._name_one(effect)
            case tree.PlayAnother():
                return self.act(you, w.PLAY, self._another(effect))
            case tree.ExtraAction(count):
                more = "одно действие" if count == 1 else w.counted(count, w.ACTION, Case.ACC)
                return self.act(you, w.USE, f"ещё {more} в этот ход")
            case tree.ExtraSlot(lost=True):
                slots = (
                    "одну ячейку"
                    if effect.count == 1
                    else w.counted(effect.count, w.SLOT, Case.ACC)
                )
                return self.act(effect.who, w.LOSE, slots)
            case tree.ExtraSlot():
                slots = w.one_or_more(effect.count, w.SLOT, Case.ACC, w.EXTRA)
                return self.act(effect.who, w.GAIN, slots)
            case tree.GiveKeyword():
                host = self.target(effect.target, Case.DAT, "к")
                return self.act(you, w.ATTACH, host, "ключевое слово на ваш выбор")
            case tree.UseEffects():
                effects = self.its(effect.card, f"эффекты «{TRIGGERS[effect.trigger]}»")
                often = so_many_times(effect.times) if effect.times > 1 else ""
                return self.act(effect.who, w.APPLY, effects, often)
            case tree.Prevent():
                return self.act(you, w.PREVENT, "это")
            case tree.Cancel():
                return self.act(you, w.CANCEL, "этот эффект")
            case tree.UseInClash():
                return self.act(you, w.USE, "эту карту вместо своей крайней карты")
            case tree.ClashBonus():
                return self._clash_bonus(effect.amount)
            case tree.RevealMore(instead, anyones):
                card = "для этой схватки ещё одну карту магазина"
                if not instead:
                    return self.act(
                        you, w.REVEAL, f"{card}, звёзды которой добавляются к вашей сумме,"
                    )
                other = "одной из открытых" if anyones else "открытой вами"
                return self.act(you, w.REVEAL, f"{card} вместо {other}")
            case tree.SwapRevealed():
                card = "карту, открытую вами для схватки, на карту одного из противников"
                return self.act(you, w.EXCHANGE, card)
            case tree.ClashAgain():
                return self.act(you, w.REPEAT, "эту схватку")
            case _:
                raise self.unknown(effect)

    def _clash_bonus(self, amount: tree.Amount) -> str:
        number = self._number(amount)
        short = isinstance(amount, tree.Flat)
        rest = (number, "к своей сумме") if short else ("к своей сумме", number)
        return self.act(Who.YOU, w.ADD, *rest)

    def _name_one(self, e: tree.NameOne) -> str:
        if e.what == "card":
            return self.act(e.who, w.NAME, "карту")
        if e.what == "trigger":
            silent = "эффекты с которым не срабатывают до вашего следующего хода"
            return self.act(e.who, w.NAME, f"триггер, {silent},")
        self.named = e.what
        nouns = [w.FEATURES[kind].form(Case.ACC) for kind in e.what.split(" or ")]
        return self.act(e.who, w.NAME, " или ".join(nouns))

    def _clash(self, e: tree.Clash) -> str:
        if e.who in _ALL_OF:
            rivals = f"всеми {_ALL_OF[e.who].form(Case.INS, True)}"
            condition = ", которые используют карты на ваш выбор,"
        else:
            rivals = self.player(e.who, Case.INS)
            condition = ", который использует карту на ваш выбор,"
        tail = condition if e.their_card else ""
        if e.times > 1:
            tail = f" {e.times} {'раза' if w.few(e.times) else 'раз'} подряд{tail}"
        if e.bare:
            tail = f", не открывая карт магазина,{tail}"
        if e.using is not None:
            tail = f", используя {self.target(e.using, Case.ACC)},{tail}"
        return self.act(Who.YOU, w.ENTER, f"в схватку {w.with_s(rivals)}{tail}")

    def _number(self, amount: tree.Amount) -> str:
        """The amount of a thing without a name: 3; по 3 за каждую карту."""
        with self.within(self.subject, aside=True):
            match amount:
                case tree.Flat():
                    return str(amount.value)
                case tree.PerEach():
                    return f"по {amount.value} {self.for_each(amount)}"
                case tree.EqualTo():
                    return self.quantity(amount.amount, Case.ACC)
                case _:
                    raise self.unknown(amount)

    def _discarded(self, e: tree.Discard) -> str:
        if not isinstance(e.target, tree.Cards):
            return self.target(e.target, Case.ACC)
        whose = Whose.YOUR if e.who is Who.YOU else Whose.THEIR
        hidden = e.target.place == tree.In("hand", whose)
        if hidden and e.target == tree.Cards("each", tree.Filter(), e.target.place):
            return "все карты из руки"
        return self.cards(e.target, Case.ACC, "", True, place=not hidden)

    def _pronoun(self, target: tree.Target) -> str:
        several = isinstance(target, tree.Cards) and (
            target.count > 1 or target.how == "any number of"
        )
        if several or isinstance(target, tree.Those):
            return "их"
        return "её" if isinstance(target, tree.This) else ITS[self.gender]

    def _own(self, target: tree.Target, who: Whom) -> bool:
        """Whether the card certainly lies before the one who acts."""
        if isinstance(target, tree.Cards) and isinstance(target.place, tree.In):
            return target.place.whose is (Whose.YOUR if who is Who.YOU else Whose.THEIR)
        if isinstance(target, tree.TopCard):
            return target.whose is (Whose.YOUR if who is Who.YOU else Whose.THEIR)
        unsure = tree.It | tree.Those | tree.UsedCard | tree.LosingCard | tree.Latest
        return who is Who.YOU and not isinstance(target, unsure)

    def _several_owners(self, target: tree.Target) -> bool:
        if not isinstance(target, tree.Cards) or not isinstance(target.place, tree.In):
            return isinstance(target, tree.Those)
        many = target.count > 1 or target.how in ("each", "any number of")
        return many and target.place.whose in (Whose.EACH_OPPONENT, Whose.ANY)

    def _tokens(
        self, e: tree.AddTokens | tree.RemoveTokens, case: Case, preposition: str
    ) -> tuple[str, str]:
        where = self.target(e.target, case, preposition)
        amount = self.amount(e.amount, w.UNITS[e.what], bare_one=True)
        short = isinstance(e.target, tree.It | tree.Those)
        if isinstance(e.amount, tree.Flat) and not short:
            return amount, where
        return where, amount

    def _as_cards(self, symbols: tuple[tree.Symbol, ...], plural: bool) -> str:
        """огненной картой мага"""
        shown = tree.Filter(symbols=symbols)
        return str(self.noun_phrase(shown, w.agreement(Case.INS, plural)))

    # ----------------------------------------------------------------------- control

    def control(self, control: tree.Control) -> str:
        match control:
            case tree.May():
                return self._may(control)
            case tree.IfDone():
                return self._if_done(control)
            case tree.InFull():
                return self._in_full(control)
            case tree.OneByOne():
                return f"по очереди {self.joined(control.effects)}"
            case tree.If():
                text = f"если {self.condition(control.condition)}, {self.joined(control.then)}"
                if not control.otherwise:
                    return text
                return f"{text}. Иначе {self.joined(control.otherwise)}"
            case tree.ChooseOne(who=who) if who is not Who.YOU:
                with self.speaking(Who.THAT):
                    options = "; или ".join(self.joined(option) for option in control.options)
                return self.act(who, w.CHOOSE, f"одно: {options}")
            case tree.ChooseOne():
                options = "; или ".join(self.joined(option) for option in control.options)
                many = "одно" if control.count == 1 else f"{control.count} разных варианта"
                if control.count > 4:
                    many = f"{control.count} разных вариантов"
                return f"выберите {many}: {options}"
            case tree.OneOf():
                return self._one_of(control)
            case tree.ForEach():
                times = self.for_each(tree.PerEach(1, control.each, control.step))
                return f"{times} {self.joined(control.effects)}"
            case tree.PlayerByPlayer(who, several):
                whom = self.player(who, Case.GEN)
                return f"по очереди для {whom}: {self.joined(several)}"
            case tree.Cost(several, of):
                return f"в качестве дополнительной платы {_PAID_FOR[of]} {self.joined(several)}"
            case tree.Repeat(times):
                often = f"{times} {'раза' if w.few(times) else 'раз'}" if times > 1 else ""
                return self.act(Who.YOU, w.REPEAT, "этот эффект", often)
            case _:
                raise self.unknown(control)

    def waiting(self, waiting: tree.Waiting) -> str:
        match waiting:
            case tree.Whenever():
                event = self.event(waiting.event)
                return f"{OFTEN[waiting.often]} {event}, {self.joined(waiting.effects)}"
            case tree.Instead(often=often):
                return self._instead(waiting, OFTEN[often] if often else "если")
            case _:
                raise self.unknown(waiting)

    def in_turn(self, effect: tree.InTurn) -> str:
        whose = "в свой ход" if effect.offer.who is Who.YOU else "в ход противника"
        often = "за ход" if effect.per == "turn" else "за турнир"
        return f"один раз {often} {whose} {self.effect(effect.offer)}"

    def as_soon_as(self, effect: tree.AsSoonAs) -> str:
        return f"как только {self.condition(effect.condition)}, {self.joined(effect.effects)}"

    def started(self, started: tree.Started) -> str:
        if has := becoming(started):
            return self._become(has)
        match started:
            case tree.Lasting((tree.Instead() as replaced,), tree.NextTimes() as often):
                return self._instead(replaced, f"{self.span(often)}, когда")
            case tree.Lasting((tree.Whenever(event, effects),), tree.NextTimes() as often):
                return f"{self.span(often)}, когда {self.event(event)}, {self.joined(effects)}"
            case tree.Lasting(effects, how_long):
                return _after(self.span(how_long), self.joined(effects))
            case tree.Later(when, effects):
                return _after(self.moment(when), self.joined(effects))
            case _:
                raise self.unknown(started)

    def _may(self, e: tree.May) -> str:
        you = e.who is Who.YOU
        can = "вы можете" if you else f"{self.chooser(e.who)} может"
        if e.secret:
            subject = "" if you else f"{self.chooser(e.who)} "
            with self.speaking(e.who, infinitive=True):
                verb = "выберите" if you else "выбирает"
                return f"{subject}{verb} {SECRETLY}, {self.joined(e.effects)} или нет"
        with self.speaking(e.who, infinitive=True):
            text = f"{can} {self.joined(e.effects)}"
        match e.effects:
            case (tree.Repeat(times),) if times > 1:
                text = f"{can} повторить этот эффект не более {times} раз"
        with self.speaking(None):
            if e.then:
                done = "вы это сделаете" if you else "он это сделает"
                text = f"{text}. Если {done}, {self.joined(e.then)}"
            if e.otherwise:
                left = "вы этого не сделаете" if you else "он этого не сделает"
                text = f"{text}. Если {left}, {self.joined(e.otherwise)}"
        return text

    def _if_done(self, e: tree.IfDone) -> str:
        you = e.who is Who.YOU
        done = "вы это сделали" if you else "он это сделал"
        left = "вы этого не сделали" if you else "он этого не сделал"
        text = f"если {done}, {self.joined(e.effects)}"
        return f"{text}. Если {left}, {self.joined(e.otherwise)}" if e.otherwise else text

    def _in_full(self, e: tree.InFull) -> str:
        cannot = "вы не можете" if e.who is Who.YOU else "он не может"
        text = self.joined(e.effects)
        with self.speaking(None):
            if e.otherwise:
                return f"{text}. Если {cannot}, {self.joined(e.otherwise)}"
        return f"{text}. Если {cannot} выполнить всё это, ничего из этого не происходит"

    def _one_of(self, e: tree.OneOf) -> str:
        subject = "" if e.who is Who.YOU or self.spoken is e.who else self.chooser(e.who)
        with self.speaking(e.who, self.infinitive):
            options = [self.joined(option) for option in e.options]
        if all(len(option) == 1 for option in e.options):
            return words(subject, w.listed(options, "или"))
        return words(subject, "либо " + ", либо ".join(options))

    def _instead(self, e: tree.Instead, when: str) -> str:
        event = self.event(e.event)
        effects = self.joined(e.effects)
        if isinstance(e.effects[0], tree.Prevent):
            return words(f"{when} {event},", effects)
        return words(f"{when} {event}, вместо этого", effects).replace("этого этот", "этого тот")

    # ----------------------------------------------------------------------- statements and rules

    def of_cards(self, statement: tree.CardStatement) -> str:
        match statement:
            case tree.CannotBe():
                return self._cannot_be(statement)
            case tree.StarsAre():
                return self._stars_are(statement)
            case tree.LoseEffects(target, trigger):
                cards, many = self._bearer(target)
                which = f"свои эффекты «{TRIGGERS[trigger]}»" if trigger else "свои эффекты"
                return f"{cards} {'теряют' if many else 'теряет'} {which}"
            case tree.HaveStars():
                return self._have_stars(statement)
            case tree.HaveSymbols():
                return self._have_symbols(statement)
            case tree.HaveSymbolsOf():
                return _COPIED[statement.of]
            case tree.HaveEffects():
                cards, many = self._bearer(statement.target)
                has = "имеют" if many else "имеет"
                return f"{cards} {has} эффекты «{TRIGGERS[statement.trigger]}» этой карты"
            case tree.CopyOf(of):
                source = self.target(of, Case.GEN)
                if isinstance(of, tree.Neighbour):
                    source = source.replace("этой карты", "неё")
                kind = f" «{TRIGGERS[statement.trigger]}»" if statement.trigger else ""
                return f"эта карта имеет эффекты{kind} {source}"
            case tree.StayInstead():
                return _STAY
            case _:
                raise self.unknown(statement)

    def of_players(self, statement: tree.PlayerStatement) -> str:
        match statement:
            case tree.MoreSlots():
                return f"у вас есть {w.one_or_more(statement.count, w.SLOT, Case.NOM, w.EXTRA)}"
            case tree.CannotPlay():
                banned = self.noun_phrase(statement.filter, w.agreement(Case.ACC, True))
                return f"{self._players(statement.who)} разыгрывать {banned}"
            case tree.MoreActions(count):
                more = "одно действие" if count == 1 else w.counted(count, w.ACTION, Case.ACC)
                return f"в каждый свой ход вы можете использовать ещё {more}"
            case tree.Cannot(who, deeds):
                return f"{self._players(who)} {forbidden(deeds)}"
            case tree.Toll():
                return self._toll(statement)
            case tree.GainLimit(who):
                of = statement.cards
                whose = "" if of is None else str(self.noun_phrase(of, w.agreement(Case.GEN, True)))
                return f"{self._players(who)} {gain_limit(statement, whose)}"
            case tree.WinClashes(ties):
                which = "которые кончились бы ничьей" if ties else ""
                return words("вы выигрываете", "схватки," if ties else "все схватки", which)
            case tree.LowestWins():
                return "в схватках побеждает не наибольшая, а наименьшая сумма"
            case tree.TotalBonus():
                own = statement.whose == "your"
                whose = "ваша сумма" if own else "сумма каждого противника"
                verb = "уменьшается" if statement.minus else "увеличивается"
                number = self._number(statement.amount).removeprefix("по ")
                return f"{whose} в схватках {verb} на {number}"
            case tree.MetasTwice():
                return "вы дважды получаете очки за каждую карту меты"
            case tree.MayAttach():
                with self.within(Who.YOU):
                    hand = tree.In("hand", Whose.YOUR)
                    cards = tree.Cards("any number of", statement.filter, hand)
                    attached = self.cards(cards, Case.ACC, source=True)
                return f"в свой ход вы можете присоединить к этой карте {attached}"
            case _:
                raise self.unknown(statement)

    def _toll(self, toll: tree.Toll) -> str:
        """чтобы использовать действие, противники должны заплатить 1 доллар"""
        if toll.what == "play":
            what = f"разыграть {self.noun_phrase(toll.filter, w.agreement(Case.ACC, False))}"
        else:
            of = (
                ""
                if toll.filter == tree.Filter()
                else self.noun_phrase(toll.filter, w.agreement(Case.GEN, False))
            )
            what = words("использовать действие", str(of))
        many = toll.who in _ALL_OF
        who = _ALL_OF[toll.who].form(Case.NOM, True) if many else self.player(toll.who, Case.NOM)
        must = "должны" if many or toll.who is Who.YOU else "должен"
        paid = self.amount(tree.Flat(toll.amount), w.UNITS[toll.unit])
        return f"чтобы {what}, {who} {must} заплатить {paid}"

    def rule(self, rule: tree.Rule) -> str:
        match rule:
            case tree.Unanswered():
                return "в ответ нельзя использовать реакции"
            case tree.Once():
                per = "ход" if rule.per == "turn" else "турнир"
                return f"используйте это один раз за {per}"
            case tree.CannotBeCopied():
                return "этот эффект не может быть скопирован"
            case tree.PlayOnlyIf():
                conditions = [self.condition(rule.condition)] if rule.condition is not None else []
                conditions += [_FUSION] if rule.fusion else []
                return f"вы можете разыграть эту карту, только если {w.listed(conditions)}"
            case tree.ComesWith():
                tokens = w.UNITS[rule.what]
                if rule.optional:
                    put = w.one_or_more(rule.count, tokens, Case.ACC)
                    return f"когда эта карта входит в игру, вы можете поместить на неё {put}"
                shown = preposed("с", w.one_or_more(rule.count, tokens, Case.INS))
                return f"эта карта входит в игру {shown}"
            case tree.NextComesWith():
                tokens = w.UNITS["star token"]
                shown = preposed("с", w.one_or_more(rule.count, tokens, Case.INS))
                return f"следующая карта входит в игру {shown}"
            case _:
                raise self.unknown(rule)

    def deck_rule(self, rule: tree.DeckRule) -> str:
        match rule:
            case tree.OnePerDeck():
                keyword = KEYWORDS_RU[rule.keyword]
                return f"в вашей колоде может быть только 1 карта с ключевым словом «{keyword}»"
            case tree.PhaseRule():
                return benefit(rule)
            case _:
                raise self.unknown(rule)

    def _bearer(self, target: tree.Target) -> tuple[str, bool]:
        """The cards that an effect is about, as its subject, and whether they are many."""
        if isinstance(target, tree.Cards) and target.how == "each":
            return self.all_cards(target, Case.NOM), True
        many = isinstance(target, tree.Those) or (
            isinstance(target, tree.Cards) and target.count > 1
        )
        return self.target(target, Case.NOM), many

    def _players(self, who: Whom) -> str:
        """противники не могут, вы не можете, этот игрок не может"""
        if who in _ALL_OF:
            return f"{_ALL_OF[who].form(Case.NOM, True)} не могут"
        return f"{self.chooser(who)} не {'можете' if who is Who.YOU else 'может'}"

    def _cannot_be(self, e: tree.CannotBe) -> str:
        cards, many = self._bearer(e.target)
        cannot = "не могут быть" if many else "не может быть"
        what = done(e.deeds, self._gender_of(e.target), many=many)
        return words(cards, cannot, what, self._by_what(e))

    def _by_what(self, e: tree.CannotBe) -> str:
        """эффектами «Розыгрыш» противников"""
        if e.player is not None:
            return f"эффектами {self.player(e.player, Case.GEN)}"
        before, behind = _WHOSE_EFFECTS[e.by]
        if e.source:
            of = (
                ""
                if e.cards is None
                else str(self.noun_phrase(e.cards, w.agreement(Case.GEN, True)))
            )
            behind = f"у {behind}" if of and behind else behind
            return words(before, f"эффектами «{TRIGGERS[e.source]}»", of, behind)
        if e.cards is not None:
            cards = str(self.noun_phrase(e.cards, w.agreement(Case.GEN, True)))
            if e.by == "you":
                return f"эффектами ваших {cards}"
            return (
                words("эффектами", behind, cards)
                if e.by == "anyone"
                else f"эффектами {cards} у {behind}"
            )
        return _BY_EFFECTS[e.by]

    def _stars_are(self, e: tree.StarsAre) -> str:
        cards, many = self._bearer(e.target)
        has = "имеют" if many else "имеет"
        if e.test != "equal" and isinstance(e.amount, tree.Flat):
            side = "не больше" if e.test == "at most" else "не меньше"
            return f"{cards} {has} {side} {w.counted(e.amount.value, w.STAR, Case.GEN)}"
        if isinstance(e.amount, tree.EqualTo):
            return f"{cards} {has} {self.amount(e.amount, w.STAR)}"
        if isinstance(e.amount, tree.Multiple):
            return f"{cards} {has} в {so_many_times(e.amount.times)} больше звёзд"
        stars = w.counted(e.amount.value, w.STAR, Case.ACC)
        per = ""
        if isinstance(e.amount, tree.PerEach):
            with self.within(None, aside=True):
                per = self.for_each(e.amount)
        return words(cards, has, "ровно", stars, per)

    def _gender_of(self, target: tree.Target) -> Gender:
        if isinstance(target, tree.Cards):
            return self.nouns(target.filter)[0].gender
        return self.gender if isinstance(target, tree.It) else "f"

    def _have_stars(self, e: tree.HaveStars) -> str:
        cards, many = self._bearer(e.target)
        gain, lose = ("получают", "теряют") if many else ("получает", "теряет")
        if isinstance(e.amount, tree.EqualTo):
            amount = self.amount(e.amount, w.STAR)
            return f"{cards} {lose if e.minus else gain} {amount}"
        sign = "\N{MINUS SIGN}" if e.minus else "+"
        stars = sign + w.counted(e.amount.value, w.STAR, Case.ACC)
        per = ""
        if isinstance(e.amount, tree.PerEach):
            with self.within(None, aside=True):
                per = self.for_each(e.amount)
        return words(cards, gain, stars, per)

    def _have_symbols(self, e: tree.HaveSymbols) -> str:
        cards, many = self._bearer(e.target)
        elements = [w.ELEMENTS[s] for s in e.symbols if s in w.ELEMENTS]
        if e.named:
            also = "имеют" if many else "имеет"
            return f"{cards} {'' if e.only else 'также '}{also} {'только ' if e.only else ''}{_NAMED_KINDS[e.named]}"
        if len(elements) == len(e.symbols):
            gender = self._gender_of(e.target)
            shown = w.listed([a.form(Case.INS, gender, many) for a in elements])
        else:
            shown = self._as_cards(e.symbols, many)
        verb = "считаются" if many else "считается"
        return f"{cards} {verb} только {shown}" if e.only else f"{cards} также {verb} {shown}"


_NAMED_KINDS = {
    "element": "названный элемент", "type": "названный тип",
    "element or type": "названный элемент или тип",
}  # fmt: skip


def _is_from_hand(target: tree.Target) -> bool:
    """Whether cards come from elsewhere than a tableau."""
    place = target.place if isinstance(target, tree.Cards) else None
    if isinstance(place, tree.In):
        return place.zone in ("hand", "binder")
    return isinstance(place, tree.Aftermarket)


def _from_store(amount: tree.Amount, cards: str) -> tuple[str, str]:
    """2 карты из магазина; из магазина по 1 карте за каждую"""
    store = "из магазина"
    return (cards, store) if isinstance(amount, tree.Flat) else (store, cards)


def _away(e: tree.PutAway) -> str:
    """Where to, and in which order where there are several."""
    several = isinstance(e.target, tree.Those | tree.TheRest)
    order = " в любом порядке" if several and e.where in _ORDERED else ""
    return _PILES[e.where] + order


_PILES: dict[str, str] = {
    "on top of the Store": "на верх колоды магазина",
    "on the bottom of the Store": "под низ колоды магазина",
    "in the Store's discard pile": "в сброс магазина",
    "in the Aftermarket": "на рынок",
    "back": "обратно",
    "back in the same order": "обратно в том же порядке",
    "on the bottom of the Store in a random order": "под низ колоды магазина в случайном порядке",
    "into the Store": "в колоду магазина",
    "in the box": "из игры",
}
_ORDERED = ("on top of the Store", "on the bottom of the Store", "back")


def _after(time: str, clause: str) -> str:
    """A clause behind the words for its time; a comma closes or opens a clause of its own."""
    comma = "," if time.startswith("пока ") or clause.startswith("если ") else ""
    return f"{time}{comma} {clause}"


render = Russian.render
render_choice = Russian.render_choice
