guide-tap =
    { $step ->
        [hero] Votre héros commence sur votre bord, en bas. Touchez un endroit, puis confirmez.
        [hand] Les cartes sont des créatures, des reliques, des sorts et des tactiques. Les signes à côté du nom sont les bâtiments qui les paient. Gardez ce que vous pourrez bientôt jouer ; l'œil montre une carte.
        [build] Construction : un bâtiment par tour, payé en Prospérité. Les bâtiments paient les cartes : chaque carte nomme ceux qu'il lui faut, « libre » accepte n'importe lequel. Touchez une tuile pour voir à quoi elle sert.
        [turn] Activation, dans l'ordre voulu : jouez les cartes claires de votre Main et faites agir chaque créature une fois. Touchez-la, puis faites-la glisser : dans la ligne pleine elle peut encore combattre ensuite, au-delà elle court et ne fait rien d'autre.
        [rest] Toutes vos créatures ont agi. Jouez ce que vous pouvez encore, puis terminez le tour.
        [action] Touchez un ennemi au contact ou sur lequel elle peut tirer, ou choisissez en bas. Passer termine son activation.
        [enter] Une créature invoquée entre ici et pourra agir dès votre prochain tour. Touchez un endroit, puis confirmez.
        [pay] Choisissez les bâtiments qui paient. Ils sont engagés et redeviennent prêts au début de votre prochain tour.
        [split] Les dés d'attaque touchent avec des haches et des boucliers, ceux des blessés seulement avec des boucliers. Un bouclier sur un dé de défense arrête une touche. Les deux camps lancent ensemble.
        [reroll] Les dés manqués peuvent être relancés. Les dés clairs réussissent, les dés creux non.
        [wait] { $name } joue. Le Journal dit ce qui se passe ; toucher le Champ de Bataille montre tout d'un coup.
       *[choose] Choisissez ce que demande la question. Un appui long montre une carte ou une créature.
    }
