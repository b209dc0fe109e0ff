import { expect, test } from 'vitest';
import {
  controlledBy,
  changed,
  freeName,
  standing,
  turnOf,
  withCreature,
  without,
  type Mapping,
} from './document';

const FOX: Mapping = {
  scenario: 'S',
  seats: {
    first: { creatures: { fox: { strength: '1', health: '2', at: ['30', '30'], number: '4' } } },
    second: { city: ['temple'] },
  },
  script: ['rest'],
  details: { state: { creatures: { 4: { last_move: '2' }, 5: { last_move: '1' } } } },
};

test('a change leaves all else as it is', () => {
  const next = changed(FOX, ['seats', 'first', 'creatures', 'fox', 'wounds'], '1');
  expect(next.script).toBe(FOX.script);
  expect(standing(next)[0]?.value.wounds).toBe('1');
  expect(changed(next, ['seats', 'first', 'creatures', 'fox', 'wounds'], undefined)).toEqual(FOX);
});

test('names are free of creatures, cards in play and seats', () => {
  expect(freeName(FOX, 'fox')).toBe('fox-2');
  expect(freeName(FOX, 'temple')).toBe('temple-2');
  expect(freeName(FOX, 'first')).toBe('first-2');
});

test('a hero stands under its own key, the second one not', () => {
  const one = withCreature(FOX, 'second', { id: 'brissa', type: 'hero' }, ['1', '2']);
  expect(one.path).toEqual(['seats', 'second', 'hero']);
  const two = withCreature(one.document, 'second', { id: 'brissa', type: 'hero' }, ['1', '9']);
  expect(two.path).toEqual(['seats', 'second', 'creatures', 'brissa']);
});

test('with a creature go the details of its number', () => {
  const left = without(FOX, ['seats', 'first', 'creatures', 'fox']);
  expect(standing(left)).toEqual([]);
  expect(left.details).toEqual({ state: { creatures: { 5: { last_move: '1' } } } });
});

test('control changes hands and back, and the owner is known meanwhile', () => {
  const taken = controlledBy(FOX, ['seats', 'first', 'creatures', 'fox'], 'second');
  expect(standing(taken.document)[0]).toMatchObject({ seat: 1, value: { owner: 'first' } });
  const back = controlledBy(taken.document, taken.path, 'first');
  expect(standing(back.document)[0]?.value).not.toHaveProperty('owner');
});

test('a turn is a mapping however it is written', () => {
  expect(turnOf({ turn: 'second' }, 'active')).toEqual({ active: 'second' });
  expect(turnOf({ turn: { seat: 'first', number: '3' } }, 'seat')).toEqual({ seat: 'first', number: '3' });
  expect(turnOf({}, 'active')).toEqual({ active: 'first' });
});
