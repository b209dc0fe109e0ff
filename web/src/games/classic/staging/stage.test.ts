import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Screen } from '../types';
import { ClassicStage } from './stage.svelte';

vi.mock('$shell/settings.svelte', () => ({ settings: { speed: 'full' }, reducedMotion: () => false }));

const line = (words: string, ...events: unknown[]) => ({ words, cites: [], events }) as unknown as Line;
const screen = (position: number, ...lines: Line[]) =>
  ({ position, lines, view: { creatures: [] } }) as unknown as Screen;
const hurt = { kind: 'hurt', creature: 1, wounds: 1, armour: 0, relics: 0 };

describe('the stage', () => {
  let shown: number[];
  let told: string[];
  let stage: ClassicStage;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    told = [];
    stage = new ClassicStage();
    stage.open({
      show: ({ position }) => shown.push(position),
      tell: (lines) => told.push(...lines.map((one) => one.words)),
    });
    return () => vi.useRealTimers();
  });

  it('shows screens one after the other, each when its lines have been played', async () => {
    stage.add(screen(1, line('a blow', hurt)));
    stage.add(screen(2, line('a word')));
    expect([stage.busy, shown]).toEqual([true, []]);
    await vi.runAllTimersAsync();
    expect([stage.busy, shown, told]).toEqual([false, [1, 2], ['a blow', 'a word']]);
  });

  it('never shows an old screen after one that stands for all', async () => {
    stage.add(screen(1, line('a blow', hurt), line('another', hurt)));
    stage.add(screen(2));
    await vi.advanceTimersByTimeAsync(1);
    stage.clear();
    stage.add(screen(4, line('what came next')));
    await vi.runAllTimersAsync();
    expect([stage.busy, shown, told]).toEqual([false, [4], ['what came next']]);
    expect(stage.struck.size).toBe(0);
  });

  it('goes on where an event cannot be shown', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stage.add(screen(1, line('a roll without dice', { kind: 'rolled', creature: 1 })));
    await vi.runAllTimersAsync();
    expect([stage.busy, shown]).toEqual([false, [1]]);
    expect(complaint).toHaveBeenCalled();
  });
});
