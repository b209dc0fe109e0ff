/** What is wrong with a position, in words: keys and things by the names that the page gives them. */
import type { PositionRead } from '$protocol/shell';
import { cardOf, standing, type Mapping } from './document';
import type { PositionParts } from './parts';

/** The fields and zones of a game that have a name on the page. */
const labelled = ({ creature, figures, seat, zones, terrain }: PositionParts): readonly string[] =>
  [...creature, ...figures, ...seat, ...zones, ...terrain].map(({ key }) => key);

export function wrongWords({ wrong, key }: PositionRead, document: Mapping, parts: PositionParts): string {
  const names = new Map(parts.cards().map((card) => [card.id, card.name]));
  const told = standing(document).reduce((words, { name, value }) => {
    const card = names.get(cardOf(value));
    return card ? words.replaceAll(`'${name}'`, card) : words;
  }, wrong);
  return key && labelled(parts).includes(key)
    ? `${parts.say(`position-${key.replace('/', '-')}`)}: ${told}`
    : told;
}
