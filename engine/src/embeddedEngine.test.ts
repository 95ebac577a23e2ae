import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawContext, DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from './embeddedEngine.ts';
import { personPhoto } from './testing/personPhoto.ts';
import { bytesOf, context, plainPhoto } from './testing/pictures.ts';
import { productPhoto } from './testing/productPhoto.ts';

const { draw } = embeddedEngine;
type Drawing = (source: SourceImage, how: DrawContext) => Promise<DrawResult> | undefined;

const withPhoto: Readonly<Record<string, Drawing>> = {
  productShot: (source, how) =>
    draw.productShot?.(
      {
        productName: 'Mug',
        sceneId: 'luxury-display',
        scenePrompt: '',
        customPrompt: null,
        sources: [source],
      },
      how,
    ),
  productEdit: (source, how) => draw.productEdit?.({ editPrompt: 'a bit brighter', source }, how),
  cutOut: (source, how) => draw.cutOut?.({ source }, how),
  portrait: (source, how) =>
    draw.portrait?.(
      { templateId: 'professional-headshot', scenePrompt: '', customPrompt: null, source },
      how,
    ),
  enhance: (source, how) =>
    draw.enhance?.({ enhancementType: 'cinematic', prompt: '', source }, how),
};
const withWords: Readonly<Record<string, Drawing>> = {
  text: (_, how) => draw.text?.({ prompt: 'mountain lake at dawn' }, how),
  storyboard: (_, how) =>
    draw.storyboard?.(
      { description: 'A girl walks in a forest in the rain. She finds a cat.' },
      how,
    ),
};
const everything = Object.entries({ ...withPhoto, ...withWords });
const photos: Record<string, SourceImage> = {};
const photoFor = (name: string): SourceImage => {
  const photo = name === 'portrait' ? photos['person'] : photos['mug'];
  if (photo === undefined) throw new Error('no photo');
  return photo;
};

beforeAll(async () => {
  photos['mug'] = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
  photos['person'] = await personPhoto();
});

describe('every operation', () => {
  it('is offered', () => {
    expect(Object.keys(draw).toSorted()).toEqual(everything.map(([name]) => name).toSorted());
  });

  it.each(everything)(
    'returns a picture without metadata, the same bytes each time: %s',
    async (name, run) => {
      const first = await run(photoFor(name), context());
      const second = await run(photoFor(name), context());
      const bytes = bytesOf(first);
      expect(Buffer.compare(bytes, bytesOf(second))).toBe(0);
      const meta = await sharp(bytes).metadata();
      expect(meta).toMatchObject({
        format: 'png',
        channels: name === 'cutOut' ? 4 : 3,
        space: 'srgb',
      });
      expect([meta.exif, meta.icc, meta.xmp, meta.iptc, meta.comments, meta.orientation]).toEqual(
        Array.from({ length: 6 }),
      );
      if (first?.ok !== true) throw new Error('no picture');
      expect(first.picture).toMatchObject({ width: meta.width, height: meta.height });
    },
  );

  it.each(everything)('answers "timeout" when the caller has left: %s', async (name, run) => {
    const control = new AbortController();
    control.abort();
    const result = await run(photoFor(name), { seed: 1, signal: control.signal });
    expect(result).toEqual({ ok: false, failure: 'timeout' });
  });

  it.each(everything)('answers "timeout" when the caller leaves midway: %s', async (name, run) => {
    const control = new AbortController();
    const drawing = run(photoFor(name), { seed: 1, signal: control.signal });
    control.abort();
    expect(await drawing).toEqual({ ok: false, failure: 'timeout' });
  });
});

/** What a photo with nothing in it comes to, where that is no picture. */
const EMPTY_PHOTOS: Readonly<Record<string, string>> = {
  portrait: 'unreadable-source',
  productShot: 'not-cut-out',
  cutOut: 'not-cut-out',
};

describe('an untrusted photo', () => {
  const unreadable = { ok: false, failure: 'unreadable-source' };
  const bytesFor = (text: string): SourceImage => ({
    bytes: new Uint8Array(Buffer.from(text)),
    mediaType: 'image/jpeg',
  });

  it.each(Object.entries(withPhoto))(
    'of no bytes or nonsense is unreadable: %s',
    async (_, run) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
      for (const source of ['', 'no photo', svg, 'GIF89a'])
        expect(await run(bytesFor(source), context())).toEqual(unreadable);
    },
  );

  it.each(Object.entries(withPhoto))('that ends too early is unreadable: %s', async (name, run) => {
    const { bytes } = photoFor(name);
    const cut: SourceImage = { bytes: bytes.slice(0, bytes.length / 2), mediaType: 'image/jpeg' };
    expect(await run(cut, context())).toEqual(unreadable);
  });

  it.each(Object.entries(withPhoto))('of any shape never makes it throw: %s', async (name, run) => {
    for (const [width, height] of [
      [1, 1],
      [3, 900],
      [1500, 4],
      [30, 40],
    ] as const) {
      const result = await run(await plainPhoto(width, height), context());
      expect(result?.ok === true ? 'drawn' : result?.failure).toBe(EMPTY_PHOTOS[name] ?? 'drawn');
    }
  });

  it('is stood upright first', async () => {
    const bytes = await sharp({
      create: { width: 60, height: 20, channels: 3, background: '#3a6' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const source: SourceImage = { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
    const result = await draw.enhance?.(
      { enhancementType: 'vintage', prompt: '', source },
      context(),
    );
    expect(await sharp(bytesOf(result)).metadata()).toMatchObject({ width: 20, height: 60 });
  });
});
