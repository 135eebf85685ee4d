# What is said about people: names, presence, the lobby, the next game, one's own tables.

me-title = あなたは誰？
me-change = { $name }さんとして参加中。名前や顔を変える
me-nobody = あなたの名前
me-you = あなた
me-save = これで決まり
me-later = ゲーム中です。新しい名前と顔は、終わってから他の人に見えます。

# More time, and a bot for somebody who is away.
wait-title = 待っている間に
wait-give =
    { $n ->
        [0] 時間をあげる
       *[other] 時間をあげる（{ $n } / { $all }）
    }
wait-wish =
    { $n ->
        [1] { $name }さんが時間の延長を希望しています。{ $all }人必要です。
       *[other] { $n }人が時間の延長を希望しています。{ $all }人必要です。
    }
wait-bot = { $name }さんの代わりにボットを入れる
wait-bot-wish = { $name }さんの代わりのボットを頼む
wait-bot-asked = { $name }さんの代わりのボットを希望しました。全員が望むか、ホストが決めれば、ボットが座ります。
wait-mine = ボットがあなたの代わりをしています。
wait-here = 私が続ける

leave-really = 本当に抜けますか？
leave-seat = あなたの代わりにボットが続けます。席は残ります。リンクを開けば戻れます。
leave-chair = あなたの席は空きます。
leave-stay = 残る

# Bots and sides in the lobby.
bot-level = { $name }の強さ
bot-sits = ボットが座る：{ $level }
side-title = あなたの陣営
side-crew = クルー
side-staff = スタッフ
side-any = どちらでも
side-short = ボット{ $n }体で両陣営が揃います。

invite-more = もっと招待する
invite-copied = リンクをコピーしました。
invite-byhand = リンクを選択しました。そこからコピーしてください。
meet-title = 集まる場所
screen-only = この端末は画面専用にする
screen-only-lead = この端末の席は空き、最初にスマホで来た人がホストになります。開始・一時停止・もう一回は画面からもできます。
screen-first = 始めるにはスマホで入ってください。

# The next game.
again-asks = { $name }さんが{ $game }に誘っています。やる人は？
again-in = { $n }秒後に{ $name }さんが{ $game }を配ります。
again-awaited = まだ：{ $names }
again-yes = やる
again-no = 今回はパス
again-youin = 参加します。
again-youout = 今回は観戦します。
again-now = いま配る
again-cancel = 取り消す
again-other = 別のゲーム
evening-title = 今夜の戦績
evening-games = { $n }ゲーム
evening-won = { $games }戦{ $won }勝

# The front door.
door-title = あなたのテーブル
door-back = テーブルに戻る
door-room = あなたの部屋 { $code }
door-with = { $game }（{ $names }と）
door-alone = { $game }
door-turn = あなたの番
door-past = 最近のゲーム
door-won = 勝ち
device-title = 別の端末
device-take = すべてを別の端末へ移す
device-take-lead = 名前、席、最近のゲームを移します。このコードを入れた人があなたになります。誰にも見せないでください。
device-make = コードを作る
device-until = { $time }までに別の端末で入力してください。1回だけ使えます。
device-bring = すべてをこの端末へ
device-bring-lead = 別の端末で作ったコードを使います。この端末がこれまでに覚えたものは残りません。
device-use = 使う
device-here = 完了。この端末もあなたになりました。
device-only = 端末をなくした？
device-only-lead = これまであなただった他の端末は、すべて他人になります。
device-only-do = この端末だけにする
device-only-done = 完了。あなたはこの端末だけです。

# Table rules.
rules-preset = 遊び方を選ぶ
rules-first = 初めて
rules-first-about = 急がず遊べます。説明つき。
rules-usual = 標準
rules-usual-about = 普通のタイマー。
rules-fast = 速い
rules-fast-about = 時間は半分。
rules-play = 進め方
rules-time = タイマー
rules-talk = トーク
rules-people = 人とボット
rules-more = その他
programs-title = よそのボット
face = 顔{ $n }
