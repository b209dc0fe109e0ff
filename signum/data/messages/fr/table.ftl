# La table en mots, et le jeu dans le terminal.

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
telling-terrain = { $name } (décor) : { $abilities }.
telling-terrain-plain = aucune règle particulière
telling-terrain-impassable = infranchissable
telling-terrain-difficult = difficile
telling-terrain-blocks-sight = bloque la ligne de vue
telling-terrain-cover = couvert contre les tirs
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
telling-odds-magical = { $creature } contre { $foe } par frappe magique : tue { NUMBER($kill, style: "percent", maximumFractionDigits: 1) } ; inflige { NUMBER($dealt, maximumFractionDigits: 2) } blessures en moyenne.
telling-odds-about-fights = Ce sont des chances exactes si chacun répartit ses dés au mieux.
telling-odds-none = Aucun dé dont dire les chances. Redemandez quand une attaque, une compétence ou une répartition est à choisir.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } touche avec hache ou bouclier.
        [bullseye] { $creature } ne touche qu'avec une mire.
        [shield] { $creature } ne touche qu'avec un bouclier.
        [none] { $creature } ne peut pas toucher.
       *[bullseye-axe-shield] { $creature } touche avec chaque dé.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Les deux touchent avec hache ou bouclier.
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
telling-hidden = Créature cachée : un marqueur de furtivité.
telling-all-pass = Ces créatures ne font rien : { $creatures }.
telling-hidden-hand = Seul son joueur voit cette Main : { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] la Main est vide.{ $cards }
        [one] { $count } carte en Main : { $cards }.
       *[other] { $count } cartes en Main : { $cards }.
    }

command-look = voir
command-odds = chances
command-reach = portée
command-hand = main
command-log = journal
command-why = pourquoi
command-rule = règle
command-undo = annuler
command-move = aller
command-run = courir
command-to = à
command-towards = vers
command-north = nord
command-north-east = nord-est
command-east = est
command-south-east = sud-est
command-south = sud
command-south-west = sud-ouest
command-west = ouest
command-north-west = nord-ouest
command-save = sauver
command-concede = abandonner
command-help = aide
command-quit = quitter
command-all = tout
command-yes = oui
command-no = non

play-position-first-fight = deux escouades déjà en mêlée, personne n'a à se déplacer.
play-position-skirmish = deux escouades à distance, avec un bois, un marais et une tour en ruine entre elles.
telling-title = Legends of Signum, { $edition }.
play-seat-person =
    { $several ->
        [yes] { $seat } : une personne à ce clavier.
       *[no] { $seat } : vous, à ce clavier.
    }
play-seat-random = { $seat } : l'ordinateur, qui joue au hasard.
telling-side = { $seat } : { $creatures }.
telling-goal =
    { $prosperity ->
        [0] Pour gagner, éliminez le héros adverse.
       *[other] Pour gagner, éliminez le héros adverse, ou ayez { $prosperity } de Prospérité.
    }
play-first-steps = Répondez par un numéro. Tapez voir pour la table, chances pour vos chances, aide pour tout le reste.
play-no-such-number = Ce numéro n'existe pas ; ils vont de 1 à { $count }. Appuyez sur Entrée pour les relire.
play-unknown-command = « { $word } » n'est pas connu ici. Tapez un numéro, ou aide.
play-nothing-yet = Il ne s'est encore rien passé.
play-look-away = Seul ce joueur doit regarder l'écran : { $seat }. Appuyez sur Entrée pour montrer la Main.
play-hide-hand = Appuyez sur Entrée pour la cacher.
play-why-what = Tapez pourquoi avec le numéro d'une option ou une partie du nom d'une créature, par exemple : pourquoi 1
play-may = C'est possible maintenant : { $option }
play-may-not = { $option }. Impossible : { $why }
play-no-such-rule = Aucune règle ne porte ce nom. Proches : { $near }
play-rule-of-others = Absente de la version jouée, seulement dans : { $editions }
play-really-concede = { $seat } : voulez-vous vraiment abandonner ? oui ou non
play-allow-undo = { $other } : votre adversaire ({ $seat }) peut-il annuler ? oui ou non
play-undo-denied = { $other } n'est pas d'accord.
play-may-go = Pour aller ailleurs, tapez aller à et un nom, aller vers et un nom, ou deux nombres : aller 12.5 30. Tapez portée pour savoir qui est à portée.
play-may-go-too = Ou tapez aller, courir ou portée.
play-towards = { $option } (vers { $target })
play-at-the-risk = { $option } (Coup de Poignard de : { $foes })
play-where-to = Dites où : aller à greer, aller vers greer 5 cm, aller 5 cm nord, ou deux nombres de centimètres : aller 12.5 30. De même avec courir.
play-there-already = Déjà au contact : { $target }.
play-nobody-called = Rien ni personne ne s'appelle ainsi sur le champ de bataille : { $name }.
play-several-called = Plusieurs s'appellent ainsi ; précisez le nom : { $names }.
play-reach-whose = Aucune créature n'agit. Tapez portée et une partie du nom d'une créature.
play-saved = La partie est enregistrée dans le fichier { $file }.
play-not-saved = La partie n'a pas pu être enregistrée dans le fichier { $file } : { $cause }.
play-other-file = Il existe déjà un fichier { $file }, qui n'est pas une partie enregistrée. Choisissez un autre nom.
play-other-game = Le fichier { $file } contient une autre partie. L'écraser ? oui ou non
play-save-where = Tapez sauver avec un nom de fichier, par exemple : sauver partie.json
play-save-before-quitting = Enregistrer la partie d'abord ? Tapez un nom de fichier, oui pour un nom tout fait, ou non.
play-how-to-resume = Pour reprendre plus tard : signum play --terminal --resume { $file }
play-goodbye = Au revoir.
play-end-of-input = Il n'y a plus rien à lire ; la séance s'arrête ici.
play-kept-nowhere = La partie n'est enregistrée nulle part ; avec --save et un nom de fichier, elle l'est.
play-after-the-end = Vous pouvez encore voir la table, lire le journal ou enregistrer la partie : sauver partie.json. Entrée pour quitter.

play-help = Tapez le numéro d'une option, ou Entrée pour relire la question. Les commandes :
play-help-line = { $command } : { $help }
play-help-look = la table : chaque créature, ses valeurs, ses compétences et qui elle touche, et les décors ; voir greer en montre une.
play-help-odds = les chances exactes de chaque attaque ou de chaque répartition des dés, et la meilleure.
play-help-reach = qui la créature active voit et atteint en marchant et en courant, et qui lui donnerait un Coup de Poignard ; portée greer le dit d'une autre.
play-help-hand = les cartes de votre propre Main.
play-help-log = les dernières lignes du journal ; journal tout donne chaque événement.
play-help-why = pourquoi 2 donne les règles derrière l'option 2 ; avec le nom d'une créature, pourquoi elle ne peut pas être choisie.
play-help-rule = règle C-MEL-03 montre une règle, règle berserk une compétence ; chaque ligne cite les siennes à la fin.
play-help-undo = annule votre dernière réponse.
play-help-move = aller à greer va au contact par le plus court chemin ; aller vers greer 5 cm en fait une partie ; aller 5 cm nord ; aller 12.5 30 va à un endroit : centimètres vers la droite, puis en s'éloignant du premier joueur.
play-help-run = de même en courant, par exemple : courir à greer
play-help-save = sauver partie.json enregistre la partie.
play-help-concede = abandonne la partie.
play-help-help = ces lignes.
play-help-quit = quitte la partie et propose de l'enregistrer.
play-help-fighting =
    Le combat : la cible répartit ses dés la première, puis l'attaquant. Un dé d'attaque touche avec une hache ou
    un bouclier ; si sa créature est blessée, seulement avec un bouclier. Chaque bouclier d'un dé de défense arrête
    une touche. Une créature qui a autant de blessures que de santé est éliminée. Qui perd son héros perd la partie.
play-help-going =
    Les déplacements : le nord est du côté opposé au premier joueur, l'est à la droite de celui-ci. Les distances vont
    de bord à bord des socles. Qui marche peut encore combattre ; qui court, non. Qui quitte un contact ou y arrive en
    courant subit un Coup de Poignard : chaque ennemi au contact lance un dé.

replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas terminée.

command-hint = conseil
play-help-hint = ce que ferait l'ordinateur, et pourquoi.
play-no-hint = Pas de conseil entre deux personnes.
telling-hint = { $number }. { $option } ({ $worth }) : { $reasons }
telling-hint-none = L'ordinateur n'a pas d'avis sur cela.
telling-hint-least = Rien de mieux en vue.
telling-hint-for = Pour : { $reasons }.
telling-hint-against = Contre : { $reasons }.
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
