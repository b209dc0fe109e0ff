/** A link to a table in what a player pastes: a whole link, its end, or only its token, with any text around it. */
import { MOST_SEATS } from '../table/seats';

const TOKEN = /[a-z2-7]{8,32}-(?:\d{1,2}|w)-[a-z2-7]{20,64}/g;

const REPLAY = /#(\/replay\/[\w./-]+)/;

export type Pasted = { tokens: string[] } | { replay: string } | { elsewhere: string };

/**
 * The tokens of a link, or the address of a replay; or the host it leads to, if that is another server. Nothing in a
 * text without a link.
 */
export function pasted(text: string, here: string): Pasted | null {
  const replay = REPLAY.exec(text)?.[1];
  const tokens = text.match(TOKEN);
  if (!tokens && !replay) return null;
  const host = /https?:\/\/([^/\s]+)/i.exec(text)?.[1] ?? here;
  if (host.toLowerCase() !== here.toLowerCase()) return { elsewhere: host };
  return replay ? { replay: `#${replay}` } : { tokens: (tokens ?? []).slice(0, MOST_SEATS) };
}
