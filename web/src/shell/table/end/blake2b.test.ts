import { expect, test } from 'vitest';
import { blake2b, commitment, hex, unhex } from './blake2b';

const count = (length: number) => Uint8Array.from({ length }, (_, at) => at);

test('a commitment is that of the server', () => {
  expect(commitment(hex(count(32)))).toBe('13909b934b4fa0e1dbb8c64525bbe460c1e7a07382d06491746f7326df679579');
  expect(commitment('')).toBe('ce5593cf5c2d01a91d516aba330bb699305fa957b9c4e815d34333494cf40582');
});

test('a whole block and several blocks are digested as in Python', () => {
  expect(blake2b(count(128), 'signum commit')).toBe(
    '9c655a69d5dc7706dee2480eea88e5ad287a639fdb619a36aa49ac43a15ab261',
  );
  expect(blake2b(count(200), 'signum commit')).toBe(
    '394d6a3f5edca023b692b3698adb68d550a792e67d803ed82c8794e711325509',
  );
});

test('hexadecimal digits are bytes', () => {
  expect(hex(unhex('00ff10'))).toBe('00ff10');
});
