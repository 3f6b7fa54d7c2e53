cast-live = 中継
cast-late = { $delay }遅れ
cast-no-delay = 遅れなし
cast-minutes = { $minutes }分
cast-seconds = { $seconds }秒
cast-waiting = まもなく中継が始まります
cast-waiting-help = ゲームはまだ始まっていません。このページを開いたままにしておけば、自動で始まります。
cast-begins = 中継開始まで
cast-begins-help = 全員の手札を、プレイから{ $delay }遅れて表示します。
cast-begins-now = 全員の手札を表示します。
cast-who = テーブルの顔ぶれ
cast-full-screen = 全画面
cast-hand = 手札
cast-hand-of = { $name }の手札
cast-area-of = { $name }の{ $area }
cast-just = いまの動き
cast-cards = { $count }枚
cast-worth = { $value } { $unit }
cast-ready = 準備完了
cast-trade = { $name }が{ $partner }に交換を申し込み中
cast-options = 選択肢
cast-more = 他{ $count }件
cast-shop = ショップ
<<<<<<< HEAD
=======
cast-to-come = これから出るカード
>>>>>>> w-cast
