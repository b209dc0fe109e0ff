game-title = Legends of Signum
printing-en2 = anglaise, 2e édition
printing-fr1 = française, 1re édition
printing-de1 = allemande, 1re édition
printing-ru1 = russe, 1re édition
printing-about-en2 = Victoire à 33 points de Prospérité avec les neuf bâtiments basiques, ou par la chute du héros. Vous choisissez quand révéler les tactiques, toutes les cartes se désengagent, les serviteurs participent.
printing-about-fr1 = Victoire à 51 points de Prospérité, ou par la chute du héros. Les tactiques se révèlent dès que leur condition est remplie ; decks de 20 cartes.
printing-about-de1 = Victoire à 51 points de Prospérité, ou par la chute du héros. Les tactiques se révèlent dès que leur condition est remplie ; decks de 30 cartes.
printing-about-ru1 = Victoire à 51 points de Prospérité, ou par la chute du héros. Les tactiques se révèlent d'elles-mêmes, aussi à votre tour ; vous commencez avec 2 points de Prospérité.
top-printing =
    { $edition ->
        [ru1] première édition russe
        [de1] première édition allemande
        [fr1] première édition française
       *[en2] deuxième édition
    }
limit-about = Quand le temps est écoulé et que les deux héros sont debout, le héros le moins blessé gagne ; puis la Ville la plus riche, puis le plus de victimes.
field-name = Champ de Bataille
