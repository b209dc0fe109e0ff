/** The little that tests and the build use of Node. */
declare module 'node:child_process' {
  export function execFileSync(
    file: string,
    args: string[],
    options: { cwd: URL; maxBuffer: number },
  ): Uint8Array;
}
declare module 'node:crypto' {
  interface Hash {
    update(text: string): Hash;
    digest(encoding: 'hex'): string;
  }
  export function createHash(name: string): Hash;
}
declare module 'node:fs' {
  export function readdirSync(folder: URL, options?: { recursive: boolean }): string[];
  export function readFileSync(file: string | URL): Uint8Array;
  export function writeFileSync(file: string, content: Uint8Array): void;
}
declare module 'node:zlib' {
  export function brotliCompressSync(content: Uint8Array): Uint8Array;
  export function gzipSync(content: Uint8Array, options: { level: number }): Uint8Array;
}
