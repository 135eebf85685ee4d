# What a newcomer to Heat is told: before the first deal, in "How to play", and on a tap.

win = 全員がヒートの代金を払った後、金が一番多い人の勝ちです。
picture-money = 金
picture-heat = ヒート×${ $price }
picture-keeps = 残り
picture-sum = ${ $n }
picture-wins = 勝利
picture-jail = 払えない：刑務所
trick = うまい話にはヒートがつきもの。最後にヒート1個ごとに金を払います。誰かが1個取るたびに、全員のヒートが値上がりします。

step-1 = 計画
step-1-text = 手札は2枚から。全員がカードを1枚隣に渡し、1枚引き、来たカードを受け取る。これを3回で、手札は5枚になります。
step-2 = カードを選ぶ、4回
step-2-text = 4つのステージごとに、全員がこっそりカードを選びます。一斉に公開し、一番新しいカードが効きます。
step-3 = A、B、Cの順
step-3-text = まずA：手札やカードを変え、熱を冷まします。B：金とヒートをもたらします。C：うまい計画への見返り。文字が2つあるカードは2回効きます。
step-4 = ヒートは足りる？
step-4-text = 全員のBカードに対してボードのトークンが足りないと、Bの前に警察が動きます：全員がヒートを1個返し、返した人は$3を失います。足りるまで繰り返します。
step-5 = 清算
step-5-text = ヤマは3件、ステージは12。最後に、ヒート1個ごとにボードの値段を払います。払えない人は刑務所行きで、勝てません。

deck-cards = 計画カード
deck-cards-lead = 使うのはここにあるカードだけ。人数が少ないと一部は抜きます。
deck-apb = 手配カード
deck-apb-lead = そのルールを使うときだけ：警察が動くたびに1枚引きます。

about-phase-a = A：最初に効きます。手札やカードが変わり、ヒートを返します。
about-phase-b = B：Aの次に効きます。金と、それに伴うヒートをもたらします。
about-phase-c = C：最後に効きます。条件を満たせば金になります。
about-affairs = 情勢：ここにヒートのトークンが15個あります。残りが減るほど、全員にとって1個の値段が上がります。払うのは最後です。
about-heat-token = ヒート：最後に、手元の1個ごとにボードの値段を払います。
about-record = 前科：このヤマで出したカード。右が一番新しく、効くのはそれだけです。古いものを数えるカードもあります。
about-owes = いまの値段でのヒートの代金です。最後に金が足りない人は刑務所行きです。
about-dragnet = 全員がヒートを1個返し、返した人は$3を失う。
about-manhunt = ヒートが一番多い人は3個返し、1個につき$2を失う。
about-stakeout = Bカードを使っている全員がヒートを1個返し、返した人は$4を失う。
about-curfew = 全員がヒートを1個返し、返した人はヒート1個の値段を失う。
about-informant = 金が一番多い人はヒートを2個返し、返した人は$5を失う。
about-amnesty = 全員がヒートを1個返す。金は失わない。
about-roadblock = いまヒートを一番多く取るはずの人は、何も取らず何も得ず、ヒートを1個返す。
about-plea-bargain = ヒートが2個以上の全員が2個返し、$5を失う。
about-internal-affairs = ヒートを持つ人のうち一番少ない人が、すべて返して$3を失う。

# What a tap names that is no card.
title-phase-a = Aフェイズ
title-phase-b = Bフェイズ
title-phase-c = Cフェイズ
title-affairs = 情勢
title-heat-token = ヒート
title-record = 前科
title-owes = ヒートの代金

# The coach: what to look at when a kind of decision comes for the first time.
look-draft = これがあなたの手札です。1枚は隣へ。一番役に立たないものを渡しましょう。
look-choose = これがヒート1個の値段です。カードの代償は、最後にこの値段で払います。
look-a-phase = いま場にあるカードを見ましょう。あなたのAカードはそれに効きます。

# Why: what a sensible player has in mind. $gain, $cost and $price are dollars, $take and $heat are tokens.
because-pass = 手札の中で一番役に立たず、隣の人もあまり助かりません。
because-play = このステージでは、これが最善です。
because-claim = 一言で、出したいカードから人を遠ざけられるかもしれません。
because-add = いま一番のカードで、すぐに効きます。
because-again = もう一度使う価値のあるカードです。
because-aside = なくても一番困らないカードです。
because-cool = いまの値段では、あなたのヒート{ $heat }個は${ $cost }。返せばその分浮きます。
because-money =
    { $take ->
        [0] ヒートなしで金になります。
        [1] ヒート1個で約${ $gain }。その1個はいま${ $price }です。
       *[other] ヒート{ $take }個で約${ $gain }。その代金はいま${ $cost }です。
    }
because-pays-off = ヒートを取らず、条件も満たせそうです。
because-plan = もっといいカードが使えるようになります。
because-copy = { $who }の{ $card }が、コピーするのに一番です。
because-hotter = { $who }のヒートはあなたより多いので、金になります。
because-question = { $who }の手札が見えます。それだけでも価値があります。
because-wait = 最後の人が決めるまで、選び直せます。
because-usual = ここではそうするものです。
