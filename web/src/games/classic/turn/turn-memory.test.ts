import { describe, expect, it } from 'vitest';
import type { Screen } from '../types';
import { TurnMemory } from './turn-memory';

const line = (words: string, ...events: object[]) => ({ words, cites: [], events });
const began = (seat: number) => line(`turn of ${seat}`, { kind: 'turn-began', seat, turn: 1 });
const screen = (position: number, turn: number, ...lines: object[]) =>
  ({ position, lines, anew: false, view: { turn } }) as unknown as Screen;
const anew = (position: number, turn: number) => ({ ...screen(position, turn), anew: true });

describe('the last turn of the others', () => {
  const seen = (...screens: Screen[]) => {
    const memory = new TurnMemory();
    for (const one of screens) memory.keep(one, 0);
    return memory;
  };
  const turn = ({ turn }: TurnMemory) =>
    turn && [turn.before.position, ...turn.screens.map((one) => one.lines.map(({ words }) => words))];
  const theirs = [
    anew(1, 1),
    screen(2, 1, line('mine')),
    screen(3, 2, line('my end'), began(1), line('they draw')),
    screen(4, 2, line('they move')),
    screen(5, 3, line('they end'), began(0), line('I draw')),
  ];

  it('is kept from its beginning to its end, with the table before it', () => {
    expect(turn(seen(...theirs))).toEqual([2, ['turn of 1', 'they draw'], ['they move'], ['they end']]);
    expect(turn(seen(...theirs, screen(6, 3, line('mine'))))).toEqual(turn(seen(...theirs)));
  });
  it('is the last of several, also where it comes in one screen', () => {
    const more = screen(6, 4, began(1), line('first'), began(2), line('second'), began(0));
    expect(turn(seen(...theirs, more))).toEqual([5, ['turn of 2', 'second']]);
  });
  it('stays when an own answer is taken back, and goes when the undo leads back into it', () => {
    expect(turn(seen(...theirs, anew(6, 3)))).not.toBeNull();
    expect(turn(seen(...theirs, anew(6, 2)))).toBeNull();
    expect(turn(seen(...theirs.slice(0, 4), anew(5, 2)))).toBeNull();
    expect(turn(seen(anew(1, 1)))).toBeNull();
  });
});
