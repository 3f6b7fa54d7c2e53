"""Russian for quantities and amounts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mblades.text import tree
from mblades.text.render.russian import deciding
from mblades.text.render.russian import words as w
from mblades.text.render.russian.events import Events
from mblades.text.render.russian.nouns import COMPARED, SINCE, NounPhrase, unknown, words
from mblades.text.render.russian.words import Adjective, Agreement, Case, Gender, Noun
from mblades.text.tree import Who, Whose
from mblades.text.walking import of_theirs, of_you

_SHORT_LEADS: Final = ("у вас", "у неё", "у него", "у них", "в сумме у них")
_COUNTED: Final[dict[str, Noun]] = {
    "an opponent": w.OPPONENT, "each opponent": w.OPPONENT, "a player": w.PLAYER, "each player": w.PLAYER,
}  # fmt: skip
_FOUGHT: Final = {  # in the accusative of one, in the genitive of several
    "win": ("выигранную этим эффектом", "выигранных этим эффектом"),
    "lose": ("проигранную этим эффектом", "проигранных этим эффектом"),
    "tie": ("которая кончилась вничью", "которые кончились вничью"),
}  # fmt: skip
_EACH: Final = ("который", "которого")
_ALL: Final = ("каждый из которых", "которых")


@dataclass(frozen=True)
class Measure:
    """What a number of things is said with: where (lead) and of what (phrase, by agreement)."""

    lead: str
    phrase: Callable[[Agreement], NounPhrase]
    gender: Gender
    same: str = ""  # two measures of the same things need not name them twice

    def sized(self, size: str, agree: Agreement) -> str:
        """на вашем столе не меньше 3 огненных карт"""
        phrase = self.phrase(agree)
        return f"{words(self.lead, size, phrase.head)}{phrase.clauses}"

    def tail(self, other: str = "") -> str:
        """огненных карт на вашем столе"""
        phrase = self.phrase(w.agreement(Case.GEN, True))
        head = "" if other and other == self.same else phrase.head
        parts = (self.lead, head) if self.lead in _SHORT_LEADS else (head, self.lead)
        return f"{words(*parts)}{phrase.clauses}"


def _things(noun: Noun, *before: Adjective, after: str = "") -> Callable[[Agreement], NounPhrase]:
    def phrase(agree: Agreement) -> NounPhrase:
        forms = [a.form(agree.case, noun.gender, agree.plural) for a in before]
        return NounPhrase(words(*forms, noun.form(agree.noun_case, agree.noun_plural), after))

    return phrase


def _noun_of(who: tree.Several | tree.Compared | tree.Doers | tree.InClash | tree.Foremost) -> Noun:
    if isinstance(who, tree.InClash):
        return w.LOSER if who.side == "losers" else w.PLAYER
    return _COUNTED[who if isinstance(who, str) else who.who]


class Amounts(Events):
    def quantity(self, quantity: tree.Quantity, case: Case) -> str:
        """The number itself as a noun: количество огненных карт на вашем столе."""
        if isinstance(quantity, tree.Calculation):
            return self._calculation(quantity, case)
        many = w.AMOUNT.form(case)
        if isinstance(quantity, tree.Said):
            own = quantity.whose in (Whose.YOUR, Whose.THEIR)
            return deciding.said(quantity, "" if own else self.owner(quantity.whose), case)
        if isinstance(quantity, tree.PlayerQuantity):
            return f"{many} {self._of_players(quantity)}"
        match quantity:
            case tree.Number():
                return str(quantity.value)
            case tree.CountOf():
                return f"{many} {self.all_cards(quantity.cards, Case.GEN)}"
            case tree.StarsOf():
                return f"{many} {self.its(quantity.card, 'звёзд')}"
            case tree.TotalStars():
                total = w.TOTAL.form(case, "n")
                if isinstance(quantity.cards, tree.Those):
                    return f"{total} {many} их звёзд"
                return f"{total} {many} звёзд {self.all_cards(quantity.cards, Case.GEN)}"
            case tree.Different():
                return f"{many} {self._kinds_among(quantity).tail()}"
            case tree.Tokens():
                return f"{many} {self._tokens_on(quantity).tail()}"
            case tree.Pairs():
                return f"{many} {self._pairs(quantity).tail()}"
            case tree.MostAlike():
                return f"{w.LARGEST.form(case, 'n')} {many} {self._alike(quantity).tail()}"
            case tree.OpenSlots():
                return f"{many} {self._open_slots(quantity).tail()}"
            case tree.ThatMuch():
                return f"{w.THIS.form(case, 'n')} {many}"
            case tree.DoneSoFar():
                return f"{many} {_moved(quantity)}"
            case tree.Fought(result):
                return f"{many} схваток, {_FOUGHT[result][1]},"
            case tree.ClashTotal(whose):
                return self._clash_total(whose, case)
            case tree.CardsPassed():
                return f"{many} пройденных карт"
            case _:
                raise unknown(quantity)

    def _of_players(self, quantity: tree.PlayerQuantity) -> str:
        match quantity:
            case tree.Has():
                return self._held(quantity)
            case tree.ClashesWon():
                return "ваших побед в схватках"
            case tree.CardsPlayed():
                return "карт, разыгранных вами в этот ход,"
            case tree.PlayersWho():
                return str(self._rivals(quantity.who, w.agreement(Case.GEN, True)))
            case tree.HowOften():
                return f"раз, когда {self.has_happened(quantity)},"
            case tree.HowMuch():
                return self._gained(quantity, w.UNITS[quantity.unit].form(Case.GEN, True))
            case tree.Said():
                return deciding.VOICE.form(Case.GEN, True)
            case _:
                raise unknown(quantity)

    def _gained(self, much: tree.HowMuch, units: str) -> str:
        """РО, которые вы получили в этот ход,"""
        you = much.who is Who.YOU
        verb = w.GAIN.past("ли" if you else "л")
        return f"{units}, которые {'вы' if you else self.player(much.who, Case.NOM)} {verb} {SINCE[much.since]},"

    def _calculation(self, quantity: tree.Calculation, case: Case) -> str:
        match quantity:
            case tree.Twice():
                return self._twice(quantity.of, case)
            case tree.Times():
                return self._times(quantity, case)
            case tree.Half():
                half = f"{w.HALF.form(case)} {self._operand(quantity.of, Case.GEN)}"
                return f"{half} {rounded(quantity)}"
            case tree.Sum():
                left = self.quantity(quantity.left, case)
                return f"{left} плюс {self.quantity(quantity.right, Case.NOM)}"
            case tree.Difference():
                left = self.quantity(quantity.left, case)
                return f"{left} минус {self.quantity(quantity.right, Case.NOM)}"
            case tree.Gap():
                left = self._operand(quantity.left, Case.INS)
                right = self._operand(quantity.right, Case.INS)
                return f"{w.GAP.form(case)} между {left} и {right}"
            case tree.Extreme(left, right, most):
                extreme = w.LARGER if most else w.SMALLER
                both = f"{self.quantity(left, Case.NOM)} и {self.quantity(right, Case.NOM)}"
                return f"{extreme.form(case, 'n')} из двух чисел ({both})"
            case tree.Product():
                left = self._operand(quantity.left, Case.GEN)
                right = self._operand(quantity.right, Case.GEN)
                return f"{w.PRODUCT.form(case)} {left} и {right}"
            case _:
                raise unknown(quantity)

    def _clash_total(self, whose: Whose, case: Case) -> str:
        """ваша сумма в схватке, сумма победителя в схватке"""
        total = w.SUM.form(case)
        if whose is Whose.YOUR:
            return f"{w.YOUR.form(case, 'f')} {total} в схватке"
        owner = "его" if whose is Whose.THEIR else self.possessor(whose)
        return f"{total} {owner} в схватке"

    def _held(self, has: tree.Has) -> str:
        unit = w.UNITS[has.unit].form(Case.GEN, True)
        if has.whose is Whose.YOUR:
            return f"ваших {unit}"
        if has.whose is Whose.THEIR:
            return f"его {unit}"
        return f"{unit} {self.possessor(has.whose)}"

    def _twice(self, of: tree.Quantity, case: Case) -> str:
        return self._multiple(2, w.DOUBLED, of, case)

    def _times(self, times: tree.Times, case: Case) -> str:
        """утроенное количество звёзд; 5-кратное количество звёзд"""
        word = w.MULTIPLIED.get(times.count) or w.adjective(f"{times.count}-кратный")
        return self._multiple(times.count, word, times.of, case)

    def _multiple(self, count: int, word: Adjective, of: tree.Quantity, case: Case) -> str:
        if isinstance(of, tree.Number):
            return str(count * of.value)
        gender: Gender = (
            "f" if isinstance(of, tree.Half | tree.Sum | tree.Difference | tree.Gap) else "n"
        )
        return f"{word.form(case, gender)} {self._operand(of, case)}"

    def _operand(self, of: tree.Quantity, case: Case) -> str:
        """A quantity that a word before it governs: a sum is then a noun."""
        if isinstance(of, tree.Sum | tree.Difference):
            noun = w.SUM if isinstance(of, tree.Sum) else w.REMAINDER
            left = self._operand(of.left, Case.GEN)
            return f"{noun.form(case)} {left} и {self._operand(of.right, Case.GEN)}"
        if isinstance(of, tree.Number):
            return f"числа {of.value}"
        return self.quantity(of, case)

    def measure(self, quantity: tree.Quantity) -> Measure | None:
        """None for a quantity that is not a number of things somewhere."""
        match quantity:
            case tree.CountOf():
                return self._card_count(quantity.cards)
            case tree.Different():
                return self._kinds_among(quantity)
            case tree.StarsOf():
                whose = self.target(quantity.card, Case.GEN, "у")
                return Measure(whose, _things(w.STAR), "f", "star")
            case tree.TotalStars():
                if isinstance(quantity.cards, tree.Those):
                    whose = "у них"
                else:
                    whose = f"у {self.all_cards(quantity.cards, Case.GEN)}"
                return Measure(f"в сумме {whose}", _things(w.STAR), "f", "star")
            case tree.Tokens():
                return self._tokens_on(quantity)
            case tree.Pairs():
                return self._pairs(quantity)
            case tree.OpenSlots():
                return self._open_slots(quantity)
            case tree.Has():
                noun = w.UNITS[quantity.unit]
                whose = f"у {self.possessor(quantity.whose)}"
                return Measure(whose, _things(noun), noun.gender, quantity.unit)
            case tree.Said("votes"):
                whose = f"у {self.possessor(quantity.whose)}"
                return Measure(whose, _things(deciding.VOICE), "m", "vote")
            case tree.ClashesWon():
                return Measure("у вас", _things(w.VICTORY, after="в схватках"), "f")
            case tree.CardsPlayed():
                return Measure("вы разыграли в этот ход", _things(w.CARD), "f")
            case tree.PlayersWho():
                who = quantity.who
                where = "у вас" if _noun_of(who) is w.OPPONENT else "в игре"
                where = "в схватке" if isinstance(who, tree.InClash) else where
                return Measure(where, lambda agree: self._rivals(who, agree), "m")
            case _:
                return None

    # ----------------------------------------------------------------------- players by what they have

    def _rivals(
        self,
        who: tree.Several | tree.Compared | tree.Doers | tree.InClash | tree.Foremost,
        agree: Agreement,
    ) -> NounPhrase:
        """противники, у которых больше РО, чем у вас,"""
        if isinstance(who, tree.Doers):
            ending = "и" if agree.noun_plural else ""
            did = f"это сделал{ending}" if who.did else f"этого не сделал{ending}"
            clause = f", {'которые' if agree.noun_plural else 'который'} {did},"
            return NounPhrase(
                _noun_of(who).form(agree.noun_case, agree.noun_plural), clauses=clause
            )
        noun = _noun_of(who).form(agree.noun_case, agree.noun_plural)
        if isinstance(who, tree.InClash):
            others = who.side == "others"
            return NounPhrase(f"{noun} из других участников схватки" if others else noun)
        clause = self._comparing(who, agree.plural) if isinstance(who, tree.Compared) else ""
        if isinstance(who, tree.Foremost):
            clause = self.having(who)
        return NounPhrase(noun, clauses=clause)

    def having(self, who: tree.Compared | tree.Foremost) -> str:
        if isinstance(who, tree.Compared):
            return self._comparing(who, many=False)
        if isinstance(who.of, tree.Said) and who.of.what != "votes":
            noun = deciding.told(who.of.what)
            extreme = w.LARGEST if who.most else w.LEAST
            return f" с {extreme.form(Case.INS, noun.gender)} {noun.form(Case.INS)}"
        with self.within(Who.THAT), self.relating(*_EACH):
            return f" с {'наибольшим' if who.most else 'наименьшим'} количеством {self.had(who.of)}"

    def had(self, trait: tree.Trait) -> str:
        """РО, огненных карт на своём столе"""
        if isinstance(trait, tree.Has):
            return w.UNITS[trait.unit].form(Case.GEN, True)
        if isinstance(trait, tree.Said):
            return deciding.VOICE.form(Case.GEN, True)
        own = of_theirs(trait)
        measure = self.measure(own)
        return measure.tail() if measure else self.quantity(own, Case.GEN)

    def _comparing(self, who: tree.Compared, many: bool) -> str:
        """, на столе которого не меньше 3 огненных карт,"""
        with self.within(None), self.relating(*(_ALL if many else _EACH)):
            if isinstance(who.of, tree.HowOften):
                return f", {self.has_happened(who.of, 'не' if who.test == 'at most' else '')},"
            if isinstance(who.of, tree.TopIs):
                no = "не" if who.test == "at most" else ""
                what = self.noun_phrase(who.of.filter, w.agreement(Case.NOM, False))
                return f", {words(self.target(tree.TopCard(Whose.THAT), Case.NOM), '—', no, str(what))},"
            if isinstance(who.of, tree.Said) and who.of.what != "votes":
                return self._whose_number(who, many)
            measure = self.measure(who.of)
            assert measure is not None
            if isinstance(who.than, tree.Number):
                return f", {self.number_of(measure, who.of, who.test, who.than.value)},"
        size, joint = (
            ("столько же", "сколько") if who.test == "equal" else (COMPARED[who.test], "чем")
        )
        with self.within(None):
            return f", {measure.sized(size, w.agreement(Case.GEN, True))}, {joint} {self._than(who, measure)},"

    def _whose_number(self, who: tree.Compared, many: bool) -> str:
        """, чьё число не меньше 3,"""
        assert isinstance(who.of, tree.Said)
        if who.of.what == "bid" and (who.test, who.than) == ("at least", tree.Number(1)):
            return f", {'которые сделали' if many else 'который сделал'} ставку,"
        whose = "чьё число" if who.of.what == "number" else "чья ставка"
        than = of_you(who.of) if who.than is None else who.than
        if who.test == "equal":
            return f", {whose} равно {self.quantity(than, Case.DAT)},"
        return f", {whose} {COMPARED[who.test]} {self.quantity(than, Case.GEN)},"

    def _than(self, who: tree.Compared, measure: Measure) -> str:
        """у вас, у этой карты"""
        than = of_you(who.of) if who.than is None else who.than
        other = self.measure(than) if isinstance(than, tree.StarsOf | tree.TotalStars) else None
        return other.tail(measure.same) if other else "у вас"

    @abstractmethod
    def number_of(
        self, measure: Measure, left: tree.Quantity, test: tree.Compare, limit: int, no: str = ""
    ) -> str:
        """на вашем столе не меньше 3 огненных карт"""

    def _kinds_among(self, different: tree.Different) -> Measure:
        noun, cards = w.FEATURES[different.what], different.cards
        where = self.place(cards.place, many=True) if cards.filter == tree.Filter() else ""
        lead = where or f"среди {self.all_cards(cards, Case.GEN)}"
        return Measure(lead, _things(noun, w.DIFFERENT), noun.gender)

    def _pairs(self, pairs: tree.Pairs) -> Measure:
        """пары соседних карт на вашем столе, имеющих общий элемент"""
        lead = f"среди {self.all_cards(pairs.cards, Case.GEN)}"
        of = "соседних карт" if pairs.adjacent else "карт (каждая в одной паре)"
        return Measure(lead, _things(w.PAIR, after=f"{of}, {self._having(pairs)}"), "f")

    def _alike(self, most: tree.MostAlike) -> Measure:
        """карт с одинаковым элементом на вашем столе"""
        measure = self._card_count(most.cards)
        feature = w.FEATURES[most.what]
        same = f"с {w.SAME.form(Case.INS, feature.gender)} {feature.form(Case.INS)}"

        def phrase(agree: Agreement) -> NounPhrase:
            of = measure.phrase(agree)
            return NounPhrase(f"{of.head} {same}", clauses=of.clauses)

        return Measure(measure.lead, phrase, measure.gender)

    def _having(self, pairs: tree.Pairs) -> str:
        feature = w.FEATURES[pairs.what]
        common = w.SAME if pairs.what == "star value" else w.TOTAL
        return f"имеющих {common.form(Case.ACC, feature.gender)} {feature.form(Case.ACC)}"

    def _open_slots(self, slots: tree.OpenSlots) -> Measure:
        lead = self.place(tree.In("tableau", slots.whose))
        return Measure(lead, _things(w.SLOT, w.OPEN), "f")

    def _tokens_on(self, tokens: tree.Tokens) -> Measure:
        noun = w.UNITS[tokens.what]
        return Measure(self._on(tokens.card), _things(noun), "m", tokens.what)

    def _on(self, card: tree.Target) -> str:
        if isinstance(card, tree.Cards) and card.how == "each":
            return f"на {self.all_cards(card, Case.PRE)}"
        return self.target(card, Case.PRE, "на")

    def _card_count(self, cards: tree.Cards) -> Measure:
        place: tree.Place | None = cards.place
        before: tuple[Adjective, ...] = ()
        if isinstance(place, tree.Adjacent):
            lead = f"рядом {self.target(place.to, Case.INS, 'с')}"
            place = None
        elif isinstance(place, tree.AttachedTo):
            place, lead, before = None, "у этой карты", (w.ATTACHED,)
        else:
            lead = self.place(cards.place, many=True)

        def phrase(agree: Agreement) -> NounPhrase:
            return self.noun_phrase(cards.filter, agree, place, before, many=agree.plural)

        return Measure(lead, phrase, self.nouns(cards.filter)[0].gender)

    # ----------------------------------------------------------------------- amounts

    def amount(self, amount: tree.SaidAmount, unit: Noun, bare_one: bool = False) -> str:
        """In the accusative: 10 РО; по 5 РО за каждую карту; столько РО, сколько звёзд у неё."""
        match amount:
            case tree.AtRandom(all_):
                *values, last = all_
                some = ", ".join(str(value) for value in values)
                return f"{some} или {w.counted(last, unit, Case.ACC)} наугад"
            case tree.Scale():
                return self._scale(amount, unit)
            case tree.AnyNumber(most) if most:
                return f"до {w.counted(most, unit, Case.GEN)}"
            case tree.AnyNumber():
                return f"любое количество {unit.form(Case.GEN, True)}"
            case tree.All():
                return f"все {unit.form(Case.NOM, True)}"
        with self.within(self.subject, aside=True):
            match amount:
                case tree.Flat():
                    number = w.one_or_more if bare_one else w.counted
                    return number(amount.value, unit, Case.ACC)
                case tree.PerEach():
                    said = f"{w.distributive(amount.value, unit)} {self.for_each(amount)}"
                case tree.EqualTo():
                    said = self._equal_to(amount.amount, unit)
                case _:
                    raise unknown(amount)
        if not amount.most:
            return said
        return f"{said.rstrip(',')}, но не больше {w.counted(amount.most, unit, Case.GEN)},"

    def _scale(self, scale: tree.Scale, unit: Noun) -> str:
        """РО в зависимости от количества разных типов на вашем столе (2 при 1, 6 при 2 и больше)"""
        steps = ", ".join(f"{mark.value} при {mark.at}" for mark in scale.marks)
        said = f"{unit.form(Case.ACC, True)} в зависимости от {self.quantity(scale.of, Case.GEN)}"
        return f"{said.rstrip(',')} ({steps} и больше)"

    def _equal_to(self, quantity: tree.Quantity, unit: Noun) -> str:
        units = unit.form(Case.GEN, True)
        match quantity:
            case tree.Number():
                return w.counted(quantity.value, unit, Case.ACC)
            case tree.ThatMuch():
                return f"столько же {units}"
            case tree.Twice(tree.ThatMuch()):
                return f"вдвое больше {units}"
            case tree.Half(tree.ThatMuch()):
                return f"вдвое меньше {units} {rounded(quantity)}"
            case tree.Half(tree.Has() as has) if w.UNITS[has.unit] is unit:
                with self.within(self.subject):
                    half = self.possessed(has.whose, Case.GEN, unit, True, units)
                return f"половину {half} {rounded(quantity)}"
            case tree.Twice() if measure := self.measure(quantity.of):
                return f"вдвое больше {units}, чем {measure.tail()},"
            case tree.Times() if measure := self.measure(quantity.of):
                times = "раза" if w.few(quantity.count) else "раз"
                return f"в {quantity.count} {times} больше {units}, чем {measure.tail()},"
            case tree.Half() if measure := self.measure(quantity.of):
                return f"вдвое меньше {units}, чем {measure.tail()} {rounded(quantity)}"
            case tree.Sum(left, tree.Number(more)) if measure := self.measure(left):
                return f"столько {units}, сколько {measure.tail()}, плюс ещё {more}"
        if measure := self.measure(quantity):
            return f"столько {units}, сколько {measure.tail()},"
        return f"количество {units}, равное {self.quantity(quantity, Case.DAT)},"

    def for_each(self, amount: tree.PerEach) -> str:
        """за каждую огненную карту на вашем столе; за каждые 4 ваших миллениум-доллара"""
        each, step = amount.each, amount.step
        if isinstance(each, tree.PlayerQuantity):
            return self._for_each_of_players(each, step)
        match each:
            case tree.CountOf():
                cards = each.cards
                if step == 1:
                    every = tree.Cards("each", cards.filter, cards.place)
                    return f"за {self.cards(every, Case.ACC)}"
                some = tree.Cards("a", cards.filter, cards.place, step)
                return f"за каждые {self.cards(some, Case.ACC)}"
            case tree.Different():
                noun, measure = w.FEATURES[each.what], self._kinds_among(each)
                if step == 1:
                    one = words(w.ALL.form(Case.ACC, noun.gender), noun.form(Case.ACC))
                    return f"за {one} {measure.lead} (без повторов)"
                return f"за каждые {w.counted(step, noun, Case.ACC, w.DIFFERENT)} {measure.lead}"
            case tree.StarsOf():
                pronoun = "у" if isinstance(each.card, tree.It) else ""
                return _every(step, w.STAR, self.target(each.card, Case.GEN, pronoun))
            case tree.TotalStars():
                if isinstance(each.cards, tree.Those):
                    return _every(step, w.STAR, "у них")
                return _every(step, w.STAR, self.all_cards(each.cards, Case.GEN))
            case tree.Tokens():
                return _every(step, w.UNITS[each.what], self._on(each.card))
            case tree.MostAlike():
                return _every(step, w.CARD, f"из наибольшего количества {self._alike(each).tail()}")
            case tree.Pairs():
                pairs = self._pairs(each)
                return (
                    f"{_every(step, w.PAIR, 'соседних карт' if each.adjacent else 'карт')} {pairs.lead}, "
                    f"{self._having(each)},"
                )
            case tree.OpenSlots():
                return _every(step, w.SLOT, self._open_slots(each).lead, w.OPEN)
            case tree.Fought(result):
                one, many = _FOUGHT[result]
                if step == 1:
                    return f"за каждую схватку, {one},"
                often = "схватки" if w.few(step) else "схваток"
                return f"за каждые {step} {often}, {many},"
            case tree.DoneSoFar():
                noun = w.UNITS[each.of]
                number, case = step > 1, Case.GEN if step > 1 else Case.ACC
                done = w.MOVED[each.done].form(case, noun.gender, number)
                return f"{_every(step, noun)}, {done} этим эффектом,"
            case tree.CardsPassed():
                return _every(step, w.CARD, "", w.PASSED)
            case _:
                return f"за каждую единицу числа, равного {self.quantity(each, Case.DAT)},"

    def _for_each_of_players(self, each: tree.PlayerQuantity, step: int) -> str:
        match each:
            case tree.Has():
                unit = w.UNITS[each.unit]
                if each.whose in (Whose.YOUR, Whose.THEIR):
                    own = w.YOUR if each.whose is Whose.YOUR else w.OWN
                    return _every(step, unit, "", own)
                return _every(step, unit, self.possessor(each.whose))
            case tree.ClashesWon():
                where = "в схватках" if step > 1 else "в схватке"
                return _every(step, w.VICTORY, where, w.YOUR)
            case tree.CardsPlayed():
                played = "разыгранную" if step == 1 else "разыгранные"
                return f"{_every(step, w.CARD)}, {played} вами в этот ход,"
            case tree.HowMuch():
                return self._gained(each, _every(step, w.UNITS[each.unit]))
            case tree.HowOften():
                times = (
                    "каждый раз"
                    if step == 1
                    else f"каждые {step} {'раза' if w.few(step) else 'раз'}"
                )
                return f"за {times}, когда {self.has_happened(each)},"
            case tree.PlayersWho():
                rivals = self._rivals(each.who, w.agreement(Case.GEN, step > 1))
                return f"за каждого {rivals}" if step == 1 else f"за каждых {step} {rivals}"
            case tree.Said("votes"):
                return _every(step, deciding.VOICE, f"за {self.possessor(each.whose)}")
            case tree.Said():
                return f"за каждую единицу числа, равного {self.quantity(each, Case.DAT)},"
            case _:
                raise unknown(each)


def _moved(sum_: tree.DoneSoFar) -> str:
    """жетонов продажи, убранных этим эффектом,"""
    noun = w.UNITS[sum_.of].form(Case.GEN, True)
    return f"{noun}, {w.MOVED[sum_.done].form(Case.GEN, 'm', True)} этим эффектом,"


def rounded(half: tree.Half) -> str:
    """Which way a half goes."""
    return f"(с округлением {'вверх' if half.up else 'вниз'})"


def _every(step: int, noun: Noun, tail: str = "", *middle: Adjective) -> str:
    """за каждую вашу победу; за каждые 2 ваших победы"""
    if step == 1:
        forms = [a.form(Case.ACC, noun.gender) for a in (w.ALL, *middle)]
        return words("за", *forms, noun.form(Case.ACC), tail)
    forms = [a.form(Case.GEN, noun.gender, True) for a in middle]
    agree = w.counted_agreement(step, Case.ACC, noun.gender)
    return words(
        "за каждые", str(step), *forms, noun.form(agree.noun_case, agree.noun_plural), tail
    )
