import { expect, it } from 'vitest';
import type { Shown } from '../types';
import { cardsWanted, combination, placeOfCopy, thingsIn } from './combinations';

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

it('tells how many cards are wanted, if all options take as many', () => {
  expect(cardsWanted(options)).toBe(2);
  expect(cardsWanted([...options, back('bow')])).toBe(0);
});

it('finds each copy of a card in hand among the asked ones', () => {
  const asked = thingsIn(options);
  const hand = ['bow', 'axe', 'shield', 'axe', 'axe'];
  expect(hand.map((_, at) => placeOfCopy(asked, hand, at))).toEqual([2, 0, -1, 1, -1]);
});
