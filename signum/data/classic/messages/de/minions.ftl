# Diener, Tode, und Kämpfe nach einer Vernichtung.

ability-drill = Drill
ability-master-ritual = Ritualmeister { $x }
ability-parasite = Parasit { $x }
ability-persecution = Verfolgung { $x }
ability-recruitment = Anwerbung
ability-requiem = Requiem
ability-ritual = Ritual { $x }

event-aftermath = Der Angriff ist vorbei, und er hat ein Opfer gefordert.
event-persecuted = { $creature } kämpft dank „Verfolgung“ weiter.

choice-drill = { $seat }: Eine Spielfigur ist ausgebracht worden. Durch Drill Diener ausbringen?
choice-recruitment = { $seat }: Ein Gebäude ist errichtet worden. Durch Anwerbung Diener ausbringen?
choice-persecution = { $seat }: { CAP($creature) } hat eine Kreatur des Gegners getötet. Bis zu { NUMBER($limit, maximumFractionDigits: 1) } cm Bewegung in Kontakt mit einer anderen, dann noch ein Nahkampfangriff. Gegen wen, oder wohin?
choice-persecution-target = { $seat }: Gegen wen kämpft { $creature }?

refusal-melee-combat-alone = { $creature } darf hier nur einen Nahkampf ankündigen.
refusal-no-enemy-there = { $creature } wäre dort mit niemandem in Kontakt, gegen den man kämpfen kann.
refusal-no-minion = { $seat } { PERSON($seat, "hat", "hast") } keine Dienerkarte.
refusal-no-ritual-dice = { $creature } hat keine Würfel für ein Ritual.
refusal-no-room-beside = In Kontakt mit { DAT($creature) } ist kein Platz für „{ $card }“ frei.
