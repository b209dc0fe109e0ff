import { describe, expect, it } from 'vitest';
import type { CreatureView } from '../../types';
import { chipsFrom, chipsOf, folded, segments } from './tokens';

const creature = (more: Partial<CreatureView>): CreatureView => ({
  id: 1,
  card: '',
  type: 'character',
  seat: 0,
  owner: 0,
  x: 0,
  y: 0,
  base: 3200,
  strength: 1,
  health: 4,
  movement: 'M',
  wounds: 0,
  armour: 0,
  concentration: 0,
  hidden: false,
  activated: false,
  moved: false,
  melees_suffered: 0,
  abilities: [],
  in_contact: [],
  used: [],
  exhausted: [],
  victim: 0,
  skips: 0,
  ...more,
});

describe('the arc of health', () => {
  it('has a segment a point and loses them from the right', () => {
    expect(segments(4, 1, 20, 8).map((one) => one.lost)).toEqual([false, false, false, true]);
    const [first, last] = [segments(4, 1, 20, 8)[0], segments(4, 1, 20, 8)[3]];
    expect(Number(first?.d.slice(1).split(' ')[0])).toBeLessThan(Number(last?.d.slice(1).split(' ')[0]));
  });
  it('is a number above eight points', () => {
    expect(segments(9, 0, 20, 8)).toEqual([]);
  });
});

describe('chips', () => {
  it('stand in their order, and the fourth and later fold', () => {
    const all = chipsOf(
      creature({
        armour: 2,
        hidden: true,
        concentration: 1,
        skips: 1,
        abilities: [{ id: 'A-POISON', x: 0 }],
      }),
      true,
      false,
    );
    expect(all.map((one) => one.kind)).toEqual([
      'armour',
      'hidden',
      'poison',
      'tired',
      'concentration',
      'skips',
    ]);
    expect(folded(all).at(-1)).toEqual({ kind: 'more', text: '+3' });
    expect(folded(all.slice(0, 4)).at(-1)?.kind).toBe('tired');
  });
  it('tell the counters of texts by their numbers, or by the first of too many', () => {
    const counters = (...numbers: number[]) =>
      chipsOf(creature({}), false, false, { holder: 1, numbers, words: '' });
    expect(counters(3)).toEqual([{ kind: 'counters', text: '3' }]);
    expect(counters(2, 1)).toEqual([{ kind: 'counters', text: '2·1' }]);
    expect(counters(14, 3)).toEqual([{ kind: 'counters', text: '14…' }]);
    expect(counters(999)).toEqual([{ kind: 'counters', text: '999' }]);
    expect(chipsOf(creature({}), false, false, undefined)).toEqual([]);
  });
  it('begin at the upper right, or where no other base is', () => {
    expect(chipsFrom([100, 100], 16, [])).toBe(-45);
    expect(chipsFrom([100, 100], 16, [{ at: [123, 77], radius: 16 }])).not.toBe(-45);
  });
});
