# What the page itself says, whatever is played.

nav-home = كل الألعاب
nav-menu = القائمة
nav-sound-on = تشغيل الصوت
nav-sound-off = كتم الصوت
nav-haptics = اهتزاز عند دوري
nav-sound = الصوت
nav-motion = إظهار الحركة
nav-layers = الطاولة والسجل والكلام
qr-of = رمز QR للرابط { $link }
join-title = من معنا الليلة؟
join-name = اسمك
join-go = إلى الطاولة
join-noname = لا بد للآخرين من اسم ينادونك به: الاسم أولًا.
join-watch = للفرجة فقط
join-face = وجهك
room-tell = دعوة العصابة:
room-send = مشاركة
room-copy = نسخ الرابط
room-copied = تم النسخ
room-private = خاصة
room-around = حول الطاولة
room-count = { $here } هنا · الأدنى { $least }، الأقصى { $most }
room-chair = المقعد { $n }
room-spare = خالٍ
room-host = المضيف
room-away = خارج الطاولة
room-start = لنبدأ
room-fill =
    { $n ->
        [one] بوت واحد ولنبدأ
        [two] بوتان ولنبدأ
        [few] { $n } بوتات ولنبدأ
       *[other] { $n } بوتًا ولنبدأ
    }
room-short =
    { $n ->
        [one] ينقص لاعب واحد عن { $least }، فيجلس بوت مكانه. ولمن يتأخر من الأصدقاء أن يأخذ مقعده.
        [two] ينقص لاعبان عن { $least }، فيجلس بوتان. ولمن يتأخر من الأصدقاء أن يأخذ مقعد بوت.
        [few] ينقص { $n } لاعبين عن { $least }، فتجلس { $n } بوتات. ولمن يتأخر من الأصدقاء أن يأخذ مقعد بوت.
       *[other] ينقص { $n } لاعبًا عن { $least }، فيجلس { $n } بوتًا. ولمن يتأخر من الأصدقاء أن يأخذ مقعد بوت.
    }
room-enough = حضر الجميع؟ ما زال الباب مفتوحًا للأصدقاء.
room-wait-host = البداية بيد { $name }.
room-remote = عن بعد
room-same = غرفة واحدة
room-locked-guest = إعداد الطاولة بيد المضيف وحده: { $name }.
room-locked-playing = قواعد اللعبة ثابتة حتى تنتهي.
room-unwatched = هنا لعبة جارية، والفرجة عليها مغلقة. تتابع هذه الصفحة حين تنتهي.
room-same-lead = لكل لاعب شاشته. غرفة واحدة: الهواتف تحمل البطاقات، والشاشة الكبيرة هي الطاولة.
room-screen = فتح الشاشة الكبيرة
room-rules = قواعد الطاولة
room-changed = قواعد الدار
room-pace = الإيقاع
room-pace-live = ساعات حية
room-pace-fast = ساعات سريعة
room-pace-relaxed = بلا عجلة (24 ساعة)
room-clocksalone = الساعات تعمل حتى لمن يلعب وحده
room-coach = سؤال المدرب متاح لمن يلعب
room-spectators = المشاهدة متاحة
room-freetext = الكتابة الحرة في الكلام
room-standins = بوت ينوب عن الغائبين
room-openafter = كشف كل شيء بعد اللعبة
room-game = اللعبة
room-addbot = إضافة بوت
bot-first-night = أول ليلة
bot-regular = معتاد
bot-sharp = فطن
bot-shark = داهية
bot-random = عشوائي
bot-heuristic = عاقل
bot-learned = علّم نفسه
bot-search = بعيد النظر
bot-plain = بلا طباع
bot-cautious = حذر
bot-greedy = طماع
bot-talkative = ثرثار
bot-liar = كذاب
room-remove = إخلاء المقعد
room-removebot = إخراج البوت
room-kick = طرد
room-kick-really = هل تريد حقًا طرد { $name }؟
room-mute = كتم
room-unmute = رفع الكتم
room-hand = تسليم الاستضافة
room-reissue = رابط جديد لهذا المقعد
room-lock = إغلاق الباب أمام الجدد
room-newcode = رمز جديد
room-up = نقل إلى السابق
room-down = نقل إلى التالي
room-stand = ترك مقعدي
room-sit = أخذ مقعد
room-leave = مغادرة الغرفة
room-guests = المتفرجون
room-readrules = قراءة القواعد
room-commitment = سر الخلطة القادمة موعود به: { $hash }
room-dealing = البطاقات توزَّع الآن…
room-luck = الحظ مختوم: { $n } من { $all }
room-luck-own = إضافة كلمة منك إلى الخلطة
room-luck-word = كلمتك
room-luck-use = ختم
room-luck-done = خُتمت. لا يعرفها أحد قبل التوزيع.
talk-title = الكلام
talk-say = ما عندك؟
talk-send = إرسال
talk-silent = القواعد تريد الصمت هنا. لا كلام ولا إيماءات.
talk-watching = أنت بين المتفرجين، وكلامهم بينهم.
talk-off = أوقف المضيف الكتابة الحرة.
talk-back = كلام آخر
# Something that a player said by way of the rules.
talk-quote = ‏«{ $text }»
talk-lie = كذب
talk-empty = لم ينطق أحد بعد.
talk-channel-table = إلى الطاولة
talk-channel-team = إلى فريقي
talk-channel-spectators = المتفرجون
talk-channel-room = الغرفة
talk-new = { $n } جديد
talk-ignore = إسكات { $name } عندي
talk-ignored = كلام { $name } محجوب عنك.
talk-hear = سماع { $name } من جديد
scene-skip = تخطٍّ
scene-on = متابعة
scene-back = لحظة إلى الوراء
scene-next = اللحظة التالية
scene-beat = { $n } من { $all }
scene-again = إعادة العرض
log-title = السجل
log-filters = ما يُعرض
log-all = كل شيء
log-me = ما يخصني
log-said = ما قيل
log-more = ⁦+{ $n }⁩
log-none = لا شيء من هذا بعد.
log-empty = لم يحدث شيء بعد.
log-private = هذا لعينيك فقط
why = لماذا؟
why-close = إغلاق
why-about = لماذا؟ { $what }
why-S = قاعدة مطبوعة
why-R = حكمنا
why-D = رقمية
why-english = بالإنجليزية
why-others =
    { $n ->
        [one] قاعدة أخرى ذات صلة
        [two] قاعدتان أخريان ذواتا صلة
        [few] { $n } قواعد أخرى ذات صلة
       *[other] { $n } قاعدة أخرى ذات صلة
    }
why-none = لا قاعدة مكتوبة لهذا.
table-title = الطاولة
table-explain = ما المطلوب هنا؟
table-tap = الاختيار على الطاولة: لمسة على ما هو مضاء.
table-code = الطاولة { $code }
table-wait-one = بانتظار { $name }
table-wait-two = بانتظار { $name } و{ $other }
table-wait-many =
    { $n ->
        [few] بانتظار { $n } لاعبين
       *[other] بانتظار { $n } لاعبًا
    }
table-wait = بانتظار الطاولة
table-wait-you = ما زال القرار بيدك.
table-watching = هذه لك فرجة.
table-paused = توقف: لا أحد هنا.
table-halted = اللعبة متوقفة بطلب من { $name }.
table-halted-you = أوقفت اللعبة.
table-pause = إيقاف اللعبة
table-resume = متابعة
table-nohurry = بلا عجلة
table-until = حتى { $when }
table-race = سباق!
table-late = انتهى وقتك، فاختارت القواعد عنك.
table-away = غياب
table-wait-away = { $name } خارج الطاولة.
table-wait-standin = { $name } خارج الطاولة. بعد قليل ينوب بوت.
table-time = عند 0:00 تختار القواعد عنك.
table-held = وصلت إجابتك. تُحسب بعد لحظة كي لا يعرف أحد كم أسرعت.
table-sending = لحظة: اختيارك الأخير في الطريق.
table-hurry = بسرعة.
table-moretime = وقت إضافي
table-moretime-asked = طُلب الوقت: بيد الآخرين منحه.
table-talkopen = الكلام مفتوح
table-silent = صمت
table-takeover = طلب اللعب مكان { $name }
table-asking =
    { $n ->
        [one] الطاولة تقرر في لعبك مكان { $name }: بقي رد واحد.
        [two] الطاولة تقرر في لعبك مكان { $name }: بقي ردّان.
        [few] الطاولة تقرر في لعبك مكان { $name }: بقيت { $n } ردود.
       *[other] الطاولة تقرر في لعبك مكان { $name }: بقي { $n } ردًّا.
    }
table-wish = طلب من { $name }: اللعب مكان { $other } ورؤية تلك اليد.
table-wish-yes = موافقة
table-wish-no = لا
notice-damaged = لم تعد اللعبة الأخيرة تُقرأ: بياناتها تالفة. يمكنك بدء غيرها.
notice-old = لُعبت اللعبة الأخيرة بقواعد لم تعد في هذه الدار. يمكنك بدء غيرها.
notice-kicked = طرد المضيف { $name }. البوت { $other } يكمل هناك حتى النهاية.
notice-asked = طلب إلى الطاولة من { $name }: اللعب مكان { $other }.
notice-declined = الطاولة ترفض طلب { $name } أخذ مكان بوت.
notice-took = { $name } الآن مكان { $other }، وتلك اليد مكشوفة هناك.
notice-link = أصدر المضيف رابطًا جديدًا لمقعد { $name } بعد غياب.
notice-claimed = أُخذ مقعد { $name } برابط المضيف. وباب العودة إليه مفتوح أمام { $name } حتى أول قرار هناك.
notice-leftout = حظ { $name } لم يُكشف في وقته، فليس في هذا التوزيع.
notice-back = عاد المقعد إلى { $name }.
notice-paused = اللعبة متوقفة بطلب من { $name }.
notice-resumed = اللعبة تستمر بإذن { $name }.
notice-standin = بوت ينوب عن { $name } حتى العودة.
notice-here = { $name } على الطاولة من جديد.
notice-left = خرج من الغرفة { $name }. بوت يكمل اللعب، والمقعد محفوظ.
notice-host = الاستضافة الآن عند { $name }.
notice-away = { $name } خارج الطاولة.
notice-shows = طلب من { $name }: عرض هذه اللعبة على غيركم. يلزم أن يوافق كل من لعب.
table-bot = بوت
table-standin = بوت ينوب عن { $name }
table-hold = ضغط مطوّل.
table-more = خيارات أخرى
table-claims = قول على الطاولة
table-notes = مفكرة
table-just = الآن
table-many =
    { $n ->
        [two] حدثان
        [few] { $n } أحداث
       *[other] { $n } حدثًا
    }
table-skip = إلى النهاية
table-lobby = عودة إلى الطاولة
notes-lead = لا يراها غيرك. لمسة على العلامة تغيّرها.
notes-none = بلا علامة
notes-own = شكوكك مكتوبة هنا
claims-title = من قال ماذا
claims-none = لم يدّعِ أحد شيئًا.
claims-lead = لمسة على القول المطلوب. لا أحد ملزم بالتصديق.
seat-deciding = القرار هنا
seat-you = أنت
seat-bot = بوت
seat-about = عن { $name }
join-screen = شاشة
lost-line = إعادة الاتصال. مقعدك بأمان؛ ساعتك لا.
end-over = انتهت اللعبة
end-won = فزت.
end-shared = لك حصة في الفوز.
end-lost = ليست لك هذه المرة.
end-winners = الفائزون
end-nobody = لم يفز أحد.
end-again = مرة أخرى
end-replay = مشاهدتها من جديد
end-record = تنزيل التدوين
end-check = التحقق من الخلط
end-checked = التوزيع هو الموعود به لهذه الصفحة: لم يكن لأحد أن يختاره.
end-partly = لا زيف في ما فُحص، لكن تعذر فحص كل شيء.
end-broken = هذا التوزيع لا يوثق به.
end-again-deal = أما أن البطاقات جاءت من هذه البذرة فيثبته توزيعها ثانية: بعد تنزيل التدوين، هذا الأمر
fair-promise = السر هو الموعود به لهذه الصفحة قبل اللعبة.
fair-promise-no = ليس السر هو الموعود به لهذه الصفحة قبل اللعبة.
fair-itself = السر يطابق الوعد الذي تذكره الدار الآن.
fair-itself-no = السر لا يطابق الوعد الذي تذكره الدار.
fair-luck = دخل حظك في الخلطة كما ختمته.
fair-luck-no = لم يدخل حظك في الخلطة كما ختمته.
fair-late = لم يصل حظك في وقته فتُرك، فلا شيء يثبت لك أن الدار لم تختر هذا التوزيع.
fair-list = خُتم حظ الجميع قبل أن يُكشف حظ أحد.
fair-list-no = حظ { $name } ليس ما خُتم قبل كشف حظك.
fair-terms-no = المقاعد أو الخيارات ليست ما عُرض عليك قبل التوزيع.
fair-seal-no = حظ { $name } لا يطابق ختمه.
fair-seed = البذرة والمقاعد ناتجة عن السر وحظ الجميع.
fair-seed-no = البذرة أو المقاعد ليست ناتجة عن السر والحظ.
fair-leftout = خُتم ولم يُكشف في وقته فتُرك: حظ { $names }. ومن يحجب حظه يختار بين توزيعين.
fair-none = لم يُعرض على هذه الصفحة وعد قبل اللعبة، فلا تعرف هل وفت الدار به.
fair-nolist = لم تر هذه الصفحة كل الأختام قبل كشف الحظ، فلا تعرف هل اختار أحد أخيرًا.
fair-closed = الأيدي تبقى مغلقة هنا، فلا يُكشف السر أبدًا ولا يمكن فحص التوزيع.
fair-old = وُزعت هذه اللعبة قبل أن يُختم الحظ: كان لآخر من أضاف حظه أن يختار التوزيع.
fair-changed = الدار غيّرت الوعد الذي عرضته على هذه الصفحة.
fair-unlisted = الدار لم تدرج حظك كما ختمته، فلم تكشفه هذه الصفحة.
fair-skipped = الدار وزعت من دون أن تطلب الحظ الذي ختمته.
fair-relisted = الدار غيّرت قائمة الأختام بعد كشف حظك.
end-room = الغرفة
end-who = من كان من
end-wait = التوزيع التالي بيد { $name }.
end-still = انتهت اللعبة: لم يعد شيء يتحرك.
end-edition = الطبعة الأخيرة
replay-title = الإعادة
replay-step = الخطوة { $n } من { $all }
replay-eyes = بعيني { $name }
replay-public = ما رآه الجميع
replay-prev = خطوة إلى الوراء
replay-next = خطوة إلى الأمام
replay-play = تشغيل
replay-pause = إيقاف
replay-still = هذا ما حدث حينها. يُشاهَد ولا يُغيَّر.
replay-considered = ما وزنه البوت:
replay-recalled = ما يقوله البوت بعد اللعبة:
replay-worth = ‏{ $move } (⁦{ $worth }%⁩)
rules-title = قواعد { $game }
rules-search = بحث في القواعد
rules-none = لا قاعدة تذكر هذا.
screen-join = الدخول من { $address }
screen-look = العيون على الهواتف.
screen-still = هذه الشاشة تعرض الطاولة فقط. اللعب على الهواتف.
screen-speak = قراءة بصوت عالٍ
screen-quiet = إيقاف القراءة
screen-wait-one = القرار عند { $name }.
screen-wait-all = القرار عند الجميع.
loading = جارٍ عدّ النقود
yes = نعم
no = لا
about-title = عن Hideout
about-text = في Hideout ألعاب المعلومات الخفية. الخادم يوزع ويحفظ الأسرار ويعرف القواعد؛ وهذه الصفحة لا ترسم إلا ما يحق لمقعدك أن يعرفه.
about-rules = كل قاعدة، ومعها الرقم الذي تُذكر به
about-icons = الأيقونات من Lorc وDelapouite وغيرهما، من game-icons.net، برخصة CC BY 3.0.
about-fonts = الخطوط: Londrina Solid وAtkinson Hyperlegible، برخصة SIL Open Font License.
replay-wait = انتظار
table-people = من على الطاولة
table-concede = استسلام باسم فريقك
table-concede-sure = نعم: الفوز للفريق الآخر
problem-kicked = أخرجك المضيف من هذه الغرفة.
problem-left = غادرت هذه الغرفة.


# When it is my turn and I look elsewhere.
nav-notify = تنبيه عند دوري
nav-notify-denied = المتصفح يمنع Hideout من تنبيهك: الإذن بالإشعارات لهذا العنوان أولًا.
turn-title = حان دورك

# A game again.
replay-front = الصفحة الأولى
replay-hands = الأيدي
replay-hand = ما عند { $name }
replay-all = كل شيء مكشوف
replay-speed = السرعة
replay-times = ⁦{ $n }×⁩
replay-chapters = الفصول
replay-copy = نسخ رابط هذه اللحظة

# When a game is over.
after-places = من جاء أين
after-score = المجموع { $n }
after-ahead = (تقدُّم { $n })
after-behind = (تأخُّر { $n })
# Chances to win, in percent
after-turned = نقطة التحول: تغيرت فرصة { $name } في الفوز من ⁦{ $before }%⁩ إلى ⁦{ $after }%⁩.
after-watch = مشاهدتها
after-model = كما كانت بوتات عاقلة ستكمل من هناك.
after-why = لماذا فعلوا ذلك
after-share = عرض هذه اللعبة على غيركم
after-ask = رابط يعرض هذه الصفحة الأولى واللعبة بعيني أي لاعب. لا بد من موافقة الجميع، ولكل منهم سحبها.
after-ask-closed = رابط يعرض هذه الصفحة الأولى واللعبة كما رآها الجميع. لا بد من موافقة الجميع، ولكل منهم سحبها.
after-agree = موافقة على العرض ({ $agreed } من { $people })
after-waiting = وافق { $agreed } من { $people }. يُنشأ الرابط حين يوافق الجميع.
after-shared = وافق الجميع: من معه هذا الرابط يرى اللعبة.
after-link = رابط هذه اللعبة
after-unshare = إيقاف العرض
after-play = لعبة جديدة لك


# What is hidden from somebody who looks over a shoulder.
cover-title = مغطاة
cover-asked = حان دورك
cover-about = ما هو لك وحدك مخفي. يُرفع الغطاء حين لا ينظر أحد من فوق كتفك.
cover-lift = رفع الغطاء
cover-put = تغطية

# The lie of the night.
lie-title = كذبة الليلة
lie-told = هذا كلام { $name }.
lie-won = هذا كلام { $name }، وبعده جاء الفوز.
lie-when = ‏({ $when })
lie-count =
    { $n ->
        [one] كانت الوحيدة.
        [two] كذبتان في المجموع.
        [few] { $n } كذبات في المجموع.
       *[other] { $n } كذبة في المجموع.
    }
