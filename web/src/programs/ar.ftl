# Bots that come over the network: the host gives them a token, or invites one that the house knows.

lead = لبرنامج كتبته أن يلعب هنا على مقعد خاص به، وعليه علامة بوت. ويلزمه رمز دخول.
name = اسم البوت
make = إنشاء رمز دخول
once = النسخ الآن: لا يُعرض إلا مرة. من معه هذا الرمز يلعب باسم هذا البوت في هذه الغرفة.
token = رمز دخول { $name }
copied = نُسخ رمز الدخول.
house = بوتات هذه الدار
here = هنا
away = ليس هنا
invite = دعوة { $name }
invited = دُعي
remove = إزالة { $name }
