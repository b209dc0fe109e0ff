puzzles-about = Une seule décision à la fois, dans une position à la vraie table. Chaque réponse a été jouée jusqu'à son but : la meilleure est donc prouvée.
puzzles-all = Tous les problèmes
puzzles-solved = { $solved } sur { $count } résolus
puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }, { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
  }
puzzle = Problème
puzzle-name = { $theme } { $number }
puzzle-theme = Thème
puzzle-themes-all = Tous les thèmes
puzzle-level = Difficulté { $level } sur 5
puzzle-levels = Difficulté
puzzle-levels-all = Toute difficulté
puzzle-states = Résolus ou ouverts
puzzle-states-all = Résolus et ouverts
puzzle-states-open = Ouverts
puzzle-states-solved = Résolus
puzzle-is-solved = Résolu
puzzle-task = But : { $goals }, compté { $until }
puzzle-until-activation = à la fin de cette activation
puzzle-until-turn = à la fin de ce tour
puzzle-until-reply = à la fin du prochain tour adverse
puzzle-until-death = quand l'un des deux est mort
puzzle-goal-dies = { $name } tombe
puzzle-goal-lives = { $name } survit
puzzle-goal-wins = { $own ->
    [yes] vous gagnez
   *[no] l'adversaire gagne
  }
puzzle-goal-unbeaten = { $own ->
    [yes] vous n'êtes pas battu
   *[no] l'adversaire n'est pas battu
  }
puzzle-goal-wounds = { $name } subit le plus de blessures possible
puzzle-goal-spared = { $name } subit le moins de blessures possible
puzzle-choose = À vous de décider : répondez à la question de la table.
puzzle-hint = Indice
puzzle-not = C'est tentant, mais pas le mieux : { $words }
puzzle-solution = Solution
puzzle-shown = La solution : { $words }
puzzle-again = Réessayer
puzzle-next = Suivant
puzzle-left = Vous avez repris les coups d'avant la décision. « Réessayer » vous y ramène.
puzzle-right-chance = Résolu : { $best }, c'est la meilleure chance.
puzzle-right-amount = Résolu : { $best } en moyenne, c'est le mieux.
puzzle-wrong = Ce n'est pas la meilleure réponse.
puzzle-wrong-chance = Pas le mieux : la meilleure chance est de { $best }, la vôtre de { $yours }.
puzzle-wrong-amount = Pas le mieux : la meilleure réponse donne { $best } en moyenne, la vôtre { $yours }.
puzzles-loading = Chargement des problèmes
