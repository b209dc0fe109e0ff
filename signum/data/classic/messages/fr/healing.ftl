# Soins, marqueurs, contrôle, et ce que l'on ne peut pas faire à certaines créatures.

ability-beast = Bête
ability-concentration = Concentration { $x }
ability-control = Contrôle { $x }
ability-defender = Défenseur
ability-disease = Maladie
ability-forged = Forgé
ability-healer = Guérisseur { $x }
ability-hunting = +1 en force (Prédateur)
ability-master-healing = Maître du soin { $x }
ability-monster = Monstre
ability-poison = Poison
ability-predator = Prédateur
ability-regeneration = Régénération { $x }
ability-resurgent = Ressuscité

event-activation-given-up = { $creature } renonce à cette activation.
event-concentrated =
    { $creature } reçoit { $tokens ->
        [one] { $tokens } marqueur de Concentration
       *[other] { $tokens } marqueurs de Concentration
    }.
event-concentration-spent =
    { $creature } dépense { $tokens ->
        [one] { $tokens } marqueur de Concentration
       *[other] { $tokens } marqueurs de Concentration
    }.

choice-disease = { $seat } : { $creature } souffre de Maladie. Passer cette activation pour perdre la Maladie ?

refusal-cannot-be-controlled = On ne peut pas prendre le contrôle { DE($creature) }.
refusal-cannot-be-healed =
    { $creature } ne peut pas être { GENDER($creature) ->
        [f] soignée
       *[m] soigné
    }.
refusal-cannot-have-token = { $creature } ne peut pas recevoir « { $ability } ».
refusal-cannot-return = { $creature } ne peut pas retourner en Main.
refusal-cannot-search = { $creature } ne peut pas fouiller les ruines.
refusal-enough-concentration =
    { $creature } a déjà { $there ->
        [one] { $there } marqueur
       *[other] { $there } marqueurs
    } de Concentration et ne peut pas en avoir plus de { $most }.
refusal-must-attack-defender = { $creature } n'est pas une cible possible : il faut attaquer un Défenseur au contact ({ $defenders }).
refusal-protected = { $creature } n'est pas une cible possible de « { $card } ».
refusal-too-little-concentration =
    Il faut { $needed ->
        [one] { $needed } marqueur de Concentration
       *[other] { $needed } marqueurs de Concentration
    } ; { $creature } en a { $there }.
refusal-zero-value = { $creature } ne peut pas utiliser « { $ability } » : sa valeur est 0.
