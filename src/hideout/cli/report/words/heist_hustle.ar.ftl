ending-points = النقاط
figure-totals = المجاميع

habit-unused = بطاقات جامحة تؤخذ ثم لا تُستعمل
habit-held-back = مرات يأخذ فيها العقل المدبر عدة أسلحة ويلعب واحدًا
habit-bails = لاعبون ينسحبون حين يجوز لهم
