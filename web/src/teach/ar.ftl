# What the page says to newcomers, whatever is played.

first-title = { $game }: كيف يكون الفوز
first-trick = السر
first-go = واضح
first-deal = توزيع البطاقات
howto = كيف تُلعب
howto-of = كيف تُلعب { $game }
howto-of-short = كيف تُلعب: { $game }
showme = أرني
howto-aim = الهدف
howto-trick = السر.
howto-flow = سير اللعب
howto-cards = كل البطاقات
howto-times = ⁦×{ $n }⁩
howto-total =
    { $n ->
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }
howto-players =
    { $players ->
        [one] مع لاعب واحد { $n }
        [two] مع لاعبين { $n }
        [few] مع { $players } لاعبين { $n }
       *[other] مع { $players } لاعبًا { $n }
    }
howto-rules = قراءة القواعد بندًا بندًا
howto-room = فتح غرفة
howto-none = لم يكتب أحد بعد كيف تُلعب هذه اللعبة. كل شيء في القواعد.
explain-close = إغلاق
explain-more = كل البطاقات
coach = المدرب
coach-on = المدرب: نصيحة عند كل قرار من نوع جديد
coach-ask = ما الذي يفعله لاعب عاقل؟
coach-off = هذه الطاولة تلعب بلا مدرب.
coach-look = نظرة
coach-thinks = لحظة تفكير…
coach-says = لاعب عاقل: { $move }. { $because }
coach-waits = اللاعب العاقل ينتظر هنا. { $because }
coach-next = التالي في الجودة: { $move }. بالنظر إلى الأمام يفوز في نحو { $other } من كل 100 لعبة، والأول في { $best }.
coach-do = ليكن
coach-where = أين ذلك؟
coach-close = شكرًا
