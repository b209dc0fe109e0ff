/** Times as messages tell them. */

/** Minutes and seconds, as 0:40. */
export function lasted(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What names a turn of a player: it changes when the next one begins. */
export function turnOf(view: { turn: number; active: number } | null, seat: number | null): number {
  return view && seat !== null && view.active === seat ? view.turn : 0;
}
