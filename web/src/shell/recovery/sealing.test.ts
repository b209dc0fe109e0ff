import { expect, test } from 'vitest';
import { newPhrase } from './phrase';
import { keysOf, sealed, unsealed } from './sealing';

test('only the same phrase opens a backup, and the id tells nothing of it', async () => {
  const phrase = newPhrase();
  const [keys, same, other] = await Promise.all([keysOf(phrase), keysOf(phrase), keysOf(newPhrase())]);
  expect(keys.id).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(keys.id).toBe(same.id);
  expect(keys.id).not.toBe(other.id);
  const data = await sealed({ name: 'Ada', tables: ['secret-token'] }, keys);
  expect(atob(data)).not.toContain('secret-token');
  expect(await unsealed(data, same)).toEqual({ name: 'Ada', tables: ['secret-token'] });
  await expect(unsealed(data, other)).rejects.toThrow();
  await expect(unsealed('AAAA', keys)).rejects.toThrow();
});
