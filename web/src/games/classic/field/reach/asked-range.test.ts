import { describe, expect, it } from 'vitest';
import type { Asked } from '../../types';
import { askedRange } from './asked-range';

const asked = (about: Record<string, unknown>, more: Partial<Asked> = {}): Asked => ({
  choice: 'free-place',
  words: '',
  cites: [],
  about,
  options: [],
  offers: ['place'],
  secret: false,
  shape: 'place',
  subject: null,
  ...more,
});
const standing = (id: number) =>
  ({ 1: { x: 3000, y: 1000, base: 3200 }, 2: { x: 500, y: 700, base: 4000 } })[id];

describe('the circle around a place that is asked for', () => {
  it('is as large as the distance from where the creature stands', () => {
    expect(askedRange(asked({ creature: 1, limit: 8000 }), standing)).toEqual({
      at: [3000, 1000],
      radius: 8000,
    });
  });

  it('is measured between the bases from another creature', () => {
    expect(askedRange(asked({ creature: 1, origin: 2, reach: 8000 }), standing)).toEqual({
      at: [500, 700],
      radius: 11600,
    });
  });

  it.each([
    asked({ creature: 1, limit: 8000 }, { offers: ['move'] }),
    asked({ creature: 1, limit: 8000 }, { shape: 'target' }),
    asked({ creature: 1, origin: 9, reach: 8000 }),
    asked({ card: 'garrus' }),
    null,
  ])('is not there for other questions', (one) => expect(askedRange(one, standing)).toBeNull());
});
