how-lessons = Apprendre à la table
how-rules = Toutes les règles
examples-all = Les { $count } exemples
scenario-title = Position, pas à pas
scenario-open = Pas à pas
scenario-step = Étape { $step } sur { $steps }
scenario-first = Au début
scenario-before = Une étape en arrière
scenario-next = Étape suivante
scenario-begin = Voici la position. Passez à la première étape.
scenario-quiet = Une réponse est donnée ; rien d'autre n'arrive encore.
scenario-leave = Fermer
printings-found = { $count ->
    [one] { $count } règle diffère
   *[other] { $count } règles diffèrent
  }
printings-lacks = absente de cette édition
printings-has = comme dit
rules-to-all = Toutes les règles
rule-scenarios = { $count ->
    [one] { $count } position la montre
   *[other] { $count } positions la montrent
  }
scenario-printings = { $count } éditions sur { $all }
rule-decks = { $count ->
    [one] { $count } deck la montre
   *[other] { $count } decks la montrent
  }
rule-deck-ways = Solutions :
rule-deck-broken = Ouvrir le deck qui l'enfreint
rule-deck-kept = Ouvrir un deck qui la respecte
rule-unplayed = Ce mode de jeu n'est pas encore dans le programme.
