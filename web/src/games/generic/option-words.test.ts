import { expect, it } from 'vitest';
import { optionWords } from './option-words';

const shown = (option: unknown, words = '') => ({ option, words, why: '', cites: [], note: '' });

it('tells an option by the words of the server, else by the things it names', () => {
  expect(optionWords(shown({ kind: 'walk', steps: 1 }, 'Walk 1 step'))).toBe('Walk 1 step');
  expect(optionWords(shown({ kind: 'discard', cards: ['oil', 'wick'] }))).toBe('discard, oil, wick');
});
