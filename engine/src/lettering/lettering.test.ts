import type { ImageData } from '@napi-rs/canvas';
import { inflateSync } from 'node:zlib';
import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import fonts from '../../artwork/posterFonts.json' with { type: 'json' };
import { createLayer } from '../paint/layer.ts';
import { SETTABLE } from '../prompt/readLettering.ts';
import { understandText } from '../prompt/understandText.ts';
import { colours } from '../prompt/tables/words.ts';
import { rgb, type Rgb } from '../prompt/rgb.ts';
import { createRandom } from '../random.ts';
import { renderPicture } from '../renderPicture.ts';
import { contrast } from '../prompt/legible.ts';
import { colourwayFor } from './colourways.ts';
import { fitText } from './fitText.ts';
import { posterFont } from './posterFont.ts';

const going = new AbortController().signal;
const FACES = ['condensed', 'wide', 'serif'] as const;

/** The characters of a WOFF, by its own table (cmap, format 4). */
function charactersIn(woff: Buffer): ReadonlySet<number> {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, n) => 44 + n * 20);
  const at = entries.find((entry) => woff.toString('latin1', entry, entry + 4) === 'cmap') ?? 0;
  const [offset, packed, whole] = [4, 8, 12].map((n) => woff.readUInt32BE(at + n));
  const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
  const cmap = packed === whole ? bytes : inflateSync(bytes);
  const found = new Set<number>();
  for (let n = 0; n < cmap.readUInt16BE(2); n++) {
    const table = cmap.readUInt32BE(8 + n * 8);
    if (cmap.readUInt16BE(table) !== 4) continue;
    const segments = cmap.readUInt16BE(table + 6) / 2;
    for (let i = 0; i < segments; i++) {
      const end = cmap.readUInt16BE(table + 14 + i * 2);
      const start = cmap.readUInt16BE(table + 16 + segments * 2 + i * 2);
      for (let code = start; code <= end && code !== 0xffff; code++) found.add(code);
    }
  }
  return found;
}

describe('words that are set in type', () => {
  it.each(FACES)('%s has every letter that is promised', (face) => {
    const known = fonts[face].map((woff) => charactersIn(Buffer.from(woff, 'base64')));
    const promised = Array.from({ length: 0x2100 }, (_, code) => code).filter((code) =>
      SETTABLE.test(String.fromCodePoint(code)),
    );
    expect(promised.length).toBeGreaterThan(400);
    const missing = promised.filter((code) => !known.some((letters) => letters.has(code)));
    expect(missing.map((code) => String.fromCodePoint(code)).join('')).toBe('');
  });

  it('keep inside their box, whatever they are', () => {
    const { brush } = createLayer(8, 8);
    assert(
      property(constantFrom(...FACES), string({ minLength: 1, maxLength: 60 }), (face, text) => {
        const { lines, size } = fitText(brush, text, face, {
          width: 832,
          height: 832,
          largest: 420,
        });
        brush.font = posterFont(face, size);
        expect(lines.join(' ')).toBe(text);
        for (const line of size > 14 ? lines : [])
          expect(brush.measureText(line).width).toBeLessThanOrEqual(833);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('can be read on their ground, whichever colour is asked for', () => {
    const asked = Object.values(colours).map(rgb);
    assert(
      property(constantFrom(...asked), integer({ min: 1, max: 99 }), (colour, seed) => {
        for (const wish of [
          { ground: colour, ink: null },
          { ground: null, ink: colour },
          { ground: null, ink: null },
        ]) {
          const { ground, ink } = colourwayFor(wish, createRandom(seed));
          expect(contrast(ground, ink)).toBeGreaterThan(3);
        }
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it.each([1, 2, 3, 4, 5])('leave the margin free (seed %i)', async (seed) => {
    const { picture } = understandText('poster "MARGINS" in black letters on a white background');
    const layer = picture && (await renderPicture(picture, { size: 256, seed, signal: going }));
    const { data } = layer?.brush.getImageData(0, 0, 256, 256) ?? { data: [] };
    let [edge, inside] = [0, 0];
    for (let y = 0; y < 256; y++)
      for (let x = 0; x < 256; x++) {
        if ((data[(y * 256 + x) * 4] ?? 255) > 90) continue;
        if (Math.min(x, y, 255 - x, 255 - y) < 8) edge++;
        else inside++;
      }
    expect(edge).toBe(0);
    expect(inside).toBeGreaterThan(1_000);
  });

  it.each([1, 2, 3, 4, 5, 6])('stand on nothing but a plain ground (seed %i)', async (seed) => {
    const { data } = await pixelsFor('poster "I" on a plain yellow background', seed);
    const across = [8, 60, 128, 200, 248].map((x) => {
      const at = (20 * 256 + x) * 4;
      return data.slice(at, at + 3);
    });
    expect(new Set(across.map(String)).size).toBe(1);
  });

  it.each(['"I" in orange in a snowy forest', '"I" in white in the snow', '"I" at night'])(
    'can be read over a picture: %s',
    async (prompt) => {
      const { data } = await pixelsFor(prompt, 2);
      const ink = understandText(prompt).picture;
      const letters = (ink?.kind === 'lettering' ? ink.lettering.ink : null) ?? rgb('#ffffff');
      // The letter is narrow: a fifth of the width at either side is picture alone.
      const dim = Array.from({ length: 256 * 256 }, (_, i) => i)
        .filter((i) => i % 256 < 50)
        .map((i): Rgb => [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0])
        .map((seen) => contrast(letters, seen))
        .toSorted((a, b) => a - b);
      expect(dim[Math.floor(dim.length * 0.1)]).toBeGreaterThan(2.8);
    },
  );
});

async function pixelsFor(prompt: string, seed: number): Promise<ImageData> {
  const { picture } = understandText(prompt);
  const layer = picture && (await renderPicture(picture, { size: 256, seed, signal: going }));
  if (layer === null) throw new Error(prompt);
  return layer.brush.getImageData(0, 0, 256, 256);
}
