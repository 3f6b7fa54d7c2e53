symbol-fire = 炎
symbol-water = 水
symbol-air = 風
symbol-earth = 地
symbol-light = 光
symbol-dark = 闇
symbol-animal = 動物
symbol-myth = 神話
symbol-construct = 機械
symbol-citizen = 民衆
symbol-soldier = 兵士
symbol-mage = 魔道士
symbol-pro = プロ

rarity-starter = スターター
rarity-core = 基本
rarity-expansion = 拡張
rarity-premium = プレミア
rarity-master = マスター
rarity-bronze = ブロンズプロモ
rarity-silver = シルバープロモ
rarity-gold = ゴールドプロモ
rarity-mystic = ミスティック

trigger-play = プレイ
trigger-next = ネクスト
trigger-flip = リバース
trigger-ongoing = 持続
trigger-top = トップ
trigger-score = 得点
trigger-action = アクション
trigger-reaction = リアクション

phase-drafting = ドラフト
phase-choosing = デッキの選択
phase-deckbuilding = デッキ構築フェイズ
phase-tournament = トーナメントフェイズ
phase-over = ゲームの終了

source-tournament = トーナメント
source-collection = コレクション
source-friendship = 友情
source-npc = NPC
source-wealth = 所持金
source-first = 第1デッキ
source-second = 第2デッキ
source-third = 第3デッキ
source-rp = RP
source-scenarios = 勝ったシナリオ
source-duel-tournament = 勝ったトーナメント
source-duel-rp = 全トーナメントのRP

unit-rp = RP
standings = 最終得点
total-vp = VP
total-duel = { $count ->
   *[other] 勝
}
total-coop = RP
total-campaign = { $count ->
   *[other] シナリオ
}
total-turn-based = RP

edition-original = オリジナル
edition-collusion = コルージョン

mode-normal = 通常ゲーム
mode-duel = デュエルモード
mode-team = チーム
mode-turn-based = ターン進行モード
mode-funky = ファンキー
mode-coop = 協力
mode-campaign = キャンペーン

build-new-beginnings = 新たな始まり
build-fight-me = かかってこい！
build-middle-hand-management = 中間管理手札
build-combo-city = コンボシティ
build-strategic-mode = 戦略モード
build-the-name-game = 名前ゲーム
build-flip-flops = フリップ・フロップ
build-2-fast-4-you = 速すぎてごめん
build-pay-to-win = 課金で勝つ！
build-absolutely-massive-units = とにかくデカいやつら
build-the-true-beginning = 真の始まり
build-card-clash-on = カードクラッシュ開始！
build-first-game = はじめてのゲーム
