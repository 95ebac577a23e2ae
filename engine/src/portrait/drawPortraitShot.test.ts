import {
  findPortraitTemplate,
  PORTRAIT_TEMPLATE_IDS,
} from '@lumashot/domain/catalog/portraitTemplates';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../embeddedEngine.ts';
import { fullLengthPhoto } from '../testing/fullLengthPhoto.ts';
import { personPhoto } from '../testing/personPhoto.ts';
import { bytesOf, context, shareOf } from '../testing/pictures.ts';
import { productPhoto } from '../testing/productPhoto.ts';
import { createLayer } from '../paint/layer.ts';
import { framePerson, type Placed } from './framePerson.ts';
import { portraitSets } from './portraitSets.ts';

const photos: SourceImage[] = [];
const prints = new Set<string>();
const portray = async (templateId: string, source = photos[0]): Promise<DrawResult | undefined> =>
  source === undefined
    ? undefined
    : embeddedEngine.draw.portrait?.(
        { templateId, scenePrompt: '', customPrompt: null, source },
        context(),
      );

beforeAll(async () => {
  photos.push(await personPhoto(), await fullLengthPhoto());
});

describe('a portrait', () => {
  it('has a set for every template of the catalogue, and none besides', () => {
    expect([...portraitSets.keys()].toSorted()).toEqual([...PORTRAIT_TEMPLATE_IDS].toSorted());
  });

  it.each(PORTRAIT_TEMPLATE_IDS)('looks like no other: %s', async (id) => {
    const isWhole = findPortraitTemplate(id)?.transformationType === 'full-body';
    const print = Buffer.from(bytesOf(await portray(id, photos[isWhole ? 1 : 0]))).toString(
      'base64',
    );
    expect(prints.has(print)).toBe(false);
    prints.add(print);
  });

  it('shows the person of the photo before another backdrop', async () => {
    const skin = [226, 190, 164] as const;
    const before = await shareOf(photos[0]?.bytes ?? new Uint8Array(), skin, 60);
    const bytes = bytesOf(await portray('studio-fashion'));
    expect(before).toBeGreaterThan(0.03);
    expect(await shareOf(bytes, skin, 70)).toBeGreaterThan(before * 0.3);
    expect(await shareOf(bytes, [142, 20, 32], 70)).toBeGreaterThan(0.2);
  });

  it('wants a person in the photo', async () => {
    const bottle = await productPhoto({ thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' });
    expect(await portray('minimal-white', bottle)).toEqual({
      ok: false,
      failure: 'unreadable-source',
    });
  });

  it('shows a whole figure only of a photo that has one', async () => {
    expect(await portray('beach-lifestyle')).toEqual({ ok: false, failure: 'not-full-length' });
    expect(await portray('professional-headshot', photos[1])).toMatchObject({ ok: true });
  });

  it('wants enough of a face for what it is to fill', async () => {
    const sized = async (side: number): Promise<SourceImage> => {
      const bytes = await sharp(photos[0]?.bytes).resize(side).jpeg({ quality: 95 }).toBuffer();
      return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
    };
    const refused = { ok: false, failure: 'face-too-small' };
    expect(await portray('minimal-white', await sized(160))).toEqual(refused);
    expect(await portray('minimal-white', await sized(300))).toMatchObject({ ok: true });
  });

  it('is refused for a template that is none of ours', async () => {
    expect(await portray('__proto__')).toEqual({ ok: false, failure: 'refused' });
  });
});

describe('framePerson', () => {
  const framed = (...asked: Parameters<typeof framePerson>): Placed => {
    const placed = framePerson(...asked);
    if (placed === null) throw new Error('the photo ends too close to the head');
    return placed;
  };

  const nobodyCut = { left: false, right: false, bottom: false, top: false };
  const cutFrom = { left: 0, right: 0 };
  const head = { x: 80, y: 0, width: 40, height: 60 };

  it('shows the whole figure when the photo has it', () => {
    const layer = createLayer(200, 420);
    const placed = framed({ layer, head, cutAt: nobodyCut, cutFrom }, 'full-body');
    expect(placed.stands).toBe(true);
    expect(placed.y + placed.height).toBeLessThan(1024);
  });

  // A photo with enough of the person for each of them. What portraits are sold as: the face fills the
  // picture, the head a quarter of it, the figure with room around it.
  it.each([
    ['face-only', 0.35, 0.55],
    ['upper-body', 0.18, 0.32],
    ['full-body', 0.08, 0.17],
  ] as const)('gives the head of %s its share of the picture', (framing, least, most) => {
    const layer = createLayer(400, 1_200);
    const cutAt = { ...nobodyCut, bottom: true };
    const placed = framed({ layer, head: { ...head, x: 180, width: 40 }, cutAt, cutFrom }, framing);
    const share = (head.height * placed.height) / layer.canvas.height / 1024;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it('leaves no flat crown in the picture when the photo cut it off', () => {
    const layer = createLayer(300, 500);
    const cutAt = { ...nobodyCut, bottom: true, top: true };
    for (const framing of ['face-only', 'upper-body', 'full-body'] as const) {
      const placed = framed({ layer, head: { ...head, x: 120 }, cutAt, cutFrom }, framing);
      expect(placed.y).toBeLessThanOrEqual(0);
      expect(placed.y + placed.height).toBeGreaterThanOrEqual(1024);
      // Nor is the chin beyond it.
      expect(placed.y + (head.height * placed.height) / 500).toBeLessThan(1024 * 0.8);
    }
  });

  it('never lets a cut-off body end inside the picture', () => {
    const layer = createLayer(200, 150);
    const cutAt = { ...nobodyCut, bottom: true };
    for (const framing of ['face-only', 'upper-body', 'full-body'] as const) {
      const placed = framed({ layer, head, cutAt, cutFrom }, framing);
      expect(placed.stands).toBe(false);
      expect(placed.y + placed.height).toBeGreaterThanOrEqual(1024);
    }
  });
});
