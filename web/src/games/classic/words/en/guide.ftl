guide-title = First game
guide-close = No more guidance
guide-begin = Two heroes and their squads fight over this table. The game tells at every moment what can be done.
guide-begin-quest = A hero and a squad go on quests on this table. The game tells at every moment what can be done.
guide-step =
    { $step ->
        [hero] Your hero begins at your own edge: the ghost stands there and goes along it as you point. A click puts the hero down.
        [hand] Cards are creatures, relics, spells and tactics. The signs at their top are the buildings that pay for them. Keep what you could play soon, cheap cards above all, and mark others to replace them, once. Point at a card to read it.
        [overlords-hand] You are the Overlord. Your cards are paid with Rage, which grows with the Hero's honour; in each turn you play at least one. Keep what you could pay soon and mark others to replace them, once.
        [build] Construction: one building a turn, paid with Prosperity. Buildings pay for cards: each card names those it needs, and “any” takes whichever you have. Point at a tile to see what it is good for.
        [turn] Activation, in any order: play cards that are bright, and let each creature act once. Drag it to move it: within the solid line it may still fight afterwards, beyond it runs and does nothing else. A creature that shoots usually stands still.
        [rest] All your creatures have acted. Play what you still can, then end the turn.
        [action] Click an enemy that it touches or can shoot, or choose on the right. Pass ends its activation.
        [attack] An enemy is in reach. Above are the exact chances of wounds, before any die falls. Click the enemy to attack; if your creature does not touch it yet, drag it there first.
        [enter] The ghost shows where it would enter; click to put it there. A summoned creature can act from your next turn on.
        [quest-terrain] The new quest needs this terrain, and you lay it. Near your creatures the way to it is short; at least 15 cm from your side and 10 cm from other terrains.
        [overlord] The Overlord's creatures act by the patterns on their cards; under “This is what comes” each step stands with its reason. You choose only the order within a kind.
        [pay] Choose the buildings that pay. They are tapped and ready again when your next turn begins.
        [split] Attack dice hit with axes and shields, those of wounded creatures only with shields. A shield on a defence die stops one hit. Both sides roll at once.
        [reroll] Dice that missed may be rerolled. Bright dice succeed, hollow ones do not.
        [wait] { $name } plays. The log tells what happens, and the last dice lie beside it. Space, or a click on the field, shows all of it at once.
       *[choose] Choose what the question asks for; a card can be read by pointing at its name.
    }
meanwhile = Last turn of { WITHIN($name) }
