# Heat. $me is the argument that is the reader, if one is. Money is in dollars; Heat is counted in degrees (tokens).


# The game itself

mood = خطة بالسر، وكشف معًا، وخروج قبل أن تسخن.
genre = تخطيط وكشف
option-apb = بطاقات التعميم
option-apb-meaning = العواقب تُسحب منها
option-draft = التخطيط
option-draft-meaning = من أين تأتي بطاقات المراحل اللاحقة
option-draft-seed = كومات من خمس
option-draft-v0_96 = الرزمة المشتركة
option-max_extra_a = أقصى أطوار A الإضافية
option-max_extra_a-meaning = في المرحلة الواحدة
option-crackdown_cap = أقصى ما تدفعه «الحملة الأمنية»
option-crackdown_cap-meaning = 0: بلا حد
option-timers = الساعات
option-timers-meaning = بلا ساعات: لكل لاعب ما يشاء من وقت
option-draft_seconds = وقت التمريرة
option-draft_seconds-meaning = بالثواني
option-choose_seconds = وقت اختيار بطاقة المرحلة
option-choose_seconds-meaning = بالثواني
option-a_seconds = وقت القرار في الطور A
option-a_seconds-meaning = بالثواني
option-memory_aid = المفكرة
option-memory_aid-meaning = لكل لاعب قائمة خاصة بما مرره وما رآه من بطاقات
option-private_chat = الهمس
option-private_chat-meaning = للاعبين أن يتراسلوا سرًّا


# The cards

name-lay-low = التواري
name-copycat-crime = جريمة مقلدة
name-backup-plan = الخطة البديلة
name-circle-back = عودة على الأثر
name-case-the-joint = استطلاع المكان
name-the-lift = النشل
name-bank-job = سطو على البنك
name-heavy = البلطجي
name-smash-and-grab = كسر وخطف
name-armored-car = سيارة مصفحة
name-long-con = النصب الطويل
name-getaway-driver = سائق الهروب
name-interrogation = استجواب
name-crackdown = الحملة الأمنية
name-clean-hands = أيدٍ نظيفة
name-public-enemy = عدو الشعب
name-fence = تاجر مسروقات
name-tip-off = الوشاية
name-dragnet = التمشيط
name-manhunt = المطاردة
name-stakeout = المراقبة
name-curfew = حظر التجول
name-informant = المخبر
name-amnesty = العفو
name-roadblock = حاجز الطريق
name-plea-bargain = صفقة اعتراف
name-internal-affairs = شؤون داخلية


# What happened

event-heist = تبدأ العملية { $heist } بالتخطيط.
event-dealt =
    { $me ->
        [who] سحبت «{ $card }».
       *[none] { $who }: سحب «{ $card }».
    }
event-picked =
    { $me ->
        [who] وضعت بطاقة للتمرير.
       *[none] { $who }: وضع بطاقة للتمرير.
    }
event-passed =
    { $me ->
        [who] مررت «{ $card }» إلى { $other }.
        [other] { $who }: تمرير «{ $card }» إليك.
       *[none] { $who }: تمرير «{ $card }» إلى { $other }.
    }
event-drafted = الخطط جاهزة.
event-claims =
    { $me ->
        [who] قلت: سألعب «{ $card }».
       *[none] كلام { $who }: سألعب «{ $card }».
    }
event-claims-quiet =
    { $me ->
        [who] قلت: لن آخذ حرارة.
       *[none] كلام { $who }: لن آخذ حرارة.
    }
event-stage = المرحلة { $stage }.
event-chose =
    { $me ->
        [who] اخترت بطاقة.
       *[none] { $who }: اختيار بطاقة.
    }
event-plays =
    { $me ->
        [who] لعبت «{ $card }».
       *[none] { $who }: لعب «{ $card }».
    }
event-sits-out =
    { $me ->
        [who] لم تبق لك بطاقة تُلعب.
       *[none] لم تبق عند { $who } بطاقة تُلعب.
    }
event-draws =
    { $me ->
        [who] سحبت { counted-cards } من الرزمة.
       *[none] { $who }: سحب { counted-cards } من الرزمة.
    }
event-drew =
    { $me ->
        [who] سحبت «{ $card }».
       *[none] { $who }: سحب «{ $card }».
    }
event-no-draws = المطلوب سحبه { $needed } وفي الرزمة { $left }: لا سحب لأحد.
event-decided =
    { $me ->
        [who] اتخذت قرارك.
       *[none] { $who }: اتخاذ القرار.
    }
event-returns =
    { $me ->
        [who] أعدت { counted-heat }.
       *[none] { $who }: إعادة { counted-heat }.
    }
event-copies =
    { $me ->
        [who] قلدت «{ $card }» عند { $other }.
        [other] { $who }: تقليد «{ $card }» التي لك.
       *[none] { $who }: تقليد «{ $card }» عند { $other }.
    }
event-adds =
    { $me ->
        [who] أضفت «{ $card }».
       *[none] { $who }: إضافة «{ $card }».
    }
event-uses-again =
    { $me ->
        [who] عدت إلى «{ $card }».
       *[none] { $who }: عودة إلى «{ $card }».
    }
event-sets-aside =
    { $me ->
        [who] نحّيت { counted-cards } جانبًا.
       *[none] { $who }: تنحية { counted-cards } جانبًا.
    }
event-set-aside =
    { $me ->
        [who] نحّيت «{ $card }» جانبًا.
       *[none] { $who }: تنحية «{ $card }» جانبًا.
    }
event-questions =
    { $me ->
        [who] استجوبت { $other }.
        [other] { $who }: استجوابك أنت.
       *[none] { $who }: استجواب { $other }.
    }
event-sees =
    { $me ->
        [who] رأيت «{ $card }» في يد { $other }.
       *[none] { $who }: رؤية «{ $card }» في يد { $other }.
    }
event-extra-a = بطاقات جديدة: الطور A الإضافي { $extra }.
event-skips =
    { $me ->
        [who] توقفت عند هذا الحد: «{ $card }» تبقى بلا أثر A.
       *[none] { $who }: توقف عند هذا الحد، «{ $card }» تبقى بلا أثر A.
    }
event-consequence = الحرارة المطلوبة { $needed } وعلى اللوح { $left }: العواقب.
event-apb = تعميم أمني: «{ $apb }».
event-apb-shuffled = خُلطت بطاقات التعميم.
event-cancelled =
    { $me ->
        [who] ما جنيت شيئًا من «{ $card }»: تدخلت الشرطة.
       *[none] { $who }: لا شيء من «{ $card }»، فقد تدخلت الشرطة.
    }
event-loses =
    { $me ->
        [who] خسرت ⁦${ $money }⁩.
       *[none] { $who }: خسارة ⁦${ $money }⁩.
    }
event-pays =
    { $me ->
        [who] دفعت ⁦${ $money }⁩ إلى { $other }.
        [other] { $who }: دفع ⁦${ $money }⁩ إليك.
       *[none] { $who }: دفع ⁦${ $money }⁩ إلى { $other }.
    }
event-gains =
    { $me ->
        [who] كسبت ⁦${ $money }⁩.
       *[none] { $who }: كسب ⁦${ $money }⁩.
    }
event-takes =
    { $me ->
        [who] أخذت { counted-heat }.
       *[none] { $who }: أخذ { counted-heat }.
    }
event-earns =
    { $me ->
        [who] ربحت ⁦${ $money }⁩.
       *[none] { $who }: ربح ⁦${ $money }⁩.
    }
event-price = ثمن درجة الحرارة ⁦${ $price }⁩؛ على اللوح { $left }.
event-too-hot = الحرارة المطلوبة { $needed }، وهي أكثر مما يوجد: انتهت اللعبة.
event-caught =
    { $me ->
        [who] مصيرك السجن على ذلك.
       *[none] { $who }: إلى السجن على ذلك.
    }
event-jailed =
    { $me ->
        [who] كان عليك ⁦${ $bill }⁩ وليس معك إلا ⁦${ $money }⁩: إلى السجن.
       *[none] كان على { $who } دفع ⁦${ $bill }⁩ من أصل ⁦${ $money }⁩: إلى السجن.
    }
event-pays-off =
    { $me ->
        [who] دفعت ⁦${ $bill }⁩ ثمن الحرارة وبقي لك ⁦${ $money }⁩.
       *[none] { $who }: دفع ⁦${ $bill }⁩ ثمن الحرارة، والباقي ⁦${ $money }⁩.
    }
event-wins =
    { $me ->
        [who] فزت، ورصيدك ⁦${ $money }⁩.
       *[none] الفوز من نصيب { $who } برصيد ⁦${ $money }⁩.
    }
event-no-winner = الجميع في السجن؛ لم يفز أحد.

# Parts of sentences: how many cards somebody drew or set aside, and how much Heat.
counted-cards =
    { $cards ->
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $cards } بطاقات
       *[other] { $cards } بطاقة
    }
counted-heat =
    { $heat ->
        [zero] 0 درجة حرارة
        [one] درجة حرارة واحدة
        [two] درجتَي حرارة
        [few] { $heat } درجات حرارة
       *[other] { $heat } درجة حرارة
    }


# The same without the name, where that stands already.

did-dealt = سحب «{ $card }».
did-picked = وضع بطاقة للتمرير.
did-passed =
    { $me ->
        [other] تمرير «{ $card }» إليك.
       *[none] تمرير «{ $card }» إلى { $other }.
    }
did-claims = الكلام: سألعب «{ $card }».
did-claims-quiet = الكلام: لن آخذ حرارة.
did-chose = اختيار بطاقة.
did-plays = لعب «{ $card }».
did-sits-out = بلا بطاقة تُلعب.
did-draws =
    { $cards ->
        [one] سحب بطاقة واحدة من الرزمة.
        [two] سحب بطاقتين من الرزمة.
        [few] سحب { $cards } بطاقات من الرزمة.
       *[other] سحب { $cards } بطاقة من الرزمة.
    }
did-drew = سحب «{ $card }».
did-decided = اتخاذ القرار.
did-returns =
    { $heat ->
        [one] إعادة درجة حرارة واحدة.
        [two] إعادة درجتَي حرارة.
        [few] إعادة { $heat } درجات حرارة.
       *[other] إعادة { $heat } درجة حرارة.
    }
did-copies =
    { $me ->
        [other] تقليد «{ $card }» التي لك.
       *[none] تقليد «{ $card }» عند { $other }.
    }
did-adds = إضافة «{ $card }».
did-uses-again = عودة إلى «{ $card }».
did-sets-aside =
    { $cards ->
        [one] تنحية بطاقة واحدة جانبًا.
        [two] تنحية بطاقتين جانبًا.
        [few] تنحية { $cards } بطاقات جانبًا.
       *[other] تنحية { $cards } بطاقة جانبًا.
    }
did-set-aside = تنحية «{ $card }» جانبًا.
did-questions =
    { $me ->
        [other] استجوابك أنت.
       *[none] استجواب { $other }.
    }
did-sees =
    { $me ->
        [other] رؤية «{ $card }» في يدك.
       *[none] رؤية «{ $card }» في يد { $other }.
    }
did-skips = توقف عند هذا الحد: «{ $card }» تبقى بلا أثر A.
did-cancelled = لا شيء من «{ $card }»: تدخلت الشرطة.
did-loses = خسارة ⁦${ $money }⁩.
did-pays =
    { $me ->
        [other] دفع ⁦${ $money }⁩ إليك.
       *[none] دفع ⁦${ $money }⁩ إلى { $other }.
    }
did-gains = كسب ⁦${ $money }⁩.
did-takes =
    { $heat ->
        [one] أخذ درجة حرارة واحدة.
        [two] أخذ درجتَي حرارة.
        [few] أخذ { $heat } درجات حرارة.
       *[other] أخذ { $heat } درجة حرارة.
    }
did-earns = ربح ⁦${ $money }⁩.
did-caught = إلى السجن على ذلك.
did-jailed = دين ⁦${ $bill }⁩ من أصل ⁦${ $money }⁩: إلى السجن.
did-pays-off = دفع ⁦${ $bill }⁩ ثمن الحرارة، والباقي ⁦${ $money }⁩.
did-wins = فوز برصيد ⁦${ $money }⁩.

# What is asked

ask-wait-or-change = بانتظار الآخرين؛ وحتى ذلك الحين يمكنك تغيير رأيك.
ask-pass-left = أي بطاقة تمر إلى يسارك؟
ask-pass-right = أي بطاقة تمر إلى يمينك؟
ask-choose = أي بطاقة لك؟

# In an A phase, by what the card in use lets its player choose.
ask-copy = تقليد بطاقة أي لاعب؟
ask-add = أي بطاقة من يدك تضاف إلى ملفك؟
ask-again = أي بطاقة أقدم من ملفك تُستعمل ثانية؟
# $left is how many cards are still to be set aside.
ask-aside = أي بطاقة من يدك تُنحّى جانبًا؟ الباقي { $left }.
ask-question = أي لاعب للاستجواب؟


# What may be done

act-pass = تمرير { $card }
act-play = لعب { $card }
act-claim = قول: سألعب { $card }
act-claim-quiet = قول: لن آخذ حرارة
act-copy = تقليد بطاقة { $seat }
act-add = إضافة { $card }
# $number is a place in one's own Record, the oldest card being 1.
act-again = استعمال البطاقة { $number } من ملفك ثانية
act-aside = تنحية { $card }
act-question = استجواب { $seat }


# What Plan cards do, one sentence for each thing. In phase A:

effect-draw =
    { $n ->
        [one] سحب بطاقة.
        [two] سحب بطاقتين.
        [few] سحب { $n } بطاقات.
       *[other] سحب { $n } بطاقة.
    }
effect-return =
    { $n ->
        [one] إعادة درجة حرارة.
        [two] إعادة درجتَي حرارة.
        [few] إعادة { $n } درجات حرارة.
       *[other] إعادة { $n } درجة حرارة.
    }
effect-return-company =
    { $n ->
        [one] إعادة درجة حرارة، و{ $more } فوقها إن استعمل غيرك هذه البطاقة.
        [two] إعادة درجتَي حرارة، و{ $more } فوقهما إن استعمل غيرك هذه البطاقة.
        [few] إعادة { $n } درجات حرارة، و{ $more } فوقها إن استعمل غيرك هذه البطاقة.
       *[other] إعادة { $n } درجة حرارة، و{ $more } فوقها إن استعمل غيرك هذه البطاقة.
    }
effect-copy = تصبح هذه البطاقة نسخة من البطاقة التي يستعملها لاعب آخر.
effect-add = إضافة بطاقة من يدك إلى ملفك.
effect-again = نقل بطاقة أقدم من ملفك إلى آخره.
# After "Draw 2.": set aside as many cards as were drawn.
effect-aside = وتنحية مثلها من البطاقات جانبًا.
effect-question = رؤية يد لاعب آخر.

# In phase B; effect-gain in phase C too.
effect-gain = كسب ⁦${ $n }⁩.
effect-alone = كسب ⁦${ $n }⁩ أخرى إن لم يستعمل غيرك هذه البطاقة.
effect-per-record = كسب ⁦${ $n }⁩ عن كل بطاقة في ملفك.
effect-toll = كل من معه بطاقة أخرى بأثر B يدفع لك ⁦${ $n }⁩.
effect-take =
    { $n ->
        [one] أخذ درجة حرارة.
        [two] أخذ درجتَي حرارة.
        [few] أخذ { $n } درجات حرارة.
       *[other] أخذ { $n } درجة حرارة.
    }

# In phase C.
effect-least-heat = كسب ⁦${ $n }⁩ إن لم يكن أحد أقل منك حرارة.
effect-most-heat = كسب ⁦${ $n }⁩ إن كانت حرارتك أعلى من الجميع.
effect-hotter-suspect = كسب ⁦${ $n }⁩ إن كان من استجوبته أعلى منك حرارة.
effect-per-older-b = كسب ⁦${ $n }⁩ عن كل بطاقة أقدم بأثر B في ملفك.
effect-per-taker = كسب ⁦${ $n }⁩ عن كل لاعب آخر أخذ حرارة في هذه المرحلة.
effect-heat-bill = كسب ⁦${ $n }⁩ عن كل دولار تكلفه حرارتك الآن.
# After one of the sentences above: what the card pays if its condition is not met,
# and the most that it pays.
effect-otherwise = وإلا فكسب ⁦${ $n }⁩.
effect-most = والأقصى ⁦${ $n }⁩.

# What a card does in the phase that follows, and what stands between two sentences of a card.
phase-a = ‏A:
phase-b = ‏B:
phase-c = ‏C:
effects-separator = {" "}


# Why not. $wish is the action that is refused.

no-not-held = «{ $wish }» غير ممكن: هذه البطاقة ليست معك.
no-no-such-card = «{ $wish }» غير ممكن: لا بطاقة كهذه في هذه اللعبة.
no-sits-out = «{ $wish }» غير ممكن: لم تبق لك بطاقة، وهذه المرحلة تفوتك.
no-claimed = «{ $wish }» أكثر مما يجوز: قلت كلمتك الآن.
no-no-claims-now = «{ $wish }» لاحقًا: الكلام حين يختار الجميع بطاقاتهم.
no-draft-first = «{ $wish }» لاحقًا: التخطيط لم ينته بعد.
no-drafted = «{ $wish }» غير ممكن الآن: خطط هذه العملية جاهزة.
no-played = «{ $wish }» بعد فوات الأوان: بطاقات هذه المرحلة مكشوفة.
no-not-open-yet = «{ $wish }» لاحقًا: آثار A تأتي حين تُكشف كل بطاقات المرحلة.
no-nothing-due = «{ $wish }» غير ممكن: لا شيء مطلوب منك في هذا الطور A.
no-decided = «{ $wish }» غير ممكن: اتخذت قرارك في هذا الطور A.
no-oneself = «{ $wish }» غير ممكن: هذا أنت.
no-nobody-there = «{ $wish }» غير ممكن: لا أحد يجلس هناك.
no-no-current-card = «{ $wish }» غير ممكن: لا بطاقة مستعملة عند { $other } في هذه المرحلة.
no-no-older-card = «{ $wish }» غير ممكن: بطاقاتك الأقدم من 1 إلى { $most }.
no-all-picked = «{ $wish }» غير ممكن: اخترت كل ما معك من هذه البطاقة.

# After the game: what a bot believed, and what it did something for.
hindsight-expected = تصديق من { $name }: «{ $card }» من { $who } كما قيل (⁦{ $n }%⁩).
hindsight-expected-quiet = تصديق من { $name }: لا حرارة على { $who } كما قيل (⁦{ $n }%⁩).
hindsight-word = كلمة { $who } عند { $name } تساوي ⁦{ $n }%⁩.
hindsight-lure = وعد من { $name }: لا حرارة، لطمأنة الآخرين؛ ثم لُعبت «{ $card }».
hindsight-decoy = كلام من { $name } عن «{ $said }» لإخفاء «{ $card }».
hindsight-alone = كلام من { $name } عن «{ $card }» لإبعاد الآخرين عنها.
hindsight-company = كلام من { $name } عن «{ $card }» لجذب الآخرين إليها.
hindsight-doubted = شك من { $name } في «{ $card }» من { $who } كما قيل (⁦{ $n }%⁩).
hindsight-doubted-quiet = شك من { $name } في قول { $who }: لا حرارة (⁦{ $n }%⁩).
