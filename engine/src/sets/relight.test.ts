import { expect, it } from 'vitest';
import { fromPixels } from '../paint/layer.ts';
import { relight } from './relight.ts';
import type { SetLight } from './setStage.ts';

const SIDE = 64;
const DARK = 40;

/** A dark disc on clear ground: solid within, then `alpha` from 1 to 0 in eight steps. */
function softDisc() {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const far = Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2);
    const alpha = Math.max(0, Math.min(1, (24 - far) / 8));
    pixels.set([DARK, DARK, DARK, Math.round(alpha * 255)], at * 4);
  }
  return fromPixels(pixels, SIDE, SIDE);
}

/** White light without a rim: whatever is lighter afterwards is the light itself. */
const WHITE: SetLight = {
  side: 1,
  lit: [255, 255, 255],
  shade: [250, 250, 250],
  rim: [255, 255, 255],
  rimStrength: 0,
};

it('draws no pale line around what is dark', () => {
  const cut = softDisc();
  const before = cut.brush.getImageData(0, 0, SIDE, SIDE).data;
  const { data } = relight(cut, WHITE).brush.getImageData(0, 0, SIDE, SIDE);
  let soft = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    // As transparent as it was, within what eight bits hold.
    expect(Math.abs(alpha - (before[at + 3] ?? 0))).toBeLessThanOrEqual(1);
    if (alpha < 32) continue;
    if (alpha < 224) soft += 1;
    expect(data[at]).toBeLessThan(DARK + 16);
  }
  expect(soft).toBeGreaterThan(100);
});

it('lights the rim of dark cloth less than all of its light', () => {
  const rimmed = relight(softDisc(), { ...WHITE, rimStrength: 0.8 });
  const { data } = rimmed.brush.getImageData(0, 0, SIDE, SIDE);
  const isSeen = (at: number): boolean => at % 4 === 0 && (data[at + 3] ?? 0) > 128;
  const lightest = Math.max(...data.filter((_, at) => isSeen(at)));
  // Brighter than without, and no pale line: all of it makes 110 and more of 255.
  expect(lightest).toBeGreaterThan(DARK + 20);
  expect(lightest).toBeLessThan(100);
});
