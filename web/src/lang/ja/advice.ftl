advice = おすすめ
advice-do = そうする
advice-take = そうする
advice-is = 強いプレイヤーなら：{ $action }

advice-card = 「{ $card }」
advice-cards = カード{ $count }枚
advice-promo = { $rarity }「{ $card }」
advice-top-promo = { $rarity }の一番上（{ $set }）
advice-use = { $why ->
    [deck] 主にデッキのため
    [collection] 主にコレクションのため
   *[spare] 主にあとで集める・合成する・渡すため
}

advice-npc = { $npc }に{ $cards }を渡しましょう。手放すカードの価値より約{ $gain } VP得です。
advice-gift = { $name }に{ $cards }を渡しましょう。相手のデッキは約{ $gain } RP強くなり、自分のデッキには不要です。
advice-sell = { $cards }を売却しましょう。誰かが買えば{ $gain } M$になり、今の構築には使いません。
advice-buy = { $set }を1枚{ $price } M$で買いましょう。平均で約{ $gain } VPの価値があります（{ $use }）。
advice-purchase = 流通市場の{ $cards }を{ $price } M$で買いましょう。約{ $gain } VPの価値があります（{ $use }）。
advice-fuse = 余ったカード{ $count }枚を{ $promo }に合成しましょう。手放す価値より約{ $gain } VP得です（{ $use }）。
advice-friends = { $name }に友情カード{ $give } VPを渡し、相手の{ $want } VPと交換しましょう。自分の友情カードは自分の得点にならないので、約{ $gain } VP得です。
advice-accept = { $name }の申し出を受けましょう。渡すものより約{ $gain } VP得です。
advice-decline = { $loss ->
    [yes] { $name }の申し出は断りましょう。約{ $gain } VPの損になります。
   *[no] { $name }の申し出は断りましょう。ほとんど得になりません。
}
advice-build = { $into ->
    [0] デッキから{ $out }枚抜きましょう。それで規定どおりになります。
   *[other] デッキに{ $into }枚入れ{ $out ->
        [0] {""}
       *[other] 、{ $out }枚抜き
    }ましょう。カードどうしの相性とメタで、トーナメントで約{ $gain } RP増えます。
}
advice-collect = コレクションに{ $cards }を入れましょう。約{ $gain } { $unit }増えます。
advice-ready = 準備完了にしましょう。費用に見合うことはもう残っていません。
advice-draft = { $cards }を取りましょう。約{ $gain } VPの価値があります（{ $use }）。
advice-use-deck = { $area }を今使いましょう。一番弱いデッキで、あとのトーナメントほど得点が大きくなります。

advice-play = { $why ->
    [order] { $cards }を今プレイしましょう。それ自体の得は小さいですが、先に置くとほかのカードが伸びます。
    [meta] { $cards }をプレイしましょう。約{ $gain } RP、主にメタによるものです。
   *[trigger] { $cards }をプレイしましょう。約{ $gain } RP、主に「{ $trigger }」によるものです。
}
advice-action = { $cards }を使いましょう。アクションで約{ $gain } RPになります。
advice-end = { $why ->
    [wait] ターンを終えましょう。アクションはあとのほうが役に立ちます。
   *[other] ターンを終えましょう。ほかに得になることはありません。
}
advice-card-choice = { $why ->
    [theirs] { $cards }を選びましょう。{ $name }にとって約{ $gain } RPの価値があります。
    [mine] { $cards }を選びましょう。失っても一番痛くありません（約{ $gain } RP）。
   *[good] { $cards }を選びましょう。約{ $gain } RPの価値があります。
}
advice-player = { $why ->
    [last] { $name }を選びましょう。選べる中でRPが一番少ないプレイヤーです。
    [weakest] { $name }を選びましょう。トップカードに一番勝ちやすい相手です。
   *[leader] { $name }を選びましょう。選べる中でRPが一番多いプレイヤーです。
}
advice-gains = 「{ $option }」にしましょう。約{ $gain } RPの得です。
advice-saves = 「{ $option }」にしましょう。そうしないと約{ $gain } RP失います。
advice-costs = 「{ $option }」にしましょう。損が一番小さく、約{ $gain } RPです。
advice-fine = 「{ $option }」にしましょう。損はありません。
advice-reaction = { $cards }を今使いましょう。取っておくより約{ $gain } RP得です。
advice-no-reaction = 今は使わないでおきましょう。カードの価値を上回る効果はありません。
advice-symbol = 「{ $option }」にしましょう。自分のカードに一番多いシンボルです。
advice-boss = 「{ $option }」にしましょう。ボスの得が一番小さくなります。
