/** Names of creatures as they stand on the field and in narrow places. */

const LONGEST = 11;

/** Words that begin an epithet: "Garrus the Crossbowman", "Colosse de laiton". */
const EPITHET = /,|\s(?:in the|im|the|of|le|la|les|de|du|des|der|die|das|dem|den|von|vom|де)\s|\s[dl]['’]/;

/** Words that say who somebody is: "Garrus the Crossbowman", but not "Captain Iron Hand". */
const BYNAME = /,|\s(?:(?:of )?the|(?:de )?la|le|les|der|die|das|im|in the|à la)\s|\s(?:de )?l['’]/;

/** A name without what is said of its bearer, for narrow places. */
export function calledName(name: string): string {
  return name.split(BYNAME)[0] ?? name;
}

/**
 * A name as it stands on the field: without its epithet, and of several words the last ones that fit, "Iron Hand" of
 * "Captain Iron Hand". Russian names begin with the noun more often. A number that tells two apart stays.
 */
export function shortName(name: string): string {
  const [, words = '', number = ''] = /^(.*?)(\s\d+)?$/.exec(name) ?? [];
  const [called = ''] = words.split(EPITHET);
  const parts = called.split(' ');
  const room = LONGEST - number.length;
  while (parts.length > 1 && parts.join(' ').length > room)
    if (/[а-яё]/i.test(called)) parts.pop();
    else parts.shift();
  let short = parts.join(' ');
  // "Гаррус-арбалетчик": what follows the hyphen is said of him.
  if (short.length > room && /[а-яё]/i.test(short)) short = short.split('-')[0] ?? short;
  return (short.length > room ? `${short.slice(0, room - 1)}…` : short) + number;
}
