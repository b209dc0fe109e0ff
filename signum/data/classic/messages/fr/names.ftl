# Les mots du jeu imprimé.

type-hero = héros
type-character = personnage
type-minion = serviteur

phase-beginning = début du tour
phase-construction = construction
phase-activation = activation des créatures

game-title = Legends of Signum
mode-duel = duel : un contre un
mode-three = bataille des trois : chacun pour soi
mode-four = chacun pour soi : quatre joueurs
mode-teams = épaule contre épaule : deux contre deux
variant-architects = architectes expérimentés : chacun construit à partir d'un Deck de Construction secret
variant-few-creatures = peu de créatures : la moitié de la limite pour chaque groupe de créatures du Suzerain
variant-many-creatures = beaucoup de créatures : une fois et demie la limite pour chaque groupe de créatures du Suzerain
player-random = Au hasard
player-gentle = Doux
player-greedy = Solide
edition-ru1 = première édition, version russe
edition-de1 = première édition, version allemande
edition-fr1 = première édition, version française
edition-en2 = deuxième édition, en anglais

face-bullseye =
    { $count ->
        [one] { $count } mire
       *[other] { $count } mires
    }
face-axe =
    { $count ->
        [one] { $count } hache
       *[other] { $count } haches
    }
face-shield =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }

ability-armour = Armure { $x }
ability-berserk = Berserk { $x }
ability-cautious = Prudent { $x }
ability-expert-attack = Expert en attaque { $x }
ability-expert-defense = Expert en défense { $x }
ability-fortitude = Vigoureux
ability-from-attacks = −{ $x } de la part des attaques
ability-hammerblow = Coup de Marteau
ability-health =
    { $x ->
        [any] santé
       *[other] { $x } en santé
    }
ability-initiative = Initiative
ability-magical-strike = Frappe Magique { $x }
ability-master-attack = Maître de l'attaque { $x }
ability-master-defense = Maître de la défense { $x }
ability-reckless = Téméraire { $x }
ability-stamina = Robuste
ability-strength =
    { $x ->
        [any] force
       *[other] { $x } en force
    }
ability-vampirism = Vampirisme
ability-veteran = Vétéran
ability-vulnerability = Vulnérabilité
ability-agile = Agile
ability-flight = Vol
ability-jump = Saut
ability-lunge = Fente
ability-movement =
    { $x ->
        [any] mouvement
       *[other] { $x } en mouvement
    }
ability-pathfinder = Éclaireur
ability-quick = Rapide
ability-rush = Ruée
ability-slow = Lent
ability-c-abl-01 = marqueurs d'armure
ability-c-play-05 = la Dernière Parole d'une carte qui n'a pas été jouée
ability-c-turn-06 = effets qui cessent avec le tour
