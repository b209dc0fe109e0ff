/** What somebody pastes to join a table: a whole link, its end, or only its word, with whatever stands around it. */
const WORD = /[a-z2-7]{8,32}-[01w]-[a-z2-7]{20,64}/g;

export type Pasted = { words: string[] } | { elsewhere: string };

/** The words of a link; or where it leads, if that is another server. Nothing in what is no link. */
export function pasted(text: string, here: string): Pasted | null {
  const words = text.match(WORD);
  if (!words) return null;
  const host = /https?:\/\/([^/\s]+)/i.exec(text)?.[1] ?? here;
  return host.toLowerCase() === here.toLowerCase() ? { words: words.slice(0, 2) } : { elsewhere: host };
}
