# Heist Hustle. $me is the argument that is the reader, if one is.

mood = ヤマは10件、サイコロ1個、ルーレット1台。頭はいらない。
genre = サイコロと運
option-line_percent = 線で止まる確率
option-line_percent-meaning = ルーレットが線の上で止まる割合（%）
option-hot_weapons = ホットな道具
option-hot_weapons-meaning = ハウスルール：現場ごとに2つの道具が2倍出やすい
option-bail = 降りる
option-bail-meaning = ハウスルール：黒幕以外は、サイコロの前に降りられる
option-second_try = 振り直し
option-second_try-meaning = ハウスルール：黒幕は5点払って失敗を振り直せる
option-even_rounds = 仕切りは同じ回数
option-even_rounds-meaning = 全員が同じ回数だけ仕切れる数の現場で遊ぶ
option-tie = 同点のとき
option-tie-meaning = 同点なら誰が勝つか
option-tie-share = 全員
option-tie-fewer_lead = 仕切りの少ない人
option-clock_seconds = 決める時間
option-clock_seconds-meaning = 秒。ボタンを押すだけなら半分


# The weapons and the locations

name-crowbar = バール
name-disguise = 変装​セット
name-lock-picks = 開錠具
name-grappling-hook = 鉤縄
name-smoke-bomb = 発煙弾
name-thermal-drill = 熱​ドリル
name-laptop = ノートPC
name-glass-cutter = ガラス​切り
name-night-goggles = 暗視鏡
name-dynamite = 爆薬
name-pawn-shop = 質屋
name-jewelry-boutique = 宝飾店
name-art-gallery = 画廊
name-armored-truck = 現金輸送車
name-yacht-marina = ヨットハーバー
name-natural-history-museum = 自然史博物館
name-downtown-bank = 都心の銀行
name-casino-vault = カジノの金庫
name-diamond-exchange = ダイヤ取引所
name-gold-reserve = 金塊保管庫


# What happened

event-start-roll =
    { $me ->
        [who] あなたは最初の黒幕決めで{ $die }を出しました。
       *[none] { $who }は最初の黒幕決めで{ $die }を出しました。
    }
event-roll-again = 1と5ばかり：全員が振り直します。
event-starts =
    { $me ->
        [who] あなたが最初の黒幕になりました。
       *[none] { $who }が最初の黒幕になりました。
    }
event-location =
    { $me ->
        [who] あなたは現場をめくりました：{ $location }、{ $worth }点。
       *[none] { $who }は現場をめくりました：{ $location }、{ $worth }点。
    }
event-wild-roll =
    { $me ->
        [who] あなたはワイルドカードを狙って{ $die }を出しました。
       *[none] { $who }はワイルドカードを狙って{ $die }を出しました。
    }
event-took-wild =
    { $me ->
        [who] あなたはワイルドカードを取りました。
       *[none] { $who }はワイルドカードを取りました。
    }
event-declined =
    { $me ->
        [who] あなたはワイルドカードを見送りました。
       *[none] { $who }はワイルドカードを見送りました。
    }
event-wild-stays = 今回は誰もワイルドカードを使いません。
event-took =
    { $me ->
        [who] あなたは{ $weapon }を取りました。
       *[none] { $who }は{ $weapon }を取りました。
    }
event-extra =
    { $me ->
        [who] あなたは{ $weapon }も取りました。
       *[none] { $who }は{ $weapon }も取りました。
    }
event-plays-all =
    { $me ->
        [who] あなたは取った道具をすべて使います。
       *[none] { $who }は取った道具をすべて使います。
    }
event-plays-one =
    { $me ->
        [who] あなたは{ $weapon }だけを使います。
       *[none] { $who }は{ $weapon }だけを使います。
    }
event-named =
    { $me ->
        [who] あなたはワイルドカードで{ $weapon }を指定しました。
       *[none] { $who }はワイルドカードで{ $weapon }を指定しました。
    }
event-unused =
    { $me ->
        [who] あなたはワイルドカードを使いませんでした。
       *[none] { $who }はワイルドカードを使いませんでした。
    }
event-answered =
    { $me ->
        [who] あなたは乗るか降りるかを決めました。
       *[none] { $who }は乗るか降りるかを決めました。
    }
event-goes =
    { $me ->
        [who] あなたは乗りました。
       *[none] { $who }は乗りました。
    }
event-bails =
    { $me ->
        [who] あなたは降りました。
       *[none] { $who }は降りました。
    }
# $succeeds is true or false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] あなたの目は{ $die }：ヤマは成功です。
               *[none] { $who }の目は{ $die }：ヤマは成功です。
            }
       *[false]
            { $me ->
                [who] あなたの目は{ $die }：ヤマは失敗です。
               *[none] { $who }の目は{ $die }：ヤマは失敗です。
            }
    }
event-tries-again =
    { $me ->
        [who] あなたは{ points }を払って振り直します。
       *[none] { $who }は{ points }を払って振り直します。
    }
event-line =
    { $me ->
        [who] あなたのルーレットは線の上で止まりました：回し直しです。
       *[none] { $who }のルーレットは線の上で止まりました：回し直しです。
    }
event-spun =
    { $me ->
        [who] あなたのルーレットは{ $weapon }で止まりました。
       *[none] { $who }のルーレットは{ $weapon }で止まりました。
    }
event-heist-points =
    { $me ->
        [who] あなたはヤマで{ points }を得ました。
       *[none] { $who }はヤマで{ points }を得ました。
    }
# $gained is true or false, $size what was gained or lost.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] あなたはルーレットで{ $size }点を得ました。
               *[none] { $who }はルーレットで{ $size }点を得ました。
            }
       *[false]
            { $me ->
                [who] あなたはルーレットで{ $size }点を失いました。
               *[none] { $who }はルーレットで{ $size }点を失いました。
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] あなたはワイルドカードで{ $size }点を得ました。
               *[none] { $who }はワイルドカードで{ $size }点を得ました。
            }
       *[false]
            { $me ->
                [who] あなたはワイルドカードで{ $size }点を失いました。
               *[none] { $who }はワイルドカードで{ $size }点を失いました。
            }
    }
event-house-points =
    { $me ->
        [who] あなたはうまく降りて{ $points }点を得ました。
       *[none] { $who }はうまく降りて{ $points }点を得ました。
    }
event-wins =
    { $me ->
        [who] あなたが{ points }で勝ちました。
       *[none] { $who }が{ points }で勝ちました。
    }
event-shares-win =
    { $me ->
        [who] あなたは{ points }で勝ちを分け合いました。
       *[none] { $who }は{ points }で勝ちを分け合いました。
    }
points = { $points }点


# What is asked

ask-start = 最初の黒幕決め：最初の3、なければ最初の偶数。
ask-wild = ワイルド狙い：4か6で権利。
ask-wild-won = ワイルドカードを取りますか？
ask-weapons = どの道具を取る？
ask-extras = 道具をあと{ $more }つまで取れます。
ask-play = 道具をすべて使う？それとも1つ？
ask-name = ワイルドカードでどの道具を指定？
ask-bail = 乗るか、降りるか：降りれば失敗時に{ $points }点。
ask-roll = サイコロを振る：偶数なら成功。
ask-second-try = ヤマは失敗です。{ $cost }点払って振り直しますか？
ask-spin = ルーレットで今回の道具を決める。


# What may be done

act-roll = サイコロを振る
act-take-wild = ワイルドを取る
act-decline = ワイルドを見送る
act-take = { $weapon }を取る
act-done = もう取らない
act-play-all = すべて使う
act-play = { $weapon }だけ使う
act-name = { $weapon }を指定
act-unused = 使わない
act-go = 乗る
act-bail = 降りる
act-try-again = 払って振り直す
act-stand = そのままにする
act-spin = 回す


# Why not. $wish is the action that is refused.

no-now-start = 「{ $wish }」はいまはできません：{ $other }が最初の黒幕決めで振る番です。
no-now-wild = 「{ $wish }」はいまはできません：ワイルドカードは{ $other }しだいです。
no-now-weapons = 「{ $wish }」はいまはできません：{ $other }が道具を取る番です。
no-now-extras = 「{ $wish }」はいまはできません：{ $other }が追加の道具を取れます。
no-now-play = 「{ $wish }」はいまはできません：{ $other }が使う道具を選んでいます。
no-now-name = 「{ $wish }」はいまはできません：{ $other }がワイルドカードの中身を決めます。
no-now-bail = 「{ $wish }」はいまはできません：{ $other }以外の全員が乗るか降りるかを決めます。
no-now-roll = 「{ $wish }」はいまはできません：{ $other }がヤマのサイコロを振ります。
no-now-second-try = 「{ $wish }」はいまはできません：{ $other }が払って振り直せます。
no-now-spin = 「{ $wish }」はいまはできません：{ $other }がルーレットを回します。
no-for-the-mastermind = 「{ $wish }」は、このラウンドの黒幕である{ $other }の役目です。
no-house-rule-off = 「{ $wish }」は、このテーブルで使わないハウスルールです。
no-start-rolled = 「{ $wish }」はできません：最初のサイコロはもう振りました。
no-start-later = 「{ $wish }」はまだできません：あなたの番ではなく、{ $other }が先に振ります。
no-does-not-roll-for-wild = 「{ $wish }」はできません：黒幕はワイルドカードを狙って振りません。
no-wild-rolled = 「{ $wish }」はできません：あなたはもう{ $roll }を出しました。1人1回です。
no-wild-later = 「{ $wish }」はまだできません：あなたの番ではなく、{ $other }が先です。
no-no-right-to-wild = 「{ $wish }」はできません：4か6が必要ですが、あなたの目は{ $roll }でした。
no-no-roll-yet = 「{ $wish }」はできません：先に4か6を出す必要があります。
no-declined = 「{ $wish }」はできません：ワイルドカードはもう見送りました。
no-wild-taken = 「{ $wish }」はできません：このラウンドのワイルドカードは{ $other }のものです。
no-wild-yours = 「{ $wish }」はできません：ワイルドカードはもうあなたのものです。
no-wild-stays = 「{ $wish }」はできません：今回は誰もワイルドカードを使いません。
no-wild-open = 「{ $wish }」はできません：ワイルドカードはまだ誰も取っていません。
no-not-the-holder = 「{ $wish }」はあなたの役目ではありません：ワイルドカードは{ $other }が持っています。
no-named-later = 「{ $wish }」はまだできません：道具がすべて決まってからです。
no-named = 「{ $wish }」はできません：ワイルドカードの中身はもう決めました。
no-has-a-weapon = 「{ $wish }」はできません：あなたはもう道具を持っています。
no-extras-later = 「{ $wish }」はまだできません：黒幕の追加は、全員が1つ取ってからです。
no-no-extras = 「{ $wish }」はできません：10人のときは追加の道具がありません。
no-takes-later = 「{ $wish }」はまだできません：あなたの番ではなく、{ $other }が先に取ります。
no-taken = 「{ $wish }」はできません：その道具はもうなく、{ $other }が持っています。
no-yours = 「{ $wish }」はできません：その道具はもうあなたが持っています。
no-one-weapon = 「{ $wish }」はできません：黒幕以外は道具を1つしか持てません。
no-weapons-done = 「{ $wish }」はもう遅いです：このラウンドの道具は決まりました。
no-single-weapon = 「{ $wish }」はできません：道具が1つなら必ず使います。2つ以上持てるのは{ $other }だけです。
no-not-held = 「{ $wish }」はできません：その道具を持っていません。
no-always-goes = 「{ $wish }」はできません：黒幕は必ず乗ります。
no-answered = 「{ $wish }」はできません：もう答えました。
no-once-more = 「{ $wish }」はできません：失敗の振り直しは1回だけです。
no-succeeded = 「{ $wish }」はできません：ヤマは成功しています。
no-rolled = 「{ $wish }」はできません：今回のサイコロはもう振られました。

# After the game: what a bot did something for.
hindsight-stacked = { $name }は{ $n }点差を追い、ワイルドカードで自分の{ $weapon }を指定した。頼みは幸運だけだった。
hindsight-shadowed = { $name }はリードしていたので、当たっても外れても同じだけ動くよう、{ $who }の{ $weapon }を指定した。
hindsight-spared = { $name }は{ $n }点のリードを守るため、ワイルドカードを使わなかった。
