round-of = ‏Millions of Dollars، الجولة { $n } من { $all }
reserve = الاحتياطي ⁦${ $reserve }M⁩؛ الفوز عند ⁦${ $target }M⁩ بعد قسمة
loot = الغنيمة ⁦${ $n }M⁩
loot-ante = الرهان ⁦${ $n }M⁩
symbol = الرمز { $role }
roles-used = الأدوار هنا: { $roles }
one-face-down = واحدة مقلوبة
named = المسمى: { $role }
column-cash = المال
column-characters =
    { $n ->
        [one] الشخصية
       *[other] الشخصيات
    }
column-says = يقال
column-last = السابق
chosen = تم
face-down = مقلوب
lent = بالدين
left = انصراف
out = خارج
asks = يطلب ⁦${ $n }M⁩
offers-title = عروض مقابل الانصراف
private = همسًا
held = جاهز
legend = ★ الزعيم  ✓ بقاء  ☠ بطاقات الترهيب
hurried = طُلب قرار سريع.
