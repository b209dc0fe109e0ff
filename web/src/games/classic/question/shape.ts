/** How a question is put: the rules say its shape. While nothing is asked, it is as in a turn. */
import type { Asked, QuestionShape } from '../types';

export const shapeOf = (asked: Asked | null): QuestionShape => asked?.shape ?? 'turn';

/** Whether a question needs the room where the selection is shown. */
export const takesRoom = (asked: Asked | null): boolean => !['turn', 'action'].includes(shapeOf(asked));
