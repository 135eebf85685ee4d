you = (أنت)
player = الاسم
won =
    { $n ->
        [one] الفوز: { $names }
       *[other] فوز مشترك: { $names }
    }
nobody-won = لا فائز
nobody = لا أحد
nothing = لا شيء
yes = نعم
dollars = ⁦${ $n }⁩
copies = ⁦×{ $n }⁩
does = ‏{ $card }: { $effect }
speech = «{ $what }»
