/** The name of a key, whatever the keyboard's language. */

/** A letter or figure by what is printed on the key where the layout has other letters. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const { key, code, shiftKey } = event;
  if (code.startsWith('Digit')) return shiftKey && !/^\d$/.test(key) ? '' : code.slice(5);
  if (code.startsWith('Key')) {
    const letter = /^[a-z]$/i.test(key) ? key : code.slice(3);
    return `${shiftKey ? 'Shift+' : ''}${letter.toUpperCase()}`;
  }
  return key;
}
