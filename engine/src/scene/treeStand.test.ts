import { describe, expect, it } from 'vitest';
import { understandText } from '../prompt/understandText.ts';
import { renderPicture } from '../renderPicture.ts';

const SIDE = 128;

/** How many runs of the palms' dark trunks a row of pixels crosses, before a bright sky. */
async function trunksIn(prompt: string): Promise<number> {
  const { picture } = understandText(prompt);
  const signal = new AbortController().signal;
  const layer = picture && (await renderPicture(picture, { size: SIDE, seed: 1, signal }));
  const { data } = layer?.brush.getImageData(0, Math.round(SIDE * 0.66), SIDE, 1) ?? { data: [] };
  let [runs, dark] = [0, false];
  for (let x = 0; x < SIDE; x++) {
    const isDark = (data[x * 4 + 2] ?? 255) < 90;
    if (isDark && !dark) runs++;
    dark = isDark;
  }
  return runs;
}

describe('trees of a place', () => {
  it.each([
    ['one palm tree on a beach', 1],
    ['a palm tree on a beach at noon', 1],
    ['two palm trees on a beach', 2],
  ])('are left out of "%s"', async (prompt, trunks) => {
    expect(await trunksIn(prompt)).toBe(trunks);
  });
});
