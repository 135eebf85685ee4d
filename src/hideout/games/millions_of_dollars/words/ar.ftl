# Millions of Dollars. $me is the argument that is the reader, if one is. Money is in millions of dollars.
# $slot is 0 where everybody has one Character. With three players, who have two each, it is 1 or 2:
# the Character of $who, or of $whom where there is one.


# The game itself

mood = دورك خدعة. والمال يعيد الآخرين إلى بيوتهم.
genre = خداع ورشوة
option-fooled = لا خدعة مرتين
option-fooled-meaning = لا أحد يكرر دور الجولة السابقة
option-reserve_ante = مال الاحتياطي
option-reserve_ante-meaning = مصير الرهان المأخوذ منه
option-reserve_ante-lent = يُرد
option-reserve_ante-gift = للاعب نفسه
option-whispers = الهمس
option-whispers-meaning = عروض وكلام خاص بين لاعبين لم ينصرفا
option-negotiate_seconds = وقت التفاوض
option-negotiate_seconds-meaning = بالثواني
option-choose_seconds = وقت اختيار الدور
option-choose_seconds-meaning = بالثواني
option-clocks = الساعات
option-clocks-meaning = من دونها: الكل يُنتظر، ولا تبدأ ساعة إلا بالاستعجال
option-target = ملايين الفوز
option-target-meaning = نقد ينهي اللعبة بعد قسمة


# The Roles and the Loot

name-snitch = الواشي
name-brute = الفتوة
name-driver = السائق
name-crook = النصاب
name-mastermind = العقل المدبر
name-first-bank = البنك الأول
name-harbor-savings = مصرف الميناء
name-armored-van = الشاحنة المصفحة
name-auction-house = دار المزادات
name-riverboat-casino = كازينو النهر
name-art-museum = متحف الفنون
name-diamond-exchange = بورصة الألماس
name-cash-depot = مستودع النقد
name-grand-casino = الكازينو الكبير
name-gold-reserve = احتياطي الذهب


# What happened

event-leader =
    { $me ->
        [who] وصلتك بطاقة الزعيم.
       *[none] بطاقة الزعيم عند { $who }.
    }
# $loot_card is the message loot-card below.
event-loot = الجولة { $round }: { $loot_card }.
event-last-time =
    { $me ->
        [who] أرسلت { $role } في الجولة السابقة.
       *[none] { $who }، في الجولة السابقة: { $role }.
    }
event-chose =
    { $me ->
        [who] اخترت.
       *[none] { $who }: تم الاختيار.
    }
# Only the reader hears the next, as well as event-holds, event-drops, event-saw and event-picked.
event-too-late = تأخرت: اختارت الصدفة عنك.
event-ante =
    { $slot ->
        [0]
            { $me ->
                [who] وضعت رهان ⁦${ $money }M⁩.
               *[none] { $who }: رهان ⁦${ $money }M⁩.
            }
       *[other]
            { $me ->
                [who] وضعت رهان ⁦${ $money }M⁩ ({ nth-character }).
               *[none] { $who }: رهان ⁦${ $money }M⁩ ({ nth-character }).
            }
    }
event-ante-lent =
    { $slot ->
        [0]
            { $me ->
                [who] رهانك ⁦${ $money }M⁩ من الاحتياطي.
               *[none] { $who }: رهان ⁦${ $money }M⁩ من الاحتياطي.
            }
       *[other]
            { $me ->
                [who] رهانك ⁦${ $money }M⁩ من الاحتياطي ({ nth-character }).
               *[none] { $who }: رهان ⁦${ $money }M⁩ من الاحتياطي ({ nth-character }).
            }
    }
event-shown = بطاقات الأدوار: { $role } ⁦×{ $count }⁩.
event-claims =
    { $me ->
        [who] قلت: «أنا { $role }.»
       *[none] كلام { $who }: «أنا { $role }.»
    }
event-asks =
    { $me ->
        [who] قلت: «أنصرف مقابل ⁦${ $money }M⁩.»
       *[none] كلام { $who }: «أنصرف مقابل ⁦${ $money }M⁩.»
    }
event-roll-call =
    { $me ->
        [who] طلبت التفقد.
       *[none] { $who }: طلب التفقد.
    }
event-asked =
    { $me ->
        [who] وصل التفقد إليك.
       *[none] وصل التفقد إلى { $who }.
    }
event-no-comment =
    { $me ->
        [who] لا تعليق منك.
       *[none] { $who }: لا تعليق.
    }
event-call-ends = انتهى التفقد.
event-may-hurry =
    { $me ->
        [who] يمكنك الآن طلب قرار سريع.
       *[none] يمكن الآن أن يأتي من { $who } طلب قرار سريع.
    }
event-hurry =
    { $seconds ->
        [few]
            { $me ->
                [who] طلبت قرارًا سريعًا: { $seconds } ثوانٍ.
               *[none] { $who }: طلب قرار سريع، { $seconds } ثوانٍ.
            }
       *[other]
            { $me ->
                [who] طلبت قرارًا سريعًا: { $seconds } ثانية.
               *[none] { $who }: طلب قرار سريع، { $seconds } ثانية.
            }
    }
event-offers =
    { $slot ->
        [0]
            { $me ->
                [who] عرضت ⁦${ $money }M⁩ على { $whom } مقابل الانصراف.
                [whom] { $who }: عرض ⁦${ $money }M⁩ عليك مقابل الانصراف.
               *[none] { $who }: عرض ⁦${ $money }M⁩ على { $whom } مقابل الانصراف.
            }
       *[other]
            { $me ->
                [who] عرضت ⁦${ $money }M⁩ على { $whom } ({ nth-character }) مقابل الانصراف.
                [whom] { $who }: عرض ⁦${ $money }M⁩ عليك ({ nth-character }) مقابل الانصراف.
               *[none] { $who }: عرض ⁦${ $money }M⁩ على { $whom } ({ nth-character }) مقابل الانصراف.
            }
    }
event-whispers =
    { $slot ->
        [0]
            { $me ->
                [who] همست بعرض ⁦${ $money }M⁩ إلى { $whom } مقابل الانصراف.
                [whom] { $who }: همسة إليك بعرض ⁦${ $money }M⁩ مقابل الانصراف.
               *[none] { $who }: همسة إلى { $whom } بعرض ⁦${ $money }M⁩ مقابل الانصراف.
            }
       *[other]
            { $me ->
                [who] همست بعرض ⁦${ $money }M⁩ إلى { $whom } ({ nth-character }) مقابل الانصراف.
                [whom] { $who }: همسة إليك ({ nth-character }) بعرض ⁦${ $money }M⁩ مقابل الانصراف.
               *[none] { $who }: همسة إلى { $whom } ({ nth-character }) بعرض ⁦${ $money }M⁩ مقابل الانصراف.
            }
    }
event-withdraws-offer =
    { $slot ->
        [0]
            { $me ->
                [who] سحبت عرضك إلى { $whom }.
                [whom] { $who }: سحب العرض المقدم إليك.
               *[none] { $who }: سحب العرض المقدم إلى { $whom }.
            }
       *[other]
            { $me ->
                [who] سحبت عرضك إلى { $whom } ({ nth-character }).
                [whom] { $who }: سحب العرض المقدم إليك ({ nth-character }).
               *[none] { $who }: سحب العرض المقدم إلى { $whom } ({ nth-character }).
            }
    }
event-declines =
    { $slot ->
        [0]
            { $me ->
                [who] رفضت عرض { $payer }.
                [payer] { $who }: رفض عرضك.
               *[none] { $who }: رفض عرض { $payer }.
            }
       *[other]
            { $me ->
                [who] رفضت عرض { $payer } ({ nth-character }).
                [payer] { $who }: رفض عرضك ({ nth-character }).
               *[none] { $who }: رفض عرض { $payer } ({ nth-character }).
            }
    }
event-holds = أبقيت عرض { $payer } جاهزًا للقبول: ⁦${ $money }M⁩.
event-drops = لم يعد عندك عرض جاهز.
event-pays =
    { $slot ->
        [0]
            { $me ->
                [who] دفعت ⁦${ $money }M⁩ إلى { $whom } مقابل الانصراف.
                [whom] { $who }: دفع ⁦${ $money }M⁩ إليك مقابل الانصراف.
               *[none] { $who }: دفع ⁦${ $money }M⁩ إلى { $whom } مقابل الانصراف.
            }
       *[other]
            { $me ->
                [who] دفعت ⁦${ $money }M⁩ إلى { $whom } ({ nth-character }) مقابل الانصراف.
                [whom] { $who }: دفع ⁦${ $money }M⁩ إليك ({ nth-character }) مقابل الانصراف.
               *[none] { $who }: دفع ⁦${ $money }M⁩ إلى { $whom } ({ nth-character }) مقابل الانصراف.
            }
    }
event-leaves =
    { $slot ->
        [0]
            { $me ->
                [who] انصرفت.
               *[none] { $who }: انصراف.
            }
       *[other]
            { $me ->
                [who] انصرفت ({ nth-character }).
               *[none] { $who }: انصراف ({ nth-character }).
            }
    }
event-ante-back =
    { $slot ->
        [0]
            { $me ->
                [who] استعدت رهانك ⁦${ $money }M⁩.
               *[none] { $who }: استعادة الرهان ⁦${ $money }M⁩.
            }
       *[other]
            { $me ->
                [who] استعدت رهانك ⁦${ $money }M⁩ ({ nth-character }).
               *[none] { $who }: استعادة الرهان ⁦${ $money }M⁩ ({ nth-character }).
            }
    }
event-ante-gone =
    { $slot ->
        [0]
            { $me ->
                [who] ذهب رهانك ⁦${ $money }M⁩ إلى الاحتياطي.
               *[none] ذهب رهان { $who } إلى الاحتياطي: ⁦${ $money }M⁩.
            }
       *[other]
            { $me ->
                [who] ذهب رهانك ⁦${ $money }M⁩ إلى الاحتياطي ({ nth-character }).
               *[none] ذهب رهان { $who } إلى الاحتياطي: ⁦${ $money }M⁩ ({ nth-character }).
            }
    }
event-ready =
    { $me ->
        [who] قررت البقاء.
       *[none] { $who }: قرار بالبقاء.
    }
event-unready =
    { $me ->
        [who] تراجعت عن قرار البقاء.
       *[none] { $who }: تراجع عن قرار البقاء.
    }
event-absent =
    { $me ->
        [who] غبت، ويُحسب ذلك بقاءً.
       *[none] { $who }: غياب يُحسب بقاءً.
    }
event-back =
    { $me ->
        [who] عدت.
       *[none] { $who }: عودة.
    }
event-looked =
    { $slot ->
        [0]
            { $me ->
                [who] كشفت { $whom } ببطاقة ترهيب.
                [whom] { $who }: كشفك أنت ببطاقة ترهيب.
               *[none] { $who }: كشف { $whom } ببطاقة ترهيب.
            }
       *[other]
            { $me ->
                [who] كشفت { $whom } ({ nth-character }) ببطاقة ترهيب.
                [whom] { $who }: كشفك أنت ({ nth-character }) ببطاقة ترهيب.
               *[none] { $who }: كشف { $whom } ({ nth-character }) ببطاقة ترهيب.
            }
    }
event-saw =
    { $slot ->
        [0]
            رأيت ما عند { $whom }: { $role }.
       *[other]
            رأيت ما عند { $whom } ({ nth-character }): { $role }.
    }
event-reveals =
    { $me ->
        [who] كشفت دورك: { $role }.
       *[none] كُشف دور { $who }: { $role }.
    }
event-eliminated =
    { $me ->
        [who] أُقصي { $role } الذي لك.
       *[none] { $who }: أُقصي { $role }.
    }
event-earns-card =
    { $me ->
        [who] كسبت بطاقة ترهيب.
       *[none] { $who }: كسب بطاقة ترهيب.
    }
event-names =
    { $me ->
        [who] سمّيت { $role }.
       *[none] { $who }: تسمية { $role }.
    }
event-names-nothing =
    { $me ->
        [who] ما وجدت دورًا للتسمية.
       *[none] { $who }: لا أحد للتسمية.
    }
event-no-sharing = لم يبق أحد يقتسم الغنيمة.
event-alone =
    { $me ->
        [who] خسرت ⁦${ $money }M⁩: واشٍ بقي وحده.
       *[none] { $who }: خسارة ⁦${ $money }M⁩، واشٍ بقي وحده.
    }
event-share =
    { $me ->
        [who] حصتك ⁦${ $money }M⁩.
       *[none] حصة { $who }: ⁦${ $money }M⁩.
    }
# $own is true where somebody pays oneself: with three players both Characters may be the same player's.
event-fee =
    { $me ->
        [who]
            { $own ->
                [true] دفعت ⁦${ $money }M⁩ لنفسك أجرة التوصيل.
               *[false] دفعت ⁦${ $money }M⁩ إلى { $payee } أجرة التوصيل.
            }
        [payee] { $who }: دفع ⁦${ $money }M⁩ إليك أجرة التوصيل.
       *[none] { $who }: دفع ⁦${ $money }M⁩ إلى { $payee } أجرة التوصيل.
    }
event-theft =
    { $me ->
        [who]
            { $own ->
                [true] أخذ نصابك ⁦${ $money }M⁩ من فتوتك.
               *[false] خسرت ⁦${ $money }M⁩ لنصاب { $payee }.
            }
        [payee] { $who }: خسارة ⁦${ $money }M⁩ لنصابك أنت.
       *[none] { $who }: خسارة ⁦${ $money }M⁩ لنصاب { $payee }.
    }
event-symbol =
    { $me ->
        [who] لك ⁦${ $money }M⁩ أخرى عن رمز الغنيمة.
       *[none] { $who }: ⁦${ $money }M⁩ أخرى عن رمز الغنيمة.
    }
event-wins =
    { $me ->
        [who] فزت، ورصيدك ⁦${ $money }M⁩.
       *[none] الفوز من نصيب { $who } برصيد ⁦${ $money }M⁩.
    }
event-shares-win =
    { $me ->
        [who] لك حصة في الفوز، ورصيدك ⁦${ $money }M⁩.
       *[none] { $who }: حصة في الفوز برصيد ⁦${ $money }M⁩.
    }
event-picked =
    { $second_role-id ->
        [none] اخترت { $role }.
       *[other] اخترت { $role } و{ $second_role }.
    }
event-settled =
    { $count ->
        [zero] انتهى التفاوض: لم يبق أحد.
        [one] انتهى التفاوض: بقيت شخصية واحدة.
        [two] انتهى التفاوض: بقيت شخصيتان.
        [few] انتهى التفاوض: بقيت { $count } شخصيات.
       *[other] انتهى التفاوض: بقيت { $count } شخصية.
    }

# Parts of sentences: which Character with three players, and a Loot card. $symbol is a Role or none.
nth-character =
    { $slot ->
        [1] الشخصية الأولى
       *[2] الشخصية الثانية
    }
loot-card =
    { $symbol-id ->
        [none] { $card }، الغنيمة ⁦${ $worth }M⁩، الرهان ⁦${ $ante }M⁩
       *[other] { $card }، الغنيمة ⁦${ $worth }M⁩، الرهان ⁦${ $ante }M⁩، الرمز { $symbol }
    }


# What is asked. $card is the Loot card of this round.

ask-choose = { $card }: من يذهب سرًّا؟
ask-choose-two = { $card }: أي اثنين مختلفين يذهبان سرًّا؟
ask-chosen = يمكنك تغيير اختيارك حتى يختار الجميع.
ask-name = أنت الواشي الوحيد: بتسميتك دورًا يخرج كل من يحمله.
ask-naming = بانتظار أن يسمّي الواشي دورًا.
ask-left = انصرفت: بقي لك الصمت حتى نهاية الجولة.
ask-asked = وصل التفقد إليك: ادعاء دور، أو لا تعليق.
ask-ready = قررت البقاء؛ بانتظار الآخرين، أو مراجعة النفس.
ask-negotiate = البقاء أم إلى البيت؟


# What may be done. $payer is who has made the offer that is answered.

act-call-up = انتهى الوقت المعلن
act-may-hurry = للزعيم أن يستعجل
act-silence = لم يُقل شيء
act-absent = { $seat }: غياب
act-back = { $seat }: عودة
act-choose = إرسال { $role }
act-choose-two = إرسال { $role } أولًا و{ $role_2 } ثانيًا
act-claim = قول: أنا { $role }
act-ask = قول: أنصرف مقابل ⁦${ $number }M⁩
act-offer =
    { $slot ->
        [0] عرض ⁦${ $money }M⁩ على { $whom } للانصراف
       *[other] عرض ⁦${ $money }M⁩ على { $whom } (الشخصية { $slot }) للانصراف
    }
act-whisper =
    { $slot ->
        [0] همسة إلى { $whom }: ⁦${ $money }M⁩ للانصراف
       *[other] همسة إلى { $whom } (الشخصية { $slot }): ⁦${ $money }M⁩ للانصراف
    }
act-withdraw-offer =
    { $slot ->
        [0] سحب عرضك إلى { $whom }
       *[other] سحب عرضك إلى { $whom } (الشخصية { $slot })
    }
act-hold =
    { $slot ->
        [0] إبقاء عرض { $payer } جاهزًا (⁦${ $money }M⁩)
       *[other] إبقاء عرض { $payer } جاهزًا (⁦${ $money }M⁩) للشخصية { $slot }
    }
act-drop = لا عروض جاهزة
act-accept =
    { $slot ->
        [0] قبول ⁦${ $money }M⁩ من { $payer } والانصراف
       *[other] قبول ⁦${ $money }M⁩ من { $payer } وانصراف الشخصية { $slot }
    }
act-decline =
    { $slot ->
        [0] رفض عرض { $payer }
       *[other] رفض عرض { $payer } للشخصية { $slot }
    }
act-leave = انصراف
act-withdraw = انصراف الشخصية { $slot }
act-ready = قرار بالبقاء
act-unready = تراجع عن البقاء
act-roll-call = طلب التفقد
act-no-comment = لا تعليق
act-hurry = طلب قرار سريع
act-intimidate =
    { $slot ->
        [0] كشف { $whom }
       *[other] كشف { $whom } (الشخصية { $slot })
    }
act-name = تسمية { $role }


# Why not. $wish is the action that is refused.

no-before-negotiation = «{ $wish }» عند التفاوض: أولًا يرسل الجميع شخصياتهم.
no-after-negotiation = «{ $wish }» بعد فوات الأوان: انتهى التفاوض.
no-placed = «{ $wish }» بعد فوات الأوان: اختار الجميع.
no-not-naming = «{ $wish }» غير ممكن الآن: لا يسمّي دورًا إلا واشٍ وحيد، بعد التفاوض.
no-not-the-snitch = «{ $wish }» ليس لك: الواشي هو { $snitch }، والتسمية له وحده.
no-role-not-used = «{ $wish }» غير ممكن: { $role } خارج هذه الطاولة.
no-send-one = «{ $wish }» غير ممكن: على هذه الطاولة تُرسل شخصية واحدة.
no-send-two = «{ $wish }» غير ممكن: مع ثلاثة لاعبين تُرسل شخصيتان مختلفتان.
no-sent-before = «{ $wish }» غير ممكن: أرسلت { $role } في الجولة السابقة.
no-not-visible = «{ $wish }» غير ممكن: { $role } ليس بين الأدوار الظاهرة.
no-yourself = «{ $wish }» غير ممكن: هذا أنت.
no-no-such-player = «{ $wish }» غير ممكن: لا أحد يجلس هناك.
no-which-character = «{ $wish }» غير ممكن: مع ثلاثة لاعبين لا بد من تحديد الشخصية.
no-one-character = «{ $wish }» غير ممكن: على هذه الطاولة لكل لاعب شخصية واحدة.
no-your-own = «{ $wish }» غير ممكن: يلزم شخصية لاعب آخر.
no-out = «{ $wish }» غير ممكن: لم تعد تلك الشخصية في العملية.
no-left-silent = «{ $wish }» غير ممكن: انصرفت، فلا كلام لك حتى نهاية الجولة.
no-left-deals = «{ $wish }» غير ممكن: انصرفت، فلا عروض منك ولا إليك في هذه الجولة.
no-left = «{ $wish }» غير ممكن: انصرفت، ولا رجعة في هذه الجولة.
no-left-leader = «{ $wish }» غير ممكن: الزعيم المنصرف لا ينادي.
no-price = «{ $wish }» غير ممكن: الثمن من ⁦${ $low }M⁩ إلى ⁦${ $high }M⁩.
no-not-the-leader = «{ $wish }» للزعيم: { $leader }.
no-once-a-round = «{ $wish }» غير ممكن: للزعيم ذلك مرة في الجولة.
no-nobody-to-ask = «{ $wish }» غير ممكن: لا أحد غيرك باقٍ.
no-not-called = «{ $wish }» غير ممكن: لم يصل التفقد إليك.
no-hurry-too-soon = «{ $wish }» لاحقًا: للزعيم ذلك بعد مضي وقت من البداية.
no-no-whispers = «{ $wish }» غير ممكن: لا همس على هذه الطاولة.
no-nothing-offered = «{ $wish }» غير ممكن: أقل عرض هو ⁦$1M⁩.
no-no-cash = «{ $wish }» غير ممكن: غير الموعود من نقدك ⁦${ $n }M⁩.
no-no-offer-of-yours = «{ $wish }» غير ممكن: لا عرض مفتوحًا لك هناك.
no-no-such-offer = «{ $wish }» غير ممكن: لا عرض كهذا الآن.
no-other-amount = «{ $wish }» غير ممكن: العرض الآن ⁦${ $n }M⁩.
no-held-already = «{ $wish }» غير ممكن: هذا العرض جاهز عندك من قبل.
no-held-is-gone = «{ $wish }» غير ممكن: عرض أبقيته جاهزًا زال أو تغيّر؛ لا بد من تركه أولًا.
no-nothing-held = «{ $wish }» غير ممكن: لا عرض جاهزًا عندك.
no-gone-already = «{ $wish }» غير ممكن: انصرفت تلك الشخصية من قبل.
no-ready-already = «{ $wish }» غير ممكن: قررت البقاء من قبل.
no-not-ready = «{ $wish }» غير ممكن: ما قررت البقاء.
no-not-placed = «{ $wish }» لاحقًا، حين توضع كل الشخصيات.
no-no-more-looks = «{ $wish }» بعد فوات الأوان: بطاقة الترهيب الآن للواشي وحده.
no-left-looker = «{ $wish }» غير ممكن: انصرفت، والكشف للباقين.
no-no-card = «{ $wish }» غير ممكن: لا بطاقة ترهيب معك.

warn-leaves = رهانك بأمان. ولا رجعة.
warn-deal = المال أولًا ثم الباب. ولا رجعة.
warn-looks = تُستهلك البطاقة، ويرى الجميع من كشفت.
warn-names = إن بقيت وحدك دفعت ⁦${ $money }M⁩.

# After the game: what a bot believed, and what it did something for.
hindsight-sent = تخمين من { $name } عن { $who }: { $role } (⁦{ $n }%⁩).
hindsight-bluff = ادعاء من { $name }: { $said }، لإخفاء { $role }.
hindsight-truth = صدق من { $name }: { $role } حقًّا، والقول لإبعاد الآخرين.
hindsight-bought = عرض من { $name } إلى { $who }: ⁦${ $amount }M⁩ مقابل الانصراف، خوفًا من توأم (⁦{ $n }%⁩).
hindsight-thinned = عرض من { $name } إلى { $who }: ⁦${ $amount }M⁩ مقابل الانصراف؛ فبنقصان واحد بدا البقاء أفضل بمقدار ⁦${ $worth }M⁩.
hindsight-sold = انصراف من { $name } مقابل ⁦${ $amount }M⁩؛ { $worth ->
        [0] ولم يبد للبقاء قيمة.
       *[other] وبدا البقاء يساوي ⁦${ $worth }M⁩.
    }
hindsight-went-home = انصراف من { $name } بلا مقابل: بدا البقاء أقل نفعًا.
hindsight-unsure = حيرة عند { $name } في أدوار: { $who }.
