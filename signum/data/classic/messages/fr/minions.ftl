# Serviteurs, morts, et combats qui suivent une élimination.

ability-drill = Exercice
ability-master-ritual = Maître du rituel { $x }
ability-parasite = Parasite { $x }
ability-persecution = Chasse { $x }
ability-recruitment = Recrutement
ability-requiem = Requiem
ability-ritual = Rituel { $x }

event-aftermath = L'attaque est terminée et a fait au moins une victime.
event-persecuted = { $creature } continue le combat grâce à la Chasse.

choice-drill = { $seat } : un personnage a été invoqué. Invoquer des serviteurs par Exercice ?
choice-recruitment = { $seat } : un bâtiment a été construit. Invoquer des serviteurs par Recrutement ?
choice-persecution = { $seat } : { $creature } a éliminé une créature ennemie. Mouvement possible de { NUMBER($limit, maximumFractionDigits: 1) } cm au plus au contact d'une autre, puis un autre combat en mêlée. Contre qui, ou vers où ?
choice-persecution-target = { $seat } : contre qui se bat { $creature } ?

refusal-melee-combat-alone = { $creature } ne peut déclarer ici qu'un combat en mêlée.
refusal-no-enemy-there = { $creature } n'y serait au contact d'aucune créature à combattre.
refusal-no-minion = { $seat } { PERSON($seat, "n'a", "n'avez") } pas de carte de serviteur.
refusal-no-ritual-dice = { $creature } n'a pas de dés pour un Rituel.
refusal-no-room-beside = Il n'y a pas de place libre au contact { DE($creature) } pour « { $card } ».
