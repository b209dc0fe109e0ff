tabs = Parts of the table
tab-act = Act
tab-hand = Hand
tab-seats = Seats
tab-log = Log
tab-can = something to do
guide-read = Got it
guide-show = First game: what is this moment for?
guide-begin-brief =
    { $quest ->
        [yes] A hero and a squad go on quests on this table.
       *[no] Two heroes and their squads fight on this table.
    }
