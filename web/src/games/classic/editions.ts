/** The printings of the classic game. */
import type { Editions } from '$shell/game';
import type { Language } from '$shell/words/words.svelte';
import { say } from './words';

/** The printing that readers of a language usually own. */
const OF_LANGUAGE: Record<Language, string> = { en: 'en2', fr: 'fr1', de: 'de1', ru: 'ru1' };

export const editions: Editions = {
  ids: ['ru1', 'de1', 'fr1', 'en2'],
  usual: (language) => OF_LANGUAGE[language],
  name: (id, short) => (short ? say('top-printing', { edition: id }) : say(`printing-${id}`)),
  about: (id) => say(`printing-about-${id}`),
};
