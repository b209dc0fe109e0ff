/**
 * Joins the files of words: one for each language and part of the program, in a folder that is named by their
 * content. They are no modules, so the program need not list them, and one that did not come can be asked for again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fileOf } from './src/shell/words/files.ts';

const SOURCE = new URL('./src/', import.meta.url);
const PATH = /^(?:games\/)?(\w+)\/words\/(\w\w)\/(\w+)\.ftl$/;

/** The text of each joined file, by LANGUAGE/NAME.json. */
function joined(): Map<string, string> {
  const files = new Map<string, Record<string, string>>();
  for (const path of readdirSync(SOURCE, { recursive: true }).map(plain).sort()) {
    const [, room, language, name] = PATH.exec(path) ?? [];
    if (!room || !language || !name) continue;
    const at = `${language}/${fileOf(room, name)}.json`;
    const file = files.get(at) ?? {};
    file[room] = `${file[room] ?? ''}${said(readFileSync(new URL(path, SOURCE)))}`;
    files.set(at, file);
  }
  return new Map([...files].map(([at, file]) => [at, JSON.stringify(file)]));
}

/** With slashes, on every system. */
const plain = (path: string) => path.replaceAll('\\', '/');

/** The messages, without comments and the empty lines between messages. */
const said = (content: Uint8Array) => new TextDecoder().decode(content).replace(/^(#.*)?\r?\n(?! )/gm, '');

const folderOf = (files: Map<string, string>) =>
  `assets/words-${createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)}`;

/** The little that the server for development uses of requests. */
interface Asked {
  url?: string;
  originalUrl?: string;
}
interface Answer {
  setHeader(name: string, value: string): Answer;
  end(text: string): void;
}

const built = joined();

export const words: Plugin = {
  name: 'words',
  config: () => ({ define: { 'import.meta.env.WORDS': JSON.stringify(`/${folderOf(built)}`) } }),
  configureServer({ middlewares }) {
    middlewares.use(`/${folderOf(built)}`, ({ url = '' }: Asked, answer: Answer, next: () => void) => {
      const text = joined().get(url.slice(1));
      if (text === undefined) next();
      else answer.setHeader('content-type', 'application/json').end(text);
    });
  },
  generateBundle() {
    for (const [at, source] of built)
      this.emitFile({ type: 'asset', fileName: `${folderOf(built)}/${at}`, source });
  },
};
