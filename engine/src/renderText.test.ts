import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { understandText, type Picture } from './prompt/understandText.ts';
import { renderPicture } from './renderPicture.ts';

const going = new AbortController().signal;

function pictureOf(prompt: string): Picture {
  const { picture, dropped } = understandText(prompt);
  if (picture === null) throw new Error(`${prompt}: ${dropped.join(', ')}`);
  return picture;
}

/** A fingerprint of the pixels of a small rendering. */
async function fingerprint(prompt: string, seed = 1, size = 128): Promise<string> {
  const layer = await renderPicture(pictureOf(prompt), { size, seed, signal: going });
  if (layer === null) throw new Error('stopped');
  return createHash('sha256')
    .update(layer.brush.getImageData(0, 0, size, size).data)
    .digest('hex');
}

describe('renderPicture', () => {
  it('draws the same pixels for the same prompt and seed', async () => {
    const prompt = 'two red foxes in a snowy forest at sunset';
    expect(await fingerprint(prompt, 7)).toBe(await fingerprint(prompt, 7));
  });

  it('draws another picture for another seed', async () => {
    expect(await fingerprint('a cat in a park', 1)).not.toBe(
      await fingerprint('a cat in a park', 2),
    );
  });

  it.each([
    'cinematic',
    'watercolor',
    'oil painting',
    'pencil sketch',
    'vintage photo',
    'black and white',
    'shallow depth of field',
  ])('changes the picture for "%s"', async (look) => {
    expect(await fingerprint(`a horse on a road at noon, ${look}`)).not.toBe(
      await fingerprint('a horse on a road at noon'),
    );
  });

  it.each([
    ['silhouette of a horse in a meadow at sunset', 'a horse in a meadow at sunset'],
    ['minimal red apple', 'a red apple on a wooden table'],
    ['a neon city street at night', 'a city street at night'],
    ['action shot of a horse galloping on a beach', 'a horse galloping on a beach'],
    ['a horse in autumn', 'a horse in winter'],
    ['a blue car', 'a red car'],
    ['a black horse', 'a horse'],
  ])('draws "%s" otherwise than "%s"', async (one, other) => {
    expect(await fingerprint(one)).not.toBe(await fingerprint(other));
  });

  it('is brown all over in sepia, and has no other colour', async () => {
    const layer = await renderPicture(pictureOf('a sepia photo of a beach'), {
      size: 64,
      seed: 1,
      signal: going,
    });
    const { data } = layer?.brush.getImageData(0, 0, 64, 64) ?? { data: [] };
    let [brown, seen] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      if (r < 24 || r > 250) continue;
      seen++;
      // Grain and blown lights move single pixels.
      if (r >= g && g > b && b < r * 0.82 && b > r * 0.5) brown++;
    }
    expect(seen).toBeGreaterThan(2_000);
    expect(brown / seen).toBeGreaterThan(0.97);
  });

  it('stops between stages when it is told to', async () => {
    const control = new AbortController();
    const drawing = renderPicture(pictureOf('two elephants on the savanna'), {
      size: 64,
      seed: 1,
      signal: control.signal,
    });
    control.abort();
    expect(await drawing).toBeNull();
  });
});
