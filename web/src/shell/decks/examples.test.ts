import { expect, test } from 'vitest';
import { routeOf } from '../route';
import { exampleHash, isExample } from './examples';

test('a deck that shows a rule has an address that leads to the deck builder', () => {
  const route = routeOf(exampleHash('classic', 'C-DECK-06', 1, 'broken', 'en2'));
  expect(route).toEqual({
    page: 'decks',
    game: 'classic',
    deck: 'rule:C-DECK-06:1:broken',
    edition: 'en2',
  });
  expect(route.page === 'decks' && isExample(route.deck)).toBe(true);
});

test('other addresses of decks are none of these', () => {
  for (const one of ['', 'new', '12345', 'rule:C-DECK-06:1', 'rule:C-DECK-06:x:kept'])
    expect(isExample(one)).toBe(false);
});
