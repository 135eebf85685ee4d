ending-too-hot = ヒート過多
ending-pay-off = 清算
figure-money = 所持金
figure-heat = ヒート
figure-jailed = 投獄
figure-places = 順位
figure-price = 値段

habit-claims = 1人・1ステージあたりの宣言
habit-impossible = すべて表に出ているのに宣言されたカード
habit-true = 出したカードと合っていた宣言
