/** The options of the open question that are about a card in hand. */
import type { Asked, Shown } from '../types';

export function optionsOf(asked: Asked | null, card: string): Shown[] {
  return (asked?.options ?? []).filter(({ option }) => {
    if (option.kind === 'play-feat' || option.kind === 'discard-feat') return option.feat === card;
    return (
      (option.kind === 'play' || option.kind === 'discard' || option.kind === 'play-tactic') &&
      option.card === card
    );
  });
}
