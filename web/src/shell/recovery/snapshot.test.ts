import { expect, test } from 'vitest';
import { merged, put, taken } from './snapshot';

function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const table = (name: string, at: number) => ({ table: name, tokens: [`${name}-0-x`], at });

test('everything that belongs to a person comes along, and nothing else', () => {
  const from = storage({
    name: 'Ada',
    theme: 'dark',
    tables: JSON.stringify([table('b', 2), table('a', 1)]),
    decks: JSON.stringify([{ id: '7', code: 'x' }]),
    lessons: JSON.stringify({ 'classic/move': { step: 2, done: false } }),
    'puzzles-solved': JSON.stringify(['classic/one']),
  });
  const into = storage();
  put(taken(from), into);
  for (const key of ['name', 'tables', 'decks', 'lessons', 'puzzles-solved'])
    expect(into.getItem(key)).toBe(from.getItem(key));
  expect(into.getItem('theme')).toBeNull();
});

test('damaged data count as none', () => {
  expect(taken(storage({ tables: '{', decks: '5' }))).toMatchObject({ tables: {}, decks: {} });
});

test('what only one of two devices has stays, what one deleted goes, what one changed is taken', () => {
  const base = { decks: { kept: 1, gone: 1, changed: 1, dropped: 1 } };
  const ours = { decks: { kept: 1, changed: 1, dropped: 1, new: 1 } };
  const theirs = { decks: { kept: 1, gone: 1, changed: 2, other: 1 } };
  expect(merged(base, ours, theirs)['decks']).toEqual({ kept: 1, changed: 2, new: 1, other: 1 });
});

test('on a new device both halves are joined', () => {
  const joined = merged({}, { name: {}, tables: { a: 1 } }, { name: { name: 'Ada' }, tables: { b: 1 } });
  expect(joined).toMatchObject({ name: { name: 'Ada' }, tables: { a: 1, b: 1 } });
});
