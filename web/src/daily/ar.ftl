# The daily heist: the same cards for everybody, once a day.

title = عملية اليوم
lead = البطاقات نفسها للجميع، لكل لاعب وحده أمام البوتات نفسها. وكل منها تُلعب مرة.
play = لعب
on = متابعة
again = إعادة العرض
won = فوز
lost = خسارة
won-score = فوز برصيد { $score }
lost-score = { $score }
place = المركز { $place } من { $played }
best = الدار اليوم
nobody = لم يلعبها أحد بعد.
you = أنت
all = كل عمليات اليوم
copy = نسخ النتيجة
copied = نُسخت. لا تكشف شيئًا.
by-hand = النتيجة محددة وجاهزة للنسخ.
result = { $game }، عملية اليوم { $day }: { $how }، المركز { $place } من { $played }.
next =
    { $hours ->
        [0] بطاقات جديدة خلال ساعة.
        [one] بطاقات جديدة بعد ساعة.
        [two] بطاقات جديدة بعد ساعتين.
        [few] بطاقات جديدة بعد { $hours } ساعات.
       *[other] بطاقات جديدة بعد { $hours } ساعة.
    }
