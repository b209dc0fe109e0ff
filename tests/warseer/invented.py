"""Cards made for random games: every keyword, crit effect and moment meets every other."""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar

from signum.content.source import parse
from signum.engine.chance import Chance
from signum.engine.units import CardId
from signum.warseer.cards.card import Card
from signum.warseer.cards.maps import plain_maps
from signum.warseer.cards.reading import card_in
from signum.warseer.core.ground import PLAIN
from signum.warseer.core.state import LaidTerrain, PlayerState, State
from signum.warseer.core.terrains import TERRAINS
from signum.warseer.positions.position import StartPosition

T = TypeVar("T")

CARDS: Final = """
h1: {type: hero, faction: vallor, attack: melee, dice: [red, blue, yellow], crit: [stun], health: 9, movement: 3, keywords: [{armour: 2}, {attack-master: 1}]}
h2: {type: hero, faction: empire, attack: magic, dice: [red, blue], crit: [{add-die: [yellow]}], range: 3, health: 8, movement: 3, keywords: [{warlord: {who: {kind: character}}}]}
c1: {type: character, attack: melee, dice: [red, yellow], crit: [frenzy], health: 4, movement: 4, rank: bronze, cost: 2, income: 1, keywords: [flight, {counterblow: [yellow, yellow]}, {persecution: 2}]}
c2: {type: character, attack: ranged, dice: [blue, blue], crit: [poison], range: 4, health: 3, movement: 3, rank: silver, cost: 3, income: 2, keywords: [{ambush: [green]}, shield, {long-shot: {x: 6, dice: [yellow, yellow]}}]}
c3: {type: character, attack: melee, dice: [red, red, blue], crit: [slash, vampirism], health: 7, movement: 2, rank: gold, stars: 2, cost: 5, income: 3, keywords: [slow, defender, {charge: {gives: [{attack-master: 2}, {dice: [red]}]}}, {hook: 3}]}
c4: {type: character, attack: magic, dice: [yellow, yellow], crit: [parasite], range: 2, health: 3, movement: 4, rank: bronze, cost: 1, income: 1, keywords: [healer, {aura: {x: 1, gives: [brave], who: allied}}]}
c5: {type: character, attack: melee, dice: [blue, purple], crit: [advance], health: 5, movement: 3, rank: silver, cost: 3, income: 1, keywords: [resurgent, grip, {contract: {x: 1, gives: [{attack-master: 3}]}}], texts: [{when: last-word, does: [draw]}, {when: first-word, does: [{heal: {amount: 1, to: hero}}]}]}
c6: {type: character, attack: melee, dice: [blue, black], crit: [infection], health: 5, movement: 3, rank: silver, cost: 2, income: 1, keywords: [protector, regeneration, fortitude], texts: [{when: tap, does: [{damage: {amount: 1, to: {chosen: {whose: opposing, within: 3}}}}]}]}
c7: {type: character, attack: melee, dice: [red, red], crit: [hammerblow, nimble], health: 6, movement: 3, rank: gold, cost: 4, income: 2, keywords: [monster, superior, {attacks: 1}, {run: 2}]}
c8: {type: character, attack: melee, dice: [red, blue], crit: [swap, add-push], health: 4, movement: 3, rank: bronze, cost: 2, income: 1, keywords: [forged, assassin, brute, {flank: {gives: [{crit: stun}]}}]}
c9: {type: character, attack: melee, dice: [blue, blue], crit: [stun, poison], health: 4, movement: 3, cost: 1, income: -1, keywords: [agile, berserk, predator, difficult-target, rush, {hunter: {who: minion}}]}
m1: {type: minion, attack: melee, dice: [yellow], health: 1, movement: 3}
s1: {type: spell, cost: 1, income: 1, texts: [{does: [{damage: {amount: 2, to: {chosen: {whose: opposing, kind: character}}, magic: yes}}]}]}
s2: {type: spell, income: 1, texts: [{does: [{power: 2}, draw]}]}
s3: {type: spell, cost: 1, income: 2, texts: [{does: [{dice-damage: {dice: [red, red], to: {chosen: opposing}}}]}]}
s4: {type: spell, cost: 1, income: 1, enchants: {whose: yours}, keywords: [{run: 3}, agile]}
s5: {type: spell, cost: 1, income: -1, texts: [{does: [{take-back: {types: [spell, relic]}}, {discard: 1}]}]}
s6: {type: spell, cost: 2, income: 1, texts: [{does: [{control: {to: {chosen: {whose: opposing, kind: character}}}}]}]}
s7: {type: spell, income: 1, texts: [{does: [recall, {destroy: building}, {destroy: enchantment}]}]}
r1: {type: relic, cost: 1, income: 1, armour: 3}
r2: {type: relic, cost: 2, income: 2, uses: 2, texts: [{when: attack-declared, who: me, may: yes, uses: yes, does: [{add-dice: {dice: [red], extra: yes}}]}]}
r3: {type: relic, income: 1, uses: 3, texts: [{when: use, uses: yes, does: [{heal: {amount: 1, to: {chosen: yours}}}]}]}
r4: {type: relic, income: 1, texts: [{when: tap, price: {hero: yes}, does: [{power: 2}]}]}
b1: {type: building, cost: 2, income: 2, texts: [{when: tap, price: 1, does: [{minion: {where: beside-hero}}]}]}
b2: {type: building, cost: 1, income: 1, texts: [{when: tap, does: [{grant: {to: {chosen: yours}, abilities: [{attack-master: 2}], until: turn}}, {armour: {amount: 1, to: same}}]}]}
b3: {type: building, income: 1, texts: [{when: turn-ends, who: {whose: yours}, does: [{give-token: {token: stun, to: {chosen: {whose: opposing, kind: minion}}}}]}]}
t1: {type: tactic, income: 1, texts: [{when: damage, whom: {whose: yours}, does: [{change-damage: -1}]}]}
t2: {type: tactic, cost: 1, income: 1, texts: [{when: dice-lie, who: {whose: yours}, does: [{reroll: 2}]}]}
t3: {type: tactic, income: 2, texts: [{when: eliminated, whom: {whose: yours}, does: [{draw: 2}]}]}
t4: {type: tactic, income: 1, texts: [{when: dice-lie, whom: {whose: yours}, does: [{turn-dice: {count: 1, face: blank}}]}]}
f1: {type: feat, feat: military, mark: 20, points: 2, conditions: [{killed: {who: character}}], discard: [{does: [{power: 2}]}, {does: [draw]}, {does: [{minion: {where: beside-hero}}]}]}
f2: {type: feat, feat: achievement, mark: 20, points: 1, conditions: [{wounds-dealt: 2}], discard: [{does: [{power: 2}]}]}
f3: {type: feat, feat: achievement, mark: 20, points: 2, conditions: [{income: 6}]}
"""  # noqa: E501

TERRAINS_LAID: Final = [kind for kind, one in TERRAINS.items() if not one.paired]
PAIRED: Final = [kind for kind, one in TERRAINS.items() if one.paired]


@cache
def invented_cards() -> Mapping[CardId, Card]:
    """The cards above."""
    return {id: card_in(id, node) for id, node in parse(CARDS.encode(), "invented cards").entries()}


def invented_start(chance: Chance) -> StartPosition:
    """Two heroes before the game, on a field full of terrain."""
    cards = invented_cards()
    support = [id for id, card in cards.items() if card.is_support]
    camp = [id for id in cards if id.startswith("c")]
    players = [
        PlayerState(hero, sorted(some(chance, support * 3, 30)), camp=some(chance, camp, 6), minion="m1")
        for hero in ("h1", "h2")
    ]
    state = State(PLAIN, players, goal=10 + 2 * chance.below(2), terrains=laid(chance))
    state.feat_deck = ["f1", "f2", "f3"] * (4 + chance.below(7))
    return StartPosition(state, {}, dict(cards))


def some(chance: Chance, things: list[T], count: int) -> list[T]:
    """Some of the things, by chance."""
    left = list(things)
    return [left.pop(chance.below(len(left))) for _ in range(count)]


def laid(chance: Chance) -> tuple[LaidTerrain, ...]:
    """Terrain on a quarter of the hexes between the deployment zones."""
    inner = [at for at in plain_maps()["plain"].hexes if 2 <= at[0] <= 10]
    kinds = {at: TERRAINS_LAID[chance.below(len(TERRAINS_LAID))] for at in some(chance, inner, 20)}
    for kind in PAIRED:
        kinds |= dict.fromkeys(some(chance, inner, 2), kind)
    return tuple([LaidTerrain(at, kind) for at, kind in kinds.items()])
