guide-tap =
    { $step ->
        [hero] Your hero begins at your own edge, at the bottom. Tap there, then confirm.
        [hand] Cards are creatures, relics, spells and tactics. The signs beside a name are the buildings that pay for it. Keep what you could play soon; the eye shows a card.
        [build] Construction: one building per turn, paid for with Prosperity. Buildings pay for cards: each card names those it needs, and “any” takes whichever you have. Tap a tile to see what it does.
        [turn] Activation, in any order: play bright cards from your Hand, and let each creature act once. Tap it, then drag it: within the solid line it may still fight afterwards, beyond it runs and does nothing else.
        [rest] All your creatures have acted. Play what you still can, then end the turn.
        [action] Tap an enemy that it touches or can shoot, or choose below. Pass ends its activation.
        [enter] A summoned creature enters here and can act from your next turn on. Tap a place, then confirm.
        [pay] Choose the buildings that pay. They are tapped and ready again when your next turn begins.
        [split] Attack dice hit with axes and shields; those of wounded creatures hit only with shields. A shield on a defence die stops one hit. Both sides roll at once.
        [reroll] Dice that missed may be rerolled. Bright dice succeed, hollow ones do not.
        [wait] { $name } is playing. The Log tells what happens; a tap on the field shows all of it at once.
       *[choose] Choose what the question asks for. A long press shows a card or a creature.
    }
