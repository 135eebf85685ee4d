# Ocean's Heist. $me is the argument that is the reader, if one is. $item is an Equipment card and
# $guard a Defense, each with the number of its copy where there are several (see copy).


# The game itself

mood = عصابة ضد كازينو، فريقان وساعة تجري.
genre = فريقان
option-clock_scale = سرعة الساعات
option-clock_scale-meaning = كم مرة من الوقت المطبوع
option-clock_scale-0_5 = 0.5
option-clock_scale-1 = 1
option-clock_scale-1_5 = 1.5
option-clock_scale-2 = 2
option-clock_scale-3 = 3
option-clocks = الساعات
option-clocks-meaning = من دونها: ينتهي الطور بتأكيد الفريقين
option-async_deadline = ساعات للقرار
option-async_deadline-meaning = حين تتوقف ساعات اللعب
option-staff_autofill = ما ينقص من دفاعات الكازينو
option-staff_autofill-meaning = هل يُسحب عشوائيًّا ما لم يُختر في وقته
option-staff_autofill-auto = بلا ساعات فقط
option-staff_autofill-on = دائمًا
option-staff_autofill-off = أبدًا
option-carry = معدات لها بقية
option-carry-meaning = أين تكون في الجولة القادمة
option-carry-table = على الطاولة
option-carry-hand = في اليد
option-uses_per_round = استعمالات البطاقة في الجولة
option-uses_per_round-meaning = كم على الأكثر
option-uses_per_round-unlimited = كل ما لها
option-uses_per_round-1 = 1
option-budget = ميزانية العصابة
option-budget-meaning = بالدولار
option-alarm_limit = إنذارات تحتملها العصابة
option-alarm_limit-meaning = وواحد فوقها ينهي كل شيء
option-wing_clock = وقت المجازفة
option-wing_clock-meaning = ثوانٍ للمحاولة
option-live_counts = عدد البطاقات فورًا
option-live_counts-meaning = يُرى عدد البطاقات المقلوبة أثناء وضعها
option-odd_player = اللاعب الزائد
option-odd_player-meaning = في أي فريق يكون
option-odd_player-crew = العصابة
option-odd_player-staff = الكازينو


# What happened

event-confirms =
    { $me ->
        [who] أكدت باسم الفريق.
       *[none] { $who }: تأكيد باسم الفريق.
    }
event-withdraws =
    { $me ->
        [who] سحبت التأكيد.
       *[none] { $who }: سحب التأكيد.
    }
event-time-up = انتهى الوقت.
event-captain =
    { $me ->
        [who] القيادة لك الآن.
       *[none] القيادة الآن عند { $who }.
    }
event-concedes =
    { $me ->
        [who] استسلمت باسم الفريق.
       *[none] { $who }: استسلام باسم الفريق.
    }
event-drafts-target =
    { $me ->
        [who] اقترحت الهدف: { $target }.
       *[none] { $who }: اقتراح الهدف، { $target }.
    }
event-target = الهدف: { $target }.
event-drafts-situation =
    { $me ->
        [who] اقترحت «{ $situation }».
       *[none] { $who }: اقتراح «{ $situation }».
    }
event-drafts-none =
    { $me ->
        [who] اقترحت ألا يكون ظرف.
       *[none] { $who }: اقتراح بلا ظرف.
    }
event-situation = الظرف: «{ $situation }».
event-no-situation = لا ظرف الليلة.
event-chooses =
    { $me ->
        [who] اخترت «{ $global }».
       *[none] { $who }: اختيار «{ $global }».
    }
event-drops =
    { $me ->
        [who] تركت «{ $global }».
       *[none] { $who }: ترك «{ $global }».
    }
event-buys =
    { $me ->
        [who] وضعت «{ $item }» في السلة؛ الباقي ⁦${ $money }⁩.
       *[none] { $who }: وضع «{ $item }» في السلة؛ الباقي ⁦${ $money }⁩.
    }
event-returns =
    { $me ->
        [who] أعدت «{ $item }»؛ الباقي ⁦${ $money }⁩.
       *[none] { $who }: إعادة «{ $item }»؛ الباقي ⁦${ $money }⁩.
    }
event-given-kit = لم يكن في السلة ما يُستعمل، فأُعطي الفريق عدة جاهزة: { cards }.
event-global = «{ $global }» قيد العمل.
event-opening = «{ $item }» تدخل اللعب.
event-hand = في يد العصابة: { cards }.
event-round =
    { $round ->
        [4] الجولة { $round }: اقتحام الخزنة.
        [5] الجولة { $round }: الفرار.
       *[other] الجولة { $round }: الدخول.
    }
event-reshuffled = خُلط ما رُمي من دفاعات الكازينو في رزمة جديدة.
event-draws = سُحب: «{ $guard }».
event-skips =
    { $me ->
        [who] رأيت ما يكفي.
       *[none] { $who }: اكتفاء بما ظهر.
    }
event-waits =
    { $me ->
        [who] طلبت نظرة أطول.
       *[none] { $who }: نظرة أطول.
    }
event-unique = «{ $guard }» يحرس الهدف.
event-lays =
    { $me ->
        [who] وضعت «{ $guard }» مقلوبًا.
       *[none] { $who }: وضع «{ $guard }» مقلوبًا.
    }
event-lays-open =
    { $me ->
        [who] وضعت «{ $guard }» مكشوفًا.
       *[none] { $who }: وضع «{ $guard }» مكشوفًا.
    }
event-lifts =
    { $me ->
        [who] استرجعت «{ $guard }».
       *[none] { $who }: استرجاع «{ $guard }».
    }
event-places =
    { $me ->
        [who] وضعت «{ $item }».
       *[none] { $who }: وضع «{ $item }».
    }
event-unplaces =
    { $me ->
        [who] استرجعت «{ $item }».
       *[none] { $who }: استرجاع «{ $item }».
    }
event-staff-down = الدفاعات المقلوبة: { $cards }.
event-crew-down = المعدات المقلوبة: { $cards }.
event-lies-open = «{ $guard }» مكشوف.
event-peek = رأت العصابة أحد الدفاعات.
event-peeked = أحد الدفاعات: «{ $guard }».
event-shows-defense = «{ $guard }»: موضوع.
event-not-placed = «{ $guard }»: لم يوضع.
event-shows-equipment = جلبت العصابة «{ $item }».
event-plans-auto =
    { $me ->
        [who] طلبت أفضل خطة.
       *[none] { $who }: طلب أفضل خطة.
    }
event-plans-nothing =
    { $me ->
        [who] مسحت المسودة.
       *[none] { $who }: مسح المسودة.
    }
event-plans-to-leave =
    { $me ->
        [who] في خطتك ترك «{ $guard }».
       *[none] { $who }: خطة بترك «{ $guard }».
    }
# $paid is what pays: lure and sneak.
event-plans-to-pay =
    { $me ->
        [who] في خطتك دفع ثمن «{ $guard }»: { $paid }.
       *[none] { $who }: خطة بدفع ثمن «{ $guard }»، { $paid }.
    }
# $uses of the card, each as $make (hack 1 + pick 1).
event-plans-to-expend =
    { $me ->
        [who] في خطتك «{ $item }»: { uses } على شكل { $make }.
       *[none] { $who }: خطة «{ $item }»، { uses } على شكل { $make }.
    }
event-expends = «{ $item }»: { uses } على شكل { $make }.
event-disables = عُطّل «{ $guard }»: { $paid }.
event-aims =
    { $me ->
        [who] صوّبت إلى «{ $guard }».
       *[none] { $who }: تصويب إلى «{ $guard }».
    }
event-stakes =
    { $me ->
        [who] وضعت «{ $item }» على { $face }.
       *[none] { $who }: وضع «{ $item }» على { $face }.
    }
event-unstakes =
    { $me ->
        [who] رفعت «{ $item }» عن النرد.
       *[none] { $who }: رفع «{ $item }» عن النرد.
    }
event-coin-in =
    { $me ->
        [who] راهنت بالقطعة النقدية.
       *[none] { $who }: رهان بالقطعة النقدية.
    }
event-coin-out =
    { $me ->
        [who] احتفظت بالقطعة النقدية.
       *[none] { $who }: احتفاظ بالقطعة النقدية.
    }
event-attempt =
    { $me ->
        [who] جازفت ضد «{ $guard }».
       *[none] { $who }: مجازفة ضد «{ $guard }».
    }
event-names = رُميت «{ $item }» على { $face }.
event-rolls =
    { $me ->
        [who] رميت { $face }.
       *[none] { $who }: رمية { $face }.
    }
event-rolls-again =
    { $me ->
        [who] صرفت القطعة النقدية ورميت { $face }.
       *[none] { $who }: صرف القطعة النقدية ورمية { $face }.
    }
event-winged = عُطّل «{ $guard }» برمية محظوظة.
event-wing-fails = فشلت المجازفة ضد «{ $guard }».
event-stops =
    { $me ->
        [who] تركت الأمر.
       *[none] { $who }: ترك الأمر.
    }
event-alarm = «{ $guard }» ما زال قائمًا: { alarms }.
event-cancelled = أُلغي: { alarms }.
event-alarms = حتى الآن: { alarms }؛ وأقصى ما تحتمله العصابة { $limit }.
event-obtained = الهدف في يد العصابة: { $target }.
event-target-lost = أفلت الهدف: { $target }.
event-stays = «{ $guard }» يبقى للجولة القادمة.
event-unused = لم تُستعمل «{ $item }»، والباقي: { uses }.
event-used-up = استُهلكت «{ $item }».
event-back-to-hand = «{ $item }» تعود إلى اليد: { uses }.
event-ending-crew_win = أفلتت العصابة ومعها الهدف.
event-ending-stalemate = أفلتت العصابة بلا الهدف: تعادل.
event-ending-alarms = وقعت العصابة.
event-ending-exhausted = لم يبق للعصابة ما تعمل به، فوقعت.
event-ending-conceded = انتهت اللعبة بالاستسلام.


# What is asked: what to do, how far that has come, and who decides

ask-other-team = بانتظار الفريق الآخر.
ask-look = نظرة في الدفاعات المسحوبة.
ask-look-or-skip = نظرة في المسحوب، أو المتابعة.
ask-confirmed = أكد فريقك. بانتظار الفريق الآخر.
ask-captain = القرار لقائدك.
ask-target-staff = أي هدف تحرسون؟
ask-situation-crew = أي ظرف؟ أو بلا ظرف.
ask-prepare-crew = شراء المعدات.
ask-prepare-staff = اختيار دفاعين عامين.
ask-prep-crew = تجهيز المعدات.
ask-prep-staff = وضع الدفاعات.
ask-crunch-crew = آخر البطاقات.
ask-assign-crew = سداد ما يمكن.
ask-wing-crew = مجازفة أم توقف؟
ask-basket = الباقي ⁦${ $money }⁩، { cards }.
ask-progress = { $n } من { $most }.
ask-progress-vault = { $n } من { $most }، وفي الخزنة { $vault } من { $most_vault }.
ask-unpaid = لا ثمن مدفوع بعد.
ask-overused = لإحدى البطاقات استعمالات أكثر مما لها.
# $kinds is a list: sneak 3, con 1.
ask-short = ينقص: { $kinds }.


# What may be done. $effects is what the card does.

act-captain = { $seat }: القيادة
act-concede = { $seat }: استسلام باسم الفريق
act-confirm = تأكيد
act-withdraw = سحب التأكيد
act-target = حراسة { $target }
act-situation = ‏{ $situation } ({ $situation-effect })
act-no-situation = بلا ظرف
act-choose = اختيار { $global } ({ $global-effect })
act-drop = ترك { $global }
act-buy = شراء { $item } ({ $item-effect })
act-return = إعادة { $item }
act-skip = تخطي الباقي
act-wait = نظرة أطول
act-lay = وضع { $guard } مقلوبًا
act-lay-open = وضع { $guard } مكشوفًا
act-lift = استرجاع { $guard }
act-place = وضع { $item } ({ $item-effect })
act-unplace = استرجاع { $item }
act-expend = { $item }: { uses } على شكل { $make }
act-pay = دفع ثمن { $guard }: { $paid }
act-leave = ترك { $guard }
act-auto = أفضل خطة
act-clear = مسح المسودة
act-aim = تصويب إلى { $guard }
act-stake = { $item } على { $face }
act-unstake = رفع { $item } عن النرد
act-coin = رهان القطعة النقدية
act-no-coin = احتفاظ بالقطعة
act-attempt = رمي النرد
act-stop = توقف

# The same where it is refused, without what the card does.
wish-situation = { $situation }
wish-choose = اختيار { $global }
wish-buy = شراء { $item }
wish-place = وضع { $item }


# Why not. $wish is the action that is refused.

no-crews-word = «{ $wish }» قرار العصابة.
no-staffs-word = «{ $wish }» قرار الكازينو.
no-other-team = «{ $wish }» غير ممكن الآن: القرار في هذا الطور للفريق الآخر.
no-not-the-time = «{ $wish }» غير ممكن في هذا الطور.
no-shop-closed = «{ $wish }» بعد فوات الأوان: أغلق المتجر مع نهاية الإعداد.
no-laid-for-good = «{ $wish }» بعد فوات الأوان: انتهى وقت التحضير، وما وضعه الكازينو نهائي.
no-placing-over = «{ $wish }» بعد فوات الأوان: كل بطاقات هذه الجولة مكشوفة.
no-assigned = «{ $wish }» بعد فوات الأوان: استعمالات هذه الجولة محسومة.
no-captains-word = «{ $wish }» كلمة القائد: { $captain }.
no-no-such-card = «{ $wish }» غير ممكن: لا بطاقة كهذه في هذه اللعبة.
no-confirmed = «{ $wish }» غير ممكن: أكد فريقك.
no-not-confirmed = «{ $wish }» غير ممكن: لم يؤكد فريقك.
no-no-draft = «{ $wish }» غير ممكن: لا شيء للتأكيد في هذا الطور.
no-skipped = «{ $wish }» غير ممكن: طلبت المتابعة.
no-not-skipped = «{ $wish }» غير ممكن: ما طلبت المتابعة.
no-no-target = «{ $wish }» غير ممكن: لم يُختر هدف بعد.
no-few-globals = «{ $wish }» غير ممكن: عدد الدفاعات العامة اللازم { $n } تمامًا.
no-quota = «{ $wish }» غير ممكن: العدد لم يكتمل: { $laid } من { $n }.
no-vault-quota = «{ $wish }» غير ممكن: لا بد من دفاع خزنة مكشوف وآخر مقلوب.
# $lacks is ask-overused or ask-short.
no-short = «{ $wish }» غير ممكن: الخطة لا تستقيم. { $lacks }
no-dear = «{ $wish }» غير ممكن: الثمن ⁦${ $price }⁩ والباقي ⁦${ $money }⁩.
no-many-globals = «{ $wish }» غير ممكن: اختير منها { $n } من قبل.
no-not-held = «{ $wish }» غير ممكن: هذه البطاقة ليست مع الفريق.
no-opening = «{ $wish }» غير ممكن: بطاقة الافتتاح لا تكون في اليد أبدًا.
no-on-the-table = «{ $wish }» غير ممكن: تلك البطاقة عاملة على الطاولة.
no-committed = «{ $wish }» غير ممكن: ما وُضع في وقت التحضير يبقى.
no-not-drawn = «{ $wish }» غير ممكن: لم تُسحب تلك البطاقة.
no-unique = «{ $wish }» غير ممكن: الدفاع الخاص لا يضعه الكازينو.
no-quota-full = «{ $wish }» غير ممكن: وُضعت كل دفاعات الكازينو ({ $n })؛ لا بد من استرجاع شيء أولًا.
no-not-a-vault-defense = «{ $wish }» غير ممكن: دفاعات الكازينو توضع مقلوبة.
no-down-taken = «{ $wish }» غير ممكن: دفاع خزنة آخر مقلوب؛ لا بد من استرجاعه أولًا.
no-up-taken = «{ $wish }» غير ممكن: دفاع خزنة آخر مكشوف؛ لا بد من استرجاعه أولًا.
no-not-active = «{ $wish }» غير ممكن: تلك البطاقة غير عاملة.
no-no-such-use = «{ $wish }» غير ممكن: استعمال تلك البطاقة لا يعطي هذا.
no-few-uses = «{ $wish }» غير ممكن: أقصى ما لتلك البطاقة { $n }.
no-not-there = «{ $wish }» غير ممكن: لا دفاع كهذا في هذه الجولة.
no-no-such-way = «{ $wish }» غير ممكن: لا بديل كهذا لذلك الدفاع.
no-no-coin = «{ $wish }» غير ممكن: لم تبق قطعة نقدية.
no-disabled = «{ $wish }» غير ممكن: ذلك الدفاع معطل من قبل.
no-no-wing = «{ $wish }» غير ممكن: لا مجازفة ضد ذلك الدفاع.
no-expended = «{ $wish }» غير ممكن: استُعملت تلك البطاقة في هذه الجولة.
no-no-aim = «{ $wish }» غير ممكن: التصويب إلى دفاع أولًا.
no-no-stake = «{ $wish }» غير ممكن: بطاقة على رقم أولًا.
no-few-numbers = «{ $wish }» غير ممكن: على البطاقة تسمية كل أرقامها.
no-many-numbers = «{ $wish }» غير ممكن: دفاع عام يسمح بأرقام أقل.


# What cards do. A card has a list of these, and few have more than one.

effect-makes = ‏{ $makes } ⁦×{ $uses }⁩
# More by a use that was placed in Prep Time.
effect-early = مبكرًا { $makes }
effect-patient = صبور
effect-names-numbers =
    { $n ->
        [one] يسمّي رقمًا واحدًا
        [two] يسمّي رقمين
        [few] يسمّي { $n } أرقام
       *[other] يسمّي { $n } رقمًا
    }
effect-vault-face-up = دفاعا الخزنة مكشوفان
effect-peek =
    { $n ->
        [one] نظرة على دفاع واحد كل جولة { in-scene }
        [two] نظرة على دفاعين كل جولة { in-scene }
        [few] نظرة على { $n } دفاعات كل جولة { in-scene }
       *[other] نظرة على { $n } دفاعًا كل جولة { in-scene }
    }
# $more is true or false, $n by how much.
effect-draws =
    { $more ->
        [true] سحب الكازينو ⁦+{ $n }⁩ { in-scene }
       *[false] سحب الكازينو ⁦−{ $n }⁩ { in-scene }
    }
effect-places =
    { $more ->
        [true] وضع الكازينو ⁦+{ $n }⁩ { in-scene }
       *[false] وضع الكازينو ⁦−{ $n }⁩ { in-scene }
    }
effect-cancels =
    { $n ->
        [one] يلغي أول إنذار
        [two] يلغي أول إنذارين
        [few] يلغي أول { $n } إنذارات
       *[other] يلغي أول { $n } إنذارًا
    }
effect-rolls-again =
    { $n ->
        [one] إعادة رمي واحدة عند المجازفة
        [two] إعادتا رمي عند المجازفة
        [few] { $n } إعادات رمي عند المجازفة
       *[other] { $n } إعادة رمي عند المجازفة
    }
effect-boost = كل استعمال من فئة { trait } يضيف { $kind } { $n }، حتى { $cap } في الجولة
effect-discount = فئة { trait } أرخص بمقدار ⁦${ $money }⁩
effect-harder = { $kind } ⁦+{ $n }⁩ حيثما يلزم
effect-harder-mixed = مطالب الكازينو المختلطة ⁦+{ $n }⁩
effect-harder-vault = مطالب الخزنة ⁦+{ $n }⁩
effect-wing-limit =
    { $n ->
        [one] المجازفة برقم واحد على الأكثر
        [two] المجازفة برقمين على الأكثر
        [few] المجازفة بـ { $n } أرقام على الأكثر
       *[other] المجازفة بـ { $n } رقمًا على الأكثر
    }
# $ways are requirements: pick 4 + sneak 3 or climb 3 + hack 3.
effect-guarded = يحرسه { $defense }، { $ways }
effect-alarms = { alarms }
effect-no-wing = بلا مجازفة
effect-next-draw = إن بقي قائمًا: يُسحب في الجولة القادمة ⁦+{ $n }⁩
effect-stays = يبقى للجولة القادمة
effect-nothing = لا يفعل شيئًا
# Two phrases of one card that have commas of their own.
effect-and = ‏{ $one }؛ { $other }
in-scene =
    { $scene-id ->
        [entry] في الدخول
        [vault] في اقتحام الخزنة
       *[escape] في الفرار
    }


# Cards, amounts and counts

kind = { $kind }
amount = ‏{ $kind } { $n }
sum = ‏{ $one } + { $other }
both = { $one } و{ $other }
either = { $one } أو { $other }
# A use or an alternative that the card does not have, in a refusal; $share-id is written as in an action.
make-unknown = { $share-id }
way-unknown = البديل { $n }
uses =
    { $uses ->
        [0] لا استعمال
        [one] استعمال واحد
        [two] استعمالان
        [few] { $uses } استعمالات
       *[other] { $uses } استعمالًا
    }
alarms =
    { $alarms ->
        [0] لا إنذار
        [one] إنذار واحد
        [two] إنذاران
        [few] { $alarms } إنذارات
       *[other] { $alarms } إنذارًا
    }
cards =
    { $cards ->
        [0] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $cards } بطاقات
       *[other] { $cards } بطاقة
    }
# A deck's own traits stay as its owner wrote them.
trait =
    { $trait-id ->
        [tech] التقنية
        [gear] العتاد
        [costume] التنكر
        [tool] الأدوات
        [blast] التفجير
        [crowd] الحشد
        [opening] الافتتاح
       *[other] { $trait-id }
    }
name-hack = اختراق
name-sneak = تسلل
name-con = خداع
name-force = قوة
name-lure = إلهاء
name-pick = أقفال
name-climb = تسلق


# The cards

name-e-jammer = جهاز التشويش
name-e-laptop = حاسوب محمول
name-e-cloner = ناسخ البطاقات
name-e-emp = نبضة الجيب
name-e-loopbox = حلقة الكاميرا
name-e-voicebox = مغيّر الصوت
name-e-drone = الطائرة اللعبة
name-e-feltshoes = حذاء اللباد
name-e-nightsuit = بدلة الليل
name-e-cloak = عباءة حرارية
name-e-grapple = قاذف الخطاف
name-e-gloves = قفازات الشفط
name-e-harness = حزام الرفع
name-e-dartpen = قلم منوّم
name-e-uniform = بزة الحارس
name-e-badge = الشارة المزورة
name-e-alias = هوية الثري
name-e-cart = عربة خدمة الغرف
name-e-overalls = لباس الصيانة
name-e-trunk = صندوق التنكر
name-e-pickroll = لفافة المفاتيح
name-e-dialer = مجرّب الأرقام
name-e-glasscutter = قاطع الزجاج
name-e-crowbar = العتلة
name-e-torch = مشعل القطع
name-e-multitool = أداة متعددة
name-e-charge = الحشوة الموجهة
name-e-ram = المدك المائي
name-e-lance = الرمح الحراري
name-e-smoke = كرات الدخان
name-e-firecrackers = مفرقعات
name-e-brawl = شجار مفتعل
name-e-lookalike = شبيه النجم
name-e-acrobat = بهلوان مأجور
name-e-sleeper = الموزع النائم
name-e-loadeddie = النرد المغشوش
name-o-blueprints = خرائط مسروقة
name-o-dealer = موزع مرتشٍ
name-o-van = شاحنة الهروب
name-o-scanner = تنصت لاسلكي
name-o-payroll = منظم مرتشٍ
name-o-luckycoin = قطعة الحظ
name-s-blackout = انقطاع كهرباء
name-s-storm = عاصفة رعدية
name-s-gala = حفل خيري
name-s-renovation = موسم الترميم
name-s-demolition = هدم في الجوار
name-s-fightnight = ليلة الملاكمة
name-t-diamond = الماسة
name-t-painting = اللوحة
name-t-cash = النقد
name-u-pedestal = قاعدة الوزن
name-u-framewire = سلك الإطار
name-u-dyepacks = عبوات الحبر
name-c-lobbyguard = حارس الردهة
name-c-pitboss = رئيس الصالة
name-c-dome = كاميرا القبة
name-c-camwall = جدار كاميرات
name-c-badgedoor = باب الشارات
name-c-deadbolt = باب المزلاج
name-c-shutter = ستارة فولاذ
name-c-lasers = ممر الليزر
name-c-pressure = أرضية الضغط
name-c-motion = حساس الحركة
name-c-dogs = كلاب الحراسة
name-c-patrol = دورية مزدوجة
name-c-metaldetector = كاشف المعادن
name-c-mantrap = حجرة الاحتجاز
name-c-rooffence = سياج السطح
name-c-grille = شبك التهوية
name-c-elevator = قفل المصعد
name-c-retina = ماسح العين
name-c-checkpoint = نقطة التفتيش
name-c-chipcage = قفص الفيش
name-c-timedlock = القفل المؤقت
name-c-plainclothes = محقق بثياب مدنية
name-c-searchlight = الكشاف
name-c-catwalk = مراقب الجسر
name-c-skylight = المنور المكهرب
name-c-audio = حساسات الصوت
name-c-response = فرقة التدخل
name-c-keycabinet = خزانة المفاتيح
name-c-silentalarm = الإنذار الصامت
name-c-floormanager = مدير الطابق
name-v-maindoor = باب الخزنة
name-v-biometric = بوابة حيوية
name-v-lattice = شبكة الليزر
name-v-twinkeys = قفل المفتاحين
name-v-gaslock = حجرة الغاز
name-v-captain = قائد الحرس
name-v-blastwall = الجدار المصفح
name-v-clocklock = قفل الساعة
name-v-seismic = شبكة الاهتزاز
name-v-killswitch = لوحة القطع
name-g-hack = شبكة معزولة
name-g-sneak = أضواء مضاعفة
name-g-con = هوية مصورة دائمًا
name-g-force = تجهيزات معززة
name-g-lure = لا ترك للمواقع
name-g-pick = أقفال محصنة
name-g-climb = حواف مزلقة
name-g-mixed = ورديات متمرسة
name-g-vault = تحديث الخزنة
name-g-wing = لا فرصة ثانية

warn-unspent = سيضيع ⁦${ $money }⁩.
warn-bare = لا شيء جاهز: ستبقى كل الدفاعات قائمة.
warn-stand =
    { $alarms ->
        [one] إنذار واحد إن بقي قائمًا: { $now } من { $limit } حتى الآن.
        [two] إنذاران إن بقيت قائمة: { $now } من { $limit } حتى الآن.
        [few] { $alarms } إنذارات إن بقيت قائمة: { $now } من { $limit } حتى الآن.
       *[other] { $alarms } إنذارًا إن بقيت قائمة: { $now } من { $limit } حتى الآن.
    }
warn-rings =
    { $alarms ->
        [one] يطلق إنذارًا واحدًا: { $now } من { $limit } حتى الآن.
        [two] يطلق إنذارين: { $now } من { $limit } حتى الآن.
        [few] يطلق { $alarms } إنذارات: { $now } من { $limit } حتى الآن.
       *[other] يطلق { $alarms } إنذارًا: { $now } من { $limit } حتى الآن.
    }
warn-spends = البطاقات على الأرقام تضيع، أصابت أم أخطأت.

# After the game: what a bot believed, and what it did something for.
hindsight-laid = توقُّع عند { $name }: «{ $card }» بين الدفاعات الموضوعة (⁦{ $n }%⁩).
hindsight-short = ظن عند { $name }: لم يبق للعصابة إلا قليل من هذا: { $kind }.
hindsight-laid-against = وضع من { $name }: { $cards }؛ فأكثر ما أنفقته العصابة { $kind }.
hindsight-laid-hard = وضع من { $name }: { $cards }؛ فتجاوزها معًا بدا صعبًا.
hindsight-announced = إعلان من { $name } عن «{ $card }»، ووُضعت فعلًا: التحذير الصادق أحيانًا يصعب تجاهله.
hindsight-false-alarm = إعلان من { $name } عن «{ $card }» دون وضعها، لتجلب العصابة بطاقات بلا فائدة.
hindsight-admitted = قول من { $name }: ينقص العصابة { $kind }. وكان صحيحًا ويصعب تصديقه.
hindsight-pretended = قول من { $name }: ينقص العصابة { $kind }. ولم يكن صحيحًا: ليعوّل عليه الطاقم.
hindsight-left-target = ترك من { $name } لـ«{ $card }» وتخلٍّ عن الهدف، لتبقى بطاقات للخروج.

# What a bot says to its team, and at times to the table.
remark-target = رأيي: حراسة { $card }، فالأهداف متقاربة الصعوبة ولن تعرف العصابة أيها نختار.
remark-situation = رأيي: «{ $card }».
remark-situation-for = رأيي: «{ $card }»، فهي تزيد { $kind } لدينا.
remark-buy = رأيي: شراء { $wanted } (المجموع { $n }).
remark-buy-for = رأيي: شراء { $wanted } (المجموع { $n })، وبها نتجاوز «{ $card }» أيضًا.
remark-globals = رأيي: اختيار { $wanted }، فالعصابة لا تتوقع ذلك.
remark-globals-against = رأيي: اختيار { $wanted }، ففي هذه الظروف ستعتمد العصابة على { $kind }.
remark-place = رأيي: تجهيز { $wanted } (المجموع { $n })، فقد يُطلب { $kind }.
remark-place-nothing = رأيي: لا شيء آخر الآن.
remark-place-later = رأيي: لا شيء الآن، فسنعرف أكثر بعد قليل.
remark-lay = رأيي: وضع { $wanted }، فقد أنفقت العصابة كثيرًا من { $kind }.
remark-lay-hard = رأيي: وضع { $wanted }، فتجاوزها معًا صعب.
remark-assign = رأيي: «توزيع آلي»، فبطاقاتنا تكفي لتجاوز { $n } من { $all }.
remark-assign-leave = رأيي: ترك «{ $card }» قائمًا وتوفير البطاقات للخروج.
remark-wing = رأيي: المجازفة مع «{ $card }»، وعدد البطاقات { $n }، والأرقام الرابحة { $faces } من 6.
remark-stop = رأيي: التوقف هنا والاحتفاظ بالبطاقات.
remark-more = بقي لنا أن نضع { $n }.
remark-thin = يبدو لي أن { $kind } قليل هنا.
remark-fine = يبدو لي جيدًا.
remark-begins = لم يكن هنا شيء بعد، فبدأت. والتغيير متاح لك.
remark-coming = «{ $card }»: قادم بلا شك.
remark-lacking = ينقصنا { $kind }.
