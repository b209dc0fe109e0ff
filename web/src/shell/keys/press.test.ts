import { describe, expect, it } from 'vitest';
import { meaning as meaningOf, nameOf as name, type Pressed } from './press';
import { SHELL_KEYS } from './bindings';

const press = (key: string, code: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

/** The keys of a game beside those of the shell. */
const BINDINGS = { ...SHELL_KEYS, m: 'move', N: 'previous', '[': 'fewer' };
const nameOf = (event: Pressed) => name(event, BINDINGS);
const meaning = (event: Pressed) => meaningOf(event, BINDINGS);

describe('the name of a key', () => {
  it('is what a Latin keyboard writes', () => {
    expect(nameOf(press('m', 'Semicolon'))).toBe('m');
    expect(nameOf(press('N', 'KeyN', { shiftKey: true }))).toBe('N');
    expect(nameOf(press('M', 'KeyM'))).toBe('m'); // Caps Lock is not Shift
  });
  it('is the place of the key on a Cyrillic one', () => {
    expect(nameOf(press('ь', 'KeyM'))).toBe('m');
    expect(nameOf(press('Т', 'KeyN', { shiftKey: true }))).toBe('N');
    expect(nameOf(press('х', 'BracketLeft'))).toBe('[');
  });
});

describe('what a press means', () => {
  it('counts digits from the left, 0 being the tenth', () => {
    expect(meaning(press('1', 'Digit1'))).toMatchObject({ verb: 'digit', digit: 0 });
    expect(meaning(press('0', 'Digit0'))).toMatchObject({ verb: 'digit', digit: 9 });
    expect(meaning(press('&', 'Digit1'))).toMatchObject({ verb: 'digit', digit: 0 });
  });
  it('finds what needs Shift or AltGr on some keyboards', () => {
    expect(meaning(press('/', 'Digit7', { shiftKey: true }))?.verb).toBe('search');
    expect(meaning(press('?', 'Minus', { shiftKey: true }))?.verb).toBe('help');
    expect(meaning(press('[', 'Digit8', { ctrlKey: true, altKey: true }))?.verb).toBe('fewer');
  });
  it('leaves the browser its own keys', () => {
    expect(meaning(press('r', 'KeyR', { ctrlKey: true }))).toBeNull();
    expect(meaning(press('l', 'KeyL', { metaKey: true }))).toBeNull();
    expect(meaning(press('ArrowLeft', 'ArrowLeft', { altKey: true }))).toBeNull();
  });
  it('keeps the modifiers of arrows', () => {
    expect(meaning(press('ArrowLeft', 'ArrowLeft', { ctrlKey: true }))).toMatchObject({
      verb: 'left',
      ctrl: true,
    });
    expect(meaning(press('ArrowUp', 'ArrowUp', { shiftKey: true }))).toMatchObject({
      verb: 'up',
      shift: true,
    });
  });
});
