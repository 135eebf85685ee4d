# What the page says around a lesson; what is taught has words of its own, beside each game.

title = { $game }: درس
step = { $n } من { $all }
next = التالي
back = خطوة إلى الوراء
show-me = أرني
finish = إنهاء
leave = مغادرة الدرس
teacher = المعلم
try = دورك
look = نظرة أولًا. المكان المضاء هو موضوع هذه الخطوة.
resumed = وصلت إلى هنا في المرة السابقة.
again = من البداية
done = كان هذا الدرس.
done-lead = ما عرفته يكفي للجلوس إلى الطاولة. البوتات صبورة، وكل جديد يشرح نفسه.
play = إلى { $game } الآن
home = كل الألعاب
room = عودة إلى الغرفة
room-waits = الغرفة تمضي من دونك: مكانك على الطاولة محفوظ حين تبدأ اللعبة.
missing = لا درس لهذه اللعبة بعد.
