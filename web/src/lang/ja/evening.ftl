# ゲームの終わり：今夜のまとめ

evening = 今夜のまとめ
evening-turn = 勝負の分かれ目
evening-turn-by = 第{ $round }ラウンド、{ $name }が{ $card }で他の全員に{ $swing } RPの差をつけました。
evening-turn-plain = 第{ $round }ラウンド、{ $name }が他の全員に{ $swing } RPの差をつけました。
evening-watch = もう一度見る
evening-best = いちばんのカード
evening-made = 合計{ $rp } RP
evening-deal = いちばんの買い物
evening-deal-why = { $name }が{ $price } M$で買った{ $card }が{ $rp } RPを稼ぎました。
evening-points = 得点の移り変わり
evening-at-tournament = 第{ $round }ラウンド、デッキ完成
evening-at-deckbuilding = 第{ $round }ラウンド、トーナメント後
evening-at-over = 終了
evening-bar = { $name }：{ $total }
evening-decks = デッキ
evening-deck = 第{ $round }ラウンド
