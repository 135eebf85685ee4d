# The daily heist.

title = 今日のヤマ
lead = 全員に同じカード、同じボットを相手に1人で挑みます。それぞれ1回だけ遊べます。
play = 遊ぶ
on = 続ける
again = もう一度見る
all = 今日のヤマ一覧
best = ハウスの今日の記録
you = あなた
won = 勝ち
lost = 負け
won-score = { $score }で勝ち
lost-score = { $score }
place = { $played }人中{ $place }位
nobody = まだ誰も遊んでいません。
next =
    { $hours ->
        [0] 1時間以内に新しいカードになります。
       *[other] あと{ $hours }時間で新しいカードになります。
    }
copy = 結果をコピー
copied = コピーしました。ネタバレはありません。
by-hand = 結果を選択しました。そこからコピーしてください。
result = { $game }、{ $day }の今日のヤマ：{ $how }、{ $played }人中{ $place }位。
