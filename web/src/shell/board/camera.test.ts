import { expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';

vi.mock('../settings.svelte', () => ({ reducedMotion: () => true }));

it('shows a board that fits whole, wherever the camera was sent', () => {
  const camera = new Camera({ width: 600, height: 900, fills: true });
  [camera.width, camera.height] = [390, 394];
  camera.look([300, 900]);
  expect(camera.middle).toEqual([300, 450]);
});

it('shows places in the part of the room that nothing covers', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frame(performance.now()));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const camera = new Camera({ width: 600, height: 600 });
  [camera.width, camera.height, camera.covered] = [390, 394, 180];
  camera.zoom = 1.6;
  camera.showAll([
    [300, 580],
    [300, 550],
  ]);
  await Promise.resolve();
  for (const y of [550, 580]) {
    const [, at] = camera.pixels([300, y]);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(394 - 180);
  }
  vi.unstubAllGlobals();
});
