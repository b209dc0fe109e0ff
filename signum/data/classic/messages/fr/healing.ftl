# Soins, marqueurs, contrôle, et ce que l'on ne peut pas faire à certaines créatures.

ability-beast = Bête
ability-concentration = Concentration { $x }
ability-control = Contrôle { $x }
ability-defender = Défenseur
ability-disease = Maladie
ability-forged = Forgé
ability-healer = Guérisseur { $x }
ability-hunting = +1 force (Prédateur)
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

refusal-cannot-be-controlled = Contrôle impossible : { $creature }.
refusal-cannot-be-healed = Soin impossible : { $creature }.
refusal-cannot-have-token = { $creature } ne peut pas recevoir ceci : { $ability }.
refusal-cannot-return = { $creature } ne peut pas retourner en Main.
refusal-cannot-search = { $creature } ne peut pas fouiller les ruines.
refusal-enough-concentration = Marqueurs de Concentration de cette créature ({ $creature }) : { $there } ; { $most } est le maximum.
refusal-must-attack-defender = Cible impossible : { $creature }. Un Défenseur au contact doit être attaqué. Au contact : { $defenders }.
refusal-protected = { $creature } n'est pas une cible possible : { $card }.
refusal-too-little-concentration =
    Il faut { $needed ->
        [one] { $needed } marqueur de Concentration
       *[other] { $needed } marqueurs de Concentration
    } ; { $creature } en a { $there }.
refusal-zero-value = La valeur est 0, compétence inutilisable : { $ability }. La créature : { $creature }.
