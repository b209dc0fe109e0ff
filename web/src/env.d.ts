/** What the build tells the program. */
interface ImportMetaEnv {
  /** The folder of the words, named by their content (web/words.ts). */
  readonly WORDS: string;
}
