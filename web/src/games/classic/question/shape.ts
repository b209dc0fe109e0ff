/** The shape of a question, as the rules declare it. Without a question, that of a turn. */
import type { Asked, QuestionShape } from '../types';

export const shapeOf = (asked: Asked | null): QuestionShape => asked?.shape ?? 'turn';

/** Whether a question needs the room where the selection is shown. */
export const takesRoom = (asked: Asked | null): boolean => !['turn', 'action'].includes(shapeOf(asked));
