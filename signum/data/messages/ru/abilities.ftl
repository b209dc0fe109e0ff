# Свойства, которые занимают активацию, и свойства, которые отвечают на события.

option-use-on = Использовать свойство: { $ability }. Цель: { $target }
event-ability-declared =
    { $aimed ->
        [no] { $creature } использует свойство: { $ability }.
       *[yes] { $creature } использует свойство: { $ability }. Цель: { $target }.
    }
refusal-needs-a-target = Этому свойству нужна цель: { $ability }. Существо: { $creature }.
refusal-needs-no-target = У этого свойства нет цели: { $ability }. Существо: { $creature }.
