# Le terminal du jeu classique.

command-odds = chances
command-reach = portée
command-hand = main
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

play-position-first-fight = deux escouades déjà en mêlée, personne n'a à se déplacer.
play-position-skirmish = deux escouades à distance, avec un bois, un marais et une tour en ruine entre elles.
play-first-steps = Répondez par un numéro. Tapez voir pour la table, chances pour vos chances, aide pour tout le reste.
play-look-away = Seul ce joueur doit regarder l'écran : { $seat }. Appuyez sur Entrée pour montrer la Main.
play-hide-hand = Appuyez sur Entrée pour la cacher.
play-why-what = Tapez pourquoi avec le numéro d'une option ou une partie du nom d'une créature, par exemple : pourquoi 1
play-may-go = Pour aller ailleurs, tapez aller à et un nom, aller vers et un nom, ou deux nombres : aller 12.5 30. Tapez portée pour savoir qui est à portée.
play-may-go-too = Ou tapez aller, courir ou portée.
play-towards = { $option } (vers { $target })
play-at-the-risk = { $option } (Coup de Poignard de : { $foes })
play-where-to = Dites où : aller à greer, aller vers greer 5 cm, aller 5 cm nord, ou deux nombres de centimètres : aller 12.5 30. De même avec courir.
play-there-already = { $target } est déjà au contact.
play-nobody-called = Rien ni personne ne s'appelle ainsi sur le Champ de Bataille : { $name }.
play-reach-whose = Aucune créature n'agit. Tapez portée et une partie du nom d'une créature.
play-help-look = la table : chaque créature, ses valeurs, ses compétences et qui elle touche, et les terrains ; voir greer en montre une.
play-help-odds = les chances exactes de chaque attaque ou de chaque répartition des dés, et la meilleure.
play-help-reach = qui la créature active voit et atteint en marchant et en courant, et qui lui donnerait un Coup de Poignard ; portée greer le dit d'une autre.
play-help-hand = les cartes de votre propre Main.
play-help-why = pourquoi 2 donne les règles derrière l'option 2 ; avec le nom d'une créature, pourquoi elle ne peut pas être choisie.
play-help-rule = règle C-MEL-03 montre une règle, règle berserk une compétence ; chaque ligne cite les siennes à la fin.
play-help-move = aller à greer va au contact par le plus court chemin ; aller vers greer 5 cm en fait une partie ; aller 5 cm nord ; aller 12.5 30 va à un endroit : centimètres vers la droite, puis en s'éloignant du Joueur 1.
play-help-run = de même en courant, par exemple : courir à greer
play-help-fighting =
    Le combat : la cible répartit ses dés la première, puis l'attaquant. Un dé d'attaque touche avec une hache ou
    un bouclier ; si sa créature est blessée, seulement avec un bouclier. Chaque bouclier d'un dé de défense arrête
    une touche. Une créature qui a autant de blessures que de santé est éliminée. Qui perd son héros perd la partie.
play-help-going = Les déplacements : le nord est à l'opposé du Joueur 1, l'est à la droite de celui-ci. Les distances vont de bord à bord des socles. Une créature qui marche peut encore combattre ; si elle court, non. Une créature qui quitte un contact ou y arrive en courant subit un Coup de Poignard : chaque ennemi au contact lance un dé.

play-whole-game = une partie entière avec des decks, de la mise en place à la fin. Choisissez les decks avec --deck, une ou deux fois :

command-card = carte
command-place = placer
command-lay = poser

play-seat-gentle = { $seat } : l'ordinateur, qui joue en douceur.
play-seat-greedy = { $seat } : l'ordinateur, qui joue avec un peu de bon sens.
play-replace-some = Remplacer des cartes
play-discard-some = Défausser des cartes pour 1 point de Prospérité chacune
play-use-some = Utiliser une de ces cartes : { $things }
play-use-which = Laquelle utilisez-vous ? Entrée seule revient en arrière.
play-lay-some = Poser un terrain
play-lay-which = Quel terrain ? Entrée seule revient en arrière.
play-lay-terrain = Poser un terrain : { $card } ({ $cost })
play-lay-where = Où le poser : { $card } ?
play-lay-at =
    { $degrees ->
        [0] { $label }, en { $place }
       *[other] { $label }, en { $place }, tourné de { $degrees }°
    }
play-lay-elsewhere = Pour un autre endroit, tapez son milieu et de combien il est tourné : poser { $card } 30 25 90. Entrée seule revient en arrière.
play-may-lay = Pour un autre endroit, tapez son milieu et de combien il est tourné : poser { $card } 30 25 90
play-place-middle = Au milieu du Champ de Bataille
play-place-own-hero = Près de votre héros
play-place-their-hero = Près du héros adverse
play-place-between = Entre les héros
play-place-west = À l'ouest
play-place-east = À l'est
play-may-place =
    Pour un autre endroit de votre bord, tapez à combien de centimètres du bord { $edge ->
        [south] sud
       *[west] ouest
    } du Champ de Bataille : placer 20
play-may-read = Tapez main pour lire les cartes de votre Main, carte et une partie du nom pour en lire une autre.
play-place-how = Tapez placer quand une figurine entre : placer 20 est à 20 cm le long de votre bord, placer 20 1.6 un endroit quelconque.
play-lay-how = Tapez le nom d'un terrain, son milieu, et de combien de degrés il est tourné : poser forêt 30 25 90
play-no-such-card = Aucune carte ne s'appelle ainsi : { $name }.
play-help-card = carte greer lit une carte : son type, son coût, ses valeurs et son texte.
play-help-place = placer 20 met une figurine qui entre à 20 cm le long de votre bord.
play-help-lay = poser forêt 30 25 90 pose un terrain avec son milieu à cet endroit, tourné de 90 degrés.
play-help-cards =
    Comment payer les cartes : un tour commence par une carte et 1 point de Prospérité. Puis vous construisez un
    bâtiment contre de la Prospérité, ou aucun et gagnez 2 points. Une carte coûte des bâtiments, engagés jusqu'à votre
    prochain tour, et parfois de la Prospérité. Un personnage entre à votre bord et agit dès votre tour suivant. Une
    tactique attend son moment, face cachée.
