# What this board says.

sheet = الورقة
where = لمسة على سلاح فوق الطاولة.
stage- = Heist Hustle
late-start = عند 0:00 يُرمى النرد وحده.
late-wild = عند 0:00 يُرمى النرد، وإن كسبت الجوكر فهو لك.
late-weapons = عند 0:00 يكون لك أول سلاح باقٍ.
late-extras = عند 0:00 لا سلاح إضافيًّا لك.
late-play = عند 0:00 تُلعب كل أسلحتك.
late-name = عند 0:00 يكون الجوكر سلاحك نفسه.
late-bail = عند 0:00 قرارك الدخول.
late-roll = عند 0:00 يُرمى النرد وحده.
late-second-try = عند 0:00 تبقى الرمية.
late-spin = عند 0:00 تدور العجلة وحدها.
hint-start = الفائز بهذه الرمية يقود العملية الأولى.
hint-wild = الجوكر سلاح من اختيارك حين تتوقف العجلة.
hint-weapons = لكل لاعب سلاح. إن توقفت العجلة على سلاحك كسبت عدد النرد بعد النجاح، وخسرته بعد الفشل.
hint-extras = القيادة لك، فيمكنك حمل المزيد: خانات أكثر من العجلة لك، خيرًا كانت أم شرًّا.
hint-play = كل أسلحتك، أو رهان على واحد.
hint-name = إن توقفت العجلة هناك حُسب الجوكر لك أيضًا، خيرًا كان أم شرًّا.
hint-bail = الأجوبة تُكشف معًا. من يدخل يقاسم النقاط، ومن ينسحب آمن عند الفشل.
hint-roll = عند النجاح لك نصف نقاط الهدف، والباقي للآخرين. وعند الفشل لا شيء لأحد.
hint-second-try = الدفع يشتري رمية أخرى.
hint-spin = من لعب السلاح الذي تتوقف عليه يكسب عدد النرد أو يخسره.
hint-wait-you = هذه العملية بقيادتك: النرد أولًا ثم العجلة.
hint-wait = هذه العملية بقيادة { $name }: النرد أولًا ثم العجلة.
script-weapons = { $name }، أي سلاح؟
script-extras = القيادة عند { $name }، والمزيد من الأسلحة ممكن.
script-roll = { $name }، النرد إليك. الأعداد الزوجية تنجح.
script-spin = { $name }، العجلة إليك.
script-wild = { $name }، رمية من أجل الجوكر.
script-bail = للجميع: دخول أم انسحاب؟
mastermind = العقل المدبر
wild-holds = الجوكر هنا
answer-set = تم
seat-label =
    { $n ->
        [few] { $name }: { $n } نقاط
       *[other] { $name }: { $n } نقطة
    }
seat-leads = قيادة هذه العملية
seat-rolled = رمية { $n } من أجل الجوكر
weapon-named = سمّاه الجوكر
weapon-hot = ساخن: تتوقف العجلة هناك ضعف المرات
nobody = لا أحد
you = أنت
wheel = العجلة
wheel-stop = العجلة: { $weapon }
die = النرد يُظهر { $n }
die-none = لم يُرمَ النرد بعد
sheet-location = الهدف
sheet-total = المجموع
sheet-parts = العملية { $a }، العجلة { $b }، الجوكر { $c }، الدار { $d }
sheet-coming = ما بقي، بترتيب مجهول: { $what }.
mark-rival = منافس على الصدارة
mark-lucky = محظوظ
end-one = أبرع المحتالين: { $who }
end-many = الغنيمة بين { $who }
end-lead =
    { $best ->
        [few] { $best } نقاط بعد كل الأهداف ({ $n }).
       *[other] { $best } نقطة بعد كل الأهداف ({ $n }).
    }
# Each name stands by itself: the first ends here, the next begins.
and = {"\u2069 و\u2068"}

# A job told as a scene.

story-start = من يقود أولًا
story-roll = النرد يقرر
story-die = النرد
story-spin = العجلة
story-points = الحصيلة
story-none = لا شيء.
story-heist-points = { NUMBER($n, signDisplay: "always") } للعملية
story-spinner-points = { NUMBER($n, signDisplay: "always") } من العجلة
story-wild-points = { NUMBER($n, signDisplay: "always") } من الجوكر
story-house-points = { NUMBER($n, signDisplay: "always") } للانسحاب
story-paid = ⁦−{ $n }⁩ للمحاولة الثانية
story-stamp-wins = فوز
