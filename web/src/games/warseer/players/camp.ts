/** The War camp as places: one for each star of the hero's leadership, and the characters that take no place. */

/** Characters of one rank take as many places as they have stars; those without a star take none (W-CARD-05). */
export interface CampPlace {
  /** The character; empty for a place that nobody holds any more. */
  card: string;
  /** Empty without a star. */
  rank: string;
  stars: number;
  /** Waiting to be summoned, on the field, or free. */
  state: 'waits' | 'out' | 'free';
}

interface Face {
  type: string;
  rank: string;
  stars: number;
}

/** As wide as a place is a character without a star, too. */
export const widthOf = ({ stars }: CampPlace) => Math.max(1, stars);

/**
 * The places by rank, in each those who wait first, then those on the field, then the free ones; before them the
 * characters without a star.
 */
export function campPlaces(
  leadership: Readonly<Record<string, number>>,
  waiting: readonly string[],
  out: readonly string[],
  faceOf: (card: string) => Face | undefined,
): CampPlace[] {
  const places = (cards: readonly string[], rank: string, state: CampPlace['state']): CampPlace[] =>
    cards.flatMap((card) => {
      const face = faceOf(card);
      const stars = face?.stars ?? 0;
      const fits = face?.type === 'character' && (stars ? face.rank : '') === rank;
      return fits ? [{ card, rank, stars, state }] : [];
    });
  const both = (rank: string) => [...places(waiting, rank, 'waits'), ...places(out, rank, 'out')];
  const ranked = Object.entries(leadership).flatMap(([rank, most]) => {
    const held = both(rank);
    const free = Math.max(0, most - held.reduce((sum, one) => sum + one.stars, 0));
    return [
      ...held,
      ...Array.from({ length: free }, (): CampPlace => ({ card: '', rank, stars: 1, state: 'free' })),
    ];
  });
  return [...both(''), ...ranked];
}
