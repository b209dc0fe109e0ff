/** Warseer in the editor of positions: the keys of docs/scenarios.md, "Positions of Warseer". */
import type { PositionParts } from '$shell/positions/parts';
import { allCards } from '../decks/cards.svelte';
import { say } from '../words';
import { hexOf, withTerrain } from './hexes';
import PositionBoard from './PositionBoard.svelte';

const SUPPORT = ['spell', 'tactic', 'relic', 'building'];
const TERRAINS = [
  ...['forest', 'hill', 'river', 'ford', 'bridge', 'spire', 'altar', 'ruins'],
  ...['catacombs', 'teleport', 'portal', 'forward-camp'],
];
const MAPS = [
  ...['plain', 'blood-barons-legacy', 'hills-of-forgotten-heroes', 'lands-of-lawlessness'],
  ...['old-sanctuary', 'silent-river-valley', 'whisper-forest'],
];

export const positionParts: PositionParts = {
  Board: PositionBoard,
  modes: [],
  creature: [
    { key: 'wounds', kind: 'number' },
    { key: 'armour-tokens', kind: 'number' },
    { key: 'tokens', kind: 'several', choices: ['stun', 'poison', 'disease'] },
    { key: 'activated', kind: 'flag' },
    { key: 'fresh', kind: 'flag' },
    { key: 'grants/turn', kind: 'keywords' },
    { key: 'grants/for-good', kind: 'keywords' },
  ],
  figures: [
    { key: 'attack', kind: 'choice', choices: ['melee', 'ranged', 'magic'] },
    { key: 'health', kind: 'number' },
    { key: 'movement', kind: 'number', most: 9 },
    { key: 'range', kind: 'number', most: 9 },
    { key: 'keywords', kind: 'keywords' },
  ],
  ownCreature: { attack: 'melee', dice: ['yellow', 'red'], health: '4', movement: '3' },
  creatureTypes: ['hero', 'character', 'minion'],
  // Tokens and sentences, which are written otherwise.
  keywords: { prefix: 'K-', without: ['stun', 'poison', 'disease', 'first-word', 'last-word'] },
  seat: [
    { key: 'power', kind: 'number', most: 10 },
    { key: 'scored', kind: 'number' },
    { key: 'minion', kind: 'card', types: ['minion'] },
  ],
  zones: [
    { key: 'hand', types: SUPPORT },
    { key: 'deck', types: SUPPORT },
    { key: 'history', types: [...SUPPORT, 'character', 'hero', 'minion'] },
    { key: 'camp', types: ['character'] },
    { key: 'relics', types: ['relic'], taps: true },
    { key: 'buildings', types: ['building'], taps: true },
    { key: 'enchantments', types: ['spell'], on: true },
    { key: 'feats', types: ['feat'] },
    { key: 'hall', types: ['feat'] },
    { key: 'kills', types: ['feat'] },
  ],
  turn: [
    { key: 'seat', kind: 'choice', choices: ['first', 'second'] },
    { key: 'number', kind: 'number', most: 1000 },
    { key: 'phase', kind: 'choice', choices: ['start', 'main'] },
    { key: 'goal', kind: 'number' },
    { key: 'map', kind: 'choice', choices: MAPS },
  ],
  turnZones: [{ key: 'feats', types: ['feat'] }],
  terrain: [],
  terrains: () => TERRAINS.map((id) => ({ kind: 'terrain', id, name: say(`terrain-${id}`) })),
  lay: (document, tool, where) => {
    const at = hexOf(where);
    return at ? withTerrain(document, tool.id, at) : document;
  },
  shift: (document) => document,
  cards: () => [...allCards.faces.values()].map(({ id, name, type }) => ({ id, name, type })),
  load: () => allCards.load(),
  say,
};
