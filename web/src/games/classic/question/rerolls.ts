/** Dice that were picked, as the answer the rules know: how many of each symbol. */
import type { Option, Shown } from '../types';

const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length;

/** The answer for these faces, if it is offered. */
export function rerollOf(options: readonly Shown[], faces: readonly string[]): Option | undefined {
  const [bullseyes, axes, shields] = ['bullseye', 'axe', 'shield'].map((face) => count(faces, face));
  return options.find(
    ({ option, why }) =>
      !why &&
      option.kind === 'reroll' &&
      option.bullseyes === bullseyes &&
      option.axes === axes &&
      option.shields === shields,
  )?.option;
}
