/** The lessons of a game as the server lists them, and how one begins. */
import type { LessonListed } from '$protocol/shell';
import { beginLesson, lessons as listed } from '../net/http';
import { tableHash } from '../route';
import { router } from '../route.svelte';
import { words } from '../words/words.svelte';
import { progress } from './progress.svelte';

class Lessons {
  #of = $state.raw<{ game: string; language: string; all: readonly LessonListed[] } | null>(null);

  /** The lessons of a game; empty until they are here. */
  of(game: string): readonly LessonListed[] {
    return this.#of?.game === game ? this.#of.all : [];
  }

  async load(game: string, language: string): Promise<void> {
    if (this.#of?.game === game && this.#of.language === language) return;
    const all = await listed(game, language);
    if (language === words.language) this.#of = { game, language, all };
  }

  /** Begin a lesson, or go on with it where it was left. */
  async begin(game: string, lesson: string): Promise<void> {
    const made = await beginLesson({ game, lesson, step: progress.of(game, lesson).step }, words.language);
    router.go(tableHash(made.seats));
  }

  /** The lesson after this one. */
  after(game: string, lesson: string): LessonListed | undefined {
    const all = this.of(game);
    return all[all.findIndex(({ id }) => id === lesson) + 1];
  }
}

export const lessons = new Lessons();
