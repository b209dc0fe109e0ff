import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace, pauseAfter } from './pace';

describe('the pause between two answers of a drag', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks at most every 60 ms while drawing is quick', () => {
    expect(pauseAfter(20, 5)).toBe(40);
    expect(pauseAfter(200, 5)).toBe(15);
  });

  it('leaves three quarters of the time to the pointer where drawing is slow, but ends', () => {
    expect(pauseAfter(20, 50)).toBe(150);
    expect(pauseAfter(20, 5000)).toBe(400);
  });

  it('waits for the frame and then for its share', async () => {
    const pace = new Pace();
    let over = false;
    pace.begin();
    void pace.pause().then(() => (over = true));
    await vi.advanceTimersByTimeAsync(40);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(over).toBe(true);
  });

  it('ends at once when what is held is let go', async () => {
    const pace = new Pace();
    let over = false;
    pace.begin();
    void pace.pause().then(() => (over = true));
    pace.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(true);
  });

  it('ends in a page that draws no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const pace = new Pace();
    let over = false;
    pace.begin();
    void pace.pause().then(() => (over = true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(over).toBe(true);
  });
});
