/**
 * Writes each file of the build compressed beside it, as FILE.gz and FILE.br, so that the server compresses nothing.
 * A file that would not become smaller is left out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ENCODINGS = [
  { ending: 'br', packed: brotliCompressSync },
  { ending: 'gz', packed: (content: Uint8Array) => gzipSync(content, { level: 9 }) },
];

/** Files that are copied as they are; pictures are compressed already. */
const PUBLIC = readdirSync(new URL('./public', import.meta.url)).filter((name) => !name.endsWith('.png'));

export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of [...Object.keys(bundle), ...PUBLIC]) {
      const file = `${dir}/${name}`;
      const content = readFileSync(file);
      for (const { ending, packed } of ENCODINGS) {
        const smaller = packed(content);
        if (smaller.length < content.length) writeFileSync(`${file}.${ending}`, smaller);
      }
    }
  },
};
