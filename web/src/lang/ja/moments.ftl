# 見どころ：パックを開ける、トーナメントを数える

speed = 演出
speed-full = じっくり
speed-quick = はやめ
speed-off = 省く
speed-help = ブースターの開封、クラッシュ、最後の集計。
volume = 音量

pack-title = ブースター
pack-booster = 新しいブースター！
pack-promo = プロモ！
pack-prize = 賞品！
pack-count = { $count }枚入り
pack-cards = パックのカード
pack-tear = ブースターを開ける
pack-turn = { $of }枚中{ $n }枚目をめくる
pack-all = 全部めくる
pack-skip = とばす
pack-binder = バインダーへ

race = RPレース
final-count = 最終集計
final-count-begins = 得点効果、それからメタ。
