# Heist Hustle. $me is the argument that is the reader, if one is.


# The game itself

mood = عشر عمليات ونرد وعجلة. لا حاجة إلى دماغ.
genre = نرد وحظ
option-line_percent = دورات تقف على خط
option-line_percent-meaning = كم من كل مئة
option-hot_weapons = أسلحة ساخنة
option-hot_weapons-meaning = قاعدة دار: سلاحان في كل هدف احتمالهما مضاعف
option-bail = الانسحاب
option-bail-meaning = قاعدة دار: للكل ما عدا العقل المدبر أن ينسحب قبل الرمية
option-second_try = محاولة ثانية
option-second_try-meaning = قاعدة دار: للعقل المدبر أن يدفع لإعادة رمية فاشلة
option-even_rounds = القيادة بالتساوي
option-even_rounds-meaning = لا تُلعب إلا الأهداف اللازمة لذلك
option-tie = عند التعادل
option-tie-meaning = لمن الفوز في النهاية
option-tie-share = للجميع
option-tie-fewer_lead = لمن قاد أقل
option-clock_seconds = وقت القرار
option-clock_seconds-meaning = بالثواني؛ ولمجرد زر نصفها


# What there is

name-crowbar = العتلة
name-disguise = القناع
name-lock-picks = أدوات الفتح
name-grappling-hook = خطاف التسلق
name-smoke-bomb = قنبلة الدخان
name-thermal-drill = المثقاب
name-laptop = الحاسوب
name-glass-cutter = قاطع الزجاج
name-night-goggles = منظار الليل
name-dynamite = الديناميت
name-pawn-shop = محل الرهونات
name-jewelry-boutique = متجر المجوهرات
name-art-gallery = معرض الفنون
name-armored-truck = الشاحنة المصفحة
name-yacht-marina = مرسى اليخوت
name-natural-history-museum = متحف التاريخ الطبيعي
name-downtown-bank = بنك وسط المدينة
name-casino-vault = خزنة الكازينو
name-diamond-exchange = بورصة الألماس
name-gold-reserve = احتياطي الذهب
points =
    { $points ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
       *[other] { $points } نقطة
    }
# What was gained or lost, a size without a sign.
sized =
    { $size ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $size } نقاط
       *[other] { $size } نقطة
    }


# What happened

event-start-roll =
    { $me ->
        [who] رميت { $die } في رمية القيادة الأولى.
       *[none] { $who }: { $die } في رمية القيادة الأولى.
    }
event-roll-again = لا شيء غير 1 و5: الجميع يرمي ثانية.
event-starts =
    { $me ->
        [who] أنت أول عقل مدبر.
       *[none] أول عقل مدبر: { $who }.
    }
event-location =
    { $me ->
        [who] كشفت الهدف: { $location }، وقيمته { $worth }.
       *[none] { $who }: كشف الهدف، { $location }، وقيمته { $worth }.
    }
event-wild-roll =
    { $me ->
        [who] رميت { $die } من أجل الجوكر.
       *[none] { $who }: { $die } من أجل الجوكر.
    }
event-took-wild =
    { $me ->
        [who] أخذت الجوكر.
       *[none] { $who }: أخذ الجوكر.
    }
event-declined =
    { $me ->
        [who] تركت الجوكر.
       *[none] { $who }: ترك الجوكر.
    }
event-wild-stays = لا أحد يستعمل الجوكر هذه المرة.
event-took =
    { $me ->
        [who] أخذت { $weapon }.
       *[none] { $who }: أخذ { $weapon }.
    }
event-extra =
    { $me ->
        [who] وأخذت { $weapon } أيضًا.
       *[none] { $who }: أخذ { $weapon } أيضًا.
    }
event-plays-all =
    { $me ->
        [who] لعبت كل أسلحتك.
       *[none] { $who }: لعب كل الأسلحة المأخوذة.
    }
event-plays-one =
    { $me ->
        [who] ما لعبت سوى { $weapon }.
       *[none] { $who }: لعب { $weapon } فقط.
    }
event-named =
    { $me ->
        [who] سمّيت { $weapon } بالجوكر.
       *[none] { $who }: تسمية { $weapon } بالجوكر.
    }
event-unused =
    { $me ->
        [who] تركت الجوكر بلا استعمال.
       *[none] { $who }: ترك الجوكر بلا استعمال.
    }
event-answered =
    { $me ->
        [who] حسمت أمرك: دخول أم انسحاب.
       *[none] { $who }: حُسم القرار، دخول أم انسحاب.
    }
event-goes =
    { $me ->
        [who] دخلت.
       *[none] { $who }: دخول.
    }
event-bails =
    { $me ->
        [who] انسحبت.
       *[none] { $who }: انسحاب.
    }
# $succeeds is true or false.
event-rolled =
    { $succeeds ->
        [true]
            { $me ->
                [who] رميت { $die }: نجحت العملية.
               *[none] { $who }: رمية { $die }، نجحت العملية.
            }
       *[false]
            { $me ->
                [who] رميت { $die }: فشلت العملية.
               *[none] { $who }: رمية { $die }، فشلت العملية.
            }
    }
event-tries-again =
    { $me ->
        [who] دفعت ثمن رمية أخرى: { points }.
       *[none] { $who }: دفع ثمن رمية أخرى، { points }.
    }
event-line =
    { $me ->
        [who] أدرت العجلة فتوقفت على خط: مرة أخرى.
       *[none] { $who }: العجلة توقفت على خط، مرة أخرى.
    }
event-spun =
    { $me ->
        [who] أدرت العجلة فتوقفت على { $weapon }.
       *[none] { $who }: العجلة توقفت على { $weapon }.
    }
event-heist-points =
    { $me ->
        [who] لك من العملية: { points }.
       *[none] { $who }، من العملية: { points }.
    }
# $gained is true or false, $size what was gained or lost.
event-spinner-points =
    { $gained ->
        [true]
            { $me ->
                [who] لك من العجلة: { sized }.
               *[none] { $who }، مكسب من العجلة: { sized }.
            }
       *[false]
            { $me ->
                [who] خسرت بالعجلة: { sized }.
               *[none] { $who }، خسارة بالعجلة: { sized }.
            }
    }
event-wild-points =
    { $gained ->
        [true]
            { $me ->
                [who] لك من الجوكر: { sized }.
               *[none] { $who }، مكسب من الجوكر: { sized }.
            }
       *[false]
            { $me ->
                [who] خسرت بالجوكر: { sized }.
               *[none] { $who }، خسارة بالجوكر: { sized }.
            }
    }
event-house-points =
    { $me ->
        [who] لك من الانسحاب في وقته: { points }.
       *[none] { $who }، مكسب من الانسحاب في وقته: { points }.
    }
event-wins =
    { $me ->
        [who] فزت: { points }.
       *[none] الفوز عند { $who }: { points }.
    }
event-shares-win =
    { $me ->
        [who] لك حصة في الفوز: { points }.
       *[none] { $who }: حصة في الفوز، { points }.
    }


# What is asked

ask-start = رمية القيادة الأولى: أول 3 يبدأ، وإلا فأول عدد زوجي.
ask-wild = رمية الجوكر: الحق فيه لمن يرمي 4 أو 6.
ask-wild-won = الجوكر لك إن أردت.
ask-weapons = أي سلاح لك؟
ask-extras =
    { $more ->
        [one] لك سلاح آخر إن أردت، أو الاكتفاء.
        [two] لك حتى سلاحين آخرين، أو الاكتفاء.
        [few] لك حتى { $more } أسلحة أخرى، أو الاكتفاء.
       *[other] لك حتى { $more } سلاحًا آخر، أو الاكتفاء.
    }
ask-play = كل أسلحتك، أم واحد منها فقط؟
ask-name = أي سلاح هو الجوكر؟ ويمكن تركه بلا استعمال.
ask-bail =
    { $points ->
        [one] دخول من أجل حصة، أم انسحاب مقابل نقطة واحدة إن فشلت العملية؟
        [two] دخول من أجل حصة، أم انسحاب مقابل نقطتين إن فشلت العملية؟
        [few] دخول من أجل حصة، أم انسحاب مقابل { $points } نقاط إن فشلت العملية؟
       *[other] دخول من أجل حصة، أم انسحاب مقابل { $points } نقطة إن فشلت العملية؟
    }
ask-roll = النرد بيدك: بـ 2 أو 4 أو 6 تنجح العملية.
ask-second-try = فشلت العملية. دفع { $cost } ثمن رمية أخرى؟
ask-spin = العجلة بيدك: أي سلاح لهذه العملية؟


# What may be done

act-roll = رمي النرد
act-take-wild = أخذ الجوكر
act-decline = ترك الجوكر
act-take = أخذ { $weapon }
act-done = اكتفاء
act-play-all = لعب الكل
act-play = لعب { $weapon } فقط
act-name = تسمية { $weapon }
act-unused = بلا استعمال
act-go = دخول
act-bail = انسحاب
act-try-again = دفع ورمي ثانية
act-stand = لتبقَ الرمية
act-spin = إدارة العجلة


# Why not. $wish is the action that is refused.

no-now-start = «{ $wish }» غير ممكن الآن: رمية القيادة الأولى عند { $other }.
no-now-wild = «{ $wish }» غير ممكن الآن: أمر الجوكر بيد { $other }.
no-now-weapons = «{ $wish }» غير ممكن الآن: اختيار السلاح عند { $other }.
no-now-extras = «{ $wish }» غير ممكن الآن: الأسلحة الإضافية بيد { $other }.
no-now-play = «{ $wish }» غير ممكن الآن: القرار في ما يُلعب بيد { $other }.
no-now-name = «{ $wish }» غير ممكن الآن: تسمية الجوكر بيد { $other }.
no-now-bail = «{ $wish }» غير ممكن الآن: الكل ما عدا { $other } يقرر الدخول أو الانسحاب.
no-now-roll = «{ $wish }» غير ممكن الآن: رمية العملية بيد { $other }.
no-now-second-try = «{ $wish }» غير ممكن الآن: الدفع لرمية أخرى بيد { $other }.
no-now-spin = «{ $wish }» غير ممكن الآن: العجلة بيد { $other }.
no-for-the-mastermind = «{ $wish }» للعقل المدبر في هذه الجولة: { $other }.
no-house-rule-off = «{ $wish }» من قاعدة دار غير مفعّلة على هذه الطاولة.
no-start-rolled = «{ $wish }» غير ممكن: رميت رمية البداية من قبل.
no-start-later = «{ $wish }» لاحقًا: ليس دورك؛ الرمية أولًا عند { $other }.
no-does-not-roll-for-wild = «{ $wish }» غير ممكن: العقل المدبر لا يرمي من أجل الجوكر.
no-wild-rolled = «{ $wish }» غير ممكن: رميت { $roll } من أجل الجوكر، ولكل لاعب رمية واحدة.
no-wild-later = «{ $wish }» لاحقًا: ليس دورك؛ البداية عند { $other }.
no-no-right-to-wild = «{ $wish }» غير ممكن: يلزم 4 أو 6، وقد رميت { $roll }.
no-no-roll-yet = «{ $wish }» غير ممكن: لا بد أولًا من رمية 4 أو 6.
no-declined = «{ $wish }» غير ممكن: تركت الجوكر من قبل.
no-wild-taken = «{ $wish }» غير ممكن: جوكر هذه الجولة عند { $other }.
no-wild-yours = «{ $wish }» غير ممكن: أخذت الجوكر.
no-wild-stays = «{ $wish }» غير ممكن: لا أحد يستعمل الجوكر هذه المرة.
no-wild-open = «{ $wish }» غير ممكن: لم يأخذ أحد الجوكر بعد.
no-not-the-holder = «{ $wish }» ليس لك: الجوكر عند { $other }.
no-named-later = «{ $wish }» لاحقًا، حين تُختار كل الأسلحة وتُلعب.
no-named = «{ $wish }» غير ممكن: سمّيت سلاح الجوكر من قبل.
no-has-a-weapon = «{ $wish }» غير ممكن: معك سلاحك.
no-extras-later = «{ $wish }» لاحقًا: يأخذ العقل المدبر المزيد حين يكون مع كل لاعب سلاح.
no-no-extras = «{ $wish }» غير ممكن: مع عشرة لاعبين لا تبقى أسلحة.
no-takes-later = «{ $wish }» لاحقًا: ليس دورك؛ الاختيار أولًا عند { $other }.
no-taken = «{ $wish }» غير ممكن: لم يعد هذا السلاح على الطاولة؛ هو عند { $other }.
no-yours = «{ $wish }» غير ممكن: لم يعد هذا السلاح على الطاولة؛ هو معك.
no-one-weapon = «{ $wish }» غير ممكن: لا أحد سوى العقل المدبر يحمل أكثر من سلاح.
no-weapons-done = «{ $wish }» بعد فوات الأوان: اختيرت أسلحة هذه الجولة.
no-single-weapon = «{ $wish }» ليس لك: من معه سلاح واحد يلعبه، ولا يزيد على الواحد سوى { $other }.
no-not-held = «{ $wish }» غير ممكن: هذا السلاح ليس معك.
no-always-goes = «{ $wish }» ليس لك: العقل المدبر يدخل دائمًا.
no-answered = «{ $wish }» غير ممكن: أجبت من قبل.
no-once-more = «{ $wish }» غير ممكن: الرمية الفاشلة تُعاد مرة واحدة.
no-succeeded = «{ $wish }» غير ممكن: نجحت العملية.
no-rolled = «{ $wish }» غير ممكن: رمية هذه العملية تمت.

# After the game: what a bot did something for.
hindsight-stacked = تأخُّر عند { $name } بفارق { $n }، فتسمية السلاح نفسه ({ $weapon }) بالجوكر: ضربة حظ وحدها تنفع.
hindsight-shadowed = صدارة عند { $name }، فتسمية سلاح { $who } ({ $weapon }) كي تحرّك الإصابة الاثنين معًا.
hindsight-spared = جوكر بلا استعمال عند { $name }، لحماية صدارة بفارق { $n }.
