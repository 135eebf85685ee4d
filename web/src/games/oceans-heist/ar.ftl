# What this board says.

notes = مفكرة
stage-target = اختيار الهدف
stage-situation = اختيار الظرف
stage-prepare = الإعداد
ask-prepare-crew = تجهيز الحقيبة.
stage-over = صباح اليوم التالي
stage- = Ocean’s Heist
scene-entry = الدخول { $n }
scene-vault = اقتحام الخزنة
scene-vault-breach = اقتحام الخزنة
scene-breach = اقتحام الخزنة
scene-escape = الفرار

late-target = عند 0:00 تُحسب مسودتكم؛ ومن دونها يُسحب هدف.
late-situation = عند 0:00 تُحسب مسودتكم؛ ومن دونها لا ظرف.
late-prepare-crew = عند 0:00 يُحسب ما اشتريتم؛ وإن لم يكن شيء مُلئت الحقيبة لكم.
late-prepare-staff = عند 0:00 تُحسب مسودتكم، ويُسحب ما ينقص.
late-reveal = عند 0:00 تمضي الجولة.
late-prep = عند 0:00 يُحسب ما هو موضوع.
late-crunch = عند 0:00 يُحسب ما هو موضوع.
late-assign = عند 0:00 تُحسب آخر خطة قابلة للتنفيذ؛ ومن دونها تضع القواعد خطة.
late-wing = عند 0:00 تتوقف المجازفة.
hint-target = يحرس الكازينو هدفًا واحدًا. وهو يحدد ما تطلبه الخزنة في الجولة 4.
hint-situation = الظرف يحسّن نوعًا من المعدات الليلة. ويمكن الاستغناء عنه.
hint-prepare-crew = شيء من الأنواع السبعة كلها؛ فهو لخمس جولات.
hint-prepare-staff = تصعّب الليلة كلها. وتراها العصابة لاحقًا.
hint-reveal = ما تطلبه هذه: بعضها سيوضع مقلوبًا قريبًا.
hint-prep-crew = لمسة على بطاقات اليد: لا يدفع إلا الجاهز. وعلامة الصح: يكفي لذلك الدفاع وحده.
hint-prep-staff = لمسة على ما يوضع. رأت العصابة السحب لا الاختيار.
hint-crunch = آخر فرصة لوضع بطاقات، ثم يُكشف كل شيء.
hint-assign = لمسة على ثمن لدفعه. وما بقي قائمًا قد يطلق إنذارًا.
hint-assign-escape = لمسة على ثمن لدفعه. في الفرار لا يجوز أن يبقى شيء قائمًا.
hint-wing = رمية برقم سمّيتموه تُسقط الدفاع.
hint-help = المسودة لك أيضًا: لمسة على ما يحتاج تغييرًا. والتأكيد عند { $name }.
hint-captain = تأكيد فريقك عند { $name }.
hint-wait-crew = القرار عند الكازينو. إنذارات كثيرة تنهي العملية.
hint-wait-staff = القرار عند العصابة. إنذارات كثيرة والفوز لكم.
hint-wait-crew-escape = القرار عند الكازينو. في الفرار لا يجوز أن يبقى شيء قائمًا.
hint-wait-staff-escape = القرار عند العصابة. إن بقي دفاع واحد فالفوز لكم.
script-target = يا طاقم الكازينو، اختاروا الهدف الذي تحرسونه.
script-situation = يا عصابة، اختاروا ظرفًا.
script-prepare = للفريقين: العيون على الهواتف. العصابة تتسوق، والكازينو يختار دفاعين عامين.
script-reveal = هذه هي الدفاعات المسحوبة.
script-prep = وقت التحضير. الكازينو يضع دفاعاته، والعصابة معداتها.
script-crunch = الوقت الحرج. هذه آخر فرصة للعصابة.
script-assign = كل البطاقات مكشوفة. أي أدوات لأي دفاع؟
script-wing = يا عصابة، هل تجازفون؟

team-crew = العصابة
team-staff = طاقم الكازينو
team-crew-short = العصابة
team-staff-short = الكازينو
team-mine = فريقك
captain = ‏{ $name } ★
done = تم
alarms =
    { $all ->
        [few] { $n } من { $all } إنذارات
       *[other] { $n } من { $all } إنذارًا
    }
alarms-note = الإنذارات ⁦{ $n }/{ $all }⁩
force = قيد العمل طول الليل
ours = { $what }: لنا
stolen = { $what }: سُرق
spent = { $what }: استُخدم
by = من { $name }

shop-left = الباقي ⁦${ $n }⁩
shop-of =
    { $n ->
        [zero] من ⁦${ $all }⁩ · لا بطاقات
        [one] من ⁦${ $all }⁩ · بطاقة واحدة
        [two] من ⁦${ $all }⁩ · بطاقتان
        [few] من ⁦${ $all }⁩ · { $n } بطاقات
       *[other] من ⁦${ $all }⁩ · { $n } بطاقة
    }
shop-stop = توقف
shop-was = بدل ⁦${ $n }⁩
shop-opening = بطاقات الافتتاح
shop-everything = كل شيء
shop-only = { $kind } فقط
shop-needs = { $target }، الجولة 4:
shop-make = ‏{ $kind } { $n }
shop-cost = ⁦${ $n }⁩
shop-buy = شراء { $what }
shop-return = إعادة { $what }
shop-early = { $trait }، أقوى إن جُهّز مبكرًا
shop-fill = ملء الحقيبة لنا
shop-secret = الفريقان يُعدّان سرًّا.
kind-hack = اختراق
kind-sneak = تسلل
kind-con = خداع
kind-force = قوة
kind-lure = إلهاء
kind-pick = أقفال
kind-climb = تسلق
trait-tech = تقنية
trait-gear = عتاد
trait-costume = تنكر
trait-tool = أدوات
trait-blast = تفجير
trait-crowd = حشد
trait-opening = افتتاح
or = أو
and = مع
uses =
    { $n ->
        [zero] لا استعمال
        [one] استعمال واحد
        [two] استعمالان
        [few] { $n } استعمالات
       *[other] { $n } استعمالًا
    }

field-choose = لمسة على { $n } من هذه الـ { $all } لوضعها
field-some = { $n } من هذه الـ { $all } ستوضع مقلوبة
field-placed = وُضع { $n }
field-laid = موضوع
field-seen = شوهد: هو هناك
field-vault = الخزنة: واحد مكشوف وآخر مقلوب، ولكل منهما إنذاران
field-vault-short = الخزنة: إنذاران لكل منها
field-up = مكشوف
field-down = مقلوب
field-back = استرجاع
field-standing = على الطاولة
field-table = طاولة العصابة
field-ours = الجاهز
field-lay = لا شيء بعد. لمسة على بطاقة من اليد تضعها هنا.
field-return = لمسة: استرجاع
field-stays = يبقى
field-off = معطل
field-left = بقي في يد العصابة: { $what }.
field-facedown =
    { $n ->
        [one] بطاقة مقلوبة
        [two] بطاقتان مقلوبتان
        [few] { $n } بطاقات مقلوبة
       *[other] { $n } بطاقة مقلوبة
    }
field-nothing = لا شيء هنا.
field-hand-ours =
    { $n ->
        [zero] يدنا خالية
        [one] يدنا، بطاقة واحدة
        [two] يدنا، بطاقتان
        [few] يدنا، { $n } بطاقات
       *[other] يدنا، { $n } بطاقة
    }
field-more =
    { $n ->
        [zero] لا بطاقات أخرى في يد العصابة.
        [one] في يد العصابة بطاقة أخرى.
        [two] في يد العصابة بطاقتان أخريان.
        [few] في يد العصابة { $n } بطاقات أخرى.
       *[other] في يد العصابة { $n } بطاقة أخرى.
    }
guard-alarms = إنذاران
guard-nowing = بلا مجازفة
guard-draws = سحب أكثر
guard-payable = طاولتنا تكفي ثمن هذا وحده
pool-title = رصيدنا
pool-note = ما يمكن أن يعطيه الجاهز؛ لمسة على نوع تبين بطاقاته في يدك
pool-label = رصيدنا بحسب النوع
pool-plan = رصيد هذه الخطة: المصروف من المصنوع
pool-made = ‏{ $kind } { $n }
pool-used = { $kind }: صُرف { $n } من { $all }
pool-of = ⁦{ $n }/{ $all }⁩
hand-keep = شيء منها للفرار.
hand-only = ما يعطي { $kind } فقط؛ لمسة أخرى تُظهر الكل.
hand-none = لا بطاقة في يدك تعطي هذا.
hand-copies = ⁦×{ $n }⁩

assign-title = { $n } للتعطيل
assign-paid = مدفوع
assign-stands = قائم
assign-pay = دفع ثمن { $what } من
assign-count = دُفع { $n } من { $all }
assign-pool = رصيدنا: المصروف من المصنوع
assign-spend = استعمالات نصرفها
assign-now-complete = مكتملة: عند 0:00 تُحسب هذه الخطة.
assign-now-short = ناقصة: عند 0:00 توضع لكم أفضل خطة.
assign-now-short-kept = ناقصة: عند 0:00 تُحسب آخر خطة مكتملة.
assign-now-nothing = لا تدفع شيئًا. التأكيد يترك الكل قائمًا؛ وعند 0:00 توضع لكم أفضل خطة.
assign-now-nothing-kept = لا تدفع شيئًا. التأكيد يترك الكل قائمًا؛ وعند 0:00 تُحسب آخر خطة مكتملة.
assign-free-complete = مكتملة: تُحسب الخطة عند تأكيدها.
assign-free-short = ناقصة: تراجعوا عن ثمن أو أنفقوا استعمالات أكثر.
assign-free-nothing = لا تدفع شيئًا. التأكيد يترك الكل قائمًا.
assign-none = لم يُصرف من هذه استعمال، فلا شيء يُسترجع.
assign-less = { $card }: استعمال أقل على شكل { $what }
assign-more = { $card }: استعمال أكثر على شكل { $what }
wing-title =
    { $n ->
        [one] دفاع واحد ما زال قائمًا
        [two] دفاعان ما زالا قائمين
        [few] { $n } دفاعات ما زالت قائمة
       *[other] { $n } دفاعًا ما زال قائمًا
    }
wing-aim = تصويب
wing-step-aim = 1. لمسة على المقصود.
wing-step-put = 2. بطاقات على أرقام.
wing-step-roll = 3. رمية، أو أرقام أخرى.
wing-odds = { $n } من { $all }
wing-cards = بطاقات قد نستغني عنها
wing-gone = تضيع مهما أظهر النرد
wing-nocard = لم تبق بطاقة توضع على رقم.
wing-put = وضع { $what }
wing-wait = للعصابة أن ترمي لما بقي قائمًا.
wing-rolled = النرد يُظهر { $n }

do-confirm = تأكيد
do-withdraw = تغيير آخر
do-skip = متابعة
do-wait = نظرة أطول
do-auto = توزيع آلي
do-auto-note = أفضل خطة
do-clear = مسح
do-attempt = رمي
do-stop = توقف هنا
do-stop-note = القائم يطلق إنذارًا
do-coin = رهان القطعة
do-no-coin = احتفاظ بالقطعة
do-no-situation = بلا ظرف

about-price = الثمن { $price }
about-amount = ‏{ $kind } { $n }
does-boost = { $trait }: ⁦+{ $n }⁩ { $kind }، { $cap } في الجولة
does-discount = { $trait } أرخص بمقدار ⁦${ $n }⁩
does-harder = { $kind } أغلى بمقدار { $n }
does-mixed = الأثمان المختلطة أغلى بمقدار { $n }
does-vault = الخزنة أغلى بمقدار { $n }
does-wing = أقصى أرقام المجازفة: { $n }
notes-gone = استُهلك: { $what }
notes-known = معروف أنه في يد العصابة
notes-kinds = ما كشفوه يستطيع أن يعطي
notes-decks = رزمة الكازينو { $n }، ورزمة الخزنة { $vault }.
notes-discard = دفاعات ذهبت: { $what }
scenes = أين وصلت الليلة
scene-word = دخول
scene-short-vault = الخزنة
scene-short-escape = الفرار
who-captain = قيادة { $team }: { $name }.
who-member = { $name } في فريق { $team }.
notes-globals = الدفاعات العامة
notes-none = لا شيء بعد

end-crew_win = كازينو بلا فلس
end-crew_win-lead = أفلتت العصابة ومعها الهدف.
end-stalemate = العصابة تفر خالية اليدين
end-stalemate-lead = لا فائز: بقي الهدف في مكانه.
end-alarms = كل أجراس الدار
end-alarms-lead = أوقفت الإنذارات العصابة. الفوز للكازينو.
end-caught = قُبض عليهم عند الباب
end-caught-lead = بقي دفاع قائمًا في الفرار. الفوز للكازينو.
end-exhausted = نفدت الحيل
end-exhausted-lead = لم يبق للعصابة ما تستعمله. الفوز للكازينو.
end-conceded = راية بيضاء
end-conceded-lead = استسلم أحد الفريقين.
end- = انتهت العملية
end-winners = { $lead } الفائزون: { $who }.

# A round told as a scene.

story-prepared = ما أعده الفريقان
story-up = كل شيء يُكشف
story-bills = الفواتير
story-wing = المجازفة
story-result = حصيلة الجولة
story-plus = ‏{" "}+{" "}
story-paid = الثمن: { $what }.
# A card's uses: $what is what each of them made.
story-uses = ‏{ $what } ⁦×{ $n }⁩
story-spent = ما استعملته العصابة:
story-winged = رمية محظوظة.
story-missed =
    { $n ->
        [one] رمية خائبة واحدة.
        [two] رميتان خائبتان.
        [few] { $n } رميات خائبة.
       *[other] { $n } رمية خائبة.
    }
# $what is a Defense, $numbers those that would do, $n what the die shows.
story-odds = { $what }: اللازم { $numbers }، والنرد يُظهر { $n }.
story-nothing = لم يوضع شيء.
story-notplaced = سُحب ولم يوضع: { $what }.
story-gone = استُهلك: { $what }.
story-idle = بقي بلا استعمال وخسر استعمالًا: { $what }.
story-kept = لم تُستهلك بطاقة.
story-alarms = الإنذارات
story-left =
    { $n ->
        [one] دفاع واحد ما زال قائمًا.
        [two] دفاعان ما زالا قائمين.
        [few] { $n } دفاعات ما زالت قائمة.
       *[other] { $n } دفاعًا ما زالت قائمة.
    }
story-clear = لم يبق شيء قائمًا.
story-stamp-off = معطل
story-stamp-missed = خيبة
story-stamp-stands = قائم
story-stamp-rings =
    { $n ->
        [0] قائم
        [one] إنذار
       *[other] إنذار ⁦×{ $n }⁩
    }
story-results = النتائج
# Where to tap.
where-target = لمسة على هدف.
where-situation = لمسة على ظرف، أو بلا ظرف.
where-prepare-crew = لمسة على + عند البطاقات المطلوبة.
where-prepare-staff = لمسة على دفاعين عامين.
where-prep-crew = لمسة على بطاقات اليد لتجهيزها.
where-prep-staff = لمسة على الدفاعات التي توضع.
where-crunch-crew = لمسة على بطاقات اليد لتجهيزها.
where-assign = لمسة على الأثمان لدفعها.
where-wing = لمسة على دفاع، ثم بطاقات على أرقام.
shop-stock = بقي { $n }
field-drawn = سُحب { $all }، والمقلوب { $n }
guard-lacks = ‏⁦−{ $n }⁩ { $kind }
assign-wanted = مطلوب
wing-why = كل بطاقة تسمّي رقمًا. إن أظهره النرد سقط الدفاع.
wing-hit = إصابة
wing-miss = خيبة
do-confirm-chosen = تأكيد: { $what }
do-confirm-none = تأكيد: بلا ظرف
do-confirm-stands = القائم { $stand }: الإنذارات { $n } من { $all }
do-confirm-escape = القائم { $stand }: العملية خاسرة
chosen = مختار
does-target = الجولة 4 تطلب { $price }
