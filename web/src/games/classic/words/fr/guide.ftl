guide-title = Première partie
guide-close = Plus de conseils
guide-begin = Deux héros et leurs escouades se disputent cette table. Le jeu dit à chaque instant ce qui est possible.
guide-begin-quest = Un héros et sa troupe partent en quête sur cette table. Le jeu dit à tout moment ce qui est possible.
guide-step =
    { $step ->
        [hero] Votre héros commence sur votre bord : l'ombre s'y tient et le longe quand vous pointez. Un clic pose le héros.
        [hand] Les cartes sont des créatures, des reliques, des sorts et des tactiques. Les signes en haut sont les bâtiments qui les paient. Gardez ce que vous pourrez bientôt jouer, surtout les cartes peu chères, et marquez les autres pour les remplacer, une seule fois. Pointez une carte pour la lire.
        [overlords-hand] Vous êtes le Suzerain. Vos cartes se paient en Rage, qui croît avec l'Honneur du Héros ; à chaque tour, vous en jouez au moins une. Gardez ce que vous pourrez payer bientôt et marquez les autres pour les remplacer, une fois.
        [build] Construction : un bâtiment par tour, payé en Prospérité. Les bâtiments paient les cartes : chaque carte nomme ceux qu'il lui faut, « libre » accepte n'importe lequel. Pointez une tuile pour voir à quoi elle sert.
        [turn] Activation, dans l'ordre voulu : jouez les cartes claires et faites agir chaque créature une fois. Faites-la glisser pour la déplacer : dans la ligne pleine elle peut encore combattre ensuite, au-delà elle court et ne fait rien d'autre. Qui tire reste d'ordinaire sur place.
        [rest] Toutes vos créatures ont agi. Jouez ce que vous pouvez encore, puis terminez le tour.
        [action] Cliquez sur un ennemi qu'elle touche ou sur lequel elle peut tirer, ou choisissez à droite. Passer termine son activation.
        [attack] Un ennemi est à portée. Ci-dessus, les chances exactes de blessures, avant tout jet. Pour attaquer, cliquez sur lui ; si votre créature ne le touche pas encore, faites-la d'abord glisser jusqu'à lui.
        [enter] L'ombre montre où elle entrerait ; un clic l'y place. Une créature invoquée pourra agir dès votre prochain tour.
        [quest-terrain] La nouvelle quête demande ce terrain, et vous le posez. Près de vos créatures, le chemin est court ; à 15 cm au moins de votre bord et 10 cm des autres terrains.
        [overlord] Les créatures du Suzerain agissent selon le comportement inscrit sur leur carte ; « Voici ce qui vient » donne chaque pas avec sa raison. Vous choisissez seulement l'ordre au sein d'une sorte.
        [pay] Choisissez les bâtiments qui paient. Ils sont engagés et redeviennent prêts au début de votre prochain tour.
        [split] Les dés d'attaque touchent avec des haches et des boucliers, ceux des blessés seulement avec des boucliers. Un bouclier sur un dé de défense arrête une touche. Les deux camps lancent ensemble.
        [reroll] Les dés manqués peuvent être relancés. Les dés clairs réussissent, les dés creux non.
        [wait] { $name } joue. Le journal dit ce qui se passe, et les derniers dés sont à côté. Espace, ou un clic sur le Champ de Bataille, montre tout d'un coup.
       *[choose] Choisissez ce que demande la question ; pointez le nom d'une carte pour la lire.
    }
meanwhile = Dernier tour { DE($name) }
meanwhile-now = Tour { DE($name) }
task-touch =
    { $holds ->
        [yes] Faites-la glisser à sa place, lâchez, puis confirmez.
       *[no] Touchez une créature pour voir ce qu'elle peut faire ; faites-la glisser pour la déplacer. Deux doigts pour zoomer.
    }
