dice-title = Dernier jet
dice-none = Aucun dé n'a encore été lancé.
dice-does =
    { $why ->
        [attack] attaque
        [defence] se défend
        [backstab] poignarde
       *[other] lance
    }
dice-face =
    { $face ->
        [axe] hache
        [shield] bouclier
       *[bullseye] mire
    }
dice-face-miss = { dice-face }, manqué
dice-hit-with = touche avec
dice-hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
playback = Déroulement
playback-speed =
    Vitesse : { $speed ->
        [full] normale
        [quick] rapide
       *[none] aucune
    }
playback-skip = Passer
event-of = { $name } agit
dice-card-about =
    { $dice ->
        [one] { $name } a 1 dé : le premier symbole compte.
       *[other] { $name } a { $dice } dés : les { $dice } premiers symboles comptent.
    } { $left ->
        [one] Il reste 1 carte.
       *[other] Il reste { $left } cartes.
    }
dice-card-counted = Les { $counted } premiers des { $all } symboles de la carte de dés comptent
dice-card-title = Carte de dés, retournée après votre répartition
