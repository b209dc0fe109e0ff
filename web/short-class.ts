/** The class that keeps a component's styles to itself: its place among all components, in few letters. */
import { readdirSync } from 'node:fs';

/** With slashes, on every system. */
const plain = (path: string) => path.replaceAll('\\', '/');

const COMPONENTS = readdirSync(new URL('./src', import.meta.url), { recursive: true })
  .map(plain)
  .filter((file) => file.endsWith('.svelte'))
  .sort();

export function shortClass({ css, filename, hash }: Described): string {
  // Relative to the folder of the pages, or absolute.
  const path = plain(filename).replace(/^(.*\/)?src\//, '');
  const at = COMPONENTS.indexOf(path);
  return at < 0 ? `svelte-${hash(css)}` : `s-${at.toString(36)}`;
}

interface Described {
  css: string;
  filename: string;
  hash: (text: string) => string;
}
