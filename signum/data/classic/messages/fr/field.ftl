# Les cartes de terrain et les ruines.

event-terrain-laid = { $seat } { PERSON($seat, "pose", "posez") } le terrain « { $terrain } », centré en { $place }.
event-terrain-destroyed = { $seat } { PERSON($seat, "perd", "perdez") } le terrain « { $card } », qui est détruit.
event-searched = { $creature } fouille les ruines « { $terrain } ».

choice-entrance = { $seat } : { $creature } trouve un passage secret. Où doit-il mener ?

option-lay-terrain =
    { $degrees ->
        [0] Poser un terrain : { $card }, en { $to }
       *[other] Poser un terrain : { $card }, en { $to }, tourné de { $degrees }°
    }
option-search = Fouiller les ruines « { $terrain } »
option-use-entrance = Chercher un passage secret dans « { $terrain } »
option-come-out = Sortir en { $to }
option-stay-inside = Rester sur place

refusal-not-in-maps = Vous n'avez pas la carte de terrain « { $card } ».
refusal-one-terrain-a-turn = Vous ne pouvez pas poser « { $card } » : un terrain a déjà été posé pendant ce tour.
refusal-laid-once = « { $card } » est un terrain unique et a déjà été posé dans cette partie.
refusal-too-near-a-side = « { $card } » serait à { NUMBER($gap, maximumFractionDigits: 3) } cm d'un bord du Champ de Bataille ; il faut garder { NUMBER($limit, maximumFractionDigits: 1) } cm.
refusal-too-near-a-creature = { $creature } gêne, à { NUMBER($gap, maximumFractionDigits: 3) } cm du terrain.
refusal-too-near-a-terrain = « { $terrain } » n'est qu'à { NUMBER($gap, maximumFractionDigits: 3) } cm ; il faut garder { NUMBER($limit, maximumFractionDigits: 1) } cm.
refusal-no-ruins-there = { $creature } n'est pas au contact de ces ruines.
refusal-only-characters-search = Seuls les personnages fouillent les ruines : { $creature } n'en est pas un.
refusal-searched-already = Les ruines « { $terrain } » ont déjà été fouillées.
refusal-not-searched-yet = Les ruines « { $terrain } » n'ont pas encore été fouillées.
refusal-no-exit-there = { $creature } ne peut sortir qu'au contact d'autres ruines fouillées, et sans contact avec une créature adverse.
refusal-has-run = { $creature } vient de courir : ce n'est plus possible.
