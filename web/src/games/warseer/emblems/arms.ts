/** The arms of Warseer's creatures: the outline and colour tell the faction, the charge the character. */
import { armsFrom, type Arms } from '$shell/emblems/arms';
import charges from './charges.json';

/** The data that arms are made from, such as the face of a card. */
export interface Bearer {
  id: string;
  type: string;
  faction: string;
  /** How it attacks: melee, ranged or magic. */
  attack: string;
}

const CHARGES: Readonly<Record<string, string>> = charges;
/** Of creatures without a charge of their own. */
const BY_ATTACK: Readonly<Record<string, string>> = { melee: 'sword', ranged: 'bow', magic: 'star' };
/** The factions by the names of the shared drawings; mercenaries have none. */
const FACTIONS: Readonly<Record<string, string>> = { empire: 'grypharim', '': 'dogs-of-war' };

export const chargeOf = ({ id, attack }: Bearer): string => CHARGES[id] ?? BY_ATTACK[attack] ?? 'sword';

export function armsOf(card: Bearer): Arms {
  const { id, type } = card;
  return armsFrom({
    id,
    faction: FACTIONS[card.faction] ?? card.faction,
    charge: chargeOf(card),
    division: 'plain',
    rank: type === 'hero' || type === 'minion' ? type : 'character',
  });
}
