/** Single keys as commands: which one was pressed, whatever the keyboard's language. */
import { settings } from '../../settings.svelte';
import { keyName } from './keyname';

const TYPING = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** The command key, such as "M", "Shift+P", "1" or "["; nothing where keys are typed, or turned off. */
export function commandKey(event: KeyboardEvent): string {
  if (!settings.keys || event.defaultPrevented || event.metaKey) return '';
  if (event.target instanceof Element && event.target.closest(TYPING)) return '';
  if (event.key === '[' || event.key === ']') return event.key;
  if (event.ctrlKey || event.altKey) return '';
  return keyName(event);
}
