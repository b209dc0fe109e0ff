import { describe, expect, it } from 'vitest';
import type { Asked, View } from '../types';
import { stepOf } from './steps';

const view = (phase: string) => ({ phase, outcome: null }) as View;
const asked = (choice: string, kinds: string[], offers: string[] = [], why = '') =>
  ({ choice, offers, options: kinds.map((kind) => ({ option: { kind }, why })) }) as unknown as Asked;

describe('what a newcomer is told', () => {
  it('follows what is asked', () => {
    expect(stepOf(asked('first-player', ['begin']), view('setup'))).toBe('begin');
    expect(stepOf(asked('placing', [], ['place']), view('setup'))).toBe('hero');
    expect(stepOf(asked('placing', [], ['place']), view('activation'))).toBe('enter');
    expect(stepOf(asked('turn', ['activate', 'end-turn']), view('activation'))).toBe('turn');
    expect(stepOf(asked('turn', ['end-turn']), view('activation'))).toBe('rest');
    expect(stepOf(asked('split', ['split']), view('activation'))).toBe('split');
  });
  it('is that the other plays while nothing is asked, and nothing after the end', () => {
    expect(stepOf(null, view('activation'))).toBe('wait');
    expect(stepOf(null, { ...view('activation'), outcome: {} } as View)).toBe('');
  });
});
