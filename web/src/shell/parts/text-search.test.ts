import { expect, test } from 'vitest';
import { matches, wordsIn } from './text-search';

test('capitals and accents do not matter', () => {
  expect(matches('Élite der Wölfe', 'elite WOLFE')).toBe(true);
  expect(matches('Угольная лисица', 'УГОЛЬНАЯ')).toBe(true);
});

test('every word must be there, in any order', () => {
  expect(matches('Golden Crossbow', 'crossbow gold')).toBe(true);
  expect(matches('Golden Crossbow', 'gold blade')).toBe(false);
});

test('who types nothing finds everything', () => {
  expect(wordsIn('  ')).toEqual([]);
  expect(matches('anything', ' ')).toBe(true);
});
