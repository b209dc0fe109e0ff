/** How far this browser has come in the lessons; kept beside the settings, without an account. */

const KEPT = 'lessons';

export interface LessonProgress {
  /** The step to go on with, counted from 0. */
  readonly step: number;
  readonly done: boolean;
}

type All = Readonly<Record<string, LessonProgress>>;
const key = (game: string, lesson: string) => `${game}/${lesson}`;

function read(): All {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as unknown;
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as All) : {};
  } catch {
    return {};
  }
}

class Progress {
  #all = $state.raw<All>(read());

  of(game: string, lesson: string): LessonProgress {
    const { step, done } = this.#all[key(game, lesson)] ?? {};
    return { step: typeof step === 'number' ? step : 0, done: done === true };
  }

  /** A step was reached, or the last one done; a lesson that was done stays done. */
  reach(game: string, lesson: string, step: number, finished: boolean): void {
    const before = this.of(game, lesson);
    const after = { step: finished ? 0 : step, done: before.done || finished };
    if (before.step === after.step && before.done === after.done && key(game, lesson) in this.#all) return;
    // Another tab may have come further in other lessons.
    this.#all = { ...this.#all, ...read(), [key(game, lesson)]: after };
    localStorage.setItem(KEPT, JSON.stringify(this.#all));
  }
}

export const progress = new Progress();
