"""Russian for players, places and cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Never

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.jointly import jointly
from mblades.text.render.russian.words import Adjective, Agreement, Case, Gender, Noun
from mblades.text.tree import Who, Whom, Whose

_OWNERS: Final[dict[Whose, str]] = {
    Whose.OPPONENT: "противника",
    Whose.EACH_OPPONENT: "каждого противника",
    Whose.OPPONENTS: "противников",
    Whose.ANOTHER: "другого игрока",
    Whose.ANY: "любого игрока",
    Whose.THAT: "этого игрока",
    Whose.LEFT: "игрока слева от вас",
    Whose.RIGHT: "игрока справа от вас",
    Whose.WINNER: "победителя",
    Whose.LOSER: "проигравшего",
}
# adjective, noun and what follows it
_PLAYERS: Final[dict[Who, tuple[Adjective | None, Noun, str]]] = {
    Who.OPPONENT: (None, w.OPPONENT, ""),
    Who.EACH_OPPONENT: (w.ALL, w.OPPONENT, ""),
    Who.PLAYER: (None, w.PLAYER, ""),
    Who.EACH_PLAYER: (w.ALL, w.PLAYER, ""),
    Who.LEFT: (None, w.PLAYER, " слева от вас"),
    Who.RIGHT: (None, w.PLAYER, " справа от вас"),
    Who.OTHER_OPPONENT: (w.OTHER, w.OPPONENT, ""),
    Who.OTHER_OPPONENTS: (w.OTHER, w.OPPONENT, ""),
    Who.RANDOM_OPPONENT: (w.RANDOM, w.OPPONENT, ""),
    Who.RANDOM_PLAYER: (w.RANDOM, w.PLAYER, ""),
    Who.NEIGHBOURS: (w.ALL, w.PLAYER, " рядом с вами"),
    Who.WINNER: (None, w.WINNER, ""),
    Who.LOSER: (None, w.LOSER, ""),
    Who.FIGHTERS: (w.ALL, w.PLAYER, " из участников схватки"),
    Who.LOWEST: (w.ALL, w.PLAYER, " с наименьшей суммой"),
    Who.THAT: (w.THIS, w.PLAYER, ""),
    Who.OWNER: (None, w.OWNER, ""),
}
_ONE_OF: Final[dict[tree.Group, Who]] = {
    "an opponent": Who.OPPONENT, "each opponent": Who.OPPONENT, "a player": Who.PLAYER, "each player": Who.PLAYER,
}  # fmt: skip
_EVERY: Final = {
    Case.NOM: "все", Case.GEN: "всех", Case.DAT: "всем", Case.ACC: "все", Case.INS: "всеми", Case.PRE: "всех",
}  # fmt: skip
_PRONOUNS: Final = {
    "f": ("она", "её", "ей", "её", "ей", "ней"),
    "m": ("он", "его", "ему", "его", "им", "нём"),
    "n": ("оно", "его", "ему", "его", "им", "нём"),
    "p": ("они", "их", "им", "их", "ими", "них"),
}
ITS: Final = {"f": "её", "m": "его", "n": "его"}

COMPARED: Final[dict[tree.Compare, str]] = {
    "fewer": "меньше",
    "more": "больше",
    "at least": "не меньше",
    "at most": "не больше",
}
SINCE: Final[dict[tree.Since, str]] = {
    "this turn": "в этот ход",
    "this tournament": "в этом турнире",
    "since your last turn": "после вашего прошлого хода",
    "on your last turn": "в ваш прошлый ход",
    "on their last turn": "в его прошлый ход",
}
_SIDES: Final[dict[tree.Side, str]] = {"left": "слева", "right": "справа"}


# What is no pronoun.
_NamedCard = (
    tree.This | tree.TheNext | tree.TopCard | tree.Neighbour | tree.UsedCard | tree.LosingCard
    | tree.TopOfStore | tree.TheRest | tree.Latest
)  # fmt: skip


def unknown(node: Never) -> TypeError:
    return TypeError(f"no Russian for {node!r}")


def preposed(preposition: str, phrase: str) -> str:
    if preposition == "с":
        return w.with_s(phrase)
    return f"{preposition} {phrase}" if preposition else phrase


def words(*parts: str) -> str:
    """Joined by spaces; a part that begins with a comma closes up to the one before."""
    return w.tidy(" ".join(part for part in parts if part))


@dataclass(frozen=True)
class NounPhrase:
    """head «огненных карт», place «на вашем столе», clauses «, у которых меньше звёзд, чем...,»"""

    head: str
    place: str = ""
    clauses: str = ""
    place_last: bool = False

    def __str__(self) -> str:
        if self.place_last:
            return f"{self.head}{self.clauses} {self.place}".rstrip()
        return f"{self.head} {self.place}".rstrip() + self.clauses


class Nouns(ABC):
    """Keeps what the words before have settled: the subject, the gender of "it", what was named."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self.name = name
        self.subject: Whom | None = None
        self.gender: Gender = "f"
        self.named = "type or element"
        self.aside = False
        self.relative: tuple[str, str] | None = None

    @contextmanager
    def within(self, subject: Whom | None, aside: bool = False) -> Iterator[None]:
        """aside: a part (an amount) that speaks of «ваш стол» and chooses no card."""
        before = self.subject, self.aside
        self.subject, self.aside = subject, aside
        try:
            yield
        finally:
            self.subject, self.aside = before

    @abstractmethod
    def quantity(self, quantity: tree.Quantity, case: Case) -> str:
        """The number itself as a noun: количество огненных карт на вашем столе."""

    @abstractmethod
    def having(self, who: tree.Compared | tree.Foremost) -> str:
        """What players are told by: «, у которого больше РО, чем у вас,», « с наибольшим количеством РО»."""

    @contextmanager
    def relating(self, that: str, of_that: str) -> Iterator[None]:
        """«который», «которого» for "that player" and theirs, within a clause about them."""
        before, self.relative = self.relative, (that, of_that)
        try:
            yield
        finally:
            self.relative = before

    # ----------------------------------------------------------------------- players

    def excepted(self, who: tree.Compared | tree.Foremost) -> str:
        return f", кроме {self.player(_ONE_OF[who.who], Case.GEN)}{self.having(who)},"

    def owner(self, whose: Whose) -> str:
        """The owner in the genitive: стол этого игрока, стол которого."""
        if whose is Whose.THAT and self.relative:
            return self.relative[1]
        return _OWNERS[whose]

    def player(self, who: Whom, case: Case) -> str:
        if isinstance(who, tree.Compared | tree.Foremost):
            rest = isinstance(who, tree.Foremost) and who.rest
            return self.player(Who(who.who), case) + (
                self.excepted(who) if rest else self.having(who)
            )
        if who is Who.YOU:
            return w.YOU[case]
        if who is Who.THAT and self.relative:
            return self.relative[0]
        determiner, noun, tail = _PLAYERS[who]
        before = determiner.form(case, "m", animate=True) if determiner else ""
        if who is Who.OWNER:
            before = ITS[self.gender]
        if who is Who.OTHER_OPPONENTS:
            before = words(w.ALL.form(case, "m", animate=True), before)
        return words(before, noun.form(case)) + tail

    def possessor(self, whose: Whose) -> str:
        """In the genitive, after «у» or after what is possessed."""
        if whose is Whose.YOUR:
            return "вас"
        return "него" if whose is Whose.THEIR else self.owner(whose)

    def possessed(self, whose: Whose, case: Case, noun: Noun, plural: bool, head: str) -> str:
        """своём столе, столе противника"""
        if whose is Whose.THEIR and self.subject in (None, Who.YOU):
            return f"его {head}"
        reflexive = whose is Whose.THEIR or (self.subject is Who.YOU and not self.aside)
        if whose in (Whose.YOUR, Whose.THEIR):
            own = w.OWN if reflexive else w.YOUR
            return f"{own.form(case, noun.gender, plural)} {head}"
        return f"{head} {self.owner(whose)}"

    # ----------------------------------------------------------------------- places

    def place(self, place: tree.Place, many: bool = False, source: bool = False) -> str:
        match place:
            case tree.In():
                return self._zone(place, many, source)
            case tree.Beside():
                with self.within(self.subject, aside=True):
                    of = self.target(place.of, Case.GEN)
                return f"{'левее' if place.side == 'left' else 'правее'} {of}"
            case tree.Slot():
                table = self._zone(tree.In("tableau", place.whose), many, source=False)
                if not place.number:
                    return f"{'из такой же ячейки' if source else 'в такой же ячейке'} {table}"
                return f"{'из ячейки' if source else 'в ячейке'} {place.number} {table}"
            case tree.OddSlots(odd):
                table = self._zone(tree.In("tableau", place.whose), many, source=False)
                kind = f"{'не' if odd else ''}чётным номером"
                return f"{'из ячейки' if source else 'в ячейке'} с {kind} {table}"
            case tree.Aftermarket():
                return "с рынка" if source else "на рынке"
            case tree.DiscardPile():
                return "из сброса магазина" if source else "в сбросе магазина"
            case tree.FusionPiles():
                return "из зоны слияния карт" if source else "в зоне слияния карт"
            case tree.Among():
                return "из них"
            case tree.Adjacent(to):
                if place == tree.Adjacent():
                    return ""
                with self.within(self.subject, aside=True):
                    return f"рядом {self.target(to, Case.INS, 'с')}"
            case tree.AttachedTo() | tree.ThisWay():
                return ""
            case _:
                raise unknown(place)

    def _zone(self, place: tree.In, many: bool, source: bool) -> str:
        zone = w.ZONES[place.zone]
        case = Case.GEN if source else Case.PRE
        of_each = place.whose is Whose.EACH_OPPONENT
        together = (of_each and many) or place.whose is Whose.OPPONENTS
        plural = together or (place.whose is Whose.ANY and many)
        head = zone.noun.form(case, plural) + zone.tail
        if together:
            phrase = f"{head} противников"
        elif place.whose is Whose.ANY:
            phrase = f"{'всех' if many else w.ANY.form(case, zone.noun.gender)} {head}"
        else:
            phrase = self.possessed(place.whose, case, zone.noun, plural, head)
        return preposed(zone.out if source else zone.inside, phrase)

    # ----------------------------------------------------------------------- cards

    def nouns(self, filter: tree.Filter) -> tuple[Noun, ...]:
        if filter.kind is tree.Kind.CARD and filter.rarity in (*tree.PROMOS, "Promo"):
            return (w.PROMO,)
        return w.KINDS[filter.kind]

    def noun_phrase(
        self,
        filter: tree.Filter,
        agree: Agreement,
        place: tree.Place | None = None,
        before: tuple[Adjective, ...] = (),
        rank: str = "",
        many: bool = False,
        source: bool = False,
    ) -> NounPhrase:
        nouns = self.nouns(filter)
        gender = nouns[0].gender
        adjectives = [
            *before,
            *([w.OTHER] if filter.other else []),
            *([w.ADJACENT] if place == tree.Adjacent() else []),
            *([w.NAMED] if filter.named else []),
            *([w.FACE[filter.face]] if filter.face else []),
        ]
        relative = "которых" if agree.plural or len(nouns) > 1 else _which(gender)
        short, clause = self._star_test(filter.stars, relative) if filter.stars else ("", "")
        clauses = ""
        if isinstance(place, tree.AttachedTo):
            clauses += f", {w.ATTACHED.form(agree.case, gender, agree.plural)} к этой карте,"
        if isinstance(place, tree.ThisWay):
            done = w.DONE[place.done].form(agree.case, gender, agree.plural)
            clauses += f", {done} этим эффектом,"
        for said in self._clauses(filter, agree, gender, relative):
            clauses += f", {said},"
        where = self.place(place, many, source) if place else ""
        # «сингл на столе, у которого» would speak of the table
        plural_place = isinstance(place, tree.In) and place.whose in (
            Whose.EACH_OPPONENT, Whose.OPPONENTS,
        )  # fmt: skip
        confusing = plural_place if agree.plural else gender == "m"
        head = words(
            *(a.form(agree.case, gender, agree.plural) for a in adjectives),
            self._core(filter, agree, nouns, many),
            *self._described(filter),
            rank,
            short,
        )
        return NounPhrase(head, where, clauses + clause, confusing and bool(clauses + clause))

    def _clauses(
        self, filter: tree.Filter, agree: Agreement, gender: Gender, relative: str
    ) -> Iterator[str]:
        """имеющая общий элемент с этой картой; на которой лежит не меньше 2 жетонов"""
        if filter.shares:
            having = w.HAVING.form(agree.case, gender, agree.plural)
            with self.within(self.subject, aside=True):
                other = self.target(filter.shares.other, Case.INS, "с")
            no = "не " if filter.shares.how == "none" else ""
            yield f"{no}{having} {shared(filter.shares.what, filter.shares.how)} {other}"
        if filter.relation:
            yield self._relation(filter.relation, agree, gender, relative)
        if filter.lacks:
            being = w.BEING.form(agree.case, gender, agree.plural)
            of = w.agreement(Case.INS, agree.plural)
            kinds = [
                self._core(tree.Filter(symbols=(one,)), of, (w.CARD,), many=False)
                for one in filter.lacks
            ]
            neither = len(kinds) > 1
            yield f"не {being} {', '.join(f'ни {one}' for one in kinds) if neither else kinds[0]}"
        if filter.besides is not None:
            with self.within(self.subject, aside=True):
                yield f"кроме {self.target(filter.besides, Case.GEN, 'кроме').removeprefix('кроме ')}"
        if filter.past:
            done = w.DONE[filter.past.done].form(agree.case, gender, agree.plural)
            by = " вами" if filter.past.by == "you" else ""
            yield f"{done}{by} {SINCE[filter.past.since]}"
        if filter.range:
            most = w.counted(filter.range.most, w.STAR, Case.GEN)
            yield f"у {relative} от {filter.range.least} до {most}"
        if filter.not_named is not None:
            yield f"кроме «{self.name(filter.not_named)}»"
        if filter.tokens:
            where = "на которых" if relative == "которых" else f"на {_on_which(gender)}"
            yield f"{where} {_held(filter.tokens)}"

    def _relation(
        self, relation: tree.Relation, agree: Agreement, gender: Gender, relative: str
    ) -> str:
        """лежащая рядом с огненной картой; у которой больше звёзд, чем у соседней слева карты"""
        lying = w.LYING.form(agree.case, gender, agree.plural)
        having = w.HAVING.form(agree.case, gender, agree.plural)
        with self.within(self.subject, aside=True):
            match relation:
                case tree.Near(which, "", 2):
                    two = w.counted_agreement(2, Case.INS, self.nouns(which)[0].gender)
                    return f"{lying} между 2 {self.noun_phrase(which, two)}"
                case tree.Near(which, "", count):
                    kind = self.noun_phrase(which, w.agreement(Case.INS, False))
                    return f"{'' if count else 'не '}{lying} рядом {w.with_s(str(kind))}"
                case tree.Near(which, side, count):
                    kind = self.noun_phrase(which, w.agreement(Case.GEN, False))
                    beside = f"непосредственно {'слева' if side == 'left' else 'справа'} от"
                    return f"{'' if count else 'не '}{lying} {beside} {kind}"
                case tree.AlikeTo(what, which, where, how):
                    place = {
                        "beside it": "рядом с собой",
                        "your tableau": "на вашем столе",
                        "the same tableau": "на том же столе",
                        "an opponent's tableau": "на столе противника",
                        "any tableau": "на любом столе",
                    }[where]
                    no = "не " if how == "none" else ""
                    other = self.noun_phrase(which, w.agreement(Case.INS, False))
                    common = shared(what, how)
                    return f"{no}{having} {common} {w.with_s(str(other))} {place}"
                case tree.StarsBeside(test, side):
                    card = f"у соседней {_SIDES[side]} карты"
                    if test == "equal":
                        return f"у {relative} столько же звёзд, сколько {card}"
                    return f"у {relative} {COMPARED[test]} звёзд, чем {card}"
                case _:
                    raise unknown(relation)

    def _core(
        self, filter: tree.Filter, agree: Agreement, nouns: tuple[Noun, ...], many: bool
    ) -> str:
        """огненная премиальная карта воина"""
        gender = nouns[0].gender
        elements = [w.ELEMENTS[s] for s in filter.symbols if s in w.ELEMENTS]
        adjectives = [a.form(agree.case, gender, agree.plural) for a in elements]
        types = [w.TYPES[s][agree.plural] for s in filter.symbols if s in w.TYPES]
        noun = w.listed(
            [n.form(agree.noun_case, agree.noun_plural) for n in nouns],
            "и" if many and agree.noun_plural else "или",
        )
        if filter.rarity in w.RARITIES and (
            filter.rarity not in tree.PROMOS or nouns == (w.PROMO,)
        ):
            rarity = w.RARITIES[filter.rarity].form(agree.case, gender, agree.plural)
            noun = f"{rarity} {noun}"
        if filter.any_symbol and adjectives and types:
            return f"{w.listed(adjectives, 'или')} {noun} или {noun} {w.listed(types, 'или')}"
        if filter.any_symbol:
            return words(w.listed(adjectives, "или"), noun, w.listed(types, "или"))
        return words(" и одновременно ".join(adjectives), noun, "-".join(types))

    def _described(self, filter: tree.Filter) -> Iterator[str]:
        promo = filter.rarity in (*tree.PROMOS, "Promo")
        if promo and filter.kind is not tree.Kind.CARD:
            metal = w.RARITIES.get(filter.rarity or "")
            yield words(metal.form(Case.GEN, "m") if metal else "", "промовыпуска")
        if filter.set_name is not None:
            yield f"выпуска «{self.name(filter.set_name)}»"
        if filter.name is not None:
            yield f"«{self.name(filter.name)}»"
        if filter.matching:
            kinds = [w.FEATURES[kind].form(Case.GEN) for kind in self.named.split(" or ")]
            yield f"названного {' или '.join(kinds)}"
        if filter.trigger is not None:
            yield f"с эффектом «{w.TRIGGERS[filter.trigger]}»"
        if filter.without is not None:
            yield f"без эффекта «{w.TRIGGERS[filter.without]}»"
        if filter.parity:
            yield f"с {'чётным' if filter.parity == 'even' else 'нечётным'} звёздным рейтингом"
        if filter.without_symbols:
            yield "без элемента и типа"

    def _star_test(self, stars: tree.StarTest, relative: str) -> tuple[str, str]:
        """Short words that stand before the place, or a clause that stands after it."""
        test, than = stars.test, stars.than
        if isinstance(than, tree.Number):
            if test == "equal":
                return w.with_s(w.counted(than.value, w.STAR, Case.INS)), ""
            limit = w.counted(than.value, w.STAR, Case.GEN)
            return "", f", у {relative} {COMPARED[test]} {limit},"
        with self.within(self.subject, aside=True):
            if isinstance(than, tree.StarsOf):
                is_it = isinstance(than.card, tree.It)  # "она" is the card that is compared
                whose = "у той карты" if is_it else self.target(than.card, Case.GEN, "у")
                if test == "equal":
                    return "", f", у {relative} столько же звёзд, сколько {whose},"
                return "", f", у {relative} {COMPARED[test]} звёзд, чем {whose},"
            if test == "equal":
                compared = f"равно {self.quantity(than, Case.DAT)}"
            else:
                compared = f"{COMPARED[test]} {self.quantity(than, Case.GEN)}"
            return "", f", количество звёзд {relative} {compared},"

    def cards(
        self,
        cards: tree.Cards,
        case: Case,
        preposition: str = "",
        source: bool = False,
        place: bool = True,
    ) -> str:
        if cards == tree.Cards("a", tree.Filter(), tree.Among()):
            return preposed(preposition, f"{w.ONE.form(case, 'f')} из них")
        before: tuple[Adjective, ...] = (w.RANDOM,) if cards.how == "random" else ()
        rank = ""
        match cards.how:
            case "each":
                before = (w.ALL, *before)
            case "first":
                before = (w.MOST, w.LEFT, *before)
            case "last":
                before = (w.MOST, w.RIGHT, *before)
            case "highest":
                rank = "с наибольшим звёздным рейтингом"
            case "lowest":
                rank = "с наименьшим звёздным рейтингом"
        where = cards.place if place else None
        gender = self.nouns(cards.filter)[0].gender

        def phrase(agree: Agreement) -> str:
            many = cards.how in ("each", "any number of")
            noun = self.noun_phrase(cards.filter, agree, where, before, rank, many, source)
            return f"{noun}{jointly(cards.jointly) if cards.jointly else ''}"

        if cards.how == "any number of":
            some = w.ANY.form(case, "n")
            total = f"{some} {w.AMOUNT.form(case)} {phrase(w.agreement(Case.GEN, True))}"
            return preposed(preposition, total)
        if cards.how == "all but":
            total = f"{_EVERY[case]} {phrase(w.agreement(case, True))}, кроме {cards.count},"
            return preposed(preposition, total)
        if cards.how == "up to":
            if preposition:
                agree = w.counted_agreement(cards.count, case, gender)
                return f"не более чем {preposition} {cards.count} {phrase(agree)}"
            agree = w.counted_agreement(cards.count, Case.GEN, gender)
            limit = "не более" if cards.count == 1 else "до"
            return f"{limit} {cards.count} {phrase(agree)}"
        if cards.count > 1 and cards.how != "each":
            agree = w.counted_agreement(cards.count, case, gender)
            return preposed(preposition, f"{cards.count} {phrase(agree)}")
        text = preposed(preposition, phrase(w.agreement(case, False)))
        if not self.aside:
            self.gender = gender
        return text

    def all_cards(self, cards: tree.Cards, case: Case) -> str:
        """The cards of a selection with how="each", in the plural: огненные карты на вашем столе."""
        agree = w.agreement(case, True)
        return str(self.noun_phrase(cards.filter, agree, cards.place, many=True))

    def target(
        self, target: tree.Target, case: Case, preposition: str = "", source: bool = False
    ) -> str:
        if isinstance(target, tree.Cards):
            return self.cards(target, case, preposition, source)
        if isinstance(target, tree.It | tree.Those):
            gender = "p" if isinstance(target, tree.Those) else self.gender
            form = _PRONOUNS[gender][case]
            if preposition and not form.startswith("н"):
                form = f"н{form}"
            return preposed(preposition, form)
        if not self.aside and not isinstance(target, tree.This):
            self.gender = "f"
        return preposed(preposition, self._reference(target, case))

    def _reference(self, ref: _NamedCard, case: Case) -> str:
        def card(adjective: Adjective) -> str:
            return f"{adjective.form(case, 'f')} {w.CARD.form(case)}"

        match ref:
            case tree.This():
                return card(w.THIS)
            case tree.TheNext():
                return card(w.NEXT)
            case tree.UsedCard():
                return card(w.USED)
            case tree.LosingCard():
                return card(w.DEFEATED)
            case tree.TopOfStore(count, core):
                upper = w.counted(count, w.CARD, case, w.UPPER) if count > 1 else card(w.UPPER)
                return f"{upper} {'базовой колоды' if core else 'колоды магазина'}"
            case tree.Latest():
                return self._latest(ref, case)
            case tree.TheRest():
                return f"{w.REMAINING.form(case, 'f', True)} {w.CARD.form(case, True)}"
            case tree.TopCard():
                if ref.whose is Whose.ANY:
                    return f"{w.ANY.form(case, 'f')} {card(w.TOP)}"
                return self.possessed(ref.whose, case, w.CARD, False, card(w.TOP))
            case tree.Neighbour():
                with self.within(self.subject, aside=True):
                    of = self.target(ref.of, Case.GEN, "от")
                return f"{w.CARD.form(case)} сразу {_SIDES[ref.side]} {of}"
            case _:
                raise unknown(ref)

    def _latest(self, ref: tree.Latest, case: Case) -> str:
        """последняя огненная карта, которую вы разыграли перед этой картой,"""
        verb = w.PLAY if ref.done == "played" else w.DISCARD
        if ref.who is Who.YOU:
            did = f"вы {verb.past('ли')}"
        elif ref.who is Who.PLAYER:
            did = f"кто-либо {verb.past('л')}"
        else:
            did = f"{self.player(ref.who, Case.NOM)} {verb.past('л')}"
        with self.within(self.subject, aside=True):
            which = tree.Filter(symbols=ref.symbols)
            card = str(self.noun_phrase(which, w.agreement(case, False)))
        before = {"": "", "this card": "перед этой картой", "it": "перед ней"}[ref.before]
        since = "" if ref.since == "this tournament" else SINCE[ref.since]
        return words(w.LATEST.form(case, "f"), card, f", которую {did}", before, since, ",")

    def its(self, target: tree.Target, what: str) -> str:
        """её эффекты, эффекты этой карты"""
        if isinstance(target, tree.It):
            return f"{ITS[self.gender]} {what}"
        if isinstance(target, tree.Those):
            return f"их {what}"
        return f"{what} {self.target(target, Case.GEN)}"


def _which(gender: Gender) -> str:
    return "которой" if gender == "f" else "которого"


def _on_which(gender: Gender) -> str:
    return "которой" if gender == "f" else "котором"


def _held(test: tree.TokenTest) -> str:
    """лежит не меньше 2 жетонов звёздного рейтинга"""
    noun = w.UNITS[test.what]
    match test.test, test.count:
        case "at least", 1:
            return f"есть {noun.form(Case.NOM)}"
        case "at most", 0:
            return f"нет {noun.form(Case.GEN, True)}"
        case "equal", count:
            return f"ровно {w.counted(count, noun, Case.NOM)}"
        case how, count:
            return f"{COMPARED[how]} {w.counted(count, noun, Case.GEN)}"


def shared(what: tuple[tree.Feature, ...], how: str) -> str:
    """общий элемент и общий тип; общего элемента и общего типа"""
    case = Case.GEN if how == "none" else Case.ACC
    parts = []
    for one in what:
        noun = w.FEATURES[one]
        common = w.SAME if one == "star value" else w.TOTAL
        parts.append(f"{common.form(case, noun.gender)} {noun.form(case)}")
    if how == "none" and len(parts) > 1:
        return ", ".join(f"ни {part}" for part in parts)
    return w.listed(parts, "или" if how == "any" else "и")
