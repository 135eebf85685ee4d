ending-points = 得点
figure-totals = 合計点

habit-unused = 取ったまま使われないワイルドカード
habit-held-back = 首謀者が武器を複数取って1つだけ使う回数
habit-bails = 降りられるときに降りるプレイヤー
