advice = おすすめ
advice-do = そうする
advice-take = そうする

advice-card = 「{ $card }」
advice-cards = カード{ $count }枚
advice-promo = { $rarity }「{ $card }」
advice-top-promo = { $rarity }の一番上（{ $set }）
advice-use = { $why ->
    [deck] 主にデッキのため
    [collection] 主にコレクションのため
    [sale] 主にあとで売るため
   *[spare] 主にあとで集める・合成する・渡すため
}

advice-npc = { $npc }に{ $cards }を渡しましょう。手放すカードの価値より約{ $gain } VP得です。
advice-gift = { $name }に{ $cards }を渡しましょう。相手のデッキは約{ $gain } RP強くなり、自分のデッキには不要です。
advice-sell = { $cards }を売却しましょう。すぐに{ $gain } M$になり、今の構築には使いません。
advice-buy = { $set }を1枚{ $price } M$で買いましょう。平均で約{ $gain } { $unit }の価値があります（{ $use }）。
advice-purchase = 流通市場の{ $cards }を{ $price } M$で買いましょう。約{ $gain } { $unit }の価値があります（{ $use }）。
advice-fuse = 余ったカード{ $count }枚を{ $promo }に合成しましょう。手放す価値より約{ $gain } { $unit }得です（{ $use }）。
advice-friends = { $name }に友情カード{ $give } VPを渡し、相手の{ $want } VPと交換しましょう。自分の友情カードは自分の得点にならないので、約{ $gain } VP得です。
advice-accept = { $name }の提案を受けましょう。渡すものより約{ $gain } VP得です。
advice-decline = { $loss ->
    [yes] { $name }の提案は断りましょう。約{ $gain } VPの損になります。
   *[no] { $name }の提案は断りましょう。ほとんど得になりません。
}
advice-build = { $into ->
    [0] デッキから{ $out }枚抜きましょう。それで規定どおりになります。
   *[other] デッキに{ $into }枚入れ{ $out ->
        [0] {""}
       *[other] 、{ $out }枚抜き
    }ましょう。{ $size ->
        [some] カードどうしの相性とメタで、トーナメントで約{ $gain } RP増えます。
       *[other] これでデッキはできるかぎり埋まります。
    }
}
advice-collect = { $symbol ->
    [none] コレクションに{ $cards }を入れましょう。約{ $gain } { $unit }増えます。
   *[other] { $cards }を{ $symbol }のコレクションに加えましょう。デッキの得点計算で{ $gain } RPになり、プレイエリアには必要ありません。
}
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
advice-card-choice = { $size ->
    [some] { $why ->
        [theirs] { $cards }を選びましょう。{ $name }にとって約{ $gain } RPの価値があります。
        [mine] { $cards }を選びましょう。失っても一番痛くありません（約{ $gain } RP）。
       *[good] { $cards }を選びましょう。約{ $gain } RPの価値があります。
    }
   *[other] { $why ->
        [theirs] { $cards }を選びましょう。選べる中に、相手にとってもっと価値の高いものはありません。
        [mine] { $cards }を選びましょう。失っても一番痛くありません。
       *[good] { $cards }を選びましょう。選べる中に、もっと価値が高いとわかっているものはありません。
    }
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
advice-reaction = { $size ->
    [some] { $cards }を今使いましょう。取っておくより約{ $gain } RP得です。
   *[other] { $cards }を今使いましょう。取っておくより少し得です。
}
advice-no-reaction = 今は使わないでおきましょう。カードの価値を上回る効果はありません。
advice-symbol = 「{ $option }」にしましょう。自分のカードに一番多いシンボルです。
advice-boss = 「{ $option }」にしましょう。ボスの得が一番小さくなります。
advice-other = 「{ $option }」にしましょう。強いプレイヤーが見るかぎり、これより良いものはありません。
advice-order = { $cards }から始めましょう。強いプレイヤーが見るかぎり、これより良い順番はありません。
advice-slot = 「{ $option }」にしましょう。自分のプレイエリアの端で、カードがふつう置かれるところです。
advice-done = 「{ $option }」にしましょう。これ以上は得より損が大きくなります。
advice-attach = { $cards }を「{ $host }」につけましょう。手札に余裕があり、「{ $host }」を強くするか守ります。

advice-equip = { $size ->
    [some] { $cards }を置きましょう。このデッキが約{ $gain } RP伸びます。
   *[other] { $cards }を置きましょう。枠が空いていて、ほかにもっと得になることはありません。
}
advice-score = デッキを得点計算しましょう。このデッキでできることに、費用に見合うものはもうありません。
