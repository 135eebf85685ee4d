# What is said about people: names, presence, the lobby, the next game, one's own tables.

me-title = من أنت
me-change = اسمك { $name }. تغيير الاسم أو الوجه
me-nobody = اسمك
me-you = أنت
me-save = هذا أنا
me-later = اللعبة جارية: يرى الآخرون اسمك ووجهك الجديدين بعد نهايتها.

# More time, and a bot for somebody who is away.
wait-title = أثناء الانتظار
wait-give =
    { $n ->
        [0] منح وقت إضافي
       *[other] منح وقت إضافي ({ $n } من { $all })
    }
wait-wish =
    { $n ->
        [one] طلب من { $name }: وقت إضافي. يلزم { $all }.
        [two] لاعبان يطلبان وقتًا إضافيًّا. يلزم { $all }.
        [few] { $n } لاعبين يطلبون وقتًا إضافيًّا. يلزم { $all }.
       *[other] { $n } لاعبًا يطلبون وقتًا إضافيًّا. يلزم { $all }.
    }
wait-bot = بوت ينوب عن { $name }
wait-bot-wish = طلب بوت ينوب عن { $name }
wait-bot-asked = طلبت بوتًا ينوب عن { $name }. إن طلبه الجميع أو طلبه المضيف جلس بوت.
wait-mine = بوت ينوب عنك.
wait-here = أنا هنا

leave-really = مغادرة حقًّا؟
leave-seat = بوت يكمل عنك. مقعدك محفوظ: الرابط نفسه يعيدك إليه.
leave-chair = يصبح مقعدك خاليًا.
leave-stay = بقاء

# Bots and sides in the lobby.
bot-level = مستوى { $name }
bot-sits = يجلس بوت: { $level }
side-title = جانبك
side-crew = عصابة
side-staff = كازينو
side-any = أي جانب
side-short =
    { $n ->
        [one] بوت واحد يعدل بين الجانبين.
        [two] بوتان يعدلان بين الجانبين.
        [few] { $n } بوتات تعدل بين الجانبين.
       *[other] { $n } بوتًا يعدل بين الجانبين.
    }

invite-more = دعوة آخرين
invite-copied = نُسخ الرابط.
invite-byhand = الرابط محدد وجاهز للنسخ.
programs-title = بوتات من الخارج
meet-title = مكان اللقاء
screen-only = هذا الجهاز شاشة فقط
screen-only-lead = بهذا يُترك مقعدك هنا، وأول من يدخل بهاتفه هو المضيف. والبدء والإيقاف والإعادة تبقى على الشاشة أيضًا.
screen-first = البداية بالدخول من هاتف.

# The next game.
again-asks = دعوة من { $name } إلى { $game }. من معنا؟
again-in = التوزيع من { $name }: { $game } بعد { $n } ث.
again-awaited = ليس بعد: { $names }
again-yes = أنا معكم
again-no = ليس هذه المرة
again-youin = أنت معهم.
again-youout = هذه لك فرجة.
again-now = التوزيع الآن
again-cancel = إلغاء الدعوة
again-other = لعبة أخرى
evening-title = هذه السهرة
evening-games =
    { $n ->
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $n } ألعاب
       *[other] { $n } لعبة
    }
evening-won = فوز في { $won } من { $games }

# The front door.
door-title = طاولاتك
door-back = عودة إلى طاولتك
door-room = غرفتك { $code }
door-with = { $game } مع { $names }
door-alone = { $game }
door-turn = دورك
door-past = آخر ألعابك
door-won = فوز
device-title = أجهزتك الأخرى
device-take = نقل كل شيء إلى جهاز آخر
device-take-lead = اسمك ومقاعدك وآخر ألعابك. من يكتب هذا الرمز هو أنت: فليبقَ سرًّا.
device-make = إنشاء رمز
device-until = يُكتب على الجهاز الآخر قبل { $time }. يصلح مرة واحدة.
device-bring = جلب كل شيء إلى هنا
device-bring-lead = برمز من جهازك الآخر. ويُترك ما تذكره هذا الجهاز حتى الآن.
device-use = استخدامه
device-here = تم. هذا الجهاز أنت أيضًا.
device-only = ضاع جهاز؟
device-only-lead = كل جهاز آخر كان أنت يصبح غريبًا من الآن.
device-only-do = هذا وحده أنا
device-only-done = تم. هذا الجهاز وحده أنت.

# Table rules.
rules-preset = كيف تريدون اللعب
rules-first = أول مرة
rules-first-about = بلا عجلة، وكل شيء مشروح.
rules-usual = المعتاد
rules-usual-about = ساعات حية كما في القواعد.
rules-fast = سريع
rules-fast-about = نصف الوقت لكل شيء.
rules-play = كيف تُلعب
rules-time = الساعات
rules-talk = الكلام
rules-people = الناس والبوتات
rules-more = المزيد
face = الوجه { $n }
