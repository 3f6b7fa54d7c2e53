first-time = 初めてですか？
first-time-help = ガイド付きの最初のゲームでは、待ってくれる2人のボットを相手に、一つずつ順番に覚えられます。
first-time-yes = はい、教えてください
first-time-no = 遊び方は知っています
guided-game = ガイド付きの最初のゲーム
help-key-guide = ガイド付きゲームのガイドへ
