# What this board says.

notes = مفكرة
stage-over = الحساب
stage-draft = خطة العملية { $n }
stage = العملية { $n }، المرحلة { $stage }
late-draft = عند 0:00 تمر آخر بطاقة سحبتها.
late-choose = عند 0:00 تُلعب أول بطاقة في يدك.
late-a-phase = عند 0:00 تأخذ القواعد الأقرب: أول لاعب على يسارك، أو أحدث بطاقاتك، أو آخر ما سحبت.
hint-draft = الباقي لك. ولا يعرف ما مررت سوى جارك.
hint-choose = تُكشف كلها معًا؛ A قبل B، وB قبل C. درجة الحرارة الآن ثمنها ⁦${ $n }⁩.
hint-a-phase = بطاقات A تعمل أولًا، قبل توزيع المال والحرارة.
hint-wait = يمكنك تغيير اختيارك حتى يصل آخر اختيار.
script-draft = العيون على الهواتف. مرروا بطاقة إلى { $side }.
script-choose = العملية { $n }، المرحلة { $stage }. لكل لاعب بطاقة، والكشف معًا.
script-a-phase = بطاقات A تعمل أولًا.
side-left = اليسار
side-right = اليمين

steps = خطوات المرحلة
step-pick = الاختيار
step-picked = الاختيار: { $n } من { $all }
step-flip = الكشف
step-a = الأيدي
step-check = فحص الحرارة
step-b = مال وحرارة
step-c = المكافآت
step-flip-what = تُكشف كل البطاقات معًا.
step-a-what = A: بطاقات تغيّر الأيدي والملفات.
step-a-none = A: لا بطاقة غيّرت الأيدي أو الملفات.
step-check-what = فحص الحرارة.
step-check-none = فحص الحرارة: على اللوح ما يكفي.
step-b-what = B: مال مقابل حرارة.
step-b-none = B: لم يأخذ أحد مالًا مقابل حرارة.
step-c-what = C: المكافآت.
step-c-none = C: لا مكافآت.
face-copy = ‏{ $name }: { $card }
face-aside = { $effect } خارج اللعب حتى تنتهي هذه العملية.
face-hand =
    { $n ->
        [zero] الحرارة { $heat }، اليد خالية
        [one] الحرارة { $heat }، بطاقة واحدة في اليد
        [two] الحرارة { $heat }، بطاقتان في اليد
        [few] الحرارة { $heat }، { $n } بطاقات في اليد
       *[other] الحرارة { $heat }، { $n } بطاقة في اليد
    }
face-pass = تمرير «{ $card }» إلى { $name }
ask-pass = أي بطاقة تمر إلى { $name }؟
where = لمسة على بطاقة من يدك.
passes = التمرير إلى { $side }
passes-one = من { $from } إلى { $to }

affairs = واقع الحال
affairs-label = واقع الحال: ⁦${ $n }⁩ لكل درجة، وعلى اللوح { $tokens }
affairs-per = لكل درجة
affairs-was = كان ⁦${ $n }⁩
affairs-board = على اللوح { $n }.
affairs-next = بعد { $n } أخرى يرتفع الثمن.
affairs-short = إن أُخذ أكثر: يعيد كل لاعب درجة حرارة، ومن أعادها خسر ⁦$3⁩.
affairs-short-apb = إن أُخذ أكثر: تُسحب بطاقة تعميم.
money = ⁦${ $n }⁩
seat-label = { $name }: ⁦${ $money }⁩، الحرارة { $heat }
seat-record = الملف { $what }
seat-picked = تم الاختيار
seat-thinks = قيد التفكير
picked = تم
thinking = تفكير
you = أنت
jailed = في السجن
jailed-lost = في السجن، ضاع ⁦${ $n }⁩
owes = الدين ⁦${ $n }⁩
owes-keeps = الدين ⁦${ $n }⁩، يبقى ⁦${ $left }⁩
owes-jail = الدين ⁦${ $n }⁩: السجن
claim-quiet = لا حرارة لي
claim-plays = سألعب «{ $card }»
plays = اللعب: { $card }
hand = يدك
hand-empty = لا بطاقات في اليد.
hand-to = إلى { $name }
hand-drawn = مسحوبة
hand-from = من { $name }
hand-pile = { $n } في كومتك

notes-kept = محفوظة لك في هذه العملية.
notes-passed = مررت إلى { $name }
notes-received = مُرر إليك من { $name }
notes-pass = التمريرة { $n }
notes-nothing = لا شيء بعد
notes-saw = رأيت يد { $name }
notes-empty = خالية
notes-aside = نحّيت جانبًا
notes-unseen = بعيدًا عن العيون
notes-deck =
    { $n ->
        [zero] الرزمة خالية.
        [one] بطاقة واحدة في الرزمة.
        [two] بطاقتان في الرزمة.
        [few] { $n } بطاقات في الرزمة.
       *[other] { $n } بطاقة في الرزمة.
    }
notes-apb = بطاقات التعميم الباقية: { $n }. المسحوب: { $what }.
notes-none = لا شيء
mark-trust = صاحب وعد
mark-doubt = مخادع
mark-hot = قرب السجن

gain-money = ⁦+${ $n }⁩
loss-money = ⁦−${ $n }⁩
gain-heat = ⁦+{ $n }⁩ حرارة
loss-heat = ⁦−{ $n }⁩ حرارة

end-none = الجميع في السجن
end-one = برودة أعصاب { $who }
end-many = برودة أعصاب { $who }
end-lead = بقي ⁦${ $n }⁩ بعد دفع ثمن الحرارة.
end-lead-none = لم يستطع أحد دفع ثمن الحرارة.
end-jailed = { $lead } في السجن: { $who }.
# Each name stands by itself: the first ends here, the next begins.
and = {"\u2069 و\u2068"}

# A Stage told as a scene.

story-sum = الحصيلة
story-money = المال
story-heat = الحرارة
story-price = ثمن الدرجة
story-left = على اللوح
story-copy = نسخة
story-stamp-jail = سجن
story-stamp-wins = فوز

# Why something happened: the card in use, and the Record it counted.
because-card = ‏{ $card }: { $effect }
because-record = الملف: { $what }.
because-heat = الحرارة عندئذ: { $what }.
because-takers = من أخذ حرارة في هذه المرحلة: { $what }.
because-uses = قيد الاستعمال: { $what }.
because-nobody = لا أحد
because-one = ‏{ $name } { $what }
wish-play = سألعب …
# $what is what somebody said about the card.
story-said = قيل: «{ $what }.»
story-lied = قيل: «{ $what }.» وكان كذبًا.
story-unpaid = ‏{ $card } لم تجلب شيئًا.
