player-at = プレイヤー{ $seat }
story-boss = { $boss }
story-card = { $card }
story-a-card = カード1枚
story-cards = カード{ $count }枚
story-money = { $money } M$
story-friends = 友情（{ $vp } VP）
story-from = { $source_is ->
    [none] {""}
   *[known] （{ $source }）
}
story-place = { $place }位　{ $seat }：+{ $vp } { $unit }

event-phase = { $round ->
    [0] プレリリース：{ $phase }
   *[other] 第{ $round }ラウンド：{ $phase }
}
event-timer = タイマー{ $timer }
event-extended = 延長
event-paused = { $seat }がタイマーを止めた
event-resumed = { $seat }がタイマーを再開した
event-consent = { $seat }が延長を希望
event-ready = { $seat }は準備完了
event-unready = { $seat }はまだ準備中
event-meta = 新しいメタ：{ $meta }
event-boosters-short = { $dealt ->
    [0] ショップのカードが尽きた：パックは誰にも配られない
   *[other] ショップのカードが足りない：パックは全員{ $of }枚中{ $dealt }枚
}
event-remade = { $deck ->
    [npc] NPCの捨て札をシャッフルして新しいデッキにした
    [core] 基本カードの捨て札をシャッフルして新しいデッキにした
   *[store] ショップの捨て札をシャッフルして新しいデッキにした
}
event-over = ゲーム終了

event-income = { $seat }は{ $amount } M$を受け取る
event-peeked = { $seat }はショップのカードを1枚見る
event-meta-changed = { $seat }は次のメタを変える
event-dealt = { $seat }に{ $cards }が配られる
event-arranged = { $seat }は{ $card }を動かす
event-displayed = { $seat }は{ $card }を{ $to ->
    [collection] コレクションに並べる
    [second_collection] コレクションに並べる
   *[other] しまう
}
event-shown = { $seat }は{ $card }を公開する
event-hidden = { $seat }は公開をやめる
event-bought = { $card_is ->
    [known] { $seat }は{ $card }を{ $cost } M$で購入
   *[hidden] { $seat }は{ $set }のカードを{ $cost } M$で購入
}
event-sold = { $seat }は{ $card }を{ $price } M$で売却
event-taken-back = { $seat }は{ $card }の売却を取り消し、{ $price } M$を返す
event-purchased = { $seat }は流通市場で{ $card }を{ $price } M$で購入
event-fused = { $seat }は{ $cards }を合成して{ $promo }（{ $rarity }）を得る
event-new-promos = 新しい合成プロモ：{ $set }（{ $rarity }）
event-gained-npc = { $seat }は{ $npc }と知り合う
event-proposed = { $seat }が{ $partner }にトレードを持ちかけた
event-traded = { $wanted_count ->
    [0] { $seat }が{ $partner }に{ $given }を渡す
   *[other] { $given_count ->
        [0] { $partner }が{ $seat }に{ $wanted }を渡す
       *[other] トレード：{ $seat }が{ $partner }に{ $given }を渡し、{ $wanted }を受け取る
    }
}
event-declined = { $partner }はトレードを断る
event-remarked = { $reason ->
    [collect] { $seat }から{ $partner }へ「{ $symbol }を集めているんです。」
    [deck] { $seat }から{ $partner }へ「デッキにぴったりです！」
    [friends] { $seat }から{ $partner }へ「友情に！」
    [fair] { $seat }から{ $partner }へ「公平な取引ですね。」
    [need] { $seat }から{ $partner }へ「そのカードはデッキに必要なんです。」
    [gone] { $seat }から{ $partner }へ「それはもうできないんです。」
   *[other] { $seat }から{ $partner }へ「それでは足りません。」
}
event-withdrawn = { $seat }は提案を取り下げる
event-collection = { $seat }は{ $cards }を提出して{ $vp } VP
event-collection-invalid = { $seat }の並べたカードはコレクションにならない：0 VP
event-collection-rp = { $seat }は{ $cards }を提出：トーナメント終了時に{ $rp } RP
event-handed-over = { $seat }は{ $partner }に{ $card }を渡す
event-paid = { $seat }は{ $partner }に{ $amount } M$を渡す
event-deck-chosen = { $seat }はデッキを選んだ
event-trimmed = { $seat }は{ $card }を外す：デッキの枚数超過

event-venue = 会場：{ $card }
event-accessories = 選べるミレニアム・アクセサリー：{ $cards }
event-took-accessory = { $seat }は{ $card }を取る
event-draft = { $direction ->
    [1] ドラフト（時計回り）
   *[other] ドラフト（反時計回り）
}
event-drafted = { $seat }は{ $card }をドラフト
event-packs-passed = パックを隣に渡す
event-liquidated = { $seat }は{ $cards }を{ $paid } M$で手放す

event-boss = ボス：{ $set }
event-boss-accessory = { $seat }は{ $card }を公開する
event-boss-bonus = { $seat }はさらに{ $amount } RPを得る
event-scenario = { $won ->
    [true] { $seat }を撃破：{ $players_rp }対{ $boss_rp } RP
   *[other] { $seat }の勝ち：{ $boss_rp }対{ $players_rp } RP
}
event-store-rebuilt = 新しいショップ：{ $sets }

event-placing = トーナメント終了
event-prize = { $seat }は賞品の{ $card }を得る
event-pro-card = { $seat }は{ $card }を得る

event-tournament = トーナメント開始
event-turn = { $seat }のターン
event-passed = { $seat }はプレイできるカードがない
event-time-called = 時間切れ
event-played = { $seat }は{ $card }をプレイ
event-action = { $seat }は{ $card }のアクションを使う
event-effect = { $card }
event-reaction = { $seat }は{ $card }でリアクション
event-cancelled = { $by }は{ $card }の効果を打ち消す
event-prevented = { $card }は守られた
event-flipped = { $by_is ->
    [same] { $seat }の{ $card }が裏になる
   *[other] { $by }は{ $seat }の{ $card }を裏返す
}
event-unflipped = { $seat }の{ $card }が再び表になる
event-gained = { $seat }は{ $amount } { $unit }を得る{ story-from }
event-lost = { $seat }は{ $amount } { $unit }を失う{ story-from }
event-stole = { $seat }は{ $victim }から{ $amount } { $unit }を奪う{ story-from }
event-discarded = { $seat }は場の{ $card }を捨てる
event-discarded-hand = { $seat }は手札の{ $card }を捨てる
event-returned = { $seat }は{ $card }を{ $to ->
    [hand] 手札
    [binder] バインダー
   *[other] 捨て札
}に戻す
event-returned-unseen = { $seat }は{ $card }を{ $to ->
    [hand] 手札
    [binder] バインダー
   *[other] 捨て札
}に戻す
event-taken = { $seat }は{ $card }を受け取る
event-taken-unseen = { $seat }は{ $card }を受け取る
event-drew = { $seat }は{ $card }を引く
event-revealed = { $seat }は{ $card }を公開する
event-looked-at = { $seat }は{ $card }を見る
event-named = { $seat }は「{ $word }」を宣言
event-chose = { $seat }は{ $number }を選ぶ
event-voted = { $seat }は{ $whom }に投票する
event-decided = { $yes ->
    [true] { $seat }は「はい」を選ぶ
   *[other] { $seat }は「いいえ」を選ぶ
}
event-has-bid = { $amount ->
    [0] { $seat }は入札しない
   *[other] { $seat }は{ $amount } { $unit }を入札する
}
event-lasts = { $card_is ->
    [none] { $seat }の効果がしばらく続く
   *[known] { $card }の効果がしばらく続く
}
event-put-off = { $card_is ->
    [none] { $seat }の効果は後で発動する
   *[known] { $card }の効果は後で発動する
}
event-wore-off = { $card_is ->
    [none] 続いていた{ $seat }の効果が終わる
   *[known] 続いていた{ $card }の効果が終わる
}
event-moved = { $card }は{ $seat }の{ $slot }番目の枠へ移る
event-attached = { $card }は{ $host }につけられる
event-attached-unseen = { $seat }は{ $card }を裏向きで{ $host }につける
event-tokens = { $count ->
    [1] { $card }に+1トークン
    [-1] { $card }の+1トークンを1個取り除く
   *[other] { $card }：+1トークン{ $count }個
}
event-markers = { $count ->
    [1] { $card }に売却マーカー
    [-1] { $card }の売却マーカーを1個取り除く
   *[other] { $card }：売却マーカー{ $count }個
}
event-put-on-store = { $seat }は{ $card }をショップデッキの上に置く
event-put-under-store = { $seat }は{ $card }をショップデッキの下に置く
event-shuffled-into-store = { $seat }は{ $card }をショップデッキに加えてシャッフルする
event-put-in-box = { $seat }は{ $card }をゲームから取り除く
event-discarded-to-store = { $seat }は{ $card }をショップの捨て札にする
event-put-in-aftermarket = { $seat }は{ $card }を流通市場に置く
event-clash = クラッシュ：{ $seats }
event-clash-card = { $revealed_is ->
    [none] { $seat }は{ $used }（ショップは空）：合計{ $total }
   *[known] { $seat }は{ $used }に加えて{ $revealed }を公開：合計{ $total }
}
event-clash-result = { $winners_count ->
    [0] クラッシュは引き分け
   *[other] クラッシュは{ $winners }の勝ち
}
event-clash-off = クラッシュは発生しない：使えるカードのあるプレイヤーが足りない
event-loop = { $seat }は無限ループを見つけ、1位として抜ける
event-scoring = 得点計算

event-equipped = { $seat }は{ $card }を置く
event-collected = { $seat }は{ $card }を{ $symbol }のコレクションに加える
event-scored = { $seat }は{ $number }回目の得点計算：{ $rp } RP
event-kept = { $seat }は{ $cards }を残す
event-finished = { $seat }は終了
event-collection-counted = { $seat }：コレクションで{ $rp } RP
