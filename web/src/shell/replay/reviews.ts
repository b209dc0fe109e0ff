/** The key moments of a replay. */
import type { Candidate, ReviewShown, WayShown } from '$protocol/shell';

export const percent = (share: number): number => Math.round(100 * share);

/** The step of the key moment before or after a step; undefined if there is none. */
export function momentFrom(reviews: readonly ReviewShown[], at: number, by: 1 | -1): number | undefined {
  const steps = reviews.map(({ step }) => step).sort((one, other) => one - other);
  return by > 0 ? steps.find((one) => one > at) : steps.filter((one) => one < at).at(-1);
}

/** The key moment to which a step belongs. */
export const momentAt = (reviews: readonly ReviewShown[], at: number): ReviewShown | undefined =>
  reviews.find(({ step, until }) => step <= at && at < until);

/** The kind of a key moment as messages and marks name it. */
export const kindOf = ({ review, probable }: Pick<ReviewShown, 'review' | 'probable'>): string =>
  probable ? `probably-${review}` : review;

/** Whether the first way of a key moment leads, surely or probably; of close ones it only happens to be first. */
export const leads = ({ review }: ReviewShown): boolean => review === 'costly' || review === 'best';

/** How much more the first way has than the played one, or than the next one if the first was played. */
export function leadOf({ better, ways }: ReviewShown): number {
  const [first, second] = ways;
  return better || !first || !second ? better : first.chance - second.chance;
}

/** The way that is drawn at the step of a key moment: the picked one, else one that was better. */
export function drawnWay(
  reviews: readonly ReviewShown[],
  at: number,
  picked: WayShown | null,
): WayShown | null {
  const moment = reviews.find(({ step }) => step === at);
  if (picked && moment?.ways.includes(picked)) return picked;
  return moment?.review === 'costly' ? (moment.ways[0] ?? null) : null;
}

/** A way as the board draws it; null if it cannot be drawn. */
export const asCandidate = ({ words, reasons, chance, plan }: WayShown): Candidate | null =>
  plan ? { option: null, words, reasons, worth: chance, row: [], plan } : null;

const KINDS = ['costly', 'best', 'dice', 'probably-costly', 'probably-best', 'probably-dice', 'close'];

/** How many key moments there are of each kind, in the order of the legend. */
export function counted(reviews: readonly ReviewShown[]): { kind: string; count: number }[] {
  return KINDS.flatMap((kind) => {
    const count = reviews.filter((one) => kindOf(one) === kind).length;
    return count ? [{ kind, count }] : [];
  });
}
