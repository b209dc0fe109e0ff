import { expect, it } from 'vitest';
import { SHELL_KEYS } from '$shell/keys/bindings';
import { HELP, KEYS } from './bindings';

it('explains every key', () => {
  const told = new Set(
    HELP.flatMap(({ rows }) => rows.flatMap((row) => row.keys.map((key) => key.replace('⇧ ', '')))),
  );
  const letters = Object.keys({ ...KEYS, ...SHELL_KEYS }).filter((key) => /^[a-z]$/.test(key));
  expect(letters.filter((key) => !told.has(key.toUpperCase()))).toEqual([]);
});

it('takes no key from the shell', () => {
  expect(Object.keys(KEYS).filter((key) => key in SHELL_KEYS)).toEqual([]);
});
