import { describe, expect, it } from 'vitest';
import type { Asked, Option } from '../types';
import { shapeOf, takesRoom } from './shape';

function asked(choice: string, options: Option[], offers: string[] = []): Asked {
  const shown = options.map((option) => ({ option, words: '', why: '', cites: [] }));
  return { choice, words: '', cites: [], about: {}, options: shown, offers, maps: [], secret: false };
}

describe('the shape of a question', () => {
  it('follows its options', () => {
    expect(shapeOf(asked('turn', [{ kind: 'play', card: 'x' }, { kind: 'end-turn' }]))).toBe('turn');
    expect(shapeOf(asked('pay', [{ kind: 'tap-buildings', buildings: [1] }]))).toBe('pay');
    expect(shapeOf(asked('victim', [{ kind: 'target', target: 1 }, { kind: 'no-target' }]))).toBe(
      'creatures',
    );
    expect(shapeOf(asked('tactic', [{ kind: 'reveal', card: 'x' }, { kind: 'no' }]))).toBe('cards');
    expect(shapeOf(asked('vampirism', [{ kind: 'yes' }, { kind: 'no' }]))).toBe('confirm');
  });

  it('is a place where only a region is offered', () => {
    expect(shapeOf(asked('hero-place', [], ['place']))).toBe('place');
    expect(shapeOf(asked('free-move', [{ kind: 'no' }], ['move']))).toBe('place');
  });

  it('is a plain list for what nobody has thought of', () => {
    expect(shapeOf(asked('order', [{ kind: 'goes-first', ability: 'A-X', holder: 1 }]))).toBe('list');
    expect(shapeOf(asked('found', [{ kind: 'fight', target: 1 }, { kind: 'pass' }]))).toBe('list');
  });

  it('leaves the selection its room in the turn and while a creature acts', () => {
    expect(takesRoom(null)).toBe(false);
    expect(takesRoom(asked('action', [{ kind: 'pass' }], ['move']))).toBe(false);
    expect(takesRoom(asked('split', [{ kind: 'split', attack: 1, defence: 0 }]))).toBe(true);
  });
});
