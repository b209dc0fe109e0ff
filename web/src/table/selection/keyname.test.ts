import { describe, expect, it } from 'vitest';
import { keyName } from './keyname';

describe('the name of a key', () => {
  it('is the letter, with Shift where it is held', () => {
    expect(keyName({ key: 'm', code: 'KeyM', shiftKey: false })).toBe('M');
    expect(keyName({ key: 'P', code: 'KeyP', shiftKey: true })).toBe('Shift+P');
  });

  it('is the printed letter on a Russian keyboard', () => {
    expect(keyName({ key: 'ь', code: 'KeyM', shiftKey: false })).toBe('M');
  });

  it('follows the letters of the layout where they are Latin', () => {
    expect(keyName({ key: 'a', code: 'KeyQ', shiftKey: false })).toBe('A');
  });

  it('is the figure, with or without Shift on a French keyboard, but not a sign above it', () => {
    expect(keyName({ key: '&', code: 'Digit1', shiftKey: false })).toBe('1');
    expect(keyName({ key: '1', code: 'Digit1', shiftKey: true })).toBe('1');
    expect(keyName({ key: '!', code: 'Digit1', shiftKey: true })).toBe('');
  });
});
