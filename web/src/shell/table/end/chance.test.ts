import { describe, expect, it } from 'vitest';
import { hex } from './blake2b';
import { Chance, checkedThrows, foundInLog, mixedSeed } from './chance';

const SECRET = '00'.repeat(32);
const NONCES = ['00112233445566778899aabbccddeeff', ''];
/** As Python computes them. */
const SEED = '58de0331bef47542b46fd0730b8d794c4c9d933b3c7b01cf5c75d5230e20eada';
const DICE = '5223155522532242625153146145261635351251';
const AFTER = 316;
const seeded = () => new Chance(mixedSeed(SECRET, NONCES));

describe('the stream of chance', () => {
  it('is that of the server, over more than one block', () => {
    expect(hex(mixedSeed(SECRET, NONCES))).toBe(SEED);
    const chance = seeded();
    const dice = Array.from({ length: 40 }, () => chance.below(6) + 1);
    expect(dice.join('')).toBe(DICE);
    chance.shuffle(20);
    expect(chance.below(1000)).toBe(AFTER);
  });
  it('begins in the middle of a block or at its start', () => {
    for (const drawn of [1, 16, 21]) {
      const chance = new Chance(mixedSeed(SECRET, NONCES), drawn);
      const dice = Array.from({ length: 40 - drawn }, () => chance.below(6) + 1);
      expect(dice.join('')).toBe(DICE.slice(drawn));
    }
  });
  it('finds every die that fell otherwise', () => {
    const numbers = [...DICE.slice(0, 3)].map(Number);
    const draws = [{ sides: [6, 6, 6], numbers, faces: ['axe', 'shield', 'axe'], shuffled: 0 }];
    expect(checkedThrows(draws, seeded())[0]?.right).toEqual([true, true, true]);
    const forged = [
      { ...draws[0], numbers: numbers.map((one, at) => (at === 1 ? (one % 6) + 1 : one)) },
    ] as typeof draws;
    expect(checkedThrows(forged, seeded())[0]?.right).toEqual([true, false, true]);
  });
  it('is compared with the log in its order', () => {
    const checked = [['axe'], ['axe', 'shield'], ['bullseye']].map((faces) => ({
      faces,
      numbers: [],
      right: [],
    }));
    expect(foundInLog([['shield', 'axe'], ['bullseye']], checked)).toBe(2);
    expect(foundInLog([['bullseye'], ['axe']], checked)).toBe(1);
    expect(foundInLog([['shield']], checked)).toBe(0);
  });
});
