import { PRODUCT_SCENE_IDS } from '@lumashot/domain/catalog/productScenes';
import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import { PRODUCT_VIEWS, type ProductView } from '@lumashot/domain/catalog/productViews';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawResult, ProductSource, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../embeddedEngine.ts';
import type { Layer } from '../paint/layer.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { bytesOf, context, lightnessOf, plainPhoto, shareOf, manyOf } from '../testing/pictures.ts';
import { productPhoto } from '../testing/productPhoto.ts';
import { cutOut } from './cutOut.ts';
import { floorSets, productSets, tallSets } from './productSets.ts';

const photos: SourceImage[] = [];
const prints = new Set<string>();
const shoot = async (
  sceneId: string,
  sources: readonly ProductSource[],
  view?: ProductView,
  productSize?: ProductSize,
): Promise<DrawResult | undefined> =>
  embeddedEngine.draw.productShot?.(
    {
      productName: 'Thing',
      sceneId,
      scenePrompt: '',
      customPrompt: null,
      sources,
      view,
      productSize,
    },
    context(),
  );
const cut = async (source: SourceImage | undefined): Promise<ReturnType<typeof cutOut>> => {
  const photo = source === undefined ? null : await openPhoto(source, { longest: 1024 });
  if (photo === null) throw new Error('no photo');
  return cutOut(photo);
};
/** The middle of a photo, on stripes that no backdrop fit explains. */
async function onStripes(source: SourceImage | undefined): Promise<SourceImage> {
  const bars = Array.from(
    { length: 16 },
    (_, n) => `<rect x="${n * 64}" width="32" height="1024" fill="#14c828"/>`,
  );
  const disc = `<svg width="1024" height="1024"><circle cx="512" cy="560" r="200"/></svg>`;
  const middle = await sharp(source?.bytes)
    .ensureAlpha()
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const ground = `<svg width="1024" height="1024"><rect width="1024" height="1024" fill="#301850"/>${bars.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(ground))
    .composite([{ input: middle }])
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/png' };
}

async function discMask(): Promise<SourceImage> {
  const disc = `<svg width="512" height="512"><rect width="512" height="512"/><circle cx="256" cy="280" r="98" fill="#fff"/></svg>`;
  const bytes = await sharp(Buffer.from(disc)).png().toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/png' };
}

const layerOf = async (source: SourceImage | undefined): Promise<Layer> => {
  const found = await cut(source);
  if (found === null) throw new Error('nothing was cut out');
  return found.layer;
};

beforeAll(async () => {
  photos.push(
    await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' }),
    await productPhoto({ thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' }),
  );
});

describe('a product shot', () => {
  it('leaves the shadow it cast in its photo behind, down to its foot', async () => {
    const layer = await layerOf(photos[0]);
    const { width, height } = layer.canvas;
    const rows = Math.ceil(height * 0.03);
    const { data } = layer.brush.getImageData(0, height - rows, width, rows);
    let [solid, grey] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      if ((data[i + 3] ?? 0) < 200) continue;
      solid++;
      // The mug is red; paper and shadow are not.
      if ((data[i] ?? 0) - (data[i + 1] ?? 0) < 30) grey++;
    }
    expect(solid).toBeGreaterThan(width);
    expect(grey / solid).toBeLessThan(0.05);
  });

  it('has a set for every scene of the catalogue, and none besides', () => {
    expect([...productSets.keys()].toSorted()).toEqual([...PRODUCT_SCENE_IDS].toSorted());
  });

  it.each(PRODUCT_SCENE_IDS)(
    'shows the product in its own colours, like no other: %s',
    async (id) => {
      const bytes = bytesOf(await shoot(id, photos.slice(0, 1)));
      const print = Buffer.from(bytes).toString('base64');
      expect(prints.has(print)).toBe(false);
      prints.add(print);
      expect(await shareOf(bytes, [196, 46, 38], 90)).toBeGreaterThan(0.02);
    },
  );

  it.each(
    PRODUCT_SCENE_IDS.flatMap((id) =>
      (['angle', 'above', 'wall'] as const).map((view) => ({ id, view })),
    ),
  )('is on a ground or a wall of its own from another side: $id, $view', async ({ id, view }) => {
    const bytes = bytesOf(await shoot(id, photos.slice(0, 1), view));
    const print = Buffer.from(bytes).toString('base64');
    expect(prints.has(print)).toBe(false);
    prints.add(print);
    expect(await shareOf(bytes, [196, 46, 38], 90)).toBeGreaterThan(0.02);
  });

  it.each([...tallSets.keys()])(
    'has a picture of its own where it is as tall as a person: %s',
    async (id) => {
      const asked = photos.slice(0, 1);
      const [large, tall] = [
        bytesOf(await shoot(id, asked, 'front', 'large')),
        bytesOf(await shoot(id, asked, 'front', 'tall')),
      ];
      expect(tall).not.toEqual(large);
      expect(await shareOf(tall, [196, 46, 38], 90)).toBeGreaterThan(0.02);
    },
  );

  it.each([...floorSets.keys()].flatMap((id) => PRODUCT_VIEWS.map((view) => ({ id, view }))))(
    'is on the floor of the scene where it is large: $id, $view',
    async ({ id, view }) => {
      const shot = await shoot(id, photos.slice(0, 1), view, 'large');
      const bytes = bytesOf(shot);
      const print = Buffer.from(bytes).toString('base64');
      expect(prints.has(print)).toBe(false);
      prints.add(print);
      expect(await shareOf(bytes, [196, 46, 38], 90)).toBeGreaterThan(0.02);
    },
  );

  it('is where small things are in a scene without a table', async () => {
    const [photo] = [photos.slice(0, 1)];
    const large = bytesOf(await shoot('urban-street', photo, 'front', 'large'));
    expect(large).toEqual(bytesOf(await shoot('urban-street', photo, 'front')));
  });

  it('follows wishes for light and colour, and names those it cannot', async () => {
    const result = await embeddedEngine.draw.productShot?.(
      {
        productName: 'Mug',
        sceneId: 'clean-white-studio',
        scenePrompt: '',
        customPrompt: 'Black and white, with a parrot',
        sources: photos.slice(0, 1),
      },
      context(),
    );
    expect(await shareOf(bytesOf(result), [196, 46, 38], 90)).toBe(0);
    expect(result).toMatchObject({ ok: true, ignored: ['with a parrot'] });
  });

  it('puts several products side by side', async () => {
    const bytes = bytesOf(await shoot('clean-white-studio', photos));
    expect(await shareOf(bytes, [196, 46, 38], 90)).toBeGreaterThan(0.01);
    expect(await shareOf(bytes, [30, 120, 90], 80)).toBeGreaterThan(0.01);
  });

  it('is refused in a place that is none of ours, or without a photo', async () => {
    const refused = { ok: false, failure: 'refused' };
    expect(await shoot('constructor', photos)).toEqual(refused);
    expect(await shoot('modern-desk', [])).toEqual(refused);
  });

  it('shows what its owner kept, and nothing where one of many things could be meant', async () => {
    const busy = await onStripes(photos[0]);
    const many = await manyOf(busy);
    expect(await shoot('modern-desk', [many])).toEqual({ ok: false, failure: 'not-cut-out' });
    const shot = bytesOf(await shoot('clean-white-studio', [{ ...busy, cut: await discMask() }]));
    expect(await shareOf(shot, [196, 46, 38], 90)).toBeGreaterThan(0.02);
    // The stripes lie outside of the mask.
    expect(await shareOf(shot, [20, 200, 40], 60)).toBe(0);
  });

  it('is a print of the whole photo only for who asks for one', async () => {
    const busy = await onStripes(photos[0]);
    const shot = bytesOf(await shoot('clean-white-studio', [{ ...busy, cut: 'whole' }]));
    expect(await shareOf(shot, [20, 200, 40], 60)).toBeGreaterThan(0.05);
  });

  it.each(PRODUCT_VIEWS)('shows the scene through what its owner calls glass: %s', async (view) => {
    const svg = async (body: string): Promise<SourceImage> => ({
      bytes: new Uint8Array(
        await sharp(Buffer.from(`<svg width="512" height="512">${body}</svg>`))
          .png()
          .toBuffer(),
      ),
      mediaType: 'image/png',
    });
    const pane = (colour: string): string =>
      `<rect x="156" y="156" width="200" height="200" fill="${colour}"/>`;
    const photo = await svg(`<rect width="512" height="512" fill="#d8dadc"/>${pane('#cfd2d4')}`);
    const middleOf = async (mask: string, sceneId = 'luxury-display'): Promise<number> => {
      const shown = await svg(`<rect width="512" height="512"/>${pane(mask)}`);
      const shot = bytesOf(await shoot(sceneId, [{ ...photo, cut: shown }], view));
      return lightnessOf(shot, { x: 0.48, y: 0.52, w: 0.04, h: 0.04 });
    };
    // White is solid; without blue it is glass.
    const [solid, glass] = [await middleOf('#fff'), await middleOf('#ff0')];
    expect(solid).toBeGreaterThan(100);
    expect(glass).toBeLessThan(solid * 0.6);
    // And no shadow that the thing itself would hide.
    expect(await middleOf('#ff0', 'clean-white-studio')).toBeGreaterThan(150);
  });

  it('is unreadable when one of its photos is', async () => {
    const broken: SourceImage = { bytes: new Uint8Array(9), mediaType: 'image/png' };
    expect(await shoot('modern-desk', [...photos, broken])).toEqual({
      ok: false,
      failure: 'unreadable-source',
    });
  });
});

describe('cutOut', () => {
  it('keeps a mug and its handle in one piece, and sees the backdrop through the handle', async () => {
    const layer = await layerOf(photos[0]);
    const { width, height } = layer.canvas;
    const alphaAt = (u: number, v: number): number =>
      layer.brush.getImageData(Math.round(u * width), Math.round(v * height), 1, 1).data[3] ?? 0;
    expect(width / height).toBeGreaterThan(1);
    expect(alphaAt(0.35, 0.6)).toBe(255);
    expect(alphaAt(0.97, 0.45)).toBeGreaterThan(100);
    expect(alphaAt(0.85, 0.45)).toBeLessThan(60);
  });

  it('keeps a white label on white paper', async () => {
    const layer = await layerOf(photos[1]);
    const { width, height } = layer.canvas;
    const middle = layer.brush.getImageData(width / 2, Math.round(height * 0.72), 1, 1).data;
    expect(middle[3]).toBe(255);
  });

  it('says so when there is nothing to cut', async () => {
    expect(await cut(await plainPhoto(300, 200))).toBeNull();
  });
});
