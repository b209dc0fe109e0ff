import { describe, expect, it } from 'vitest';
import { pasted } from './link';

const WORD = 'abcdefghijklmn23-1-abcdefghijklmnopqrstuvwxyz234567';

describe('what is pasted to join a table', () => {
  it.each([
    WORD,
    `  ${WORD}\n`,
    `#/table/${WORD}`,
    `http://games.example:8777/#/table/${WORD}`,
    `Come and play: http://GAMES.example:8777/#/table/${WORD}.`,
  ])('is found in %j', (text) => {
    expect(pasted(text, 'games.example:8777')).toEqual({ words: [WORD] });
  });

  it('may be both seats of one screen', () => {
    const other = WORD.replace('-1-', '-0-');
    expect(pasted(`#/table/${other}/${WORD}`, 'x')).toEqual({ words: [other, WORD] });
  });

  it('tells where a link of another server leads', () => {
    expect(pasted(`https://other.example/#/table/${WORD}`, 'games.example')).toEqual({
      elsewhere: 'other.example',
    });
  });

  it.each([
    '',
    'abc',
    'http://games.example/',
    WORD.toUpperCase(),
    'abcdefghijklmn23-2-abcdefghijklmnopqrstuvwxyz',
  ])('is nothing in %j', (text) => expect(pasted(text, 'games.example')).toBeNull());
});
