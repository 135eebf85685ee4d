# What the terminal says around a game: `hideout play` and `hideout learn`.

greet-title =
    { $n ->
        [two] { $game }، لاعبان
        [few] { $game }، { $n } لاعبين
       *[other] { $game }، { $n } لاعبًا
    }
greet-me = أنت
greet-bot = { $name } (بوت)
greet-table = حول الطاولة بترتيب المقاعد: { $names }.
greet-options = الخيارات: { $options }.
greet-option = ‏{ $option }: { $value }
greet-on = نعم
greet-off = لا
greet-help = للمساعدة ?، وللخروج quit.

turn-enter = [Enter]
turn-enter-waits = [Enter للانتظار]
turn-figures = المطلوب الرقم نفسه.
turn-type = رقم، أو اسم الفعل المطلوب. للمساعدة ?
turn-which = أيها؟
turn-awaited = الآخرون بانتظارك: لا يحدث شيء قبل قرارك.
turn-folded = { $n } من الخيارات: «{ $verb }» يعرضها كلها، أو يُكتب أحدها: «{ $example }»
turn-no-figure = { $n } ليس من الأرقام المتاحة.
turn-no-choice = لا يوجد خيار { $n }؛ الخيارات من 1 إلى { $all }.
turn-nothing-yet = لم يحدث شيء بعد.
turn-unknown = «{ $text }» ليس فعلًا في هذه اللعبة؛ الأفعال: { $verbs }.
turn-unknown-near = «{ $text }» ليس فعلًا في هذه اللعبة؛ لعل المقصود «{ $near }»؟
turn-rules = مثلًا: rules { $clause }، أو كلمة بعدها.

help-title = ما يمكنك كتابته
help-number = الاختيار بالرقم
help-name = الاختيار بالاسم؛ تكفي الحروف الأولى، وكل لاعب باسمه
help-enter = أخذ الخيار الوحيد؛ أو الانتظار حين يقرر عدة لاعبين معًا
help-wait = ترك السبق للآخرين أو للساعة (حين يقرر عدة لاعبين معًا)
help-skip = الانتظار حتى ينتهي هذا الجزء
help-time-up = ترك وقتك ينفد، إن كان لك وقت
help-why = القواعد وراء آخر ما حدث أو رُفض
help-rules = بند، أو كل البنود التي فيها كلمة
help-log = كل ما سمعته حتى الآن
help-board = الطاولة مرة أخرى
help-quit = مغادرة اللعبة

keyboard-read = بعد القراءة Enter.
keyboard-pass = لوحة المفاتيح إلى { $name }، ثم Enter.
keyboard-again = (تفكير جديد، { $names }؟ يُكتب الاسم.)

bot-forfeits = خسارة { $name } بالانسحاب: { $bot } { $why }. بوت من الدار يكمل.
bot-forfeited = خسارة { $name } بالانسحاب.

end-left =
    { $n ->
        [one] تُركت اللعبة بعد قرار واحد.
        [two] تُركت اللعبة بعد قرارين.
        [few] تُركت اللعبة بعد { $n } قرارات.
        [many] تُركت اللعبة بعد { $n } قرارًا.
       *[other] تُركت اللعبة بعد { $n } قرار.
    }
end-show = انتهت اللعبة: Enter لعرض النهاية على الجميع.
end-nobody = لا فائز.
end-you-won = الفوز لك.
end-won = الفوز: { $names }.
end-won-together = فوز مشترك: { $names }.
end-you = أنت
end-thoughts = ما اختارته البوتات في أحرج اللحظات (وما بدا أن كل حركة تساويه):
end-wait = انتظار
end-move = ‏{ $move } ({ $worth })
end-chose = { $name }، القرار { $n }: { $move }
end-chose-rather = { $name }، القرار { $n }: { $move } بدلًا من { $others }
end-keep = حفظ التدوين؟ اسم ملف، أو Enter بلا حفظ:
end-not-kept = لم يُحفظ التدوين.
end-kept = حُفظ. لمشاهدته مجددًا: { $command }

analyse-title =
    { $n ->
        [one] { $game }، قرار واحد
        [two] { $game }، قراران
        [few] { $game }، { $n } قرارات
        [many] { $game }، { $n } قرارًا
       *[other] { $game }، { $n } قرار
    }
analyse-decision = القرار
analyse-chances = فرصة الفوز (وكم من الخفيّ كان يمكن للمقعد أن يعرف)
analyse-turned = منعطفات اللعبة
analyse-turn = القرارات من { $from } إلى { $to }: { $up } من { $up-before } إلى { $up-after }، و{ $down } من { $down-before } إلى { $down-after }
analyse-known = ما كان يمكن استنتاجه
analyse-fact = حتى القرار { $n }، يقين { $name } بنسبة { $after }: { $fact } (قبل ذلك { $before })
analyse-better = حركات أفضل، من بين { $n } نظر فيها البحث
analyse-because = لماذا فعلوا ذلك
analyse-mistake = القرار { $n }، من { $name }: «{ $move }»؛ وكانت «{ $other }» أفضل بمقدار { $more }
analyse-wait = انتظار
analyse-unfinished = لم تنته { $path } بعد؛ لا تُحلَّل إلا لعبة منتهية.
report-chance = فرصة الفوز
report-chance-lead = لو أكملت بوتات عاقلة من هناك.
report-turned-lead = حيث تغيّرت الفرص أكثر ما تغيّرت.
report-knew = ما كان يمكن للمقعد أن يعرف
report-knew-lead = كم مرة تتفق العوالم الموافقة لما يعرفه المقعد مع العالم الحقيقي.
report-facts = أبلغ الحقائق
report-facts-lead = الحقائق التي كان يمكن أن يُعرف عنها أكثر في خطوة واحدة.
report-moves = حركات أخرى
report-moves-lead = نظر البحث في { $n } من الحركات.
report-identities = الهويات
report-identities-lead = الفرصة الدقيقة لحقيقة كل لاعب، بحسب ما كان مؤكدًا حينها.
report-eyes = بعيني { $name }

file-exists = { $path } موجود من قبل ولن يُكتب فوقه.
file-no-folder = تتعذر كتابة { $path }: لا مجلد { $folder }.
file-unwritten = تتعذر كتابة { $path }: { $why }.
name-length = الاسم من حرف إلى { $most }؛ وليس «{ $name }» كذلك.
name-twice = لكل شخص على الطاولة اسم مختلف.
seats-too-few = عدد الأشخاص { $people } وعدد المقاعد { $seats }: المقاعد لا تكفي.
rules-no-word = لا بند في { $game } يذكر «{ $word }».
rules-no-clause = لا بند { $clause } في { $game }؛ البنود من { $first } إلى { $last }.

origin-S = قاعدة مطبوعة
origin-R = حكمنا
origin-D = تكييف رقمي
origin-english = بالإنجليزية

progress-games = لعبة
progress-decisions = قرار

lesson-title =
    { $n ->
        [few] { $game }، درس من { $n } خطوات
       *[other] { $game }، درس من { $n } خطوة
    }
lesson-step = { $n } من { $all }
lesson-help = ‏Enter للمتابعة. وعند السؤال يُكتب الرقم أو الاسم. `show me` يفعله عنك، و`back` يعود خطوة، و`board` يعرض الطاولة مرة أخرى، و`quit` للخروج.
lesson-on = للمتابعة Enter.
lesson-not-asked = لا سؤال هنا.
lesson-choose = رقم أو اسم من القائمة؛ و`show me` يفعله عنك.
lesson-done = والآن جدًّا: { $command }
