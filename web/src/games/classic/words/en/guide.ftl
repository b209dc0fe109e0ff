guide-title = First game
guide-close = No more guidance
guide-begin = Two heroes and their squads fight on this table. The game tells you at every moment what you can do.
guide-begin-quest = A hero and a squad go on quests on this table. The game tells you at every moment what you can do.
guide-step =
    { $step ->
        [hero] Your hero begins at your own edge: the ghost stands there and moves along it as you point. A click puts the hero down.
        [hand] Cards are creatures, relics, spells and tactics. The signs at their top are the buildings that pay for them. Keep what you could play soon, cheap cards above all, and mark others to replace them, once. Point at a card to read it.
        [overlords-hand] You are the Overlord. Your cards are paid for with Rage, which grows with the Hero's Honour; in each turn you must play at least one. Keep what you could soon pay for and mark others to replace them, once.
        [build] Construction: one building per turn, paid for with Prosperity. Buildings pay for cards: each card names those it needs, and “any” takes whichever you have. Point at a tile to see what it does.
        [turn] Activation, in any order: play cards that are bright, and let each creature act once. Drag it to move it: within the solid line it may still fight afterwards, beyond it runs and does nothing else. A creature that shoots usually stands still.
        [rest] All your creatures have acted. Play what you still can, then end the turn.
        [action] Click an enemy that it touches or can shoot, or choose on the right. Pass ends its activation.
        [attack] An enemy is in reach. Above are the exact chances of wounds, before any die is rolled. Click the enemy to attack; if your creature does not touch it yet, drag it there first.
        [enter] The ghost shows where it would enter; click to put it there. A summoned creature can act from your next turn on.
        [quest-terrain] The new quest needs this terrain, and you place it. Close to your creatures the way to it is short; it must be at least 15 cm from your side and 10 cm from other terrains.
        [overlord] The Overlord's creatures act by the patterns on their cards; “What comes next” lists each step with its reason. You choose only the order within a kind.
        [pay] Choose the buildings that pay. They are tapped and ready again when your next turn begins.
        [split] Attack dice hit with axes and shields; those of wounded creatures hit only with shields. A shield on a defence die stops one hit. Both sides roll at once.
        [reroll] Dice that missed may be rerolled. Bright dice succeed, hollow ones do not.
        [wait] { $name } is playing. The log tells what happens, and the last dice lie beside it. Space, or a click on the field, shows all of it at once.
       *[choose] Choose what the question asks for; a card can be read by pointing at its name.
    }
meanwhile = Last turn of { WITHIN($name) }
meanwhile-now = Turn of { WITHIN($name) }
task-touch =
    { $holds ->
        [yes] Drag it to its place and let go, then confirm.
       *[no] Tap a creature to see what it can do; drag it to move it. Two fingers zoom.
    }
