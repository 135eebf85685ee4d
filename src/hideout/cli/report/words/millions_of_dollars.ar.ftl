ending-target = بلوغ الهدف
ending-rounds = نهاية الجولات
figure-cash = المال
figure-rounds = الجولات

habit-departures = جولات فيها انصراف، بأجر أو بلا أجر
habit-deals = جولات فيها عرض مقبول
habit-claims = الأقوال لكل لاعب وجولة
habit-repeated = أقوال تكرر بلا سؤال ما قيل في الجولة
habit-wavering = أقوال تناقض قولًا سابقًا في الجولة نفسها
habit-answered = عروض قُبلت أو رُفضت أو أُبقيت لصفقة مشتركة
habit-renewed = عروض لا تزيد على عرض سابق للشخصية نفسها
habit-brisk = جولات تنتهي قبل نفاد الوقت
