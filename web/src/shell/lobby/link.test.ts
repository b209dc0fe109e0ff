import { describe, expect, it } from 'vitest';
import { pasted } from './link';

const TOKEN = 'abcdefghijklmn23-1-abcdefghijklmnopqrstuvwxyz234567';

describe('what is pasted to join a table', () => {
  it.each([
    TOKEN,
    `  ${TOKEN}\n`,
    `#/table/${TOKEN}`,
    `http://games.example:8777/#/table/${TOKEN}`,
    `Come and play: http://GAMES.example:8777/#/table/${TOKEN}.`,
  ])('is found in %j', (text) => {
    expect(pasted(text, 'games.example:8777')).toEqual({ tokens: [TOKEN] });
  });

  it.each([`#/replay/${TOKEN.replace('-1-', '-w-')}/163`, '#/join/abcdefghijklmn23'])(
    'may be the address of a replay or of an open table: %s',
    (page) => {
      expect(pasted(`Look: http://games.example:8777/${page} .`, 'games.example:8777')).toEqual({ page });
      expect(pasted(`http://other.example/${page}`, 'games.example')).toEqual({ elsewhere: 'other.example' });
    },
  );

  it('may be several seats of one screen', () => {
    const tokens = [0, 1, 2, 3].map((seat) => TOKEN.replace('-1-', `-${seat}-`));
    expect(pasted(`#/table/${tokens.join('/')}`, 'x')).toEqual({ tokens });
  });

  it('tells where a link of another server leads', () => {
    expect(pasted(`https://other.example/#/table/${TOKEN}`, 'games.example')).toEqual({
      elsewhere: 'other.example',
    });
  });

  it.each([
    '',
    'abc',
    'http://games.example/',
    TOKEN.toUpperCase(),
    'abcdefghijklmn23-x-abcdefghijklmnopqrstuvwxyz',
  ])('is nothing in %j', (text) => expect(pasted(text, 'games.example')).toBeNull());
});
