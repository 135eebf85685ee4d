heist-of = ‏Heist Hustle، العملية { $n } من { $all }
coming =
    { $n ->
        [zero] لا أهداف مقلوبة
        [one] هدف واحد مقلوب
        [two] هدفان مقلوبان
        [few] { $n } أهداف مقلوبة
       *[other] { $n } هدفًا مقلوبًا
    }
coming-after = آخر عملية: { $location }؛ { coming }
worth =
    { $n ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $n } نقاط
       *[other] { $n } نقطة
    }
led-by = العقل المدبر: { $name }
all-robbed = نُهب آخر هدف
who-first = من يقود أولًا؟
who-first-how = أول 3، وإلا أول زوجي
wild-free = الجوكر على الطاولة
wild-held = الجوكر: { $name }
wild-unused = الجوكر: { $name }، بلا استعمال
wild-named = الجوكر: { $name } = { $weapon }
die-waits = لم يُرمَ النرد
die-success = ‏{ $n }: نجاح
die-failure = ‏{ $n }: فشل
die-success-again = ‏{ $n }: نجاح، محاولة ثانية
die-failure-again = ‏{ $n }: فشل، محاولة ثانية
column-first-roll = رمية أولى
column-led = قيادة
column-answer = الجواب
column-wild-roll = الجوكر
column-last = الأخيرة
column-heist = العملية
column-spinner = العجلة
column-wild = الجوكر
column-house = الدار
column-total = المجموع
closed = مقلوب
answer-go = دخول
answer-bail = انسحاب
