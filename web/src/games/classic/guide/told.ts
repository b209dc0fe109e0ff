/** What a newcomer is told at a step: what to press, or with a finger what to tap. */
import { has, say } from '../words';

export function told(step: string, name = ''): string {
  // The words for fingers are only there where the first pointer was one.
  const byTouch = matchMedia('(pointer: coarse)').matches && has('guide-tap');
  return say(byTouch ? 'guide-tap' : 'guide-step', { step, name });
}
