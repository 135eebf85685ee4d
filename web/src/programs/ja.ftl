# Bots from elsewhere, in the lobby.

lead = 自作のプログラムも、ボットと示されて、自分の席で遊べます。トークンが必要です。
name = ボットの名前
make = トークンを作る
once = いまコピーしてください。表示は1回だけです。これを持つ人は、この部屋でこのボットとして遊べます。
copied = トークンをコピーしました。
token = { $name }のトークン
here = 接続中
away = 不在
remove = { $name }を外す
house = このハウスのボット
invite = { $name }を招待
invited = 招待済み
