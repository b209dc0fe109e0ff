/** The words of an option; those of combinations come without, and are told by the things they name. */
import type { Shown } from '$protocol/shell';

export function optionWords({ words, option }: Shown): string {
  if (words) return words;
  const parts = typeof option === 'object' && option !== null ? Object.values(option) : [option];
  return parts.flat().join(', ');
}
