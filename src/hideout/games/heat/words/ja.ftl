# Heat. $me is the argument that is the reader, if one is. Money is in dollars; Heat is counted in tokens.

mood = 計画を練り、一斉に公開。熱くなる前にずらかれ。
genre = ドラフトと一斉公開
option-apb = 手配カード
option-apb-meaning = 報いを手配カードで決める
option-draft = ドラフト
option-draft-meaning = 後から引くカードの出どころ：5枚ずつの山か、共通の山札か
option-draft-seed = 5枚ずつの山
option-draft-v0_96 = 共通の山札
option-max_extra_a = 追加のAフェイズ
option-max_extra_a-meaning = 1ステージに最大何回か
option-crackdown_cap = 一斉摘発の上限
option-crackdown_cap-meaning = 一斉摘発で得る最大額。0なら上限なし
option-timers = タイマー
option-timers-meaning = オフなら好きなだけ考えられる
option-draft_seconds = ドラフトの時間
option-draft_seconds-meaning = 1枚渡すごとの秒数
option-choose_seconds = カードを選ぶ時間
option-choose_seconds-meaning = ステージのカードを選ぶ秒数
option-a_seconds = Aフェイズの時間
option-a_seconds-meaning = Aフェイズの決定ごとの秒数
option-memory_aid = 覚え書き
option-memory_aid-meaning = 渡したカードと見たカードの一覧を各自が見られる
option-private_chat = 内緒話
option-private_chat-meaning = 2人だけでやり取りできる


# The Plan cards and the APB cards

name-lay-low = 潜伏
name-copycat-crime = 模倣犯
name-backup-plan = プランB
name-circle-back = 舞い​戻り
name-case-the-joint = 下見
name-the-lift = スリ
name-bank-job = 銀行​強盗
name-heavy = 取立屋
name-smash-and-grab = 店​荒らし
name-armored-car = 輸送車
name-long-con = 大芝居
name-getaway-driver = 逃がし​屋
name-interrogation = 尋問
name-crackdown = 一斉​摘発
name-clean-hands = 潔白
name-public-enemy = お尋ね​者
name-fence = 故買屋
name-tip-off = タレ​コミ
name-dragnet = 包囲網
name-manhunt = 大捜索
name-stakeout = 張り込み
name-curfew = 外出禁止令
name-informant = 情報屋
name-amnesty = 恩赦
name-roadblock = 検問
name-plea-bargain = 司法取引
name-internal-affairs = 内部調査


# What happened

event-heist = { $heist }件目のヤマが、ドラフトで始まります。
event-dealt =
    { $me ->
        [who] あなたは{ $card }を引きました。
       *[none] { $who }は{ $card }を引きました。
    }
event-picked =
    { $me ->
        [who] あなたは渡すカードを伏せました。
       *[none] { $who }は渡すカードを伏せました。
    }
event-passed =
    { $me ->
        [who] あなたは{ $other }に{ $card }を渡しました。
        [other] { $who }はあなたに{ $card }を渡しました。
       *[none] { $who }は{ $other }に{ $card }を渡しました。
    }
event-drafted = 計画のドラフトが終わりました。
event-claims =
    { $me ->
        [who] あなたの発言：「{ $card }を出す」
       *[none] { $who }の発言：「{ $card }を出す」
    }
event-claims-quiet =
    { $me ->
        [who] あなたの発言：「ヒートは取らない」
       *[none] { $who }の発言：「ヒートは取らない」
    }
event-stage = ステージ{ $stage }。
event-chose =
    { $me ->
        [who] あなたはカードを選びました。
       *[none] { $who }はカードを選びました。
    }
event-plays =
    { $me ->
        [who] あなたは{ $card }を出しました。
       *[none] { $who }は{ $card }を出しました。
    }
event-sits-out =
    { $me ->
        [who] あなたには出せるカードがありませんでした。
       *[none] { $who }には出せるカードがありませんでした。
    }
event-draws =
    { $me ->
        [who] あなたは山札から{ counted-cards }引きました。
       *[none] { $who }は山札から{ counted-cards }引きました。
    }
event-drew =
    { $me ->
        [who] あなたは{ $card }を引きました。
       *[none] { $who }は{ $card }を引きました。
    }
event-no-draws = 引くカードは{ $needed }枚、山札は{ $left }枚：誰も引きません。
event-decided =
    { $me ->
        [who] あなたは決めました。
       *[none] { $who }は決めました。
    }
event-returns =
    { $me ->
        [who] あなたはヒートを{ $heat }個返しました。
       *[none] { $who }はヒートを{ $heat }個返しました。
    }
event-copies =
    { $me ->
        [who] あなたは{ $other }の{ $card }をコピーしました。
        [other] { $who }はあなたの{ $card }をコピーしました。
       *[none] { $who }は{ $other }の{ $card }をコピーしました。
    }
event-adds =
    { $me ->
        [who] あなたは{ $card }を加えました。
       *[none] { $who }は{ $card }を加えました。
    }
event-uses-again =
    { $me ->
        [who] あなたは{ $card }に立ち返りました。
       *[none] { $who }は{ $card }に立ち返りました。
    }
event-sets-aside =
    { $me ->
        [who] あなたは{ counted-cards }を脇に置きました。
       *[none] { $who }は{ counted-cards }を脇に置きました。
    }
event-set-aside =
    { $me ->
        [who] あなたは{ $card }を脇に置きました。
       *[none] { $who }は{ $card }を脇に置きました。
    }
event-questions =
    { $me ->
        [who] あなたは{ $other }を尋問しました。
        [other] { $who }はあなたを尋問しました。
       *[none] { $who }は{ $other }を尋問しました。
    }
event-sees =
    { $me ->
        [who] あなたは{ $other }の手札に{ $card }を見ました。
       *[none] { $who }は{ $other }の手札に{ $card }を見ました。
    }
event-extra-a = 新しいカードが出ました：追加のAフェイズ{ $extra }。
event-skips =
    { $me ->
        [who] あなたはここまで：{ $card }のA効果はありません。
       *[none] { $who }はここまで：{ $card }のA効果はありません。
    }
event-consequence = 必要なヒートは{ $needed }個、ボードに{ $left }個：報いを受けます。
event-apb = 手配：{ $apb }。
event-apb-shuffled = 手配カードをシャッフルしました。
event-cancelled =
    { $me ->
        [who] 警察が介入し、あなたの{ $card }は空振りでした。
       *[none] 警察が介入し、{ $who }の{ $card }は空振りでした。
    }
event-loses =
    { $me ->
        [who] あなたは${ $money }を失いました。
       *[none] { $who }は${ $money }を失いました。
    }
event-pays =
    { $me ->
        [who] あなたは{ $other }に${ $money }を払いました。
        [other] { $who }はあなたに${ $money }を払いました。
       *[none] { $who }は{ $other }に${ $money }を払いました。
    }
event-gains =
    { $me ->
        [who] あなたは${ $money }を得ました。
       *[none] { $who }は${ $money }を得ました。
    }
event-takes =
    { $me ->
        [who] あなたはヒートを{ $heat }個取りました。
       *[none] { $who }はヒートを{ $heat }個取りました。
    }
event-earns =
    { $me ->
        [who] あなたは${ $money }を稼ぎました。
       *[none] { $who }は${ $money }を稼ぎました。
    }
event-price = ヒートは1個${ $price }、ボードに残り{ $left }個。
event-too-hot = 必要なヒートは{ $needed }個。足りません：ゲーム終了です。
event-caught =
    { $me ->
        [who] あなたはそれで刑務所行きです。
       *[none] { $who }はそれで刑務所行きです。
    }
event-jailed =
    { $me ->
        [who] 請求${ $bill }に対してあなたの所持金は${ $money }、刑務所行きです。
       *[none] 請求${ $bill }に対して{ $who }の所持金は${ $money }、刑務所行きです。
    }
event-pays-off =
    { $me ->
        [who] あなたはヒートの代金${ $bill }を払い、${ $money }が残りました。
       *[none] { $who }はヒートの代金${ $bill }を払い、${ $money }が残りました。
    }
event-wins =
    { $me ->
        [who] あなたが${ $money }で勝ちました。
       *[none] { $who }が${ $money }で勝ちました。
    }
event-no-winner = 全員が刑務所行き。勝者はいません。

# A part of sentences: how many cards somebody drew or set aside.
counted-cards = { $cards }枚


# The same without the name, where that stands already.

did-dealt = { $card }を引きました。
did-picked = 渡すカードを伏せました。
did-passed =
    { $me ->
        [other] あなたに{ $card }を渡しました。
       *[none] { $other }に{ $card }を渡しました。
    }
did-claims = 「{ $card }を出す」と言いました。
did-claims-quiet = 「ヒートは取らない」と言いました。
did-chose = カードを選びました。
did-plays = { $card }を出しました。
did-sits-out = 出せるカードがありませんでした。
did-draws = 山札から{ $cards }枚引きました。
did-drew = { $card }を引きました。
did-decided = 決めました。
did-returns = ヒートを{ $heat }個返しました。
did-copies =
    { $me ->
        [other] あなたの{ $card }をコピーしました。
       *[none] { $other }の{ $card }をコピーしました。
    }
did-adds = { $card }を加えました。
did-uses-again = { $card }に立ち返りました。
did-sets-aside = { $cards }枚を脇に置きました。
did-set-aside = { $card }を脇に置きました。
did-questions =
    { $me ->
        [other] あなたを尋問しました。
       *[none] { $other }を尋問しました。
    }
did-sees =
    { $me ->
        [other] あなたの手札に{ $card }を見ました。
       *[none] { $other }の手札に{ $card }を見ました。
    }
did-skips = ここまで：{ $card }のA効果はありません。
did-cancelled = 警察が介入し、{ $card }は空振りでした。
did-loses = ${ $money }を失いました。
did-pays =
    { $me ->
        [other] あなたに${ $money }を払いました。
       *[none] { $other }に${ $money }を払いました。
    }
did-gains = ${ $money }を得ました。
did-takes = ヒートを{ $heat }個取りました。
did-earns = ${ $money }を稼ぎました。
did-caught = それで刑務所行きです。
did-jailed = 請求${ $bill }、所持金${ $money }：刑務所行きです。
did-pays-off = 代金${ $bill }を払い、残り${ $money }。
did-wins = ${ $money }で勝利。

# What is asked

ask-wait-or-change = ほかの人を待っています。選び直せます。
ask-pass-left = 左隣の人にどれを渡す？
ask-pass-right = 右隣の人にどれを渡す？
ask-choose = どのカードを出す？

# In an A phase, by what the card in use lets its player choose.
ask-copy = 誰のカードをコピーする？
ask-add = どの手札を前科に加える？
ask-again = どの古いカードをもう一度使う？
# $left is how many cards are still to be set aside.
ask-aside = どの手札を脇に置く？残り{ $left }枚。
ask-question = 誰を尋問する？


# What may be done

act-pass = { $card }を渡す
act-play = { $card }を出す
act-claim = 宣言：{ $card }を出す
act-claim-quiet = 宣言：ヒートは取らない
act-copy = { $seat }のカードをコピー
act-add = { $card }を加える
# $number is a place in one's own Record, the oldest card being 1.
act-again = 前科の{ $number }枚目をもう一度使う
act-aside = { $card }を脇に置く
act-question = { $seat }を尋問する


# What Plan cards do, one sentence for each thing. In phase A:

effect-draw = { $n }枚引く。
effect-return = ヒートを{ $n }個返す。
effect-return-company = ヒートを{ $n }個返す。ほかにもこのカードを使う人がいれば、さらに{ $more }個。
effect-copy = このカードは、ほかの人が使っているカードのコピーになる。
effect-add = 手札を1枚、前科に加える。
effect-again = 前科の古いカード1枚を最後尾に移す。
# After "Draw 2.": set aside as many cards as were drawn.
effect-aside = 同じ枚数を脇に置く。
effect-question = ほかの人1人の手札を見る。

# In phase B; effect-gain in phase C too.
effect-gain = ${ $n }を得る。
effect-alone = ほかにこのカードを使う人がいなければ、さらに${ $n }を得る。
effect-per-record = 前科のカード1枚につき${ $n }を得る。
effect-toll = B効果のある別のカードを使う人は全員、あなたに${ $n }を払う。
effect-take = ヒートを{ $n }個取る。

# In phase C.
effect-least-heat = あなたよりヒートの少ない人がいなければ、${ $n }を得る。
effect-most-heat = ヒートが単独最多なら、${ $n }を得る。
effect-hotter-suspect = 尋問した相手のヒートがあなたより多ければ、${ $n }を得る。
effect-per-older-b = 前科にあるB効果つきの古いカード1枚につき${ $n }を得る。
effect-per-taker = このステージでヒートを取ったほかの人1人につき${ $n }を得る。
effect-heat-bill = あなたのヒートの現在の代金$1につき${ $n }を得る。
# After one of the sentences above: what the card pays if its condition is not met,
# and the most that it pays.
effect-otherwise = そうでなければ${ $n }を得る。
effect-most = 最大${ $n }。

# What a card does in the phase that follows, and what stands between two sentences of a card.
phase-a = A：
phase-b = B：
phase-c = C：
effects-separator = {""}


# Why not. $wish is the action that is refused.

no-not-held = 「{ $wish }」はできません：そのカードを持っていません。
no-no-such-card = 「{ $wish }」はできません：そのカードはこのゲームにありません。
no-sits-out = 「{ $wish }」はできません：カードがないので、このステージは休みです。
no-claimed = 「{ $wish }」はできません：いまの宣言はもう済ませました。
no-no-claims-now = 「{ $wish }」はまだできません：宣言は、全員がカードを選ぶ間にします。
no-draft-first = 「{ $wish }」はまだできません：計画のドラフト中です。
no-drafted = 「{ $wish }」はいまはできません：このヤマのドラフトは終わりました。
no-played = 「{ $wish }」はもう遅いです：このステージのカードは公開されました。
no-not-open-yet = 「{ $wish }」はまだできません：A効果は、ステージのカードがすべて公開されてからです。
no-nothing-due = 「{ $wish }」はできません：このAフェイズであなたが決めることはありません。
no-decided = 「{ $wish }」はできません：このAフェイズではもう決めました。
no-oneself = 「{ $wish }」はできません：それはあなた自身です。
no-nobody-there = 「{ $wish }」はできません：そこには誰もいません。
no-no-current-card = 「{ $wish }」はできません：{ $other }はこのステージは休みで、カードを使っていません。
no-no-older-card = 「{ $wish }」はできません：あなたの古いカードは1〜{ $most }枚目です。
no-all-picked = 「{ $wish }」はできません：持っているそのカードはすべて選びました。

# After the game: what a bot believed, and what it did something for.
hindsight-expected = { $name }は{ $who }が言葉どおり{ $card }を出すと信じていた（{ $n }%）。
hindsight-expected-quiet = { $name }は{ $who }が言葉どおりヒートを取らないと信じていた（{ $n }%）。
hindsight-word = { $name }にとって{ $who }の言葉の重みは{ $n }%だった。
hindsight-lure = { $name }はヒートを取らないと言って油断させ、{ $card }を出した。
hindsight-decoy = { $name }は{ $card }を隠すために{ $said }の話をした。
hindsight-alone = { $name }は{ $card }を独り占めするためにその名を出した。
hindsight-company = { $name }は仲間を誘うために{ $card }の名を出した。
hindsight-doubted = { $name }は{ $who }が言葉どおり{ $card }を出すとは思っていなかった（{ $n }%）。
hindsight-doubted-quiet = { $name }は{ $who }が言葉どおりヒートを取らないとは思っていなかった（{ $n }%）。
