/** The lesson of the chosen game that comes next in this browser, and how it begins. */
import type { LessonListed } from '$protocol/shell';
import { lessons } from '../learn/lessons.svelte';
import { progress } from '../learn/progress.svelte';
import { Refusal } from '../net/http';
import { say, words } from '../words/words.svelte';
import { choices } from './choices.svelte';

export class LessonChoice {
  beginning = $state(false);
  error = $state('');
  readonly all = $derived(lessons.of(choices.game.name));
  readonly done = $derived(this.all.filter(({ id }) => this.isDone(id)).length);
  /** The place of the first that is not done; -1 if there is none. */
  readonly at = $derived(this.all.findIndex(({ id }) => !this.isDone(id)));
  readonly lesson = $derived<LessonListed | undefined>(this.all[this.at]);
  /** The step to go on with; 0 if it has not begun. */
  readonly step = $derived(this.lesson ? progress.of(choices.game.name, this.lesson.id).step : 0);

  /** To be made while a component is. */
  constructor() {
    $effect(() => void lessons.load(choices.game.name, words.language).catch(() => undefined));
  }

  isDone(id: string): boolean {
    return progress.of(choices.game.name, id).done;
  }

  async begin(): Promise<void> {
    if (!this.lesson) return;
    this.beginning = true;
    this.error = '';
    try {
      await lessons.begin(choices.game.name, this.lesson.id);
    } catch (why) {
      this.error = why instanceof Refusal ? why.message : say('server-away');
      this.beginning = false;
    }
  }
}
