import { expect, it } from 'vitest';
import type { Shown } from '../types';
import { nearest, splitsOf, stepped } from './splits';

const shown = (attack: number, defence: number, why = ''): Shown => ({
  option: { kind: 'split', attack, defence },
  words: '',
  why,
  cites: [],
  note: '',
});
const splits = splitsOf([shown(3, 0), shown(2, 1), shown(1, 2), shown(0, 3, 'must attack')]);

it('goes through the open splits and stays at their ends', () => {
  expect(splits.map((one) => one.attack)).toEqual([1, 2, 3]);
  expect(stepped(splits, 2, 1)).toBe(3);
  expect(stepped(splits, 3, 1)).toBe(3);
  expect(stepped(splits, 1, -1)).toBe(1);
});

it('takes the open split nearest to the wish', () => {
  expect(nearest(splits, 0)?.attack).toBe(1);
  expect(nearest(splits, null)?.attack).toBe(3);
  expect(nearest([], 1)).toBeUndefined();
});
