import { describe, expect, it } from 'vitest';
import type { GameEvent, Line } from '../types';
import { lastAttack } from './last-attack';

const line = (words: string, ...events: object[]) =>
  ({ words, cites: [], events: events as GameEvent[] }) as unknown as Line;
const declared = line('Greer attacks Gil-Talas', { kind: 'attack-declared', attacker: 1, target: 2 });
const rolled = line('a roll', { kind: 'dice-rolled', dice: ['red', 'blue'], faces: ['blank', 'hit'] });
const again = line('a reroll', { kind: 'dice-changed', dice: [1], faces: ['crit'] });
const hurt = line('Gil-Talas takes 2 wounds', { kind: 'damaged' });
const ended = line('', { kind: 'attack-ended' });

describe('the last attack', () => {
  it('is told by its result, with the dice as they lie at the end', () => {
    const found = lastAttack([declared, rolled, again, hurt, ended, line('a move', { kind: 'moved' })]);
    expect(found?.lines.map(({ words }) => words)).toEqual(['Gil-Talas takes 2 wounds']);
    expect(found?.dice.map(({ face }) => face)).toEqual(['crit', 'hit']);
  });

  it('is told as it was declared while nothing has come of it', () => {
    expect(lastAttack([declared, rolled])?.lines).toEqual([declared]);
    expect(lastAttack([declared, rolled, ended, line('a trap', { kind: 'wounded' })])?.lines).toEqual([
      declared,
    ]);
    expect(lastAttack([declared])).toBeNull();
  });
});
