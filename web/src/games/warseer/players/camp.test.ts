import { expect, it } from 'vitest';
import { campPlaces, widthOf } from './camp';

const FACES: Record<string, { type: string; rank: string; stars: number }> = {
  greer: { type: 'character', rank: 'bronze', stars: 1 },
  luce: { type: 'character', rank: 'bronze', stars: 1 },
  dayodor: { type: 'character', rank: 'gold', stars: 2 },
  novice: { type: 'character', rank: '', stars: 0 },
  ruphus: { type: 'character', rank: '', stars: 0 },
  gryphlet: { type: 'minion', rank: '', stars: 0 },
};

it('has one place for each star of leadership', () => {
  const places = campPlaces(
    { bronze: 3, silver: 1, gold: 2 },
    ['luce'],
    ['greer', 'dayodor', 'gryphlet'],
    (card) => FACES[card],
  );
  expect(places).toEqual([
    { card: 'luce', rank: 'bronze', stars: 1, state: 'waits' },
    { card: 'greer', rank: 'bronze', stars: 1, state: 'out' },
    { card: '', rank: 'bronze', stars: 1, state: 'free' },
    { card: '', rank: 'silver', stars: 1, state: 'free' },
    { card: 'dayodor', rank: 'gold', stars: 2, state: 'out' },
  ]);
  expect(places.reduce((sum, one) => sum + one.stars, 0)).toBe(6);
});

it('shows who has no star and takes no place (W-CARD-05)', () => {
  const places = campPlaces({ bronze: 1 }, ['novice'], ['ruphus', 'gryphlet'], (card) => FACES[card]);
  expect(places).toEqual([
    { card: 'novice', rank: '', stars: 0, state: 'waits' },
    { card: 'ruphus', rank: '', stars: 0, state: 'out' },
    { card: '', rank: 'bronze', stars: 1, state: 'free' },
  ]);
  expect(places.map(widthOf)).toEqual([1, 1, 1]);
});
