# What a newcomer to Millions of Dollars is told: before the first deal, in "How to play", and on a tap.

win = 山分け後に最初に$20Mに届いた人の勝ち。誰も届かなければ、8ラウンド後に一番の金持ちが勝ちます。
picture-driver = 運転手
picture-crook = 詐欺師
picture-gain = +$10M
picture-out = 脱落
picture-twins = 役がかぶって両方残ると：両方脱落
picture-share = 1人だけ：獲物を分ける
trick = かぶったら分け前なし。残った2人の役が同じなら、両方脱落です。だから、かぶった相手を見つけて金で降ろすか、逆に払わせましょう。

step-1 = 獲物が出る
step-1-text = 獲物カードには、山分けする額と、加わるための参加費が書かれています。
step-2 = 手下を送る
step-2-text = 全員がこっそり一味から1人を送ります。つまり役を選び、参加費を置きます。3人のときは2人ずつ送ります。
step-3 = 何が来たか、誰のかは秘密
step-3-text = 送られた役を混ぜ、1枚を除いて公開します。自分と同じ役がほかにないか探しましょう。
step-4 = 話し、払う
step-4-text = 嘘でも本当でも、何を言ってもかまいません。金を出して誰かを降ろすこともできます。降りた人は参加費を取り戻し、ラウンドの終わりまで黙り、戻れません。
step-5 = 山分け
step-5-text = 残った人が役ごとに公開します。同じ役は脱落。生き残りは参加費を取り戻し、獲物を等分します。その後、運転手、詐欺師、獲物のマークの分を払います。

deck-roles = 役
deck-roles-lead = 4人なら用心棒、運転手、詐欺師。5〜6人は密告屋を加え、3人と7〜8人は全部使います。
deck-others = その他
deck-others-lead = ゲーム中に得るもの、回っていくもの。
deck-loot = 獲物
deck-loot-lead = 10枚のうち8枚を使います。

about-snitch = 最初に公開します。1人だけなら：公開されている役を1つ名指しし、その役は全員脱落。ただし1人きりになると山分けはなく、$3Mを払います。2人以上なら全員脱落、参加費は没収。
about-brute = 1人だけなら：後のラウンドで使える脅しカードを得ますが、詐欺師に$2M取られます。2人以上なら脱落しますが、参加費は戻ります。
about-driver = 1人だけなら：分け前のあるほかの手下1人につき$1Mもらいます。2人以上なら全員脱落、参加費は没収。
about-crook = 1人だけなら：分け前のある用心棒から$2Mを取ります。2人以上なら全員脱落、参加費は没収。
about-mastermind = 1人だけなら：獲物が$2M増えます。2人以上なら全員脱落、参加費は没収。
about-intimidation = 後のラウンドで使い、ほかの人の伏せた手下を1人見ます。誰を見たかは全員に、中身はあなただけにわかります。
about-leader = 全員に順に名乗らせる点呼と、決断の催促ができます。毎ラウンド次の人に移ります。
about-of-loot =
    { $symbol ->
        [none] 山分けするのは${ $loot }M、参加費は${ $ante }M。
       *[other] 山分けするのは${ $loot }M、参加費は${ $ante }M。分け前のある{ $symbol-title }はさらに$1M。
    }
about-loot = 残って脱落しなかった手下で分けます（端数切り捨て）。小さな表が1人分の額です。
about-ante = 加わるための金。降りるか生き残れば戻り、脱落すれば没収です（用心棒は戻ります）。
about-sent = 送られた役を混ぜたもの。誰がどれを送ったかはわかりません。もう1枚は伏せたままで、誰も見ません。
about-home = このラウンドは降りました。参加費は無事ですが、終わるまで話せません。
about-stays = もう話は終わり、残ります。残っている全員がそう決めると、役を公開します。
about-claim = 本人がそう言っているだけです。本当とは限りません。

# What a tap names that is no card.
title-intimidation = 脅し
title-leader = リーダー
title-loot = 獲物
title-ante = 参加費
title-sent = 送られた役
title-home = 降りた
title-stays = 残る
title-claim = 宣言

# The coach: what to look at when a kind of decision comes for the first time.
look-choose = これが手に入る額と、加わるための額です。
look-negotiate = この中に自分と同じ役はありますか？もう1枚あれば、どちらかが降りるべきです。
look-name = 残っている人に一番多い役を名指ししましょう：全員脱落です。

# Why: what a sensible player has in mind. Money is in millions.
because-choose = ほかの人が何を送るかは読めません。だから自分も読まれないのが一番です。
because-choose-two = 役を変えておけば、1つかぶっても両方は失いません。
because-mark = この獲物では、分け前のある{ $role }に$1M加わります。
because-brute = 用心棒はかぶれば脱落しますが、参加費は戻ります。
because-claim = かぶった相手を降ろせることを言いましょう。
because-ask = 値段を出せば、誰かが払うかもしれません。
because-withdraw-offer = もうその金を払う価値がありません。
because-hold = 2つの申し出を合わせれば、釣り合うかもしれません。
because-drop = 別々にしておく方が得です。
because-decline = 残って得られる額に比べて少なすぎます。
because-unready = 残ると言ってから、状況が変わりました。
because-roll-call = 全員に腹を見せてもらいましょう。
because-no-comment = 言わなかったことは、つけ込まれません。
because-hurry = 残った人たちはもう十分話しました。
because-intimidate = 一目で、かぶっているかわかります。
because-stay-alone = あなたの役は公開されていないので、伏せられた1枚がそれです：かぶりはなく、最低でも${ $each }Mの分け前が確実です。
because-stay-perhaps = { $role }は1枚だけで、おそらくあなたのもの：全員残れば1人${ $each }Mです。
because-stay-twins = { $role }は{ $n }枚ありますが、ほかの人が降りるかもしれません。
because-leave-twins = { $role }は{ $n }枚：かぶれば脱落して参加費${ $ante }Mを失いますが、降りれば戻ります。
because-leave = 降りれば参加費${ $ante }Mは無事で、残るのは分が悪そうです。
because-offer = { $who }が降りれば取り分が増えます。${ $amount }Mなら儲けの方が上です。
because-accept = 確実な${ $amount }Mと参加費${ $ante }Mの方が、かぶれば消える分け前よりいいです。
because-name =
    { $n ->
        [1] { $role }が1枚あります。持ち主は脱落です。
       *[other] { $role }が{ $n }枚：名指しすれば一番多く脱落します。
    }
because-wait = 先に動いても得はありません：ほかの人の出方を見ましょう。
because-usual = ここではそうするものです。
