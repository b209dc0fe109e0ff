/** The keys that a learner needs for the open question: each a verb of the help with its caps. */
export type Row = readonly [verb: string, ...caps: string[]];

const ARROWS = ['←', '↑', '↓', '→'];
const HEXES: Row = ['hexes', ...ARROWS];
const CONFIRM: Row = ['confirm', 'Enter'];
const ESCAPE: Row = ['escape', 'Esc'];

/** What helps with a question of this shape; `selected` with a creature in hand. */
export function taskRows(shape: string, selected: boolean, hasCards: boolean): readonly Row[] {
  if (shape === 'turn' || shape === 'action')
    return selected
      ? [HEXES, CONFIRM, ['pass', 'P'], ESCAPE]
      : [
          ['next', 'N'],
          HEXES,
          CONFIRM,
          ...(hasCards ? [['card', '1', '…', '0'] as Row] : []),
          ['end-turn', 'E'],
        ];
  if (shape === 'place') return [HEXES, CONFIRM];
  if (shape === 'dice') return [['hexes-dice', '←', '→'], ['choose-die', 'Space'], CONFIRM, ['pass', 'P']];
  return shape ? [['tab', 'Tab'], CONFIRM] : [];
}
