# Le texte des cartes : un message pour chaque partie du vocabulaire.

text-and = { " et " }
text-or = { " ou " }
text-then = { " ; " }
text-quoted = { $name }
text-subject = { $subject } { $done }
text-ability-with-text = { $ability } : { $text }
text-durability = Durabilité { $x }
text-uses = Utilisations Multiples { $x }
text-find = { $face } : { $body }
text-t-impassable = Infranchissable
text-t-difficult = Difficile
text-t-blocks-los = Bloque la ligne de vue
text-t-cover = Protection contre les tirs
text-cost-any =
    { $count ->
        [one] un bâtiment au choix
       *[other] { $count } bâtiments au choix
    }
text-cost-prosperity =
    { $count ->
        [one] { $count } point de Prospérité
       *[other] { $count } points de Prospérité
    }
text-cost-nothing = gratuit
text-price-concentration =
    { $count ->
        [one] { $count } marqueur de Concentration
       *[other] { $count } marqueurs de Concentration
    }
text-when-first-word = Premier Mot : { $body }
text-when-last-word = Dernière Parole : { $body }
text-when-activated = Activation : { $body }
text-when-tapped = Engagez : { $body }
text-when-at-will = Payez { $price } : { $body }
text-when-played = { $body }
text-when-always = { $body }
text-when-start-of-turn = Au début de votre tour : { $body }
text-when-end-of-turn = À la fin de votre tour : { $body }
text-when-start-of-activation = Au début de son activation : { $body }
text-when-after = Quand { $subject } { $event } : { $body }
text-when-before = Juste avant que { $subject } { $event } : { $body }
text-standing = { $building } : { $body }
text-may = si vous le voulez, { $body }
text-on-faces = lancez un dé ; sur { $faces } : { $body }
text-unless-paid =
    { ", " }sauf si son joueur paie { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
text-until-turn = { " " }jusqu'à la fin du tour
text-until-opponents-turn = { " " }jusqu'à la fin du tour de l'adversaire
text-until-attack = { " " }jusqu'à la fin de l'attaque
text-shield-against = Résistance à { $against }
text-steam-engine = en déclarant { $declared }, lancez un dé : { $table }
text-overpay = { $paid } : { $body }
text-any-turn = { " " }(aussi pendant votre tour)
text-face-bullseye = une cible
text-face-axe = une hache
text-face-shield = un bouclier
text-noun-creature =
    { $count ->
        [one] créature
       *[other] créatures
    }
text-gender-creature = f
text-noun-character =
    { $count ->
        [one] personnage
       *[other] personnages
    }
text-gender-character = m
text-noun-hero =
    { $count ->
        [one] héros
       *[other] héros
    }
text-gender-hero = m
text-noun-minion =
    { $count ->
        [one] serviteur
       *[other] serviteurs
    }
text-gender-minion = m
text-noun-building =
    { $count ->
        [one] bâtiment
       *[other] bâtiments
    }
text-gender-building = m
text-noun-relic =
    { $count ->
        [one] relique
       *[other] reliques
    }
text-gender-relic = f
text-noun-terrain =
    { $count ->
        [one] terrain
       *[other] terrains
    }
text-gender-terrain = m
text-gender-spell = m
text-gender-tactic = f
text-gender-player = m
text-other =
    { $number ->
        [single] autre { "" }
       *[several] autres { "" }
    }
text-wounded =
    { " " }{ $number ->
        [single] { $gender ->
        [f] blessée
       *[m] blessé
    }
       *[several] { $gender ->
        [f] blessées
       *[m] blessés
    }
    }
text-this =
    { $kind ->
        [relic] cette relique
        [building] ce bâtiment
        [terrain] ce terrain
        [spell] ce sort
        [tactic] cette tactique
       *[creature] cette créature
    }
text-bearer = votre héros
text-cause =
    { $kind ->
        [hero] ce héros
        [character] ce personnage
        [minion] ce serviteur
       *[creature] cette créature
    }
text-culprit = la créature responsable
text-player =
    { $whose ->
        [yours] vous
        [opponents] votre adversaire
       *[any] chaque joueur
    }
text-some =
    { $whose ->
        [yours] { $kind ->
        [hero] votre héros
       *[other] { $gender ->
        [f] une
       *[m] un
    } de vos { $nouns }
    }
        [opponents] { $gender ->
        [f] une
       *[m] un
    } { $noun } adverse
       *[any] { $gender ->
        [f] n'importe quelle
       *[m] n'importe quel
    } { $noun }
    }
text-who =
    { $quantity ->
        [each] { $whose ->
        [yours] { $kind ->
        [hero] votre héros{ $wounded }
       *[other] { $gender ->
        [f] chacune
       *[m] chacun
    } de vos { $other }{ $nouns }{ $wounded }
    }
        [opponents] { $kind ->
        [hero] le héros adverse{ $wounded }
       *[other] chaque { $other }{ $noun }{ $wounded } adverse
    }
       *[any] chaque { $other }{ $noun }{ $wounded }
    }
        [single] { $whose ->
        [yours] { $gender ->
        [f] une
       *[m] un
    } de vos { $other }{ $nouns }{ $wounded }
        [opponents] { $gender ->
        [f] une
       *[m] un
    } { $other }{ $noun }{ $wounded } adverse
       *[any] { $gender ->
        [f] une
       *[m] un
    } { $other }{ $noun }{ $wounded }
    }
       *[several] { $up ->
        [yes] jusqu'à { "" }
       *[no] { "" }
    }{ $whose ->
        [yours] { $count } de vos { $other }{ $nouns }{ $wounded }
        [opponents] { $count } { $other }{ $nouns }{ $wounded } adverses
       *[any] { $count } { $other }{ $nouns }{ $wounded }
    }
    }
text-of-faction = { " " }de { $faction }
text-of-class = { " " }de la classe { $building }
text-touching = { " " }au contact
text-within = { " " }à { $distance } ou moins
text-seen = { " " }en ligne de vue
text-having = { " " }avec { $ability }
text-do-damage =
    { $number ->
        [single] subit { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
       *[several] subissent { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
    }
text-do-wound =
    { $number ->
        [single] subit { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
       *[several] subissent { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
    }
text-do-wound-as-much =
    { $number ->
        [single] subit encore autant de blessures
       *[several] subissent encore autant de blessures
    }
text-do-heal =
    { $number ->
        [single] guérit de { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
       *[several] guérissent de { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
    }
text-do-gain =
    { $number ->
        [single] gagne { $abilities }
       *[several] gagnent { $abilities }
    }
text-do-lose =
    { $number ->
        [single] perd { $abilities }
       *[several] perdent { $abilities }
    }
text-do-cannot-move =
    { $number ->
        [single] ne peut pas se déplacer
       *[several] ne peuvent pas se déplacer
    }
text-do-draw =
    { $number ->
        [single] pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
        [you] piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
       *[several] piochent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    }
text-do-discard =
    { $number ->
        [single] défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
        [you] défaussez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
       *[several] défaussent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    }
text-do-discard-at-random =
    { $number ->
        [single] défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard
        [you] défaussez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard
       *[several] défaussent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au hasard
    }
text-do-mill =
    { $number ->
        [single] met { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } du dessus de son deck au cimetière
        [you] mettez { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } du dessus de votre deck au cimetière
       *[several] mettent { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } du dessus de leur deck au cimetière
    }
text-do-put-under =
    { $number ->
        [single] place { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de sa main sous son deck
        [you] placez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de votre main sous votre deck
       *[several] placent { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de leur main sous leur deck
    }
text-do-prosperity =
    { $number ->
        [single] { $way ->
        [gain] gagne { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
       *[lose] perd { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
    }
        [you] { $way ->
        [gain] gagnez { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
       *[lose] perdez { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
    }
       *[several] { $way ->
        [gain] gagnent { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
       *[lose] perdent { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }
    }
    }
text-do-to-hand =
    { $number ->
        [single] retourne dans la main de son propriétaire
       *[several] retournent dans la main de leurs propriétaires
    }
text-do-to-deck =
    { $number ->
        [single] retourne dans le deck de son propriétaire, qui est mélangé
       *[several] retournent dans le deck de leurs propriétaires, qui sont mélangés
    }
text-do-destroy =
    { $number ->
        [single] est { $gender ->
        [f] détruite
       *[m] détruit
    }
       *[several] sont { $gender ->
        [f] détruites
       *[m] détruits
    }
    }
text-do-untap =
    { $number ->
        [single] est { $gender ->
        [f] désengagée
       *[m] désengagé
    }
       *[several] sont { $gender ->
        [f] désengagées
       *[m] désengagés
    }
    }
text-do-ready =
    { $number ->
        [single] peut agir de nouveau
       *[several] peuvent agir de nouveau
    }
text-do-tap =
    { $number ->
        [single] est { $gender ->
        [f] engagée
       *[m] engagé
    }
       *[several] sont { $gender ->
        [f] engagées
       *[m] engagés
    }
    }
text-do-skip-activation =
    { $number ->
        [single] passe sa prochaine activation
       *[several] passent leur prochaine activation
    }
text-do-move-freely =
    { $number ->
        [single] peut se déplacer jusqu'à { $distance }{ $safely ->
        [yes] { " " }sans Coup de Poignard
       *[no] { "" }
    }
       *[several] peuvent se déplacer jusqu'à { $distance }{ $safely ->
        [yes] { " " }sans Coup de Poignard
       *[no] { "" }
    }
    }
text-do-place-within =
    { $number ->
        [single] peut être { $gender ->
        [f] placée
       *[m] placé
    } à { $distance } ou moins{ $safely ->
        [yes] { " " }sans Coup de Poignard
       *[no] { "" }
    }
       *[several] peuvent être { $gender ->
        [f] placées
       *[m] placés
    } à { $distance } ou moins{ $safely ->
        [yes] { " " }sans Coup de Poignard
       *[no] { "" }
    }
    }
text-do-control =
    { $number ->
        [single] passe sous votre contrôle
       *[several] passent sous votre contrôle
    }
text-cancelled =
    { $what ->
       *[attacked] l'attaque est annulée
        [attacked-in-melee] l'attaque est annulée
        [attacked-at-range] l'attaque est annulée
        [shot-at] le tir est annulé
        [hurt] les dégâts sont annulés
        [eliminated] l'élimination est annulée
        [healed] le soin est annulé
        [summoned] l'invocation est annulée
        [activated] l'activation est annulée
        [moved] le déplacement est annulé
        [spell-played] le sort est annulé
    }
text-do-reroll =
    { $number ->
        [single] peut relancer { $dice ->
        [one] { $dice } dé
       *[other] jusqu'à { $dice } dés
    }
       *[several] peuvent relancer { $dice ->
        [one] { $dice } dé
       *[other] jusqu'à { $dice } dés
    }
    }
text-do-summon-minion =
    { $number ->
        [single] est { $gender ->
        [f] rejointe
       *[m] rejoint
    } au contact par un de vos serviteurs
       *[several] sont { $gender ->
        [f] rejointes
       *[m] rejoints
    } au contact par un de vos serviteurs
    }
text-do-recall =
    { $number ->
        [single] reprend { $type ->
        [character] un personnage
        [spell] un sort
        [relic] une relique
        [tactic] une tactique
       *[any] une carte
    } de son cimetière en main
        [you] reprenez { $type ->
        [character] un personnage
        [spell] un sort
        [relic] une relique
        [tactic] une tactique
       *[any] une carte
    } de votre cimetière en main
       *[several] reprennent { $type ->
        [character] un personnage
        [spell] un sort
        [relic] une relique
        [tactic] une tactique
       *[any] une carte
    } de leur cimetière en main
    }
text-do-push =
    { $number ->
        [single] est { $gender ->
        [f] repoussée
       *[m] repoussé
    } de { $distance }
       *[several] sont { $gender ->
        [f] repoussées
       *[m] repoussés
    } de { $distance }
    }
text-do-hide =
    { $number ->
        [single] gagne un marqueur de Furtivité
       *[several] gagnent chacun un marqueur de Furtivité
    }
text-do-uncover =
    { $number ->
        [single] perd son marqueur de Furtivité
       *[several] perdent leur marqueur de Furtivité
    }
text-do-strip-armour =
    { $number ->
        [single] perd { $amount ->
        [one] { $amount } marqueur d'armure
       *[other] { $amount } marqueurs d'armure
    }
       *[several] perdent chacun { $amount ->
        [one] { $amount } marqueur d'armure
       *[other] { $amount } marqueurs d'armure
    }
    }
text-do-concentrate =
    { $number ->
        [single] gagne { $amount ->
        [one] { $amount } marqueur de Concentration
       *[other] { $amount } marqueurs de Concentration
    }
       *[several] gagnent chacun { $amount ->
        [one] { $amount } marqueur de Concentration
       *[other] { $amount } marqueurs de Concentration
    }
    }
text-do-blast =
    { $number ->
        [single] subit { $wounds ->
        [yes] 1 blessure
       *[no] 1 point de dégâts
    } par { $faces } sur { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
       *[several] subissent { $wounds ->
        [yes] 1 blessure
       *[no] 1 point de dégâts
    } par { $faces } sur { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
    }
text-do-revive =
    { $number ->
        [single] invoque un personnage de son cimetière
        [you] invoquez un personnage de votre cimetière
       *[several] invoquent un personnage de leur cimetière
    }
text-plain-face-bullseye = cible
text-plain-face-axe = hache
text-plain-face-shield = bouclier
text-occasion-attacked =
    { $number ->
        [single] est { $gender ->
        [f] attaquée
       *[m] attaqué
    }
       *[several] sont { $gender ->
        [f] attaquées
       *[m] attaqués
    }
    }
text-occasion-attacked-in-melee =
    { $number ->
        [single] est { $gender ->
        [f] attaquée
       *[m] attaqué
    } au corps à corps
       *[several] sont { $gender ->
        [f] attaquées
       *[m] attaqués
    } au corps à corps
    }
text-occasion-attacked-at-range =
    { $number ->
        [single] est { $gender ->
        [f] attaquée
       *[m] attaqué
    } à distance
       *[several] sont { $gender ->
        [f] attaquées
       *[m] attaqués
    } à distance
    }
text-occasion-shot-at =
    { $number ->
        [single] est { $gender ->
        [f] visée
       *[m] visé
    } par un Tir
       *[several] sont { $gender ->
        [f] visées
       *[m] visés
    } par un Tir
    }
text-occasion-eliminated =
    { $number ->
        [single] est { $gender ->
        [f] éliminée
       *[m] éliminé
    }
       *[several] sont { $gender ->
        [f] éliminées
       *[m] éliminés
    }
    }
text-occasion-healed =
    { $number ->
        [single] est { $gender ->
        [f] soignée
       *[m] soigné
    }
       *[several] sont { $gender ->
        [f] soignées
       *[m] soignés
    }
    }
text-occasion-summoned =
    { $number ->
        [single] est { $gender ->
        [f] invoquée
       *[m] invoqué
    }
       *[several] sont { $gender ->
        [f] invoquées
       *[m] invoqués
    }
    }
text-occasion-activated =
    { $number ->
        [single] est { $gender ->
        [f] activée
       *[m] activé
    }
       *[several] sont { $gender ->
        [f] activées
       *[m] activés
    }
    }
text-occasion-attacked-by-self =
    { $number ->
        [single] est { $gender ->
        [f] attaquée
       *[m] attaqué
    } par cette créature
       *[several] sont { $gender ->
        [f] attaquées
       *[m] attaqués
    } par cette créature
    }
text-occasion-attacked-in-melee-by-self =
    { $number ->
        [single] est { $gender ->
        [f] attaquée
       *[m] attaqué
    } au corps à corps par cette créature
       *[several] sont { $gender ->
        [f] attaquées
       *[m] attaqués
    } au corps à corps par cette créature
    }
text-occasion-attacked-at-range-by-self =
    { $number ->
        [single] est { $gender ->
        [f] attaquée
       *[m] attaqué
    } à distance par cette créature
       *[several] sont { $gender ->
        [f] attaquées
       *[m] attaqués
    } à distance par cette créature
    }
text-occasion-shot-at-by-self =
    { $number ->
        [single] est { $gender ->
        [f] visée
       *[m] visé
    } par un Tir par cette créature
       *[several] sont { $gender ->
        [f] visées
       *[m] visés
    } par un Tir par cette créature
    }
text-occasion-eliminated-by-self =
    { $number ->
        [single] est { $gender ->
        [f] éliminée
       *[m] éliminé
    } par cette créature
       *[several] sont { $gender ->
        [f] éliminées
       *[m] éliminés
    } par cette créature
    }
text-occasion-hurt =
    { $number ->
        [single] subit des dégâts
       *[several] subissent des dégâts
    }
text-occasion-moved =
    { $number ->
        [single] se déplace
       *[several] se déplacent
    }
text-occasion-rolled =
    { $number ->
        [single] lance des dés
       *[several] lancent des dés
    }
text-occasion-struck =
    { $number ->
        [single] subit des dégâts dans une attaque
       *[several] subissent des dégâts dans une attaque
    }
text-occasion-hurt-by-self =
    { $number ->
        [single] subit des dégâts de cette créature
       *[several] subissent des dégâts de cette créature
    }
text-occasion-struck-by-self =
    { $number ->
        [single] subit des dégâts dans son attaque
       *[several] subissent des dégâts dans son attaque
    }
text-occasion-spell-played =
    { $number ->
        [single] joue un sort
        [you] jouez un sort
       *[several] jouent un sort
    }
text-occasion-built =
    { $number ->
        [single] construit un bâtiment
        [you] construisez un bâtiment
       *[several] construisent un bâtiment
    }
text-against-melee = Combat au corps à corps
text-against-magical-strike = Frappe Magique
text-against-shooting = Tir
text-against-throwing = Lancer
text-against-magical-shot = Tir Magique
text-against-melee-attacks = attaques au corps à corps
text-against-ranged-attacks = attaques à distance
text-against-magical-attacks = attaques magiques
text-against-backstabs = Coup de Poignard
text-against-impacts = impacts
text-against-abilities = compétences des créatures adverses
text-against-control = Contrôle
text-against-healing = soins
text-against-spells = sorts
text-against-tactics = tactiques
text-against-relics = reliques
text-against-support-cards = cartes de soutien
text-against-buildings = bâtiments
text-declared-melee = un combat au corps à corps
text-declared-magical-strike = une Frappe Magique
text-declared-shooting = un Tir
text-declared-throwing = un Lancer
text-declared-magical-shot = un Tir Magique
text-declared-healer = Guérisseur
text-declared-control = Contrôle
text-declared-ritual = un Rituel
text-declared-howl = un Hurlement
text-declared-concentration = Concentration
text-declared-move = un déplacement
text-declared-run = une course
faction-vallor = la Cité Libre de Vallor
faction-grypharim = le Saint Empire de Grypharim
faction-dogs-of-war = les Chiens de Guerre
text-form-each = single
text-form-single = single
text-form-several = several
text-form-yours = partitive
text-do-have =
    { $number ->
        [single] a { $abilities }
       *[several] ont { $abilities }
    }
text-searcher = la créature qui fouille
