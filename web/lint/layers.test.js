import { describe, expect, it } from 'vitest';
import { mayImport, targetOf } from './layers.js';

describe('the layers', () => {
  it.each([
    ['shell/App.svelte', 'shell/lobby/Lobby.svelte'],
    ['shell/App.svelte', 'protocol/shell'],
    ['games/classic/client.ts', 'shell/game'],
    ['games/classic/client.ts', 'games/classic/words'],
    ['games/classic/types.ts', 'protocol/classic'],
    ['games/generic/client.ts', 'protocol/shell'],
    ['protocol/classic.ts', 'protocol/shell'],
    ['games/index.ts', 'games/classic/client'],
    ['main.ts', 'games'],
  ])('let %s import %s', (file, target) => expect(mayImport(file, target)).toBe(true));

  it.each([
    ['shell/App.svelte', 'games/classic/client'],
    ['shell/App.svelte', 'games/index'],
    ['shell/table/Room.svelte', 'protocol/classic'],
    ['games/classic/client.ts', 'games/generic/client'],
    ['games/classic/client.ts', 'games/index'],
    ['games/generic/client.ts', 'protocol/classic'],
    ['protocol/classic.ts', 'shell/game'],
  ])('do not let %s import %s', (file, target) => expect(mayImport(file, target)).toBe(false));

  it('see through aliases and relative paths', () => {
    expect(targetOf('games/classic/field/scene.svelte.ts', '../types')).toBe('games/classic/types');
    expect(targetOf('shell/table/Room.svelte', '../../games/classic/client')).toBe('games/classic/client');
    expect(targetOf('games/classic/client.ts', '$shell/game')).toBe('shell/game');
    expect(targetOf('main.ts', 'svelte')).toBeUndefined();
  });
});
