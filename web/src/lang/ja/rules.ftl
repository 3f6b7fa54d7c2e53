nav-rules = ルール
rules-lead = ゲームのすべてのルールを番号つきでまとめました。テーブルでは「?」を押すと、その場のルールが出ます。ゲームのあらましはこちら：
rules-search = ルールを検索
rules-search-example = クラッシュ、売却マーカー、DB-17
rules-found = { $count ->
    [0] 見つかりません
   *[other] { $count }件
}
rules-none = この言葉をすべて含むルールはありません。言葉を減らすか、短くしてみてください。
rules-clear = 検索をやめる
rules-unknown = ルール{ $clause }はありません。
rules-order = 並び順
rules-order-book = ルールブックの順
rules-order-number = 番号順
rules-contents = 目次
rule-link = ルール{ $clause }へのリンク
rule-of = ルール{ $clauses }
rule-why = なぜ？
rule-more = 詳しく読む
rule-back = 戻る
game-rules = このゲームの遊び方
game-rules-of = { $mode }の遊び方
rules-of-card = このカードのルール
rules-of-card-key = ルールを見る
help-rules = すべてのルールを検索
help-key-rules = 見ているカードのルール
