import { SHAPE_IDS, SHAPES, type ShapeId } from '@lumashot/domain/catalog/shapes';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { galleryLettering, galleryShapePrompts } from '../scripts/galleryPrompts.ts';
import { embeddedEngine } from './embeddedEngine.ts';
import { personPhoto } from './testing/personPhoto.ts';
import { bytesOf, context, shareOf } from './testing/pictures.ts';
import { productPhoto } from './testing/productPhoto.ts';
import { subjectsInside } from './testing/subjectsInside.ts';

const ENOUGH = 0.95;
/** Large enough that sprites' clear margins, which are of pixels, do not change who is where. */
const SIZE = 512;
const drawn = async (prompt: string, shape?: ShapeId) =>
  bytesOf(
    await embeddedEngine.draw.text?.(
      { prompt },
      { ...context(7), ...(shape === undefined ? {} : { shape }) },
    ),
  );

describe.each(SHAPE_IDS)('a picture of the shape %s', (shape) => {
  it('cuts no subject of the gallery', { timeout: 120_000 }, async () => {
    const cut: string[] = [];
    let measured = 0;
    for (const prompt of galleryShapePrompts) {
      const seen = await subjectsInside(prompt, { shape, size: SIZE, seed: 1 });
      measured += seen?.inside.length ?? 0;
      const worst = Math.min(1, ...(seen?.inside ?? []));
      if (worst < ENOUGH) cut.push(`${prompt}: ${worst.toFixed(2)}`);
    }
    expect(cut).toEqual([]);
    expect(measured).toBeGreaterThan(20);
  });

  it.each([
    'two elephants on the savanna',
    'abstract background in blue',
    'a sign that says "OPEN"',
  ])('has its pixels: %s', async (prompt) => {
    const { width, height } = await sharp(await drawn(prompt, shape)).metadata();
    expect({ width, height }).toEqual({
      width: SHAPES[shape].width,
      height: SHAPES[shape].height,
    });
  });
});

it('is the same bytes again, and a square is what it was without a shape', async () => {
  const prompt = 'a red fox in a snowy forest';
  const wide = await drawn(prompt, 'wide');
  expect(await drawn(prompt, 'wide')).toEqual(wide);
  expect(await drawn(prompt, 'square')).toEqual(await drawn(prompt));
});

describe('a product shot and a portrait', () => {
  const product = productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
  const person = personPhoto();
  const shot = { productName: 'Mug', sceneId: 'cozy-living', scenePrompt: '', customPrompt: null };
  const sitting = { templateId: 'urban-portrait', scenePrompt: '', customPrompt: null };
  const shotIn = async (shape: ShapeId) => {
    const request = { ...shot, sources: [await product] };
    return bytesOf(await embeddedEngine.draw.productShot?.(request, { ...context(7), shape }));
  };
  const portraitIn = async (shape: ShapeId) => {
    const request = { ...sitting, source: await person };
    return bytesOf(await embeddedEngine.draw.portrait?.(request, { ...context(7), shape }));
  };
  const redIn = (bytes: Uint8Array) => shareOf(bytes, [180, 36, 24], 90);
  const [shots, portraits] = [new Map<ShapeId, Uint8Array>(), new Map<ShapeId, Uint8Array>()];

  beforeAll(async () => {
    for (const shape of SHAPE_IDS) {
      shots.set(shape, await shotIn(shape));
      portraits.set(shape, await portraitIn(shape));
    }
  });

  it.each(SHAPE_IDS)('have the pixels of the shape %s, none of them empty', async (shape) => {
    for (const bytes of [shots.get(shape), portraits.get(shape)]) {
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([SHAPES[shape].width, SHAPES[shape].height]);
      expect((await sharp(bytes).stats()).isOpaque).toBe(true);
    }
  });

  it('are the same bytes again', async () => {
    expect(await shotIn('wide')).toEqual(shots.get('wide'));
    expect(await portraitIn('tall')).toEqual(portraits.get('tall'));
  });

  it('show the product about as large as a square does', async () => {
    const inSquare = await redIn(shots.get('square') ?? new Uint8Array());
    expect(inSquare).toBeGreaterThan(0.05);
    for (const bytes of shots.values()) expect(await redIn(bytes)).toBeGreaterThan(inSquare * 0.7);
  });
});

/** Columns and rows at the picture's border whose middle is not of one colour would be cut letters. */
it.each(SHAPE_IDS)('leaves a margin around the words of a sign: %s', async (shape) => {
  const sign = galleryLettering.find((prompt) => prompt.startsWith('a sign')) ?? '';
  const bytes = await drawn(sign, shape);
  const { width, height } = SHAPES[shape];
  const band = Math.round(Math.min(width, height) * 0.04);
  const { channels } = await sharp(bytes)
    .extract({ left: 0, top: 0, width: band, height })
    .toBuffer()
    .then((edge) => sharp(edge).stats());
  // A plain wall, nothing of the plate.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(14);
});
