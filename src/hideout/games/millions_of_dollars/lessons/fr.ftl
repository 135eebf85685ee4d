# Les leçons de Millions of Dollars. L'argent est en millions. Agnes et Celia sont des femmes, Boris un homme ; l'élève, c'est toi.
# Qui dit et fait quoi est fixé : les articles et les élisions sont ceux de ces noms et de ces Rôles.

goal = Le butin de ce soir : { $loot } millions, à partager entre tous ceux qui sortent du coup. Qui a { $target } millions après un partage gagne la partie.
send = Chacun envoie en secret quelqu’un de son gang. Toi, tu veux l’{ $role } : il prend de l’argent à la { $victim } si tous deux s’en sortent. Envoie-le.
send-no = Celui-là a son charme. Mais envoie l’{ $role }, je veux te montrer quelque chose.
role-cards =
    { $ante ->
        [one] Chacun a payé { $ante } million pour en être. Les cartes envoyées sont mélangées et montrées, toutes sauf une. Regarde : { $count } fois l’{ $role }. L’une est à toi. À qui est l’autre ?
       *[other] Chacun a payé { $ante } millions pour en être. Les cartes envoyées sont mélangées et montrées, toutes sauf une. Regarde : { $count } fois l’{ $role }. L’une est à toi. À qui est l’autre ?
    }
stay = Voici la règle à retenir : deux pareils ne partagent rien. Mais l’autre { $role } va peut-être flancher ? Dis que tu restes, et vois.
stay-no = Parle tant que tu veux, dans une vraie partie. Là, dis juste que tu restes.
stay-not-leave = C’est sage, et c’est ce que tu feras dans un instant. Vois d’abord ce qui arrive si personne ne cède.
out =
    { $ante ->
        [one] Personne n’a cédé. { $twin } avait l’autre { $role } : vous voilà dehors tous les deux, et le million de ta mise est perdu.
       *[other] Personne n’a cédé. { $twin } avait l’autre { $role } : vous voilà dehors tous les deux, et les { $ante } millions de ta mise sont perdus.
    }
shared = { $brute } et { $driver } étaient seuls de leur genre, et ont tout partagé. Il te reste { $mine }. Revenons en arrière.
again = Le même Casse, encore une fois : vous êtes deux, et tu sais comment ça finit si les deux restent. L’un de vous doit filer. Et un départ, ça se vend.
offer =
    { $money ->
        [one] { $twin } dit qu’elle a le { $role }. Alors pourquoi t’offre-t-elle { $money } million pour filer ? On paie pour être seul de son genre.
       *[other] { $twin } dit qu’elle a le { $role }. Alors pourquoi t’offre-t-elle { $money } millions pour filer ? On paie pour être seul de son genre.
    }
accept = L’argent sûr, c’est de l’argent aussi : elle paie tout de suite, tu reprends ta mise et tu files. Accepte l’offre d’{ $twin }.
accept-no = Tu pourrais parler encore et espérer plus. Mais pas d’avidité : accepte l’offre d’{ $twin }.
accept-not-ready = Si vous restez tous les deux, vous n’aurez rien. Tu l’as vu. Accepte l’offre d’{ $twin }.
accept-not-leave = Filer, c’est juste, mais pourquoi gratis ? { $twin } te paie pour ça : accepte son offre.
home =
    { $paid ->
        [one] { $paid } million d’{ $twin }, plus la mise de { $ante } que tu avais posée. Tu as { $cash }, et rien à perdre ce soir. Les autres continuent sans toi.
       *[other] { $paid } millions d’{ $twin }, plus la mise de { $ante } que tu avais posée. Tu as { $cash }, et rien à perdre ce soir. Les autres continuent sans toi.
    }
worth = { $twin } avait donc l’{ $role }, et son mensonge ne lui a pas coûté cher. Elle finit avec { $cash } millions, toi avec { $mine } : pas mal, pour une nuit à la maison.
later = Une autre nuit. Tu as { $cash } millions sur les { $target } qu’il te faut, et tu as envoyé le { $role } : tous ceux qui touchent une part lui paient la course.
unseen = Pas de { $role } ici, et une carte est cachée. C’est donc la tienne, et tu as le seul { $role }. Personne d’autre ne peut le savoir !
one-leaves = Les autres voient deux fois l’{ $role }. { $other } dit que c’est lui, et { $who } cède et file. Tous ceux qui restent sont seuls de leur genre.
stay-now = Plus personne ne peut te mettre dehors. Reste.
stay-now-no = Rien à discuter, rien à acheter : tu ne risques rien. Reste.
stay-now-not-leave = Filer serait dommage : tu n’as pas de jumeau. Reste.
won = { $share } millions pour toi, et { $fee } de chacun des autres pour la course. Tu as { $cash }, et tu gagnes !
end = Voilà Millions of Dollars : compte les cartes, devine qui est ton jumeau, et reste sans jumeau, ou fais-toi payer pour filer. Mens bien !
