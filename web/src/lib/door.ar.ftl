# What the first screen says; the rest of the page says what is beside it.

app-title = Hideout
app-claim =
    لا أمان لأحد.
    والغنيمة للجميع.
app-lead = ألعاب ورق لأصدقاء يجيدون الكذب. البوتات تملأ المقاعد الخالية، ولا حاجة إلى حساب.
app-proof = الأسرار تبقى على الخادم، ونحن نختبر ذلك
app-shuffle = خلط يمكنك التحقق منه
app-rules = كل حدث يذكر القاعدة التي جاءت به
nav-about = حول
nav-devices = جهاز آخر؟
nav-light = المظهر الفاتح
nav-dark = المظهر الداكن
nav-language = اللغة
app-page = Hideout: خمس ألعاب سطو مع الأصدقاء والبوتات
app-issue = العدد { $n }
app-of = { $what } · Hideout
code-ask = معك رمز؟
code-hint = رمز مثل KDMRTW
code-join = دخول
learn-short = درس في 3 دقائق
pick-title = ما عملية الليلة؟
pick-lead = لمسة واحدة تفتح غرفة خاصة
pick-solo = مع بوتات فقط
facts-players =
    { $most ->
        [few] { $least } إلى { $most } لاعبين
       *[other] { $least } إلى { $most } لاعبًا
    }
facts-minutes = { $minutes } د
problem-title = لم ينجح ذلك
problem-home = عودة إلى الألعاب
problem-offline = الخادم لا يجيب. هل ما زال يعمل؟
named = ‏{ $name }: { $text }

# Without a connection.
offline-title = لا اتصال
offline-seat = مقعدك بأمان. إن طال غيابك ناب عنك بوت حتى العودة.
offline-later = تعود هذه الصفحة وحدها حالما تُجيب الدار.
offline-again = محاولة أخرى
problem-nothing = لا شيء في هذا العنوان.
daily-door = عملية اليوم
