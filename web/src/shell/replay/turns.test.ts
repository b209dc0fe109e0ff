import { expect, test } from 'vitest';
import { lastBefore, turnsOf } from './turns';

const step = (turn: string) => ({ words: [], turn, seat: null, notes: [] });

test('a turn begins where its words change', () => {
  const steps = ['Setting up', 'Setting up', 'Turn 1', 'Turn 1', 'Turn 2'].map(step);
  expect(turnsOf(steps)).toEqual([
    { step: 0, words: 'Setting up' },
    { step: 2, words: 'Turn 1' },
    { step: 4, words: 'Turn 2' },
  ]);
});

test('a game without steps has no turns', () => {
  expect(turnsOf([])).toEqual([]);
});

test('the last place before an end is found', () => {
  expect(lastBefore([0, 4, 9], 9)).toBe(4);
  expect(lastBefore([4], 4)).toBeUndefined();
});
