tabs = テーブルの各部
tab-market = ショップ
tab-binder = バインダー
tab-deck = デッキ
tab-collection = コレクション
tab-table = テーブル

round-last = 最終ラウンド
clock = タイマー
clock-left = 残り{ $seconds }秒
clock-none = タイマーなし：全員の準備完了まで
clock-soon = 全員が「次へ」を選ぶと、次のタイマーが始まります
clock-timer = タイマー{ $timer }／3
clock-extended = タイマー{ $timer }／3：延長
clock-paused = タイマー停止中
clock-no-selling = 売却終了
clock-ready = 準備完了 { $ready }／{ $of }人
clock-consents = 延長希望 { $consents }／{ $of }人
clock-agreed = このあと延長あり
clock-asks = { $name }が延長を希望しています。
extend-agree = 延長に同意する
extend-yes = 同意
warn-short = { $decks ->
    [1] デッキのシングルは{ $count }／{ $of }枚です。バインダーにまだシングルがあります。
   *[other] { $decks }つのデッキのシングルは合わせて{ $count }／{ $of }枚です。バインダーにまだシングルがあります。
}
short-title = { $decks ->
    [1] デッキのシングルは{ $of }枚中{ $count }枚です
   *[other] { $decks }つのデッキのシングルは合わせて{ $of }枚中{ $count }枚です
}
short-help = バインダーにまだ入れられるカードがあります。手札が少ないと、トーナメントはすぐに終わってしまいます。
short-play = このままプレイする
short-fill = おまかせで埋める
deck-filled = デッキを埋めました。内容を確認してから「準備完了」を押してください。
first-table = カードを買い、トレードして、デッキを作りましょう。全員が3回準備完了すると、トーナメントが始まります。
warn-collection = このコレクションは得点になりません。
meta-later = { $deck ->
    [Element] 属性メタ
    [Type] 種族メタ
    [Star] スターメタ
   *[Rarity] レアリティメタ
}：{ $timer ->
    [0] 未公開
   *[other] タイマー{ $timer }から
}
money-vp = 所持金。ゲーム終了時、{ $money } M$ごとに1 VPになります。
meta-foreseen = あなただけが知っている、次のメタです。
own-powers = あなたのパワー
purse = 所持金と売却マーカー
markers = 売却マーカー{ $markers }個
markers-help = { $deal ->
    [fuse] 売却マーカー：売却と合成に1個ずつ
    [npc] 売却マーカー：売却とNPCに1個ずつ
   *[none] 売却マーカー：売却1回に1個
}

partner = 味方
binder-count = バインダー{ $count }枚
is-ready = 準備完了
vp-so-far = ここまでの勝利点
friendship-from = この人からもらった友情カードのVP
friendship = 友情カード
friendship-vp = 友情カード { $vp } VP
open-cards = { $name }の公開カード
look-into = { $name }のバインダーとデッキ
trade-with = トレード
trade-with-name = { $name }とトレード
pay = { $money } M$渡す

store = ショップ
store-help = 裏面を選ぶとセットの中身が見られます。
store-dry = 売り切れ。捨て札になったカードがまた並びます。
aftermarket = 流通市場
aftermarket-help = バインダーのカードを売却できます。
aftermarket-closed = 売却は終わりました。購入はできます。
aftermarket-empty = まだ何も売られていません。掘り出し物を待ちましょう。
fusion = カード合成
fusion-cards = { $count }枚
npcs = 探しています…
npcs-none = 今は誰も何も探していません。
npc-deck = NPCデッキの一番上
binder = あなたのバインダー
binder-empty = バインダーは空です。ショップへどうぞ！
binder-nothing = 当てはまるカードがありません。
booster-later = 未開封{ $count }枚（次のタイマー）
filter-symbol = シンボルで絞る
filter-all = すべて
filter-collection = コレクション向き
filter-box = デッキケース向き
filter-kit = ケースとアクセサリー
filter-clear = すべて表示
sort-new = 新しい順
sort-stars = スター順
sort-symbol = シンボル順
sort-set = セット順
sort-name = 名前順
fits-box = デッキケースに合う
fits-collection = コレクションに合う
fresh = 新着
shown-to-all = 全員に公開中
contested = 購入希望中…
hold = 優先：{ $name }
hold-mine = あなた優先！
peeked = 確認済み
cards-left = 残り{ $count }枚
marker-of = { $name }が売却
marker-mine = あなたが売却
marker-mine-help = 自分が売却したカードは購入できません。
marker-partner-help = 味方が売ったカードです。同じチームのカードは買えません。

area-binder = バインダー
area-deck = デッキ
area-second_deck = 第2デッキ
area-third_deck = 第3デッキ
area-collection = コレクション
area-second_collection = 第2コレクション
area-duel-collection = 属性コレクション
area-duel-second_collection = 種族コレクション
deck-order = プレイする予定の順
order-earlier = 前へ
order-later = 後へ
collection-track = 枚数と{ $unit }
collection-more = → あと1枚で{ $value } { $unit }
collection-empty = 同じシンボルで、スターがすべて違うカードを集めましょう。
collection-ideas = 作れそうなもの：
collection-idea = { $size }枚、{ $value } { $unit }
step-missing = なし
step-reach = なし。バインダーにあります

zone-binder = あなたのバインダー
zone-deck = あなたのデッキ
zone-second_deck = あなたの第2デッキ
zone-third_deck = あなたの第3デッキ
zone-own-collection = あなたのコレクション
zone-collection = コレクション
zone-shown = 全員に公開中
zone-powers = パワー
zone-store = ショップ
zone-store-deck = ショップデッキの一番上
zone-core-deck = 基本デッキの一番上
zone-store-peeked = ショップ、あなただけが確認済み
zone-aftermarket = 流通市場
zone-pack = あなたのパック
zone-offer = 公開中

to-binder = バインダーへ
to-deck = デッキへ
to-second_deck = 第2デッキへ
to-third_deck = 第3デッキへ
to-collection = コレクションへ
to-second_collection = 第2コレクションへ
to-duel-collection = 属性コレクションへ
to-duel-second_collection = 種族コレクションへ
give-to = { $name }に渡す
put-down = 戻す
too-dear = { $cost } M$必要です。今は足りません。
bought-by-another = そのカードは、ほかのプレイヤーが購入しました。
no-longer-for-sale = そのカードはもう売られていません。
set-contents = セットの中身
verb-withdraw = 取り下げる
verb-hand-over = 味方に渡す
verb-pay = 味方にお金を渡す
verb-use-deck = このデッキを使う
verb-draft = 取る

counter = カウンター
counter-fuse = { $rarity }プロモの合成
counter-trade = { $name }とトレード
counter-draft = 選択中
counter-leave = やめる
deal-give = 渡すもの
deal-get = もらうもの
deal-give-money = 渡すM$
deal-want-money = もらうM$
less = 減らす
more = 増やす
nothing = なし
fuse-choose = バインダーから{ $chosen }／{ $count }枚
fuse-help = バインダーから選ぶか、ここに置いてください。
fuse-promo = プロモカードを選ぶ
fuse-top = 一番上のプロモカード：{ $set }
fuse-few = カードが{ $needed }枚必要です（バインダーには{ $count }枚）。
fuse-again = このフェイズではもう{ $rarity }の合成をしました。
fuse-no-marker = 売却マーカーが残っていません。
fuse-not-now = 今はできません。
fuse-gone = 最後の{ $rarity }プロモは、ほかのプレイヤーが合成で取りました。
fuse-promo-gone = そのプロモは、ほかのプレイヤーが今取りました。
fuse-do = 合成する
npc-do = 渡す
trade-give-help = バインダーのカードを選ぶか、ここに置いてください。
trade-nothing-shown = { $name }はバインダーのカードを見せていません。チャットで頼むか、M$を求めましょう。
trade-even = 釣り合っています
trade-more = { $by }多く渡します
trade-less = { $by }多く求めています
trade-make-even = M$で釣り合わせる
trade-partner = 相手
trade-propose = 提案する
proposal = トレードの提案
proposal-mine = あなたの提案
proposal-from = { $name }からのトレード
proposal-off = 今は成立しません。
proposals-off = 今は成立しない提案（{ $count }件）

boss = ボス
boss-kit = ボスの手元
boss-singles = シングル{ $count }枚を見る
drafting = ドラフト
draft-pack = 1枚取って、残りを渡す
draft-accessory = ミレニアム・アクセサリー
draft-take = 1枚取ってください。残りは{ $passing ->
    [left] 左
   *[right] 右
}隣の{ $name }に渡ります。
draft-take-open = 公開されたアクセサリーを1枚取ってください。
draft-turn = { $name }が選んでいます。
draft-start = 最初のラウンドの前
draft-pick = カードを選んでください
draft-wait = ほかのプレイヤーを待っています…
draft-others = 選択中：
choosing = どのデッキで？
choosing-help = このトーナメントで使うデッキを選んでください。残りは次に使います。
choosing-wait = ほかのプレイヤーを待っています…
choosing-empty = カードがありません。このデッキではパスしかできません。
choosing-do = このデッキを使う
