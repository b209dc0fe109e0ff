# Minions, deaths, and fighting on after a kill.

ability-drill = Drill
ability-master-ritual = Master of Ritual { $x }
ability-parasite = Parasite { $x }
ability-persecution = Persecution { $x }
ability-recruitment = Recruitment
ability-requiem = Requiem
ability-ritual = Ritual { $x }

event-aftermath = The attack is over, and somebody has fallen in it.
event-persecuted = { $creature } fights on with Persecution.

choice-drill = { $seat }: a character has been summoned. Do you summon minions with Drill?
choice-recruitment = { $seat }: a building has been constructed. Do you summon minions with Recruitment?
choice-persecution = { $seat }: { $creature } has eliminated an enemy. It may move up to { NUMBER($limit, maximumFractionDigits: 1) } cm into contact with another enemy and fight in melee again. Against whom, or where to?
choice-persecution-target = { $seat }: against whom does { $creature } fight?

refusal-melee-combat-alone = { $creature } can fight on only in melee combat.
refusal-no-enemy-there = There { $creature } would be in contact with nobody it can fight.
refusal-no-minion = { $seat } { PERSON($seat, "has", "have") } no minion card.
refusal-no-ritual-dice = { $creature } has no dice for a Ritual.
refusal-no-room-beside = There is no free place for { $card } in contact with { $creature }.
