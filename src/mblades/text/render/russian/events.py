"""Russian for events: what is waited for, and what has happened."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.nouns import SINCE, Nouns, unknown, words
from mblades.text.render.russian.words import Case, Gender, Verb
from mblades.text.tree import Who
from mblades.text.walking import flips_own

BY: Final[dict[tree.By, str]] = {
    "anyone": "",
    "an opponent": "эффектом противника",
    "you": "вашим эффектом",
}
FLIPPED: Final[dict[Gender, str]] = {"f": "перевёрнута", "m": "перевёрнут", "n": "перевёрнуто"}
_MUST: Final[dict[Gender, str]] = {"f": "должна", "m": "должен", "n": "должно"}
_WAS: Final[dict[Gender, str]] = {"f": "была", "m": "был", "n": "было"}
_ONE: Final[dict[Gender, str]] = {"f": "одна", "m": "один", "n": "одно"}
_EDGES: Final = {"start": "начинается", "end": "заканчивается"}
_CHANGES: Final = {"gain": w.GAIN, "lose": w.LOSE, "pay": w.PAY}
_CLASHES: Final[dict[str, Verb]] = {"clash": w.ENTER, "win": w.WIN, "lose": w.FAIL, "tie": w.TIE}
OFTEN: Final[dict[tree.Often, str]] = {
    "": "каждый раз, когда",
    "first each turn": "в первый раз за каждый ход, когда",
    "once per turn": "один раз за ход, когда",
    "once per tournament": "один раз за турнир, когда",
}
_HANDLED: Final = {
    "moved": "перемещается", "unflipped": "переворачивается лицом вверх", "returned to hand": "возвращается в руку",
}  # fmt: skip
_SOURCES: Final = {
    "the Store": "из магазина", "the Aftermarket": "с барахолки",
    "the Store or the Aftermarket": "из магазина или с барахолки",
}  # fmt: skip
_Deed = (
    tree.Plays | tree.Changes | tree.Clashes | tree.Discards | tree.TakesCard | tree.UsesAction
)  # fmt: skip


class Events(Nouns):
    """Events, as a part of sentences."""

    def event(self, event: tree.Event) -> str:
        """What follows «когда» or «если»."""
        with self.within(None):
            match event:
                case tree.IsFlipped():
                    return self._is_flipped(event)
                case tree.GetsTokens():
                    return self._gets_tokens(event)
                case tree.IsHandled(_, deed, by):
                    return words(self._flipped_card(event), _HANDLED[deed], BY[by])
                case tree.Changes(who, "be robbed of"):
                    return self._is_robbed(event)
                case tree.Clashes(who, "reveal"):
                    return words("в схватке", self._with_part_of(who), "открыты карты")
                case tree.Clashes(who, "decided"):
                    return words("решается исход схватки", self._with_part_of(who))
                case tree.Clashes(who, "would win" | "would lose" | "would tie" as end):
                    verb = _CLASHES[end.removeprefix("would ")]
                    must = "должны" if who is Who.YOU else "должен"
                    return f"{self._doer(who)} {must} {verb.infinitive} в схватке"
                case tree.Changes(who, would=True):
                    verb, what = self._deed(event)
                    must = "должны" if who is Who.YOU else "должен"
                    return f"{self._doer(who)} {must} {verb.infinitive} {what}"
                case tree.Plays(who, which, True):
                    self.gender = self.nouns(which)[0].gender
                    card = self.noun_phrase(which, w.agreement(Case.NOM, False))
                    whose = "ваш" if who is Who.YOU else ""
                    owner = "" if who is Who.YOU else self._doer(who, Case.GEN)
                    return words("на", whose, "стол", owner, "попадает", str(card))
                case tree.AtTurn(who, edge):
                    return f"{_EDGES[edge]} {self._of(who, 'ход')}"
                case tree.EffectHappens():
                    trigger = f" «{w.TRIGGERS[event.trigger]}»" if event.trigger else ""
                    return f"должен примениться {self._effect_of(event, f'эффект{trigger}')}"
                case _:
                    verb, what = self._deed(event)
                    form = verb.second if event.who is Who.YOU else verb.third
                    return f"{self._doer(event.who)} {form} {what}"

    def _with_part_of(self, who: Who) -> str:
        """с вашим участием, с участием противника"""
        if who is Who.PLAYER:
            return ""
        return "с вашим участием" if who is Who.YOU else f"с участием {self._doer(who, Case.GEN)}"

    def _effect_of(self, event: tree.EffectHappens, effect: str) -> str:
        """эффект противника, у вас эффект огненной карты"""
        if event.filter == tree.Filter():
            return self._of(event.who, effect)
        card = str(self.noun_phrase(event.filter, w.agreement(Case.GEN, False)))
        owner = "вас" if event.who is Who.YOU else self._doer(event.who, Case.GEN)
        return words("у", owner, effect, card)

    def _deed(self, event: _Deed) -> tuple[Verb, str]:
        """What a player does, and what to."""
        match event:
            case tree.Plays(_, which):
                return w.PLAY, self._played(which)
            case tree.Changes():
                return _CHANGES[event.what], words(_measure(event), self._cause(event))
            case tree.Clashes(_, what):
                return _CLASHES[what], "в схватку" if what == "clash" else "в схватке"
            case tree.Discards(_, which):
                return w.DISCARD, self._played(which)
            case tree.TakesCard(_, source):
                return w.TAKE, f"карту {_SOURCES[source]}"
            case tree.UsesAction(_, what, which):
                used = "действие" if what == "Action" else "реакцию"
                of = (
                    ""
                    if which == tree.Filter()
                    else self.noun_phrase(which, w.agreement(Case.GEN, False))
                )
                return w.USE, words(used, str(of))
            case _:
                raise unknown(event)

    def _cause(self, event: tree.Changes) -> str:
        """эффектом «Розыгрыш» из-за эффекта противника; из-за эффекта тёмной карты"""
        source = f"эффектом «{w.TRIGGERS[event.source]}»" if event.source else ""
        if event.cards is None:
            of = {"an opponent": f"{source} противника", "you": f"вашим {source}"}
            return of.get(event.by, source) if source else _CAUSE[event.by]
        card = str(self.noun_phrase(event.cards, w.agreement(Case.GEN, False)))
        own = {"an opponent": f"{card} у противника", "you": f"вашей карты: {card}"}
        effect = source or "из-за эффекта"
        return words(effect, own.get(event.by, card))

    def has_happened(self, often: tree.HowOften, no: str = "") -> str:
        """вы разыграли карту в этот ход"""
        event, since = often.event, SINCE[often.since]
        with self.within(None):
            if isinstance(event, tree.IsFlipped):
                card = self._flipped_card(event)
                if no and not isinstance(event.card, tree.This):
                    card = f"ни {_ONE[self.gender]} {card}"
                was = f"{_WAS[self.gender]} {FLIPPED[self.gender]}"
                return words(card, no, was, BY[event.by], since)
            assert isinstance(event, _Deed)
            verb, what = self._deed(event)
            if event.who is Who.YOU:
                return words("вы", no, verb.past("ли"), what, since)
            doer = {Who.OPPONENT: "ни один противник", Who.PLAYER: "ни один игрок"}.get(event.who)
            who = doer if no and doer else self._doer(event.who)
            return words(who, no, verb.past("л"), what, since)

    def _doer(self, who: Who, case: Case = Case.NOM) -> str:
        doer = self.player(who, case)
        return words(w.ANY.form(case, "m", animate=True), doer) if who is Who.PLAYER else doer

    def _of(self, who: Who, what: str) -> str:
        return f"ваш {what}" if who is Who.YOU else f"{what} {self._doer(who, Case.GEN)}"

    def _played(self, filter: tree.Filter) -> str:
        self.gender = self.nouns(filter)[0].gender
        return str(self.noun_phrase(filter, w.agreement(Case.ACC, False)))

    def _gets_tokens(self, event: tree.GetsTokens) -> str:
        """на эту карту кладут жетон звезды"""
        tokens = w.UNITS[event.what].form(Case.ACC, False)
        if event.put:
            return words("на", self.target(event.card, Case.ACC), "кладут", tokens, BY[event.by])
        return words("с", self.target(event.card, Case.GEN), "снимают", tokens, BY[event.by])

    def _flipped_card(self, event: tree.IsFlipped | tree.IsHandled) -> str:
        card = self.target(event.card, Case.NOM)
        if not isinstance(event.card, tree.Cards):
            self.gender = "f"
        return card

    def _is_flipped(self, event: tree.IsFlipped) -> str:
        if flips_own(event):
            return self._flips_own(event)
        card = self._flipped_card(event)
        if event.would:
            verb = f"{_MUST[self.gender]} быть {FLIPPED[self.gender]}"
        else:
            verb = "переворачивается"
        return words(card, verb, BY[event.by])

    def _flips_own(self, event: tree.IsFlipped) -> str:
        """противник переворачивает карту на своём столе"""
        who = _DOERS[event.by]
        with self.within(who):
            card = self.target(event.card, Case.ACC)
        if event.would:
            verb = f"{'должны' if who is Who.YOU else 'должен'} {w.FLIP.infinitive}"
        else:
            verb = w.FLIP.second if who is Who.YOU else w.FLIP.third
        return f"{self._doer(who)} {verb} {card}"

    def _is_robbed(self, event: tree.Changes) -> str:
        """противник крадёт у вас РО"""
        who = _DOERS[event.by]
        victim = "вас" if event.who is Who.YOU else self._doer(event.who, Case.GEN)
        thief = self._doer(who)
        if event.would:
            verb = f"{'должны' if who is Who.YOU else 'должен'} {w.STEAL.infinitive}"
        else:
            verb = w.STEAL.second if who is Who.YOU else w.STEAL.third
        return f"{thief} {verb} у {victim} {_measure(event)}"


_DOERS: Final[dict[tree.By, Who]] = {
    "anyone": Who.PLAYER, "an opponent": Who.OPPONENT, "you": Who.YOU,
}  # fmt: skip
_CAUSE: Final[dict[tree.By, str]] = {
    "anyone": "",
    "an opponent": "из-за эффекта противника",
    "you": "из-за вашего эффекта",
}


def _measure(event: tree.Changes) -> str:
    unit = w.UNITS[event.unit]
    if not event.at_least:
        return unit.form(Case.ACC, True)
    agree = w.counted_agreement(event.at_least, Case.GEN, unit.gender)
    return f"не меньше {event.at_least} {unit.form(agree.noun_case, agree.noun_plural)}"
