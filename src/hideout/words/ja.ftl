# What all games share.

ask-over = ゲームは終わりました。
ask-wait = ほかの人を待ってください。

act-time-up = 時間切れ

no-over = ゲームは終わりました。
no-tables-word = 「{ $wish }」はテーブルが決めることです。
no-not-yet = 「{ $wish }」は、いまテーブルが言うことではありません。
no-players-word = 「{ $wish }」はプレイヤーが決めることです。
no-not-asked = 「{ $wish }」はできません：いまはあなたが決めるときではありません。
no-other-asked = 「{ $wish }」は、いま聞かれていることではありません。{ $asked }

# One of several copies of a card.
copy = { $card } #{ $number }

# Between the things of a list, between the things that one card does, and between sentences.
list-separator = {"、"}
effects-separator = {"、"}
sentence-separator = {""}

# Of a message that nobody has written: what is asked, or why not, by its id.
unwritten-ask = あなたの番です：{ $what }。
unwritten-no = できません：{ $what }。
