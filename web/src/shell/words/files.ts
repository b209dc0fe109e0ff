/** Which files of words are sent together: each request costs bytes, and small files compress worse. */

/** The words of games that are only said at a table. */
const AT_TABLE = 'card dice field guide hand keys odds players question table terrain'.split(' ');
/** Those that only some windows need. */
const IN_LITTLE_ROOM = 'lines narrow touch'.split(' ');
/** The shell's words of any table come with the page. */
const WITH_PAGE = 'common keys table'.split(' ');

/** The file with some words of the shell or of a game, without folder and ending. */
export function fileOf(room: string, name: string): string {
  if (name === 'common' || (room === 'shell' && WITH_PAGE.includes(name))) return 'common';
  if (room !== 'shell' && AT_TABLE.includes(name)) return `${room}-table`;
  return `${room}-${IN_LITTLE_ROOM.includes(name) ? 'narrow' : name}`;
}

/** What such a file holds: the words by their room, as Fluent wants them. */
export type WordFile = Readonly<Record<string, string>>;
