import { expect, it } from 'vitest';
import { campPlaces } from './camp';

const FACES: Record<string, { rank: string; stars: number }> = {
  greer: { rank: 'bronze', stars: 1 },
  luce: { rank: 'bronze', stars: 1 },
  dayodor: { rank: 'gold', stars: 2 },
  gryphlet: { rank: '', stars: 0 },
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
