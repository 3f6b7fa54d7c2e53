"""Card texts in Russian, in the words of the Russian rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from mblades.text import tree
from mblades.text.render.choices import Order, orders
from mblades.text.render.russian import words as w
from mblades.text.render.russian.conditions import FLIPPED, Conditions
from mblades.text.render.russian.nouns import ITS, preposed, unknown, words
from mblades.text.render.russian.powers import benefit
from mblades.text.render.russian.words import KEYWORDS_RU, TRIGGERS, Case, Gender, Verb
from mblades.text.tree import Who, Whose
from mblades.text.walking import subject_of

__all__ = ["KEYWORDS_RU", "render", "render_choice"]

_BY_EFFECTS: Final[dict[tree.By, str]] = {
    "anyone": "",
    "an opponent": "эффектами противников",
    "you": "вашими эффектами",
}
_DISCARDED: Final[dict[Gender, str]] = {"f": "сброшена", "m": "сброшен", "n": "сброшено"}
_ENDS: Final = {
    "the left end": "на левый край",
    "the right end": "на правый край",
    "any slot": "в любую ячейку",
}
_ALL_OF: Final = {
    Who.EACH_OPPONENT: (w.OPPONENT, ""),
    Who.EACH_PLAYER: (w.PLAYER, ""),
    Who.EACH_AHEAD: (w.PLAYER, ", у которых больше РО, чем у вас,"),
    Who.EACH_BEHIND: (w.PLAYER, ", у которых меньше РО, чем у вас,"),
}
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
_STAY: Final = (
    "когда вы используете действие этой карты, вы можете убрать с неё "
    f"{w.UNITS['star token'].form(Case.ACC)}, вместо того чтобы перевернуть её"
)


def render(text: tree.Text, name: Callable[[str], str] = lambda english: english) -> str:
    """One keyword or ability a line. name: what the cards and sets in quotes are called."""
    return "\n".join(_line(line, name) for line in text.lines)


def _line(line: tree.Keyword | tree.Ability, name: Callable[[str], str]) -> str:
    match line:
        case tree.Keyword():
            keyword = KEYWORDS_RU[line.name]
            if line.amount is None:
                return keyword if keyword.endswith("!") else f"{keyword}."
            stop = "" if keyword.endswith("!") else "."
            return f"{keyword}{stop} {w.counted(line.amount, w.POINT, Case.NOM)}."
        case tree.Ability():
            sentences = " ".join(Effects(name).ability(line))
            trigger = TRIGGERS[line.trigger]
            return f"{trigger}. {sentences}" if trigger else sentences
        case _:
            raise unknown(line)


def render_choice(
    option: tuple[tree.Effect, ...], who: Who, name: Callable[[str], str] = str
) -> str:
    """One option of a choice, to the player who is asked; `who` is that player on the card."""
    return " ".join(w.sentence(Effects(name).ordered(order)) for order in orders(option, who))


class Effects(Conditions):
    """The effects of one ability, in their order."""

    def __init__(self, name: Callable[[str], str]) -> None:
        super().__init__(name)
        self.spoken: Who | None = None  # the subject that needs no naming
        self.infinitive = False

    @contextmanager
    def speaking(self, who: Who | None, infinitive: bool = False) -> Iterator[None]:
        before = self.spoken, self.infinitive
        self.spoken, self.infinitive = who, infinitive
        try:
            yield
        finally:
            self.spoken, self.infinitive = before

    def ability(self, ability: tree.Ability) -> Iterator[str]:
        when = f"когда {self.event(ability.when)}, " if ability.when else ""
        for effect in ability.effects:
            if isinstance(effect, tree.Instead) and ability.trigger is tree.TriggerWord.REACTION:
                clause = self.instead(effect, "когда")
            else:
                clause = self.effect(effect)
            if isinstance(effect, tree.Once):
                yield w.sentence(clause)
                continue
            yield w.sentence(when + clause)
            when = ""

    def effect(self, effect: tree.Effect) -> str:
        if not isinstance(effect, tree.Effect):
            raise unknown(effect)
        with self.within(subject_of(effect)):
            text = self._action(effect) or self._card_action(effect) or self._control(effect)
        with self.within(None):
            text = text or self._lasting(effect) or self._rule(effect)
        if text is None:
            raise unknown(effect)
        return text

    def ordered(self, order: Order) -> str:
        if not order.is_told:
            return self.effect(order.effect)
        with self.speaking(subject_of(order.effect)):
            return f"игрок этой карты {self.effect(order.effect)}"

    def joined(self, effects: Sequence[tree.Effect]) -> str:
        """Effects in one sentence; a subject is named again only where it changes."""
        text, before = "", self.spoken
        for index, effect in enumerate(effects):
            who = subject_of(effect)
            if isinstance(effect, tree.IfDone) and index:
                with self.speaking(None):
                    text += f". {w.sentence(self.effect(effect)).removesuffix('.')}"
                continue
            chosen = who is Who.THAT and before in (Who.OPPONENT, Who.PLAYER)
            again = index > 0 and (who is before or chosen)
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

    def chooser(self, who: Who) -> str:
        named = self.player(who, Case.NOM)
        return f"{named} на ваш выбор" if who in (Who.OPPONENT, Who.PLAYER) else named

    def act(self, who: Who, verb: Verb, *rest: str) -> str:
        if self.spoken is who:
            if self.infinitive:
                return words(verb.infinitive, *rest)
            return words(verb.imperative if who is Who.YOU else verb.third, *rest)
        if who is not Who.YOU:
            return words(self.chooser(who), verb.third, *rest)
        if self.spoken is None:
            return words(verb.imperative, *rest)
        return words("вы", verb.second, *rest)

    # ----------------------------------------------------------------------- actions

    def _action(self, e: tree.Effect) -> str | None:
        """Points, players and clashes."""
        you = Who.YOU
        match e:
            case tree.Gain():
                return self.act(e.who, w.GAIN, self.amount(e.amount, w.UNITS[e.unit]))
            case tree.Lose():
                return self.act(e.who, w.LOSE, self.amount(e.amount, w.UNITS[e.unit]))
            case tree.Steal():
                amount = self.amount(e.amount, w.UNITS[e.unit])
                victim = f"у {self.player(e.who, Case.GEN)}"
                short = isinstance(e.amount, tree.Flat)
                return self.act(
                    e.thief, w.STEAL, *((amount, victim) if short else (victim, amount))
                )
            case tree.Pay():
                amount = self.amount(e.amount, w.UNITS[e.unit])
                if e.who is you:
                    return self.act(e.who, w.PAY, amount)
                return self.act(e.who, w.GIVE, "вам", amount)
            case tree.Draw():
                cards = w.one_or_more(e.count, w.CARD, Case.ACC)
                return self.act(e.who, w.TAKE, cards, "из магазина")
            case tree.NameOne():
                return self._name_one(e)
            case tree.PlayAnother():
                slot = ", даже если для неё нет ячейки" if e.slot else ""
                return self.act(you, w.PLAY, f"ещё одну карту в этот ход{slot}")
            case tree.ExtraSlot():
                slots = w.one_or_more(e.count, w.SLOT, Case.ACC, w.EXTRA)
                return self.act(e.who, w.GAIN, slots)
            case tree.Repeat():
                times = f"{e.times} {'раза' if w.few(e.times) else 'раз'}" if e.times > 1 else ""
                return self.act(you, w.REPEAT, "этот эффект", times)
            case tree.Clash():
                return self._clash(e)
            case tree.UseInClash():
                return self.act(you, w.USE, "эту карту вместо своей крайней карты")
            case tree.ClashBonus():
                number = self._number(e.amount)
                if isinstance(e.amount, tree.Flat):
                    return self.act(you, w.ADD, number, "к своей сумме")
                return self.act(you, w.ADD, "к своей сумме", number)
            case tree.ChoosePlayer():
                return self.act(you, w.CHOOSE, self.player(e.who, Case.ACC))
            case tree.Prevent():
                return self.act(you, w.PREVENT, "это")
            case tree.Cancel():
                return self.act(you, w.CANCEL, "этот эффект")
            case tree.Face():
                return self.act(you, w.TURN, "эту карту боком влево или вправо")
            case tree.Insert():
                table = "любом" if e.any_tableau else "своём"
                return self.act(you, w.INSERT, f"эту карту в любую ячейку на {table} столе")
            case tree.LookAtStore():
                return self._look(e.count)
            case tree.Unanswered():
                return "в ответ нельзя использовать реакции"
            case tree.Once():
                per = "ход" if e.per == "turn" else "турнир"
                return f"используйте это один раз за {per}"
            case _:
                return None

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
            noun, tail = _ALL_OF[e.who]
            rivals = f"всеми {noun.form(Case.INS, True)}{tail}"
            condition = ", которые используют карты на ваш выбор,"
        else:
            rivals = self.player(e.who, Case.INS)
            condition = ", который использует карту на ваш выбор,"
        tail = condition if e.their_card else ""
        return self.act(Who.YOU, w.ENTER, f"в схватку {w.with_s(rivals)}{tail}")

    def _look(self, count: int) -> str:
        cards = w.one_or_more(count, w.CARD, Case.ACC, w.UPPER)
        back = "её обратно" if count == 1 else "их обратно в любом порядке"
        look = self.act(Who.YOU, w.LOOK, cards, "колоды магазина")
        with self.speaking(Who.YOU, self.infinitive):
            return f"{look} и {self.act(Who.YOU, w.LAY, back)}"

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
        raise unknown(amount)

    # ----------------------------------------------------------------------- cards

    def _card_action(self, e: tree.Effect) -> str | None:
        """What a player does with a card."""
        match e:
            case tree.Flip():
                return self.act(e.who, w.FLIP, self.target(e.target, Case.ACC))
            case tree.Unflip():
                card = self.target(e.target, Case.ACC)
                if isinstance(e.target, tree.It | tree.Those):
                    return self.act(e.who, w.UNFLIP, card, "лицом вверх")
                return self.act(e.who, w.UNFLIP, "лицом вверх", card)
            case tree.Discard():
                return self.act(e.who, w.DISCARD, self._discarded(e))
            case tree.Return():
                home = w.ZONES[e.to].noun
                card = self.target(e.target, Case.ACC, source=True)
                if self._own(e.target, e.who):
                    where = f"{w.OWN.form(Case.ACC, home.gender)} {home.form(Case.ACC)}"
                else:
                    where = f"{home.form(Case.ACC)} владельца"
                    if self._several_owners(e.target):
                        where = f"{home.form(Case.ACC, True)} владельцев"
                return self.act(e.who, w.RETURN, card, f"в {where}")
            case tree.Take():
                card = self.target(e.target, Case.ACC, source=True)
                return self.act(e.who, w.TAKE, card, "в свою руку")
            case tree.Reveal():
                return self.act(e.who, w.REVEAL, self.target(e.target, Case.ACC, source=True))
            case tree.PlayIt():
                card = self.target(e.target, Case.ACC, source=True)
                if not e.silent:
                    return self.act(e.who, w.PLAY, card)
                ignored = f"игнорируя {self._pronoun(e.target)} эффекты «Розыгрыш»"
                return self.act(e.who, w.PLAY, card, f", {ignored},")
            case tree.Move():
                return self.act(e.who, w.MOVE, self.target(e.target, Case.ACC), _ENDS[e.to])
            case tree.Swap():
                cards = self.target(e.first, Case.ACC)
                if e.second is not None:
                    cards = f"{cards} и {self.target(e.second, Case.ACC)}"
                return self.act(e.who, w.SWAP, "местами", cards)
            case tree.GiveCard():
                card = self.target(e.target, Case.ACC, source=True)
                return self.act(e.who, w.GIVE, card, self.player(e.to, Case.DAT))
            case tree.Attach():
                card = self.target(e.target, Case.ACC, source=True)
                host = self.target(e.host, Case.DAT, "к")
                short = isinstance(e.host, tree.It | tree.Those)
                return self.act(e.who, w.ATTACH, *((host, card) if short else (card, host)))
            case tree.GiveKeyword():
                host = self.target(e.target, Case.DAT, "к")
                return self.act(Who.YOU, w.ATTACH, host, "ключевое слово на ваш выбор")
            case tree.AddTokens():
                return self.act(e.who, w.PUT, *self._tokens(e, Case.ACC, "на"))
            case tree.RemoveTokens():
                return self.act(e.who, w.REMOVE, *self._tokens(e, Case.GEN, "с"))
            case tree.UseEffects():
                effects = self.its(e.card, f"эффекты «{TRIGGERS[e.trigger]}»")
                return self.act(e.who, w.APPLY, effects)
            case tree.Become():
                plural = isinstance(e.card, tree.Those)
                card = self.target(e.card, Case.NOM)
                verb = "становятся" if plural else "становится"
                symbols = self._as_cards(e.symbols, plural)
                return words(card, "также" if e.also else "", verb, symbols)
            case tree.ChooseCard():
                return self.act(Who.YOU, w.CHOOSE, self.target(e.target, Case.ACC))
            case tree.PutOnStore():
                card = self.target(e.target, Case.ACC, source=True)
                if e.where == "in the Aftermarket":
                    return self.act(e.who, w.PUT, card, "на рынок")
                return self.act(e.who, w.LAY, card, "на верх колоды магазина")
            case _:
                return None

    def _discarded(self, e: tree.Discard) -> str:
        if not isinstance(e.target, tree.Cards):
            return self.target(e.target, Case.ACC)
        whose = Whose.YOUR if e.who is Who.YOU else Whose.THEIR
        hidden = e.target.place == tree.In("hand", whose)
        return self.cards(e.target, Case.ACC, "", True, e.random, place=not hidden)

    def _pronoun(self, target: tree.Target) -> str:
        several = isinstance(target, tree.Cards) and (
            target.count > 1 or target.how == "any number of"
        )
        if several or isinstance(target, tree.Those):
            return "их"
        return "её" if isinstance(target, tree.This) else ITS[self.gender]

    def _own(self, target: tree.Target, who: Who) -> bool:
        """Whether the card certainly lies before the one who acts."""
        if isinstance(target, tree.Cards) and isinstance(target.place, tree.In):
            return target.place.whose is (Whose.YOUR if who is Who.YOU else Whose.THEIR)
        if isinstance(target, tree.TopCard):
            return target.whose is (Whose.YOUR if who is Who.YOU else Whose.THEIR)
        unsure = tree.It | tree.Those | tree.UsedCard | tree.LosingCard
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

    def _control(self, e: tree.Effect) -> str | None:
        match e:
            case tree.May():
                return self._may(e)
            case tree.IfDone():
                return f"если вы это сделали, {self.joined(e.effects)}"
            case tree.If():
                text = f"если {self.condition(e.condition)}, {self.joined(e.then)}"
                return f"{text}. Иначе {self.joined(e.otherwise)}" if e.otherwise else text
            case tree.ChooseOne():
                options = "; или ".join(self.joined(option) for option in e.options)
                return f"выберите одно: {options}"
            case tree.OneOf():
                return self._one_of(e)
            case tree.Whenever():
                return f"каждый раз, когда {self.event(e.event)}, {self.joined(e.effects)}"
            case tree.Instead():
                return self.instead(e, "если")
            case _:
                return None

    def _may(self, e: tree.May) -> str:
        you = e.who is Who.YOU
        can = "вы можете" if you else f"{self.chooser(e.who)} может"
        with self.speaking(e.who, infinitive=True):
            text = f"{can} {self.joined(e.effects)}"
        if not e.then:
            return text
        done = "вы это сделаете" if you else "он это сделает"
        with self.speaking(None):
            return f"{text}. Если {done}, {self.joined(e.then)}"

    def _one_of(self, e: tree.OneOf) -> str:
        subject = "" if e.who is Who.YOU or self.spoken is e.who else self.chooser(e.who)
        with self.speaking(e.who, self.infinitive):
            options = [self.joined(option) for option in e.options]
        if all(len(option) == 1 for option in e.options):
            return words(subject, w.listed(options, "или"))
        return words(subject, "либо " + ", либо ".join(options))

    def instead(self, e: tree.Instead, when: str) -> str:
        event = self.event(e.event)
        effects = self.joined(e.effects)
        instead = "" if isinstance(e.effects[0], tree.Prevent) else "вместо этого"
        return words(f"{when} {event},", instead, effects)

    # ----------------------------------------------------------------------- lasting effects

    def _bearer(self, target: tree.Target) -> tuple[str, bool]:
        """The cards that an effect is about, as its subject, and whether they are many."""
        if isinstance(target, tree.Cards) and target.how == "each":
            return self.all_cards(target, Case.NOM), True
        many = isinstance(target, tree.Those) or (
            isinstance(target, tree.Cards) and target.count > 1
        )
        return self.target(target, Case.NOM), many

    def _players(self, who: Who) -> str:
        """противники не могут, вы не можете, этот игрок не может"""
        if who in _ALL_OF:
            noun, tail = _ALL_OF[who]
            return f"{noun.form(Case.NOM, True)}{tail} не могут"
        return f"{self.chooser(who)} не {'можете' if who is Who.YOU else 'может'}"

    def _lasting(self, e: tree.Effect) -> str | None:
        match e:
            case tree.CannotBeFlipped():
                return self._cannot_be(e.target, FLIPPED, e.by)
            case tree.CannotBeDiscarded():
                return self._cannot_be(e.target, _DISCARDED, e.by)
            case tree.HaveStars():
                return self._have_stars(e)
            case tree.HaveSymbols():
                return self._have_symbols(e)
            case tree.HaveSymbolsOf():
                return _COPIED[e.of]
            case tree.HaveEffects():
                cards, many = self._bearer(e.target)
                has = "имеют" if many else "имеет"
                return f"{cards} {has} эффекты «{TRIGGERS[e.trigger]}» этой карты"
            case tree.CopyOf():
                source = self.target(e.of, Case.GEN)
                if isinstance(e.of, tree.Neighbour):
                    source = source.replace("этой карты", "неё")
                return f"эта карта имеет эффекты {source}"
            case tree.MoreSlots():
                return f"у вас есть {w.one_or_more(e.count, w.SLOT, Case.NOM, w.EXTRA)}"
            case tree.MetasTwice():
                return "вы дважды получаете очки за каждую карту меты"
            case tree.CannotPlay():
                banned = self.noun_phrase(e.filter, w.agreement(Case.ACC, True))
                return f"{self._players(e.who)} разыгрывать {banned}"
            case tree.CannotUse():
                what = "действия" if e.what == "Actions" else "реакции"
                return f"{self._players(e.who)} использовать {what}"
            case tree.TotalBonus():
                whose = "ваша сумма" if e.whose == "your" else "сумма каждого противника"
                verb = "уменьшается" if e.minus else "увеличивается"
                number = self._number(e.amount).removeprefix("по ")
                return f"{whose} в схватках {verb} на {number}"
            case _:
                return None

    def _cannot_be(self, target: tree.Target, done: dict[Gender, str], by: tree.By) -> str:
        cards, many = self._bearer(target)
        if many:
            return words(cards, "не могут быть", done["m"] + "ы", _BY_EFFECTS[by])
        return words(cards, "не может быть", done[self._gender_of(target)], _BY_EFFECTS[by])

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
        if len(elements) == len(e.symbols):
            gender = self._gender_of(e.target)
            shown = w.listed([a.form(Case.INS, gender, many) for a in elements])
        else:
            shown = self._as_cards(e.symbols, many)
        return f"{cards} также {'считаются' if many else 'считается'} {shown}"

    # ----------------------------------------------------------------------- rules

    def _rule(self, e: tree.Effect) -> str | None:
        match e:
            case tree.MayAttach():
                with self.within(Who.YOU):
                    hand = tree.In("hand", Whose.YOUR)
                    cards = tree.Cards("any number of", e.filter, hand)
                    attached = self.cards(cards, Case.ACC, source=True)
                return f"в свой ход вы можете присоединить к этой карте {attached}"
            case tree.CannotBeCopied():
                return "этот эффект не может быть скопирован"
            case tree.StayInstead():
                return _STAY
            case tree.PlayOnlyIf():
                conditions = [self.condition(e.condition)] if e.condition is not None else []
                conditions += [_FUSION] if e.fusion else []
                return f"вы можете разыграть эту карту, только если {w.listed(conditions)}"
            case tree.ComesWith():
                tokens = w.UNITS[e.what]
                if e.optional:
                    put = w.one_or_more(e.count, tokens, Case.ACC)
                    return f"когда эта карта входит в игру, вы можете поместить на неё {put}"
                shown = preposed("с", w.one_or_more(e.count, tokens, Case.INS))
                return f"эта карта входит в игру {shown}"
            case tree.NextComesWith():
                shown = preposed("с", w.one_or_more(e.count, w.UNITS["star token"], Case.INS))
                return f"следующая карта входит в игру {shown}"
            case tree.PhaseRule():
                return benefit(e)
            case tree.OnePerDeck():
                keyword = KEYWORDS_RU[e.keyword]
                return f"в вашей колоде может быть только 1 карта с ключевым словом «{keyword}»"
            case _:
                return None
