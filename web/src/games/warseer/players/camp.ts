/** The War camp as places: one for each star of the hero's leadership. */

/** Characters of one rank take as many places as they have stars. */
export interface CampPlace {
  /** The character; empty for a place that nobody holds any more. */
  card: string;
  rank: string;
  stars: number;
  /** Waiting to be summoned, on the field, or free. */
  state: 'waits' | 'out' | 'free';
}

interface Character {
  rank: string;
  stars: number;
}

/** The places by rank, in each those who wait first, then those on the field, then the free ones. */
export function campPlaces(
  leadership: Readonly<Record<string, number>>,
  waiting: readonly string[],
  out: readonly string[],
  faceOf: (card: string) => Character | undefined,
): CampPlace[] {
  const places = (cards: readonly string[], rank: string, state: CampPlace['state']): CampPlace[] =>
    cards.flatMap((card) => {
      const face = faceOf(card);
      return face?.rank === rank && face.stars ? [{ card, rank, stars: face.stars, state }] : [];
    });
  return Object.entries(leadership).flatMap(([rank, most]) => {
    const held = [...places(waiting, rank, 'waits'), ...places(out, rank, 'out')];
    const free = Math.max(0, most - held.reduce((sum, one) => sum + one.stars, 0));
    return [
      ...held,
      ...Array.from({ length: free }, (): CampPlace => ({ card: '', rank, stars: 1, state: 'free' })),
    ];
  });
}
