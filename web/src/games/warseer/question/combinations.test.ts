import { expect, it } from 'vitest';
import type { Shown } from '../types';
import { combination, thingsIn } from './combinations';

const back = (...cards: string[]): Shown => ({
  option: { kind: 'return-cards', cards },
  words: '',
  why: '',
  cites: [],
  note: '',
});
const options = [back('axe', 'axe'), back('axe', 'bow')];

it('lists a card as often as it can be taken', () => {
  expect(thingsIn(options)).toEqual(['axe', 'axe', 'bow']);
});

it('finds the option of some cards whatever their order', () => {
  expect(combination(options, ['bow', 'axe'])).toEqual({ kind: 'return-cards', cards: ['axe', 'bow'] });
  expect(combination(options, ['bow'])).toBeNull();
});
