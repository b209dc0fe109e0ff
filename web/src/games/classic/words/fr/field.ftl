field-list = Champ de Bataille, 60 centimètres sur 60
field-measure = Mesurer depuis la créature choisie
field-move = mouvement { $length }
field-run = course { $length }
field-sees = voit · { $length } cm
field-shoots = tire · { $length } cm
field-blocked = masqué par { $blockers }
field-unseen = hors de vue · { $length } cm
field-touch = contact · { $length }
field-touch-run = contact en courant · { $length }
field-length = { $length } cm
field-length-run = course · { $length } cm
field-not-here = pas ici
field-nearest-place = place la plus proche
field-menu = Que faire avec { $name }
field-look = Regarder { $name }
field-confirm = Confirmer
field-adjust = Glissez pour ajuster.
field-put-back = Reposer
field-put-back-by-change = La table a changé. Ce que vous teniez a été remis en place.
field-turn = Tourner
field-measuring = Mesure en cours
field-led =
    { $way ->
        [run] Course
       *[move] Mouvement
    }, jusqu'à { $length } centimètres. Les flèches mènent l'ombre, C va au contact suivant, Entrée confirme, Échap repose.
field-confirm-group = L'emplacement choisi
field-creature =
    { $name }, { $whose ->
        [own] à vous
        [own-hero] votre héros
        [enemy] ennemi
        [enemy-hero] héros ennemi
        [enemy-of] ennemi, { A($player) }
        [enemy-hero-of] héros ennemi, { A($player) }
        [ally-of] allié, { A($player) }
        [ally-hero-of] héros allié, { A($player) }
       *[other] { A($player) }
    }, santé { $left } sur { $health }
field-armour = armure { $count }
field-hidden = camouflage
field-poisoned = poison
field-diseased = maladie
field-tired = fatigue : tous les dés défendent
field-concentration = { $count ->
    [one] { $count } marqueur de concentration
   *[other] { $count } marqueurs de concentration
}
field-skips = sa prochaine activation est perdue
field-selected = créature choisie
field-can-act = peut agir
field-done = a agi
field-summoned = invocation de ce tour
field-choice = choix { $number } sur { $of }
field-terrain = { $name }, terrain
field-searched = déjà fouillé
field-place =
    { $where ->
        [left] Partie gauche du Champ de Bataille
        [right] Partie droite du Champ de Bataille
       *[middle] Milieu du Champ de Bataille
    }, à { $length } centimètres { $side ->
        [first] du bord du Joueur 1
       *[own] de votre bord
    }.
field-fight = S'approcher du combat
field-threats = Ce que les ennemis peuvent atteindre
field-own-side = votre bord
field-side-of = bord { DE($name) }
field-spares-ally = { $name } appartient { A($player) } : on ne peut pas attaquer les créatures de votre allié.
