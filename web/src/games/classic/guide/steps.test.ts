import { describe, expect, it } from 'vitest';
import type { Asked, QuestionShape, View } from '../types';
import { stepOf } from './steps';

const view = (phase: string) => ({ phase, outcome: null }) as View;
const asked = (shape: QuestionShape, kinds: string[] = []) =>
  ({ shape, options: kinds.map((kind) => ({ option: { kind }, why: '' })) }) as unknown as Asked;

describe('what a newcomer is told', () => {
  it('follows what is asked', () => {
    expect(stepOf(asked('seat'), view('setup'))).toBe('begin');
    expect(stepOf(asked('place'), view('setup'))).toBe('hero');
    expect(stepOf(asked('place'), view('activation'))).toBe('enter');
    expect(stepOf(asked('turn', ['activate', 'end-turn']), view('activation'))).toBe('turn');
    expect(stepOf(asked('turn', ['end-turn']), view('activation'))).toBe('rest');
    expect(stepOf(asked('split'), view('activation'))).toBe('split');
  });
  it('tells in quests of terrains and of the creatures of the Overlord', () => {
    const terrain = { ...asked('place'), choice: 'quest-terrain' };
    const creature = { ...asked('target', ['activate']), choice: 'overlords-creature' };
    expect(stepOf(terrain, view('quests'))).toBe('quest-terrain');
    expect(stepOf(creature, view('activation'))).toBe('overlord');
    expect(stepOf(asked('cards'), view('setup'), true)).toBe('overlords-hand');
    expect(stepOf(asked('cards'), view('setup'))).toBe('hand');
  });
  it('is that the other plays while nothing is asked, and nothing after the end', () => {
    expect(stepOf(null, view('activation'))).toBe('wait');
    expect(stepOf(null, { ...view('activation'), outcome: {} } as View)).toBe('');
  });
});
