/** A link to a table in what a player pastes: a whole link, its end, or only its token, with any text around it. */
import { MOST_SEATS } from '../table/seats';

const TOKEN = /[a-z2-7]{8,32}-(?:\d{1,2}|w)-[a-z2-7]{20,64}/g;

export type Pasted = { tokens: string[] } | { elsewhere: string };

/** The tokens of a link; or the host it leads to, if that is another server. Nothing in a text without a link. */
export function pasted(text: string, here: string): Pasted | null {
  const tokens = text.match(TOKEN);
  if (!tokens) return null;
  const host = /https?:\/\/([^/\s]+)/i.exec(text)?.[1] ?? here;
  return host.toLowerCase() === here.toLowerCase()
    ? { tokens: tokens.slice(0, MOST_SEATS) }
    : { elsewhere: host };
}
