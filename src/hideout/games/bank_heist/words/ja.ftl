# Bank Heist. $me is the argument that is the reader, if one is. $who and $other are players.

mood = 車の中に捜査官がいる。バッグを回し、銃を抜け。
genre = 正体隠匿
option-crack_mode = 金庫の謎
option-crack_mode-meaning = 金庫をどう破るか
option-crack_mode-multiply = 掛け算
option-crack_mode-add = 足し算
option-crack_mode-random = 運だけ
option-start_space = 強盗の開始マス
option-start_space-meaning = 0なら標準のマス
option-alarm_space = 最初の警報マス
option-alarm_space-meaning = 0なら標準のマス
option-agents_win_space = 捜査官の勝利マス
option-agents_win_space-meaning = 0なら標準のマス
option-getaway_spaces = アジトまでのマス数
option-getaway_spaces-meaning = 逃走のマス数。0なら標準
option-flip_seconds = 暗号の交代
option-flip_seconds-meaning = 誰も解けない暗号が替わるまでの秒数
option-tie_window_ms = 同着の幅
option-tie_window_ms-meaning = 答えの差がこのミリ秒以内なら同着
option-pass_seconds = カードを渡す時間
option-pass_seconds-meaning = 渡して受け取る秒数。0なら無制限
option-action_seconds = 逃走の手番の時間
option-action_seconds-meaning = 秒。0なら無制限
option-response_seconds = 攻撃に応じる時間
option-response_seconds-meaning = 秒。0なら無制限
option-alarm_seconds = 警報カードの時間
option-alarm_seconds-meaning = 秒。0なら無制限
option-trigger_happy_adrenaline = 乱射魔の対応
option-trigger_happy_adrenaline-meaning = 乱射魔も自分の番にカードで応じられる
option-whispers = 内緒話
option-whispers-meaning = 席どうしの内緒の会話
option-dead_identities_shown = 死者の正体公開
option-dead_identities_shown-meaning = ハウスルール：死者は正体を見せる
option-bot_takeover = ボットの代役
option-bot_takeover-meaning = 離席した人の席にいつ入るか
option-bot_takeover-after-two = 2回逃した後
option-bot_takeover-on = すぐに
option-bot_takeover-off = 入らない


# Who a player is

name-crew = クルー
name-sticky-fingers = 手癖の悪いクルー
name-agent = 捜査官
name-rival = ライ​バル


# The vault cards and the alarm cards

name-adrenaline = アドレ​ナリン
name-cash-bag = 現金​バッグ
name-chloroform = クロロ​ホルム
name-dye-pack = 染料弾
name-knife = ナイフ
name-lock-pick = 開錠具
name-speedloader = 早込め
name-zip-tie = 結束​バンド
name-are-you-loyal = 味方だよな？
name-check-these-out = これを見てくれ
name-ill-take-that = それはもらう
name-hold-it-right-there = 動くな
name-lets-get-moving = さっさと行くぞ
name-i-dont-like-this = 気に入らないな
name-you-can-trust-me = 信じてくれ
name-guilty-conscience = 良心の呵責
name-gun-jammed = 弾詰まり
name-hostage = 人質
name-hush-money = 口止め料
name-loose-tongue = おしゃべり
name-martial-skills = 格闘術
name-masked = 覆面
name-poisoned = 毒
name-shotgun = ショット​ガン
name-trigger-happy = 乱射魔


# Cards in a hand or in the vault: a list of as many of each as there are

pile =
    { $pile-count ->
        [0] なし
       *[other] { $counted }
    }
counted-card = { $card }×{ $n }


# What happened

# Who is who, and the race for the vault

event-ready =
    { $me ->
        [who] あなたは準備完了です。
       *[none] { $who }は準備完了です。
    }
# A player is told their own $identity: Crew, Agent...
event-identity = あなたの正体：{ $identity }。
# $partner is the other Agent or Rival, if there is one.
event-partner =
    { $partner-id ->
        [none] ほかに{ $identity }はいません。
       *[somebody] もう1人の{ $identity }は{ $partner }です。
    }
# $code is a list of digits.
event-code = 暗号が公開されました：{ $code }。
# $answer is a number, $solution the right one.
event-answers =
    { $me ->
        [who] あなたは{ $answer }と答えました。
       *[none] { $who }は{ $answer }と答えました。
    }
event-wrong =
    { $me ->
        [who] あなたの答えは不正解：正解は{ $solution }。金庫はリセットされます。
       *[none] { $who }の答えは不正解：正解は{ $solution }。金庫はリセットされます。
    }
event-tie = 正解が同時に2つ：別の暗号になります。
event-cracked =
    { $me ->
        [who] あなたが{ $solution }で金庫を破りました。
       *[none] { $who }が{ $solution }で金庫を破りました。
    }
event-unanswered = 誰も答えません：別の暗号になります。
event-drawn-by-lot = スタートプレイヤーはくじで決まります。

# The robbery

event-start-player =
    { $me ->
        [who] あなたがスタートプレイヤーです。
       *[none] { $who }がスタートプレイヤーです。
    }
event-turn =
    { $me ->
        [who] あなたの番です。
       *[none] { $who }の番です。
    }
# $space is a number on the board.
event-token = コマがマス{ $space }へ進みます。
event-alarm-sounds = 警報が鳴りました：これからは誰でも話せます。
event-draws =
    { $me ->
        [who] あなたは金庫カードを引きました。
       *[none] { $who }は金庫カードを引きました。
    }
# $card is a vault card, $alarm an alarm card.
event-drew =
    { $me ->
        [who] あなたの手にあるカード：{ $card }。
       *[none] { $who }の手にあるカード：{ $card }。
    }
event-picks =
    { $me ->
        [who] あなたは金庫からカードを選びました。
       *[none] { $who }は金庫からカードを選びました。
    }
event-passes-card =
    { $me ->
        [who] あなたは{ $other }にカードを渡しました。
        [other] { $who }はあなたにカードを渡しました。
       *[none] { $who }は{ $other }にカードを渡しました。
    }
# The $card that $who got from $third.
event-received =
    { $me ->
        [who] あなたは{ $third }からのカードを見ました：{ $card }。
        [third] { $who }はあなたからのカードを見ました：{ $card }。
       *[none] { $who }は{ $third }からのカードを見ました：{ $card }。
    }
event-takes-card =
    { $me ->
        [who] あなたはカードを手札に入れました。
       *[none] { $who }はカードを手札に入れました。
    }
# $bags: how many are in the truck now.
event-loads =
    { $me ->
        [who] あなたは現金バッグを車に積みました。これで{ $bags }個です。
       *[none] { $who }は現金バッグを車に積みました。これで{ $bags }個です。
    }
event-dye =
    { $me ->
        [who] あなたの手の中で染料弾が破裂しました。
       *[none] { $who }の手の中で染料弾が破裂しました。
    }
event-dyed =
    { $me ->
        [who] あなたは染料でカードを1枚失いました。
       *[none] { $who }は染料でカードを1枚失いました。
    }
# A $card that was lost or paid face down.
event-let-go =
    { $me ->
        [who] あなたが手放したカード：{ $card }。
       *[none] { $who }が手放したカード：{ $card }。
    }
event-vault-shuffled = 金庫の山札が切れたので、捨て札をシャッフルしました。
event-vault-empty =
    { $me ->
        [who] あなたが引ける金庫カードはありませんでした。
       *[none] { $who }が引ける金庫カードはありませんでした。
    }
event-alarm-shuffled = 警報の山札が切れたので、捨て札をシャッフルしました。
event-alarm =
    { $me ->
        [who] あなたは「{ $alarm }」をめくりました。
       *[none] { $who }は「{ $alarm }」をめくりました。
    }
event-tattoo-shown =
    { $me ->
        [who] あなたは{ $other }に正体カードの下端を見せました。
        [other] { $who }はあなたに正体カードの下端を見せました。
       *[none] { $who }は{ $other }に正体カードの下端を見せました。
    }
# $has_tattoo is true or false.
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] あなたにはクルーのタトゥーがあります。
               *[none] { $who }にはクルーのタトゥーがあります。
            }
       *[false]
            { $me ->
                [who] あなたにはクルーのタトゥーがありません。
               *[none] { $who }にはクルーのタトゥーがありません。
            }
    }
event-hand-shown =
    { $me ->
        [who] あなたは{ $other }に手札をすべて見せました。
        [other] { $who }はあなたに手札をすべて見せました。
       *[none] { $who }は{ $other }に手札をすべて見せました。
    }
event-searches =
    { $me ->
        [who] あなたは{ $other }の手札を調べました。
        [other] { $who }はあなたの手札を調べました。
       *[none] { $who }は{ $other }の手札を調べました。
    }
event-hand =
    { $me ->
        [who] あなたの手札：{ pile }。
       *[none] { $who }の手札：{ pile }。
    }
event-claims-none =
    { $me ->
        [who] あなたの発言：「{ $other }はバッグを持っていなかった」
        [other] { $who }の発言：「あなたはバッグを持っていなかった」
       *[none] { $who }の発言：「{ $other }はバッグを持っていなかった」
    }
event-found =
    { $me ->
        [who] あなたは{ $other }の手札に現金バッグを見つけました。
        [other] { $who }はあなたの手札に現金バッグを見つけました。
       *[none] { $who }は{ $other }の手札に現金バッグを見つけました。
    }
event-gives =
    { $me ->
        [who] あなたは{ $other }にカードを1枚渡しました。
        [other] { $who }はあなたにカードを1枚渡しました。
       *[none] { $who }は{ $other }にカードを1枚渡しました。
    }
event-vault = 金庫の残り：{ pile }。
# $own-id is the argument that is $who too: other, third or none.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] あなたは自分と{ $third }の特性を入れ替えました。
                [third] { $who }は自分とあなたの特性を入れ替えました。
               *[none] { $who }は自分と{ $third }の特性を入れ替えました。
            }
        [third]
            { $me ->
                [who] あなたは{ $other }と自分の特性を入れ替えました。
                [other] { $who }はあなたと自分の特性を入れ替えました。
               *[none] { $who }は{ $other }と自分の特性を入れ替えました。
            }
       *[none]
            { $me ->
                [who] あなたは{ $other }と{ $third }の特性を入れ替えました。
                [other] { $who }はあなたと{ $third }の特性を入れ替えました。
                [third] { $who }は{ $other }とあなたの特性を入れ替えました。
               *[none] { $who }は{ $other }と{ $third }の特性を入れ替えました。
            }
    }
# $own-id is other if $who is $other too.
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] あなたは「{ $alarm }」を自分に付けました。
               *[none] { $who }は「{ $alarm }」を自分に付けました。
            }
       *[none]
            { $me ->
                [who] あなたは「{ $alarm }」を{ $other }に付けました。
                [other] { $who }は「{ $alarm }」をあなたに付けました。
               *[none] { $who }は「{ $alarm }」を{ $other }に付けました。
            }
    }

# The Getaway

event-getaway =
    { $me ->
        [who] バッグが5個！あなたから逃走が始まります。
       *[none] バッグが5個！{ $who }から逃走が始まります。
    }
event-face-up =
    { $me ->
        [who] あなたの手札は公開です：{ pile }。
       *[none] { $who }の手札は公開です：{ pile }。
    }
event-misses =
    { $me ->
        [who] あなたは気絶していて、1回休みです。
       *[none] { $who }は気絶していて、1回休みです。
    }
event-passes =
    { $me ->
        [who] あなたはパスしました。
       *[none] { $who }はパスしました。
    }
# $attack-id is what $who tries to do to $other.
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] あなたは{ $other }を撃ちました。
                [other] { $who }はあなたを撃ちました。
               *[none] { $who }は{ $other }を撃ちました。
            }
        [stab]
            { $me ->
                [who] あなたは{ $other }を刺そうとしました。
                [other] { $who }はあなたを刺そうとしました。
               *[none] { $who }は{ $other }を刺そうとしました。
            }
        [zip-tie]
            { $me ->
                [who] あなたは{ $other }を結束バンドで縛ろうとしました。
                [other] { $who }はあなたを結束バンドで縛ろうとしました。
               *[none] { $who }は{ $other }を結束バンドで縛ろうとしました。
            }
       *[handcuffs]
            { $me ->
                [who] あなたは{ $other }に手錠をかけようとしました。
                [other] { $who }はあなたに手錠をかけようとしました。
               *[none] { $who }は{ $other }に手錠をかけようとしました。
            }
    }
# The shotgun of $who hits $other as well as its target.
event-beside =
    { $me ->
        [other] 散弾があなたにも向かいます。
       *[none] 散弾が{ $other }にも向かいます。
    }
event-pays =
    { $me ->
        [who] あなたはショットガンのためにカードを1枚払いました。
       *[none] { $who }はショットガンのためにカードを1枚払いました。
    }
event-plays =
    { $me ->
        [who] あなたは{ $card }を使いました。
       *[none] { $who }は{ $card }を使いました。
    }
event-martial =
    { $me ->
        [who] あなたは格闘術を使いました。
       *[none] { $who }は格闘術を使いました。
    }
event-hostage =
    { $me ->
        [who] 人質があなたの身代わりに撃たれました。
       *[none] 人質が{ $who }の身代わりに撃たれました。
    }
event-vest =
    { $me ->
        [who] あなたの防弾チョッキが弾を止めました。
       *[none] { $who }の防弾チョッキが弾を止めました。
    }
event-revealed =
    { $me ->
        [who] あなたの正体がばれました：{ $identity }。
       *[none] { $who }の正体がばれました：{ $identity }。
    }
event-shown =
    { $me ->
        [who] あなたの正体：{ $identity }。
       *[none] { $who }の正体：{ $identity }。
    }
event-conscience =
    { $me ->
        [who] 良心の呵責により、あなたは捜査官の側につきます。
       *[none] 良心の呵責により、{ $who }は捜査官の側につきます。
    }
event-bleeds =
    { $me ->
        [who] あなたは出血しています。
       *[none] { $who }は出血しています。
    }
event-tied =
    { $me ->
        [who] あなたは結束バンドで縛られました。
       *[none] { $who }は結束バンドで縛られました。
    }
event-cuffed =
    { $me ->
        [who] あなたは手錠をかけられました。
       *[none] { $who }は手錠をかけられました。
    }
event-drugged =
    { $me ->
        [who] あなたは{ $other }を気絶させました。
        [other] { $who }はあなたを気絶させました。
       *[none] { $who }は{ $other }を気絶させました。
    }
event-wakes =
    { $me ->
        [who] あなたは目を覚ましました。
       *[none] { $who }は目を覚ましました。
    }
event-goes-on =
    { $me ->
        [who] あなたは見逃しました。
       *[none] { $who }は見逃しました。
    }
event-returns-fire =
    { $me ->
        [who] あなたは{ $other }に撃ち返しました。
        [other] { $who }はあなたに撃ち返しました。
       *[none] { $who }は{ $other }に撃ち返しました。
    }
event-stops =
    { $me ->
        [who] あなたは撃つのをやめました。
       *[none] { $who }は撃つのをやめました。
    }
# $own-id is other if $who is $other too.
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] あなたは自分の結束バンドを切りました。
               *[none] { $who }は自分の結束バンドを切りました。
            }
       *[none]
            { $me ->
                [who] あなたは{ $other }の結束バンドを切りました。
                [other] { $who }はあなたの結束バンドを切りました。
               *[none] { $who }は{ $other }の結束バンドを切りました。
            }
    }
# $own-id is other if $who is $other too.
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] あなたは自分の手錠を外しました。
               *[none] { $who }は自分の手錠を外しました。
            }
       *[none]
            { $me ->
                [who] あなたは{ $other }の手錠を外しました。
                [other] { $who }はあなたの手錠を外しました。
               *[none] { $who }は{ $other }の手錠を外しました。
            }
    }
event-attribute-gone =
    { $me ->
        [who] あなたの「{ $alarm }」はなくなりました。
       *[none] { $who }の「{ $alarm }」はなくなりました。
    }
event-bleeds-out =
    { $me ->
        [who] あなたは失血死しました。
       *[none] { $who }は失血死しました。
    }
event-poison-kills =
    { $me ->
        [who] あなたは毒で死にました。
       *[none] { $who }は毒で死にました。
    }
event-dies =
    { $me ->
        [who] あなたは死にました。
       *[none] { $who }は死にました。
    }
event-loots =
    { $me ->
        [who] あなたは{ $other }の手札を奪いました。
        [other] { $who }はあなたの手札を奪いました。
       *[none] { $who }は{ $other }の手札を奪いました。
    }
event-looted =
    { $me ->
        [who] あなたが奪ったカード：{ $card }。
       *[none] { $who }が奪ったカード：{ $card }。
    }
event-leaves =
    { $me ->
        [who] あなたは{ $other }の手札に触れませんでした。
        [other] { $who }はあなたの手札に触れませんでした。
       *[none] { $who }は{ $other }の手札に触れませんでした。
    }

# The Hideout

event-hideout = アジトです！生きている全員が正体を明かします。
event-freed =
    { $me ->
        [who] 運転手があなたを自由にしました。
       *[none] 運転手が{ $who }を自由にしました。
    }
event-driver-shoots =
    { $me ->
        [who] 運転手があなたを撃ちました。
       *[none] 運転手が{ $who }を撃ちました。
    }
event-bribes =
    { $me ->
        [who] あなたは運転手を買収し、運転手は去りました。
       *[none] { $who }は運転手を買収し、運転手は去りました。
    }

# What people claim

event-claim-passed-bag =
    { $me ->
        [who] あなたの発言：「{ $other }にバッグを渡した」
        [other] { $who }の発言：「あなたにバッグを渡した」
       *[none] { $who }の発言：「{ $other }にバッグを渡した」
    }
event-claim-kept =
    { $me ->
        [who] あなたの発言：「{ $other }はバッグを隠した」
        [other] { $who }の発言：「あなたはバッグを隠した」
       *[none] { $who }の発言：「{ $other }はバッグを隠した」
    }
event-claim-trust =
    { $me ->
        [who] あなたの発言：「{ $other }を信じる」
        [other] { $who }の発言：「あなたを信じる」
       *[none] { $who }の発言：「{ $other }を信じる」
    }
event-claim-suspect =
    { $me ->
        [who] あなたの発言：「{ $other }が怪しい」
        [other] { $who }の発言：「あなたが怪しい」
       *[none] { $who }の発言：「{ $other }が怪しい」
    }
event-claim-tattoo =
    { $me ->
        [who] あなたの発言：「{ $other }にはタトゥーがある」
        [other] { $who }の発言：「あなたにはタトゥーがある」
       *[none] { $who }の発言：「{ $other }にはタトゥーがある」
    }
event-claim-no-tattoo =
    { $me ->
        [who] あなたの発言：「{ $other }にはタトゥーがない」
        [other] { $who }の発言：「あなたにはタトゥーがない」
       *[none] { $who }の発言：「{ $other }にはタトゥーがない」
    }

# The end

event-ends =
    { $ending-id ->
        [agents-in-the-bank] 外に警察がいます：捜査官の勝ちです。
        [rivals-on-the-road] 車に残ったのはライバルだけ：ライバルの勝ちです。
        [agents-at-the-hideout] 捜査官がアジトに着きました：捜査官の勝ちです。
        [crew-at-the-hideout] アジトに着いたのはクルーだけ：クルーの勝ちです。
        [crew-in-the-showdown] 最後のライバルが倒れました：クルーの勝ちです。
        [rivals-in-the-showdown] クルーが全滅しました：ライバルの勝ちです。
        [stalemate] もう何も動きません：クルーの勝ちです。
       *[nobody-left] 誰も残っていません。勝者なしです。
    }
event-wins =
    { $me ->
        [who] あなたの勝ちです。
       *[none] { $who }の勝ちです。
    }


# What is asked

# $who is a list of players.
ask-wait = お待ちください：{ $who }が決めています。
# $other is the partner, if there is one.
ask-partners =
    { $other-id ->
        [none] あなたは{ $identity }です。ほかの人のことは知りません。
       *[somebody] あなたは{ $identity }です。{ $other }もそうです。
    }
# The digits that are multiplied, or added by another option.
ask-crack = 金庫を破れ：{ $first }{"\u00A0"}×{"\u00A0"}{ $second }{"\u00A0"}×{"\u00A0"}{ $third }＝？
ask-crack-add = 金庫を破れ：{ $first }{"\u00A0"}+{"\u00A0"}{ $second }{"\u00A0"}+{"\u00A0"}{ $third }{"\u00A0"}+{"\u00A0"}{ $fourth }＝？
# $card-id is none while the player has not looked at the card.
ask-pass-card =
    { $card-id ->
        [none] カードを誰に渡す？
       *[seen] { $card }を誰に渡す？
    }
# Followed by what becomes of the card.
ask-receive = 受け取ったカード：{ $card }。
ask-receive-bursts = 破裂します。
ask-receive-loads = 車に積まれます。
ask-receive-keeps = 手札に入ります。
ask-receive-chooses = 積みますか、隠しますか？
ask-dye = 染料で1枚だめになります：どれ？
ask-alarm-target = 「{ $alarm }」の相手は？
ask-search = 見つけたもの：{ pile }。
ask-give = 調べた相手にどの手札を渡す？
ask-vault = 金庫からどれを渡す？
ask-swap = どの特性を入れ替える？
ask-attribute = 「{ $alarm }」を誰に付ける？
ask-action = あなたの番：行動は1つです。
ask-action-bound = 拘束を解くか、パスしてください。
ask-shotgun-side = 的の隣の誰を巻き込みますか？
ask-shotgun-cost = ショットガンに払うカードは？
# $attack-id is what $who tries to do.
ask-answer =
    { $attack-id ->
        [shot] { $who }が撃ってくる！どうする？
        [stab] { $who }が刺しに来た！どうする？
        [zip-tie] { $who }が縛りに来た！どうする？
       *[handcuffs] { $who }が手錠を出した！どうする？
    }
ask-follow-up = 終わりました。{ $other }にお返しは？
ask-follow-up-again = { $other }をもう一発撃ちますか？
ask-extra-shot = もう一発撃つか、やめるか。
ask-poison = 毒が回っています：アドレナリンか、終わりか。
ask-loot = 死者の手札から1枚取りますか？


# What may be done. $seat is a player.

act-too-late = 同着には遅すぎる
act-ok = 続ける
# $number is the answer of a player in the race.
act-answer = { $number }
act-pass-to = { $seat }に渡す
act-load = 車に積む
act-keep = 隠し持つ
act-lose = { $card }を捨てる
act-choose = { $seat }を選ぶ
act-place =
    { $me ->
        [seat] 自分に付ける
       *[none] { $seat }に付ける
    }
act-swap = { $seat }と{ $seat_2 }を入れ替える
act-load-all = バッグをすべて積む
act-claim-none = バッグはないと言う
act-give = { $card }を渡す
act-pick = { $card }を選ぶ
act-pass = パス
act-shoot = { $seat }を撃つ
act-stab = { $seat }を刺す
act-cut = { $seat }の結束バンドを切る
act-unlock = { $seat }の手錠を外す
act-unjam = { $seat }の弾詰まりを直す
act-chloroform = { $seat }にクロロホルム
act-zip-tie = { $seat }を縛る
act-handcuff = { $seat }に手錠をかける
act-beside = { $seat }を巻き込む
act-pay = { $card }を払う
act-martial = 格闘術を使う
act-hostage = 人質を身代わりにする
act-adrenaline = アドレナリンを使う
act-vest = 防弾チョッキで受ける
act-accept = 受け入れる
act-continue = 見逃す
act-return-fire = 撃ち返す
act-speedloader = 早込め：{ $seat }を撃つ
act-stop = やめる
act-second-gun = 2丁目：{ $seat }を撃つ
act-take = 1枚取る
act-leave = 手札に触れない
act-claim-passed-bag = 宣言：{ $seat }にバッグを渡した
act-claim-kept = 宣言：{ $seat }はバッグを隠した
act-claim-trust = 宣言：{ $seat }を信じる
act-claim-suspect = 宣言：{ $seat }が怪しい
act-claim-tattoo = 宣言：{ $seat }にはタトゥーがある
act-claim-no-tattoo = 宣言：{ $seat }にはタトゥーがない
# In place of $seat: no player sits there.
nobody = 空席


# Why not. $wish is the action that is refused.

no-no-race-yet = 「{ $wish }」はまだできません：暗号が公開されていません。
no-vault-is-open = 「{ $wish }」はもう遅いです：金庫は開いています。
no-before-robbery = 「{ $wish }」はまだできません：強盗が始まっていません。
no-after-robbery = 「{ $wish }」はもう遅いです：強盗は終わりました。
no-no-alarm-yet = 「{ $wish }」はまだできません：警報が鳴っていません。
no-before-getaway = 「{ $wish }」はまだできません：逃走が始まってからです。
no-another-decides = 「{ $wish }」はできません：いま決めるのは{ $who }だけです。
no-dead = 「{ $wish }」はできません：あなたは脱落しています。
no-silence = 「{ $wish }」はまだできません：まだ誰も話せません。
no-dead-silence = 「{ $wish }」はできません：死人に口なしです。
no-hushed = 「{ $wish }」はできません：口止め料をもらっているので話せません。
no-about-another = 「{ $wish }」はできません：宣言は、ここにいるほかの人についてするものです。
no-claim-later = 「{ $wish }」はまだできません：宣言は、誰かがカードを渡すか行動を選ぶ間にします。
no-claimed = 「{ $wish }」はまだできません：宣言は1手番に1回です。
no-ready-already = 「{ $wish }」はできません：もう済ませました。
no-locked-out = 「{ $wish }」はできません：間違えたので、もう答えられません。
no-answered = 「{ $wish }」はできません：答えは暗号ごとに1回で、もう答えました。
no-nobody-there = 「{ $wish }」はできません：そこには誰もいません。
no-to-another = 「{ $wish }」はできません：カードはほかの人に渡します。
no-has-to-pass = 「{ $wish }」はできません：引いたカードは渡さなければなりません。
no-no-bag = 「{ $wish }」はできません：受け取ったのは現金バッグではありません。
no-loads-always = 「{ $wish }」は選べません：クルーは現金バッグを必ず積みます。
no-keeps-always = 「{ $wish }」は選べません：{ $identity }は現金バッグを必ず隠し持ちます。
no-somebody-else = 「{ $wish }」はできません：ほかの人を選んでください。
no-no-bags-found = 「{ $wish }」はできません：現金バッグは見つかりませんでした。
no-not-in-vault = 「{ $wish }」はできません：金庫にもう残っていません。
no-swap-two = 「{ $wish }」はできません：2つの特性を入れ替える必要があります。
no-two-players = 「{ $wish }」はできません：別々の2人が必要です。
no-no-attribute = 「{ $wish }」はできません：{ $other }には特性がありません。
no-move-one = 「{ $wish }」はできません：場の特性は1つだけで、それをほかの人に移します。
no-holds-it = 「{ $wish }」はできません：もうその人に付いています。
no-has-attribute = 「{ $wish }」はできません：{ $other }にはもう特性があり、まだない人がいます。
no-not-held = 「{ $wish }」に必要なカードを持っていません：{ $card }。
no-not-yourself = 「{ $wish }」はできません：自分は攻撃できません。
no-not-living = 「{ $wish }」はできません：そこに生きている人はいません。
no-your-side = 「{ $wish }」はできません：あなたの良心は捜査官の側にあり、{ $other }は捜査官です。
no-not-a-neighbour = 「{ $wish }」はできません：{ $other }は隣にいません。
no-bleeding = 「{ $wish }」はできません：{ $other }はもう出血しています。
no-no-ties = 「{ $wish }」はできません：{ $other }は縛られていません。
no-no-cuffs = 「{ $wish }」はできません：{ $other }は手錠をかけられていません。
no-not-jammed = 「{ $wish }」はできません：{ $other }の銃は詰まっていません。
no-tied = 「{ $wish }」はできません：{ $other }はもう縛られています。
no-cuffed = 「{ $wish }」はできません：{ $other }はもう手錠をかけられています。
no-out-cold = 「{ $wish }」はできません：{ $other }はもう気絶しています。
no-masked = 「{ $wish }」はできません：{ $other }は覆面をしています。
no-must-shoot = 「{ $wish }」はできません：ライバルは撃たなければなりません。
no-must-pass = 「{ $wish }」はできません：撃つ相手がいないので、パスしかできません。
no-trigger-happy = 「{ $wish }」はできません：乱射魔なので、撃たなければなりません。
no-agents-do-not = 「{ $wish }」はできません：捜査官は自分の番に撃ったり刺したりしません。
no-only-agents = 「{ $wish }」はできません：手錠を使えるのは捜査官だけです。
no-no-handcuffs = 「{ $wish }」はできません：手錠はもうありません。
no-jammed = 「{ $wish }」はできません：銃が弾詰まりです。
no-after-a-shot = 「{ $wish }」はまだできません：早込めは、撃った後にもう一発撃つためのものです。
no-is-tied = 「{ $wish }」はできません：縛られている間は、自分のバンドを切るかパスだけです。
no-is-cuffed = 「{ $wish }」はできません：手錠をされている間は、自分の手錠を外すかパスだけです。
no-cuffs-first = 「{ $wish }」はまだできません：先に自分の手錠を外してください。
no-one-action = 「{ $wish }」はできません：1手番に行動は1つで、もう撃ちました。
no-one-shot = 「{ $wish }」はできません：1丁で撃てるのは1手番に一発で、もう撃ちました。
no-only-rivals = 「{ $wish }」はできません：2丁目の銃があるのはライバルだけです。
no-second-fired = 「{ $wish }」はできません：2丁目は1手番に一発だけです。
no-second-jammed = 「{ $wish }」はできません：2丁目が弾詰まりです。
no-no-martial = 「{ $wish }」はできません：格闘術がありません。
no-martial-used = 「{ $wish }」はできません：次の自分の番まで使えません。
no-no-hostage = 「{ $wish }」はできません：人質がいません。
no-only-shots = 「{ $wish }」はできません：銃撃にしか効きません。
no-agents-hostage = 「{ $wish }」はできません：捜査官は人質を身代わりにしません。
no-no-vest = 「{ $wish }」はできません：防弾チョッキがあるのは捜査官だけです。
no-vest-used = 「{ $wish }」はできません：防弾チョッキは使用済みです。
no-cold = 「{ $wish }」はできません：気絶しています。
no-bound-hands = 「{ $wish }」はできません：拘束中はカードを使えません。
no-own-turn = 「{ $wish }」はできません：乱射魔は、自分の番にアドレナリンを使えません。
no-no-return-fire = 「{ $wish }」はできません：撃ち返せるのは捜査官だけです。
no-after-return-fire = 「{ $wish }」はまだできません：自分の番でないときの早込めは、撃ち返した後です。
no-returned = 「{ $wish }」はできません：もう撃ち返しました。もう一発には早込めが必要です。
no-at-the-attacker = 「{ $wish }」はできません：撃ち返せる相手は{ $other }だけです。
no-not-beside = 「{ $wish }」はできません：自分以外の、{ $other }の隣の人を選んでください。

warn-shows-agent = 捜査官だとばれます。
warn-shows-rival = ライバルだとばれます。
warn-final = 後戻り不可。
warn-dead = 脱落。後戻り不可。
warn-bound = 誰かに解かれるまで。

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = { $name }は{ $who }を{ $identity }と見ていた（{ $n }%）。
hindsight-accused = { $name }は{ $n }%の確信で{ $who }を疑った。
hindsight-framed = { $identity }の{ $name }は、クルーの目をそらすために{ $who }を疑ってみせた。
hindsight-praised = { $name }は{ $n }%の確信で{ $who }を保証した。
hindsight-shot = { $name }は{ $who }を{ $identity }と見て攻撃した（{ $n }%）。
hindsight-unsure = { $name }には{ $who }の正体が読めなかった。
