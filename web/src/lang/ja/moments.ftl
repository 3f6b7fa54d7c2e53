# 見どころ：パックを開ける、トーナメントを数える

speed = 演出
speed-full = じっくり
speed-quick = はやめ
speed-off = 省く
speed-help = パックの開封、クラッシュ、最後の集計。
volume = 音量

pack-title = パック
pack-booster = 新しいパック！
pack-promo = プロモ！
pack-prize = 賞品！
pack-count = { $count }枚入り
pack-cards = パックのカード
pack-tear = パックを開ける
pack-turn = { $of }枚中{ $n }枚目をめくる
pack-all = 全部めくる
pack-skip = とばす
pack-binder = バインダーへ

race = RPレース
final-count = 最終集計
final-count-begins = 得点効果、それからメタ。

boss-says-waits = ゆっくりどうぞ。こちらも急がない。
boss-says-opens = さあ座れ。全員だ。
boss-says-ahead = 持ってきたのはそれだけか？
boss-says-close = ふむ。練習してきたな。
boss-says-behind = リードだと？ 今のうちに楽しんでおけ。
boss-says-last = 最後のカードは出した。さあ数えよう。
boss-says-won = 仲間を増やして出直してこい。
boss-says-lost = 見事だ。この卓は君たちのものだ。
