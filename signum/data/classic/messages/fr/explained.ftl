### La fin d'une partie, expliquée : décision, tournants, chiffres et chance.

telling-end-fell-to =
    { $way ->
        [struck-back] { $hero } a attaqué et a succombé à la riposte { DE($foe) }.
       *[attacked] { $hero } a succombé à l'attaque { DE($foe) }.
    }{ $known ->
        [yes] { " " }La probabilité en était de { $chance } %.
       *[no] { "" }
    }
telling-end-fell-by = { $hero } a succombé à cause { DE($foe) }, sans attaque déclarée.
telling-end-fell = { $hero } a succombé, sans qu'aucune créature en soit la cause.
telling-end-prosperity =
    { $seat } { PERSON($seat, "a", "avez") } { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de Prospérité ; il en faut { $goal } pour gagner.
telling-end-wounds-of =
    { $seat } : { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } sur les héros
telling-end-tie-of =
    { $seat } : { $wealth ->
        [one] { $wealth } point
       *[other] { $wealth } points
    } de Prospérité avec la Ville, { $kills ->
        [one] { $kills } personnage éliminé
       *[other] { $kills } personnages éliminés
    }
telling-end-left =
    { $how ->
        [clock] { $seat } { PERSON($seat, "n'avait", "n'aviez") } plus de temps au tour { $turn }.
       *[concession] { $seat } { PERSON($seat, "a", "avez") } abandonné au tour { $turn }.
    }
telling-end-agreed = Le match nul a été convenu au tour { $turn }.
telling-end-share-eliminated = { $seat } { PERSON($seat, "perd", "perdez") } { $share } % de la force et de la santé sur le Champ de Bataille.
telling-end-share-wounded = { $share } % de la santé de ce héros.
telling-end-share-prospered = { $share } % de la Prospérité qui fait gagner.
telling-end-share-quest =
    { $how ->
        [quest-failed] Elle coûte { $share } % de l'honneur qui donne la victoire.
       *[quest-completed] { $share } % de l'honneur qui donne la victoire.
    }
telling-end-chance-elimination = La probabilité en était de { $chance } %.
telling-end-chance-wounds = La probabilité d'autant de blessures ou plus était de { $chance } %.
telling-end-row-attacks = Attaques
telling-end-row-wounds = Blessures infligées aux ennemis
telling-end-row-eliminated = Ennemis éliminés
telling-end-row-lost = Créatures perdues
telling-end-row-activations = Activations
telling-end-row-cards = Cartes jouées
telling-end-row-buildings = Bâtiments construits
telling-end-row-prosperity = Prospérité à la fin
telling-end-luck =
    { $dice ->
        [0] Aucun dé qui compte.
       *[other] { $successes } succès avec { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }, en moyenne { NUMBER($expected, maximumFractionDigits: 1) } : { $direction ->
            [more] { NUMBER($difference, maximumFractionDigits: 1) } de plus que prévu.
            [fewer] { NUMBER($difference, maximumFractionDigits: 1) } de moins que prévu.
           *[equal] comme prévu.
        }
    }
telling-end-luck-about = Chaque dé lancé compte avec les faces qui réussissaient ; un dé relancé compte à nouveau.
