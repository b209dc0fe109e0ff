field-name = Champ de bataille
field-list = Champ de bataille, 60 centimètres sur 60
field-tools = Vue du champ de bataille
field-nearer = Rapprocher
field-farther = Éloigner
field-fit = Tout le champ de bataille
field-measure = Mesurer depuis la créature choisie

field-move = mouvement { $length }
field-run = course { $length }
field-sees = voit · { $length } cm
field-shoots = tire · { $length } cm
field-blocked = caché par { $blockers }
field-unseen = hors de vue · { $length } cm
field-touch = contact · { $length }
field-touch-run = contact en courant · { $length }
field-length = { $length } cm
field-length-run = course · { $length } cm
field-not-here = pas ici

field-menu = Que faire avec { $name }
field-look = Regarder { $name }
field-confirm = Confirmer
field-adjust = Glissez pour ajuster.
field-put-back = Reposer
field-turn = Tourner
field-measuring = Mesure en cours
field-confirm-group = L'emplacement choisi

field-creature =
    { $name }, { $whose ->
        [own] à vous
        [own-hero] votre héros
        [enemy] ennemi
        [enemy-hero] héros ennemi
       *[other] à { $player }
    }, { $left } points de vie sur { $health }
field-armour = armure { $count }
field-hidden = caché
field-poisoned = empoisonné
field-diseased = malade
field-tired = fatigué : tous les dés défendent
field-concentration = { $count ->
    [one] { $count } jeton de concentration
   *[other] { $count } jetons de concentration
}
field-skips = sa prochaine activation est perdue
field-selected = sélectionné
field-can-act = peut agir
field-done = a agi
field-summoned = invoqué ce tour-ci
field-choice = choix { $number } sur { $of }
field-terrain = { $name }, terrain
field-searched = fouillé
field-place =
    { $where ->
        [left] Partie gauche du champ
        [right] Partie droite du champ
       *[middle] Milieu du champ
    }, à { $length } centimètres { $side ->
        [first] du bord du premier joueur
       *[own] de votre bord
    }.
