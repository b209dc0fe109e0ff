import { describe, expect, it } from 'vitest';
import type { Asked, Option, QuestionShape, Reach, Shown } from '../types';
import { doable, named, offered } from './offers';

const shown = (option: Option, why = ''): Shown => ({ option, words: '', why, cites: [], note: '' });
const asked = (shape: QuestionShape, ...options: Shown[]): Asked => ({
  choice: 'any',
  words: '',
  cites: [],
  about: {},
  options,
  offers: [],
  secret: false,
  shape,
  subject: null,
});

describe('an option', () => {
  it('names its target, its creature or its terrain', () => {
    expect(named({ kind: 'use-on', ability: 'A-RITUAL', target: 4 })).toBe(4);
    expect(named({ kind: 'activate', creature: 3 })).toBe(3);
    expect(named({ kind: 'search', terrain: 9 })).toBe(9);
    expect(named({ kind: 'pass' })).toBe(0);
  });
});

describe('what a question offers', () => {
  it('is whom it can be answered with', () => {
    const question = asked(
      'target',
      shown({ kind: 'target', target: 4 }),
      shown({ kind: 'target', target: 5 }, 'too far'),
    );
    expect([...offered(question).keys()]).toEqual([4]);
  });
  it('is nothing while a turn is played: then creatures are selected', () => {
    expect(offered(asked('turn', shown({ kind: 'activate', creature: 3 }))).size).toBe(0);
    expect(offered(null).size).toBe(0);
  });
});

describe('what a selected creature can do', () => {
  const actions = [
    shown({ kind: 'fight', target: 4 }),
    shown({ kind: 'shoot', target: 4 }),
    shown({ kind: 'shoot', target: 5 }, 'no line'),
  ];
  const reach = { actions } as unknown as Reach;
  it('is told by whom it is done to', () => {
    expect(doable(reach, '').get(4)?.length).toBe(2);
    expect(doable(reach, '').has(5)).toBe(false);
  });
  it('is only what is aimed', () => {
    expect(
      doable(reach, 'shoot')
        .get(4)
        ?.map((one) => one.option.kind),
    ).toEqual(['shoot']);
  });
});
