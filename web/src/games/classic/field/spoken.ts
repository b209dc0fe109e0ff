/** The text that a screen reader gets for a thing on the field: name, state, place, offers. */
import { cards } from '../cards/cards.svelte';
import { cm } from '../measures';
import { say } from '../words';
import type { CreatureView, Terrain } from '../types';
import { alongEdge, fromEdge, SIDE } from './board/edges';
import type { Scene, TokenState } from './scene.svelte';

const THIRD = SIDE / 3;

/** A creature: seen from the selected one with hour and distance, else with its distance from our edge. */
export function creatureSpoken(scene: Scene, state: TokenState): string {
  const { creature } = state;
  const sight = state.selected ? undefined : scene.sights.get(creature.id);
  const states = statesOf(scene, state).join(', ');
  if (sight?.words) return states ? sentence(`${sight.words.replace(/\.$/, '')}, ${states}`) : sight.words;
  const who = say('field-creature', {
    name: scene.table.name(creature.id),
    whose: whoseIs(scene, creature),
    player: scene.table.seatName(creature.seat),
    left: creature.health - creature.wounds,
    health: creature.health,
  });
  return `${sentence([who, ...marksOf(scene, state), ...(states ? [states] : [])].join(', '))} ${place(scene, creature.x, creature.y, creature.base / 2)}`;
}

/** Whose it is to the seat that is asked, whichever edge is below; where several others play, they are named. */
function whoseIs({ table }: Scene, { seat, type }: CreatureView): string {
  if (table.seat === null) return 'other';
  const hero = type === 'hero' ? '-hero' : '';
  if (seat === table.own) return `own${hero}`;
  return `${table.isHostile(seat) ? 'enemy' : 'ally'}${hero}${table.seats.length > 2 ? '-of' : ''}`;
}

/** Its tokens. */
function marksOf({ table }: Scene, { creature, chips }: TokenState): string[] {
  const marks = chips.map((one) => one.kind);
  const armour = Number(chips.find((one) => one.kind === 'armour')?.text ?? 0);
  return [
    armour > 0 && say('field-armour', { count: armour }),
    creature.hidden && say('field-hidden'),
    marks.includes('poison') && say('field-poisoned'),
    marks.includes('disease') && say('field-diseased'),
    marks.includes('tired') && say('field-tired'),
    creature.concentration > 0 && say('field-concentration', { count: creature.concentration }),
    table.counters(creature.id)?.words,
    creature.skips > 0 && say('field-skips'),
  ].filter((one): one is string => Boolean(one));
}

/** Its part in the current question and turn. */
function statesOf(scene: Scene, state: TokenState): string[] {
  const { id } = state.creature;
  const offers = [...scene.offered.keys()];
  const summoned = state.chips.some((one) => one.kind === 'summoned');
  return [
    state.selected && say('field-selected'),
    state.can && say('field-can-act'),
    summoned ? say('field-summoned') : state.done && say('field-done'),
    offers.includes(id) && say('field-choice', { number: offers.indexOf(id) + 1, of: offers.length }),
  ].filter((one): one is string => Boolean(one));
}

/** A template: its name, its abilities, its place. */
export function terrainSpoken(scene: Scene, terrain: Terrain): string {
  const face = cards.face(terrain.card);
  const counters = scene.table.counters(terrain.id);
  const offers = [...scene.offered.keys()];
  const name = scene.table.name(terrain.id) || cards.name(terrain.card);
  const parts = [
    say('field-terrain', { name }),
    ...(counters ? [counters.words] : []),
    ...(terrain.searched ? [say('field-searched')] : []),
    ...(offers.includes(terrain.id)
      ? [say('field-choice', { number: offers.indexOf(terrain.id) + 1, of: offers.length })]
      : []),
  ];
  const [x, y] = terrain.corners.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const count = terrain.corners.length || 1;
  return [sentence(parts.join(', ')), ...(face?.text ?? []), place(scene, x / count, y / count, 0)].join(' ');
}

function place(scene: Scene, x: number, y: number, radius: number): string {
  const across = alongEdge([x, y], scene.edge);
  // At one screen the board does not turn: our edge may be another than the one below.
  const away = Math.max(0, fromEdge([x, y], scene.table.edgeOf(scene.table.own)) - radius);
  const where = across < THIRD ? 'left' : across > 2 * THIRD ? 'right' : 'middle';
  const side = scene.table.seat === null ? 'first' : 'own';
  return say('field-place', { where, side, length: cm(away) });
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
