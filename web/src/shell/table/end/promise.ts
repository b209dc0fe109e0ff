/** What this browser learnt and said before a game, to check its dice afterwards; kept until the tab is closed. */

export interface DicePromise {
  /** The server's commitment to its secret. */
  commitment: string;
  /** The seat's part of the seed, in hexadecimal digits; empty if the dice are those of an earlier game. */
  share: string;
}

const key = (table: string, seat: number | null) => `promise ${table} ${seat}`;

/** Keep the first promise: a later one could have been made up. */
export function keepPromise(table: string, seat: number | null, promise: DicePromise): void {
  if (!promised(table, seat)) sessionStorage.setItem(key(table, seat), JSON.stringify(promise));
}

export function promised(table: string, seat: number | null): DicePromise | null {
  const kept = sessionStorage.getItem(key(table, seat));
  return kept ? (JSON.parse(kept) as DicePromise) : null;
}
