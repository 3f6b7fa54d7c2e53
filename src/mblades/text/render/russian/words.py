"""The Russian words of card texts and how they decline: only the words the language needs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Literal

from mblades.text import tree


class Case(IntEnum):
    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    INS = 4
    PRE = 5


Gender = Literal["m", "f", "n"]


@dataclass(frozen=True)
class Noun:
    """Six cases of each number, in the order of Case."""

    gender: Gender
    singular: tuple[str, ...]
    plural: tuple[str, ...]
    animate: bool = False

    def form(self, case: Case, plural: bool = False) -> str:
        return (self.plural if plural else self.singular)[case]


def noun(gender: Gender, singular: str, plural: str, animate: bool = False) -> Noun:
    return Noun(gender, tuple(singular.split()), tuple(plural.split()), animate)


@dataclass(frozen=True)
class Adjective:
    """Forms by gender and in the plural; a missing accusative (-) is the nominative or genitive.

    A tail follows every form: «лежащая» + « лицом вверх».
    """

    forms: dict[str, tuple[str, ...]]
    tail: str = ""

    def form(self, case: Case, gender: Gender, plural: bool = False, animate: bool = False) -> str:
        row = self.forms["p" if plural else gender]
        word = row[case]
        if word == "-":
            word = row[Case.GEN if animate else Case.NOM]
        return word + self.tail


_ENDINGS: Final = {
    "hard": {
        "m": "ый ого ому - ым ом",
        "n": "ое ого ому ое ым ом",
        "f": "ая ой ой ую ой ой",
        "p": "ые ых ым - ыми ых",
    },
    "velar": {
        "m": "ий ого ому - им ом",
        "n": "ое ого ому ое им ом",
        "f": "ая ой ой ую ой ой",
        "p": "ие их им - ими их",
    },
    "soft": {
        "m": "ий его ему - им ем",
        "n": "ее его ему ее им ем",
        "f": "яя ей ей юю ей ей",
        "p": "ие их им - ими их",
    },
    "hushing": {
        "m": "ий его ему - им ем",
        "n": "ее его ему ее им ем",
        "f": "ая ей ей ую ей ей",
        "p": "ие их им - ими их",
    },
}


def adjective(lemma: str, tail: str = "") -> Adjective:
    """The masculine nominative is enough to tell how it declines."""
    stem, ending = lemma[:-2], lemma[-2:]
    if stem[-1] in "гк":
        pattern = "velar"
    elif stem[-1] in "шщ":
        pattern = "hushing"
    else:
        pattern = "soft" if ending == "ий" else "hard"
    forms = {
        key: tuple(end if end == "-" else stem + end for end in row.split())
        for key, row in _ENDINGS[pattern].items()
    }
    forms["m"] = (lemma, *forms["m"][1:])
    return Adjective(forms, tail)


def pronoun(m: str, n: str, f: str, p: str) -> Adjective:
    rows = {"m": m, "n": n, "f": f, "p": p}
    return Adjective({key: tuple(row.split()) for key, row in rows.items()})


THIS: Final = pronoun(
    "этот этого этому - этим этом",
    "это этого этому это этим этом",
    "эта этой этой эту этой этой",
    "эти этих этим - этими этих",
)
YOUR: Final = pronoun(
    "ваш вашего вашему - вашим вашем",
    "ваше вашего вашему ваше вашим вашем",
    "ваша вашей вашей вашу вашей вашей",
    "ваши ваших вашим - вашими ваших",
)
OWN: Final = pronoun(
    "свой своего своему - своим своём",
    "своё своего своему своё своим своём",
    "своя своей своей свою своей своей",
    "свои своих своим - своими своих",
)

ONE: Final = pronoun(
    "один одного одному - одним одном",
    "одно одного одному одно одним одном",
    "одна одной одной одну одной одной",
    "одни одних одним - одними одних",
)
ALL: Final = adjective("каждый")
ANY: Final = adjective("любой")
OTHER: Final = adjective("другой")
RANDOM: Final = adjective("случайный")
ADJACENT: Final = adjective("соседний")
TOP: Final = adjective("крайний")
UPPER: Final = adjective("верхний")
MOST: Final = adjective("самый")
LEFT: Final = adjective("левый")
RIGHT: Final = adjective("правый")
NEXT: Final = adjective("следующий")
LATEST: Final = adjective("последний")
USED: Final = adjective("использованный")
DEFEATED: Final = adjective("проигравший")
REMAINING: Final = adjective("остальной")
DONE: Final[dict[tree.Done, Adjective]] = {
    "flipped": adjective("перевёрнутый"),
    "unflipped": adjective("развёрнутый"),
    "moved": adjective("перемещённый"),
    "attached": adjective("присоединённый"),
    "discarded": adjective("сброшенный"),
    "returned": adjective("возвращённый"),
    "taken": adjective("взятый"),
    "drawn": adjective("взятый"),
    "sold": adjective("проданный"),
    "revealed": adjective("открытый"),
    "looked at": adjective("просмотренный"),
    "played": adjective("разыгранный"),
    "put away": adjective("убранный"),
    "given": adjective("отданный"),
    "chosen": adjective("выбранный"),
}
OPEN: Final = adjective("свободный")
MOVED: Final[dict[tree.AmountDone, Adjective]] = {
    "gained": adjective("полученный"),
    "lost": adjective("потерянный"),
    "paid": adjective("уплаченный"),
    "stolen": adjective("украденный"),
    "put": adjective("положенный"),
    "removed": adjective("убранный"),
    "moved": adjective("перемещённый"),
}
PASSED: Final = adjective("пройденный")
EXTRA: Final = adjective("дополнительный")
DIFFERENT: Final = adjective("разный")
TOTAL: Final = adjective("общий")
SAME: Final = adjective("одинаковый")
LARGEST: Final = adjective("наибольший")
LEAST: Final = adjective("наименьший")
DOUBLED: Final = adjective("удвоенный")
MULTIPLIED: Final = {3: adjective("утроенный"), 4: adjective("учетверённый")}
LARGER: Final = pronoun(
    "больший большего большему больший большим большем",
    "большее большего большему большее большим большем",
    "большая большей большей большую большей большей",
    "большие больших большим большие большими больших",
)
SMALLER: Final = pronoun(
    "меньший меньшего меньшему меньший меньшим меньшем",
    "меньшее меньшего меньшему меньшее меньшим меньшем",
    "меньшая меньшей меньшей меньшую меньшей меньшей",
    "меньшие меньших меньшим меньшие меньшими меньших",
)
HAVING: Final = adjective("имеющий")
LYING: Final = adjective("лежащий")
BEING: Final = adjective("являющий", "ся")
NAMED: Final = adjective("названный", " вами")
ATTACHED: Final = adjective("присоединённый")
FACE: Final = {
    "up": adjective("лежащий", " лицом вверх"),
    "down": adjective("перевёрнутый"),
    "any": adjective("лежащий", " лицом вверх или вниз"),
}

CARD: Final = noun(
    "f", "карта карты карте карту картой карте", "карты карт картам карты картами картах"
)
PROMO: Final = noun(
    "f",
    "промокарта промокарты промокарте промокарту промокартой промокарте",
    "промокарты промокарт промокартам промокарты промокартами промокартах",
)
SINGLE: Final = noun(
    "m",
    "сингл сингла синглу сингл синглом сингле",
    "синглы синглов синглам синглы синглами синглах",
)
BOX: Final = noun(
    "f",
    "коробочка коробочки коробочке коробочку коробочкой коробочке",
    "коробочки коробочек коробочкам коробочки коробочками коробочках",
)
ACCESSORY: Final = noun(
    "m",
    "аксессуар аксессуара аксессуару аксессуар аксессуаром аксессуаре",
    "аксессуары аксессуаров аксессуарам аксессуары аксессуарами аксессуарах",
)
KINDS: Final[dict[tree.Kind, tuple[Noun, ...]]] = {
    tree.Kind.CARD: (CARD,),
    tree.Kind.SINGLE: (SINGLE,),
    tree.Kind.BOX: (BOX,),
    tree.Kind.ACCESSORY: (ACCESSORY,),
    tree.Kind.ANY: (CARD, BOX, ACCESSORY),
}

PLAYER: Final = noun(
    "m",
    "игрок игрока игроку игрока игроком игроке",
    "игроки игроков игрокам игроков игроками игроках",
    animate=True,
)
OPPONENT: Final = noun(
    "m",
    "противник противника противнику противника противником противнике",
    "противники противников противникам противников противниками противниках",
    animate=True,
)
WINNER: Final = noun(
    "m",
    "победитель победителя победителю победителя победителем победителе",
    "победители победителей победителям победителей победителями победителях",
    animate=True,
)
LOSER: Final = noun(
    "m",
    "проигравший проигравшего проигравшему проигравшего проигравшим проигравшем",
    "проигравшие проигравших проигравшим проигравших проигравшими проигравших",
    animate=True,
)
OWNER: Final = noun(
    "m",
    "владелец владельца владельцу владельца владельцем владельце",
    "владельцы владельцев владельцам владельцев владельцами владельцах",
    animate=True,
)
YOU: Final = ("вы", "вас", "вам", "вас", "вами", "вас")

AMOUNT: Final = noun(
    "n",
    "количество количества количеству количество количеством количестве",
    "количества количеств количествам количества количествами количествах",
)
SUM: Final = noun(
    "f", "сумма суммы сумме сумму суммой сумме", "суммы сумм суммам суммы суммами суммах"
)
GAP: Final = noun(
    "f", "разница разницы разнице разницу разницей разнице",
    "разницы разниц разницам разницы разницами разницах",
)  # fmt: skip
PRODUCT: Final = noun(
    "n", "произведение произведения произведению произведение произведением произведении",
    "произведения произведений произведениям произведения произведениями произведениях",
)  # fmt: skip
REMAINDER: Final = noun(
    "f",
    "разность разности разности разность разностью разности",
    "разности разностей разностям разности разностями разностях",
)
HALF: Final = noun(
    "f",
    "половина половины половине половину половиной половине",
    "половины половин половинам половины половинами половинах",
)
SLOT: Final = noun(
    "f",
    "ячейка ячейки ячейке ячейку ячейкой ячейке",
    "ячейки ячеек ячейкам ячейки ячейками ячейках",
)
PAIR: Final = noun("f", "пара пары паре пару парой паре", "пары пар парам пары парами парах")
ACTION: Final = noun(
    "n",
    "действие действия действию действие действием действии",
    "действия действий действиям действия действиями действиях",
)
VICTORY: Final = noun(
    "f",
    "победа победы победе победу победой победе",
    "победы побед победам победы победами победах",
)
STAR: Final = noun(
    "f",
    "звезда звезды звезде звезду звездой звезде",
    "звёзды звёзд звёздам звёзды звёздами звёздах",
)
POINT: Final = noun("n", "РО " * 6, "РО " * 6)
DOLLAR: Final = noun(
    "m",
    "миллениум-доллар миллениум-доллара миллениум-доллару миллениум-доллар "
    "миллениум-долларом миллениум-долларе",
    "миллениум-доллары миллениум-долларов миллениум-долларам миллениум-доллары "
    "миллениум-долларами миллениум-долларах",
)
_TOKEN_SINGULAR: Final = "жетон жетона жетону жетон жетоном жетоне"
_TOKEN_PLURAL: Final = "жетоны жетонов жетонам жетоны жетонами жетонах"


def _token(purpose: str) -> Noun:
    return Noun(
        "m",
        tuple(f"{form} {purpose}" for form in _TOKEN_SINGULAR.split()),
        tuple(f"{form} {purpose}" for form in _TOKEN_PLURAL.split()),
    )


UNITS: Final[dict[str, Noun]] = {
    "RP": POINT,
    "M$": DOLLAR,
    "star token": _token("звёздного рейтинга"),
    "sell marker": _token("продажи"),
}

ELEMENTS: Final[dict[str, Adjective]] = {
    "Fire": adjective("огненный"),
    "Water": adjective("водный"),
    "Air": adjective("воздушный"),
    "Earth": adjective("земляной"),
    "Light": adjective("светлый"),
    "Dark": adjective("тёмный"),
}
# Types stand after the noun in the genitive, singular and plural: карта воина, карты воинов.
TYPES: Final[dict[str, tuple[str, str]]] = {
    "Animal": ("животного", "животных"),
    "Myth": ("мифа", "мифов"),
    "Construct": ("конструкции", "конструкций"),
    "Citizen": ("горожанина", "горожан"),
    "Soldier": ("воина", "воинов"),
    "Mage": ("мага", "магов"),
    "Pro": ("чемпиона", "чемпионов"),
}
RARITIES: Final[dict[str, Adjective]] = {
    "Starter": adjective("начальный"),
    "Core": adjective("базовый"),
    "Expansion": adjective("расширенный"),
    "Premium": adjective("премиальный"),
    "Master": adjective("мастерский"),
    "Bronze": adjective("бронзовый"),
    "Silver": adjective("серебряный"),
    "Gold": adjective("золотой"),
    "Mystic": adjective("мистический"),
}
FEATURES: Final[dict[str, Noun]] = {
    "element": noun(
        "m",
        "элемент элемента элементу элемент элементом элементе",
        "элементы элементов элементам элементы элементами элементах",
    ),
    "type": noun("m", "тип типа типу тип типом типе", "типы типов типам типы типами типах"),
    "set": noun(
        "m",
        "выпуск выпуска выпуску выпуск выпуском выпуске",
        "выпуски выпусков выпускам выпуски выпусками выпусках",
    ),
    "rarity": noun(
        "f",
        "редкость редкости редкости редкость редкостью редкости",
        "редкости редкостей редкостям редкости редкостями редкостях",
    ),
    "star value": Noun(
        "m",
        ("звёздный рейтинг", "звёздного рейтинга", "звёздному рейтингу",
         "звёздный рейтинг", "звёздным рейтингом", "звёздном рейтинге"),
        ("звёздные рейтинги", "звёздных рейтингов", "звёздным рейтингам",
         "звёздные рейтинги", "звёздными рейтингами", "звёздных рейтингах"),
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Zone:
    """A place: where a card lies («на столе») and where it is taken from («со стола»)."""

    noun: Noun
    inside: str
    out: str
    tail: str = ""


ZONES: Final[dict[str, Zone]] = {
    "tableau": Zone(
        noun("m", "стол стола столу стол столом столе", "столы столов столам столы столами столах"),
        "на",
        "с",
    ),
    "hand": Zone(
        noun("f", "рука руки руке руку рукой руке", "руки рук рукам руки руками руках"),
        "в",
        "из",
    ),
    "binder": Zone(
        noun(
            "m",
            "альбом альбома альбому альбом альбомом альбоме",
            "альбомы альбомов альбомам альбомы альбомами альбомах",
        ),
        "в",
        "из",
    ),
    "play area": Zone(
        noun("f", "зона зоны зоне зону зоной зоне", "зоны зон зонам зоны зонами зонах"),
        "в",
        "из",
        " турнира",
    ),
}

TRIGGERS: Final[dict[tree.TriggerWord, str]] = {
    tree.TriggerWord.PLAY: "Розыгрыш",
    tree.TriggerWord.NEXT: "Следующая",
    tree.TriggerWord.FLIP: "Переворот",
    tree.TriggerWord.ONGOING: "Постоянно",
    tree.TriggerWord.TOP: "Крайняя",
    tree.TriggerWord.SCORE: "Подсчёт",
    tree.TriggerWord.ACTION: "Действие",
    tree.TriggerWord.REACTION: "Реакция",
    tree.TriggerWord.DECKBUILDING: "Сбор колоды",
    tree.TriggerWord.RULE: "",
}

_KEYWORDS: Final = {
    "Anvil Drop": "Удар наковальней",
    "Blast Off": "На взлёт!",
    "Bore": "Сверло",
    "Clobber": "Взбучка",
    "Coin Op": "Монетоприёмник",
    "Combine": "Сочетание",
    "Drink": "Выпивка",
    "Duelist": "Дуэлянт",
    "Earthcraft": "Магия земли",
    "Epic": "Эпическая",
    "Foreboding": "Предчувствие",
    "Fusion": "Слияние",
    "Heroic": "Героизм",
    "Holdup": "Ограбление",
    "Investigate": "Расследование",
    "Level Up": "Новый уровень",
    "Mean": "Подлость",
    "Mimicry": "Мимикрия",
    "Positioning": "Позиция",
    "Route Clear": "Рут пройден",
    "Scurry": "Проныра",
    "Shadowbond": "Узы тени",
    "Speed": "Скорость",
    "Spellbook": "Книга заклинаний",
    "Synchro": "Синхро",
    "Thwomp!": "Шмяк!",
    "Toll": "Пошлина",
    "Undead": "Нежить",
    "Unite": "Единение",
}
_PLUS: Final = (
    "Anvil Drop", "Blast Off", "Coin Op", "Mimicry", "Scurry", "Speed", "Undead", "Unite",
)  # fmt: skip
KEYWORDS_RU: Final[dict[str, str]] = _KEYWORDS | {
    f"{name} Plus": f"{_KEYWORDS[name]} Плюс" for name in _PLUS
}


@dataclass(frozen=True)
class Verb:
    """«получите», «получает», «получить», «вы получаете»."""

    imperative: str
    third: str
    infinitive: str
    second: str

    def past(self, ending: str) -> str:
        """«получили», «получил»"""
        verb, _, rest = self.infinitive.partition(" ")
        return f"{verb.removesuffix('ть')}{ending} {rest}".strip()


def _verb(forms: str) -> Verb:
    return Verb(*forms.split())


GAIN: Final = _verb("получите получает получить получаете")
LOSE: Final = _verb("потеряйте теряет потерять теряете")
STEAL: Final = _verb("украдите крадёт украсть крадёте")
PAY: Final = _verb("заплатите платит заплатить платите")
GIVE: Final = _verb("отдайте отдаёт отдать отдаёте")
FLIP: Final = _verb("переверните переворачивает перевернуть переворачиваете")
UNFLIP: Final = _verb("разверните разворачивает развернуть разворачиваете")
DISCARD: Final = _verb("сбросьте сбрасывает сбросить сбрасываете")
RETURN: Final = _verb("верните возвращает вернуть возвращаете")
TAKE: Final = _verb("возьмите берёт взять берёте")
REVEAL: Final = _verb("откройте открывает открыть открываете")
REVEAL_ON: Final = _verb("открывайте открывает открывать открываете")
EXCHANGE: Final = _verb("обменяйте обменивает обменять обмениваете")
BUY: Final = _verb("купите покупает купить покупаете")
SELL: Final = _verb("продайте продаёт продать продаёте")
SHUFFLE_IN: Final = _verb("замешайте замешивает замешать замешиваете")
NAME: Final = _verb("назовите называет назвать называете")
PLAY: Final = _verb("разыграйте разыгрывает разыграть разыгрываете")
MOVE: Final = _verb("переместите перемещает переместить перемещаете")
SWAP: Final = _verb("поменяйте меняет поменять меняете")
INSERT: Final = _verb("разместите размещает разместить размещаете")
ATTACH: Final = _verb("присоедините присоединяет присоединить присоединяете")
PUT: Final = _verb("поместите помещает поместить помещаете")
LAY: Final = _verb("положите кладёт положить кладёте")
DOUBLE: Final = _verb("удвойте удваивает удвоить удваиваете")
CHANGE: Final = _verb("измените изменяет изменить изменяете")
REARRANGE: Final = _verb("расположите располагает расположить располагаете")
SPREAD: Final = _verb("распределите распределяет распределить распределяете")
REMOVE: Final = _verb("уберите убирает убрать убираете")
APPLY: Final = _verb("примените применяет применить применяете")
REPEAT: Final = _verb("повторите повторяет повторить повторяете")
PIT: Final = _verb("столкните сталкивает столкнуть сталкиваете")
ENTER: Final = _verb("вступите вступает вступить вступаете")
USE: Final = _verb("используйте использует использовать используете")
ADD: Final = _verb("добавьте добавляет добавить добавляете")
CHOOSE: Final = _verb("выберите выбирает выбрать выбираете")
TURN: Final = _verb("поверните поворачивает повернуть поворачиваете")
PREVENT: Final = _verb("предотвратите предотвращает предотвратить предотвращаете")
CANCEL: Final = _verb("отмените отменяет отменить отменяете")
LOOK: Final = _verb("посмотрите смотрит посмотреть смотрите")
WIN: Final = _verb("победите побеждает победить побеждаете")
FAIL: Final = _verb("проиграйте проигрывает проиграть проигрываете")
TIE: Final = Verb("сыграйте вничью", "играет вничью", "сыграть вничью", "играете вничью")


def one_like(count: int) -> bool:
    """1, 21, 31... but not 11."""
    return count % 10 == 1 and count % 100 != 11


def few(count: int) -> bool:
    """2-4, 22-24... but not 12-14."""
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


@dataclass(frozen=True)
class Agreement:
    """Case and number of a noun and of the adjectives before it."""

    case: Case
    plural: bool
    noun_case: Case
    noun_plural: bool


def agreement(case: Case, plural: bool) -> Agreement:
    return Agreement(case, plural, case, plural)


def counted_agreement(count: int, case: Case, gender: Gender) -> Agreement:
    """What stands after a number: 1 карта, 2 карты, 2 огненных сингла, 5 карт, с 2 картами."""
    if one_like(count):
        return agreement(case, False)
    if case not in (Case.NOM, Case.ACC):
        return agreement(case, True)
    if few(count):
        return Agreement(Case.NOM if gender == "f" else Case.GEN, True, Case.GEN, False)
    return agreement(Case.GEN, True)


def counted(count: int, word: Noun, case: Case, *adjectives: Adjective) -> str:
    """2 жетона, 5 дополнительных ячеек, (с) 21 жетоном."""
    agree = counted_agreement(count, case, word.gender)
    forms = [a.form(agree.case, word.gender, agree.plural, word.animate) for a in adjectives]
    return " ".join([str(count), *forms, word.form(agree.noun_case, agree.noun_plural)])


def one_or_more(count: int, word: Noun, case: Case, *adjectives: Adjective) -> str:
    """As `counted`, but a single one stands without its number: дополнительная ячейка."""
    phrase = counted(count, word, case, *adjectives)
    return phrase.removeprefix("1 ") if count == 1 else phrase


def distributive(count: int, word: Noun) -> str:
    """по 1 жетону, по 2 жетона, по 5 жетонов"""
    return f"по {counted(count, word, Case.DAT if one_like(count) else Case.ACC)}"


_LONG_S: Final = re.compile(r"(?:[сзшж][бвгджзклмнпрстфхцчшщ]|вс[её])")


def with_s(phrase: str) -> str:
    """The preposition «с» before the phrase: с этой карты, со своего стола."""
    return f"{'со' if _LONG_S.match(phrase) else 'с'} {phrase}"


def listed(parts: list[str], last: str = "и") -> str:
    """а, б и в"""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def tidy(text: str) -> str:
    """A clause closes with a comma wherever it stands; before another mark it gives way."""
    text = re.sub(r",(?=[\s,]*[.,;:()])", "", text)
    return re.sub(r"\s+([.,;:)])", r"\1", text)


def sentence(clause: str) -> str:
    return tidy(clause[:1].upper() + clause[1:] + ".")
