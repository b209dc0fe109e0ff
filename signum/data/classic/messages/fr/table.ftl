# La table en mots.

telling-nobody = personne (numéro { $id })
telling-turn = Tour { $turn } : { $seat }
telling-phase = Phase : { $phase }.
telling-player =
    { $seat } : Prospérité { $prosperity }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en Main, { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans le Deck de Combat.
telling-player-without-prosperity =
    { $seat } : { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en Main, { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans le deck.
telling-graveyard = Cimetière : { $cards }.
telling-figures =
    force { $strength }, blessures { $wounds } sur { $health }{ $armour ->
        [0] {""}
       *[other] , armure { $armour }
    }{ $concentration ->
        [0] {""}
       *[other] , Concentration { $concentration }
    }
telling-movement = mouvement { $movement }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-away =
    { NUMBER($length, maximumFractionDigits: 1) } cm { $bearing ->
        [east] à l'est
        [north] au nord
        [north-east] au nord-est
        [north-west] au nord-ouest
        [west] à l'ouest
        [south-west] au sud-ouest
        [south] au sud
       *[south-east] au sud-est
    }
telling-away-touching =
    au contact, { $bearing ->
        [east] à l'est
        [north] au nord
        [north-east] au nord-est
        [north-west] au nord-ouest
        [west] à l'ouest
        [south-west] au sud-ouest
        [south] au sud
       *[south-east] au sud-est
    }
telling-stands = Se trouve en { $place }.
telling-stands-away = Se trouve en { $place }, { $away }.
telling-lies-away = Point le plus proche : { $away }.
telling-seen-from = Distances et directions depuis : { $creature }.
telling-terrain = { $name } (terrain) : { $abilities }.
telling-terrain-plain = aucune règle particulière
telling-terrain-round = Un disque autour de { $place }, rayon { NUMBER($radius, maximumFractionDigits: 1) } cm.
telling-terrain-between = Entre { $low } et { $high }.
telling-goes-nowhere = { $creature } n'a pas de mouvement et reste en place.
telling-goes = { $creature } se déplace jusqu'à { NUMBER($length, maximumFractionDigits: 1) } cm (mouvement { $movement }).
telling-runs = En courant, jusqu'à { NUMBER($length, maximumFractionDigits: 1) } cm.
telling-leaving =
    { $any ->
        [yes] Quitter le contact provoquerait un Coup de Poignard de : { $foes }.
       *[no] Quitter le contact ne provoquerait aucun Coup de Poignard.{ $foes }
    }
telling-reach-foe = { $foe } : { $away }.
telling-seen = En vue.
telling-unseen = Hors de vue, derrière : { $blockers }.
telling-fights-from-here = Attaque possible d'ici.
telling-comes =
    { $how ->
        [run] En courant : contact après { NUMBER($length, maximumFractionDigits: 1) } cm.
       *[move] En marchant : contact après { NUMBER($length, maximumFractionDigits: 1) } cm.
    }
telling-cannot-come =
    { $how ->
        [run] Pas en courant : { $why }
       *[move] Pas en marchant : { $why }
    }
telling-stabbed = Cela provoque un Coup de Poignard de : { $foes }.
telling-too-far = Trop loin : le chemin jusqu'au contact fait { NUMBER($length, maximumFractionDigits: 3) } cm.
telling-odds-short = tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }
telling-odds-wounds = blessures en moyenne : inflige { NUMBER($dealt, maximumFractionDigits: 2) }, subit { NUMBER($taken, maximumFractionDigits: 2) }
telling-odds-split = { $split } : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) } ; blessures en moyenne : inflige { NUMBER($dealt, maximumFractionDigits: 2) }, subit { NUMBER($taken, maximumFractionDigits: 2) }.
telling-odds-answered = { $split } : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) } ; blessures en moyenne : inflige { NUMBER($dealt, maximumFractionDigits: 2) }, subit { NUMBER($taken, maximumFractionDigits: 2) }. Meilleure réponse de l'attaquant : { $answer }.
telling-odds-best = Le mieux : { $split }.
telling-odds-about-splits = Ce sont des chances exactes. La meilleure répartition a le plus de chances de tuer moins celles de mourir, puis le meilleur échange de santé. Les dés ratés sont relancés quand c'est permis.
telling-odds-fight = { $creature } contre { $foe } : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, meurt { NUMBER($death, style: "percent", maximumFractionDigits: 1) } ; blessures en moyenne : inflige { NUMBER($dealt, maximumFractionDigits: 2) }, subit { NUMBER($taken, maximumFractionDigits: 2) }. Meilleures répartitions : { $ours } ; l'adversaire { $theirs }.
telling-odds-magical = { $creature } contre { $foe } par Frappe Magique : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) } ; blessures infligées en moyenne : { NUMBER($dealt, maximumFractionDigits: 2) }.
telling-odds-about-fights = Ce sont des chances exactes si chacun répartit ses dés au mieux.
telling-odds-none = Aucun dé dont dire les chances. Redemandez quand une attaque, une compétence ou une répartition est à choisir.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } touche avec une hache ou un bouclier.
        [bullseye] { $creature } ne touche qu'avec une mire.
        [shield] { $creature } ne touche qu'avec un bouclier.
        [none] { $creature } ne peut pas toucher.
       *[bullseye-axe-shield] { $creature } touche avec chaque dé.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Les deux touchent avec une hache ou un bouclier.
        [shield] Les deux ne touchent qu'avec un bouclier.
        [none] Aucun des deux ne peut toucher.
       *[bullseye-axe-shield] Les deux touchent avec chaque dé.
    }
telling-stops-with = Seul un bouclier arrête une touche.
telling-creature = { $name } ({ $kind }) : { $figures }.
telling-abilities = Compétences : { $abilities }.
telling-touches-foes = Au contact d'adversaires : { $foes }.
telling-touches-no-foe = Au contact d'aucun adversaire.
telling-touches-friends = À côté : { $friends }.
telling-activated = Activation déjà faite.
telling-was-attacked = Fatigue : déjà une attaque subie en mêlée ce tour.
telling-tired = fatigue : tous ses dés en défense
telling-nobody-near = au contact d'aucun adversaire
telling-hidden = Créature camouflée : un marqueur de furtivité.
telling-all-pass = Ces créatures ne font rien : { $creatures }.
telling-hidden-hand = Cette Main n'est visible que pour { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] la Main est vide.{ $cards }
        [one] { $count } carte en Main : { $cards }.
       *[other] { $count } cartes en Main : { $cards }.
    }
telling-title = Legends of Signum, { $edition }.
telling-side = { $seat } : { $creatures }.
telling-goal =
    { $prosperity ->
        [0] { $who ->
            [team] Pour gagner, éliminez les deux héros adverses.
            [all] Pour gagner, éliminez tous les autres héros.
           *[duel] Pour gagner, éliminez le héros adverse.
        }
       *[other] { $who ->
            [team] Pour gagner, éliminez les deux héros adverses, ou faites qu'un joueur de votre équipe ait { $prosperity } points de Prospérité.
            [all] Pour gagner, éliminez tous les autres héros, ou ayez { $prosperity } points de Prospérité.
           *[duel] Pour gagner, éliminez le héros adverse, ou ayez { $prosperity } points de Prospérité.
        }
    }
telling-hint-term =
    { $term ->
        [attack] l'attaque
        [fight] le combat
        [shot] le tir
        [danger] danger pour votre camp
        [march] se rapprocher
        [prospect] ce que cela ouvre ensuite
        [backstab] Coups de Poignard
        [goal] la victoire
        [quest] une quête
        [bodies] qui reste debout
        [prosperity] Prospérité
        [cards] cartes
        [city] la Ville
        [demand] ce que demande votre main
        [order] qui agit en premier
        [search] la fouille
        [use] l'effet
        [guard] protéger le héros
        [this-turn] ce qu'on peut en faire tout de suite
        [next-turn] ce que l'ennemi ne peut plus faire
        [saved] ce qui est sauvé
        [later] ce qui peut venir plus tard
        [successes] plus de réussites
        [left-to-play] les cartes encore jouables
        [own-hero] le héros plus en sécurité
        [allied-hero] le héros allié plus en sécurité
        [together] frapper ensemble
        [first] frapper en premier
        [lines] la ligne de vue d'un tireur
        [ties] un tireur occupé
        [service] près des blessés
        [aura] une aura
        [edge] la place du côté adverse
        [rescued] qui peut survivre grâce à cela
        [ways] le chemin d'un allié
        [next] ce qui peut suivre
        [at-will] ce qui reste faisable à volonté
        [price] le prix
        [wound] la blessure
        [stab] le coup
        [seen] être vu
        [hidden] rester caché
        [cured] être guéri
        [cancelled] ce qui n'aurait pas lieu
       *[other] autres raisons
    } { $worth }
