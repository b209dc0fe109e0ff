import { expect, test } from 'vitest';
import { GROUPS, newPhrase, readPhrase } from './phrase';

test('a phrase has a hundred bits in groups, and is another one each time', () => {
  const phrases = new Set(Array.from({ length: 50 }, newPhrase));
  expect(phrases.size).toBe(50);
  for (const one of phrases) {
    expect(one.split('-')).toHaveLength(GROUPS);
    expect(readPhrase(one)).toBe(one);
  }
});

test('it is read however it is typed', () => {
  expect(readPhrase(' ABCD efgh-jkmn PQRS tvwx ')).toBe('abcd-efgh-jkmn-pqrs-tvwx');
  expect(readPhrase('OIL0-1111-1111-1111-1111')).toBe('0110-1111-1111-1111-1111');
});

test('other texts are none', () => {
  for (const typed of ['', 'abcd', 'abcd-efgh-jkmn-pqrs-tvwu', 'abcd-efgh-jkmn-pqrs-tvwx-0', '🂡'.repeat(20)])
    expect(readPhrase(typed)).toBeNull();
});
