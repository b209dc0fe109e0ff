/** The buildings that could be built: those that can first, in the order they were chosen. */
import type { Shown } from '../types';

export interface Plan {
  card: string;
  shown: Shown;
}

export function plansOf(options: readonly Shown[]): Plan[] {
  const found = options.flatMap((shown) =>
    shown.option.kind === 'build' ? [{ card: shown.option.card, shown }] : [],
  );
  return [...found.filter((one) => !one.shown.why), ...found.filter((one) => one.shown.why)];
}

/** The cards in hand whose cost names a building, each once. */
export function needing(
  building: string,
  hand: readonly string[],
  buildingsOf: (card: string) => readonly string[],
): string[] {
  return building ? [...new Set(hand)].filter((card) => buildingsOf(card).includes(building)) : [];
}
