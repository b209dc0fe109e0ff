import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Line, Screen } from '../types';
import { WarseerStage } from './stage.svelte';

const settings = vi.hoisted(() => ({ speed: 'full' }));
vi.mock('$shell/settings.svelte', () => ({ settings, reducedMotion: () => false }));

const line = (words: string, ...events: object[]) =>
  ({ words, cites: [], events: events as GameEvent[] }) as unknown as Line;
const screen = (position: number, ...lines: Line[]) =>
  ({ position, lines, view: { creatures: [] } }) as unknown as Screen;
const declared = line('one attacks two', { kind: 'attack-declared', attacker: 1, target: 2, type: 'melee' });
const rolled = line('a roll', {
  kind: 'dice-rolled',
  attacker: 1,
  target: 2,
  dice: ['red', 'blue'],
  faces: ['hit', 'blank'],
});
const ended = line('the game is over', { kind: 'game-ended' });

describe('the stage of Warseer', () => {
  let stage: WarseerStage;
  beforeEach(() => {
    vi.useFakeTimers();
    stage = new WarseerStage();
    stage.seat = () => 0;
    stage.open({ show: () => undefined, tell: () => undefined });
  });
  afterEach(() => void vi.useRealTimers());
  async function lasts(): Promise<number> {
    const begin = Date.now();
    while (stage.busy) await vi.advanceTimersByTimeAsync(10);
    return Date.now() - begin;
  }

  it('asks about dice as soon as they lie, and keeps them in sight', async () => {
    stage.add(screen(1, declared, rolled));
    expect(await lasts()).toBeLessThanOrEqual(650);
    expect([stage.attack?.target, stage.dice.length]).toEqual([2, 2]);
  });

  it('takes arrow and dice away when the attack ends the game', async () => {
    stage.add(screen(1, declared, rolled, ended));
    await lasts();
    expect([stage.attack, stage.dice]).toEqual([null, []]);
    stage.add(screen(2, declared, rolled, ended));
    stage.finish();
    expect([stage.attack, stage.dice]).toEqual([null, []]);
  });
});
