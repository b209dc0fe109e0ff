/** The options for an opening hand, and the answer for the marked cards. */
import type { Option, Shown } from '../types';

export interface HandAnswers {
  keep: Shown | undefined;
  /** Whether this printing replaces cards, discards them for prosperity. */
  replaces: boolean;
  discards: boolean;
  replace: Option | undefined;
  discard: Option | undefined;
}

type Cards = Extract<Option, { cards: string[] }>;

const same = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

export function handAnswers(options: readonly Shown[], marked: readonly string[]): HandAnswers {
  const able = options.filter((one) => !one.why);
  const of = (kind: Cards['kind']) => able.flatMap(({ option }) => (option.kind === kind ? [option] : []));
  const fitting = (kind: Cards['kind']) => of(kind).find((option) => same(option.cards, marked));
  return {
    keep: able.find((one) => one.option.kind === 'keep-hand'),
    replaces: of('replace-cards').length > 0,
    discards: of('discard-cards').length > 0,
    replace: fitting('replace-cards'),
    discard: fitting('discard-cards'),
  };
}
