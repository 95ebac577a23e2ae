import { describe, expect, it } from 'vitest';
import { understandText } from '../prompt/understandText.ts';
import { colours } from '../prompt/tables/words.ts';
import { renderPicture } from '../renderPicture.ts';
import { luma, rgb, type Rgb } from './colour.ts';

const SIDE = 96;

async function pixelsOf(prompt: string, seed: number): Promise<readonly Rgb[]> {
  const { picture } = understandText(prompt);
  const { signal } = new AbortController();
  const layer = picture && (await renderPicture(picture, { size: SIDE, seed, signal }));
  const { data } = layer?.brush.getImageData(0, 0, SIDE, SIDE) ?? { data: [] };
  return Array.from({ length: SIDE * SIDE }, (_, i): Rgb => [
    data[i * 4] ?? 0,
    data[i * 4 + 1] ?? 0,
    data[i * 4 + 2] ?? 0,
  ]);
}

const hueOf = ([r, g, b]: Rgb): number =>
  (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
const strength = ([r, g, b]: Rgb): number => Math.max(r, g, b) - Math.min(r, g, b);
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Share of the pixels that have a colour at all whose hue is none of those asked for. */
async function strangers(prompt: string, asked: readonly string[], seed: number): Promise<number> {
  const hues = asked.map((name) => hueOf(rgb(colours[name] ?? '#000000')));
  const pixels = await pixelsOf(prompt, seed);
  const foreign = pixels.filter(
    (pixel) => strength(pixel) > 45 && hues.every((hue) => apart(hue, hueOf(pixel)) > 40),
  );
  return foreign.length / pixels.length;
}

describe('abstract pictures', () => {
  it.each([1, 2, 3, 4, 5, 6])('in black are black (seed %i)', async (seed) => {
    const lights = (await pixelsOf('abstract background, black', seed)).map(luma);
    expect(lights.reduce((sum, one) => sum + one, 0) / lights.length).toBeLessThan(0.22);
    expect(await strangers('abstract background, black', [], seed)).toBeLessThan(0.01);
  });

  it.each([1, 2, 3, 4])('in white are light (seed %i)', async (seed) => {
    const lights = (await pixelsOf('abstract white background', seed)).map(luma);
    expect(lights.reduce((sum, one) => sum + one, 0) / lights.length).toBeGreaterThan(0.72);
  });

  it.each([1, 2, 3, 4, 5, 6])('have the colours that were asked for (seed %i)', async (seed) => {
    expect(await strangers('abstract waves in blue', ['blue'], seed)).toBeLessThan(0.02);
    expect(await strangers('abstract in red and white', ['red'], seed)).toBeLessThan(0.02);
  });

  it.each([1, 2, 3, 4, 5, 6])('show each of three colours (seed %i)', async (seed) => {
    const pixels = await pixelsOf('abstract art in blue, yellow and red', seed);
    const shares = ['blue', 'yellow', 'red'].map((name) => {
      const hue = hueOf(rgb(colours[name] ?? '#000000'));
      const like = pixels.filter((one) => strength(one) > 45 && apart(hue, hueOf(one)) < 26);
      return like.length / pixels.length;
    });
    expect(Math.min(...shares)).toBeGreaterThan(0.06);
  });
});
