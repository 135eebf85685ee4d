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
habit-bank-heist-heard = ألعاب فيها إنذار ويتكلم فيها لاعبان أو أكثر
habit-bank-heist-claims = الأقوال لكل لاعب ولعبة فيها إنذار
habit-bank-heist-repeated = أقوال سبق أن قالها صاحبها
habit-bank-heist-impossible = أقوال تعرف الطاولة أنها باطلة
habit-bank-heist-idle = آراء في من هويته مكشوفة
habit-bank-heist-just = اتهامات من العصابة لا تصيب العصابة
habit-bank-heist-unfriendly = هجمات على من يُعرف أنه من الجانب نفسه
habit-heat-claims = الأقوال لكل لاعب ومرحلة
habit-heat-impossible = بطاقات قيلت وكل نسخها مكشوفة
habit-heat-true = أقوال تؤكدها البطاقة الملعوبة
habit-millions-of-dollars-departures = جولات فيها انصراف، بأجر أو بلا أجر
habit-millions-of-dollars-deals = جولات فيها عرض مقبول
habit-millions-of-dollars-claims = الأقوال لكل لاعب وجولة
habit-millions-of-dollars-repeated = أقوال تكرر بلا سؤال ما قيل في الجولة
habit-millions-of-dollars-wavering = أقوال تناقض قولًا سابقًا في الجولة نفسها
habit-millions-of-dollars-answered = عروض قُبلت أو رُفضت أو أُبقيت لصفقة مشتركة
habit-millions-of-dollars-renewed = عروض لا تزيد على عرض سابق للشخصية نفسها
habit-millions-of-dollars-brisk = جولات تنتهي قبل نفاد الوقت
habit-oceans-heist-suggests = مشاهد يقول فيها الزميل فورًا ما كان سيفعله
habit-oceans-heist-impossible = بطاقات يسميها الزميل ولا يمكن وضعها أو شراؤها أو اختيارها
habit-oceans-heist-answered = مسودات القائد التي يبدي الزميل رأيه فيها
habit-oceans-heist-begins = مشاهد يتركها القائد فيبدأ فيها الزميل
habit-oceans-heist-repeated = ملاحظات للفريق سبق قولها في المشهد نفسه
habit-oceans-heist-meddling = حركات زميل تلغي شيئًا أو تقرر عن الفريق
habit-oceans-heist-remarks = ملاحظات الزميل لكل مشهد
habit-oceans-heist-table-talk = جولات يقول فيها القائد شيئًا للجميع
habit-oceans-heist-announced = دفاعات يعلن عنها الطاقم ثم يضعها
habit-oceans-heist-lacking = مرات ينقص العصابة فيها ما تقول إنه ينقصها
habit-heist-hustle-unused = بطاقات جامحة تؤخذ ثم لا تُستعمل
habit-heist-hustle-held-back = مرات يأخذ فيها العقل المدبر عدة أسلحة ويلعب واحدًا
habit-heist-hustle-bails = لاعبون ينسحبون حين يجوز لهم

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
length-column = من { $from } إلى { $to }: الألعاب { $games }
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

ending-agents-in-the-bank = العملاء في المصرف
ending-rivals-on-the-road = الغرماء في الطريق
ending-agents-at-the-hideout = العملاء في المخبأ
ending-crew-at-the-hideout = العصابة في المخبأ
ending-crew-in-the-showdown = العصابة في المواجهة
ending-rivals-in-the-showdown = الغرماء في المواجهة
ending-stalemate = تعادل
ending-nobody-left = لم يبق أحد
ending-too-hot = حرارة زائدة
ending-pay-off = الحساب
ending-points = النقاط
ending-target = بلوغ الهدف
ending-rounds = نهاية الجولات
ending-crew_win = فوز العصابة
ending-alarms = الإنذارات
ending-exhausted = نفاد الحيل
ending-conceded = استسلام

figure-side = الجانب
figure-identities = الهويات
figure-living = على قيد الحياة
figure-money = المال
figure-heat = الحرارة
figure-jailed = في السجن
figure-places = الترتيب
figure-price = الثمن
figure-totals = المجاميع
figure-cash = المال
figure-rounds = الجولات
figure-team = الفريق
figure-rating-crew = التقييم: العصابة
figure-rating-staff = التقييم: الكازينو
figure-round = الجولة
figure-alarms = الإنذارات
figure-escape_alarms = إنذارات الفرار
figure-has_target = الهدف مع العصابة
figure-attempts = المجازفات
figure-left_standing-1 = بقي قائمًا: 1
figure-left_standing-2 = بقي قائمًا: 2
figure-left_standing-3 = بقي قائمًا: 3
figure-left_standing-4 = بقي قائمًا: 4
figure-left_standing-5 = بقي قائمًا: 5
figure-target = الهدف
figure-situation = الظرف
figure-globals = الدفاعات العامة
figure-opening = الافتتاح
value-crew = العصابة
value-agents = العملاء
value-rivals = الغرماء
value-nobody = لا أحد
value-staff = الكازينو
