/** The stream of all chance of a game, computed from its seed as the server does (signum/engine/chance.py). */
import type { RandomDraw } from '$protocol/shell';
import { digest, unhex } from './blake2b';

const WORDS = 16;
const RANGE = 2 ** 32;

/** The seed of a game: the server's secret mixed with the nonce of each seat. */
export function mixedSeed(secret: string, nonces: readonly string[]): Uint8Array {
  const parts = [unhex(secret)];
  for (const nonce of nonces.map(unhex)) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, nonce.length, true);
    parts.push(length, nonce);
  }
  const all = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return digest(all, 'signum mix');
}

export class Chance {
  #block: DataView<ArrayBufferLike> = new DataView(new ArrayBuffer(64));
  #drawn: number;

  /** Of the stream `drawn` words were taken before. */
  constructor(
    readonly seed: Uint8Array,
    drawn = 0,
  ) {
    this.#drawn = drawn;
    if (drawn % WORDS) this.#read();
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    const unfair = RANGE % limit;
    let product = this.#word() * limit;
    while (product % RANGE < unfair) product = this.#word() * limit;
    return Math.floor(product / RANGE);
  }

  /** Take what a shuffle of so many cards takes. */
  shuffle(cards: number): void {
    for (let last = cards - 1; last > 0; last--) this.below(last + 1);
  }

  #word(): number {
    const at = this.#drawn % WORDS;
    if (at === 0) this.#read();
    this.#drawn += 1;
    return this.#block.getUint32(4 * at, true);
  }

  #read(): void {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setUint32(0, Math.floor(this.#drawn / WORDS), true);
    const block = digest(number, 'signum', 64, this.seed);
    this.#block = new DataView(block.buffer, block.byteOffset);
  }
}

export interface CheckedThrow {
  faces: readonly string[];
  numbers: readonly number[];
  /** Whether each die fell as the stream says. */
  right: readonly boolean[];
}

/** Every throw beside what the stream says; shuffles take their part of the stream. */
export function checkedThrows(draws: readonly RandomDraw[], chance: Chance): CheckedThrow[] {
  const checked: CheckedThrow[] = [];
  for (const { sides, numbers, faces, shuffled } of draws) {
    if (shuffled) chance.shuffle(shuffled);
    const right = sides.map((count, die) => chance.below(count) + 1 === numbers[die]);
    if (sides.length) checked.push({ faces, numbers, right });
  }
  return checked;
}

const sorted = (faces: readonly string[]) => [...faces].sort().join(' ');

/** How many throws of the log, from its beginning, stand among the checked ones in the same order. */
export function foundInLog(log: readonly (readonly string[])[], checked: readonly CheckedThrow[]): number {
  let at = 0;
  let found = 0;
  for (const faces of log) {
    while (at < checked.length && sorted(checked[at]?.faces ?? []) !== sorted(faces)) at += 1;
    if (at === checked.length) break;
    at += 1;
    found += 1;
  }
  return found;
}
