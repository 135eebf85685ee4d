# ゲームのまわりで端末が言うこと。

greet-title = { $game }・{ $n }人
greet-me = あなた
greet-bot = { $name }（ボット）
greet-table = 席順：{ $names }。
greet-options = オプション：{ $options }。
greet-option = { $option }：{ $value }
greet-on = オン
greet-off = オフ
greet-help = ? でヘルプ、quit で終了します。

turn-enter = [Enter]
turn-enter-waits = [Enterで待つ]
turn-figures = その数字を入力してください。
turn-type = 番号か、したいことを入力してください。? でヘルプです。
turn-which = どれにしますか？
turn-awaited = みんながあなたを待っています。決めるまで何も起こりません。
turn-folded = { $n }通り：「{ $verb }」で一覧、または「{ $example }」のように入力
turn-no-figure = { $n }は選べる数字ではありません。
turn-no-choice = { $n }番はありません。1から{ $all }までです。
turn-nothing-yet = まだ何も起きていません。
turn-unknown = 「{ $text }」という行動はありません。使える動詞：{ $verbs }
turn-unknown-near = 「{ $text }」という行動はありません。「{ $near }」のことですか？
turn-rules = 例：rules { $clause }、または言葉を続けて入力します。

help-title = 入力できること
help-number = 番号で選ぶ
help-name = 名前で選ぶ。頭の数文字でよく、プレイヤーも名前で呼べる
help-enter = ひとつしかない選択肢を選ぶ。何人も同時に動ける場面では待つ
help-wait = ほかの人やタイマーを先に進める（何人も同時に動ける場面）
help-skip = この場面が終わるまで待つ
help-time-up = 持ち時間があれば、使い切る
help-why = 直前の出来事や、できなかった理由のルール
help-rules = ルールの条文、または言葉を含む条文すべて
help-log = これまでに聞いたことすべて
help-board = もう一度テーブルを見る
help-quit = ゲームをやめる

keyboard-read = 読んだらEnterを押してください。
keyboard-pass = キーボードを{ $name }さんに渡し、Enterを押してください。
keyboard-again = （{ $names }さん、考え直すなら名前を入力してください。）

bot-forfeits = { $name }は失格です：{ $bot } { $why }。ハウスのボットが続けます。
bot-forfeited = { $name }は失格でした。

end-left = { $n }回の決定でゲームを離れました。
end-show = ゲーム終了：Enterで結果をみんなに見せます。
end-nobody = 勝者はいません。
end-you-won = あなたの勝ちです。
end-won = { $names }の勝ちです。
end-won-together = { $names }がそろって勝ちました。
end-you = あなた
end-thoughts = 勝負どころでボットが選んだ手（と、それぞれの見込み）：
end-wait = 待つ
end-move = { $move }（{ $worth }）
end-chose = { $name }、{ $n }手目：{ $move }
end-chose-rather = { $name }、{ $n }手目：{ $move }。ほかの候補は{ $others }
end-keep = 記録を保存しますか？ ファイル名を入力、不要ならEnter：
end-not-kept = 記録は保存されませんでした。
end-kept = 保存しました。もう一度見るには：{ $command }

analyse-title = { $game }・全{ $n }手
analyse-decision = 手
analyse-chances = 勝率（と、隠された情報のうち席が知り得た割合）
analyse-turned = 勝負の分かれ目
analyse-turn = { $from }手目から{ $to }手目：{ $up }は{ $up-before }から{ $up-after }へ、{ $down }は{ $down-before }から{ $down-after }へ
analyse-known = 推理できたこと
analyse-fact = { $n }手目まで：{ $name }は{ $after }の確かさで言えた：{ $fact }（その前は{ $before }）
analyse-better = 探索が調べた{ $n }手のうち、もっとよい手
analyse-because = なぜそうしたか
analyse-mistake = { $n }手目：{ $name }の「{ $move }」より「{ $other }」のほうが{ $more }よかった
analyse-wait = 待つ
analyse-unfinished = { $path }はまだ終わっていません。分析できるのは終わったゲームだけです。
report-chance = 勝率
report-chance-lead = そこから普通のボットが続けた場合。
report-turned-lead = 勝率が最も動いたところ。
report-knew = 席が知り得たこと
report-knew-lead = 席の知識に合う世界が、本当の世界とどれだけ一致するか。
report-facts = 最も雄弁な事実
report-facts-lead = 一度に最も多くを学べた事実。
report-moves = ほかの手
report-moves-lead = 探索は{ $n }手を調べました。
report-identities = 正体
report-identities-lead = その時点で確かなことから見た、本当の正体の正確な確率。
report-eyes = { $name }の目から

file-exists = { $path }はすでにあり、上書きされません。
file-no-folder = { $path }に書き込めません：フォルダー{ $folder }がありません。
file-unwritten = { $path }に書き込めません：{ $why }。
name-length = 名前は1〜{ $most }文字です。「{ $name }」は使えません。
name-twice = 同じテーブルでは名前を変えてください。
seats-too-few = { $seats }席に{ $people }人は座れません。
rules-no-word = { $game }のルールに「{ $word }」はありません。
rules-no-clause = { $game }に条文{ $clause }はありません。{ $first }から{ $last }までです。

origin-S = 原典のルール
origin-R = 独自の裁定
origin-D = デジタル版の調整
origin-english = 英語

progress-games = ゲーム
progress-decisions = 手

lesson-title = { $game }・{ $n }段階のレッスン
lesson-step = { $n } / { $all }
lesson-help = Enterで進みます。何か聞かれたら、番号か名前を入力してください。`show me` で代わりに実行、`back` でひとつ戻る、`board` でもう一度テーブル、`quit` で終了します。
lesson-on = Enterで進みます。
lesson-not-asked = ここでは何も聞かれていません。
lesson-choose = 一覧の番号か名前を入力してください。`show me` で代わりに実行します。
lesson-done = 次は本番です：{ $command }
