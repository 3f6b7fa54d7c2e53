story = 経過
story-empty = まだ何も起きていません。
stage = 今起きていること
stage-empty = 勝負の始まりです。
skip-show = スキップ
rivals = ほかのプレイヤー
prerelease = プレリリース
metas = メタゲーム
venue = 会場
silenced = 今は「{ $trigger }」の効果は起こりません。
aftermarket-count = 流通市場：{ $count }枚
collections = コレクション
collection-rp = 終了時にコレクションで+{ $rp } RP
records = 得点済み：{ $list } RP
keyword-cards = キーワードカード

zone-mine = 自分の場
zone-hand = 手札
zone-own-tableau = 自分のプレイエリア
zone-tableau = { $name }のプレイエリア
zone-own-kit = 自分のプレイエリアの横
zone-kit = { $name }のプレイエリアの横
place-hand = 手札
place-own = 自分
place-aftermarket = 流通市場
top-short = トップ
top-card = トップカード
top-asleep-short = トップ・休止
top-asleep = トップカード。空き枠か手札がないためトップ効果は休止中
can-choose = 、選べる
can-use = 、使える
slot-here = ここ（{ $slot }）
hand-of = 手札{ $count }枚
hand-empty = 手札はありません。
their-turn = ターン中
thinking = 考え中
ally = 味方
away = ボットが代行中
out = 退場
your-turn = あなたのターン
not-your-turn = ターンを待っています
choose-player = { $name }を選ぶ

clash = クラッシュ！
clash-winner = 勝ち
clash-tie = 引き分け。勝者なし。
clash-besides = 効果と+1トークンで{ $extra }

asked = あなたの番
waiting-name = { $name }を待っています
turn-play = カードをプレイ
turn-play-help = { $touch ->
    [yes] 手札のカードをタップすると、内容を見てプレイできます。
   *[no] 手札からカードを選ぶ（1〜9キー）か、プレイエリアへドラッグします。
}
turn-action = アクションを使うか、ターンを終える
turn-action-help = ⚡のカードにはアクションがあります。
turn-one-thing = 1つ行動する
turn-one-thing-help = 購入、売却、合成、収集、プレイ、デッキの得点計算のどれか1つ。
turn-yours = あなたのターン
put-back = 戻す
decision-in = 残り{ $seconds }秒
decision-over = 時間切れのため、ボットが代わりに決めました。
end-turn = ターン終了
hint = ヒント
never-for = このトーナメントでは{ $card }について聞かない
ask-again = { $card }についてまた聞く
number-which = 数
number-less = 1つ減らす
number-more = 1つ増やす
number-take = { $number }を選ぶ
names-part = カード名の一部
names-more = ほか{ $count }件

do-play = { $card }をプレイ
do-action = { $card }を使う
do-attach = { $card }を{ $host }につける
do-collect = { $card }を{ $symbol }のコレクションに加える
do-sell = { $card }を売却
do-equip = { $card }を置く
do-purchase = { $card }を購入
do-pick = { $card }を選ぶ
do-buy = { $set }を購入
do-fuse = 合成：{ $rarity }
do-end = ターンを終える
do-score = デッキを得点計算

prompt-for = { $name }の分：{ $prompt }
prompt-flip = 裏返すカードを選んでください。
prompt-unflip = 表に戻すカードを選んでください。
prompt-discard = 捨てるカードを選んでください。
prompt-return = 戻すカードを選んでください。
prompt-take = 取るカードを選んでください。
prompt-reveal = 公開するカードを選んでください。
prompt-play = プレイするカードを選んでください。
prompt-move = 動かすカードを選んでください。
prompt-rearrange = 左から順に、次に置くカードを選んでください。
prompt-swap = 入れ替えるカードを選んでください。
prompt-give = 渡すカードを選んでください。
prompt-attach = つけるカードを選んでください。
prompt-use = どのカードの効果を使いますか？
prompt-card = カードを選んでください。
prompt-put = 置くカードを選んでください。
prompt-look = 見るカードを選んでください。
prompt-put-back = どのカードを先に戻しますか？
prompt-tokens = どのカードに+1トークンを置きますか？
prompt-markers = どのカードに売却マーカーを置きますか？
prompt-remove = どこからトークンを取りますか？
prompt-keyword = キーワードカードを選んでください。
prompt-keyword-to = どのカードにキーワードをつけますか？
prompt-clash = 誰とクラッシュしますか？
prompt-their-card = 相手はどのカードでクラッシュしますか？
prompt-player = プレイヤーを選んでください。
prompt-reaction = { $count ->
    [one] 「{ $card }」のリアクションを使いますか？
   *[other] リアクションのどれかを使いますか？
}
prompt-about = 「{ $cards }」に起こることへの対応です。
prompt-chosen = ここまで：{ $cards }
prompt-whom = { $name }についてです。
prompt-of-card = 「{ $card }」についてです。
prompt-order = どの効果を先に行いますか？
prompt-may = カードの示す効果を行いますか？
prompt-choose-one = 1つ選んでください。
prompt-one-of = 1つ選んでください。
prompt-slot = 枠を選んでください。
prompt-number = いくつにするか選んでください。
prompt-amount = 数を1つ選んでください。
prompt-bid = いくら入札しますか？
prompt-vote = 誰に投票しますか？
prompt-side = どちらに向けますか？
prompt-name = 1つ宣言してください。
prompt-name-card = カード名を1つ宣言してください。
prompt-level-up = 「{ $card }」から+1トークンを1個取り除いて、表のままにしますか？
prompt-keep = どのアクセサリーを残しますか？
prompt-meta = どのメタを入れ替えますか？

option-effect = { $card }を使う
option-slot = { $name }、{ $slot }番目の枠
option-decline = 今はしない
option-yes = 行う
option-no = 行わない
option-done = これで全部
option-no-bid = 入札しない
option-left = 左
option-right = 右

market = 市場
market-store = ショップ
market-aftermarket = 流通市場
market-picking = カード合成（{ $rarity }）：カードを選ぶ
market-promos = プロモ
market-cancel = やめる
market-score = デッキを得点計算

scoring-after = トーナメント終了
scoring-round = 結果
scoring-you-win = あなたの勝ち！
scoring-team-wins = { $count ->
    [1] { $winners }の勝ち
   *[other] { $winners }のチームの勝ち
}
scoring-wins = { $count ->
    [1] { $winners }の勝ち
   *[other] { $winners }の同点優勝
}
scoring-tournament = トーナメント
scoring-last = 最後のトーナメント
scoring-so-far = ここまでの得点
scoring-place = { $place }位
scoring-collections = うちコレクション{ $rp }
scoring-sold = 使ったカードの清算で+{ $money } M$
scoring-duel = 先に2勝した人がデュエルに勝ちます。
tie-break = { $total } { $unit }で同点。タイブレークは{ $source }：{ $value }対{ $than }で{ $names }が上位です。
scoring-onward = 次へ
scoring-waiting = ほかのプレイヤーを待っています…
scoring-in = あと{ $seconds }秒で自動的に進みます
