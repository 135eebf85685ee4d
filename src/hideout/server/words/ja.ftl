# What the house says to people, mostly when it refuses something.

house-no-room = { $code }という部屋はありません。コードを確かめてください。
house-kicked = ホストがあなたの入室を止めています。
house-no-coach = このテーブルはコーチなしです。
house-nothing-to-advise = いま、あなたが決めることはありません。
house-yours-to-answer = ここは早い者勝ち。頼れるのは自分の頭だけです。
house-room-locked = ホストがこの部屋に鍵をかけています。
house-room-full = この部屋は満員です。
house-bad-name = 名前は1〜{ $most }文字です。
house-not-host = それができるのは部屋のホストだけです。
house-join-first = まず部屋に入ってください。
house-not-while-playing = ゲーム中はできません。
house-dealing = カードを配っています。少々お待ちください。
house-not-in-room = その人は部屋にいません。
house-no-bot = { $level }というボットはいません。選べるのは{ $known }です。
house-seats-at-most = { $game }の席は最大{ $most }です。
house-chairs-taken = 席はすべて埋まっています。
house-no-chair = その席はありません。
house-seats-for = { $game }は{ $least }〜{ $most }人用です。いま{ $here }人います。
house-hand-over-first = 先にホストを譲るか、部屋を出てください。
house-only-a-bots-seat = 引き継げるのは、進行中のゲームのボットの席だけです。
house-seated = あなたにはもう席があります。
house-a-bots-chair = その席はボットのものです。
house-seat-closed = この席の人は退室になりました。最後までボットが続けます。
house-had-a-seat = このゲームでは一度席に着いています。別の席には着けません。
house-nobody-to-ask = 認めてくれる人がテーブルにいません。
house-asked-before = このゲームではもう頼んでいます。
house-no-wish = いま席を希望している人はいません。
house-not-lost = { $name }さんはここにいるか、さっきまでいました。新しい席は要りません。
house-link-used = この席のリンクは使用済みです。ホストに新しいものを頼んでください。
house-line-length = 発言は1〜{ $most }文字です。
house-no-free-text = ホストが自由な発言を止めています。
house-gestures = 使えるしぐさは{ $gestures }です。
house-muted = ホストがあなたをミュートしています。
house-screen-is-silent = 画面はしゃべりません。
house-no-table-yet = テーブルはまだありません。部屋で話してください。
house-closed-to-spectators = このゲームは観戦できません。
house-spectators-are-silent = 観戦者はテーブルに話しかけられません。
house-rules-want-silence = このゲームのルールでは、いまそこで話せません。
house-speak-at-the-table = ゲーム中です。テーブルで話してください。
house-not-your-room = このゲームは、あなたがいない部屋のものです。
house-opens-after = ゲームが終わると見られます。
house-closed-for-good = このゲームは手札を公開しない約束で遊ばれました。
house-no-game = そのゲームはありません。
house-no-lesson = そのレッスンはありません。
house-luck-length = 運は{ $most }文字までです。
house-other-luck = それはあなたが封印した運ではありません。
house-other-promise = 次のシャッフルの約束が変わりました。そちらに運を封印してください。
house-no-table = そのテーブルはありません。
house-old-rules = このゲームのルールは、このサーバーにはもうありません。
house-table-damaged = このゲームはデータが壊れていて読めません。
house-room-damaged = この部屋はデータが壊れていて読めません。新しい部屋を開いてください。
house-cannot-give-up = ここでは投了できません。
house-no-game-running = ここではゲームが行われていません。
house-no-seat = このテーブルにあなたの席はありません。
house-other-host = このハウスの住所は{ $address }だけです。
house-unknown-host = このハウスはその名前を知りません。使うには --origin を付けて起動してください。
house-other-site = これは別のサイトから来ました。
house-moving = この部屋は別のサーバーへ移動中です。少し待ってもう一度どうぞ。
house-data-away = いまハウスはデータに届きません。少し待ってもう一度どうぞ。
house-in-disorder = このテーブルは整理中です。もう一度どうぞ。
house-stale = 回答が届く前に質問が変わったので、何も起きていません。見直して選んでください。
house-paused = ホストがゲームを一時停止しています。
house-no-clock = いまタイマーは動いていません。
house-too-long = 指示が長すぎます。
house-slow-down = 少しゆっくりお願いします。
house-command-failed = うまくいきませんでした。いまの状況はページのとおりです。
house-request-failed = うまくいきませんでした。もう一度どうぞ。
house-nothing-here = このアドレスには何もありません。
house-pages-in-room = この部屋のページが開きすぎています。いくつか閉じてからどうぞ。
house-pages-from-here = そちらからページが開きすぎています。いくつか閉じてからどうぞ。
house-house-full = ハウスは満員です。1分後にもう一度どうぞ。
house-too-many-connections = そちらからの接続が多すぎます。いくつか閉じてください。
house-too-many-requests = そちらからの要求が多すぎます。1分お待ちください。
house-too-many-replays = リプレイが多すぎます。1分お待ちください。
house-too-slow = 要求が届くのに時間がかかりすぎました。もう一度どうぞ。
house-asked-already = 時間の延長はもう頼んでいます。
house-no-more-time = このゲームの延長時間は使い切りました。
house-too-many-rooms = そちらからの新しい部屋が多すぎます。1分お待ちください。
house-too-many-people = そちらから一度に来る人が多すぎます。1分お待ちください。
house-too-many-tries = そちらからの試行が多すぎます。1分お待ちください。
house-too-many-codes = 間違ったコードが多すぎます。1分お待ちください。
house-no-side = このゲームにその陣営はありません。
house-side-full = その陣営は満員です。先に誰かが移る必要があります。
house-sides-uneven = 陣営の人数が揃っていません。ボットを足すか、誰かが移ってください。
house-nobody-calls = 次のゲームに誘っている人はいません。
house-no-stand-in = このテーブルではボットは代わりません。
house-a-bot-plays = そこはもうボットが代わっています。
house-not-away = { $name }さんはここにいます。ボットが代わるのは離席中の人だけです。
house-not-a-bots-chair = その席はボットのものではありません。
house-bad-pass = このコードは違うか、使用済みか、古すぎます。別の端末で作り直してください。
house-too-many-passes = 間違ったコードが多すぎます。1分お待ちください。

house-not-shared = このリンクにゲームはないか、遊んだ人たちが公開をやめました。
house-your-turn = あなたの番です。
house-no-push = このハウスは閉じたブラウザーには届きません。ページを開いておいてください。
house-bad-browser = これは、ハウスが呼べるプッシュサービスのアドレスではありません。

# What a link to the house shows of itself in a chat.
preview-house = Hideout
preview-house-about = 隠された情報で遊ぶ5つの強盗ゲーム。同じ部屋でも離れていても、友だちやボットと。
preview-rules = { $game }のルール
# $left: how many chairs are free
preview-room = { $left ->
    [0] { $host }さんの{ $game }
   *[other] { $host }さんの{ $game }：残り{ $left }席
}
preview-room-nobody = { $left ->
    [0] { $game }
   *[other] { $game }：残り{ $left }席
}
# $names: the winners, $count: how many
front-edition = 号外 · { $game }
front-headline = { $count ->
    [0] 逃げ切った者なし
   *[other] { $names }の勝利
}
front-place = { $place }位 { $name }
front-about = { $names }による{ $game }。誰の視点からでも見られます。
preview-room-about = リンクを開き、名前を決めて席に着くだけ。アカウントもインストールも不要です。
house-programs-full = よそのボットは1部屋に{ $most }体までです。先に1体外してください。
house-no-program = { $name }という招待できるボットはいません。いるのは{ $known }です。
house-program-is-here = { $name }はもう部屋にいます。
house-program-is-busy = { $name }はいま、入っている部屋が多すぎます。
house-daily-is-yours = 今日のヤマは遊んだ本人だけが見られます。ほかの人も同じカードで遊ぶからです。
