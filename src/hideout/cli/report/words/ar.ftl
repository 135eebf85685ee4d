about-series = ‏{ $game }، المقاعد { $seats }، الألعاب { $games }، البذرة { $seed }
about-tournament = ‏{ $game }، المقاعد { $seats }، التوزيعات { $deals }، الألعاب { $games }، البذرة { $seed }
about-company = ‏{ $game }، المقاعد { $seats }، الألعاب { $games }، { $bots }، البذرة { $seed }
interval = ⁦{ $low } .. { $high }⁩
share-between = ⁦{ $share } ({ $low } .. { $high })⁩
seat-name = المقعد { $n }
forfeited =
    { $n ->
        [one] انسحاب { $bot } مرة واحدة، أولًا { $first }.
        [two] انسحاب { $bot } مرتين، أولًا { $first }.
        [few] انسحاب { $bot } { $times } مرات، أولًا { $first }.
       *[other] انسحاب { $bot } { $times } مرة، أولًا { $first }.
    }
yes = نعم
no = لا
none = لا شيء
name-count = ‏{ $name } { $count }
blank = …

decisions-line = القرارات في اللعبة: المتوسط { $mean }، من { $least } إلى { $most }، الوسيط { $median }
endings-line = النهايات: { $endings }
column-bot = البوت
column-seat = المقعد
column-share = حصة الفوز
column-interval = مجال ⁦95%⁩
column-forfeits = الانسحابات
figure-by-seat = متوسط { $figure }: { $means }
figure-counts = ‏{ $figure }: { $counts }
figure-number = ‏{ $figure }: المتوسط { $mean }، من { $least } إلى { $most }

fair-share = الحصة العادلة للمقعد: { $share }
column-rating = التقييم
gap-stronger = ‏{ $bot } أمام { $other }: { $gap } للمقعد (⁦{ $low } .. { $high }⁩)، أقوى
gap-weaker = ‏{ $bot } أمام { $other }: { $gap } للمقعد (⁦{ $low } .. { $high }⁩)، أضعف
gap-unsure = ‏{ $bot } أمام { $other }: { $gap } للمقعد (⁦{ $low } .. { $high }⁩)، لا فرق واضح بعد
by-seat = حسب المقعد
by-figure = حسب { $figure }
give-or-take = ⁦{ $share } ± { $reach }⁩
arena-game-over = انتهت اللعبة { $n } من { $all }

column-habit = العادة
column-seen = المرصود
column-good = رفقة طيبة
column-of = من
column-counted = ما يُحصى

balance-title = ‏{ $game }: التوازن
balance-lead = الألعاب { $games }، المقاعد { $seats }، البوتات: { $bots }، البذرة { $seed }. المجالات عند ⁦95%⁩.
made-by = أُعدّ بالأمر { $command }.
balance-written = ‏{ $game }: الألعاب { $games }؛ التقرير في { $path }.
pictures-written = عدد الصور { $n } في { $folder }.
picture-title = ‏{ $game }، المقاعد { $seats }
seats = المقاعد
seats-lead = متوسط ما كسبه المقعد؛ الخط المتقطع هو العدل.
seats-chart = ما كسبه المقعد
fair-line = الحصة العادلة: { $share }
side-lead = متوسط ما كسبه مقعد من كل نوع.
side-chart = ما كسبه المقعد: { $figure }
counts-lead = حصتها من الألعاب.
endings = النهايات
endings-lead = كيف تنتهي الألعاب.
games-counted =
    { $n ->
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $games } ألعاب
       *[other] { $games } لعبة
    }
figures = الأرقام
figures-lead = متوسطات اللعبة.
mean-by-seat = حسب المقعد: { $means }
mean-between = ⁦{ $mean } ({ $least } .. { $most })⁩
length = الطول
length-lead = القرارات في اللعبة: المتوسط { $mean }، الوسيط { $median }، من { $least } إلى { $most }.
length-chart = القرارات في اللعبة
length-end = القرارات { $most }
length-column = من { $from } إلى { $to }: { games-counted }
players = عدد اللاعبين
players-lead = كيف تتغير اللعبة بعددهم.
column-players = اللاعبون
column-games = الألعاب
column-best = أفضل مقعد
column-worst = أسوأ مقعد
column-decisions = القرارات
column-endings = النهايات
what-if = ماذا لو
what-if-lead = أثر تغيير واحد. النقاط المفرغة قد تكون صدفة.
what-if-note = الألعاب { $games } بالبذور نفسها؛ القرارات في اللعبة { $gap } (⁦{ $low } .. { $high }⁩).
gap-endings = ‏{ $gap } من النهايات
gap-wins = ‏{ $gap } من الفوز
gap-moves = ‏{ $gap }، شوهد { $share }
change-card = ‏{ $card }، { $field }: { $value }
change-deck = بطاقات { $deck }
winning = ما يصاحب الفوز
winning-lead = ما كسبته مقاعد فعلت شيئًا مرة على الأقل، قياسًا إلى المتوسط. يبيّن ما يصاحب الفوز، لا ما يسببه.
rules = القواعد
rules-lead = كم يتكرر كل حدث؛ لم يقع { $never } من { $all } قط.
column-what = الحدث
column-a-game = في اللعبة
column-clauses = البنود
