# Eigenschaften, die eine Aktivierung kosten, und solche, die auf etwas antworten.

option-use-on = { $ability } benutzen, Ziel: { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } benutzt { $ability }.
       *[yes] { $creature } benutzt { $ability }. Ziel: { $target }.
    }
refusal-needs-a-target = { $ability } braucht ein Ziel: Nenne es. Spielfigur: { $creature }.
refusal-needs-no-target = { $ability } hat kein Ziel. Spielfigur: { $creature }.
