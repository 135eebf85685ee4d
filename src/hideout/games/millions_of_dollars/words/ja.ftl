# Millions of Dollars. $me is the argument that is the reader, if one is. Money is in millions of dollars.
# $slot is 0 where everybody has one Character. With three players, who have two each, it is 1 or 2:
# the Character of $who, or of $whom where there is one.

mood = 役を偽れ。金を積んで降ろせ。
genre = ハッタリと買収
option-fooled = 同じ手は使わない
option-fooled-meaning = 前のラウンドと同じ役は送れない
option-reserve_ante = 胴元からの参加費
option-reserve_ante-meaning = 胴元が出した参加費は、胴元に返すか、自分のものになるか
option-reserve_ante-lent = 返す
option-reserve_ante-gift = 自分のもの
option-whispers = 内緒話
option-whispers-meaning = 残っている2人だけの申し出と会話
option-negotiate_seconds = 交渉の時間
option-negotiate_seconds-meaning = 1回の交渉の秒数
option-choose_seconds = 役を選ぶ時間
option-choose_seconds-meaning = 秒
option-clocks = タイマー
option-clocks-meaning = オフなら全員を待ち、催促のときだけ動く
option-target = 目標額
option-target-meaning = 山分け後にこの現金（$M）で終了


# The Loot cards

name-first-bank = 第一銀行
name-harbor-savings = 港湾信用金庫
name-armored-van = 現金輸送車
name-auction-house = 競売場
name-riverboat-casino = 船上カジノ
name-art-museum = 美術館
name-diamond-exchange = ダイヤ取引所
name-cash-depot = 現金集配所
name-grand-casino = グランドカジノ
name-gold-reserve = 金塊保管庫


# What happened

event-leader =
    { $me ->
        [who] あなたがリーダーカードを受け取りました。
       *[none] { $who }がリーダーカードを受け取りました。
    }
# $loot_card is the message loot-card below.
event-loot = ラウンド{ $round }：{ $loot_card }。
event-last-time =
    { $me ->
        [who] 前のラウンドであなたが送ったのは{ $role }でした。
       *[none] 前のラウンドで{ $who }が送ったのは{ $role }でした。
    }
event-chose =
    { $me ->
        [who] あなたは選びました。
       *[none] { $who }は選びました。
    }
# Only the reader hears the next, as well as event-holds, event-drops, event-saw and event-picked.
event-too-late = 間に合わず、あなたの役は運任せになりました。
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは参加費${ $money }Mを置きました。
               *[none] { $who }は参加費${ $money }Mを置きました。
            }
       *[other]
            { $me ->
                [who] あなたは参加費${ $money }Mを置きました（{ nth-character }）。
               *[none] { $who }は参加費${ $money }Mを置きました（{ nth-character }）。
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] あなたの参加費${ $money }Mは胴元から出ました。
               *[none] { $who }の参加費${ $money }Mは胴元から出ました。
            }
       *[other]
            { $me ->
                [who] あなたの参加費${ $money }Mは胴元から出ました（{ nth-character }）。
               *[none] { $who }の参加費${ $money }Mは胴元から出ました（{ nth-character }）。
            }
    }
event-shown = 役カード：{ $role } ×{ $count }。
event-claims =
    { $me ->
        [who] あなたの発言：「こっちは{ $role }だ」
       *[none] { $who }の発言：「こっちは{ $role }だ」
    }
event-asks =
    { $me ->
        [who] あなたの発言：「${ $money }Mで降りる」
       *[none] { $who }の発言：「${ $money }Mで降りる」
    }
event-roll-call =
    { $me ->
        [who] あなたは点呼をかけました。
       *[none] { $who }は点呼をかけました。
    }
event-asked =
    { $me ->
        [who] あなたに点呼が回ってきました。
       *[none] { $who }に点呼が回りました。
    }
event-no-comment =
    { $me ->
        [who] あなたはノーコメントでした。
       *[none] { $who }はノーコメントでした。
    }
event-call-ends = 点呼が終わりました。
event-may-hurry =
    { $me ->
        [who] あなたは決断を催促できるようになりました。
       *[none] { $who }は決断を催促できるようになりました。
    }
event-hurry =
    { $me ->
        [who] あなたは決断を催促しました：あと{ $seconds }秒。
       *[none] { $who }は決断を催促しました：あと{ $seconds }秒。
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは{ $whom }に、降りれば${ $money }Mと持ちかけました。
                [whom] { $who }はあなたに、降りれば${ $money }Mと持ちかけました。
               *[none] { $who }は{ $whom }に、降りれば${ $money }Mと持ちかけました。
            }
       *[other]
            { $me ->
                [who] あなたは{ $whom }（{ nth-character }）に、降りれば${ $money }Mと持ちかけました。
                [whom] { $who }はあなた（{ nth-character }）に、降りれば${ $money }Mと持ちかけました。
               *[none] { $who }は{ $whom }（{ nth-character }）に、降りれば${ $money }Mと持ちかけました。
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは{ $whom }に、降りれば${ $money }Mとこっそり持ちかけました。
                [whom] { $who }はあなたに、降りれば${ $money }Mとこっそり持ちかけました。
               *[none] { $who }は{ $whom }に、降りれば${ $money }Mとこっそり持ちかけました。
            }
       *[other]
            { $me ->
                [who] あなたは{ $whom }（{ nth-character }）に、降りれば${ $money }Mとこっそり持ちかけました。
                [whom] { $who }はあなた（{ nth-character }）に、降りれば${ $money }Mとこっそり持ちかけました。
               *[none] { $who }は{ $whom }（{ nth-character }）に、降りれば${ $money }Mとこっそり持ちかけました。
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは{ $whom }への申し出を取り下げました。
                [whom] { $who }はあなたへの申し出を取り下げました。
               *[none] { $who }は{ $whom }への申し出を取り下げました。
            }
       *[other]
            { $me ->
                [who] あなたは{ $whom }（{ nth-character }）への申し出を取り下げました。
                [whom] { $who }はあなた（{ nth-character }）への申し出を取り下げました。
               *[none] { $who }は{ $whom }（{ nth-character }）への申し出を取り下げました。
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは{ $payer }の申し出を断りました。
                [payer] { $who }はあなたの申し出を断りました。
               *[none] { $who }は{ $payer }の申し出を断りました。
            }
       *[other]
            { $me ->
                [who] あなたは{ $payer }の申し出を断りました（{ nth-character }）。
                [payer] { $who }はあなたの申し出を断りました（{ nth-character }）。
               *[none] { $who }は{ $payer }の申し出を断りました（{ nth-character }）。
            }
    }
event-holds = { $payer }の${ $money }Mを、受ける用意をしました。
event-drops = 受ける用意をした申し出はなくなりました。
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは${ $money }Mで{ $whom }を降ろしました。
                [whom] { $who }は${ $money }Mであなたを降ろしました。
               *[none] { $who }は${ $money }Mで{ $whom }を降ろしました。
            }
       *[other]
            { $me ->
                [who] あなたは${ $money }Mで{ $whom }（{ nth-character }）を降ろしました。
                [whom] { $who }は${ $money }Mであなた（{ nth-character }）を降ろしました。
               *[none] { $who }は${ $money }Mで{ $whom }（{ nth-character }）を降ろしました。
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは降りました。
               *[none] { $who }は降りました。
            }
       *[other]
            { $me ->
                [who] あなたは降りました（{ nth-character }）。
               *[none] { $who }は降りました（{ nth-character }）。
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] あなたに参加費${ $money }Mが戻りました。
               *[none] { $who }に参加費${ $money }Mが戻りました。
            }
       *[other]
            { $me ->
                [who] あなたに参加費${ $money }Mが戻りました（{ nth-character }）。
               *[none] { $who }に参加費${ $money }Mが戻りました（{ nth-character }）。
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] あなたの参加費${ $money }Mは胴元に取られました。
               *[none] { $who }の参加費${ $money }Mは胴元に取られました。
            }
       *[other]
            { $me ->
                [who] あなたの参加費${ $money }Mは胴元に取られました（{ nth-character }）。
               *[none] { $who }の参加費${ $money }Mは胴元に取られました（{ nth-character }）。
            }
    }
event-ready =
    { $me ->
        [who] あなたは残ると決めました。
       *[none] { $who }は残ると決めました。
    }
event-unready =
    { $me ->
        [who] あなたは考え直しています。
       *[none] { $who }は考え直しています。
    }
event-absent =
    { $me ->
        [who] あなたは不在のため、残るものと見なされます。
       *[none] { $who }は不在のため、残るものと見なされます。
    }
event-back =
    { $me ->
        [who] あなたは戻りました。
       *[none] { $who }が戻りました。
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] あなたは脅しカードで{ $whom }の手下を見ました。
                [whom] { $who }は脅しカードであなたの手下を見ました。
               *[none] { $who }は脅しカードで{ $whom }の手下を見ました。
            }
       *[other]
            { $me ->
                [who] あなたは脅しカードで{ $whom }の{ nth-character }を見ました。
                [whom] { $who }は脅しカードであなたの{ nth-character }を見ました。
               *[none] { $who }は脅しカードで{ $whom }の{ nth-character }を見ました。
            }
    }
event-saw =
    { $slot ->
        [0]
            { $whom }が送ったのは{ $role }でした。
       *[other]
            { $whom }が送った{ nth-character }は{ $role }でした。
    }
event-reveals =
    { $me ->
        [who] あなたは{ $role }を公開しました。
       *[none] { $who }は{ $role }を公開しました。
    }
event-eliminated =
    { $me ->
        [who] あなたの{ $role }は脱落しました。
       *[none] { $who }の{ $role }は脱落しました。
    }
event-earns-card =
    { $me ->
        [who] あなたは脅しカードを得ました。
       *[none] { $who }は脅しカードを得ました。
    }
event-names =
    { $me ->
        [who] あなたは{ $role }を名指ししました。
       *[none] { $who }は{ $role }を名指ししました。
    }
event-names-nothing =
    { $me ->
        [who] あなたが名指しできる役はありませんでした。
       *[none] { $who }が名指しできる役はありませんでした。
    }
event-no-sharing = 獲物を分ける人は残っていません。
event-alone =
    { $me ->
        [who] あなたは${ $money }Mを失いました：密告屋が1人きりでした。
       *[none] { $who }は${ $money }Mを失いました：密告屋が1人きりでした。
    }
event-share =
    { $me ->
        [who] あなたは分け前${ $money }Mを得ました。
       *[none] { $who }は分け前${ $money }Mを得ました。
    }
# $own is true where somebody pays oneself: with three players both Characters may be the same player's.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] あなたは自分の運転手に${ $money }Mの運賃を払いました。
               *[false] あなたは{ $payee }に${ $money }Mの運賃を払いました。
            }
        [payee] { $who }はあなたに${ $money }Mの運賃を払いました。
       *[none] { $who }は{ $payee }に${ $money }Mの運賃を払いました。
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] あなたは自分の詐欺師に${ $money }Mを取られました。
               *[false] あなたは{ $payee }の詐欺師に${ $money }Mを取られました。
            }
        [payee] { $who }はあなたの詐欺師に${ $money }Mを取られました。
       *[none] { $who }は{ $payee }の詐欺師に${ $money }Mを取られました。
    }
event-symbol =
    { $me ->
        [who] あなたは獲物カードのマークで、さらに${ $money }Mを得ました。
       *[none] { $who }は獲物カードのマークで、さらに${ $money }Mを得ました。
    }
event-wins =
    { $me ->
        [who] あなたが${ $money }Mで勝ちました。
       *[none] { $who }が${ $money }Mで勝ちました。
    }
event-shares-win =
    { $me ->
        [who] あなたは${ $money }Mで勝ちを分け合いました。
       *[none] { $who }は${ $money }Mで勝ちを分け合いました。
    }
event-picked =
    { $second_role-id ->
        [none] あなたは{ $role }を選びました。
       *[other] あなたは{ $role }と{ $second_role }を選びました。
    }
event-settled = 交渉が終わりました：{ $count }人の手下が残りました。

# Parts of sentences: which Character with three players, and a Loot card. $symbol is a Role or none.
nth-character =
    { $slot ->
        [1] 1人目の手下
       *[2] 2人目の手下
    }
loot-card =
    { $symbol-id ->
        [none] { $card }、獲物${ $worth }M、参加費${ $ante }M
       *[other] { $card }、獲物${ $worth }M、参加費${ $ante }M、マークは{ $symbol }
    }


# The Roles

name-snitch = 密告屋
name-brute = 用心棒
name-driver = 運転手
name-crook = 詐欺師
name-mastermind = 黒幕


# What is asked. $card is the Loot card of this round.

ask-choose = { $card }へこっそり送る手下は？
ask-choose-two = { $card }へこっそり送る2人は？役は別々に。
ask-chosen = 全員が選ぶまで、選び直せます。
ask-name = 密告屋はあなただけ：名指しした役は全員脱落。
ask-naming = 密告屋が役を名指しするのを待ってください。
ask-left = 降りました：ラウンドの終わりまで沈黙です。
ask-asked = 点呼です：役を名乗るか、ノーコメントか。
ask-ready = 残ると決めました。考え直すこともできます。
ask-negotiate = 残る？降りる？


# What may be done. $payer is who has made the offer that is answered.

act-call-up = 催促の時間切れ
act-may-hurry = リーダーは催促できる
act-silence = 発言なし
act-absent = { $seat }は不在
act-back = { $seat }が戻る
act-choose = { $role }を送る
act-choose-two = 1人目に{ $role }、2人目に{ $role_2 }を送る
act-claim = 宣言：こっちは{ $role }だ
act-ask = 宣言：${ $number }Mで降りる
act-offer =
    { $slot ->
        [0] { $whom }に、降りれば${ $money }Mと持ちかける
       *[other] { $whom }（手下{ $slot }）に、降りれば${ $money }Mと持ちかける
    }
act-whisper =
    { $slot ->
        [0] { $whom }に、降りれば${ $money }Mとこっそり持ちかける
       *[other] { $whom }（手下{ $slot }）に、降りれば${ $money }Mとこっそり持ちかける
    }
act-withdraw-offer =
    { $slot ->
        [0] { $whom }への申し出を取り下げる
       *[other] { $whom }（手下{ $slot }）への申し出を取り下げる
    }
act-hold =
    { $slot ->
        [0] { $payer }の${ $money }Mを受ける用意をする
       *[other] 手下{ $slot }で{ $payer }の${ $money }Mを受ける用意をする
    }
act-drop = 受ける用意をやめる
act-accept =
    { $slot ->
        [0] { $payer }の${ $money }Mを受けて降りる
       *[other] { $payer }の${ $money }Mを受けて手下{ $slot }が降りる
    }
act-decline =
    { $slot ->
        [0] { $payer }の申し出を断る
       *[other] 手下{ $slot }への{ $payer }の申し出を断る
    }
act-leave = 降りる
act-withdraw = 手下{ $slot }を降ろす
act-ready = 残る
act-unready = 考え直す
act-roll-call = 点呼をかける
act-no-comment = ノーコメント
act-hurry = 決断を催促する
act-intimidate =
    { $slot ->
        [0] { $whom }の手下を見る
       *[other] { $whom }の手下{ $slot }を見る
    }
act-name = { $role }を名指しする


# Why not. $wish is the action that is refused.

no-before-negotiation = 「{ $wish }」はまだできません：交渉の前に、全員が手下を送ります。
no-after-negotiation = 「{ $wish }」はもう遅いです：交渉は終わりました。
no-placed = 「{ $wish }」はもう遅いです：全員が選び終えました。
no-not-naming = 「{ $wish }」はいまはできません：名指しは交渉の後、1人だけ残った密告屋がします。
no-not-the-snitch = 「{ $wish }」はできません：役を名指しするのは密告屋の{ $snitch }です。
no-role-not-used = 「{ $wish }」はできません：このテーブルでは{ $role }を使いません。
no-send-one = 「{ $wish }」はできません：このテーブルで送る手下は1人です。
no-send-two = 「{ $wish }」はできません：3人のときは、役の違う手下を2人送ります。
no-sent-before = 「{ $wish }」はできません：{ $role }は前のラウンドで送りました。
no-not-visible = 「{ $wish }」はできません：{ $role }は公開された役カードの中にありません。
no-yourself = 「{ $wish }」はできません：それはあなた自身です。
no-no-such-player = 「{ $wish }」はできません：そこには誰もいません。
no-which-character = 「{ $wish }」はできません：3人のときは、どちらの手下かを選んでください。
no-one-character = 「{ $wish }」はできません：このテーブルでは手下は1人ずつです。
no-your-own = 「{ $wish }」はできません：ほかの人の手下を選んでください。
no-out = 「{ $wish }」はできません：その手下はもういません。
no-left-silent = 「{ $wish }」はできません：降りたので、ラウンドの終わりまで話せません。
no-left-deals = 「{ $wish }」はできません：降りたので、このラウンドは取引できません。
no-left = 「{ $wish }」はできません：もう降りました。このラウンドは戻れません。
no-left-leader = 「{ $wish }」はできません：降りたリーダーは号令をかけられません。
no-price = 「{ $wish }」はできません：${ $low }Mから${ $high }Mの間で求めてください。
no-not-the-leader = 「{ $wish }」は、リーダーの{ $leader }の役目です。
no-once-a-round = 「{ $wish }」はできません：リーダーがそれをできるのは1ラウンドに1回です。
no-nobody-to-ask = 「{ $wish }」はできません：ほかに誰も残っていません。
no-not-called = 「{ $wish }」はできません：点呼はあなたに来ていません。
no-hurry-too-soon = 「{ $wish }」はまだできません：リーダーの催促は、交渉が始まってしばらくしてからです。
no-no-whispers = 「{ $wish }」はできません：このテーブルに内緒の申し出はありません。
no-nothing-offered = 「{ $wish }」はできません：申し出は$1Mからです。
no-no-cash = 「{ $wish }」はできません：約束していない現金は${ $n }Mです。
no-no-offer-of-yours = 「{ $wish }」はできません：そこへのあなたの申し出はありません。
no-no-such-offer = 「{ $wish }」はできません：いまその申し出はありません。
no-other-amount = 「{ $wish }」はできません：申し出はいま${ $n }Mです。
no-held-already = 「{ $wish }」はできません：その申し出はもう受ける用意をしています。
no-held-is-gone = 「{ $wish }」はできません：用意した申し出が消えたか変わりました。まず用意をやめてください。
no-nothing-held = 「{ $wish }」はできません：受ける用意をした申し出はありません。
no-gone-already = 「{ $wish }」はできません：その手下はもう降りています。
no-ready-already = 「{ $wish }」はできません：もう残ると決めています。
no-not-ready = 「{ $wish }」はできません：まだ残ると決めていません。
no-not-placed = 「{ $wish }」はまだできません：すべての手下が揃ってからです。
no-no-more-looks = 「{ $wish }」はもう遅いです：いま脅しカードを使えるのは密告屋だけです。
no-left-looker = 「{ $wish }」はできません：降りたので、もう見られません。
no-no-card = 「{ $wish }」はできません：脅しカードを持っていません。

warn-leaves = 参加費は戻る。後戻り不可。
warn-deal = 金が先。後戻り不可。
warn-looks = カードは消え、相手は全員に知れる。
warn-names = 1人きりなら${ $money }M払う。

# After the game: what a bot believed, and what it did something for.
hindsight-sent = { $name }は{ $who }が{ $role }を送ったと見ていた（{ $n }%）。
hindsight-bluff = { $name }は{ $role }を隠すために{ $said }だと言った。
hindsight-truth = { $name }は本当に{ $role }を送り、他を遠ざけるためにそう言った。
hindsight-bought = { $name }は{ $who }を同じ役とみて（{ $n }%）、降りてもらおうと${ $amount }Mを申し出た。
hindsight-thinned = { $name }は{ $who }に降りてもらおうと${ $amount }Mを申し出た。1人減れば、残る価値が${ $worth }M上がると見ていた。
hindsight-sold = { $name }は${ $amount }Mで降りた。{ $worth ->
        [0] 残る価値はないと見ていた。
       *[other] 残る価値は${ $worth }Mと見ていた。
    }
hindsight-went-home = { $name }は残っても得がないと見て、何も受け取らずに降りた。
hindsight-unsure = { $name }には{ $who }が誰を送ったのか分からなかった。
