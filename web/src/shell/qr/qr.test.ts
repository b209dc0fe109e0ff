import { describe, expect, it } from 'vitest';
import { corrections, qrCode } from './qr';

const LINK = 'https://games.example/#/table/abcdefghijklmn23-1-abcdefghijklmnopqrstuvwxyz234567';
/** The finder pattern with its light edge. */
const FINDER = [
  '11111110',
  '10000010',
  '10111010',
  '10111010',
  '10111010',
  '10000010',
  '11111110',
  '00000000',
];

const text = (rows: boolean[][]) => rows.map((row) => row.map((one) => (one ? '1' : '0')).join(''));

describe('a QR code', () => {
  it('corrects errors as the standard does', () => {
    // The example of ISO/IEC 18004, annex I: "01234567" in version 1-M.
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(corrections(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it('is as large as its text needs, with finders in three corners', () => {
    for (const [length, side] of [
      [1, 21],
      [17, 21],
      [18, 25],
      [LINK.length, 37],
      [230, 53],
    ] as const) {
      const rows = text(qrCode('x'.repeat(length)) ?? []);
      expect(rows.length).toBe(side);
      expect(rows.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(FINDER);
      expect(rows.slice(0, 8).map((row) => [...row.slice(-8)].reverse().join(''))).toEqual(FINDER);
      expect(
        rows
          .slice(-8)
          .reverse()
          .map((row) => row.slice(0, 8)),
      ).toEqual(FINDER);
      // The timing pattern, and the module that is always dark.
      expect(rows[6]?.slice(8, -8)).toMatch(/^(10)*1$/);
      expect(rows[side - 8]?.[8]).toBe('1');
    }
  });

  it('tells its correction level and mask twice', () => {
    const rows = text(qrCode(LINK) ?? []);
    const [row, side] = [rows[8] ?? '', rows.length];
    const column = rows.map((one) => one[8]).join('');
    const first =
      row.slice(0, 6) + row.slice(7, 9) + (column[7] ?? '') + [...column.slice(0, 6)].reverse().join('');
    const second = [...column.slice(side - 7)].reverse().join('') + row.slice(-8);
    expect(first).toBe(second);
    expect(
      ['111011111000100', '111001011110011', '111110110101010', '111100010011101'].concat([
        '110011000101111',
        '110001100011000',
        '110110001000001',
        '110100101110110',
      ]),
    ).toContain(first);
  });

  it('is not made of a text that is too long', () => expect(qrCode('x'.repeat(231))).toBeNull());
});
