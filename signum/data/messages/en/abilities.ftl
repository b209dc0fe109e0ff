# Abilities that take an activation, and those that answer what happens.

option-use-on = Use { $ability } on { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } uses { $ability }.
       *[yes] { $creature } uses { $ability } on { $target }.
    }
refusal-needs-a-target = { $ability } is used on somebody: say on whom. The creature is { $creature }.
refusal-needs-no-target = { $ability } is used on nobody in particular. The creature is { $creature }.
