# What a newcomer to Heist Hustle is told: before the first deal, in "How to play", and on a tap.

win = 10件のヤマを終えて、得点が一番多い人の勝ちです。
picture-even = 偶数：成功
picture-leader = 半分は黒幕に
picture-rest = 残りはほかの全員で
picture-odd = 奇数：誰も得点なし
trick = サイコロ1つで全員の運命が決まります。次にルーレットが道具を1つ選び、それを使った人は、成功ならサイコロの目だけ得点、失敗なら失点。ワイルドカードなら得点は10倍、失点は5倍です。

step-1 = 現場
step-1-text = 黒幕が次の現場をめくり、得点がわかります。黒幕はラウンドごとに交代します。
step-2 = ワイルドカード
step-2-text = 黒幕以外が順に振り、最初に4か6を出した人が取れます。
step-3 = 道具
step-3-text = 黒幕から順に全員が道具を1つ取り、その後、黒幕はあと2つまで取れます。ワイルドカードの持ち主は、道具を1つ指定します。
step-4 = サイコロ
step-4-text = 偶数：得点の半分は黒幕に、残り半分はほかの全員で分けます。奇数：何もなし。
step-5 = ルーレット
step-5-text = 止まった道具を使った人が、サイコロの目だけ得点か失点します。10件の現場を終えたら、得点で勝負が決まります。

deck-locations = 現場
deck-locations-lead = 10か所すべてを襲います。順番は誰も知りません。
deck-weapons = 道具
deck-weapons-lead = 違うのはルーレットの位置だけ。表向きに並び、毎ラウンドすべて戻ります。
deck-others = ほかに
deck-others-lead = テーブル全体で1枚。

about-of-locations = { $points }点。サイコロが偶数なら、半分は黒幕に、半分はほかの全員に。
about-of-weapons = これを使い、ルーレットがここで止まると、成功ならサイコロの目だけ得点、失敗なら失点します。
about-wild = 自分の道具とは別に、好きな道具1つの代わりになります。ルーレットがそこで止まると、成功ならサイコロの10倍の得点、失敗なら5倍の失点です。
about-mastermind = このヤマの仕切り役。最初に選び、追加の道具を取れ、サイコロを振ってルーレットを回し、成功なら得点の半分をもらいます。
about-wheel = 同じ大きさの10区画。道具ごとに1つです。
about-die = 2、4、6は全員の成功、1、3、5は失敗です。
about-hot = ホット：ルーレットが2倍止まりやすい。

# What a tap names that is no card.
title-wild = ワイルド
title-mastermind = 黒幕
title-wheel = ルーレット
title-die = サイコロ
title-hot = ホット

# The coach: what to look at when a kind of decision comes for the first time.
look-start = 全員が1回ずつ振ります。勝った人が最初のヤマを仕切ります。
look-wild = 後で正しい道具を指定すれば、ワイルドカードはサイコロの10倍になります。
look-weapons = この10個の道具がルーレットの区画です。空いているものをタップ。
look-extras = あなたの仕切り：道具が増えるたび、自分の区画が1つ増えます。
look-play = 道具を全部使うか、1つに賭けるか。
look-name = ルーレットに止まってほしい道具を指定してください。
look-bail = 乗れば成功時に得点を分け合い、降りれば失敗しても損はありません。
look-roll = これがこのヤマの得点です。偶数が出ればいただき。
look-second-try = 5点でもう一度振れます。
look-spin = 1つの道具で止まります。それを使った人は得をするか、払うか。

# Why: what a sensible player has in mind.
because-roll = ほかにすることがありません。
because-spin = ほかにすることがありません。
because-take-wild = 最大60点になりえます。見送れば、ほかの誰かに渡ります。
because-decline = あなたは首位で、取っても失点の恐れがあるだけです。
because-any-weapon = 道具はどれも同じ：10区画のうちの1つです。
because-done = 大きくリードしています。区画を増やしても危険が増すだけです。
because-play-all = ルーレットの区画が増えます。当たりは平均すると損より得です。
because-play-one = 大きくリードしているので、区画が少ないほど安全です。
because-unused = リードはわずかで、運が悪いと最大25点を失います。
because-bail = 失敗の損に比べて、ここで得るものが少なすぎます。
because-stand = もう一度振るのは割に合いません。
because-hot = ホットです：ルーレットが2倍止まりやすい。
because-extra = ルーレットの区画が1つ増えます。当たりは平均すると損より得です。
because-name-own = 追う立場です：自分の道具なら、当たりが二重に効きます。
because-name-other = リードしています：ライバルの道具なら、当たっても2人は同じ方向に動きます。
because-name = どの道具でも同じです。
because-go = { $points }点なら危険を冒す価値があります。
because-try-again = { $points }点なら、5点払って振り直す価値があります。
because-wait = 待っても損はありません。
because-usual = ここではそうするものです。
