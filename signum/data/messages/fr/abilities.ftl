# Compétences qui prennent une activation, et celles qui répondent à ce qui arrive.

option-use-on = Utiliser { $ability } sur { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } utilise { $ability }.
       *[yes] { $creature } utilise { $ability } sur { $target }.
    }
refusal-needs-a-target = Une cible est nécessaire pour { $ability } : indiquez-la. Créature : { $creature }.
refusal-needs-no-target = Cette compétence ne vise personne : { $ability }. Créature : { $creature }.
