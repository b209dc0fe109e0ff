/** A link to a table in what a player pastes: a whole link, its end, or only its token, with any text around it. */
import { MOST_SEATS } from '../table/seats';

const TOKEN = /[a-z2-7]{8,32}-(?:\d{1,2}|w)-[a-z2-7]{20,64}/g;

/** A page that needs no token of a seat: a replay, or a table of the list. */
const PAGE = /#(\/(?:replay|join)\/[\w./-]+)/;

export type Pasted = { tokens: string[] } | { page: string } | { elsewhere: string };

/**
 * The tokens of a link, or the address of a replay or of a table in the list; or the host it leads to, if that is another server. Nothing in a
 * text without a link.
 */
export function pasted(text: string, here: string): Pasted | null {
  const page = PAGE.exec(text)?.[1];
  const tokens = text.match(TOKEN);
  if (!tokens && !page) return null;
  const host = /https?:\/\/([^/\s]+)/i.exec(text)?.[1] ?? here;
  if (host.toLowerCase() !== here.toLowerCase()) return { elsewhere: host };
  return page ? { page: `#${page}` } : { tokens: (tokens ?? []).slice(0, MOST_SEATS) };
}
