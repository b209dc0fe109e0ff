import { describe, expect, it } from 'vitest';
import { routeOf, tableHash } from './route';

describe('the route', () => {
  it.each([1, 2, 3, 4])('leads to %i seats at one screen', (count) => {
    const tokens = Array.from({ length: count }, (_, seat) => `room-${seat}-secret`);
    expect(routeOf(tableHash(tokens))).toEqual({ page: 'table', tokens });
  });
  it('leads to the pages of the shell and of a game', () => {
    expect(routeOf('')).toEqual({ page: 'lobby' });
    expect(routeOf('#/rules/C-MEL-03')).toEqual({ page: 'rules', id: 'C-MEL-03' });
    expect(routeOf('#/replays')).toEqual({ page: 'replays' });
    expect(routeOf('#/watch')).toEqual({ page: 'watch' });
    expect(routeOf('#/join/abc')).toEqual({ page: 'join', table: 'abc' });
    expect(routeOf('#/learn')).toEqual({ page: 'learn', section: '', id: '' });
    expect(routeOf('#/learn/puzzles/7')).toEqual({ page: 'learn', section: 'puzzles', id: '7' });
    expect(routeOf('#/puzzle/classic/kill/fox')).toEqual({
      page: 'puzzle',
      game: 'classic',
      name: 'kill/fox',
    });
    expect(routeOf('#/scenario/en2/3/classic/melee/greer')).toEqual({
      page: 'scenario',
      edition: 'en2',
      step: 3,
      name: 'classic/melee/greer',
    });
    expect(routeOf('#/cards')).toEqual({ page: 'game', name: 'cards', id: '' });
  });
});
