deck-of = デッキ{ $deck }／3
deck-scored = 得点済み：{ $list } RP
finished = 3デッキとも得点計算済み
turn-hand-full = 手札が{ $limit }枚あるため、購入できません。
market-own = あなたの売却マーカーが置かれています。
market-peek = このカードを見る
market-fuse = 合成：{ $rarity }（カード{ $count }枚）
score-sure = 第{ $deck }デッキを得点計算しますか？
score-means = 現在{ $rp } RP。これに得点効果と、コレクション1枚につき10 RPが加わります。その後、プレイエリア・デッキケース・手札・コレクションはなくなり、{ $deck ->
    [1] 第2デッキを始めます。
    [2] 最後のデッキを始めます。
   *[3] あなたのゲームは終わりです。
}
score-now = 得点計算する
