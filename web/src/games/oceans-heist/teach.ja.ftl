# What a newcomer to Ocean's Heist is told: before the first deal, in "How to play", and on a tap.

win = 2チーム戦：標的を持ち出せばクルー、警報が鳴りすぎればスタッフの勝ちです。
picture-asks = スタッフの警備の条件
picture-ready = 置いてある：支払える
picture-hand = まだ手札：支払えない
side-crew = クルー：
side-staff = スタッフ：
want-crew = ラウンド4で標的を奪い、ラウンド5で警備を1つも残さない。
want-staff = 6回目の警報を鳴らすか、ラウンド5で警備を1つ残す。
trick = 支払えるのは、置いてあるものだけ。クルーは8枚の警備を見ますが、スタッフはそのうち4枚をこっそり置きます。クルーはどれかわからないうちに装備を置かねばなりません。

step-1 = 準備
step-1-text = スタッフは標的と全体警備2つを選びます。クルーは状況を選んでもよく、その後$5000で装備を買います：一晩もたせます。
step-2 = 見る
step-2-text = ラウンドごとに警備が8枚、両チームに公開されます。それぞれ、ハックや登攀などの条件があります。
step-3 = 置く
step-3-text = スタッフは8枚のうち4枚を伏せて置きます。同時にクルーも装備を伏せて置き、少し後に追加できます。置いたものは戻せません。
step-4 = 支払う
step-4-text = すべて公開します。置いたカードは1回使うごとに書かれた力を作ります。警備ごとに、どれか1つの条件を全額支払います。「自動割り当て」が最善の案を見つけます。
step-5 = 一か八か
step-5-text = 残った警備はサイコロで狙えます：カードを捨て、1枚ごとに目を指定して振ります。
step-6 = 警報
step-6-text = 残った警備は警報を1回鳴らし、次のラウンドにも残ります。金庫では2回鳴ります。6回目の警報で終わりです。
step-7 = 5ラウンド
step-7-text = 潜入が3回、次が金庫破りで、標的の固有警備を倒さねばなりません。最後は脱出：警報1回ごとに警備が1つ増え、1つも残せません。

deck-equipment = 装備
deck-equipment-lead = クルーが買います。点は使える回数です。
deck-situation = 状況
deck-situation-lead = クルーが一晩に1つ選べます。
deck-target = 標的
deck-target-lead = スタッフが1つ選びます。固有警備がラウンド4で待っています。
deck-unique = 標的の固有警備
deck-unique-lead = ラウンド4で支払えば、標的はクルーのものです。
deck-casino = カジノ警備
deck-casino-lead = ラウンドごとに8枚引き、4枚置きます。
deck-vault = 金庫警備
deck-vault-lead = ラウンド4だけ：3枚引き、2枚置きます。警報は2回ずつ。
deck-global = 全体警備
deck-global-lead = スタッフが2つ選び、一晩中有効です。

about-hack = ハック：コンピューター、無線、電子機器。
about-sneak = 隠密：静けさ、暗闇、見られないこと。
about-con = 騙し：変装と口八丁。
about-force = 力技：腕力、切断、爆薬。
about-lure = 陽動：人の目をよそへそらすこと。
about-pick = 解錠：錠前と金庫。
about-climb = 登攀：ロープ、ダクト、バランス。
about-alarms = 残った警備はすべて警報を鳴らします。5回までは耐えられますが、そのたび脱出が長くなります。6回目で終わり、スタッフの勝ちです。
about-scenes = 今夜は5ラウンド：潜入が3回、標的を奪う金庫破り、そして脱出です。
about-pool = 置いてあるカードで作れる力を、種類ごとに示します。手札の分は数えません。
about-check = クルーの場だけでこれ1つは払えます。全部まとめて払えるとは限りません。
about-captain = チームを代表して確定します。案は全員が変えられます。

# What a tap names that is no card.
title-alarms = 警報
title-scenes = 場面
title-pool = 用意した力
title-check = 支払い可能
title-captain = キャプテン

# The coach: what to look at when a kind of decision comes for the first time.
look-target = 標的ごとに固有警備があり、クルーはラウンド4で支払わねばなりません。
look-situation = 状況は一晩中、1種類の装備を強くします。その種類を買いましょう。
look-prepare-crew = すべての種類を少しずつ買いましょう。「自動で詰める」ならうまく揃い、後から変えられます。
look-prepare-staff = この中の2つが一晩中、難しくします。よく求められる種類を選びましょう。
look-reveal = 何を求めるか見ましょう：このうち4枚が伏せられます。
look-prep-crew = いくつにも支払えるものを置きましょう。置いたものだけが支払えますが、後の分も必要です。
look-prep-staff = クルーが一番払いにくい4枚を置きましょう。
look-crunch = 何か追加する最後の機会です。
look-assign = 警備ごとに、条件の1つを全額支払います。「自動割り当て」が最善の案を見つけます。
look-wing = 残った警備は鳴ります。カードを賭けた目が出れば別です。

# Why: what a sensible player has in mind. $left is how many more alarms the Crew may ring.
because-target = その警備は、手に入りにくい種類を求めます。
because-situation = どのみち買う装備が強くなります。
because-no-situation = 今夜はどれも値打ちがありません。
because-global = よく求められる種類なので、クルーは一晩中苦しみます。
because-buy = 7種類すべてが要り、これは作れる量のわりに安いです。
because-skip = 必要なものは見ました。
because-lay = クルーには払いにくいはずです。
because-lay-open = 表にするならこちら：クルーに与える情報が少ないです。
because-place = 引かれた警備のいくつかが、これの作るものを求めています。
because-pay = これが一番安い払い方です。
because-auto = 残りも消費も一番少ない案を見つけます。
because-aim = 放っておけば鳴るので、カードを使う価値があります。
because-stake = なくても一番困らないカードです。
because-coin = いまは振り直す価値があります。
because-attempt = 残れば鳴るので、振る価値があります。
because-confirm = これで十分。残りは後のラウンドに。
because-confirm-escape = これが持てるすべて：もう1つも残せません。
because-stand =
    { $left ->
        [0] 払える額を超えています。
       *[other] 高すぎます。警報はあと{ $left }回まで大丈夫です。
    }
because-stop =
    { $left ->
        [0] サイコロに賭けるより、カードの方が大事です。
       *[other] カードを取っておきましょう。警報はあと{ $left }回まで大丈夫です。
    }
because-change = もっといい使い道があります。
because-wait = ここでチームがすることは終わりました。
because-usual = ここではそうするものです。
