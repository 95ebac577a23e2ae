import { expect, it } from 'vitest';
import { backdropCut } from './backdropCut.ts';
import type { Pixels } from '../raster/pixels.ts';

const SIDE = 600;
const TOP = 120;

/** A black strap on pale paper that gets a little darker downwards; light falls on its upper edge, on some of it more. */
function strap(): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const isStrap = x >= 200 && x < 400 && y >= TOP && y < 480;
      const rim = (60 + 12 * Math.sin(x / 9)) * Math.exp(-(y - TOP) / 8);
      const grey = (isStrap ? 52 + rim : 224 - y / 60) + ((x * 7 + y * 13) % 3);
      data.fill(grey, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
    }
  return { data, width: SIDE, height: SIDE };
}

it('keeps the pale rim of a dark thing: above its foot no shadow is so dark', () => {
  const alpha = backdropCut(strap())?.alpha;
  if (alpha === undefined) throw new Error('no cut');
  const tops = Array.from({ length: 160 }, (_, n) => {
    let y = 0;
    while (y < SIDE && (alpha.data[y * SIDE + 220 + n] ?? 0) < 0.5) y++;
    return y;
  });
  for (const y of tops) expect(Math.abs(y - TOP)).toBeLessThanOrEqual(1);
});
