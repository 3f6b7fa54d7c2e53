puzzle-goal-most = トーナメントを最高の{ $rp }RPで終えてください。
puzzle-goal-win = どのライバルよりも多いRPで終えて、勝ってください。
puzzle-goal-flip = 最後に{ $cards }が裏向きになっているようにしてください。

puzzle-side = { $who }（{ $rp }RP）
puzzle-hand = 手札
puzzle-tableau = プレイエリア
puzzle-slots = デッキケースとアクセサリー
puzzle-metas = メタ
puzzle-you = あなた
puzzle-solved-by = 解き方
puzzle-more = 盤面を見る: { $command } 名前   解き方を見る: --solution
