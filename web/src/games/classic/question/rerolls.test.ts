import { expect, it } from 'vitest';
import type { Shown } from '../types';
import { rerollOf } from './rerolls';

const shown = (bullseyes: number, axes: number, shields: number): Shown => ({
  option: { kind: 'reroll', bullseyes, axes, shields },
  words: '',
  why: '',
  cites: [],
  note: '',
});

it('answers with how many of each symbol, where that is offered', () => {
  const options = [shown(0, 0, 0), shown(1, 0, 0), shown(1, 1, 0)];
  expect(rerollOf(options, ['axe', 'bullseye'])).toEqual({
    kind: 'reroll',
    bullseyes: 1,
    axes: 1,
    shields: 0,
  });
  expect(rerollOf(options, [])).toEqual({ kind: 'reroll', bullseyes: 0, axes: 0, shields: 0 });
  expect(rerollOf(options, ['shield'])).toBeUndefined();
});
