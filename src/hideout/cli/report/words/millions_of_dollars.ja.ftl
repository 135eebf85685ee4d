ending-target = 目標到達
ending-rounds = 全ラウンド
figure-cash = 所持金
figure-rounds = ラウンド数

habit-departures = 金の有無によらず誰かが降りたラウンド
habit-deals = 申し出が受け入れられたラウンド
habit-claims = 1人・1ラウンドあたりの宣言
habit-repeated = 聞かれもせずに同じラウンドで繰り返した宣言
habit-wavering = 同じラウンドの前の宣言と食い違う宣言
habit-answered = 受けたか、断ったか、用意された申し出
habit-renewed = 同じ手下への前の申し出より高くない申し出
habit-brisk = 時間切れの前に終わったラウンド
