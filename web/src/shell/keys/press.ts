/** A press of a key by its name, the same on every keyboard: Cyrillic letters count by their place. */
import type { Bindings } from './bindings';

/** The fields of a KeyboardEvent that are read. */
export interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface Press<V extends string = string> {
  verb: V;
  /** The place that a digit names, from 0; 0 is the tenth. Only of `digit`. */
  digit: number;
  shift: boolean;
  ctrl: boolean;
}

const PLACES: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '/',
  Equal: '+',
  Minus: '-',
};
const LATIN = /^[\u0020-\u007e]$/;

/** The name of a key: as it writes where it writes Latin, by its place on the keyboard elsewhere. */
export function nameOf(event: Pressed, bindings: Bindings): string {
  const { key, code, shiftKey } = event;
  if (key.length > 1) return key === 'F6' && shiftKey ? 'Shift+F6' : key;
  if (/^Numpad\d$/.test(code) || (/^\d$/.test(key) && !code.startsWith('Key'))) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (LATIN.test(key)) {
    if (/[a-z]/i.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
    if (key in bindings) return key;
    // On keyboards where digits need Shift, the key without it counts as the digit.
    if (/^Digit\d$/.test(code) && !shiftKey) return code.slice(5);
    return key;
  }
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  if (/^Digit\d$/.test(code)) return code.slice(5);
  return PLACES[code] ?? key;
}

/** The verb of a press, if any. Only arrows go with Ctrl; the browser keeps its own keys. */
export function meaning(event: Pressed, bindings: Bindings): Press | null {
  const name = nameOf(event, bindings);
  const typed = name === '[' || name === ']' || name === '/' || name === '?';
  const arrow = name.startsWith('Arrow');
  // AltGr is Ctrl and Alt at once; some keyboards write brackets with it.
  const altgr = event.ctrlKey && event.altKey && typed;
  if (event.metaKey || (!altgr && (event.altKey || (event.ctrlKey && !arrow)))) return null;
  const { shiftKey: shift, ctrlKey } = event;
  if (/^\d$/.test(name)) return { verb: 'digit', digit: (Number(name) + 9) % 10, shift, ctrl: false };
  const verb = bindings[name];
  return verb ? { verb, digit: -1, shift, ctrl: arrow && ctrlKey } : null;
}

/** Single characters are commands only where the player wants them; named keys always are. */
export const isCharacter = (event: Pressed) => event.key.length === 1 && event.key !== ' ';
