watch-mode = { $mode }、{ $edition }版、{ $build }
watch-random-sets = セットはランダム
watch-what = ボット同士でゲームを最後までプレイします。
watch-again = もう一度：{ $command }
watch-more = 速く：--speed 3　　詳しく：{ $command }
watch-so-far = { $unit }累計
watch-total = 合計
watch-won = { $count ->
   *[other] { $winners }の勝利！
}
watch-saved = 第{ $round }ラウンドの前で保存しました。続けるには：{ $command }
watch-replay-what = 終わったゲームをもう一度たどります。
watch-replay-more = 速く：--speed 3　　ラウンドから：--from 2　　一手ずつ：--step　　詳しく：{ $command }
watch-replay-eyes = { $player }から見えたとおりに。
watch-replay-step = Enter：次へ　　n：次のフェイズ　　q：やめる
watch-replay-written = もう一度見るには：{ $command }
