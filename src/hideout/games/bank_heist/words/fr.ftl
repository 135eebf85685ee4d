# Bank Heist. $me est l'argument qui est la personne qui lit, s'il y en a un. $who et $other sont des joueurs.


# Le jeu lui-même

mood = Quelqu’un dans le fourgon est un flic. Passez les sacs, puis dégainez.
genre = camps cachés
option-crack_mode = L’énigme du coffre
option-crack_mode-meaning = Ce qu’il faut calculer pour l’ouvrir
option-crack_mode-multiply = Multiplier
option-crack_mode-add = Additionner
option-crack_mode-random = Pure chance
option-start_space = Où commence le braquage
option-start_space-meaning = 0 : comme imprimé
option-alarm_space = Première case Alarme
option-alarm_space-meaning = 0 : comme imprimé
option-agents_win_space = Où les Agents gagnent
option-agents_win_space-meaning = La case sur la piste ; 0 : comme imprimé
option-getaway_spaces = Distance de la Planque
option-getaway_spaces-meaning = Cases de la Fuite ; 0 : comme imprimé
option-flip_seconds = Un nouveau code après
option-flip_seconds-meaning = Secondes avant qu’un code sans réponse soit remplacé
option-tie_window_ms = Photo-finish
option-tie_window_ms-meaning = Des réponses au coffre aussi proches, en millièmes de seconde, sont à égalité
option-pass_seconds = Temps pour passer une carte
option-pass_seconds-meaning = Secondes ; 0 : pas de chrono
option-action_seconds = Temps pour un tour de la Fuite
option-action_seconds-meaning = Secondes ; 0 : pas de chrono
option-response_seconds = Temps pour répondre à une attaque
option-response_seconds-meaning = Secondes ; 0 : pas de chrono
option-alarm_seconds = Temps pour une carte Alarme
option-alarm_seconds-meaning = Secondes ; 0 : pas de chrono
option-trigger_happy_adrenaline = La Gâchette facile répond toujours
option-trigger_happy_adrenaline-meaning = Peut répondre avec des cartes à son propre tour aussi
option-whispers = Messes basses
option-whispers-meaning = On peut se parler en privé
option-dead_identities_shown = Les morts montrent qui ils étaient
option-dead_identities_shown-meaning = Une règle maison
option-bot_takeover = Un bot joue pour qui n’est pas là
option-bot_takeover-meaning = Quand il prend la place
option-bot_takeover-after-two = Après deux oublis
option-bot_takeover-on = Tout de suite
option-bot_takeover-off = Jamais


# Qui est qui

name-crew = Com{"\u00AD"}plice
name-sticky-fingers = Complice aux doigts collants
name-agent = Agent
name-rival = Rival


# Les cartes

name-adrenaline = Adré{"\u00AD"}naline
name-cash-bag = Sac de billets
name-chloroform = Éther
name-dye-pack = Bombe d’encre
name-knife = Cou{"\u00AD"}teau
name-lock-pick = Rossi{"\u00AD"}gnol
name-speedloader = Char{"\u00AD"}geur rapide
name-zip-tie = Serre-câble
name-are-you-loyal = De quel bord es-tu
name-check-these-out = Regar{"\u00AD"}de-moi ça
name-ill-take-that = Je prends ça
name-hold-it-right-there = Plus un geste
name-lets-get-moving = On se bouge
name-i-dont-like-this = Je n’aime pas ça
name-you-can-trust-me = Tu peux me croire
name-guilty-conscience = Mau{"\u00AD"}vaise con{"\u00AD"}science
name-gun-jammed = Arme en{"\u00AD"}rayée
name-hostage = Otage
name-hush-money = Prix du silence
name-loose-tongue = Langue bien pendue
name-martial-skills = Arts mar{"\u00AD"}tiaux
name-masked = Masque
name-poisoned = Poison
name-shotgun = Fusil à pompe
name-trigger-happy = Gâ{"\u00AD"}chette facile


# Des cartes en main ou dans le coffre : une liste, combien de chaque

pile =
    { $pile-count ->
        [0] rien
       *[other] { $counted }
    }
counted-card = { $n } × { $card }

# Une carte du coffre, ou un trait, avec son article.
the-card =
    { $card-id ->
        [adrenaline] l’{ $card }
        [chloroform] l’{ $card }
        [dye-pack] la { $card }
       *[other] le { $card }
    }
the-alarm =
    { $alarm-id ->
        [gun-jammed] l’{ $alarm }
        [hostage] l’{ $alarm }
        [guilty-conscience] la { $alarm }
        [loose-tongue] la { $alarm }
        [trigger-happy] la { $alarm }
        [martial-skills] les { $alarm }
       *[other] le { $alarm }
    }


# Ce qui s'est passé

# Qui est qui, et la course au coffre

event-ready =
    { $me ->
        [who] C’est bon pour toi.
       *[none] C’est bon pour { $who }.
    }
# On apprend sa propre $identity : Complice, Agent...
event-identity = Ton identité : { $identity }.
# $partner est l'autre Agent ou Rival, s'il y en a un.
event-partner =
    { $partner-id ->
        [none] Il n’y a pas d’autre { $identity }.
       *[somebody] L’autre { $identity } : { $partner }.
    }
# $code est une liste de chiffres.
event-code = Le code est retourné : { $code }.
# $answer est un nombre, $solution le bon.
event-answers =
    { $me ->
        [who] Tu lances : { $answer }.
       *[none] { $who } lance : { $answer }.
    }
event-wrong =
    { $me ->
        [who] C’est faux : il fallait { $solution }. Le coffre se réinitialise.
       *[none] { $who } se trompe : il fallait { $solution }. Le coffre se réinitialise.
    }
event-tie = Deux bonnes réponses à la fois : un autre code.
event-cracked =
    { $me ->
        [who] Tu ouvres le coffre avec { $solution }.
       *[none] { $who } ouvre le coffre avec { $solution }.
    }
event-unanswered = Personne n’a de réponse : un autre code.
event-drawn-by-lot = Le Premier joueur est tiré au sort.

# Le braquage

event-start-player =
    { $me ->
        [who] Tu es Premier joueur.
       *[none] { $who } est Premier joueur.
    }
event-turn =
    { $me ->
        [who] C’est à toi.
       *[none] C’est à { $who }.
    }
# $space est un numéro du plateau.
event-token = Le jeton avance à la case { $space }.
event-alarm-sounds = L’alarme sonne : tout le monde peut parler.
event-draws =
    { $me ->
        [who] Tu pioches une carte du coffre.
       *[none] { $who } pioche une carte du coffre.
    }
# $card est une carte du coffre, $alarm une carte Alarme.
event-drew =
    { $me ->
        [who] La carte dans tes mains : { $card }.
       *[none] La carte que tient { $who } : { $card }.
    }
event-picks =
    { $me ->
        [who] Tu choisis une carte dans le coffre.
       *[none] { $who } choisit une carte dans le coffre.
    }
event-passes-card =
    { $me ->
        [who] Tu passes la carte à { $other }.
        [other] { $who } te passe la carte.
       *[none] { $who } passe la carte à { $other }.
    }
# La $card que $who a reçue, donnée par $third.
event-received =
    { $me ->
        [who] Tu regardes la carte donnée par { $third } : { $card }.
        [third] { $who } regarde la carte que tu as donnée : { $card }.
       *[none] { $who } regarde la carte donnée par { $third } : { $card }.
    }
event-takes-card =
    { $me ->
        [who] Tu prends la carte en main.
       *[none] { $who } prend la carte en main.
    }
# $bags : combien sont maintenant dans le fourgon.
event-loads =
    { $me ->
        [who] Tu charges un Sac de billets dans le fourgon ; ça fait { $bags }.
       *[none] { $who } charge un Sac de billets dans le fourgon ; ça fait { $bags }.
    }
event-dye =
    { $me ->
        [who] Une Bombe d’encre t’éclate dans les mains.
       *[none] Une Bombe d’encre éclate chez { $who }.
    }
event-dyed =
    { $me ->
        [who] L’encre te gâche une carte.
       *[none] L’encre gâche une carte à { $who }.
    }
# Une $card perdue ou payée face cachée.
event-let-go =
    { $me ->
        [who] La carte que tu lâches : { $card }.
       *[none] La carte que lâche { $who } : { $card }.
    }
event-vault-shuffled = La pioche du coffre est vide ; sa défausse est mélangée.
event-vault-empty =
    { $me ->
        [who] Il n’y a plus de carte du coffre à piocher pour toi.
       *[none] Il n’y a plus de carte du coffre à piocher pour { $who }.
    }
event-alarm-shuffled = La pioche Alarme est vide ; sa défausse est mélangée.
event-alarm =
    { $me ->
        [who] Tu retournes « { $alarm } ».
       *[none] { $who } retourne « { $alarm } ».
    }
event-tattoo-shown =
    { $me ->
        [who] Tu montres à { $other } le bas d’une carte d’identité.
        [other] { $who } te montre le bas d’une carte d’identité.
       *[none] { $who } montre à { $other } le bas d’une carte d’identité.
    }
# $has_tattoo est true ou false.
event-tattoo =
    { $has_tattoo ->
        [true]
            { $me ->
                [who] Tu as le tatouage des Complices.
               *[none] { $who } a le tatouage des Complices.
            }
       *[false]
            { $me ->
                [who] Tu n’as pas le tatouage des Complices.
               *[none] { $who } n’a pas le tatouage des Complices.
            }
    }
event-hand-shown =
    { $me ->
        [who] Tu montres à { $other } une main entière.
        [other] { $who } te montre une main entière.
       *[none] { $who } montre à { $other } une main entière.
    }
event-searches =
    { $me ->
        [who] Tu fouilles { $other }.
        [other] { $who } te fouille.
       *[none] { $who } fouille { $other }.
    }
event-hand =
    { $me ->
        [who] Ta main : { pile }.
       *[none] La main que tient { $who } : { pile }.
    }
event-claims-none =
    { $me ->
        [who] Tu dis n’avoir trouvé aucun sac chez { $other }.
        [other] { $who } dit n’avoir trouvé aucun sac chez toi.
       *[none] { $who } dit n’avoir trouvé aucun sac chez { $other }.
    }
event-found =
    { $me ->
        [who] Tu trouves un Sac de billets chez { $other }.
        [other] { $who } trouve un Sac de billets chez toi.
       *[none] { $who } trouve un Sac de billets chez { $other }.
    }
event-gives =
    { $me ->
        [who] Tu donnes une carte à { $other }.
        [other] { $who } te donne une carte.
       *[none] { $who } donne une carte à { $other }.
    }
event-vault = Ce qui reste dans le coffre : { pile }.
# $own-id est l'argument qui est aussi $who : other, third ou none.
event-swaps =
    { $own-id ->
        [other]
            { $me ->
                [who] Tu échanges ton trait avec { $third }.
                [third] { $who } échange son trait avec toi.
               *[none] { $who } échange son trait avec { $third }.
            }
        [third]
            { $me ->
                [who] Tu échanges ton trait avec { $other }.
                [other] { $who } échange son trait avec toi.
               *[none] { $who } échange son trait avec { $other }.
            }
       *[none]
            { $me ->
                [who] Tu échanges les traits entre { $other } et { $third }.
                [other] { $who } échange les traits entre toi et { $third }.
                [third] { $who } échange les traits entre { $other } et toi.
               *[none] { $who } échange les traits entre { $other } et { $third }.
            }
    }
# $own-id est other si $who est aussi $other.
event-places =
    { $own-id ->
        [other]
            { $me ->
                [who] Tu poses { the-alarm } à ta propre place.
               *[none] { $who } pose { the-alarm } à sa propre place.
            }
       *[none]
            { $me ->
                [who] Tu poses { the-alarm } devant { $other }.
                [other] { $who } pose { the-alarm } devant toi.
               *[none] { $who } pose { the-alarm } devant { $other }.
            }
    }

# La Fuite

event-getaway =
    { $me ->
        [who] Cinq sacs ! La Fuite commence avec toi.
       *[none] Cinq sacs ! La Fuite commence avec { $who }.
    }
event-face-up =
    { $me ->
        [who] Ta main est étalée : { pile }.
       *[none] { $who } joue main étalée : { pile }.
    }
event-misses =
    { $me ->
        [who] Tu es dans les vapes et sautes un tour.
       *[none] { $who } est dans les vapes et saute un tour.
    }
event-passes =
    { $me ->
        [who] Tu passes.
       *[none] { $who } passe.
    }
# $attack-id est ce que $who tente contre $other.
event-attacks =
    { $attack-id ->
        [shot]
            { $me ->
                [who] Tu tires sur { $other }.
                [other] { $who } te tire dessus.
               *[none] { $who } tire sur { $other }.
            }
        [stab]
            { $me ->
                [who] Tu essaies de poignarder { $other }.
                [other] { $who } essaie de te poignarder.
               *[none] { $who } essaie de poignarder { $other }.
            }
        [zip-tie]
            { $me ->
                [who] Tu essaies de ligoter { $other }.
                [other] { $who } essaie de te ligoter.
               *[none] { $who } essaie de ligoter { $other }.
            }
       *[handcuffs]
            { $me ->
                [who] Tu essaies de menotter { $other }.
                [other] { $who } essaie de te menotter.
               *[none] { $who } essaie de menotter { $other }.
            }
    }
# Le fusil de $who touche $other en plus de sa cible.
event-beside =
    { $me ->
        [other] La décharge te touche aussi.
       *[none] La décharge touche aussi { $other }.
    }
event-pays =
    { $me ->
        [who] Tu paies une carte pour le Fusil à pompe.
       *[none] { $who } paie une carte pour le Fusil à pompe.
    }
event-plays =
    { $me ->
        [who] Tu joues { the-card }.
       *[none] { $who } joue { the-card }.
    }
event-martial =
    { $me ->
        [who] Tu utilises les Arts martiaux.
       *[none] { $who } utilise les Arts martiaux.
    }
event-hostage =
    { $me ->
        [who] L’Otage prend la balle à ta place.
       *[none] L’Otage prend la balle pour { $who }.
    }
event-vest =
    { $me ->
        [who] Ton gilet arrête la balle.
       *[none] Un gilet arrête la balle pour { $who }.
    }
event-revealed =
    { $me ->
        [who] Ton identité éclate au grand jour : { $identity }.
       *[none] { $who } se dévoile : { $identity }.
    }
event-shown =
    { $me ->
        [who] Tu retournes ta carte : { $identity }.
       *[none] { $who } retourne sa carte : { $identity }.
    }
event-conscience =
    { $me ->
        [who] Ta Mauvaise conscience te range du côté des Agents.
       *[none] La Mauvaise conscience range { $who } du côté des Agents.
    }
event-bleeds =
    { $me ->
        [who] Tu saignes.
       *[none] { $who } saigne.
    }
event-tied =
    { $me ->
        [who] Tu as les mains liées.
       *[none] { $who } a les mains liées.
    }
event-cuffed =
    { $me ->
        [who] Tu as les menottes.
       *[none] { $who } a les menottes.
    }
event-drugged =
    { $me ->
        [who] Tu endors { $other }.
        [other] { $who } t’endort.
       *[none] { $who } endort { $other }.
    }
event-wakes =
    { $me ->
        [who] Tu te réveilles.
       *[none] { $who } se réveille.
    }
event-goes-on =
    { $me ->
        [who] Tu en restes là.
       *[none] { $who } en reste là.
    }
event-returns-fire =
    { $me ->
        [who] Tu ripostes contre { $other }.
        [other] { $who } riposte contre toi.
       *[none] { $who } riposte contre { $other }.
    }
event-stops =
    { $me ->
        [who] Ça te suffit.
       *[none] Ça suffit à { $who }.
    }
# $own-id est other si $who est aussi $other.
event-cut-free =
    { $own-id ->
        [other]
            { $me ->
                [who] Tu coupes tes liens.
               *[none] { $who } coupe ses liens.
            }
       *[none]
            { $me ->
                [who] Tu libères { $other } de ses liens.
                [other] { $who } te libère de tes liens.
               *[none] { $who } libère { $other } de ses liens.
            }
    }
# $own-id est other si $who est aussi $other.
event-unlocked =
    { $own-id ->
        [other]
            { $me ->
                [who] Tu ouvres tes menottes.
               *[none] { $who } ouvre ses menottes.
            }
       *[none]
            { $me ->
                [who] Tu libères { $other } de ses menottes.
                [other] { $who } te libère de tes menottes.
               *[none] { $who } libère { $other } de ses menottes.
            }
    }
event-attribute-gone =
    { $me ->
        [who] Tu perds { the-alarm }.
       *[none] { $who } perd { the-alarm }.
    }
event-bleeds-out =
    { $me ->
        [who] Ta blessure t’achève.
       *[none] Sa blessure achève { $who }.
    }
event-poison-kills =
    { $me ->
        [who] Le poison te tue.
       *[none] Le poison tue { $who }.
    }
event-dies =
    { $me ->
        [who] Tu meurs.
       *[none] { $who } meurt.
    }
event-loots =
    { $me ->
        [who] Tu fais les poches à { $other }.
        [other] { $who } te fait les poches.
       *[none] { $who } fait les poches à { $other }.
    }
event-looted =
    { $me ->
        [who] La carte que tu y prends : { $card }.
       *[none] La carte qu’y prend { $who } : { $card }.
    }
event-leaves =
    { $me ->
        [who] Tu ne fais pas les poches à { $other }.
        [other] { $who } ne te fait pas les poches.
       *[none] { $who } ne fait pas les poches à { $other }.
    }

# La Planque

event-hideout = La Planque ! Tous les vivants retournent leur identité.
event-freed =
    { $me ->
        [who] Le Chauffeur te libère.
       *[none] Le Chauffeur libère { $who }.
    }
event-driver-shoots =
    { $me ->
        [who] Le Chauffeur t’abat.
       *[none] Le Chauffeur abat { $who }.
    }
event-bribes =
    { $me ->
        [who] Tu paies le Chauffeur, qui s’en va.
       *[none] { $who } paie le Chauffeur, qui s’en va.
    }

# Ce qu'on prétend

event-claim-passed-bag =
    { $me ->
        [who] Tu dis : « J’ai passé un sac à { $other }. »
        [other] { $who } dit : « Je t’ai passé un sac. »
       *[none] { $who } dit : « J’ai passé un sac à { $other }. »
    }
event-claim-kept =
    { $me ->
        [who] Tu dis : « { $other } a gardé un sac. »
        [other] { $who } dit : « Tu as gardé un sac. »
       *[none] { $who } dit : « { $other } a gardé un sac. »
    }
event-claim-trust =
    { $me ->
        [who] Tu dis : « Je me fie à { $other }. »
        [other] { $who } dit : « Je me fie à toi. »
       *[none] { $who } dit : « Je me fie à { $other }. »
    }
event-claim-suspect =
    { $me ->
        [who] Tu dis : « Je soupçonne { $other }. »
        [other] { $who } dit : « Je te soupçonne. »
       *[none] { $who } dit : « Je soupçonne { $other }. »
    }
event-claim-tattoo =
    { $me ->
        [who] Tu dis : « { $other } a un tatouage. »
        [other] { $who } dit : « Tu as un tatouage. »
       *[none] { $who } dit : « { $other } a un tatouage. »
    }
event-claim-no-tattoo =
    { $me ->
        [who] Tu dis : « { $other } n’a pas de tatouage. »
        [other] { $who } dit : « Tu n’as pas de tatouage. »
       *[none] { $who } dit : « { $other } n’a pas de tatouage. »
    }

# La fin

event-ends =
    { $ending-id ->
        [agents-in-the-bank] La police est dehors : les Agents gagnent.
        [rivals-on-the-road] Il ne reste que des Rivaux dans le fourgon : les Rivaux gagnent.
        [agents-at-the-hideout] Un Agent a atteint la Planque : les Agents gagnent.
        [crew-at-the-hideout] Seuls des Complices ont atteint la Planque : les Complices gagnent.
        [crew-in-the-showdown] Le dernier Rival est mort : les Complices gagnent.
        [rivals-in-the-showdown] Le dernier Complice est mort : les Rivaux gagnent.
        [stalemate] Plus rien ne bouge : les Complices gagnent.
       *[nobody-left] Il ne reste personne, donc personne ne gagne.
    }
event-wins =
    { $me ->
        [who] Tu gagnes.
       *[none] { $who } gagne.
    }


# Ce qui est demandé

# $who est une liste de joueurs.
ask-wait =
    { $who-count ->
        [one] Attends : { $who } décide.
       *[other] Attends : { $who } décident.
    }
# $other est le partenaire, s'il y en a un.
ask-partners =
    { $other-id ->
        [none] Tu es { $identity }, et ne sais rien des autres.
       *[somebody] Tu es { $identity }, tout comme { $other }.
    }
# Les chiffres à multiplier, ou à additionner selon l'option.
ask-crack = Ouvre le coffre : { $first } × { $second } × { $third } ?
ask-crack-add = Ouvre le coffre : { $first } + { $second } + { $third } + { $fourth } ?
# $card-id est none tant que la carte n'a pas été regardée.
ask-pass-card =
    { $card-id ->
        [none] Passe la carte à quelqu’un d’autre.
       *[seen] Passe cette carte à quelqu’un d’autre : { $card }.
    }
# Suivi de ce que devient la carte.
ask-receive = Tu reçois : { $card }.
ask-receive-bursts = Elle éclate.
ask-receive-loads = Ça part dans le fourgon.
ask-receive-keeps = Ça reste dans ta main.
ask-receive-chooses = Charger ou garder ?
ask-dye = L’encre gâche une de tes cartes : laquelle ?
ask-alarm-target = { $alarm } : choisis quelqu’un d’autre.
ask-search = Tu trouves : { pile }.
ask-give = Donne une de tes cartes à la personne fouillée.
ask-vault = Choisis n’importe quelle carte du coffre à passer.
ask-swap = Choisis quels traits changent de place.
ask-attribute = { $alarm } : pose ce trait devant quelqu’un.
ask-action = À toi : une action.
ask-action-bound = Libère-toi, ou passe.
ask-shotgun-side = Qui, à côté de la cible, est touché aussi ?
ask-shotgun-cost = Avec quelle carte paies-tu le Fusil à pompe ?
# $attack-id est ce que tente $who.
ask-answer =
    { $attack-id ->
        [shot] { $who } te tire dessus ! Que fais-tu ?
        [stab] { $who } essaie de te poignarder ! Que fais-tu ?
        [zip-tie] { $who } essaie de te ligoter ! Que fais-tu ?
       *[handcuffs] { $who } essaie de te menotter ! Que fais-tu ?
    }
ask-follow-up = C’est passé. Une réponse à { $other } ?
ask-follow-up-again = Encore un tir sur { $other } ?
ask-extra-shot = Encore un tir, ou ça suffit ?
ask-poison = Le poison agit : de l’Adrénaline, ou la fin.
ask-loot = Prendre une carte dans ces poches ?


# Ce qu'on peut faire. $seat est un joueur.

act-too-late = Trop tard pour une égalité
act-ok = Continuer
# $number est la réponse de quelqu'un dans la course.
act-answer = { $number }
act-pass-to = Passer à { $seat }
act-load = Charger dans le fourgon
act-keep = Garder
act-lose = Perdre { the-card }
act-choose = Choisir { $seat }
act-place =
    { $me ->
        [seat] Poser devant toi
       *[none] Poser devant { $seat }
    }
act-swap = Échanger { $seat } et { $seat_2 }
act-load-all = Charger tous les sacs trouvés
act-claim-none = Il n’y a pas de sac
act-give = Donner { the-card }
act-pick = Choisir { the-card }
act-pass = Passer
act-shoot = Tirer sur { $seat }
act-stab = Poignarder { $seat }
act-cut = Libérer { $seat } de ses liens
act-unlock = Libérer { $seat } de ses menottes
act-unjam = Désenrayer l’arme : { $seat }
act-chloroform = Endormir { $seat }
act-zip-tie = Ligoter { $seat }
act-handcuff = Menotter { $seat }
act-beside = Toucher aussi { $seat }
act-pay = Payer avec { the-card }
act-martial = Utiliser les Arts martiaux
act-hostage = Laisser l’Otage la prendre
act-adrenaline = Jouer l’Adrénaline
act-vest = Encaisser dans le gilet
act-accept = Encaisser
act-continue = En rester là
act-return-fire = Riposter
act-speedloader = Chargeur rapide : tirer sur { $seat }
act-stop = Ça suffit
act-second-gun = Seconde arme : tirer sur { $seat }
act-take = Prendre une carte
act-leave = Ne pas y toucher
act-claim-passed-bag = Dire : j’ai passé un sac à { $seat }
act-claim-kept = Dire : { $seat } a gardé un sac
act-claim-trust = Dire : je me fie à { $seat }
act-claim-suspect = Dire : je soupçonne { $seat }
act-claim-tattoo = Dire : { $seat } a un tatouage
act-claim-no-tattoo = Dire : { $seat } n’a pas de tatouage
# À la place de $seat : il n'y a personne à cette place.
nobody = personne


# Pourquoi non. $wish est l'action refusée.

no-no-race-yet = « { $wish } » doit attendre : aucun code n’est retourné.
no-vault-is-open = « { $wish } » vient trop tard : le coffre est ouvert.
no-before-robbery = « { $wish } » doit attendre : le braquage n’a pas commencé.
no-after-robbery = « { $wish } » vient trop tard : le braquage est fini.
no-no-alarm-yet = « { $wish } » doit attendre : l’alarme ne sonne pas encore.
no-before-getaway = « { $wish } » doit attendre la Fuite.
no-another-decides = « { $wish } » est impossible : c’est à { $who } de décider, et à personne d’autre.
no-dead = « { $wish } » est impossible : tu es hors jeu.
no-silence = « { $wish } » doit attendre : personne n’a encore le droit de parler.
no-dead-silence = « { $wish } » est impossible : les morts ne parlent pas.
no-hushed = « { $wish } » est impossible : avec le Prix du silence, tu ne peux pas parler.
no-about-another = « { $wish } » est impossible : ici, une annonce porte sur quelqu’un d’autre.
no-claim-later = « { $wish } » doit attendre : les annonces se font pendant que quelqu’un passe une carte ou choisit une action.
no-claimed = « { $wish } » doit attendre : une annonce par tour suffit.
no-ready-already = « { $wish } » est impossible : tu as déjà continué.
no-locked-out = « { $wish } » est impossible : ta réponse était fausse, tu ne réponds plus.
no-answered = « { $wish } » est impossible : une réponse par code, et tu as donné la tienne.
no-nobody-there = « { $wish } » est impossible : il n’y a personne à cette place.
no-to-another = « { $wish } » est impossible : la carte va à quelqu’un d’autre.
no-has-to-pass = « { $wish } » est impossible : une carte piochée doit être passée.
no-no-bag = « { $wish } » est impossible : tu n’as pas reçu de Sac de billets.
no-loads-always = « { $wish } » n’est pas à ton choix : les Complices chargent chaque Sac de billets.
no-keeps-always = « { $wish } » n’est pas à ton choix : avec ton identité ({ $identity }), tu gardes chaque Sac de billets.
no-somebody-else = « { $wish } » est impossible : choisis quelqu’un d’autre.
no-no-bags-found = « { $wish } » est impossible : tu n’as pas trouvé de Sac de billets.
no-not-in-vault = « { $wish } » est impossible : il n’y en a plus dans le coffre.
no-swap-two = « { $wish } » est impossible : deux traits doivent changer de place.
no-two-players = « { $wish } » est impossible : il faut deux joueurs différents.
no-no-attribute = « { $wish } » est impossible : { $other } n’a pas de trait.
no-move-one = « { $wish } » est impossible : un seul trait est en jeu, et il va à quelqu’un d’autre.
no-holds-it = « { $wish } » est impossible : il est déjà devant cette personne.
no-has-attribute = « { $wish } » est impossible : { $other } a déjà un trait, et quelqu’un d’autre n’en a pas.
no-not-held = « { $wish } » demande une carte que tu n’as pas : { $card }.
no-not-yourself = « { $wish } » est impossible : personne ne s’attaque soi-même.
no-not-living = « { $wish } » est impossible : il n’y a personne de vivant à cette place.
no-your-side = « { $wish } » est impossible : ta conscience est avec les Agents, et { $other } en est un.
no-not-a-neighbour = « { $wish } » est impossible : { $other } n’est pas à côté de toi.
no-bleeding = « { $wish } » est impossible : { $other } saigne déjà.
no-no-ties = « { $wish } » est impossible : { $other } n’a pas les mains liées.
no-no-cuffs = « { $wish } » est impossible : { $other } n’a pas de menottes.
no-not-jammed = « { $wish } » est impossible : pour { $other }, l’arme n’est pas enrayée.
no-tied = « { $wish } » est impossible : { $other } a déjà les mains liées.
no-cuffed = « { $wish } » est impossible : { $other } a déjà les menottes.
no-out-cold = « { $wish } » est impossible : { $other } est déjà dans les vapes.
no-masked = « { $wish } » est impossible : { $other } porte un Masque.
no-must-shoot = « { $wish } » n’est pas pour toi : un Rival doit tirer.
no-must-pass = « { $wish } » n’est pas pour toi : sans personne sur qui tirer, tu ne peux que passer.
no-trigger-happy = « { $wish } » n’est pas pour toi : avec la Gâchette facile, tu dois tirer.
no-agents-do-not = « { $wish } » n’est pas pour toi : à son propre tour, un Agent ne tire ni ne poignarde.
no-only-agents = « { $wish } » n’est pas pour toi : seul un Agent utilise les menottes.
no-no-handcuffs = « { $wish } » est impossible : il ne reste plus de menottes.
no-jammed = « { $wish } » est impossible : ton arme est enrayée.
no-after-a-shot = « { $wish } » doit attendre : un Chargeur rapide donne un tir de plus après un de tes tirs.
no-is-tied = « { $wish } » est impossible : les mains liées, tu ne peux que couper tes liens ou passer.
no-is-cuffed = « { $wish } » est impossible : avec les menottes, tu ne peux que les ouvrir ou passer.
no-cuffs-first = « { $wish } » doit attendre : tes menottes d’abord.
no-one-action = « { $wish } » est impossible : un tour, c’est une action, et tu as tiré.
no-one-shot = « { $wish } » est impossible : une arme donne un tir par tour, et tu l’as eu.
no-only-rivals = « { $wish } » n’est pas pour toi : seul un Rival a une seconde arme.
no-second-fired = « { $wish } » est impossible : la seconde arme tire une fois par tour.
no-second-jammed = « { $wish } » est impossible : ta seconde arme est celle qui est enrayée.
no-no-martial = « { $wish } » est impossible : tu n’as pas les Arts martiaux.
no-martial-used = « { $wish } » est impossible : ils ont servi, jusqu’à ton prochain tour.
no-no-hostage = « { $wish } » est impossible : tu n’as pas d’Otage.
no-only-shots = « { $wish } » est impossible : ça ne sert que contre les tirs.
no-agents-hostage = « { $wish } » est impossible : un Agent ne laisse pas l’Otage prendre une balle.
no-no-vest = « { $wish } » est impossible : seuls les Agents portent un gilet.
no-vest-used = « { $wish } » est impossible : ton gilet a servi.
no-cold = « { $wish } » est impossible : tu es dans les vapes.
no-bound-hands = « { $wish } » est impossible : les mains prises, tu ne joues pas de carte.
no-own-turn = « { $wish } » est impossible : avec la Gâchette facile, pas d’Adrénaline à ton propre tour.
no-no-return-fire = « { $wish } » n’est pas pour toi : seuls les Agents ripostent.
no-after-return-fire = « { $wish } » doit attendre : hors de ton tour, un Chargeur rapide vient après ta riposte.
no-returned = « { $wish } » est impossible : c’est fait, et un autre tir demande un Chargeur rapide.
no-at-the-attacker = « { $wish } » est impossible : riposte contre { $other } et personne d’autre.
no-not-beside = « { $wish } » est impossible : la cible est { $other }, et il faut quelqu’un à côté, mais pas toi.

warn-shows-agent = Montre que tu es Agent.
warn-shows-rival = Montre que tu es Rival.
warn-final = Sans retour.
warn-dead = Tu es hors jeu. Sans retour.
warn-bound = Jusqu’à ce qu’on te libère.

# After the game: what a bot believed, and what it did something for.
hindsight-took-for = { $name } prenait { $who } pour : { $identity } ({ $n } %).
hindsight-accused = { $name } a accusé { $who }, sûr à { $n } %.
hindsight-framed = { $name } ({ $identity }) a accusé { $who } pour détourner les soupçons de la bande.
hindsight-praised = { $name } s’est porté garant de { $who }, sûr à { $n } %.
hindsight-shot = { $name } a attaqué { $who }, pris pour : { $identity } ({ $n } %).
hindsight-unsure = { $name } n’arrivait pas à cerner : { $who }.
