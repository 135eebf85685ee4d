# What this board says.

notes = مفكرة
swap-nothing = لا شيء
stage-partners = من هو من
stage-crack = فتح الخزنة
stage-robbery-silent = سطو صامت
stage-silent = سطو صامت
stage-robbery-alarm = إنذار
stage-alarm = إنذار
stage-getaway = الهروب
stage-hideout = المخبأ
stage-showdown = المواجهة
stage-over = انتهى الأمر
stage- = Bank Heist

# What a moment is about, the same for every side: the sheet may be seen over a shoulder.
ask-partners = ضغطة مطولة على بطاقتك: من أنت؟
late-partners = عند 0:00 يُعدّ كل شيء عندك جاهزًا.
late-crack = عند 0:00 تُكشف شفرة جديدة؛ وبعد ثلاث بلا حل تحكم القرعة.
late-pass-card = عند 0:00 تمر البطاقة إلى أول لاعب على يسارك.
late-receive = عند 0:00 تُعامل البطاقة كما يجب على جانبك؛ ومن له الخيار يحمّل الحقيبة.
late-dye = عند 0:00 تضيع بطاقة لك عشوائيًّا.
late-alarm-target = عند 0:00 يكون أول من يمكن اختياره على يسارك.
late-attribute = عند 0:00 تذهب إلى أول من يمكن أن يأخذها على يسارك.
late-swap = عند 0:00 تبدّل القواعد عنك.
late-search = عند 0:00 تُحمّل حقيبة إن وُجدت؛ وعند العميل لا توجد.
late-give = عند 0:00 تنتقل بطاقة لك عشوائيًّا.
late-vault = عند 0:00 تُنتقى حقيبة إن بقيت، وإلا فأي بطاقة.
late-action = عند 0:00 يمر دورك؛ فإن لم يجز فالنار على أول من ليس شريكك.
late-answer = عند 0:00 يُستعمل أول مخرج عندك، وإلا فالإصابة.
late-follow-up = عند 0:00 يمر الأمر.
late-shotgun-side = عند 0:00 يصاب أيضًا أول الاثنين بجانب الهدف.
late-shotgun-cost = عند 0:00 تضيع بطاقة لك عشوائيًّا.
late-loot = عند 0:00 تؤخذ بطاقة.
late-extra-shot = عند 0:00 يتوقف إطلاق النار.
late-poison = عند 0:00 يُستعمل الأدرينالين إن كان معك.
hint-partners = هويتك لا تُنسى؛ بطاقتك تبقى بجانب يدك. العملاء والغرماء يعرفون شركاءهم الآن، والعصابة لا تعرف أحدًا.
hint-crack = أسرع جواب صحيح يقود السطو. والجواب الخاطئ يقصيك ويكلف الطاولة وقتًا.
hint-pass-card = سحبت هذه من الخزنة. من تصله يبقيها، أو يحمّلها إن كانت حقيبة. خمس حقائب في الشاحنة تبدأ الهروب.
hint-receive = لا يرى هذه البطاقة سواك. والآخرون لا يرون إلا نظرتك، مهما كانت.
hint-dye = عبوة حبر تنفجر: تضيع هي، وتضيع معها بطاقة من يدك بلمسة منك.
hint-attribute = تبقى مع ذلك اللاعب حتى نهاية اللعبة.
hint-search = من لا يحمّل شيئًا يسلّم بطاقة.
hint-give = لمسة على بطاقة من يدك: تصل إلى من فتشته، ولا يرى غيركما أيها.
hint-vault = لا يرى غيرك ما انتقيت.
hint-action = فعل واحد: إطلاق نار، أو بطاقة، أو تمرير الدور. الفوز للعملاء إن بلغ أحدهم المخبأ حيًّا.
hint-answer = لم يصبك شيء بعد. تفادٍ أو إصابة.
hint-follow-up = انتهى الهجوم. لك الرد، أو ليمر الأمر.
hint-shotgun-side = بندقية الصيد تصيب اثنين: الهدف ولاعبًا بجانبه.
hint-shotgun-cost = كل طلقة من بندقية الصيد تكلف بطاقة: لمسة على بطاقة من يدك.
hint-loot = لك بطاقة عشوائية من يد الميت.
hint-extra-shot = الملقّم السريع أو المسدس الثاني يعطيك طلقة أخرى. والمسدس الثاني يكشفك غريمًا.
hint-poison = الأدرينالين يؤخر السم جولة واحدة.
# What an alarm card does, the same words for its drawer and for all who watch.
alarm-attribute = ‏{ $card }: { $effect }.
alarm-are-you-loyal = لا يرى سوى الساحب إن كان على اللاعب المختار وشم كوشم العصابة، وله أن يكذب.
alarm-check-these-out = يعرض الساحب يده كلها سرًّا على اللاعب المختار.
alarm-you-can-trust-me = يُري الساحب اللاعب المختار سرًّا إن كان عليه وشم كوشم العصابة.
alarm-ill-take-that = يأخذ الساحب بطاقة من الخزنة كأنها مُررت إليه.
alarm-hold-it-right-there = يرى الساحب يد اللاعب المختار كلها، وله أن يحمّل حقائبها أو يقول لا حقائب.
alarm-lets-get-moving = ينتقي الساحب أي بطاقة من الخزنة للتمرير.
alarm-i-dont-like-this = صفتان على الطاولة تتبادلان صاحبيهما؛ والصفة الوحيدة تنتقل.
wait-crack = الشفرة على الطاولة. أسرع جواب صحيح يقود.
wait-robbery = البطاقات تدور في صمت. عينك على من تصله بطاقات ومتى تنزل حقيبة في الشاحنة.
wait-alarm = الكلام مفتوح. عينك على من يحمّل ومن يفتش ومن يكذب.
wait-getaway =
    { $spaces ->
        [zero] لكل من في الشاحنة فعل في الدور. وهذا هو المخبأ.
        [one] لكل من في الشاحنة فعل في الدور. بقيت خانة واحدة إلى المخبأ.
        [two] لكل من في الشاحنة فعل في الدور. بقيت خانتان إلى المخبأ.
        [few] لكل من في الشاحنة فعل في الدور. بقيت { $spaces } خانات إلى المخبأ.
       *[other] لكل من في الشاحنة فعل في الدور. بقيت { $spaces } خانة إلى المخبأ.
    }

script-partners = للجميع: العيون على الهواتف. ضغطة مطولة على البطاقة لمعرفة الهوية. العملاء والغرماء يرون شركاءهم.
script-crack = الشفرة مكشوفة. اضربوا الأرقام، والجواب الأول يقود.
script-robbery-silent = صمتًا من فضلكم. السحب من الخزنة والتمرير عند { $name }. العيون على الهواتف.
script-robbery-alarm = الإنذار يدوي. الكلام مسموح. الدور عند { $name }.
script-getaway = انطلاق! فعل واحد عند { $name }.
script-answer = { $name }، نظرة إلى هاتفك: هناك من يلاحقك.
script-hideout = تقف الشاحنة عند المخبأ. السائق ينظر في كل وجه.
script-showdown = المواجهة. فعل واحد عند { $name }.

goal-crew = خمس حقائب في الشاحنة (حقائبك تُحمّل وحدها)، ولا عميل يبلغ المخبأ. والغرماء يريدون موتك.
goal-sticky-fingers = فوزك مع العصابة، لكن كل حقيبة تصلك تعلق بيدك. لا بد من طريقة لإخبارهم.
goal-agent = الحقائب التي تصلك تبقى عندك: إما أن تصل الشرطة قبل تحميل الخامسة، وإما بلوغ المخبأ على قيد الحياة.
goal-rival = إلى المخبأ مع حقيبة نقود للسائق، أو آخر جانب حي في الشاحنة.
you = هويتك: { $who }.
you-are = هويتك
you-peek = ضغطة مطولة للنظر
you-with = مع { $name }
vest-used = السترة استُهلكت
vest-ready = السترة جاهزة
hand = يدك
hand-empty = لا بطاقات بعد. تصلك من اللاعبين الآخرين.
hand-none = يدك خالية.
hand-out = خرجت من اللعبة. فوزك وخسارتك مع جانبك: لنر كيف تنتهي.
hand-copies = ⁦×{ $n }⁩
hand-passing = { $card }، للتمرير

does-adrenaline = تفادي هجوم
does-cash-bag = رشوة للسائق
does-chloroform = جار يفوته دور
does-dye-pack = تتلف بطاقة
does-knife = طعن أو قطع رباط
does-lock-pick = لأصفاد أو سلاح عالق
does-speedloader = طلقة أخرى
does-zip-tie = ربط أي لاعب
card-adrenaline = يتفادى هجومًا عليك، أو يؤخر السم جولة. تبقى حتى تُسأل عنها.
card-cash-bag = تُحمّل في الشاحنة عند وصولها، أو تبقى. وهي في المخبأ رشوة الغريم للسائق.
card-chloroform = جار يفوته دور ويبقى عاجزًا حتى ذلك الحين. للهروب.
card-dye-pack = عند وصولها تنفجر، ويخسر من وصلته بطاقة.
card-knife = طعن جار يموت بعد دوره القادم، أو قطع رباط أحدهم. للهروب.
card-lock-pick = يفتح الأصفاد أو يصلح سلاحًا عالقًا. للهروب.
card-speedloader = طلقة أخرى. للهروب.
card-zip-tie = يقيد أي لاعب، فلا يبقى له إلا التحرر. للهروب.
attr-guilty-conscience = ينضم إلى العملاء حين ينكشف أحدهم في الهروب
attr-gun-jammed = لا يطلق النار
attr-hostage = تتلقى رصاصة عن أي لاعب غير العميل
attr-hush-money = بلا كلام
attr-loose-tongue = يد مكشوفة في الهروب
attr-martial-skills = تفادي هجوم كل جولة
attr-masked = لا تخدير ولا نهب
attr-poisoned = موت بعد دورَي هروب، ما لم يؤخره الأدرينالين
attr-shotgun = كل طلقة تصيب اثنين وتكلف بطاقة
attr-trigger-happy = إطلاق النار واجب كل دور

seat-cards =
    { $n ->
        [zero] بلا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $n } بطاقات
       *[other] { $n } بطاقة
    }
seat-out = خارج
seat-tied = في الرباط
seat-cuffed = في الأصفاد
seat-cold = بلا وعي
seat-bleeding = الدور القادم: خارج
seat-vest = السترة استُهلكت
seat-facedown = هوية مقلوبة
seat-empty = يد خالية
seat-start = اللاعب الأول
seat-partner = شريكك. لا يرى هذا سواك.
seat-attacks = هجوم على { $name }
seat-you = أنت
seat-hit = تحت الهجوم
seat-tap = لمسة
seat-used = { $what } (استُهلكت)
seat-turns = ‏{ $what } ⁦{ $n }/2⁩
stamp-out = خارج
shot-you = أنت ← { $name }
shot = ‏{ $name } ← { $other }

van = الشاحنة
vault = الخزنة
road-bank = الخانة { $n } من { $all }، حيث يفوز العملاء
road-van = الخانة { $n } من { $all }، المخبأ
road-bank-note =
    { $n ->
        [zero] وصلت الشرطة
        [one] الشرطة بعد خانة
        [two] الشرطة بعد خانتين
        [few] الشرطة بعد { $n } خانات
       *[other] الشرطة بعد { $n } خانة
    }
road-van-note =
    { $n ->
        [zero] هذا هو المخبأ
        [one] المخبأ بعد خانة
        [two] المخبأ بعد خانتين
        [few] المخبأ بعد { $n } خانات
       *[other] المخبأ بعد { $n } خانة
    }
bags = { $n } من 5 حقائب في الشاحنة
bags-note = { $n } من 5 حقائب
code = بطاقات الشفرة
vault-left = { $n } في الخزنة

do-pass-to = تمرير إلى
do-choose = اختيار
do-place = وضعها بجانب
do-shoot = النار على
do-stab = طعن
do-cut = قطع رباط
do-unlock = فتح أصفاد
do-unjam = إصلاح سلاح
do-chloroform = تخدير
do-zip-tie = ربط
do-handcuff = تصفيد
do-beside = إصابة أيضًا
do-speedloader = الملقّم: النار على
do-second-gun = المسدس الثاني على
aim-what = ما العمل
aim-tap = { $what }: لمسة على لاعب حول الطاولة.
aim-myself = نفسي
answer-label = جوابك
answer-go = جواب
denied-adrenaline = الأدرينالين
denied-shoot = إطلاق النار
denied-pass = تمرير الدور
face-accept = تقبّل الأمر

claim-passed-bag = مررت حقيبة إلى { $x }
claim-kept = عند { $x } حقيبة مخفية
claim-trust = أثق في { $x }
claim-suspect = أشك في { $x }
claim-tattoo = على { $x } وشم
claim-no-tattoo = لا وشم على { $x }
notes-could = ربما { $what }
notes-holds = في اليد: { $what }
notes-aside = لم توزَّع: { $what }
notes-none = لا شيء
mark-crew = العصابة
mark-agent = العميل
mark-rival = الغريم

end-agents-in-the-bank = الشرطة كانت بالانتظار
end-agents-in-the-bank-lead = طال السطو أكثر مما يجب. الفوز للعملاء.
end-rivals-on-the-road = شاحنة ملأى بالموتى
end-rivals-on-the-road-lead = لم يبق في الشاحنة غير الغرماء.
end-agents-at-the-hideout = شرطي ينزل من شاحنة الهروب
end-agents-at-the-hideout-lead = بلغ عميل المخبأ حيًّا. الفوز للعملاء.
end-crew-at-the-hideout = العملية المثالية
end-crew-at-the-hideout-lead = لم يبلغ المخبأ غير العصابة.
end-crew-in-the-showdown = الخيانة تفشل
end-crew-in-the-showdown-lead = سقط آخر غريم في المواجهة. الفوز للعصابة.
end-rivals-in-the-showdown = السائق قبض والعصابة ماتت
end-rivals-in-the-showdown-lead = كسب الغرماء المواجهة.
end-stalemate = قيود وهزيمة
end-stalemate-lead = لم يعد شيء يتحرك. الفوز للعصابة.
end-nobody-left = لا ناجين
end-nobody-left-lead = لم يبق أحد، فلا فائز.
end- = انتهت العملية
end-winners = { $lead } الفائزون: { $who }.
answer-changed = تغيرت الشفرة. لم يُرسل شيء: هذه الجديدة.
where-card = لمسة على بطاقة من يدك.

# What is told as a scene, and headings of the log.

story-you = أنت
story-turn = دور { $name }
story-turn-you = دورك
story-alarm = دوّى الإنذار
story-bags = الحقائب في الشاحنة
story-loaded =
    { $n ->
        [0] بلا تحميل.
        [one] تحميل حقيبة واحدة.
        [two] تحميل حقيبتين.
        [few] تحميل { $n } حقائب.
       *[other] تحميل { $n } حقيبة.
    }
story-took =
    { $n ->
        [0] بلا بطاقات باقية.
        [one] إبقاء بطاقة واحدة.
        [two] إبقاء بطاقتين.
        [few] إبقاء { $n } بطاقات.
       *[other] إبقاء { $n } بطاقة.
    }
story-dyed =
    { $n ->
        [one] انفجرت عبوة حبر.
        [two] انفجرت عبوتا حبر.
        [few] انفجرت { $n } عبوات حبر.
       *[other] انفجرت { $n } عبوة حبر.
    }
story-way = جولة من الهروب
story-quiet = لا هجوم على أحد.
story-end = انتهى الأمر
story-stamp-wins = فوز
story-shots = الطلقات
story-cards = البطاقات

# What somebody said, as they said it: $name is whom it is about.
said-claim-passed-bag = مررت حقيبة إلى { $name }.
said-claim-kept = عند { $name } حقيبة مخفية.
said-claim-trust = أثق في { $name }.
said-claim-suspect = أشك في { $name }.
said-claim-tattoo = على { $name } وشم.
said-claim-no-tattoo = لا وشم على { $name }.
said-claims-none = لا حقائب عند { $name }.
end-conscience = فوز { $name } مع العملاء: ضمير مثقل.
