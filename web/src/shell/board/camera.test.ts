import { expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';

vi.mock('../settings.svelte', () => ({ reducedMotion: () => true }));

it('shows a board that fits whole, wherever the camera was sent', () => {
  const camera = new Camera({ width: 600, height: 900, fills: true });
  [camera.width, camera.height] = [390, 394];
  camera.look([300, 900]);
  expect(camera.middle).toEqual([300, 450]);
});
