import { describe, expect, it } from 'vitest';
import type { GameEvent, Line } from '../types';
import { lastExchange, without } from './rolls';

const event = (kind: string, more: object = {}) => ({ kind, because: [], ...more }) as unknown as GameEvent;
const line = (words: string, ...events: GameEvent[]): Line => ({ words, cites: ['C-MEL-05'], events });
const rolled = (creature: number, why: string, ...faces: string[]) =>
  event('rolled', { creature, why, faces, succeeding: ['shield'] });

describe('the last exchange', () => {
  const fight = [
    line('An older roll', rolled(9, 'attack', 'axe')),
    line('Brissa attacks Greer.', event('attack-declared')),
    line('Brissa rolls', rolled(1, 'attack', 'axe', 'shield')),
    line('Greer rolls', rolled(2, 'defence', 'bullseye', 'axe')),
  ];
  it('holds the dice since the attack was declared', () => {
    expect(lastExchange(fight).throws.map((one) => [one.creature, one.faces])).toEqual([
      [1, ['axe', 'shield']],
      [2, ['bullseye', 'axe']],
    ]);
  });
  it('lifts out what is rolled again and puts the new dice last', () => {
    const again = event('rerolled', {
      creature: 2,
      why: 'defence',
      dropped: ['bullseye'],
      faces: ['shield'],
    });
    const [, theirs] = lastExchange([...fight, line('Greer rerolls', again)]).throws;
    expect(theirs).toMatchObject({ faces: ['axe', 'shield'], fresh: 1, succeeding: ['shield'] });
  });
  it('tells what came of it, and nothing of what came later', () => {
    const later = [
      line('Greer takes 1 wound.', event('hurt')),
      line('Brissa moves.', event('moved')),
      line('Odo draws.'),
    ];
    expect(lastExchange([...fight, ...later]).results.map((one) => one.words)).toEqual([
      'Greer takes 1 wound.',
    ]);
  });
  it('tells the last dice for the first turn until others fall', () => {
    const begin = [line('Dice: 1, 1.', event('dice-compared')), line('Dice: 2, 0.', event('dice-compared'))];
    expect(lastExchange([...begin, line('Odo draws.')]).results.map((one) => one.words)).toEqual([
      'Dice: 2, 0.',
    ]);
    expect(lastExchange([...begin, ...fight]).results).toEqual([]);
  });
  it('is empty before the first roll', () => {
    expect(lastExchange([line('Odo draws a card.', event('drawn'))])).toEqual({ throws: [], results: [] });
  });
});

it('drops dice one for one', () => {
  expect(without(['axe', 'axe', 'shield'], ['axe'])).toEqual(['axe', 'shield']);
});
