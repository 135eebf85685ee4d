# What the board says that draws any game.

you = أنت
turn = الدور هنا
nobody = لا أحد
nothing = لا شيء
players = اللاعبون
money = ⁦${ $n }⁩
