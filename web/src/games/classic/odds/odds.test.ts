import { describe, expect, it } from 'vitest';
import type { Asked, Chances, Reach, Way } from '../types';
import { attacksInHand, type Hand } from './attacks';
import { columns, fraction, signed } from './bars';

const chances = (weights: number[], left: number): Chances => ({
  weights,
  total: weights.reduce((sum, one) => sum + one, 0),
  dies: 0,
  expected: 0,
  left,
  armour: 0,
});

describe('bars', () => {
  it('end where the wounds kill, and count the rest in there', () => {
    const found = columns(chances([1, 2, 1, 4], 2), null);
    expect(found.map((one) => [one.wounds, one.chosen.exact, one.dies])).toEqual([
      [0, '1/8', false],
      [1, '1/4', false],
      [2, '5/8', true],
    ]);
  });
  it('are as many as either split needs', () => {
    const found = columns(chances([3, 1], 5), chances([1, 1, 2], 5));
    expect(found.map((one) => [one.chosen.part, one.best?.part])).toEqual([
      [0.75, 0.25],
      [0.25, 0.25],
      [0, 0.5],
    ]);
  });
  it('are two at least, so that certainty is seen', () => {
    expect(columns(chances([9], 3), null)).toHaveLength(2);
  });
});

it('tells fractions in lowest terms', () => {
  expect([fraction(4, 27), fraction(9, 27), fraction(27, 27), fraction(0, 27)]).toEqual([
    '4/27',
    '1/3',
    '1',
    '0',
  ]);
});

it('signs a balance as the language does', () => {
  expect([signed(0.957, 'en'), signed(-1.5, 'de'), signed(0, 'en')]).toEqual(['+0.96', '-1,50', '0.00']);
});

describe('the attacks in hand', () => {
  const reach = {
    creature: 1,
    actions: [
      { option: { kind: 'move', to: [0, 0] }, words: '', why: '', cites: [] },
      { option: { kind: 'shoot', target: 2 }, words: '', why: '', cites: [] },
      { option: { kind: 'shoot', target: 3 }, words: '', why: 'too far', cites: [] },
    ],
    contacts: [
      { creature: 3, way: 'move', to: [5, 5], length: 9, stabs: [], attacks: [{ kind: 'fight', target: 3 }] },
      { creature: 3, way: 'run', to: [6, 6], length: 9, stabs: [], attacks: [{ kind: 'fight', target: 3 }] },
      { creature: 2, way: 'run', to: [9, 9], length: 14, stabs: [], attacks: [] },
    ],
  } as unknown as Reach;
  const hand: Hand = { asked: null, reach, selected: 1, held: null, way: null };
  const keys = (one: Hand) => attacksInHand(one).map((found) => found.key);

  it('are those that can be made now, and those that may follow a move', () => {
    expect(keys(hand)).toEqual(['shoot 1 2', 'fight 1 3']);
    expect(attacksInHand(hand)[1]).toMatchObject({ at: [5, 5], way: 'move' });
  });
  it('of a held miniature are those that the server says may follow', () => {
    const attacks = [
      { kind: 'fight', target: 2 },
      { kind: 'throw', target: 3 },
      { kind: 'detect', target: 4 },
    ];
    const way = { legal: true, to: [7, 7], touches: [2, 4], sights: [], attacks } as unknown as Way;
    const found = attacksInHand({ ...hand, held: { creature: 1, way: 'run' }, way });
    expect(found.map((one) => one.key)).toEqual(['fight 1 2', 'throw 1 3']);
    expect(found[0]).toMatchObject({ at: [7, 7], way: 'run' });
  });
  it('are the running melee alone while its dice are split', () => {
    const asked = { choice: 'split', about: { creature: 2, foe: 1, role: 'defender' } } as unknown as Asked;
    expect(attacksInHand({ ...hand, asked })).toEqual([
      { key: 'fight 2 1', creature: 2, option: { kind: 'fight', target: 1 }, splitting: 'defender' },
    ]);
  });
  it('are none while another creature is looked at', () => {
    expect(keys({ ...hand, selected: 4 })).toEqual([]);
  });
});
