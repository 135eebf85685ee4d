# Ocean's Heist. $me is the argument that is the reader, if one is. $item is an Equipment card and
# $guard a Defense, each with the number of its copy where there are several (see copy).

mood = クルー対カジノ。2つのチーム、迫る時間。
genre = チーム対戦
option-clock_scale = タイマーの倍率
option-clock_scale-meaning = すべての持ち時間に掛ける
option-clock_scale-0_5 = 0.5
option-clock_scale-1 = 1
option-clock_scale-1_5 = 1.5
option-clock_scale-2 = 2
option-clock_scale-3 = 3
option-clocks = タイマー
option-clocks-meaning = オフなら確定でフェイズが終わる（期限は長め）
option-async_deadline = 決める期限（時間）
option-async_deadline-meaning = タイマーがオフのときの時間数
option-staff_autofill = 警備の自動補充
option-staff_autofill-meaning = 間に合わなかった警備を無作為に補うか
option-staff_autofill-auto = タイマーなしのとき
option-staff_autofill-on = いつも
option-staff_autofill-off = しない
option-carry = 余った装備
option-carry-meaning = 回数の残った装備を次のラウンドでどこに置くか
option-carry-table = 場
option-carry-hand = 手札
option-uses_per_round = 1ラウンドの使用回数
option-uses_per_round-meaning = 1枚のカードを1ラウンドに何回使えるか
option-uses_per_round-unlimited = ある限り
option-uses_per_round-1 = 1回
option-budget = クルーの予算
option-budget-meaning = ドル
option-alarm_limit = 警報の上限
option-alarm_limit-meaning = クルーが耐えられる警報の回数
option-wing_clock = 一か八かの時間
option-wing_clock-meaning = 1回の勝負の秒数
option-live_counts = 枚数の即時公開
option-live_counts-meaning = 伏せた枚数が置くそばから見える
option-odd_player = 奇数のとき
option-odd_player-meaning = どちらのチームが1人多くなるか
option-odd_player-crew = クルー
option-odd_player-staff = スタッフ


# The cards: Equipment, opening cards, Situations, Targets, Defenses

name-e-jammer = 電波​妨害機
name-e-laptop = ノートPC​一式
name-e-cloner = カードキー​複製機
name-e-emp = 携帯EMP
name-e-loopbox = 映像​ループ機
name-e-voicebox = 変声機
name-e-drone = おもちゃの​ドローン
name-e-feltshoes = フェルト​底の靴
name-e-nightsuit = 夜間​スーツ
name-e-cloak = 遮熱​マント
name-e-grapple = フック​射出機
name-e-gloves = 吸盤​グローブ
name-e-harness = 巻き上げ​ハーネス
name-e-dartpen = 麻酔針​ペン
name-e-uniform = 警備員の​制服
name-e-badge = 偽の​身分証
name-e-alias = 偽の​大富豪
name-e-cart = ルーム​サービスの​台車
name-e-overalls = 修理工の​つなぎ
name-e-trunk = 早着替え​トランク
name-e-pickroll = 解錠​セット
name-e-dialer = 自動​ダイヤル機
name-e-glasscutter = ガラス​切り
name-e-crowbar = バール
name-e-torch = 溶断​バーナー
name-e-multitool = 万能​ツール
name-e-charge = 成形爆薬
name-e-ram = 油圧​ラム
name-e-lance = 溶断​ランス
name-e-smoke = 煙玉
name-e-firecrackers = 爆竹
name-e-brawl = やらせの​乱闘
name-e-lookalike = 有名人の​そっくり​さん
name-e-acrobat = 雇われ​軽業師
name-e-sleeper = 潜伏​ディーラー
name-e-loadeddie = イカサマ​サイコロ
name-o-blueprints = 盗んだ​設計図
name-o-dealer = 抱き込んだ​ディーラー
name-o-van = 逃走用​バン
name-o-scanner = 無線傍受
name-o-payroll = 買収​済みの​勤務係
name-o-luckycoin = 幸運の​コイン
name-s-blackout = 相次ぐ停電
name-s-storm = 雷雨
name-s-gala = 慈善の夜会
name-s-renovation = 改装工事
name-s-demolition = 隣の​解体工事
name-s-fightnight = ボクシングの​夜
name-t-diamond = ダイヤモンド
name-t-painting = 名画
name-t-cash = 現金
name-u-pedestal = 重量​感知台
name-u-framewire = 額縁の​仕掛け線
name-u-dyepacks = 染料弾
name-c-lobbyguard = 玄関警備
name-c-pitboss = フロア​主任
name-c-dome = 半球​カメラ
name-c-camwall = 監視画面
name-c-badgedoor = 社員証​ドア
name-c-deadbolt = かんぬき​扉
name-c-shutter = 鋼鉄扉
name-c-lasers = レーザー​通路
name-c-pressure = 感圧床
name-c-motion = 動体検知
name-c-dogs = 番犬
name-c-patrol = 二人巡回
name-c-metaldetector = 金属​探知機
name-c-mantrap = 二重扉
name-c-rooffence = 屋上の柵
name-c-grille = 通風格子
name-c-elevator = 昇降機​封鎖
name-c-retina = 網膜​認証
name-c-checkpoint = 身分証​検問
name-c-chipcage = チップの​檻
name-c-timedlock = 時限錠
name-c-plainclothes = 私服刑事
name-c-searchlight = 探照灯
name-c-catwalk = 高所見張り
name-c-skylight = 配線天窓
name-c-audio = 集音装置
name-c-response = 武装​警備隊
name-c-keycabinet = 鍵保管庫
name-c-silentalarm = 無音警報
name-c-floormanager = 支配人
name-v-maindoor = 大金庫の​扉
name-v-biometric = 生体認証​ゲート
name-v-lattice = レーザー​格子
name-v-twinkeys = 二人鍵
name-v-gaslock = ガス​気密室
name-v-captain = 警備隊長
name-v-blastwall = 防爆壁
name-v-clocklock = ぜんまい錠
name-v-seismic = 振動​検知網
name-v-killswitch = 緊急​停止盤
name-g-hack = 隔離​ネットワーク
name-g-sneak = 照明​倍増
name-g-con = 写真つき​身分証
name-g-force = 強化金具
name-g-lure = 持ち場厳守
name-g-pick = 防犯​シリンダー
name-g-climb = 油を塗った​壁
name-g-mixed = 多能工​シフト
name-g-vault = 金庫改修
name-g-wing = 一発勝負


# What happened

event-confirms =
    { $me ->
        [who] あなたはチームを代表して確定しました。
       *[none] { $who }はチームを代表して確定しました。
    }
event-withdraws =
    { $me ->
        [who] あなたは確定を取り消しました。
       *[none] { $who }は確定を取り消しました。
    }
event-time-up = 時間切れです。
event-captain =
    { $me ->
        [who] あなたがキャプテンになりました。
       *[none] { $who }がキャプテンになりました。
    }
event-concedes =
    { $me ->
        [who] あなたはチームを代表して投了しました。
       *[none] { $who }はチームを代表して投了しました。
    }
event-drafts-target =
    { $me ->
        [who] あなたは標的に{ $target }を提案しました。
       *[none] { $who }は標的に{ $target }を提案しました。
    }
event-target = 標的は{ $target }です。
event-drafts-situation =
    { $me ->
        [who] あなたは状況に{ $situation }を提案しました。
       *[none] { $who }は状況に{ $situation }を提案しました。
    }
event-drafts-none =
    { $me ->
        [who] あなたは状況なしを提案しました。
       *[none] { $who }は状況なしを提案しました。
    }
event-situation = 状況は{ $situation }です。
event-no-situation = 状況はなしです。
event-chooses =
    { $me ->
        [who] あなたは{ $global }を選びました。
       *[none] { $who }は{ $global }を選びました。
    }
event-drops =
    { $me ->
        [who] あなたは{ $global }を外しました。
       *[none] { $who }は{ $global }を外しました。
    }
event-buys =
    { $me ->
        [who] あなたは{ $item }をかごに入れました。残り${ $money }。
       *[none] { $who }は{ $item }をかごに入れました。残り${ $money }。
    }
event-returns =
    { $me ->
        [who] あなたは{ $item }を棚に戻しました。残り${ $money }。
       *[none] { $who }は{ $item }を棚に戻しました。残り${ $money }。
    }
event-given-kit = かごに使えるものがなかったので、チームに一式が支給されました：{ cards }。
event-global = { $global }が有効です。
event-opening = { $item }が場に出ます。
event-hand = クルーの手札：{ cards }。
event-round =
    { $round ->
        [4] ラウンド{ $round }：金庫破り。
        [5] ラウンド{ $round }：脱出。
       *[other] ラウンド{ $round }：潜入。
    }
event-reshuffled = カジノの捨て札をシャッフルして、新しい山札にしました。
event-draws = 引いたカード：{ $guard }。
event-skips =
    { $me ->
        [who] あなたは見終わりました。
       *[none] { $who }は見終わりました。
    }
event-waits =
    { $me ->
        [who] あなたはもう少し見ます。
       *[none] { $who }はもう少し見ます。
    }
event-unique = { $guard }が標的を守っています。
event-lays =
    { $me ->
        [who] あなたは{ $guard }を伏せて置きました。
       *[none] { $who }は{ $guard }を伏せて置きました。
    }
event-lays-open =
    { $me ->
        [who] あなたは{ $guard }を表向きに置きました。
       *[none] { $who }は{ $guard }を表向きに置きました。
    }
event-lifts =
    { $me ->
        [who] あなたは{ $guard }を戻しました。
       *[none] { $who }は{ $guard }を戻しました。
    }
event-places =
    { $me ->
        [who] あなたは{ $item }を置きました。
       *[none] { $who }は{ $item }を置きました。
    }
event-unplaces =
    { $me ->
        [who] あなたは{ $item }を戻しました。
       *[none] { $who }は{ $item }を戻しました。
    }
event-staff-down = 伏せた警備：{ $cards }枚。
event-crew-down = 伏せた装備：{ $cards }枚。
event-lies-open = { $guard }は表向きです。
event-peek = クルーは警備を1枚見ました。
event-peeked = 警備の1枚は{ $guard }です。
event-shows-defense = { $guard }が置かれていました。
event-not-placed = { $guard }は置かれていませんでした。
event-shows-equipment = クルーは{ $item }を用意していました。
event-plans-auto =
    { $me ->
        [who] あなたは自動割り当てを頼みました。
       *[none] { $who }は自動割り当てを頼みました。
    }
event-plans-nothing =
    { $me ->
        [who] あなたは案を白紙にしました。
       *[none] { $who }は案を白紙にしました。
    }
event-plans-to-leave =
    { $me ->
        [who] あなたは{ $guard }を残す案にしました。
       *[none] { $who }は{ $guard }を残す案にしました。
    }
# $paid is what pays: lure and sneak.
event-plans-to-pay =
    { $me ->
        [who] あなたは{ $guard }に{ $paid }を払う案にしました。
       *[none] { $who }は{ $guard }に{ $paid }を払う案にしました。
    }
# $uses of the card, each as $make (hack 1 + pick 1).
event-plans-to-expend =
    { $me ->
        [who] あなたは{ $item }を{ uses }、{ $make }として使う案にしました。
       *[none] { $who }は{ $item }を{ uses }、{ $make }として使う案にしました。
    }
event-expends = { $item }：{ $make }として{ uses }使用。
event-disables = { $guard }を{ $paid }で無力化しました。
event-aims =
    { $me ->
        [who] あなたは{ $guard }に狙いをつけました。
       *[none] { $who }は{ $guard }に狙いをつけました。
    }
event-stakes =
    { $me ->
        [who] あなたは{ $item }を{ $face }の目に賭けました。
       *[none] { $who }は{ $item }を{ $face }の目に賭けました。
    }
event-unstakes =
    { $me ->
        [who] あなたは{ $item }を引っ込めました。
       *[none] { $who }は{ $item }を引っ込めました。
    }
event-coin-in =
    { $me ->
        [who] あなたはコインを使うことにしました。
       *[none] { $who }はコインを使うことにしました。
    }
event-coin-out =
    { $me ->
        [who] あなたはコインを取っておきます。
       *[none] { $who }はコインを取っておきます。
    }
event-attempt =
    { $me ->
        [who] あなたは{ $guard }に一か八かの勝負をかけました。
       *[none] { $who }は{ $guard }に一か八かの勝負をかけました。
    }
event-names = { $item }を{ $face }の目に捨てました。
event-rolls =
    { $me ->
        [who] あなたの目は{ $face }でした。
       *[none] { $who }の目は{ $face }でした。
    }
event-rolls-again =
    { $me ->
        [who] あなたはコインを使って振り直し、{ $face }を出しました。
       *[none] { $who }はコインを使って振り直し、{ $face }を出しました。
    }
event-winged = { $guard }を運よく無力化しました。
event-wing-fails = { $guard }への勝負は失敗しました。
event-stops =
    { $me ->
        [who] あなたはここまでにしました。
       *[none] { $who }はここまでにしました。
    }
event-alarm = { $guard }が残っています：{ alarms }。
event-cancelled = { alarms }が取り消されました。
event-alarms = これまでに{ alarms }。クルーが耐えられるのは{ $limit }回までです。
event-obtained = クルーは{ $target }を手に入れました。
event-target-lost = { $target }には手が届きませんでした。
event-stays = { $guard }は次のラウンドにも残ります。
event-unused = { $item }は使われず、残り{ uses }です。
event-used-up = { $item }を使い切りました。
event-back-to-hand = { $item }は残り{ uses }で手札に戻ります。
event-ending-crew_win = クルーは標的を持って逃げ切りました。
event-ending-stalemate = クルーは標的なしで逃げました：引き分けです。
event-ending-alarms = クルーは捕まりました。
event-ending-exhausted = クルーには使えるものがなくなり、捕まりました。
event-ending-conceded = 投了でゲームが終わりました。


# What is asked: what to do, how far that has come, and who decides

ask-other-team = 相手チームを待ってください。
ask-look = 引かれた警備を見てください。
ask-look-or-skip = 引かれた警備を見る。または先へ。
ask-confirmed = 確定しました。相手チームを待っています。
ask-captain = 決めるのはキャプテンです。
ask-target-staff = 守る標的を選んでください。
ask-situation-crew = 状況を選ぶか、なしにしてください。
ask-prepare-crew = 装備を買ってください。
ask-prepare-staff = どの全体警備にする？
ask-prep-crew = どの装備を置く？
ask-prep-staff = どの警備を置く？
ask-crunch-crew = 最後のカードを置いてください。
ask-assign-crew = どの警備に払う？
ask-wing-crew = 一か八か、それともやめる？
ask-basket = 残り${ $money }、{ cards }。
ask-progress = { $most }枚中{ $n }枚。
ask-progress-vault = { $most }枚中{ $n }枚、金庫は{ $most_vault }枚中{ $vault }枚。
ask-unpaid = 支払いはまだです。
ask-overused = 使う回数が多すぎるカードがあります。
# $kinds is a list: sneak 3, con 1.
ask-short = { $kinds }が足りません。


# What may be done. $effects is what the card does.

act-captain = { $seat }がキャプテン
act-concede = { $seat }がチームとして投了
act-confirm = 確定
act-withdraw = 確定を取り消す
act-target = { $target }を守る
act-situation = { $situation }（{ $situation-effect }）
act-no-situation = 状況なし
act-choose = { $global }を選ぶ（{ $global-effect }）
act-drop = { $global }を外す
act-buy = { $item }を買う（{ $item-effect }）
act-return = { $item }を戻す
act-skip = 残りを飛ばす
act-wait = もう少し見る
act-lay = { $guard }を伏せて置く
act-lay-open = { $guard }を表向きに置く
act-lift = { $guard }を戻す
act-place = { $item }を置く（{ $item-effect }）
act-unplace = { $item }を戻す
act-expend = { $item }：{ $make }として{ uses }
act-pay = { $guard }に{ $paid }を払う
act-leave = { $guard }を残す
act-auto = 自動割り当て
act-clear = 案を白紙にする
act-aim = { $guard }を狙う
act-stake = { $item }を{ $face }の目に賭ける
act-unstake = { $item }を引っ込める
act-coin = コインを使う
act-no-coin = コインを取っておく
act-attempt = サイコロを振る
act-stop = やめる

# The same where it is refused, without what the card does.
wish-situation = { $situation }
wish-choose = { $global }を選ぶ
wish-buy = { $item }を買う
wish-place = { $item }を置く


# Why not. $wish is the action that is refused.

no-crews-word = 「{ $wish }」はクルーが決めることです。
no-staffs-word = 「{ $wish }」はスタッフが決めることです。
no-other-team = 「{ $wish }」はいまはできません：このフェイズは相手チームが決めます。
no-not-the-time = 「{ $wish }」はこのフェイズではできません。
no-shop-closed = 「{ $wish }」はもう遅いです：店は準備とともに閉まりました。
no-laid-for-good = 「{ $wish }」はもう遅いです：準備タイムは終わり、スタッフの配置は確定しました。
no-placing-over = 「{ $wish }」はもう遅いです：このラウンドのカードはすべて公開されました。
no-assigned = 「{ $wish }」はもう遅いです：このラウンドの割り当ては終わりました。
no-captains-word = 「{ $wish }」はキャプテンの{ $captain }が決めることです。
no-no-such-card = 「{ $wish }」はできません：そのカードはこのゲームにありません。
no-confirmed = 「{ $wish }」はできません：あなたのチームは確定済みです。
no-not-confirmed = 「{ $wish }」はできません：あなたのチームはまだ確定していません。
no-no-draft = 「{ $wish }」はできません：このフェイズに確定するものはありません。
no-skipped = 「{ $wish }」はできません：もう先に進むよう頼みました。
no-not-skipped = 「{ $wish }」はできません：先に進むよう頼んでいません。
no-no-target = 「{ $wish }」はできません：標的がまだ選ばれていません。
no-few-globals = 「{ $wish }」はできません：全体警備はちょうど{ $n }つ必要です。
no-quota = 「{ $wish }」はできません：枚数が足りません：{ $n }枚中{ $laid }枚。
no-vault-quota = 「{ $wish }」はできません：金庫警備は1枚を表向き、もう1枚を伏せて置きます。
# $lacks is ask-overused or ask-short.
no-short = 「{ $wish }」はできません：この案は成り立ちません。{ $lacks }
no-dear = 「{ $wish }」はできません：値段は${ $price }、残りは${ $money }です。
no-many-globals = 「{ $wish }」はできません：もう{ $n }つ選んでいます。
no-not-held = 「{ $wish }」はできません：チームはそのカードを持っていません。
no-opening = 「{ $wish }」はできません：仕込みカードは手札に入りません。
no-on-the-table = 「{ $wish }」はできません：そのカードはもう場にあります。
no-committed = 「{ $wish }」はできません：準備タイムに置いたものは戻せません。
no-not-drawn = 「{ $wish }」はできません：そのカードは引かれていません。
no-unique = 「{ $wish }」はできません：固有警備はスタッフが置くものではありません。
no-quota-full = 「{ $wish }」はできません：カジノ警備{ $n }枚はすべて置きました。先に何か戻してください。
no-not-a-vault-defense = 「{ $wish }」はできません：カジノ警備は伏せて置きます。
no-down-taken = 「{ $wish }」はできません：別の金庫警備が伏せてあります。先に戻してください。
no-up-taken = 「{ $wish }」はできません：別の金庫警備が表向きです。先に戻してください。
no-not-active = 「{ $wish }」はできません：そのカードは場にありません。
no-no-such-use = 「{ $wish }」はできません：そのカードではそれを作れません。
no-few-uses = 「{ $wish }」はできません：そのカードを使えるのは{ $n }回までです。
no-not-there = 「{ $wish }」はできません：その警備はこのラウンドにありません。
no-no-such-way = 「{ $wish }」はできません：その警備にその払い方はありません。
no-no-coin = 「{ $wish }」はできません：コインはもうありません。
no-disabled = 「{ $wish }」はできません：その警備はもう無力化されています。
no-no-wing = 「{ $wish }」はできません：その警備に一か八かは通じません。
no-expended = 「{ $wish }」はできません：そのカードはこのラウンドに使われました。
no-no-aim = 「{ $wish }」はできません：先に警備を狙ってください。
no-no-stake = 「{ $wish }」はできません：先に目にカードを賭けてください。
no-few-numbers = 「{ $wish }」はできません：カードは決められた数だけ目を指定します。
no-many-numbers = 「{ $wish }」はできません：全体警備により、指定できる目が減っています。


# What cards do. A card has a list of these, and few have more than one.

effect-makes = { $uses }回：{ $makes }
# More by a use that was placed in Prep Time.
effect-early = 早置きで+{ $makes }
effect-patient = 置いても減らない
effect-names-numbers = 目を{ $n }つ指定
effect-vault-face-up = 金庫警備は2枚とも表向き
effect-peek = { in-scene }毎ラウンド警備を{ $n }枚見る
# $more is true or false, $n by how much.
effect-draws =
    { $more ->
        [true] { in-scene }スタッフの引く枚数+{ $n }
       *[false] { in-scene }スタッフの引く枚数-{ $n }
    }
effect-places =
    { $more ->
        [true] { in-scene }スタッフの置く枚数+{ $n }
       *[false] { in-scene }スタッフの置く枚数-{ $n }
    }
effect-cancels = 最初の警報{ $n }回を取り消す
effect-rolls-again = 一か八かで{ $n }回振り直せる
effect-boost = { trait }を使うたび{ $kind }+{ $n }、1ラウンド{ $cap }回まで
effect-discount = { trait }が${ $money }引き
effect-harder = 必要な{ $kind }+{ $n }
effect-harder-mixed = カジノ警備の複合条件+{ $n }
effect-harder-vault = 金庫警備の条件+{ $n }
effect-wing-limit = 一か八かの目は{ $n }つまで
# $ways are requirements: pick 4 + sneak 3 or climb 3 + hack 3.
effect-guarded = { $defense }が守る、{ $ways }
effect-alarms = { alarms }
effect-no-wing = 一か八か不可
effect-next-draw = 残すと次のラウンドに{ $n }枚多く引く
effect-stays = 次のラウンドにも残る
effect-nothing = 効果なし
# Two phrases of one card that have commas of their own.
effect-and = { $one }；{ $other }
in-scene =
    { $scene-id ->
        [entry] 潜入では
        [vault] 金庫破りでは
       *[escape] 脱出では
    }


# Cards, amounts and counts

kind = { $kind }
amount = { $kind }{ $n }
sum = { $one } + { $other }
both = { $one }と{ $other }
either = { $one }か{ $other }
# A use or an alternative that the card does not have, in a refusal; $share-id is written as in an action.
make-unknown = { $share-id }
way-unknown = 払い方{ $n }
uses = { $uses }回
alarms =
    { $alarms ->
        [0] 警報なし
       *[other] 警報{ $alarms }回
    }
cards =
    { $cards ->
        [0] カードなし
       *[other] カード{ $cards }枚
    }
# A deck's own traits stay as its owner wrote them.
trait =
    { $trait-id ->
        [tech] 電子
        [gear] 装具
        [costume] 衣装
        [tool] 工具
        [blast] 爆破
        [crowd] 人手
        [opening] 仕込み
       *[other] { $trait-id }
    }
name-hack = ハック
name-sneak = 隠密
name-con = 騙し
name-force = 力技
name-lure = 陽動
name-pick = 解錠
name-climb = 登攀

warn-unspent = ${ $money }が無駄になります。
warn-bare = 何も置かれていません：すべての警備が残ります。
warn-stand = 残すと警報{ $alarms }回：これまでに{ $now } / { $limit }。
warn-rings = 警報{ $alarms }回が鳴ります：これまでに{ $now } / { $limit }。
warn-spends = 賭けたカードは、当たっても外れてもなくなります。

# After the game: what a bot believed, and what it did something for.
hindsight-laid = { $name }は置かれた警備の中に{ $card }があると見ていた（{ $n }%）。
hindsight-short = { $name }はクルーに{ $kind }がもう少ないと見ていた。
hindsight-laid-against = { $name }は{ $cards }を置いた。クルーがいちばん使っていたのは{ $kind }だった。
hindsight-laid-hard = { $name }は{ $cards }を置いた。合わせると突破しにくそうだった。
hindsight-announced = { $name }は{ $card }を予告し、実際に置いた。ときどき本当になる警告は無視しにくい。
hindsight-false-alarm = { $name }はクルーに無駄なカードを持ち込ませようと、置かずに{ $card }を予告した。
hindsight-admitted = { $name }はクルーに{ $kind }が足りないと言った。本当だったが、信じにくい話だった。
hindsight-pretended = { $name }はクルーに{ $kind }が足りないと言ったが、うそだった。スタッフをその気にさせるためだった。
hindsight-left-target = { $name }は{ $card }を残してターゲットをあきらめ、脱出のためのカードを取っておいた。

# What a bot says to its team, and at times to the table.
remark-target = 私なら{ $card }を守ります。どれも難しさは同じくらいなので、クルーには読めません。
remark-situation = 私なら{ $card }を選びます。
remark-situation-for = 私なら{ $card }を選びます。{ $kind }が増えます。
remark-buy = 私なら{ $wanted }を買います（全部で{ $n }枚）。
remark-buy-for = 私なら{ $wanted }を買います（全部で{ $n }枚）。これなら{ $card }も突破できます。
remark-globals = 私なら{ $wanted }を選びます。クルーには読めないはずです。
remark-globals-against = 私なら{ $wanted }を選びます。この状況ならクルーは{ $kind }に頼るはずです。
remark-place = 私なら{ $wanted }を置きます（全部で{ $n }枚）。{ $kind }が要りそうです。
remark-place-nothing = 私なら今はもう何も置きません。
remark-place-later = 私ならまだ何も置きません。もうすぐもっと分かります。
remark-lay = 私なら{ $wanted }を置きます。クルーは{ $kind }をたくさん使いました。
remark-lay-hard = 私なら{ $wanted }を置きます。合わせると突破しにくいです。
remark-assign = 自動割り当てに任せるのがいいと思います。手元のカードで{ $all }枚中{ $n }枚を突破できます。
remark-assign-leave = 私なら{ $card }は残して、脱出のためにカードを取っておきます。
remark-wing = 私なら{ $n }枚で{ $card }に一か八か挑みます。6つのうち{ $faces }つの目で成功です。
remark-stop = 私ならここでやめて、カードを取っておきます。
remark-more = あと{ $n }枚置けます。
remark-thin = { $kind }が足りなさそうです。
remark-fine = いいと思います。
remark-begins = まだ何もないので始めました。好きに変えてください。
remark-coming = { $card }は必ず来ますよ。
remark-lacking = こちらは{ $kind }が足りません。
