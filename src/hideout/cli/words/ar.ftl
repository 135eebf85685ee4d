# ما تقوله الشاشة الطرفية حول اللعبة.

greet-title = { $game }، { $n } لاعبين
greet-bot = { $name } (آلي)
greet-table = حول الطاولة بترتيب المقاعد: { $names }.
greet-options = الخيارات: { $options }.
greet-on = نعم
greet-off = لا
greet-help = اكتب ? للمساعدة، أو quit للخروج.

turn-enter = [Enter]
turn-enter-waits = [Enter للانتظار]
turn-figures = اكتب الرقم نفسه.
turn-type = اكتب رقمًا أو ما تريد فعله. ? للمساعدة.
turn-which = أيّها؟
turn-awaited = الآخرون في انتظارك: لن يحدث شيء حتى تقرّر.
turn-folded = { $n } من الخيارات: «{ $verb }» يعرضها كلها، أو اكتب واحدًا: «{ $example }»
turn-no-figure = { $n } ليس من الأرقام المتاحة.
turn-no-choice = لا يوجد خيار { $n }؛ الخيارات من 1 إلى { $all }.
turn-nothing-yet = لم يحدث شيء بعد.
turn-rules = مثلًا: rules { $clause }، أو كلمة بعدها.

help-title = ما يمكنك كتابته
help-number = الاختيار بالرقم
help-name = الاختيار بالاسم؛ تكفي الحروف الأولى، وكل لاعب باسمه
help-enter = أخذ الخيار الوحيد؛ أو الانتظار حين يتصرّف عدة لاعبين معًا
help-wait = ترك الآخرين أو الساعة أولًا (حين يتصرّف عدة لاعبين معًا)
help-skip = الانتظار حتى ينتهي هذا الجزء
help-time-up = ترك وقتك ينفد، إن كان لك وقت
help-why = القواعد وراء آخر ما حدث أو رُفض
help-rules = قاعدة، أو كل القواعد التي فيها كلمة
help-log = كل ما سمعته حتى الآن
help-board = الطاولة مرة أخرى
help-quit = مغادرة اللعبة

keyboard-read = اضغط Enter بعد القراءة.
keyboard-pass = مرّر لوحة المفاتيح إلى { $name } واضغط Enter.
keyboard-again = (تريد التفكير من جديد يا { $names }؟ اكتب اسمك.)

bot-forfeits = انسحاب { $name }: { $bot } { $why }. يكمل آليّ من الدار.
bot-forfeited = انسحب { $name }.

end-left =
    { $n ->
        [one] تُركت اللعبة بعد قرار واحد.
        [two] تُركت اللعبة بعد قرارين.
        [few] تُركت اللعبة بعد { $n } قرارات.
        [many] تُركت اللعبة بعد { $n } قرارًا.
       *[other] تُركت اللعبة بعد { $n } قرار.
    }
end-show = انتهت اللعبة: اضغط Enter لعرض النهاية على الجميع.
end-nobody = لا فائز.
end-you-won = الفوز لك.
end-won = الفوز من نصيب { $names }.
end-won-together = فوز مشترك: { $names }.
end-you = أنت
end-thoughts = ما اختاره الآليون في أحرج اللحظات (وما بدت كل حركة تساويه):
end-wait = انتظار
end-move = { $move } ({ $worth })
end-chose = { $name }، القرار { $n }: { $move }
end-chose-rather = { $name }، القرار { $n }: { $move } بدلًا من { $others }
end-keep = حفظ السجل؟ اكتب اسم ملف، أو Enter لعدم الحفظ:
end-not-kept = لم يُحفظ السجل.
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
analyse-fact = حتى القرار { $n }: كان { $name } على يقين بنسبة { $after }: { $fact } (قبل ذلك { $before })
analyse-better = حركات أفضل، من بين { $n } نظر فيها البحث
analyse-mistake = القرار { $n }: لعب { $name } «{ $move }»؛ وكانت «{ $other }» أفضل بمقدار { $more }
analyse-wait = انتظار
report-chance = فرصة الفوز
report-chance-lead = لو أكمل آليون عقلاء من هناك.
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

lesson-title = { $game }، درس من { $n } خطوات
lesson-step = { $n } من { $all }
lesson-help = ‏Enter للمتابعة. حين تُسأل عن شيء اكتب رقمه أو اسمه. `show me` يفعله عنك، و`back` يعود خطوة، و`board` يعرض الطاولة مرة أخرى، و`quit` للخروج.
lesson-on = اضغط Enter للمتابعة.
lesson-not-asked = لا سؤال هنا.
lesson-choose = اكتب رقمًا أو اسمًا من القائمة؛ `show me` يفعله عنك.
lesson-done = والآن جدّيًا: { $command }
