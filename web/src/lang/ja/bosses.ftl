round-of = 第{ $round }ラウンド／全{ $rounds }ラウンド

boss-by-chance = ボスはランダム
against = プレイヤー対ボス
against-players = プレイヤー合計
against-goal = { $players ->
    [1] ボスより多くのRPを集めましょう。
   *[other] みんなの合計でボスより多くのRPを集めましょう。
}
against-box = 最後にボスはデッキケースで+{ $rp } RP
against-bonus = 最後にボスは+{ $rp } RP
boss-left = { $plays ->
    [0] ボスはもうカードをプレイしません。
   *[other] 残り{ $count }枚のうち、あと{ $plays }枚プレイします。
}
boss-left-title = ボスがまだプレイするかもしれないカード
boss-plays = あと{ $count }枚プレイ
boss-waits = あなたが決めます
boss-decides = ボスの代わりに決めてください。{ $prompt }
boss-decides-first = 最初に答えた人がみんなの代わりに決めます。
boss-accessories = アクセサリーがあと{ $count }枚公開されます。

boss-won = { $boss }を倒した！
boss-lost = { $boss }の勝ち
boss-why = { $side ->
    [you] あなたは{ $players } RP、ボスは{ $boss } RP。
    [together] みんなの合計は{ $players } RP、ボスは{ $boss } RP。
   *[others] プレイヤーの合計は{ $players } RP、ボスは{ $boss } RP。
}
boss-result = { $result ->
    [won] { $side ->
        [you] あなたの勝ちです。
        [together] みんなの勝ちです。
       *[others] プレイヤー全員の勝ちです。
    }
    [lost] { $side ->
        [you] 勝つにはボスより多く必要です。あなたの負けです。
        [together] 勝つにはボスより多く必要です。みんなの負けです。
       *[others] 勝つにはボスより多く必要です。プレイヤー全員の負けです。
    }
   *[on] 次のボスへ進みましょう！
}
campaign-so-far = ボス{ $rounds }体のうち{ $beaten }体を撃破
campaign-won = キャンペーン制覇！
campaign-won-why = ボス{ $rounds }体をすべて倒しました。
campaign-lost = キャンペーン失敗
campaign-lost-why = 一度負けると終わりです。{ $boss }を倒せませんでした。
campaign-next = 次の相手は{ $boss }です。
campaign-store = ショップが作り直されました。基本のカードが戻り、ほかのセットはすべて新しくなりました。
scenarios = ボスたち
scenario-won = 撃破
scenario-lost = 撃破ならず
scenario-next = 次の相手
scenario-later = まだ誰も知りません
scenario-by = { $name } { $rp }
boss-rp-play = 対戦中
boss-rp-box = デッキケース
boss-rp-scoring = 得点効果とメタ
boss-rp-bonus = キャンペーン
