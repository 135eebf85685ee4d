# What this board says.

notes = メモ
stage-over = 清算
stage-draft = { $n }件目の計画
stage = { $n }件目・ステージ{ $stage }
late-draft = 0:00で最後に引いたカードが渡ります。
late-choose = 0:00で手札の最初のカードが出ます。
late-a-phase = 0:00で一番近いものになります：左隣の人、一番新しいカード、または最後に引いたもの。
hint-draft = 残りはあなたのもの。何を渡したかは、その隣の人しか知りません。
hint-choose = 一斉に公開し、A、B、Cの順に効きます。いまヒートは1個${ $n }です。
hint-a-phase = 金とヒートが配られる前に、まずAカードが効きます。
hint-wait = 最後の人が決めるまで、選び直せます。
script-draft = スマホを見てください。{ $side }隣の人にカードを1枚渡します。
script-choose = { $n }件目、ステージ{ $stage }。カードを選んでください。一斉に公開します。
script-a-phase = まずAカードが効きます。
side-left = 左
side-right = 右

steps = ステージの流れ
step-pick = 選ぶ
step-picked = 選ぶ：{ $all }人中{ $n }人
step-flip = 公開
step-a = 手札
step-check = ヒート判定
step-b = 金とヒート
step-c = 見返り
step-flip-what = 全員のカードを一斉に公開します。
step-a-what = A：手札と前科に効くカード。
step-a-none = A：手札や前科に効くカードはなし。
step-check-what = ヒート判定。
step-check-none = ヒート判定：ボードに足りています。
step-b-what = B：ヒートと引き換えの金。
step-b-none = B：金とヒートを取った人はなし。
step-c-what = C：見返り。
step-c-none = C：見返りはなし。
face-copy = { $name }：{ $card }
face-aside = { $effect }この件が終わるまで使えません。
face-hand = ヒート{ $heat }個、手札{ $n }枚
face-pass = { $name }に{ $card }を渡す
ask-pass = { $name }にどれを渡す？
where = 手札をタップ。
passes = { $side }へ渡す
passes-one = { $from }から{ $to }へ

affairs = 情勢
affairs-label = 情勢：ヒート1個${ $n }、ボードに{ $tokens }個
affairs-per = ヒート1個
affairs-was = 前は${ $n }
affairs-board = ボードに{ $n }個。
affairs-next = あと{ $n }個で値上がり。
affairs-short = これより多く取ると、全員がヒートを1個返し、返した人は$3を失う。
affairs-short-apb = これより多く取ると、手配カードを1枚引く。
money = ${ $n }
seat-label = { $name }：${ $money }、ヒート{ $heat }個
seat-record = 前科：{ $what }
seat-picked = 選択済み
seat-thinks = 考え中
picked = 選択済み
thinking = 考え中
you = あなた
jailed = 刑務所
jailed-lost = 刑務所、${ $n }を失う
owes = 代金${ $n }
owes-keeps = 代金${ $n }、残り${ $left }
owes-jail = 代金${ $n }：刑務所
claim-quiet = ヒートは取らない
claim-plays = { $card }を出す
plays = { $card }を使用
hand = あなたの手札
hand-empty = 手札はありません。
hand-to = { $name }へ
hand-drawn = 引いた
hand-from = { $name }から
hand-pile = 自分の山に{ $n }枚

notes-kept = このヤマの記録です。
notes-passed = { $name }に渡したカード
notes-received = { $name }から来たカード
notes-pass = { $n }回目
notes-nothing = まだなし
notes-saw = 見た手札：{ $name }
notes-empty = なし
notes-aside = 脇に置いたカード
notes-unseen = 見えないカード
notes-deck = 山札は{ $n }枚。
notes-apb = 手配カードは残り{ $n }枚。出たもの：{ $what }。
notes-none = なし
mark-trust = 約束を守る
mark-doubt = ハッタリ屋
mark-hot = 刑務所寸前

gain-money = +${ $n }
loss-money = −${ $n }
gain-heat = ヒート+{ $n }
loss-heat = ヒート−{ $n }

end-none = 全員、刑務所行き
end-one = { $who }、涼しい顔
end-many = { $who }、涼しい顔
end-lead = ヒートの代金を払って、残り${ $n }。
end-lead-none = 誰もヒートの代金を払えませんでした。
end-jailed = { $lead }刑務所行き：{ $who }。
and = {"と"}

# A Stage told as a scene.

story-sum = 結果
story-money = 金
story-heat = ヒート
story-price = ヒート1個
story-left = ボード
story-copy = コピー
story-stamp-jail = 刑務所
story-stamp-wins = 勝利

# Why something happened: the card in use, and the Record it counted.
because-card = { $card }：{ $effect }
because-record = 前科：{ $what }。
because-heat = そのときのヒート：{ $what }。
because-takers = このステージで受け取ったヒート：{ $what }。
because-uses = 使用中：{ $what }。
because-nobody = なし
because-one = { $name }{"\u00A0"}{ $what }
wish-play = 次に出すのは…
# $what is what somebody said about the card.
story-said = 「{ $what }」と言っていました。
story-lied = 「{ $what }」と言っていました。嘘でした。
story-unpaid = { $card }は何も稼げませんでした。
