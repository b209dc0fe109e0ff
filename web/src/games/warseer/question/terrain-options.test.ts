import { expect, test } from 'vitest';
import type { HexPlace, Shown } from '../types';
import { hexesFor, kindsOf, optionFor } from './terrain-options';

const offer = (terrain: string, ...at: HexPlace[]): Shown =>
  ({ option: { kind: 'lay-terrain', terrain, at }, words: '' }) as unknown as Shown;
const OFFERS: Shown[] = [
  offer('spire', [3, 2]),
  offer('spire', [4, 7]),
  offer('portal', [3, 2], [4, 7]),
  offer('portal', [3, 2], [8, 2]),
  offer('portal', [4, 7], [8, 2]),
  { option: { kind: 'no-terrain' }, words: '' } as unknown as Shown,
];

test('each kind is offered once', () => {
  expect(kindsOf(OFFERS)).toEqual(['spire', 'portal']);
});

test('one hex decides a single terrain', () => {
  expect([...hexesFor(OFFERS, 'spire', []).values()]).toEqual([
    [3, 2],
    [4, 7],
  ]);
  expect(optionFor(OFFERS, 'spire', [[4, 7]])?.at).toEqual([[4, 7]]);
});

test('a pair asks for its second hex, in either order', () => {
  expect(optionFor(OFFERS, 'portal', [[4, 7]])).toBeUndefined();
  expect([...hexesFor(OFFERS, 'portal', [[4, 7]]).keys()]).toHaveLength(2);
  const pair: HexPlace[] = [
    [8, 2],
    [4, 7],
  ];
  expect(optionFor(OFFERS, 'portal', pair)?.at).toEqual([
    [4, 7],
    [8, 2],
  ]);
});
