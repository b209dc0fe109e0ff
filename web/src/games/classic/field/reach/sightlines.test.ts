import { describe, expect, it } from 'vitest';
import type { Sight } from '../../types';
import { drawnSights } from './sightlines';

const sight = (creature: number, more: Partial<Sight>): Sight => ({
  creature,
  gap: creature * 1000,
  hour: 12,
  line: [
    [0, 0],
    [1, 1],
  ],
  blockers: [],
  crossing: null,
  touching: false,
  shots: [],
  cover: false,
  words: '',
  ...more,
});
const blocked = { line: null, crossing: [5, 5] as [number, number], blockers: [9] };
const drawn = (sights: Sight[], more = {}) =>
  drawnSights(sights, { enemies: new Set([1, 2, 3, 4]), looked: 0, all: false, ...more }).map(
    (one) => one.creature,
  );

describe('lines of sight', () => {
  it('are drawn to those who could be shot, and with few of them to the nearest who is hidden behind something', () => {
    expect(
      drawn([sight(1, {}), sight(2, { shots: ['shooting'] }), sight(3, blocked), sight(4, blocked)]),
    ).toEqual([2, 3]);
  });
  it('leave the blocked ones out where there are many', () => {
    const shots = ['shooting'];
    expect(drawn([sight(1, { shots }), sight(2, { shots }), sight(3, blocked)])).toEqual([1, 2]);
  });
  it('are not drawn for who cannot shoot, but to whoever is looked at', () => {
    expect(drawn([sight(1, {}), sight(3, blocked)])).toEqual([]);
    expect(drawn([sight(1, {}), sight(3, blocked)], { looked: 3 })).toEqual([3]);
  });
  it('are drawn to the nearest enemies while a miniature is held', () => {
    expect(drawn([sight(1, {}), sight(2, blocked), sight(3, {}), sight(4, {})], { near: 2 })).toEqual([1, 2]);
    expect(drawn([sight(1, { touching: true }), sight(3, {}), sight(4, {})], { near: 1 })).toEqual([3]);
  });
  it('are all drawn while measuring, to enemies not in contact', () => {
    expect(
      drawn([sight(1, { touching: true }), sight(2, {}), sight(3, blocked), sight(7, {})], { all: true }),
    ).toEqual([2, 3]);
  });
});
