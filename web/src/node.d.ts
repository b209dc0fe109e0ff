/** The little that tests use of Node. */
declare module 'node:child_process' {
  export function execFileSync(
    file: string,
    args: string[],
    options: { cwd: URL; maxBuffer: number },
  ): Uint8Array;
}
