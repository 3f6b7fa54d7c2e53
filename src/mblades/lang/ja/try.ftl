# 試しに遊ぶセットについて `mblades try` が伝えること。
try-what = セットを試します。まずカード1枚につき1場面、次に{ $player }がデッキに入れて1ゲーム。
try-never = 一度も起こらなかった効果：{ $effect }
try-game = { $set }を使ったゲーム
try-cards = { $player }のカードの働き
try-card = カード
try-played = プレイ回数
try-effects = 効果の回数
try-rp = 得たRP
