/**
 * A QR code of a text in bytes, with error correction L (ISO/IEC 18004), versions 1 to 9: up to 230 bytes, far more
 * than a link to a table needs. docs/decisions/dependencies.md says why it is our own.
 */

/** For each version: all codewords, error correction codewords of a block, blocks, middles of alignment patterns. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [26, 7, 1, []],
  [44, 10, 1, [6, 18]],
  [70, 15, 1, [6, 22]],
  [100, 20, 1, [6, 26]],
  [134, 26, 1, [6, 30]],
  [172, 18, 2, [6, 34]],
  [196, 20, 2, [6, 22, 38]],
  [242, 24, 2, [6, 24, 42]],
  [292, 30, 2, [6, 26, 46]],
];
/** Mode, length and terminator around the bytes. */
const OVERHEAD = 2;

/** Products in the field of 256 elements with the polynomial 0x11d. */
function product(one: number, other: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) {
    sum = (sum << 1) ^ ((sum >>> 7) * 0x11d);
    sum ^= ((other >>> bit) & 1) * one;
  }
  return sum & 0xff;
}

/** The error correction codewords of a block (Reed and Solomon). */
export function corrections(data: readonly number[], count: number): number[] {
  const divisor: number[] = [...new Array<number>(count - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < count; step++) {
    for (let at = 0; at < count; at++) {
      divisor[at] = product(divisor[at] ?? 0, root) ^ (at + 1 < count ? (divisor[at + 1] ?? 0) : 0);
    }
    root = product(root, 2);
  }
  let rest: number[] = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((one, at) => one ^ product(divisor[at] ?? 0, factor));
  }
  return rest;
}

function codewords(bytes: readonly number[], version: number): number[] {
  const [all, each, blocks] = VERSIONS[version - 1] ?? [0, 0, 1];
  const capacity = all - each * blocks;
  // The mode is four bits, so every byte stands across two codewords.
  const whole = [0x40 | (bytes.length >>> 4), ((bytes.length & 0xf) << 4) | ((bytes[0] ?? 0) >>> 4)];
  bytes.forEach((byte, at) => whole.push(((byte & 0xf) << 4) | ((bytes[at + 1] ?? 0) >>> 4)));
  for (let pad = 0; whole.length < capacity; pad++) whole.push(pad % 2 ? 0x11 : 0xec);
  const size = capacity / blocks;
  const parts = Array.from({ length: blocks }, (_, block) => whole.slice(block * size, (block + 1) * size));
  const added = parts.map((part) => corrections(part, each));
  const woven: number[] = [];
  for (let at = 0; at < size; at++) for (const part of parts) woven.push(part[at] ?? 0);
  for (let at = 0; at < each; at++) for (const part of added) woven.push(part[at] ?? 0);
  return woven;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(
    readonly version: number,
    readonly size = version * 4 + 17,
  ) {
    const rows = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.dark = rows();
    this.fixed = rows();
    for (let at = 0; at < size; at++) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.square(x, y, 4, (far) => far !== 2 && far !== 4);
    const middles = VERSIONS[version - 1]?.[3] ?? [];
    const last = middles.length - 1;
    middles.forEach((x, one) =>
      middles.forEach((y, other) => {
        const corner =
          (one === 0 && other === 0) || (one === 0 && other === last) || (one === last && other === 0);
        if (!corner) this.square(x, y, 2, (far) => far !== 1);
      }),
    );
    this.format(0);
    this.versionBits();
  }

  fix(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  square(x: number, y: number, far: number, dark: (distance: number) => boolean): void {
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++)
        this.fix(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  /** Correction level and mask, twice, beside the corners. */
  format(mask: number): void {
    const data = (0b01 << 3) | mask;
    let rest = data;
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (at: number) => ((bits >>> at) & 1) === 1;
    for (let at = 0; at < 6; at++) this.fix(8, at, bit(at));
    this.fix(8, 7, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.fix(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) this.fix(this.size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.fix(8, this.size - 15 + at, bit(at));
    this.fix(8, this.size - 8, true);
  }

  versionBits(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const [x, y] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.fix(x, y, ((bits >>> at) & 1) === 1);
      this.fix(y, x, ((bits >>> at) & 1) === 1);
    }
  }

  /** The places of the data in their order: two columns at a time, up and down in turn. */
  *places(): Generator<[number, number]> {
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const up = ((right + 1) & 2) === 0;
          const y = up ? this.size - 1 - step : step;
          if (!this.fixed[y]?.[x]) yield [x, y];
        }
    }
  }

  penalty(): number {
    let points = 0;
    const lines = [...this.dark, ...this.dark.map((_, x) => this.dark.map((row) => row[x] ?? false))];
    for (const line of lines) {
      const text = line.map((one) => (one ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
      points += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
    }
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const one = this.dark[y]?.[x];
        if (
          one === this.dark[y - 1]?.[x] &&
          one === this.dark[y]?.[x - 1] &&
          one === this.dark[y - 1]?.[x - 1]
        )
          points += 3;
      }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return points + Math.floor(Math.abs(share - 0.5) * 20) * 10;
  }
}

/** The rows of the code, dark or light; nothing for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    VERSIONS.findIndex(([all, each, blocks]) => bytes.length + OVERHEAD <= all - each * blocks) + 1;
  if (!version) return null;
  const grids = MASKS.map((mask, number) => {
    const grid = new Grid(version);
    const words = codewords(bytes, version);
    let at = 0;
    for (const [x, y] of grid.places()) {
      const bit = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
      const row = grid.dark[y];
      if (row) row[x] = (at < words.length * 8 && bit) !== mask(x, y);
      at += 1;
    }
    grid.format(number);
    return grid;
  });
  return grids.reduce((best, one) => (one.penalty() < best.penalty() ? one : best)).dark;
}
