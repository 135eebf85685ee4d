# What this board says.

offers = 申し出
stage-choose = 計画
stage-negotiate = 交渉
stage-name = 決行
stage-over = 山分け
stage- = Millions of Dollars

late-choose = 0:00で役は運任せになります。ほかの人には知られません。
late-negotiate = 0:00で残っている全員が残留し、役が公開されます。
late-name = 0:00で一番多く公開されている役を名指しします。
hint-choose = 残った人の中で役がかぶらなければ、分け前がもらえます。
hint-chosen = 最後の人が選ぶまで、入れ替えられます。
hint-negotiate = 分ける人が減るほど取り分は増えます：金を払って降ろしましょう。
hint-ready = 残る全員が決めると、役を公開して獲物を分けます。
hint-left = 参加費は無事です。ラウンドが終わるまで話せません。
hint-name = 名指しされた役は全員脱落し、分け前はありません。
hint-wait-name = ただ1人の密告屋が役を名指しします。その役は取り分なしです。
script-choose = スマホを見て、こっそり手下を{ $loot }へ送ってください。
script-negotiate = 役が並びました。話し、脅し、金を積んで降ろし合ってください。
script-name = この中の密告屋が、役を名指しします。

does-snitch = 名指しした役を脱落させる
does-brute = 参加費は戻り、脅しを得る
does-driver = 分け前のある人から各$1M
does-crook = 用心棒から$2M
does-mastermind = 獲物が$2M増える
gang = あなたの一味
second = 1人目は{ $role }。では2人目を。
ante = 参加費${ $n }M
tells-alone = 伏せられた1枚はあなたのもの：ほかに{ $role }はいません。
tells-perhaps = 2人目の{ $role }がいるなら、伏せられた1枚だけです。
tells-others =
    { $n ->
        [1] ほかにも{ $role }を送った人がいます。
       *[other] ほかに少なくとも{ $n }人が{ $role }を送っています。
    }
state-hand = 手元
state-withdrawn = 降りた
state-eliminated = 脱落
money = ${ $n }M
promised = うち${ $n }Mは約束済み
money-label = 所持金${ $n }M
role = { $name }（手下{ $slot }）

leader = リーダー
seat-home = 降りた
seat-stays = 残る
seat-chosen = 選択済み
seat-choosing = 選択中
seat-mute = 発言不可
seat-says = 発言：{ $what }
seat-ante = ${ $n }M
seat-bid = { $name }から${ $n }M
stamp-home = 降りた
claim-role = こっちは{ $role }だ
claim-ask = ${ $n }Mで降りる
ask-call = 点呼：あなたは？
loot-terms = 参加費${ $n }M
loot-symbol = { $role } +$1M
loot-each = 分ける人数ごとの取り分
loot-in = { $n }人
loot-round = ラウンド{ $n } / { $all }。山分け後に${ $target }M以上で勝ち。
roles-label = 送られた役。順番はばらばら、1枚は伏せたまま。
roles-unknown = 伏せた1枚

deal-to-me = { $name }：降りればあなたに${ $n }M
deal-to-mine = { $name }：{ $slot }が降りればあなたに${ $n }M
deal-binds = 参加費${ $n }Mも戻ります。後戻りはできません。
deal-decline = 断る
deal-hold = まとめて受ける用意
deal-take = 受けて降りる
build-open = 金で降ろす
build-free = 使えるのは${ $n }M
build-who = 払う相手
build-pick = 払う相手を選ぶ
build-less = 減らす
build-more = 増やす
build-offer = { $name }に${ $n }Mを提示
build-stands = 提示中
build-whisper = 内緒で

table-title = 場の申し出
table-none = 申し出はありません。
table-slip = { $payer }から{ $name }へ
table-if = 降りるなら
table-private = 降りるなら（内緒）
table-back = 取り下げる
table-final = { $what } 確定。
table-rest = 胴元${ $n }M。成立：{ $what }。
table-nothing = なし
you = あなた
you-first = あなた
said-nothing = まだなし

face-ready = 残る
face-ready-note = 決定：{ $all }人中{ $n }人。
face-name = { $role }：公開{ $n }枚
where-choose = 一味から役をタップ。
where-look = こっそりカードを見るには、相手をタップ。
face-unready = 考え直す
face-leave = 降りる
face-leave-as = 降りる：{ $role }

split-named = 密告屋の名指し：脱落。
split-named-none = 名指しされたが、残った人にはなし。
split-same = { $n }人かぶり、全員分け前なし。
split-alone = 1人だけ、分け前あり。
split-out-one = 脱落。
split-nobody = 残った人の中にはなし。
split-due = まだ裏向き
split-now-calling = 残った全員が公開します
split-share-none = 獲物を分ける人は残っていません。
split-out = 脱落
split-title = 誰がいくら
split-now = 現在の現金
split-antes = 参加費
split-share = 分け前
split-driver = 運転手
split-crook = 詐欺師
split-mark = マーク
split-alone-snitch = 1人きり

end-one = { $who }、大金をつかむ
end-many = { $who }、町を山分け
end-lead = { $n }ラウンドで${ $cash }M。
and = {"と"}

# A Heist told as a scene.

story-first = ラウンド1
story-round = ラウンド{ $n }：{ $loot }
# The loot is split: $n share, $each is in millions.
story-share =
    { $n ->
        [1] 1人で${ $each }Mを独り占め。
       *[other] { $n }人で${ $each }Mずつ。
    }
story-goal = 目標：${ $n }M。
story-home = 先に降りた。
story-antelost = 参加費没収
story-stamp-wins = 勝利
split-leftalone = 1人きり：支払い、分け前なし。
story-money = 金

# What somebody said, as they said it: $name is who is to leave.
said-offer = { $name }、降りれば${ $n }Mだ。
said-whisper = { $name }、ここだけの話、降りれば${ $n }Mだ。
said-nothing-more = ノーコメント。

# Why something happened: $n who stayed had this Role.
because-role =
    { $n ->
        [1] 残った{ $role }は{ $name }だけでした。
       *[other] { $name }を含めて{ $n }人の{ $role }が残りました。
    }
because-does = { $role }：{ $does }。

wish-role = 名乗る役は…
wish-leave = 降りる値段は…
# $name claimed to be somebody else.
story-lied = { $name }の言葉は違いました。
