# Bank Heist. $me is the argument that is the reader, if one is. $who and $other are players.


# The game itself

mood = في الشاحنة شرطي. الحقائب تدور، ثم تخرج المسدسات.
genre = هويات خفية
option-crack_mode = لغز الخزنة
option-crack_mode-meaning = ما يُحسب لفتحها
option-crack_mode-multiply = ضرب
option-crack_mode-add = جمع
option-crack_mode-random = حظ محض
option-start_space = بداية السطو
option-start_space-meaning = خانة البداية؛ 0: كما هو مطبوع
option-alarm_space = أول خانة إنذار
option-alarm_space-meaning = 0: كما هو مطبوع
option-agents_win_space = خانة فوز العملاء
option-agents_win_space-meaning = الخانة على المسار؛ 0: كما هو مطبوع
option-getaway_spaces = بُعد المخبأ
option-getaway_spaces-meaning = عدد خانات الهروب؛ 0: كما هو مطبوع
option-flip_seconds = شفرة جديدة بعد
option-flip_seconds-meaning = ثوانٍ حتى تُبدَّل شفرة لم يحلها أحد
option-tie_window_ms = صورة خط النهاية
option-tie_window_ms-meaning = جوابان بينهما هذا القدر من أجزاء الألف من الثانية متعادلان
option-pass_seconds = وقت تمرير البطاقة
option-pass_seconds-meaning = بالثواني؛ 0: بلا ساعة
option-action_seconds = وقت الدور في الهروب
option-action_seconds-meaning = بالثواني؛ 0: بلا ساعة
option-response_seconds = وقت الرد على هجوم
option-response_seconds-meaning = بالثواني؛ 0: بلا ساعة
option-alarm_seconds = وقت بطاقة الإنذار
option-alarm_seconds-meaning = بالثواني؛ 0: بلا ساعة
option-trigger_happy_adrenaline = «إصبع على الزناد» ترد دائمًا
option-trigger_happy_adrenaline-meaning = لصاحبها أن يرد بالبطاقات في دوره أيضًا
option-whispers = الهمس
option-whispers-meaning = كلام خاص من مقعد إلى مقعد
option-dead_identities_shown = الموتى يكشفون هوياتهم
option-dead_identities_shown-meaning = قاعدة دار
option-bot_takeover = بوت ينوب عن الغائب
option-bot_takeover-meaning = متى يأخذ المقعد
option-bot_takeover-after-two = بعد قرارين فائتين
option-bot_takeover-on = فورًا
option-bot_takeover-off = أبدًا


# Who a player is, and the cards

name-crew = العصابة
name-sticky-fingers = خفيف اليد
name-agent = العميل
name-rival = الغريم
name-adrenaline = أدرينالين
name-cash-bag = حقيبة النقود
name-chloroform = المخدّر
name-dye-pack = عبوة الحبر
name-knife = السكين
name-lock-pick = فاتح الأقفال
name-speedloader = الملقّم السريع
name-zip-tie = الرباط
name-are-you-loyal = وفاء أم خيانة
name-check-these-out = نظرة على ما معي
name-ill-take-that = هذه لي
name-hold-it-right-there = لا حركة!
name-lets-get-moving = هيا بنا
name-i-dont-like-this = هذا لا يعجبني
name-you-can-trust-me = ثقتك في محلها
name-guilty-conscience = ضمير مثقل
name-gun-jammed = سلاح عالق
name-hostage = الرهينة
name-hush-money = ثمن السكوت
name-loose-tongue = لسان فالت
name-martial-skills = فنون القتال
name-masked = القناع
name-poisoned = السم
name-shotgun = بندقية الصيد
name-trigger-happy = إصبع على الزناد


# Cards in a hand or in the vault: a list of as many of each as there are

pile =
    { $pile-count ->
        [0] لا شيء
       *[other] { $counted }
    }
counted-card =
    { $n ->
        [1] { $card }
       *[other] ‏{ $card } ⁦×{ $n }⁩
    }


# What happened

# Who is who, and the race for the vault

event-ready =
    { $me ->
        [who] كل شيء جاهز عندك.
       *[none] { $who }: كل شيء جاهز.
    }
# A player is told their own $identity: Crew, Agent...
event-identity = هويتك: { $identity }.
# $partner is the other Agent or Rival, if there is one.
event-partner =
    { $partner-id ->
        [none] لا أحد غيرك بهوية «{ $identity }».
       *[somebody] الآخر بهوية «{ $identity }»: { $partner }.
    }
# $code is a list of digits.
event-code = كُشفت الشفرة: { $code }.
# $answer is a number, $solution the right one.
event-answers =
    { $me ->
        [who] أجبت: { $answer }.
       *[none] جواب { $who }: { $answer }.
    }
event-wrong =
    { $me ->
        [who] أخطأت: الجواب { $solution }. الخزنة تعيد ضبط نفسها.
       *[none] خطأ عند { $who }: الجواب { $solution }. الخزنة تعيد ضبط نفسها.
    }
event-tie = جوابان صحيحان معًا: شفرة أخرى.
event-cracked =
    { $me ->
        [who] فتحت الخزنة بالجواب { $solution }.
       *[none] { $who }: فتح الخزنة بالجواب { $solution }.
    }
event-unanswered = لا جواب عند أحد: شفرة أخرى.
event-drawn-by-lot = القرعة تختار اللاعب الأول.

# The robbery

event-start-player =
    { $me ->
        [who] أنت اللاعب الأول.
       *[none] اللاعب الأول: { $who }.
    }
event-turn =
    { $me ->
        [who] الدور لك.
       *[none] الدور عند { $who }.
    }
# $space is a number on the board.
event-token = تنتقل القطعة إلى الخانة { $space }.
event-alarm-sounds = دوّى الإنذار: الكلام مسموح للجميع الآن.
event-draws =
    { $me ->
        [who] سحبت بطاقة من الخزنة.
       *[none] { $who }: سحب بطاقة من الخزنة.
    }
# $card is a vault card, $alarm an alarm card.
event-drew =
    { $me ->
        [who] البطاقة بين يديك: { $card }.
       *[none] البطاقة بين يدي { $who }: { $card }.
    }
event-picks =
    { $me ->
        [who] انتقيت بطاقة من الخزنة.
       *[none] { $who }: انتقاء بطاقة من الخزنة.
    }
event-passes-card =
    { $me ->
        [who] مررت البطاقة إلى { $other }.
        [other] { $who }: تمرير البطاقة إليك.
       *[none] { $who }: تمرير البطاقة إلى { $other }.
    }
# The $card that $who got from $third.
event-received =
    { $me ->
        [who] نظرت في البطاقة القادمة من { $third }: { $card }.
        [third] { $who }: نظرة في بطاقتك، { $card }.
       *[none] { $who }: نظرة في البطاقة القادمة من { $third }، { $card }.
    }
event-takes-card =
    { $me ->
        [who] أخذت البطاقة إلى يدك.
       *[none] { $who }: أخذ البطاقة إلى اليد.
    }
# $bags: how many are in the truck now.
event-loads =
    { $me ->
        [who] وضعت حقيبة نقود في الشاحنة؛ المجموع { $bags }.
       *[none] { $who }: وضع حقيبة نقود في الشاحنة؛ المجموع { $bags }.
    }
event-dye =
    { $me ->
        [who] انفجرت عبوة حبر بين يديك.
       *[none] انفجرت عبوة حبر بين يدي { $who }.
    }
event-dyed =
    { $me ->
        [who] أتلف الحبر بطاقة لك.
       *[none] أتلف الحبر بطاقة عند { $who }.
    }
# A $card that was lost or paid face down.
event-let-go =
    { $me ->
        [who] البطاقة التي ضاعت منك: { $card }.
       *[none] البطاقة التي ضاعت من { $who }: { $card }.
    }
event-vault-shuffled = خلت رزمة الخزنة؛ خُلط المرمي منها.
event-vault-empty =
    { $me ->
        [who] لا بطاقة لك في الخزنة.
       *[none] لا بطاقة في الخزنة من أجل { $who }.
    }
event-alarm-shuffled = خلت رزمة الإنذار؛ خُلط المرمي منها.
event-alarm =
    { $me ->
        [who] كشفت «{ $alarm }».
       *[none] { $who }: كشف «{ $alarm }».
    }
event-tattoo-shown =
    { $me ->
        [who] أريت { $other } أسفل بطاقة هويتك.
        [other] { $who }: عرض أسفل بطاقة الهوية عليك.
       *[none] { $who }: عرض أسفل بطاقة الهوية على { $other }.
    }
# $has_tattoo is true or false.
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] عليك وشم العصابة.
               *[none] على { $who } وشم العصابة.
            }
       *[false]
            { $me ->
                [who] لا وشم عليك.
               *[none] لا وشم على { $who }.
            }
    }
event-hand-shown =
    { $me ->
        [who] أريت { $other } يدك كلها.
        [other] { $who }: عرض اليد كلها عليك.
       *[none] { $who }: عرض اليد كلها على { $other }.
    }
event-searches =
    { $me ->
        [who] فتشت يد { $other }.
        [other] { $who }: تفتيش يدك.
       *[none] { $who }: تفتيش يد { $other }.
    }
event-hand =
    { $me ->
        [who] يدك: { pile }.
       *[none] يد { $who }: { pile }.
    }
event-claims-none =
    { $me ->
        [who] قلت: لا حقائب عند { $other }.
        [other] كلام { $who }: لا حقائب عندك.
       *[none] كلام { $who }: لا حقائب عند { $other }.
    }
event-found =
    { $me ->
        [who] وجدت حقيبة نقود عند { $other }.
        [other] { $who }: العثور على حقيبة نقود عندك.
       *[none] { $who }: العثور على حقيبة نقود عند { $other }.
    }
event-gives =
    { $me ->
        [who] أعطيت { $other } بطاقة.
        [other] وصلتك بطاقة من { $who }.
       *[none] بطاقة من { $who } إلى { $other }.
    }
event-vault = ما بقي في الخزنة: { pile }.
# $own-id is the argument that is $who too: other, third or none.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] بدّلت صفتك بصفة { $third }.
                [third] { $who }: تبديل الصفة معك.
               *[none] { $who }: تبديل الصفة مع { $third }.
            }
        [third]
            { $me ->
                [who] بدّلت صفة { $other } بصفتك.
                [other] { $who }: تبديل الصفة معك.
               *[none] { $who }: تبديل الصفة مع { $other }.
            }
       *[none]
            { $me ->
                [who] بدّلت صفة { $other } بصفة { $third }.
                [other] { $who }: تبديل صفتك بصفة { $third }.
                [third] { $who }: تبديل صفة { $other } بصفتك.
               *[none] { $who }: تبديل صفة { $other } بصفة { $third }.
            }
    }
# $own-id is other if $who is $other too.
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] وضعت «{ $alarm }» بجانبك.
               *[none] { $who }: وضع «{ $alarm }» بجانب الذات.
            }
       *[none]
            { $me ->
                [who] وضعت «{ $alarm }» بجانب { $other }.
                [other] { $who }: وضع «{ $alarm }» بجانبك.
               *[none] { $who }: وضع «{ $alarm }» بجانب { $other }.
            }
    }

# The Getaway

event-getaway =
    { $me ->
        [who] خمس حقائب! يبدأ الهروب بك.
       *[none] خمس حقائب! يبدأ الهروب مع { $who }.
    }
event-face-up =
    { $me ->
        [who] يدك مكشوفة: { pile }.
       *[none] يد { $who } مكشوفة: { pile }.
    }
event-misses =
    { $me ->
        [who] فقدت وعيك وفاتك دور.
       *[none] { $who }: دور فائت، فقدان وعي.
    }
event-passes =
    { $me ->
        [who] مررت دورك.
       *[none] { $who }: تمرير الدور.
    }
# $attack-id is what $who tries to do to $other.
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] أطلقت النار على { $other }.
                [other] { $who }: إطلاق النار عليك.
               *[none] { $who }: إطلاق النار على { $other }.
            }
        [stab]
            { $me ->
                [who] حاولت طعن { $other }.
                [other] { $who }: محاولة طعنك.
               *[none] { $who }: محاولة طعن { $other }.
            }
        [zip-tie]
            { $me ->
                [who] حاولت ربط { $other }.
                [other] { $who }: محاولة ربطك.
               *[none] { $who }: محاولة ربط { $other }.
            }
       *[handcuffs]
            { $me ->
                [who] حاولت تصفيد { $other }.
                [other] { $who }: محاولة تصفيدك.
               *[none] { $who }: محاولة تصفيد { $other }.
            }
    }
# The shotgun of $who hits $other as well as its target.
event-beside =
    { $me ->
        [other] الطلقة تصيبك أيضًا.
       *[none] الطلقة تصيب { $other } أيضًا.
    }
event-pays =
    { $me ->
        [who] دفعت بطاقة ثمن بندقية الصيد.
       *[none] { $who }: دفع بطاقة ثمن بندقية الصيد.
    }
event-plays =
    { $me ->
        [who] لعبت «{ $card }».
       *[none] { $who }: لعب «{ $card }».
    }
event-martial =
    { $me ->
        [who] استعملت فنون القتال.
       *[none] { $who }: استعمال فنون القتال.
    }
event-hostage =
    { $me ->
        [who] تلقت الرهينة الرصاصة عنك.
       *[none] تلقت الرهينة الرصاصة عن { $who }.
    }
event-vest =
    { $me ->
        [who] أوقفت سترتك الرصاصة.
       *[none] أوقفت سترة { $who } الرصاصة.
    }
event-revealed =
    { $me ->
        [who] انكشف أمرك: { $identity }.
       *[none] انكشف أمر { $who }: { $identity }.
    }
event-shown =
    { $me ->
        [who] ظهرت هويتك: { $identity }.
       *[none] ظهرت هوية { $who }: { $identity }.
    }
event-conscience =
    { $me ->
        [who] ضميرك المثقل صار مع العملاء.
       *[none] ضمير { $who } المثقل صار مع العملاء.
    }
event-bleeds =
    { $me ->
        [who] بدأ نزيفك.
       *[none] { $who }: بدأ النزيف.
    }
event-tied =
    { $me ->
        [who] الرباط على يديك.
       *[none] الرباط على يدي { $who }.
    }
event-cuffed =
    { $me ->
        [who] الأصفاد في يديك.
       *[none] الأصفاد في يدي { $who }.
    }
event-drugged =
    { $me ->
        [who] خدّرت { $other }.
        [other] { $who }: تخديرك.
       *[none] { $who }: تخدير { $other }.
    }
event-wakes =
    { $me ->
        [who] استعدت وعيك.
       *[none] { $who }: عودة الوعي.
    }
event-goes-on =
    { $me ->
        [who] تركت الأمر يمر.
       *[none] { $who }: ليمر الأمر.
    }
event-returns-fire =
    { $me ->
        [who] رددت النار على { $other }.
        [other] { $who }: رد النار عليك.
       *[none] { $who }: رد النار على { $other }.
    }
event-stops =
    { $me ->
        [who] اكتفيت.
       *[none] { $who }: اكتفاء.
    }
# $own-id is other if $who is $other too.
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] قطعت رباطك.
               *[none] { $who }: قطع الرباط والتحرر.
            }
       *[none]
            { $me ->
                [who] قطعت رباط { $other }.
                [other] { $who }: قطع رباطك.
               *[none] { $who }: قطع رباط { $other }.
            }
    }
# $own-id is other if $who is $other too.
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] فتحت أصفادك.
               *[none] { $who }: فتح الأصفاد والتحرر.
            }
       *[none]
            { $me ->
                [who] فتحت أصفاد { $other }.
                [other] { $who }: فتح أصفادك.
               *[none] { $who }: فتح أصفاد { $other }.
            }
    }
event-attribute-gone =
    { $me ->
        [who] زالت عنك «{ $alarm }».
       *[none] زالت عن { $who } «{ $alarm }».
    }
event-bleeds-out =
    { $me ->
        [who] نزفت حتى الموت.
       *[none] { $who }: نزيف حتى الموت.
    }
event-poison-kills =
    { $me ->
        [who] قتلك السم.
       *[none] قتل السم { $who }.
    }
event-dies =
    { $me ->
        [who] هذه نهايتك.
       *[none] هذه نهاية { $who }.
    }
event-loots =
    { $me ->
        [who] نهبت يد { $other }.
        [other] { $who }: نهب يدك.
       *[none] { $who }: نهب يد { $other }.
    }
event-looted =
    { $me ->
        [who] البطاقة التي نهبتها: { $card }.
       *[none] البطاقة المنهوبة عند { $who }: { $card }.
    }
event-leaves =
    { $me ->
        [who] تركت يد { $other } وشأنها.
        [other] { $who }: ترك يدك وشأنها.
       *[none] { $who }: ترك يد { $other } وشأنها.
    }

# The Hideout

event-hideout = المخبأ! كل من بقي حيًّا يكشف هويته.
event-freed =
    { $me ->
        [who] حررك السائق.
       *[none] حرر السائق { $who }.
    }
event-driver-shoots =
    { $me ->
        [who] أطلق السائق النار عليك.
       *[none] أطلق السائق النار على { $who }.
    }
event-bribes =
    { $me ->
        [who] رشوت السائق فانصرف.
       *[none] { $who }: رشوة للسائق، فانصرف.
    }

# What people claim

event-claim-passed-bag =
    { $me ->
        [who] قلت: «مررت حقيبة إلى { $other }.»
        [other] كلام { $who }: «مررت حقيبة إليك.»
       *[none] كلام { $who }: «مررت حقيبة إلى { $other }.»
    }
event-claim-kept =
    { $me ->
        [who] قلت: «عند { $other } حقيبة مخفية.»
        [other] كلام { $who }: «عندك حقيبة مخفية.»
       *[none] كلام { $who }: «عند { $other } حقيبة مخفية.»
    }
event-claim-trust =
    { $me ->
        [who] قلت: «أثق في { $other }.»
        [other] كلام { $who }: «أثق فيك.»
       *[none] كلام { $who }: «أثق في { $other }.»
    }
event-claim-suspect =
    { $me ->
        [who] قلت: «أشك في { $other }.»
        [other] كلام { $who }: «أشك فيك.»
       *[none] كلام { $who }: «أشك في { $other }.»
    }
event-claim-tattoo =
    { $me ->
        [who] قلت: «على { $other } وشم.»
        [other] كلام { $who }: «عليك وشم.»
       *[none] كلام { $who }: «على { $other } وشم.»
    }
event-claim-no-tattoo =
    { $me ->
        [who] قلت: «لا وشم على { $other }.»
        [other] كلام { $who }: «لا وشم عليك.»
       *[none] كلام { $who }: «لا وشم على { $other }.»
    }

# The end

event-ends =
    { $ending-id ->
        [agents-in-the-bank] الشرطة في الخارج: الفوز للعملاء.
        [rivals-on-the-road] لم يبق في الشاحنة غير الغرماء: الفوز للغرماء.
        [agents-at-the-hideout] بلغ المخبأ عميل: الفوز للعملاء.
        [crew-at-the-hideout] لم يبلغ المخبأ غير العصابة: الفوز للعصابة.
        [crew-in-the-showdown] سقط آخر غريم: الفوز للعصابة.
        [rivals-in-the-showdown] سقط آخر فرد من العصابة: الفوز للغرماء.
        [stalemate] لم يعد شيء يتحرك: الفوز للعصابة.
       *[nobody-left] لم يبق أحد، فلا فائز.
    }
event-wins =
    { $me ->
        [who] فزت.
       *[none] الفوز من نصيب { $who }.
    }


# What is asked

# $who is a list of players.
ask-wait = انتظار: القرار عند { $who }.
# $other is the partner, if there is one.
ask-partners =
    { $other-id ->
        [none] هويتك «{ $identity }»، ولا معرفة لك بأحد.
       *[somebody] هويتك «{ $identity }»؛ ومثلك { $other }.
    }
# The digits that are multiplied, or added by another option.
ask-crack = فتح الخزنة: { $first } × { $second } × { $third }؟
ask-crack-add = فتح الخزنة: { $first } + { $second } + { $third } + { $fourth }؟
# $card-id is none while the player has not looked at the card.
ask-pass-card =
    { $card-id ->
        [none] إلى من تمر البطاقة؟
       *[seen] إلى من تمر «{ $card }»؟
    }
# Followed by what becomes of the card.
ask-receive = وصلتك: { $card }.
ask-receive-bursts = تنفجر.
ask-receive-loads = إلى الشاحنة.
ask-receive-keeps = تبقى في يدك.
ask-receive-chooses = إلى الشاحنة أم إلى يدك؟
ask-dye = الحبر يتلف بطاقة من بطاقاتك: أيها؟
ask-alarm-target = أي لاعب آخر لبطاقة «{ $alarm }»؟
ask-search = وجدت: { pile }.
ask-give = أي بطاقة منك لمن فتشته؟
ask-vault = أي بطاقة من الخزنة للتمرير؟
ask-swap = أي صفتين تتبادلان؟
ask-attribute = بجانب من توضع «{ $alarm }»؟
ask-action = دورك: فعل واحد.
ask-action-bound = التحرر، أو تمرير الدور.
ask-shotgun-side = من بجانب الهدف يصاب أيضًا؟
ask-shotgun-cost = أي بطاقة ثمن بندقية الصيد؟
# $attack-id is what $who tries to do.
ask-answer =
    { $attack-id ->
        [shot] نار عليك من { $who }. ما العمل؟
        [stab] محاولة طعنك من { $who }. ما العمل؟
        [zip-tie] محاولة ربطك من { $who }. ما العمل؟
       *[handcuffs] محاولة تصفيدك من { $who }. ما العمل؟
    }
ask-follow-up = انتهى الأمر. هل من رد على { $other }؟
ask-follow-up-again = طلقة أخرى على { $other }؟
ask-extra-shot = طلقة أخرى أم اكتفاء؟
ask-poison = السم يعمل: الأدرينالين أو النهاية.
ask-loot = بطاقة من يد الميت؟


# What may be done. $seat is a player.

act-too-late = فات أوان التعادل
act-ok = متابعة
# $number is the answer of a player in the race.
act-answer = { $number }
act-pass-to = تمرير إلى { $seat }
act-load = تحميلها في الشاحنة
act-keep = إبقاؤها
act-lose = خسارة { $card }
act-choose = اختيار { $seat }
act-place =
    { $me ->
        [seat] وضعها بجانبك
       *[none] وضعها بجانب { $seat }
    }
act-swap = تبديل { $seat } و{ $seat_2 }
act-load-all = تحميل كل ما وُجد من حقائب
act-claim-none = لا حقائب هناك
act-give = إعطاء { $card }
act-pick = انتقاء { $card }
act-pass = تمرير الدور
act-shoot = النار على { $seat }
act-stab = طعن { $seat }
act-cut = قطع رباط { $seat }
act-unlock = فتح أصفاد { $seat }
act-unjam = إصلاح سلاح { $seat }
act-chloroform = تخدير { $seat }
act-zip-tie = ربط { $seat }
act-handcuff = تصفيد { $seat }
act-beside = إصابة { $seat } أيضًا
act-pay = الدفع ببطاقة { $card }
act-martial = فنون القتال
act-hostage = الرهينة تتلقاها
act-adrenaline = لعب الأدرينالين
act-vest = تلقيها في السترة
act-accept = تقبّل الأمر
act-continue = ليمر الأمر
act-return-fire = رد النار
act-speedloader = الملقّم: النار على { $seat }
act-stop = اكتفاء
act-second-gun = المسدس الثاني: النار على { $seat }
act-take = أخذ بطاقة
act-leave = ترك اليد وشأنها
act-claim-passed-bag = قول: مررت حقيبة إلى { $seat }
act-claim-kept = قول: عند { $seat } حقيبة مخفية
act-claim-trust = قول: أثق في { $seat }
act-claim-suspect = قول: أشك في { $seat }
act-claim-tattoo = قول: على { $seat } وشم
act-claim-no-tattoo = قول: لا وشم على { $seat }
# In place of $seat: no player sits there.
nobody = لا أحد


# Why not. $wish is the action that is refused.

no-no-race-yet = «{ $wish }» لاحقًا: لم تُكشف شفرة بعد.
no-vault-is-open = «{ $wish }» بعد فوات الأوان: الخزنة مفتوحة.
no-before-robbery = «{ $wish }» لاحقًا: لم يبدأ السطو.
no-after-robbery = «{ $wish }» بعد فوات الأوان: انتهى السطو.
no-no-alarm-yet = «{ $wish }» لاحقًا: لم يدوِّ الإنذار بعد.
no-before-getaway = «{ $wish }» عند الهروب.
no-another-decides = «{ $wish }» غير ممكن: القرار الآن عند { $who } فقط.
no-dead = «{ $wish }» غير ممكن: خرجت من اللعبة.
no-silence = «{ $wish }» لاحقًا: لا كلام لأحد بعد.
no-dead-silence = «{ $wish }» غير ممكن: الموتى لا يتكلمون.
no-hushed = «{ $wish }» غير ممكن: مع «ثمن السكوت» لا كلام لك.
no-about-another = «{ $wish }» غير ممكن: الادعاء عن لاعب آخر هنا.
no-claim-later = «{ $wish }» لاحقًا: الادعاء حين يمرر أحد بطاقة أو يختار فعلًا.
no-claimed = «{ $wish }» لاحقًا: ادعاء واحد في الدور يكفي.
no-ready-already = «{ $wish }» غير ممكن: تابعت من قبل.
no-locked-out = «{ $wish }» غير ممكن: أخطأت، فلا جواب لك بعد.
no-answered = «{ $wish }» غير ممكن: لكل شفرة جواب واحد، وقد أجبت.
no-nobody-there = «{ $wish }» غير ممكن: لا أحد يجلس هناك.
no-to-another = «{ $wish }» غير ممكن: البطاقة للاعب آخر.
no-has-to-pass = «{ $wish }» غير ممكن: البطاقة المسحوبة لا بد أن تمر.
no-no-bag = «{ $wish }» غير ممكن: لم تصلك حقيبة نقود.
no-loads-always = «{ $wish }» ليس خيارًا لك: العصابة تحمّل كل حقيبة نقود.
no-keeps-always = «{ $wish }» ليس خيارًا لك: بهوية «{ $identity }» تبقى كل حقيبة نقود عندك.
no-somebody-else = «{ $wish }» غير ممكن: لا بد من لاعب آخر.
no-no-bags-found = «{ $wish }» غير ممكن: ما وجدت حقيبة نقود.
no-not-in-vault = «{ $wish }» غير ممكن: لم يبق منها شيء في الخزنة.
no-swap-two = «{ $wish }» غير ممكن: لا بد من صفتين تتبادلان.
no-two-players = «{ $wish }» غير ممكن: يلزم لاعبان مختلفان.
no-no-attribute = «{ $wish }» غير ممكن: لا صفة عند { $other }.
no-move-one = «{ $wish }» غير ممكن: لا توجد إلا صفة واحدة، وتنتقل إلى لاعب آخر.
no-holds-it = «{ $wish }» غير ممكن: هي بجانب ذلك اللاعب من قبل.
no-has-attribute = «{ $wish }» غير ممكن: عند { $other } صفة من قبل، وهناك من لا صفة له.
no-not-held = «{ $wish }» يحتاج بطاقة ليست معك: { $card }.
no-not-yourself = «{ $wish }» غير ممكن: لا أحد يهاجم نفسه.
no-not-living = «{ $wish }» غير ممكن: لا حي يجلس هناك.
no-your-side = «{ $wish }» غير ممكن: ضميرك مع العملاء، و{ $other } منهم.
no-not-a-neighbour = «{ $wish }» غير ممكن: مقعد { $other } ليس بجانبك.
no-bleeding = «{ $wish }» غير ممكن: عند { $other } نزيف من قبل.
no-no-ties = «{ $wish }» غير ممكن: لا رباط على { $other }.
no-no-cuffs = «{ $wish }» غير ممكن: لا أصفاد في يدي { $other }.
no-not-jammed = «{ $wish }» غير ممكن: سلاح { $other } غير عالق.
no-tied = «{ $wish }» غير ممكن: على { $other } رباط من قبل.
no-cuffed = «{ $wish }» غير ممكن: في يدي { $other } أصفاد من قبل.
no-out-cold = «{ $wish }» غير ممكن: وعي { $other } مفقود من قبل.
no-masked = «{ $wish }» غير ممكن: على وجه { $other } قناع.
no-must-shoot = «{ $wish }» ليس لك: على الغريم أن يطلق النار.
no-must-pass = «{ $wish }» ليس لك: بلا هدف لا يبقى سوى تمرير الدور.
no-trigger-happy = «{ $wish }» ليس لك: إصبعك على الزناد، فلا بد من إطلاق النار.
no-agents-do-not = «{ $wish }» ليس لك: العميل لا يطلق النار ولا يطعن في دوره.
no-only-agents = «{ $wish }» ليس لك: الأصفاد للعملاء وحدهم.
no-no-handcuffs = «{ $wish }» غير ممكن: لم تبق أصفاد.
no-jammed = «{ $wish }» غير ممكن: سلاحك عالق.
no-after-a-shot = «{ $wish }» لاحقًا: الملقّم السريع يعطي طلقة أخرى بعد طلقة منك.
no-is-tied = «{ $wish }» غير ممكن: مع الرباط لا يمكنك إلا قطعه أو تمرير الدور.
no-is-cuffed = «{ $wish }» غير ممكن: مع الأصفاد لا يمكنك إلا فتحها أو تمرير الدور.
no-cuffs-first = «{ $wish }» لاحقًا: الأصفاد تُفتح أولًا.
no-one-action = «{ $wish }» غير ممكن: الدور فعل واحد، وقد أطلقت النار.
no-one-shot = «{ $wish }» غير ممكن: للسلاح طلقة واحدة في الدور، وقد أطلقتها.
no-only-rivals = «{ $wish }» ليس لك: المسدس الثاني للغريم وحده.
no-second-fired = «{ $wish }» غير ممكن: المسدس الثاني يطلق مرة في الدور.
no-second-jammed = «{ $wish }» غير ممكن: مسدسك الثاني هو العالق.
no-no-martial = «{ $wish }» غير ممكن: لا فنون قتال عندك.
no-martial-used = «{ $wish }» غير ممكن: استُهلكت حتى دورك القادم.
no-no-hostage = «{ $wish }» غير ممكن: لا رهينة عندك.
no-only-shots = «{ $wish }» غير ممكن: لا تنفع إلا ضد الرصاص.
no-agents-hostage = «{ $wish }» غير ممكن: العميل لا يترك الرهينة تتلقى رصاصة.
no-no-vest = «{ $wish }» غير ممكن: السترة للعملاء وحدهم.
no-vest-used = «{ $wish }» غير ممكن: استُهلكت سترتك.
no-cold = «{ $wish }» غير ممكن: وعيك مفقود.
no-bound-hands = «{ $wish }» غير ممكن: لا بطاقات مع القيد.
no-own-turn = «{ $wish }» غير ممكن: إصبعك على الزناد، فلا أدرينالين في دورك.
no-no-return-fire = «{ $wish }» ليس لك: رد النار للعملاء وحدهم.
no-after-return-fire = «{ $wish }» لاحقًا: خارج دورك يأتي الملقّم بعد ردك النار.
no-returned = «{ $wish }» غير ممكن: رددت من قبل، والطلقة الأخرى تحتاج ملقّمًا سريعًا.
no-at-the-attacker = «{ $wish }» غير ممكن: الرد على { $other } وحده.
no-not-beside = «{ $wish }» غير ممكن: يلزم جار للاعب { $other } غيرك أنت.

warn-shows-agent = يكشفك عميلًا.
warn-shows-rival = يكشفك غريمًا.
warn-final = لا رجعة.
warn-dead = تخرج من اللعبة. لا رجعة.
warn-bound = حتى يحررك أحد.

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = رأي { $name } في { $who }: { $identity } (⁦{ $n }%⁩).
hindsight-accused = اتهام من { $name } إلى { $who }، بيقين ⁦{ $n }%⁩.
hindsight-framed = اتهام من { $name } ({ $identity }) إلى { $who }، لصرف شكوك العصابة إلى جهة أخرى.
hindsight-praised = تزكية من { $name } إلى { $who }، بيقين ⁦{ $n }%⁩.
hindsight-shot = هجوم من { $name } على { $who }، والظن: { $identity } (⁦{ $n }%⁩).
hindsight-unsure = حيرة عند { $name } في هوية: { $who }.
