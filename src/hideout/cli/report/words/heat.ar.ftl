ending-too-hot = حرارة زائدة
ending-pay-off = الحساب
figure-money = المال
figure-heat = الحرارة
figure-jailed = في السجن
figure-places = الترتيب
figure-price = الثمن

habit-claims = الأقوال لكل لاعب ومرحلة
habit-impossible = بطاقات قيلت وكل نسخها مكشوفة
habit-true = أقوال تؤكدها البطاقة الملعوبة
