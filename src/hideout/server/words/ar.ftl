# What the house says to people, mostly when it refuses something.

house-no-room = لا توجد غرفة { $code }؛ هل الرمز صحيح؟
house-kicked = أغلق المضيف هذه الغرفة أمامك.
house-no-coach = هذه الطاولة تلعب بلا مدرب.
house-nothing-to-advise = لا قرار مطلوب منك الآن.
house-yours-to-answer = هذا سباق: لا يُحسب إلا رأسك أنت.
house-room-locked = أقفل المضيف هذه الغرفة.
house-room-full = الغرفة ممتلئة.
house-bad-name = الاسم من حرف واحد إلى { $most }.
house-not-host = هذا لمضيف الغرفة وحده.
house-join-first = الدخول إلى الغرفة أولًا.
house-not-while-playing = ليس أثناء اللعبة.
house-dealing = البطاقات توزَّع الآن؛ لحظة.
house-not-in-room = لا وجود لهذا الشخص في الغرفة.
house-no-bot = لا يوجد بوت { $level }؛ البوتات هي { $known }.
house-seats-at-most = أقصى عدد للمقاعد في { $game } هو { $most }.
house-chairs-taken = كل المقاعد مشغولة.
house-no-chair = لا يوجد مقعد كهذا.
house-seats-for = تُلعب { $game } بعدد من { $least } إلى { $most }؛ والجالسون هنا { $here }.
house-hand-over-first = تسليم الغرفة أولًا، أو مغادرتها.
house-only-a-bots-seat = لا يؤخذ أثناء اللعب إلا مقعد بوت.
house-seated = لك مقعد من قبل.
house-a-bots-chair = هذا مقعد بوت.
house-seat-closed = طُرد صاحب هذا المقعد: بوت يكمل فيه حتى النهاية.
house-had-a-seat = كان لك مقعد في هذه اللعبة؛ لا مقعد آخر.
house-nobody-to-ask = لا أحد على الطاولة ليقول نعم.
house-asked-before = سألت في هذه اللعبة من قبل.
house-no-wish = لم يعد أحد يطلب مقعدًا.
house-not-lost = { $name } هنا، أو قبل لحظة، ولا حاجة إلى مقعد جديد.
house-link-used = استُعمل رابط هذا المقعد من قبل؛ عند المضيف غيره.
house-line-length = الكلام من حرف واحد إلى { $most }.
house-no-free-text = أوقف المضيف الكتابة الحرة.
house-gestures = الإيماءات هي { $gestures }.
house-muted = كتم المضيف صوتك.
house-screen-is-silent = الشاشة لا تتكلم.
house-no-table-yet = لا طاولة بعد؛ الكلام للغرفة.
house-closed-to-spectators = هذه اللعبة مغلقة أمام المتفرجين.
house-spectators-are-silent = المتفرجون لا يكلمون الطاولة.
house-rules-want-silence = قواعد هذه اللعبة لا تسمح لك بالكلام هناك الآن.
house-speak-at-the-table = اللعبة جارية؛ الكلام على الطاولة.
house-not-your-room = هذه اللعبة لغرفة لست فيها.
house-opens-after = يُفتح هذا حين تنتهي اللعبة.
house-closed-for-good = لُعبت هذه اللعبة بأيدٍ مغلقة إلى الأبد.
house-no-game = لا توجد لعبة كهذه.
house-no-lesson = لا يوجد درس كهذا.
house-luck-length = أقصى طول للحظ { $most } من الحروف.
house-other-luck = هذا غير الحظ الذي ختمته.
house-other-promise = للخلطة القادمة وعد آخر؛ يُختم حظك له.
house-no-table = لا توجد طاولة كهذه.
house-old-rules = لُعبت هذه اللعبة بقواعد لم تعد على هذا الخادم.
house-table-damaged = لم تعد هذه اللعبة تُقرأ: بياناتها تالفة.
house-room-damaged = لم تعد هذه الغرفة تُقرأ: بياناتها تالفة. الحل غرفة أخرى.
house-cannot-give-up = لا استسلام هنا.
house-no-game-running = لا لعبة جارية هنا.
house-no-seat = لا مقعد لك على هذه الطاولة.
house-other-host = هذه الدار لا تجيب إلا على { $address }.
house-unknown-host = هذه الدار لا تعرف ذلك الاسم؛ يلزم تشغيلها مع ⁦--origin⁩ لاستخدامه.
house-other-site = جاء هذا من موقع آخر.
house-moving = هذه الغرفة تنتقل إلى خادم آخر؛ محاولة أخرى بعد لحظة.
house-data-away = لا تصل الدار إلى بياناتها الآن؛ محاولة أخرى بعد لحظة.
house-in-disorder = يجري ترتيب هذه الطاولة؛ لتكن محاولة أخرى.
house-stale = تغيّر السؤال قبل وصول جوابك، فلم يحدث شيء. نظرة أخرى ثم اختيار.
house-paused = أوقف المضيف اللعبة.
house-no-clock = لا ساعة تعمل.
house-too-long = هذا أطول من أن يكون أمرًا.
house-slow-down = مهلًا قليلًا.
house-command-failed = لم ينجح ذلك؛ الصفحة تبين أين أنت.
house-request-failed = لم ينجح ذلك؛ لتكن محاولة أخرى.
house-nothing-here = لا شيء في هذا العنوان.
house-pages-in-room = صفحات كثيرة من هذه الغرفة مفتوحة؛ لا بد من إغلاق بعضها.
house-pages-from-here = صفحات كثيرة مفتوحة من هنا؛ لا بد من إغلاق بعضها.
house-house-full = الدار ممتلئة؛ محاولة أخرى بعد دقيقة.
house-too-many-connections = اتصالات كثيرة مفتوحة من هنا؛ لا بد من إغلاق بعضها.
house-too-many-requests = طلبات كثيرة من هنا؛ دقيقة انتظار.
house-too-many-replays = إعادات كثيرة؛ دقيقة انتظار.
house-too-slow = تأخر وصول الطلب كثيرًا؛ لتكن محاولة أخرى.
house-asked-already = طلبت وقتًا إضافيًّا من قبل.
house-no-more-time = نالت هذه اللعبة كل الوقت الإضافي المتاح.
house-too-many-rooms = غرف جديدة كثيرة من هنا؛ دقيقة انتظار.
house-too-many-people = كثيرون يأتون من هنا دفعة واحدة؛ دقيقة انتظار.
house-too-many-tries = محاولات كثيرة من هنا؛ دقيقة انتظار.
house-too-many-codes = رموز خاطئة كثيرة؛ دقيقة انتظار.
house-no-side = لا جانب كهذا في هذه اللعبة.
house-side-full = ذلك الجانب ممتلئ؛ لا بد أن ينتقل أحد منه أولًا.
house-sides-uneven = الجانبان غير متساويين؛ يلزم بوتات أو انتقال أحد اللاعبين.
house-nobody-calls = لا أحد يطلب لعبة أخرى.
house-no-stand-in = لا بوت ينوب عن أحد على هذه الطاولة.
house-a-bot-plays = بوت يلعب هناك من قبل.
house-not-away = { $name } هنا؛ البوت ينوب عن الغائبين فقط.
house-not-a-bots-chair = هذا ليس مقعد بوت.
house-bad-pass = هذا الرمز خاطئ أو استُعمل أو قديم؛ رمز جديد من جهازك الآخر يحل الأمر.
house-too-many-passes = رموز خاطئة كثيرة؛ دقيقة انتظار.

house-not-shared = لا لعبة على هذا الرابط، أو لم يعد من لعبوها يعرضونها.
house-your-turn = حان دورك.
house-no-push = لا تصل هذه الدار إلى المتصفحات المغلقة؛ فلتبقَ الصفحة مفتوحة.
house-bad-browser = ليس هذا عنوان خدمة إشعارات يمكن للدار أن تناديها.
house-daily-is-yours = عملية اليوم لا تُعرض إلا على من لعبها: فأمام غيره البطاقات نفسها.
house-programs-full =
    { $most ->
        [one] تعرف الغرفة بوتًا واحدًا من الخارج على الأكثر؛ لا بد من إزالته أولًا.
        [two] تعرف الغرفة بوتين من الخارج على الأكثر؛ لا بد من إزالة واحد أولًا.
        [few] تعرف الغرفة { $most } بوتات من الخارج على الأكثر؛ لا بد من إزالة واحد أولًا.
       *[other] تعرف الغرفة { $most } بوتًا من الخارج على الأكثر؛ لا بد من إزالة واحد أولًا.
    }
house-no-program = لا يوجد بوت { $name } للدعوة؛ الموجود: { $known }.
house-program-is-here = { $name } في الغرفة من قبل.
house-program-is-busy = { $name } في غرف كثيرة الآن.

# What a link to the house shows of itself in a chat.
preview-house = Hideout
preview-house-about = خمس ألعاب سطو ومعلومات خفية، لأصدقاء في غرفة واحدة أو متباعدين، وللبوتات.
preview-rules = قواعد { $game }
# $left: how many chairs are free
preview-room = { $left ->
    [0] { $game } عند { $host }
    [one] { $game } عند { $host }: بقي مقعد واحد
    [two] { $game } عند { $host }: بقي مقعدان
    [few] { $game } عند { $host }: بقيت { $left } مقاعد
   *[other] { $game } عند { $host }: بقي { $left } مقعدًا
}
preview-room-nobody = { $left ->
    [0] { $game }
    [one] { $game }: بقي مقعد واحد
    [two] { $game }: بقي مقعدان
    [few] { $game }: بقيت { $left } مقاعد
   *[other] { $game }: بقي { $left } مقعدًا
}
# $names: the winners, $count: how many
front-edition = الطبعة الأخيرة · { $game }
front-headline = { $count ->
    [0] لم ينجُ أحد بفعلته
   *[other] الفوز: { $names }
}
front-place = ‏{ $place }. { $name }
front-about = جولة { $game } بين { $names }. شاهدوها بعيني أي لاعب.
preview-room-about = رابط، فاسم، فمقعد. لا حساب ولا تثبيت.
