# Warseer: the terminal.

play-first-steps = Répondez par un numéro. Tapez voir pour le Champ de bataille, main pour vos cartes, aide pour tout le reste.
play-look-away = Seul ce joueur doit regarder l'écran : { $seat }. Appuyez sur Entrée pour montrer la Main.
play-hide-hand = Appuyez sur Entrée pour la cacher.
play-why-what = Tapez pourquoi avec le numéro d'une option ou un hexagone, par exemple : pourquoi 1, pourquoi C4
play-whole-game = une partie entière, de la préparation à la fin. Choisissez les decks avec --deck, une ou deux fois :
play-help-look = le Champ de bataille avec ses hexagones et ses créatures, et les plateaux des joueurs ; voir C4 montre un hexagone.
play-help-why = pourquoi 2 donne les règles derrière l'option 2 ; pourquoi C4 dit pourquoi cet hexagone ou sa créature ne peut pas être choisi.
play-help-rule = règle W-ATK-03 montre une règle, règle K-BERSERK un mot-clé ; chaque ligne cite les siennes à la fin.
play-help-hand = vos cartes et vos Exploits avec leurs coûts et leurs textes.
play-help-card = carte greer lit une carte : son type, son coût, ses valeurs et son texte.
play-help-go = aller C4 déplace la créature active vers un hexagone ou y place une créature.
play-help-course = À votre tour, vous activez chaque créature une fois : elle se déplace, puis attaque ; ou elle court. Entre les activations, vous jouez des cartes avec le Pouvoir, convoquez un personnage et défaussez une carte dans l'Historique, ce qui augmente le Revenu.
play-go-where = Tapez aller avec un hexagone, par exemple : aller C4
play-no-such-hex = Le Champ de bataille n'a pas cet hexagone : { $name }.
play-empty-hex = { $at } : personne ne s'y trouve.
play-no-such-card = Aucune carte ne s'appelle ainsi : { $name }.
play-moves = Se déplacer vers un hexagone ({ $count })
play-runs = Courir vers un hexagone ({ $count })
play-income-discards = Défausser une carte pour le Revenu ({ $count })
play-feat-discards = Défausser un Exploit pour son effet ({ $count })
play-which = Lequel ? Entrée seule revient en arrière.
play-may-go = Vous pouvez aussi taper un hexagone : aller C4
command-hand = main
command-card = carte
command-go = aller
