import sharp from 'sharp';
import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { beforeAll, expect, it } from 'vitest';
import { packMask } from '../cutout/mask.ts';
import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import type { Stroke } from '../cutout/strokes/strokes.ts';
import { embeddedEngine } from '../embeddedEngine.ts';
import { greenPixels } from '../testing/greenPixels.ts';
import { bytesOf, context } from '../testing/pictures.ts';
import { productPhoto } from '../testing/productPhoto.ts';

let mug: ProductSource;
beforeAll(async () => {
  mug = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
});

const cut = async (source: ProductSource) => embeddedEngine.draw.cutOut?.({ source }, context());
/** A photo of PNG or JPEG bytes cut along with these strokes, alone. */
async function drawnAfter(photo: Buffer, strokes: readonly Stroke[]): Promise<Uint8Array> {
  const { data, info } = await sharp(photo)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const session = await openPhotoCut(
    { ...info, data: new Uint8ClampedArray(data) },
    { look: null },
  );
  const mask = packMask(session.mend(strokes));
  const raw = { width: mask.width, height: mask.height, channels: 4 } as const;
  const shown = await sharp(mask.data, { raw }).png().toBuffer();
  return bytesOf(
    await cut({
      bytes: new Uint8Array(photo),
      mediaType: 'image/png',
      cut: { bytes: new Uint8Array(shown), mediaType: 'image/png' },
    }),
  );
}
const svg = (body: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg width="256" height="256"><rect width="256" height="256"/>${body}</svg>`))
    .png()
    .toBuffer();

it('leaves the product alone on clear ground, and nothing of its photo besides', async () => {
  const bytes = bytesOf(await cut(mug));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const alphas = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0);
  const share = (test: (alpha: number) => boolean) => alphas.filter(test).length / alphas.length;
  expect(share((alpha) => alpha > 250)).toBeGreaterThan(0.3);
  expect(share((alpha) => alpha < 5)).toBeGreaterThan(0.1);
  const { exif, icc, iptc, xmp } = await sharp(bytes).metadata();
  expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
});

it('is cropped to what its owner has shown', async () => {
  const mask = await svg('<rect x="96" y="128" width="64" height="32" fill="#fff"/>');
  const shown = { ...mug, cut: { bytes: new Uint8Array(mask), mediaType: 'image/png' } } as const;
  const { width, height, hasAlpha } = await sharp(bytesOf(await cut(shown))).metadata();
  expect(hasAlpha).toBe(true);
  expect(width / height).toBeCloseTo(2, 1);
  // A quarter of the photo's width, give or take a soft edge.
  expect(width / 1024).toBeCloseTo(0.25, 1);
});

it('has what its owner has healed filled from beside it, and a blade where nobody has', async () => {
  const blade =
    '<svg width="1024" height="1024"><path d="M440 560l60-90" stroke="#1c9a3c" stroke-width="14"/></svg>';
  const photo = await sharp(mug.bytes)
    .composite([{ input: Buffer.from(blade) }])
    .png()
    .toBuffer();
  const heal: Stroke = {
    kind: 'heal',
    points: [
      { x: 432 / 1024, y: 572 / 1024 },
      { x: 508 / 1024, y: 458 / 1024 },
    ],
    radius: 0.018,
  };
  const greenAfter = async (strokes: readonly Stroke[]): Promise<number> =>
    greenPixels(await drawnAfter(photo, strokes));
  expect(await greenAfter([])).toBeGreaterThan(500);
  expect(await greenAfter([heal])).toBe(0);
});

it('lets what lies behind glass through, where its owner has said so', async () => {
  const photo = await svg(
    `<rect width="256" height="256" fill="#d8dadc"/>
     <rect x="78" y="78" width="100" height="100" fill="#cdd0d3" stroke="#3c4248" stroke-width="4"/>
     <rect x="73" y="60" width="110" height="25" fill="#8a5a2c"/>`,
  );
  const around = (kind: Stroke['kind'], ...corners: readonly (readonly [number, number])[]) => ({
    kind,
    radius: 0.007,
    points: corners.map(([x, y]) => ({ x, y })),
  });
  const trace = around('trace', [0.28, 0.23], [0.72, 0.23], [0.72, 0.7], [0.28, 0.7]);
  const glass = around(
    'glass',
    [0.33, 0.37],
    [0.67, 0.37],
    [0.67, 0.67],
    [0.33, 0.67],
    [0.33, 0.4],
  );
  const halfClear = async (strokes: readonly Stroke[]): Promise<number> => {
    const alone = await sharp(await drawnAfter(photo, strokes))
      .raw()
      .toBuffer();
    const alphas = Array.from({ length: alone.length / 4 }, (_, n) => alone[n * 4 + 3] ?? 0);
    return alphas.filter((v) => v > 10 && v < 160).length / alphas.length;
  };
  expect(await halfClear([trace])).toBeLessThan(0.05);
  expect(await halfClear([trace, glass])).toBeGreaterThan(0.3);
});

it('is refused where nothing can be told from the backdrop, and for an empty mask', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  const refused = { ok: false, failure: 'not-cut-out' };
  expect(await cut({ bytes: new Uint8Array(busy), mediaType: 'image/png' })).toEqual(refused);
  const none = { bytes: new Uint8Array(await svg('')), mediaType: 'image/png' } as const;
  expect(await cut({ ...mug, cut: none })).toEqual(refused);
});
