"""What powers give while decks are built, in Japanese."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.render.japanese.words import RARITIES, Verb, cannot, godan, ichidan, suru


def _enters(thing: str) -> tuple[str, Verb]:
    return f"デッキに{thing}をさらに{{n}}枚まで", ichidan("入れられる")


_BENEFITS: dict[tree.Benefit, tuple[str, Verb]] = {
    "income": ("フェイズの開始時に得るミレニアムドルが{n}", ichidan("増える")),
    "booster": ("自分のパックのカードが{n}枚", ichidan("増える")),
    "store": ("ショップのカードの購入コストが{n}ミレニアムドル", godan("下がる")),
    "purchases": ("流通市場のカードの購入コストが{n}ミレニアムドル", godan("下がる")),
    "sales": ("自分のカードの売却値が{n}ミレニアムドル", godan("上がる")),
    "fusion": ("カード合成に必要なカードが{n}枚", godan("減る")),
    "markers": ("自分の売却マーカーが{n}個", ichidan("増える")),
    "singles": _enters("シングル"),
    "boxes": _enters("デッキケース"),
    "accessories": _enters("アクセサリー"),
    "collection": ("自分のコレクションの点数が{n}", godan("上がる")),
    "npcs": ("アマチュアを得るのに売却マーカーを", cannot("必要としない")),
    "peek": ("ショップのカード{n}枚を", ichidan("見る").permitted()),
    "foresight": ("次のメタゲームカードを見て、そのうち{n}枚を", ichidan("変える").permitted()),
    "start": ("ゲームの開始時に、ランダムな{rarity}カード{n}枚を", ichidan("得る")),
    "trades": ("自分のトレードは{n}まで等価でなくても", Verb("よい", "よくて", "よく")),
    "late": ("最後のタイマー中にもカードを", suru("売却").permitted()),
    "twins": ("デッキに同じカード名のカードを{n}組まで", ichidan("入れられる")),
}


def benefit(rule: tree.PhaseRule) -> tuple[str, Verb]:
    """The words of a rule up to its verb, and the verb."""
    body, verb = _BENEFITS[rule.what]
    rarity = RARITIES[rule.rarity] if rule.rarity else ""
    return body.format(n=rule.amount, rarity=rarity), verb
