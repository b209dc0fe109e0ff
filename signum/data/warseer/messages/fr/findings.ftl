# Ce qu'un joueur consulte avant d'agir.

finding-nobody = Cette créature n'est pas sur le champ de bataille.
finding-no-odds = Il n'y a pas de probabilités pour cela.
finding-odds-too-many = Des textes de cartes décident de cette attaque de trop de façons pour donner ses probabilités.
finding-whose = { $whose ->
    [own] votre { $kind ->
        [hero] héros
        [minion] sbire
       *[character] personnage
      }
    [enemy] { $kind ->
        [hero] héros
        [minion] sbire
       *[character] personnage
      } adverse
   *[other] { $kind ->
        [hero] héros
        [minion] sbire
       *[character] personnage
      }
  }
finding-rank = { $rank ->
    [bronze] bronze
    [silver] argent
    [gold] or
   *[none] sans rang
  }{ $stars ->
    [one] {""}
   *[other] , { $stars } étoiles
  }
finding-health = { $left } points de vie sur { $health }
finding-armour = { $count } d'armure
finding-token = { $token ->
    [stun] étourdissement
    [poison] poison
   *[disease] maladie
  }
finding-activated = déjà activation faite
finding-terrain = { $terrain ->
    [forest] forêt
    [hill] colline
    [river] rivière
    [ford] gué
    [bridge] pont
    [spire] flèche
    [altar] autel
    [ruins] ruines
    [catacombs] catacombes
    [teleport] téléporteur
    [portal] portail
   *[forward-camp] camp avancé
  }
finding-reached = { $place } : { $how ->
    [run] course
   *[move] mouvement
  }, { $steps ->
    [one] 1 hexagone
   *[other] { $steps } hexagones
  }.
finding-ends-there = L'activation s'y termine.
finding-distance = { $distance ->
    [one] 1 hexagone
   *[other] { $distance } hexagones
  } pour une portée de { $range }
finding-hidden-by = ligne de vue bloquée par { $those }
finding-not-seen = { $target } n'est pas visible : { $those } bloque la ligne de vue.
finding-may-attack = peut subir une attaque
finding-actions = Hexagones pour un mouvement : { $moves }, pour une course : { $runs }. Cibles : { $targets }.
finding-threats = Attaque possible de { $those }.
finding-odds = { $creature } attaque { $target } : { $expected } blessures en moyenne, mort { $dies } %, poussée { $pushed } %, effet critique { $crit } %.
finding-protectors = { $those } peut subir les dégâts à sa place.
finding-target-in = la cible se trouve dans { $terrain ->
    [forest] une forêt : une touche de moins
    [hill] une colline : une poussée de moins
   *[ford] un gué : un dé vert supplémentaire
  }
finding-note-harm = Mort { $dies } %, { $expected } blessures en moyenne.
finding-note-push = +{ $damage } dégât
finding-note-income = Revenu { $before } à { $after }{ $points ->
    [0] .
    [one] , 1 point de victoire de plus.
   *[other] , { $points } points de victoire de plus.
  }
finding-card-type = { $type ->
    [hero] Héros
    [character] Personnage
    [minion] Sbire
    [spell] Sort
    [relic] Relique
    [tactic] Tactique
    [building] Bâtiment
   *[feat] Exploit
  }
