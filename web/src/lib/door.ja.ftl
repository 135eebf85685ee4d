# What the first screen says; the rest of the page says what is beside it.

app-title = Hideout
app-claim =
    誰も信じるな。
    金は山分け。
app-lead = 嘘のうまい友だちと遊ぶカードゲーム。空いた席にはボットが座ります。アカウントは不要です。
app-proof = 秘密はサーバーの中だけ。テストで確かめています
app-shuffle = 検証できるシャッフル
app-rules = どの出来事も、元になったルールを示せます
nav-about = 概要
nav-devices = 別の端末？
nav-light = ライト表示にする
nav-dark = ダーク表示にする
nav-language = 言語
app-page = Hideout：友だちやボットと遊ぶ5つの強盗ゲーム
app-issue = 第{ $n }号
app-of = { $what } · Hideout
code-ask = コードをお持ち？
code-hint = コード（例：KDMRTW）
code-join = 参加
learn-short = 3分で学ぶ
pick-title = ヤマを選ぶ
pick-lead = ワンタップで自分たちだけの部屋
pick-solo = ボットと遊ぶ
facts-players = { $least }〜{ $most }人
facts-minutes = { $minutes }分
problem-title = うまくいきませんでした
problem-home = ゲーム一覧へ
problem-offline = サーバーが応答しません。動いていますか？
named = { $name }：{ $text }

# Without a connection.
offline-title = 接続がありません
offline-seat = 席は無事です。離れている間は、戻るまでボットが代わります。
offline-later = ハウスにつながりしだい、このページは自動で戻ります。
offline-again = もう一度試す
problem-nothing = このアドレスには何もありません。
daily-door = 今日のヤマ
