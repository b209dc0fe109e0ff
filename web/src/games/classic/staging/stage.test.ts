import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Line, Screen } from '../types';
import { ClassicStage } from './stage.svelte';

const settings = vi.hoisted(() => ({ speed: 'full' }));
vi.mock('$shell/settings.svelte', () => ({ settings, reducedMotion: () => false }));

const line = (words: string, ...events: object[]) =>
  ({ words, cites: [], events: events as GameEvent[] }) as unknown as Line;
const screen = (position: number, ...lines: Line[]) =>
  ({ position, lines, view: { creatures: [] } }) as unknown as Screen;
const hurt = { kind: 'hurt', creature: 1, wounds: 1, armour: 0, relics: 0, by: 2 };
const rolled = (creature: number, why: string, ...faces: string[]) => ({
  kind: 'rolled',
  creature,
  why,
  faces,
  succeeding: ['axe'],
});
const declared = line('two attacks one', {
  kind: 'attack-declared',
  attacker: 2,
  target: 1,
  attack: 'melee',
});
const ended = line('', { kind: 'attack-ended', attacker: 2, target: 1 });
const attack = [
  declared,
  line('two rolls', rolled(2, 'attack', 'axe', 'shield', 'axe')),
  line('one rolls', rolled(1, 'defence', 'shield', 'axe')),
  line('one is hurt', hurt),
  ended,
];

describe('the stage', () => {
  let shown: number[];
  let told: string[];
  let stage: ClassicStage;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'full';
    shown = [];
    told = [];
    stage = new ClassicStage();
    stage.seat = () => 0;
    stage.seatOf = (creature) => (creature === 2 ? 1 : 0);
    stage.open({
      show: ({ position }) => shown.push(position),
      tell: (lines) => told.push(...lines.map((one) => one.words)),
    });
    return () => vi.useRealTimers();
  });
  /** How long everything takes that was added, in milliseconds. */
  async function lasts(): Promise<number> {
    const begin = Date.now();
    while (stage.busy) await vi.advanceTimersByTimeAsync(10);
    return Date.now() - begin;
  }

  it('shows screens one after the other, each when its lines have been played', async () => {
    stage.add(screen(1, line('a blow', hurt)));
    stage.add(screen(2, line('a word')));
    expect([stage.busy, shown]).toEqual([true, []]);
    await vi.runAllTimersAsync();
    expect([stage.busy, shown, told]).toEqual([false, [1, 2], ['a blow', 'a word']]);
  });

  it('never shows an old screen after one that stands for all', async () => {
    stage.add(screen(1, ...attack, line('another', hurt)));
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

  it('rolls the dice of both sides together, and tells nothing until they lie', async () => {
    stage.add(screen(1, ...attack));
    await vi.advanceTimersByTimeAsync(300);
    expect(stage.tumbling).toBe(true);
    expect(stage.throws.map((one) => [one.creature, one.fresh])).toEqual([
      [2, 3],
      [1, 2],
    ]);
    expect([told, stage.playing, stage.struck.size]).toEqual([[], [], 0]);
    await vi.advanceTimersByTimeAsync(600);
    expect([stage.tumbling, stage.struck.get(1)?.wounds]).toEqual([false, 1]);
    expect(told).toHaveLength(4);
  });

  it('plays an attack in a second and a half, and another seat in six', async () => {
    stage.add(screen(1, ...attack));
    expect(await lasts()).toBeLessThanOrEqual(1500);
    const begins = line('the turn of two', { kind: 'turn-began', seat: 1 });
    stage.add(screen(2, begins, ...Array.from({ length: 12 }, () => attack).flat()));
    expect(await lasts()).toBeLessThanOrEqual(6300);
  });

  it('asks about an attack as soon as its dice lie, and shows a roll with the wound that it deals', async () => {
    stage.seatOf = () => 0;
    stage.add(screen(1, declared, line('two rolls', rolled(2, 'attack', 'axe'))));
    expect(await lasts()).toBeLessThanOrEqual(650);
    stage.clear();
    stage.add(screen(2, line('a stab', rolled(2, 'backstab', 'axe')), line('one is hurt', hurt)));
    expect(await lasts()).toBeLessThanOrEqual(770);
  });

  it('plays faster at another speed, and not at all without', async () => {
    settings.speed = 'quick';
    stage.add(screen(1, ...attack));
    expect(await lasts()).toBeLessThanOrEqual(620);
    settings.speed = 'none';
    stage.add(screen(2, ...attack));
    expect(await lasts()).toBeLessThanOrEqual(10);
  });

  it('shows all at once when it is interrupted, in the same breath', async () => {
    stage.add(screen(1, ...attack));
    stage.add(screen(2, line('a word', hurt)));
    await vi.advanceTimersByTimeAsync(300);
    stage.finish();
    expect([stage.busy, shown]).toEqual([false, [1, 2]]);
    expect(told).toEqual(['two attacks one', 'two rolls', 'one rolls', 'one is hurt', 'a word']);
    expect([stage.attack, stage.throws, stage.struck.size]).toEqual([null, [], 0]);
    await vi.runAllTimersAsync();
    expect([shown, stage.busy, stage.struck.size]).toEqual([[1, 2], false, 0]);
  });

  it('keeps the arrow and the dice while a question about the attack is open', async () => {
    stage.add(screen(1, declared, line('two rolls', rolled(2, 'attack', 'axe'))));
    await vi.runAllTimersAsync();
    expect([stage.busy, stage.attack?.target, stage.throws.length]).toEqual([false, 1, 1]);
    stage.add(screen(2, line('one is hurt', hurt), ended));
    await vi.runAllTimersAsync();
    expect([stage.attack, stage.throws]).toEqual([null, []]);
  });

  it('takes arrow and dice away when the attack ends the game', async () => {
    stage.add(screen(1, ...attack.slice(0, -1), line('the game is over', { kind: 'game-ended' })));
    await vi.runAllTimersAsync();
    expect([stage.busy, stage.attack, stage.throws]).toEqual([false, null, []]);
    stage.add(screen(2, ...attack.slice(0, -1), line('the game is over', { kind: 'game-ended' })));
    stage.finish();
    expect([stage.busy, stage.attack, stage.throws]).toEqual([false, null, []]);
  });

  it('knows whose deeds are played', () => {
    stage.add(screen(1, ...attack));
    expect([stage.othersAct, stage.involved]).toEqual([true, [2, 1]]);
    stage.finish();
    expect(stage.othersAct).toBe(false);
  });

  it('plays a turn once more without telling it, and ends when something new comes or is pressed', async () => {
    const seen: (number | null)[] = [];
    const again = () =>
      stage.repeat([screen(1, ...attack), screen(2, line('a word'))], (one) =>
        seen.push(one?.position ?? null),
      );
    again();
    expect([stage.isRepeating, stage.busy]).toEqual([true, true]);
    expect(await lasts()).toBeGreaterThan(1000);
    expect([seen, shown, told, stage.isRepeating, stage.attack]).toEqual([[1, 2, null], [], [], false, null]);
    again();
    await vi.advanceTimersByTimeAsync(300);
    expect([stage.attack?.target, stage.othersAct]).toEqual([1, true]);
    stage.finish();
    expect([seen.at(-1), stage.busy, stage.attack, shown, told]).toEqual([null, false, null, [], []]);
    again();
    stage.add(screen(3, line('something new')));
    await lasts();
    expect([shown, told, seen.at(-1)]).toEqual([[3], ['something new'], null]);
  });
});
