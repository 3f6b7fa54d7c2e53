"""The Japanese words of card texts: the rulebook's terms and how verbs inflect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mblades.text.tree import (
    AmountDone,
    Done,
    Feature,
    Kind,
    Rarity,
    Side,
    Symbol,
    TriggerWord,
    Who,
    Zone,
)

TRIGGERS: Mapping[TriggerWord, str] = {
    TriggerWord.PLAY: "プレイ",
    TriggerWord.NEXT: "ネクスト",
    TriggerWord.FLIP: "リバース",
    TriggerWord.ONGOING: "持続",
    TriggerWord.TOP: "トップ",
    TriggerWord.SCORE: "得点",
    TriggerWord.ACTION: "アクション",
    TriggerWord.REACTION: "リアクション",
    TriggerWord.DECKBUILDING: "デッキ構築",
}

SYMBOLS: Mapping[Symbol, str] = {
    "Fire": "炎属性",
    "Water": "水属性",
    "Air": "風属性",
    "Earth": "地属性",
    "Light": "光属性",
    "Dark": "闇属性",
    "Animal": "動物",
    "Myth": "神話",
    "Construct": "機械",
    "Citizen": "民衆",
    "Soldier": "兵士",
    "Mage": "魔道士",
    "Pro": "プロ",
}

RARITIES: Mapping[Rarity, str] = {
    "Starter": "スターター",
    "Core": "基本",
    "Expansion": "拡張",
    "Premium": "プレミア",
    "Master": "マスター",
    "Bronze": "ブロンズプロモ",
    "Silver": "シルバープロモ",
    "Gold": "ゴールドプロモ",
    "Mystic": "ミスティック",
    "Promo": "プロモ",
}

FEATURES: Mapping[Feature, str] = {
    "element": "属性",
    "type": "種族",
    "set": "セット",
    "rarity": "レアリティ",
    "star value": "スターレーティング",
}

KINDS: Mapping[Kind, str] = {
    Kind.CARD: "カード",
    Kind.SINGLE: "シングル",
    Kind.BOX: "デッキケース",
    Kind.ACCESSORY: "アクセサリー",
    Kind.ANY: "カード、デッキケースまたはアクセサリー",
}

DONE: Mapping[Done, str] = {
    "flipped": "裏返した",
    "unflipped": "表向きにした",
    "moved": "移動した",
    "attached": "つけた",
    "discarded": "捨てた",
    "returned": "戻した",
    "taken": "手札に加えた",
    "drawn": "引いた",
    "revealed": "公開した",
    "looked at": "見た",
    "played": "プレイした",
    "put away": "置いた",
    "given": "渡した",
    "sold": "売却した",
    "chosen": "選んだ",
}
MOVED: Mapping[AmountDone, str] = {
    "gained": "得た",
    "lost": "失った",
    "paid": "支払った",
    "stolen": "奪った",
    "put": "置いた",
    "removed": "取り除いた",
    "moved": "移した",
}
ZONES: Mapping[Zone, str] = {
    "tableau": "プレイエリア",
    "hand": "手札",
    "binder": "バインダー",
    "play area": "トーナメントエリア",
}

SIDES: Mapping[Side, str] = {"left": "左", "right": "右"}

TOKENS: Mapping[str, str] = {"star token": "+1トークン", "sell marker": "売却マーカー"}

PLAYERS: Mapping[Who, str] = {
    Who.YOU: "あなた",
    Who.OPPONENT: "相手1人",
    Who.EACH_OPPONENT: "各相手",
    Who.PLAYER: "プレイヤー1人",
    Who.EACH_PLAYER: "各プレイヤー",
    Who.LEFT: "あなたから見て左隣のプレイヤー",
    Who.RIGHT: "あなたから見て右隣のプレイヤー",
    Who.OTHER_OPPONENT: "別の相手1人",
    Who.OTHER_OPPONENTS: "他の各相手",
    Who.RANDOM_OPPONENT: "ランダムに選んだ相手1人",
    Who.RANDOM_PLAYER: "ランダムに選んだプレイヤー1人",
    Who.NEIGHBOURS: "両隣の各プレイヤー",
    Who.WINNER: "勝者",
    Who.LOSER: "敗者",
    Who.FIGHTERS: "クラッシュの各参加者",
    Who.LOWEST: "合計値が最も低い各プレイヤー",
    Who.THAT: "そのプレイヤー",
    Who.OWNER: "そのカードの持ち主",
}

KEYWORDS_JA: Mapping[str, str] = {
    "Anvil Drop": "金床落とし",
    "Blast Off": "射出",
    "Bore": "穿孔",
    "Clobber": "打ちのめし",
    "Coin Op": "コイン投入",
    "Combine": "連結",
    "Drink": "飲み比べ",
    "Duelist": "決闘者",
    "Earthcraft": "大地の技",
    "Epic": "エピック",
    "Foreboding": "凶兆",
    "Fusion": "融合",
    "Heroic": "英雄的行為",
    "Holdup": "ホールドアップ",
    "Investigate": "調査",
    "Level Up": "レベルアップ",
    "Mean": "意地悪",
    "Mimicry": "擬態",
    "Positioning": "位置取り",
    "Route Clear": "ルートクリア",
    "Scurry": "ちょこまか",
    "Shadowbond": "影の絆",
    "Speed": "加速",
    "Spellbook": "魔道書",
    "Synchro": "シンクロ",
    "Thwomp!": "ドッスン！",
    "Toll": "通行料",
    "Undead": "アンデッド",
    "Unite": "合体",
}


def keyword_name(english: str) -> str:
    """The Japanese name of a keyword; a Plus variant has a `+`."""
    base = english.removesuffix(" Plus")
    return KEYWORDS_JA[base] + ("+" if base != english else "")


def alternatives(words: Sequence[str]) -> str:
    """AまたはB / A、BまたはC"""
    *first, last = words
    return f"{'、'.join(first)}または{last}" if first else last


@dataclass(frozen=True)
class Verb:
    """A verb at the end of a clause: alone (失う), before もよい (失って), before a clause (失い)."""

    plain: str
    te: str
    link: str

    @property
    def past(self) -> str:
        return self.te[:-1] + {"て": "た", "で": "だ"}[self.te[-1]]

    def permitted(self) -> Verb:
        return Verb(f"{self.te}もよい", f"{self.te}もよくて", f"{self.te}もよく")


_GODAN = {
    "う": ("って", "い"),
    "く": ("いて", "き"),
    "ぐ": ("いで", "ぎ"),
    "す": ("して", "し"),
    "つ": ("って", "ち"),
    "ぶ": ("んで", "び"),
    "る": ("って", "り"),
}


def godan(plain: str) -> Verb:
    te, link = _GODAN[plain[-1]]
    return Verb(plain, plain[:-1] + te, plain[:-1] + link)


def ichidan(plain: str) -> Verb:
    stem = plain.removesuffix("る")
    return Verb(plain, f"{stem}て", stem)


def suru(noun: str) -> Verb:
    return Verb(f"{noun}する", f"{noun}して", f"{noun}し")


def cannot(plain: str) -> Verb:
    stem = plain.removesuffix("い")
    return Verb(plain, f"{stem}くて", f"{stem}く")


GAIN = Verb("得る", "得て", "得て")  # 得 alone is too short to end a clause
