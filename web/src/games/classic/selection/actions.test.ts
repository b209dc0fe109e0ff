import { describe, expect, it } from 'vitest';
import type { Option, Shown } from '../types';
import { aimOf, grouped } from './actions';

const shown = (option: Option, why = ''): Shown => ({ option, words: option.kind, why, cites: [], note: '' });

describe('the actions of a creature', () => {
  it('are six, also where there is nothing to do', () => {
    expect(grouped([]).map((one) => one.action)).toEqual([
      'move',
      'run',
      'fight',
      'shoot',
      'ability',
      'pass',
    ]);
  });

  it('keep what can be done apart from what cannot', () => {
    const [, , fight, shoot] = grouped([
      shown({ kind: 'fight', target: 4 }),
      shown({ kind: 'strike-magically', target: 4 }),
      shown({ kind: 'shoot', target: 5 }, 'too far'),
    ]);
    expect(fight?.able).toHaveLength(2);
    expect(fight?.unable).toHaveLength(0);
    expect(shoot?.able).toHaveLength(0);
    expect(shoot?.unable[0]?.why).toBe('too far');
  });

  it('count detecting, searching and using among the abilities', () => {
    const options: Option[] = [
      { kind: 'detect', target: 3 },
      { kind: 'search', terrain: 9 },
      { kind: 'use', ability: 'A-HEALER' },
      { kind: 'use-card', holder: 2 },
    ];
    expect(grouped(options.map((one) => shown(one)))[4]?.able).toHaveLength(4);
  });

  it('know whom an option is aimed at', () => {
    expect(aimOf({ kind: 'shoot', target: 7 })).toBe(7);
    expect(aimOf({ kind: 'pass' })).toBe(0);
  });
});
