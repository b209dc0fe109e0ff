/** A card's text in pieces: the keywords in it open their rule, the rest is plain. */
import type { KeywordShown } from '$protocol/classic';

export interface Piece {
  words: string;
  /** The rule behind it; empty for plain text. */
  rule: string;
  /** The text before a colon at the start of a sentence. */
  strong?: boolean;
}

/** The name of a keyword, without the text after a colon. */
const nameOf = (keyword: KeywordShown) => keyword.words.split(/\s*:/)[0] ?? keyword.words;

/** One line of a card; each keyword is found once, in the order of the card. */
export function pieces(line: string, keywords: readonly KeywordShown[]): Piece[] {
  const found: Piece[] = [];
  let rest = line;
  for (const keyword of keywords) {
    const name = nameOf(keyword);
    const at = name ? rest.toLocaleLowerCase().indexOf(name.toLocaleLowerCase()) : -1;
    if (at < 0) continue;
    if (at > 0) found.push(...plain(rest.slice(0, at), found.length === 0));
    found.push({ words: rest.slice(at, at + name.length), rule: keyword.id });
    rest = rest.slice(at + name.length);
  }
  if (rest) found.push(...plain(rest, found.length === 0));
  return found;
}

/** A full stop after a keyword belongs to it, so that no line begins with one. */
export function glued(all: readonly Piece[]): (Piece & { tail: string })[] {
  const tailOf = (piece: Piece | undefined) =>
    /^[.,;:)]+/.exec(piece?.rule === '' ? piece.words : '')?.[0] ?? '';
  return all.map((piece, at) => {
    const taken = all[at - 1]?.rule ? tailOf(piece).length : 0;
    return { ...piece, words: piece.words.slice(taken), tail: piece.rule ? tailOf(all[at + 1]) : '' };
  });
}

/** A price, a moment or a place before its colon; a colon within quotation marks or brackets is none. */
const HEAD = /^[^:.(“„«]{2,}:/;

function plain(words: string, first: boolean): Piece[] {
  const head = first ? HEAD.exec(words)?.[0] : undefined;
  if (!head) return [{ words, rule: '' }];
  return [
    { words: head, rule: '', strong: true },
    { words: words.slice(head.length), rule: '' },
  ];
}
