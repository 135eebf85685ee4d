# What this board says.

notes = メモ
swap-nothing = なし
stage-partners = 正体の確認
stage-crack = 金庫破り
stage-robbery-silent = 沈黙の強盗
stage-silent = 沈黙の強盗
stage-robbery-alarm = 警報
stage-alarm = 警報
stage-getaway = 逃走
stage-hideout = アジト
stage-showdown = 最終決戦
stage-over = 終幕
stage- = Bank Heist

# What a moment is about, the same for every side: the sheet may be seen over a shoulder.
ask-partners = カードを長押し：あなたは誰？
late-partners = 0:00で準備完了と見なされます。
late-crack = 0:00で新しい暗号になります。3つ続けて解けなければ、くじで決まります。
late-pass-card = 0:00でカードは左隣の人に渡ります。
late-receive = 0:00でカードは陣営の決まりどおりに扱われます。選べる人はバッグを積みます。
late-dye = 0:00でカードが1枚、無作為に失われます。
late-alarm-target = 0:00で左隣から順に、選べる人になります。
late-attribute = 0:00で左隣から順に、付けられる人に付きます。
late-swap = 0:00でルールが代わりに入れ替えます。
late-search = 0:00でバッグがあれば積みます。捜査官なら「なし」になります。
late-give = 0:00で手札が1枚、無作為に渡ります。
late-vault = 0:00でバッグが残っていればそれを、なければ別のカードを選びます。
late-action = 0:00でパスします。できなければ、相棒でない次の人を撃ちます。
late-answer = 0:00で最初に使える手で逃れるか、攻撃を受けます。
late-follow-up = 0:00で見逃します。
late-shotgun-side = 0:00で的の隣の最初の人が巻き込まれます。
late-shotgun-cost = 0:00でカードが1枚、無作為に失われます。
late-loot = 0:00で1枚取ります。
late-extra-shot = 0:00で撃つのをやめます。
late-poison = 0:00でアドレナリンがあれば使います。
hint-partners = 自分の正体を覚えましょう。カードは手札の横に残ります。捜査官とライバルは相棒を知り、クルーは誰も知りません。
hint-crack = 一番早い正解者が強盗を仕切ります。間違えると締め出され、全員の時間も減ります。
hint-pass-card = 金庫から引いたカードです。受け取った人は手札に入れ、バッグなら積むこともあります。車にバッグが5個で逃走開始です。
hint-receive = このカードが見えるのはあなただけ。ほかの人には、何であれ、見ている姿しか見えません。
hint-dye = 染料弾が破裂し、手札でタップした1枚と一緒になくなります。
hint-attribute = ゲームの終わりまで、その人に残ります。
hint-search = 何も積まないなら、カードを1枚渡します。
hint-give = 手札をタップ：調べた相手に渡り、ほかの誰にも見えません。
hint-vault = 何を選んだかは、ほかの誰にも見えません。
hint-action = 行動は1つ：撃つ、カードを使う、またはパス。捜査官が1人でも生きてアジトに着けば、捜査官の勝ちです。
hint-answer = まだ何も起きていません。かわすか、受けるか。
hint-follow-up = 攻撃は終わりました。応じても、見逃してもかまいません。
hint-shotgun-side = ショットガンは2人に当たります：的と、その隣の1人。
hint-shotgun-cost = ショットガンは一発ごとにカードを1枚払います：手札をタップ。
hint-loot = 死者の手札から無作為に1枚取ります。
hint-extra-shot = 早込めか2丁目の銃で、もう一発撃てます。2丁目を使うとライバルだとばれます。
hint-poison = アドレナリンは毒を1周しのぎます。
# What an alarm card does, the same words for its drawer and for all who watch.
alarm-attribute = { $card }：{ $effect }。
alarm-are-you-loyal = 選ばれた人にクルーのタトゥーがあるか、引いた人だけが見ます。嘘をついてもかまいません。
alarm-check-these-out = 引いた人が、選んだ人に手札をすべてこっそり見せます。
alarm-you-can-trust-me = 引いた人が、選んだ人にクルーのタトゥーの有無をこっそり見せます。
alarm-ill-take-that = 引いた人が、渡されたものとして金庫カードを1枚取ります。
alarm-hold-it-right-there = 引いた人が、選んだ人の手札をすべて見て、バッグを積むか「なし」と言います。
alarm-lets-get-moving = 引いた人が、金庫から好きなカードを選んで渡します。
alarm-i-dont-like-this = 場の特性2つの持ち主を入れ替えます。1つだけなら移します。
wait-crack = 暗号が公開されています。一番早い正解者が仕切ります。
wait-robbery = カードは無言で回ります。誰がカードを受け取り、いつバッグが積まれるかを見ましょう。
wait-alarm = 話せます。誰が積み、誰が調べ、誰が嘘をつくかを見ましょう。
wait-getaway =
    { $spaces ->
        [0] 車の全員が1手番に1つ行動します。もうアジトです。
       *[other] 車の全員が1手番に1つ行動します。アジトまであと{ $spaces }マス。
    }

script-partners = 全員スマホを見てください。カードを長押しして、自分の正体を覚えましょう。捜査官とライバルには相棒が見えます。
script-crack = 暗号が出ました。掛け算して、誰より早く答えてください。
script-robbery-silent = お静かに。{ $name }さんが金庫から引いてカードを渡します。全員スマホを見てください。
script-robbery-alarm = 警報が鳴っています。話してかまいません。{ $name }さんの番です。
script-getaway = 車を出せ！{ $name }さん、行動は1つです。
script-answer = { $name }さん、スマホを見てください：狙われています。
script-hideout = 車がアジトに着きました。運転手が全員の顔を確かめます。
script-showdown = 最終決戦。{ $name }さん、行動は1つです。

goal-crew = 車にバッグを5個積み（自分の分は自動で積まれます）、捜査官をアジトに着かせないこと。ライバルはあなたの死を望んでいます。
goal-sticky-fingers = クルーとともに勝ちますが、渡されたバッグは手から離れません。うまく伝える方法を探しましょう。
goal-agent = 渡されたバッグは手元に残ります。5個目が積まれる前に警察を来させるか、生きてアジトに着きましょう。
goal-rival = 運転手に渡す現金バッグを持ってアジトに着くか、車で最後まで生き残る陣営になりましょう。
you = あなたは{ $who }。
you-are = あなたは
you-peek = 長押しで見る
you-with = 相棒：{ $name }
vest-used = チョッキ済み
vest-ready = チョッキあり
hand = あなたの手札
hand-empty = まだカードがありません。カードはほかの人から来ます。
hand-none = 手札はありません。
hand-out = 脱落しました。勝敗は陣営しだい：結末を見届けましょう。
hand-copies = ×{ $n }
hand-passing = 渡すカード：{ $card }

does-adrenaline = 攻撃を1回かわす
does-cash-bag = 運転手を買収
does-chloroform = 隣の人を1回休みに
does-dye-pack = 1枚だめにする
does-knife = 刺す、バンドを切る
does-lock-pick = 手錠や弾詰まりを外す
does-speedloader = もう一発撃つ
does-zip-tie = 誰でも縛る
card-adrenaline = 自分への攻撃を1回かわすか、毒を1周しのぎます。聞かれたときに使います。
card-cash-bag = 渡されたときに、積むか隠すか。アジトでは、ライバルが運転手を買収する金になります。
card-chloroform = 隣の人が1回休みになり、それまで無防備です。逃走で使います。
card-dye-pack = 渡されると破裂し、受け取った人はカードを1枚失います。
card-knife = 隣の人を刺す（相手は次の番の終わりに死亡）か、誰かの結束バンドを切ります。逃走で使います。
card-lock-pick = 手錠を外すか、弾詰まりを直します。逃走で使います。
card-speedloader = もう一発撃てます。逃走で使います。
card-zip-tie = 誰でも拘束できます。相手は抜け出すことしかできません。逃走で使います。
attr-guilty-conscience = 逃走中に捜査官がばれると、捜査官の側につく
attr-gun-jammed = 撃てない
attr-hostage = 捜査官以外の身代わりに一発受ける
attr-hush-money = 話せない
attr-loose-tongue = 逃走中は手札を公開
attr-martial-skills = 1周に1回、攻撃をかわす
attr-masked = 薬も略奪も効かない
attr-poisoned = 逃走の2手番目の後に死ぬ（アドレナリンでしのげる）
attr-shotgun = 撃つたび2人に当たり、カードを1枚払う
attr-trigger-happy = 毎手番、撃たなければならない

seat-cards = { $n }枚
seat-out = 脱落
seat-tied = 拘束
seat-cuffed = 手錠
seat-cold = 気絶
seat-bleeding = 次の番で死亡
seat-vest = チョッキ済み
seat-facedown = 正体不明
seat-empty = 手札なし
seat-start = スタートプレイヤー
seat-partner = あなたの相棒。あなただけに見えます。
seat-attacks = { $name }を攻撃
seat-you = あなた
seat-hit = 攻撃された
seat-tap = タップ
seat-used = { $what }（使用済み）
seat-turns = { $what } { $n }/2
stamp-out = 脱落
shot-you = あなた → { $name }
shot = { $name } → { $other }

van = 車
vault = 金庫
road-bank = マス{ $n } / { $all }（終点で捜査官の勝ち）
road-van = マス{ $n } / { $all }（終点がアジト）
road-bank-note =
    { $n ->
        [0] 警察到着
       *[other] 警察まで{ $n }マス
    }
road-van-note =
    { $n ->
        [0] アジト到着
       *[other] アジトまで{ $n }マス
    }
bags = 積んだバッグ{ $n } / 5
bags-note = バッグ{ $n } / 5
code = 暗号カード
vault-left = 金庫に{ $n }枚

do-pass-to = 渡す
do-choose = 選ぶ
do-place = 付ける
do-shoot = 撃つ
do-stab = 刺す
do-cut = バンドを切る
do-unlock = 手錠を外す
do-unjam = 弾詰まりを直す
do-chloroform = 眠らせる
do-zip-tie = 縛る
do-handcuff = 手錠
do-beside = 巻き込む
do-speedloader = 早込めで撃つ
do-second-gun = 2丁目の銃で撃つ
aim-what = 何をするか
aim-tap = { $what }：テーブルの相手をタップ。
aim-myself = 自分
answer-label = あなたの答え
answer-go = 答える
denied-adrenaline = アドレナリン
denied-shoot = 撃つ
denied-pass = パス
face-accept = 受ける

claim-passed-bag = { $x }にバッグを渡した
claim-kept = { $x }はバッグを隠した
claim-trust = { $x }を信じる
claim-suspect = { $x }が怪しい
claim-tattoo = { $x }にはタトゥーがある
claim-no-tattoo = { $x }にはタトゥーがない
notes-could = 可能性：{ $what }
notes-holds = 手札：{ $what }
notes-aside = 配られなかった正体：{ $what }
notes-none = なし
mark-crew = クルー
mark-agent = 捜査官
mark-rival = ライバル

end-agents-in-the-bank = 警察が待っていた
end-agents-in-the-bank-lead = 強盗に時間をかけすぎました。捜査官の勝ちです。
end-rivals-on-the-road = 死人だらけの車
end-rivals-on-the-road-lead = 車に残ったのはライバルだけでした。
end-agents-at-the-hideout = 逃走車から捜査官
end-agents-at-the-hideout-lead = 捜査官が生きてアジトに着きました。捜査官の勝ちです。
end-crew-at-the-hideout = 完璧な仕事
end-crew-at-the-hideout-lead = アジトに着いたのはクルーだけでした。
end-crew-in-the-showdown = 裏切り失敗
end-crew-in-the-showdown-lead = 最後のライバルが決戦で倒れました。クルーの勝ちです。
end-rivals-in-the-showdown = 運転手は買収、クルーは全滅
end-rivals-in-the-showdown-lead = ライバルが最終決戦を制しました。
end-stalemate = 縛られて万事休す
end-stalemate-lead = もう何も動きません。クルーの勝ちです。
end-nobody-left = 生還者なし
end-nobody-left-lead = 誰も残らず、勝者はいません。
end- = 仕事は終わった
end-winners = { $lead }勝者：{ $who }。
answer-changed = 暗号が変わりました。何も送っていません：これが新しい暗号です。
where-card = 手札をタップ。

# What is told as a scene, and headings of the log.

story-you = あなた
story-turn = { $name }の番
story-turn-you = あなたの番
story-alarm = 警報が鳴る
story-bags = 積んだバッグ
story-loaded =
    { $n ->
        [0] 何も積まず。
       *[other] バッグを{ $n }個積んだ。
    }
story-took =
    { $n ->
        [0] 手札に入れず。
       *[other] { $n }枚を手札に入れた。
    }
story-dyed = 染料弾が{ $n }個破裂。
story-way = 逃走の1周
story-quiet = 誰も攻撃されませんでした。
story-end = 終幕
story-stamp-wins = 勝利
story-shots = 銃撃
story-cards = カード

# What somebody said, as they said it: $name is whom it is about.
said-claim-passed-bag = { $name }にバッグを渡した。
said-claim-kept = { $name }はバッグを隠した。
said-claim-trust = { $name }を信じる。
said-claim-suspect = { $name }が怪しい。
said-claim-tattoo = { $name }にはタトゥーがある。
said-claim-no-tattoo = { $name }にはタトゥーがない。
said-claims-none = { $name }はバッグを持っていなかった。
end-conscience = { $name }は良心の呵責により、捜査官とともに勝ちました。
