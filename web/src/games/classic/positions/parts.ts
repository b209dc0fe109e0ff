/** The classic game in the editor of positions: the keys of docs/scenarios.md. */
import { at, changed, freeName, isMapping, type Mapping } from '$shell/positions/document';
import type { PositionParts } from '$shell/positions/parts';
import { cards } from '../cards/cards.svelte';
import { say } from '../words';
import { placeOf, shifted, written } from './places';
import PositionBoard from './PositionBoard.svelte';

const CREATURES = ['hero', 'character', 'minion'];
const BATTLE = ['character', 'spell', 'relic', 'tactic'];
const QUESTS = ['quest-pve', 'quest-pvp'];
const [HERO_SEAT, OVERLORD_SEAT] = ['first', 'second'];

export const positionParts: PositionParts = {
  Board: PositionBoard,
  modes: ['duel', 'three', 'four', 'teams', 'quest-pve', 'quest-pvp'],
  creature: [
    { key: 'wounds', kind: 'number' },
    { key: 'armour', kind: 'number' },
    { key: 'concentration', kind: 'number' },
    { key: 'activated', kind: 'flag' },
    { key: 'moved', kind: 'flag' },
    { key: 'hidden', kind: 'flag' },
  ],
  figures: [
    { key: 'strength', kind: 'number' },
    { key: 'health', kind: 'number' },
    { key: 'movement', kind: 'choice', choices: ['S', 'M', 'L', 'XL'] },
    { key: 'base', kind: 'choice', choices: ['32', '50', '60', '80'] },
    { key: 'type', kind: 'choice', choices: CREATURES },
    { key: 'keywords', kind: 'keywords' },
  ],
  ownCreature: { strength: '2', health: '4', movement: 'M' },
  creatureTypes: [...CREATURES, 'overlord-creature'],
  // What these do is written as a text or at a relic.
  keywords: {
    prefix: 'A-',
    without: ['first-word', 'last-word', 'multiple-uses', 'durability', 'healing'],
  },
  seat: [
    { key: 'prosperity', kind: 'number', most: 999 },
    { key: 'missed-draws', kind: 'number', most: 60 },
    { key: 'minion', kind: 'card', types: ['minion'] },
    { key: 'honour', kind: 'number', modes: QUESTS, seats: [HERO_SEAT] },
    { key: 'rage', kind: 'number', modes: QUESTS, seats: [OVERLORD_SEAT] },
    { key: 'cards-played', kind: 'number', modes: QUESTS, seats: [OVERLORD_SEAT] },
    { key: 'creature-limit', kind: 'number', most: 20, modes: QUESTS, seats: [OVERLORD_SEAT] },
  ],
  zones: [
    {
      key: 'quests',
      types: ['quest'],
      modes: QUESTS,
      seats: [HERO_SEAT],
      links: [
        { key: 'terrains', of: 'terrains' },
        { key: 'creatures', of: 'creatures' },
        { key: 'friends', of: 'creatures' },
      ],
    },
    { key: 'quest-deck', types: ['quest'], modes: QUESTS, seats: [HERO_SEAT] },
    { key: 'completed', types: ['quest'], modes: QUESTS, seats: [HERO_SEAT] },
    { key: 'failed', types: ['quest'], modes: QUESTS, seats: [HERO_SEAT] },
    { key: 'hand', types: [...BATTLE, 'overlord-card'] },
    { key: 'deck', types: [...BATTLE, 'overlord-card'] },
    { key: 'city', types: ['building'], taps: true },
    { key: 'relics', types: ['relic'], taps: true },
    { key: 'tactics', types: ['tactic'] },
    { key: 'graveyard', types: BATTLE },
    { key: 'plans', types: ['building'] },
    { key: 'maps', types: ['terrain'] },
  ],
  turn: [
    { key: 'active', kind: 'choice', choices: ['first', 'second', 'third', 'fourth'] },
    { key: 'number', kind: 'number', most: 1000 },
    {
      key: 'phase',
      kind: 'choice',
      choices: ['beginning', 'construction', 'activation'],
      modes: ['duel', 'three', 'four', 'teams'],
    },
    {
      key: 'phase',
      kind: 'choice',
      choices: ['beginning', 'quests', 'construction', 'activation'],
      modes: QUESTS,
    },
  ],
  turnZones: [],
  terrain: [
    { key: 'abilities', kind: 'several', choices: ['impassable', 'difficult', 'blocks-los', 'cover'] },
    { key: 'placed-by', kind: 'choice', choices: ['first', 'second', 'third', 'fourth'] },
    { key: 'searched', kind: 'flag' },
  ],
  terrains: () =>
    [...cards.faces.values()]
      .filter(
        ({ type, corners, radius }) =>
          ['terrain', 'quest-terrain'].includes(type) && (corners.length || radius),
      )
      .map(({ id, name }) => ({ kind: 'terrain', id, name })),
  lay: (document, tool, where, seat) => {
    const face = cards.face(tool.id);
    const place = placeOf(where);
    if (!face || !place) return document;
    const name = freeName(document, tool.id);
    const shape: Mapping = face.radius
      ? { centre: written(place), radius: `${face.radius / 1000}` }
      : { corners: face.corners.map(([x, y]) => written([x + place[0], y + place[1]])) };
    const laid = {
      card: tool.id,
      ...shape,
      abilities: face.abilities.map((one) => one.replace('T-', '').toLowerCase()),
      'placed-by': seat,
    };
    return changed(document, ['terrains', name], laid);
  },
  shift: (document, path, where) => {
    const place = placeOf(where);
    const value = at(document, ...path);
    return place && isMapping(value) ? changed(document, path, shifted(value, place)) : document;
  },
  cards: () => [...cards.faces.values()].map(({ id, name, type }) => ({ id, name, type })),
  load: () => cards.load(),
  say,
};
