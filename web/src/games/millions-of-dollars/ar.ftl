# What this board says.

offers = العروض
stage-choose = التخطيط
stage-negotiate = التفاوض
stage-name = العملية
stage-over = القسمة
stage- = Millions of Dollars

late-choose = عند 0:00 يُسحب لك دور، ولا يعلم بذلك أحد.
late-negotiate = عند 0:00 يبقى كل من لم ينصرف، وتُكشف الأدوار.
late-name = عند 0:00 يُسمّى باسمك الدور الأكثر ظهورًا.
hint-choose = لك حصة فقط إن لم يحمل دورك أحد غيرك من الباقين.
hint-chosen = التبديل ممكن حتى يختار آخر لاعب.
hint-negotiate = كلما قل المقتسمون زادت الحصة: المال يصرف الآخرين.
hint-ready = حين يقرر كل الباقين البقاء تُكشف الأدوار وتُقسم الغنيمة.
hint-left = رهانك بأمان. ولا كلام لك حتى تنتهي الجولة.
hint-name = كل من يحمل الدور المسمّى يخرج بلا حصة.
hint-wait-name = الواشي الوحيد يسمّي دورًا. ومن يحمله لا شيء له.
script-choose = العيون على الهواتف. أرسلوا سرًّا من يذهب إلى { $loot }.
script-negotiate = الأدوار على الطاولة. كلام وتهديد ومال لمن ينصرف.
script-name = بينكم واشٍ، وسيسمّي دورًا.

does-snitch = يسمّي دورًا فيخرج
does-brute = يحفظ رهانه ويكشف
does-driver = ⁦+$1M⁩ من كل مقتسم
does-crook = ⁦$2M⁩ من الفتوة
does-mastermind = الغنيمة تزيد ⁦$2M⁩
gang = عصابتك
second = الأول { $role }. والثاني؟
ante = الرهان ⁦${ $n }M⁩
tells-alone = دورك هو البطاقة الخفية: لا أحد غيرك { $role }.
tells-perhaps = إن كان هناك { $role } آخر فهو البطاقة الخفية.
tells-others =
    { $n ->
        [zero] غيرك أرسل { $role } أيضًا.
        [one] غيرك أرسل { $role } أيضًا.
        [two] اثنان غيرك على الأقل أرسلا { $role } أيضًا.
        [few] { $n } غيرك على الأقل أرسلوا { $role } أيضًا.
       *[other] { $n } غيرك على الأقل أرسلوا { $role } أيضًا.
    }
state-hand = في اليد
state-withdrawn = انصراف
state-eliminated = إقصاء
money = ⁦${ $n }M⁩
promised = منها ⁦${ $n }M⁩ موعودة
money-label = معك ⁦${ $n }M⁩
role = { $name } (الشخصية { $slot })

leader = الزعيم
seat-home = انصراف
seat-stays = بقاء
seat-chosen = تم الاختيار
seat-choosing = قيد الاختيار
seat-mute = بلا كلام
seat-says = القول: { $what }
seat-ante = ⁦${ $n }M⁩
seat-bid = ⁦${ $n }M⁩ من { $name }
stamp-home = البيت
claim-role = أنا { $role }
claim-ask = أنصرف مقابل ⁦${ $n }M⁩
ask-call = التفقد: من أنت؟
loot-terms = الرهان ⁦${ $n }M⁩
loot-symbol = { $role } ⁦+$1M⁩
loot-each = حصة الفرد بحسب عدد المقتسمين
loot-in = بين { $n }
loot-round = الجولة { $n } من { $all }. الفوز لأول من يبلغ ⁦${ $target }M⁩ بعد قسمة.
roles-label = الأدوار المرسلة مخلوطة. وواحد منها مخفي جانبًا.
roles-unknown = وواحد خفي

deal-to-me = عرض { $name } لك: ⁦${ $n }M⁩ مقابل الانصراف
deal-to-mine = عرض { $name } لك: ⁦${ $n }M⁩ مقابل انصراف { $slot }
deal-binds = ويعود إليك رهانك ⁦${ $n }M⁩ أيضًا. ولا رجعة.
deal-decline = رفض
deal-hold = إبقاؤه لصفقة مشتركة
deal-take = قبول وانصراف
build-open = دفع مال لمن ينصرف
build-free = المتاح ⁦${ $n }M⁩
build-who = لمن يُدفع
build-pick = لمن المال؟
build-less = أقل
build-more = أكثر
build-offer = عرض ⁦${ $n }M⁩ على { $name }
build-stands = عرض قائم
build-whisper = همسًا

table-title = على الطاولة
table-none = لا عروض.
table-slip = من { $payer } إلى { $name }
table-if = مقابل الانصراف
table-private = مقابل الانصراف، همسًا
table-back = سحب
table-final = { $what } نهائي.
table-rest = الاحتياطي ⁦${ $n }M⁩. ما تم: { $what }.
table-nothing = لا شيء
you = أنت
you-first = أنت
said-nothing = لا شيء بعد

face-ready = أبقى هنا
face-ready-note = الباقون: { $n } من { $all }.
face-name = { $role } ({ $n }{"\u00A0"}ظاهرة)
where-choose = لمسة على دور من عصابتك.
where-look = لكشف بطاقة سرًّا: لمسة على صاحبها.
face-unready = تراجع
face-leave = إلى البيت
face-leave-as = إلى البيت: { $role }

split-named = سمّاه الواشي: خارج.
split-named-none = سُمّي، ولا أحد بين الباقين.
split-same = عددهم { $n }، فلا حصة لأحد منهم.
split-alone = وحيد، وله حصة.
split-out-one = خارج.
split-nobody = لا أحد بين الباقين.
split-due = لم يُكشف بعد
split-now-calling = كل الباقين يُكشفون
split-share-none = لم يبق أحد يقتسم الغنيمة.
split-out = خارج
split-title = من يأخذ ماذا
split-now = النقد الآن
split-antes = الرهانات
split-share = الحصة
split-driver = السائق
split-crook = النصاب
split-mark = الرمز
split-alone-snitch = وحيد

end-one = الملايين مع { $who }
end-many = المدينة بين { $who }
end-lead =
    { $n ->
        [one] ⁦${ $cash }M⁩ في اليد بعد جولة واحدة.
        [two] ⁦${ $cash }M⁩ في اليد بعد جولتين.
        [few] ⁦${ $cash }M⁩ في اليد بعد { $n } جولات.
       *[other] ⁦${ $cash }M⁩ في اليد بعد { $n } جولة.
    }
# Each name stands by itself: the first ends here, the next begins.
and = {"\u2069 و\u2068"}

# A Heist told as a scene.

story-first = الجولة 1
story-round = الجولة { $n }: { $loot }
# The loot is split: $n share, $each is in millions.
story-share =
    { $n ->
        [one] حصة واحدة: ⁦${ $each }M⁩.
        [two] حصتان، كل منهما ⁦${ $each }M⁩.
        [few] { $n } حصص، كل منها ⁦${ $each }M⁩.
       *[other] { $n } حصة، كل منها ⁦${ $each }M⁩.
    }
story-goal = الهدف: ⁦${ $n }M⁩.
story-home = انصراف قبل ذلك.
story-antelost = ضاع الرهان
story-stamp-wins = فوز
split-leftalone = بقي وحده: يدفع، ولا حصة لأحد.
story-money = المال

# What somebody said, as they said it: $name is who is to leave.
said-offer = { $name }، لك ⁦${ $n }M⁩ مقابل الانصراف.
said-whisper = { $name }، بيني وبينك: ⁦${ $n }M⁩ مقابل الانصراف.
said-nothing-more = لا تعليق.

# Why something happened: $n who stayed had this Role.
because-role =
    { $n ->
        [one] { $role } الوحيد بين الباقين كان عند { $name }.
        [two] بين الباقين اثنان بدور { $role }، وأحدهما عند { $name }.
       *[other] بين الباقين { $n } بدور { $role }، وأحدها عند { $name }.
    }
because-does = ‏{ $role }: { $does }.

wish-role = أنا …
wish-leave = أنصرف مقابل …
# $name claimed to be somebody else.
story-lied = وكان كلام { $name } غير هذا.
