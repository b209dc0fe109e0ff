import { describe, expect, it } from 'vitest';
import type { Asked, QuestionShape } from '../types';
import { shapeOf, takesRoom } from './shape';

const asked = (shape: QuestionShape): Asked => ({
  choice: 'what-is-new',
  words: '',
  cites: [],
  about: {},
  options: [],
  offers: [],
  secret: false,
  shape,
  subject: null,
});

describe('the shape of a question', () => {
  it('is what the rules say', () => {
    expect(shapeOf(asked('payment'))).toBe('payment');
    expect(shapeOf(null)).toBe('turn');
  });

  it('leaves the selection its room in the turn and while a creature acts', () => {
    expect(takesRoom(null)).toBe(false);
    expect(takesRoom(asked('action'))).toBe(false);
    expect(takesRoom(asked('split'))).toBe(true);
  });
});
