# 取り消せないことは一度だけ確認し、取り消せることは取り消せる。
once-no = やめておく
once-give = 「{ $card }」を{ $name }に渡しますか？
once-give-help = 渡したものは取り返せません。相手が返してくれることはあります。
once-give-do = 渡す
once-promo = 「{ $cards }」を手放しますか？
once-promo-help = { $count ->
    [1] プロモカードです。渡すとなくなり、取り消せません。
   *[other] プロモカード{ $count }枚です。渡すとなくなり、取り消せません。
}
once-promo-fuse = それでも合成する
once-promo-npc = それでも渡す
pay-some = M$を渡す…
pay-title = { $name }にお金を渡す
pay-sum = いくら渡しますか？（手持ち{ $money } M$）
undo = 直前の移動を取り消す
help-key-undo = 自分のカードの最後の移動を取り消す

warn-deck = デッキがルールに合っていないので、カードが無作為に外されます。{ $faults }
illegal-title = デッキがルールに合っていません
illegal-help = { $faults }このままだと、トーナメントが始まるときにカードが無作為に外されます。
illegal-ready = それでも準備完了
illegal-change = 先に直す
fills-deck = 時間切れのときデッキを埋める
fills-deck-help = 最後のタイマーが終わったときに準備完了していなければ、空いている枠にバインダーの最も良いカードが入ります。
ends-turn = ターンを自動で終える
ends-turn-help = ほかにできることがなければ、確認なしでターンが終わります。
npc-choose = { $count }枚のうち{ $chosen }枚を選択
npc-lacks = 求められているカードが、もうバインダーにそろっていません。
verb-unsell = 売却を取り消す
action-unsell = { $card }の売却を取り消す
