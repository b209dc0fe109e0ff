/** BLAKE2b with a personalisation and a key (RFC 7693); browsers have no such digest of their own. */

const BLOCK = 128;
const DIGEST = 32;
const ROUNDS = 12;
const WORD = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** The words of a block in the order of each round; after the tenth round the orders begin again. */
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((order) => [...order].map((one) => parseInt(one, 16)));
/** The columns, then the diagonals of the working words. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (word: bigint, bits: bigint) => ((word >> bits) | (word << (64n - bits))) & WORD;

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, at) => view.getBigUint64(8 * at, true));
}

function compressed(state: bigint[], block: bigint[], length: number, last: boolean): bigint[] {
  const work = [...state, ...START];
  const at = (index: number) => work[index] ?? 0n;
  work[12] = at(12) ^ BigInt(length);
  if (last) work[14] = at(14) ^ WORD;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length] ?? [];
    MIXED.forEach(([a, b, c, d], pair) => {
      for (const half of [0, 1]) {
        work[a] = (at(a) + at(b) + (block[order[2 * pair + half] ?? 0] ?? 0n)) & WORD;
        work[d] = turned(at(d) ^ at(a), half ? 16n : 32n);
        work[c] = (at(c) + at(d)) & WORD;
        work[b] = turned(at(b) ^ at(c), half ? 63n : 24n);
      }
    });
  }
  return state.map((word, index) => word ^ at(index) ^ at(index + 8));
}

/** The digest in hexadecimal digits. */
export const blake2b = (data: Uint8Array, person: string): string => hex(digest(data, person));

/** A digest of so many bytes; a key of at most 64 bytes is a block before the data. */
export function digest(
  given: Uint8Array,
  person: string,
  size = DIGEST,
  key: Uint8Array = new Uint8Array(),
): Uint8Array {
  const before = key.length ? BLOCK : 0;
  const data = new Uint8Array(before + given.length);
  data.set(key);
  data.set(given, before);
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  let state = wordsOf(parameters).map((word, index) => word ^ (START[index] ?? 0n));
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let number = 0; number < blocks; number++) {
    const end = Math.min(data.length, (number + 1) * BLOCK);
    const block = new Uint8Array(BLOCK);
    block.set(data.subarray(number * BLOCK, end));
    state = compressed(state, wordsOf(block), end, number === blocks - 1);
  }
  const view = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => view.setBigUint64(8 * index, word, true));
  return new Uint8Array(view.buffer, 0, size);
}

export const hex = (bytes: Uint8Array) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');

export const unhex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The commitment to a secret, as the server shows it before the game (signum/engine/chance.py). */
export const commitment = (secret: string) => blake2b(unhex(secret), 'signum commit');
