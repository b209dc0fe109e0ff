import { expect, it } from 'vitest';
import { shortName } from './hex-words';

it('shortens names for the field', () => {
  expect(shortName('Aurelis, Herald of the Dawn')).toBe('Aurelis');
  expect(shortName('Gil-Talas')).toBe('Gil-Talas');
  expect(shortName('Garrus-the-crossbowman')).toBe('Garrus-the…');
});
