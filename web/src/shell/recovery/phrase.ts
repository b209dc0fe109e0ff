/** The recovery phrase: twenty signs in groups of four, 100 bits, without signs that look alike. */

const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 20;
const GROUP = 4;

export function newPhrase(): string {
  // Each byte gives five bits; 256 is a multiple of 32, so every sign is equally likely.
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return grouped([...bytes].map((one) => SIGNS[one % SIGNS.length]).join(''));
}

const grouped = (signs: string): string => signs.replace(/(.{4})(?=.)/g, `$1-`);

/** The phrase as it was made, however somebody types it; null if it cannot be one. */
export function readPhrase(typed: string): string | null {
  const signs = typed
    .toLowerCase()
    .replace(/[\s\-–—_.]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
  return signs.length === LENGTH && [...signs].every((one) => SIGNS.includes(one)) ? grouped(signs) : null;
}

export const GROUPS = LENGTH / GROUP;
