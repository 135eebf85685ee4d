# What the page says around a lesson; what is taught has words of its own, beside each game.

title = { $game }：レッスン
step = { $n }/{ $all }
next = 次へ
back = 1つ戻る
show-me = お手本
finish = 終わる
leave = レッスンをやめる
teacher = 先生
try = あなたの番
look = まずよく見てください。光っているところが今回の話です。
resumed = 前回はここまででした。
again = 最初から
done = レッスンはここまで。
done-lead = もう席に着けます。ボットは気長ですし、新しいことが出てきたらその場で説明します。
play = { $game }で遊ぶ
home = ゲーム一覧
room = 部屋に戻る
room-waits = 部屋はこのまま続きます。ゲームが始まればあなたもテーブルにいます。
missing = このゲームのレッスンはまだありません。
