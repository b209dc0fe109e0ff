### La fin d'une partie, expliquée : décision, tournants, chiffres et chance.

telling-end-points-of =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $feats } par des Exploits joués, { $kills } pour des personnages éliminés, { $income } par le Revenu{ $hero ->
        [0] { "" }
       *[other] , { $hero } pour le Héros
    }).
telling-end-tie-of =
    { $seat } : { $hand ->
        [one] { $hand } Exploit
       *[other] { $hand } Exploits
    } de la Main, { $down } face cachée.
telling-end-left =
    { $how ->
        [clock] { $seat } { PERSON($seat, "n'avait", "n'aviez") } plus de temps au tour { $turn }.
       *[concession] { $seat } { PERSON($seat, "a", "avez") } abandonné au tour { $turn }.
    }
telling-end-agreed = Le match nul a été convenu au tour { $turn }.
telling-end-brought =
    { $direction ->
        [lost] { $seat } { PERSON($seat, "perd", "perdez") } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[won] { $seat } { PERSON($seat, "gagne", "gagnez") } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }{ $lead ->
        [yes] { " " }et { PERSON($seat, "prend", "prenez") } l'avantage.
       *[no] .
    }
telling-end-row-points = Points de Victoire
telling-end-row-feats = par les Exploits joués de la main
telling-end-row-kills = par les Exploits face cachée
telling-end-row-milestones = par le Revenu
telling-end-row-income = Revenu à la fin
telling-end-row-attacks = Attaques
telling-end-row-wounds = Blessures infligées aux adversaires
telling-end-row-eliminated = Créatures adverses éliminées
telling-end-row-lost = Créatures perdues
telling-end-row-cards = Cartes jouées
telling-end-luck =
    { $dice ->
        [0] Aucun dé qui compte.
       *[other] Coups et Crits : { $successes } avec { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, en moyenne { NUMBER($expected, maximumFractionDigits: 1) } : { $direction ->
            [more] { NUMBER($difference, maximumFractionDigits: 1) } de plus que prévu.
            [fewer] { NUMBER($difference, maximumFractionDigits: 1) } de moins que prévu.
           *[equal] comme prévu.
        }
    }
telling-end-luck-about = Chaque dé d'une attaque compte une fois, avec la probabilité de sa couleur de montrer un Coup ou un Crit.
