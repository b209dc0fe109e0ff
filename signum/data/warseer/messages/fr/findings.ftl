# Ce qu'un joueur consulte avant d'agir.

finding-nobody = Cette créature n'est pas sur le Champ de bataille.
finding-no-odds = Il n'y a pas de probabilités pour cela.
finding-odds-too-many = Des textes de cartes décident de cette attaque de trop de façons pour donner ses probabilités.
finding-whose = { $whose ->
    [own] votre { $kind ->
        [hero] Héros
        [minion] Sbire
       *[character] personnage
      }
    [enemy] { $kind ->
        [hero] Héros
        [minion] Sbire
       *[character] personnage
      } adverse
   *[other] { $kind ->
        [hero] Héros
        [minion] Sbire
       *[character] personnage
      }
  }
finding-rank = { $rank ->
    [bronze] Bronze
    [silver] Argent
    [gold] Or
   *[none] sans rang
  }{ $stars ->
    [one] {""}
   *[other] , { $stars } étoiles
  }
finding-health = Santé { $left } sur { $health }
finding-armour = { $count } d'Armure
finding-token = { $token ->
    [stun] Étourdissement
    [poison] Poison
   *[disease] Maladie
  }
finding-activated = activation terminée
finding-terrain = { $terrain ->
    [forest] Forêt
    [hill] Colline
    [river] Rivière
    [ford] Gué
    [bridge] Pont
    [spire] Flèche
    [altar] Autel
    [ruins] Ruines Antiques
    [catacombs] Catacombes
    [teleport] Téléportation Ancienne
    [portal] Portail sphérique
   *[forward-camp] Avant-poste
  }
finding-place = rangée { $row }, { $place ->
    [1] premier hexagone
    [2] deuxième hexagone
    [3] troisième hexagone
    [4] quatrième hexagone
    [5] cinquième hexagone
    [6] sixième hexagone
    [7] septième hexagone
    [8] huitième hexagone
    [9] neuvième hexagone
   *[other] hexagone { $place }
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
finding-hidden-by = Ligne de Vision bloquée par { $those }
finding-not-seen = { $target } n'est pas visible : la Ligne de Vision est bloquée par { $those }.
finding-may-attack = peut subir une attaque
finding-actions = Hexagones pour un mouvement : { $moves }, pour une course : { $runs }. Cibles : { $targets }.
finding-threats = Attaque possible : { $those }.
finding-odds = { $creature } attaque { $target } : { $expected } blessures en moyenne, mort { $dies } %, Assaut { $pushed } %, Effet Crit { $crit } %.
finding-protectors = Protecteurs qui peuvent subir les dégâts à sa place : { $those }.
finding-target-in =
    { $terrain ->
        [forest] la cible se trouve dans une Forêt : un Coup de moins
        [hill] la cible se trouve sur une Colline : un Assaut de moins
       *[ford] la cible se trouve dans un Gué : un dé vert supplémentaire
    }
finding-note-harm = Mort { $dies } %, { $expected } blessures en moyenne.
finding-note-push =
    +{ $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
finding-note-income = Revenu { $before } à { $after }{ $points ->
    [0] .
    [one] , 1 Point de Victoire de plus.
   *[other] , { $points } Points de Victoire de plus.
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
