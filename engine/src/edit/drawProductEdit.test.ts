import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../embeddedEngine.ts';
import {
  bytesOf,
  changedShare,
  context,
  lightnessOf,
  manyOf,
  partOf,
  plainPhoto,
  shareOf,
} from '../testing/pictures.ts';
import { personPhoto } from '../testing/personPhoto.ts';
import { productPhoto } from '../testing/productPhoto.ts';

const photos: SourceImage[] = [];
const photo = (): SourceImage => {
  const [first] = photos;
  if (first === undefined) throw new Error('no photo');
  return first;
};
const edit = async (editPrompt: string, source = photo()): Promise<DrawResult | undefined> =>
  embeddedEngine.draw.productEdit?.({ editPrompt, source }, context());

/** All but the middle is behind green bars. */
async function behindBars({ bytes }: SourceImage): Promise<SourceImage> {
  const { width, height } = await sharp(bytes).metadata();
  const bars = Array.from(
    { length: Math.ceil(width / 64) },
    (_, n) => `<rect x="${n * 64}" width="24" height="${height}" fill="#14c828"/>`,
  );
  const hole = `<mask id="hole"><rect width="100%" height="100%" fill="#fff"/><ellipse cx="50%" cy="42%" rx="19%" ry="24%"/></mask>`;
  const svg = `<svg width="${width}" height="${height}">${hole}<g mask="url(#hole)">${bars.join('')}</g></svg>`;
  const covered = await sharp(bytes)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(covered), mediaType: 'image/png' };
}

beforeAll(async () => {
  photos.push(await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#c8c4bc' }));
});

describe('an edit of a product shot', () => {
  it('is refused when nothing of it is understood, and says what was not', async () => {
    expect(await edit('add a unicorn')).toEqual({
      ok: false,
      failure: 'refused',
      ignored: ['add a unicorn'],
    });
  });

  it('names what it left out', async () => {
    expect(await edit('brighter, with a unicorn')).toMatchObject({
      ok: true,
      ignored: ['with a unicorn'],
    });
  });

  it('makes it brighter or darker', async () => {
    const before = await lightnessOf(photo().bytes);
    expect(await lightnessOf(bytesOf(await edit('brighter')))).toBeGreaterThan(before + 5);
    expect(await lightnessOf(bytesOf(await edit('darker')))).toBeLessThan(before - 5);
  });

  it('changes the background and leaves the product its colour', async () => {
    const red = [200, 42, 34] as const;
    const blue = bytesOf(await edit('change the background to blue'));
    expect(await shareOf(blue, [42, 98, 200], 60)).toBeGreaterThan(0.5);
    expect(await shareOf(blue, red, 60)).toBeGreaterThan(
      0.7 * (await shareOf(photo().bytes, red, 60)),
    );
  });

  it('leaves a background where one of many things could be meant', async () => {
    expect(
      await edit('change the background to blue', await manyOf(await behindBars(photo()))),
    ).toMatchObject({ ok: false, failure: 'refused' });
  });

  it('changes a background that only the knowledge of things tells from the product', async () => {
    const { draw } = embeddedEngine;
    const shot = await draw.productShot?.(
      {
        productName: 'Mug',
        sceneId: 'luxury-display',
        scenePrompt: '',
        customPrompt: null,
        sources: [photo()],
      },
      context(),
    );
    const source: SourceImage = { bytes: bytesOf(shot), mediaType: 'image/png' };
    const editPrompt = 'change the background to blue';
    const changed = bytesOf(await draw.productEdit?.({ editPrompt, source }, context()));
    expect(await shareOf(changed, [42, 98, 200], 60)).toBeGreaterThan(0.5);
    expect(await shareOf(changed, [200, 42, 34], 60)).toBeGreaterThan(0.02);
    const retaken = await draw.productEdit?.(
      { editPrompt, source, originals: [photo()], canRetake: true },
      context(),
    );
    expect(await shareOf(bytesOf(retaken), [42, 98, 200], 60)).toBeGreaterThan(0.5);
    expect(await shareOf(bytesOf(retaken), [200, 42, 34], 60)).toBeGreaterThan(0.02);
  });

  it.each(['change the background to blue', 'put it on a beach'])(
    'what was seen from above is on a new ground, what hung on a new wall, and both stand before a place: %s',
    async (editPrompt) => {
      const { draw } = embeddedEngine;
      const request = { editPrompt, source: photo(), originals: [photo()], canRetake: true };
      const taken = async (view: ProductView) =>
        bytesOf(await draw.productEdit?.({ ...request, view }, context()));
      const front = await taken('front');
      for (const view of ['angle', 'above', 'wall'] as const) {
        const seen = await taken(view);
        expect(await shareOf(seen, [200, 42, 34], 60)).toBeGreaterThan(0.02);
        // A beach has a horizon: nobody has painted it from above, and it has no wall.
        expect(Buffer.from(seen).equals(Buffer.from(front))).toBe(editPrompt.includes('beach'));
        const isBlue = (await shareOf(seen, [42, 98, 200], 60)) > 0.4;
        expect(isBlue).toBe(editPrompt.includes('blue'));
      }
    },
  );

  const portraitIn = async (templateId: string): Promise<SourceImage> => {
    const person = await personPhoto();
    const request = { templateId, scenePrompt: '', customPrompt: null, source: person };
    const bytes = bytesOf(await embeddedEngine.draw.portrait?.(request, context()));
    return { bytes, mediaType: 'image/png' };
  };

  it('does not blur half of somebody whose outline is not certain', async () => {
    const source = await behindBars(await personPhoto());
    expect(await edit('blur the background', source)).toMatchObject({
      ok: false,
      failure: 'refused',
      ignored: [expect.stringContaining('the background')],
    });
  });

  it('keeps a person whole where the backdrop is busy', async () => {
    const source = await portraitIn('casual-coffee-shop');
    const face = { x: 0.4, y: 0.36, w: 0.2, h: 0.26 };
    const blue = bytesOf(await edit('change the background to blue', source));
    expect(await shareOf(blue, [42, 98, 200], 60)).toBeGreaterThan(0.25);
    expect(await shareOf(await partOf(blue, face), [42, 98, 200], 110)).toBe(0);
    const soft = bytesOf(await edit('blur the background', source));
    expect(await changedShare(source.bytes, soft)).toBeGreaterThan(0.02);
    expect(await changedShare(await partOf(source.bytes, face), await partOf(soft, face))).toBe(0);
  });

  it('turns a lying picture upright', async () => {
    const turned = bytesOf(await edit('rotate 90 degrees', await plainPhoto(300, 100)));
    expect(await sharp(turned).metadata()).toMatchObject({ width: 100, height: 300 });
  });

  it('flips only when it is asked to', async () => {
    const left = { x: 0.1, y: 0.3, w: 0.3, h: 0.5 };
    const right = { x: 0.6, y: 0.3, w: 0.3, h: 0.5 };
    const leaning = async (bytes: Uint8Array): Promise<number> =>
      (await lightnessOf(bytes, left)) - (await lightnessOf(bytes, right));
    const before = await leaning(photo().bytes);
    expect(Math.sign(await leaning(bytesOf(await edit('flip it'))))).toBe(-Math.sign(before));
    expect(Math.sign(await leaning(bytesOf(await edit('warmer'))))).toBe(Math.sign(before));
  });
});
