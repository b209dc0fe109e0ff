import { expect, it } from 'vitest';
import type { Shown } from '../types';
import { needing, plansOf } from './plans';

const build = (card: string, why = ''): Shown => ({
  option: { kind: 'build', card },
  words: '',
  why,
  cites: [],
  note: '',
});
const save: Shown = { option: { kind: 'save' }, words: '', why: '', cites: [], note: '' };

it('lists what can be built before what cannot', () => {
  const found = plansOf([build('mint', 'too dear'), build('tavern'), save, build('arena')]);
  expect(found.map((one) => one.card)).toEqual(['tavern', 'arena', 'mint']);
});

it('knows which cards in hand need a building', () => {
  const costs: Record<string, string[]> = {
    squire: ['barracks'],
    blade: ['smithy'],
    guard: ['barracks', 'smithy'],
  };
  const of = (card: string) => costs[card] ?? [];
  expect(needing('barracks', ['squire', 'blade', 'guard', 'squire'], of)).toEqual(['squire', 'guard']);
  expect(needing('', ['squire'], of)).toEqual([]);
});
