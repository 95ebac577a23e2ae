import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DrawRequests, DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../embeddedEngine.ts';
import { bytesOf, context, shareOf } from '../testing/pictures.ts';
import { productPhoto } from '../testing/productPhoto.ts';

const { draw } = embeddedEngine;
const RED = [200, 42, 34] as const;
const BLUE = [42, 98, 200] as const;
let photo: SourceImage;
/** A shot as a customer has it after an improvement: in the same shape, with more pixels. */
let large: SourceImage;

beforeAll(async () => {
  photo = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#c8c4bc' });
  large = await enlargedShot('wide', 2048);
});

const png = (bytes: Uint8Array): SourceImage => ({ bytes, mediaType: 'image/png' });
const sizeOf = async (result: DrawResult | undefined) => {
  const { width, height } = await sharp(bytesOf(result)).metadata();
  return [width, height];
};
interface Shot {
  readonly shape?: ShapeId;
  readonly sceneId?: string;
  readonly customPrompt?: string | null;
}

const shotIn = ({ shape = 'square', sceneId = 'modern-desk', customPrompt = null }: Shot) =>
  draw.productShot?.(
    { productName: 'Mug', sceneId, scenePrompt: '', customPrompt, sources: [photo] },
    { ...context(), shape },
  );
const edited = (request: DrawRequests['productEdit']) => draw.productEdit?.(request, context(7));
/** A shot of one photo that nobody has changed since. */
const ofItsPhoto = (editPrompt: string, source: SourceImage) =>
  edited({ editPrompt, source, originals: [photo], canRetake: true });
async function enlargedShot(shape: ShapeId, longest: number): Promise<SourceImage> {
  const shot = bytesOf(await shotIn({ shape, sceneId: 'luxury-display' }));
  return png(await sharp(shot).resize(longest, longest, { fit: 'inside' }).png().toBuffer());
}

describe('a new background of a shot', () => {
  it('is a new photograph in the shape of the shot', async () => {
    const source = png(bytesOf(await shotIn({ shape: 'wide' })));
    const blue = await ofItsPhoto('change the background to blue', source);
    expect(await sizeOf(blue)).toEqual([1280, 720]);
    expect(await shareOf(bytesOf(blue), BLUE, 60)).toBeGreaterThan(0.5);
    expect(await shareOf(bytesOf(blue), RED, 60)).toBeGreaterThan(0.02);
  });

  it('is no new photograph of what was changed since, or is not all there', async () => {
    const grey = await edited({ editPrompt: 'black and white', source: photo });
    const source = png(bytesOf(grey));
    const editPrompt = 'change the background to blue';
    const blue = bytesOf(await edited({ editPrompt, source, originals: [photo] }));
    expect(await shareOf(blue, BLUE, 60)).toBeGreaterThan(0.3);
    expect(await shareOf(blue, RED, 90)).toBe(0);
  });

  it('is no new photograph of a picture in a size of its own', async () => {
    const blue = await ofItsPhoto('change the background to blue', large);
    expect(await sizeOf(blue)).toEqual([2048, 1152]);
  });
});

describe('a shot of several photos', () => {
  const several = { isOfSeveral: true, originals: [] } as const;

  it('keeps its background, for no outline holds all that stands before it', async () => {
    const editPrompt = 'change the background to blue';
    expect(await edited({ editPrompt, source: photo, ...several })).toEqual({
      ok: false,
      failure: 'refused',
      ignored: ['the background (several products stand before it)'],
    });
    const both = await edited({ editPrompt: `${editPrompt}, warmer`, source: photo, ...several });
    expect(both).toMatchObject({ ok: true, ignored: [expect.stringContaining('several')] });
  });
});

describe('a picture that was enlarged', () => {
  it.each(['brighter', 'change the background to blue', 'blur the background', 'sepia'])(
    'keeps its size: %s',
    async (editPrompt) => {
      expect(await sizeOf(await edited({ editPrompt, source: large }))).toEqual([2048, 1152]);
    },
  );

  it.each(['cinematic', 'improve', 'modern', 'vintage', 'variation'])(
    'keeps its size: %s',
    async (enhancementType) => {
      const made = await draw.enhance?.({ enhancementType, prompt: '', source: large }, context());
      expect(await sizeOf(made)).toEqual([2048, 1152]);
    },
  );

  it('has its product cut out along the same line', async () => {
    const blueOf = async (width: number): Promise<number> => {
      const source = png(await sharp(photo.bytes).resize(width).png().toBuffer());
      const blue = bytesOf(await edited({ editPrompt: 'change the background to blue', source }));
      return shareOf(await sharp(blue).resize(512, 512).png().toBuffer(), BLUE, 60);
    };
    expect(Math.abs((await blueOf(2048)) - (await blueOf(1024)))).toBeLessThan(0.01);
  });
});

describe('what cannot be done to a picture', () => {
  it('is named where a shot was wished for with it', async () => {
    const wishes = 'blue background, blurred background, add a shadow, add a reflection';
    expect(await shotIn({ customPrompt: wishes })).toMatchObject({
      ok: true,
      ignored: ['another background', 'a blurred background', 'a shadow', 'a reflection'],
    });
    const both = await shotIn({ customPrompt: 'warmer, with a unicorn, add a reflection' });
    expect(both).toMatchObject({ ok: true, ignored: ['with a unicorn', 'a reflection'] });
  });

  it('is named where the shot is photographed anew', async () => {
    const source = png(bytesOf(await shotIn({})));
    const words =
      'change the background to blue, add a reflection, add a shadow, blur the background';
    // It stands in a shadow of its own, before paper that is blurred as it is.
    expect(await ofItsPhoto(words, source)).toMatchObject({ ok: true, ignored: ['a reflection'] });
  });
});

describe('an edit that changes nothing', () => {
  const unchanged = { ok: false, failure: 'unchanged' };

  it('is refused: the background of a white studio shot is white already', async () => {
    const source = png(bytesOf(await shotIn({ sceneId: 'clean-white-studio' })));
    expect(await ofItsPhoto('remove the background', source)).toEqual(unchanged);
    expect(await ofItsPhoto('remove the background, warmer', source)).toMatchObject({ ok: true });
  });

  it('is refused by its picture, and says what else it did not understand', async () => {
    const grey = png(await sharp(photo.bytes).greyscale().png().toBuffer());
    expect(await edited({ editPrompt: 'desaturate, with a unicorn', source: grey })).toEqual({
      ...unchanged,
      ignored: ['with a unicorn'],
    });
    const custom = { enhancementType: 'custom', prompt: 'desaturate', source: grey };
    expect(await draw.enhance?.(custom, context())).toEqual(unchanged);
    const { info } = await sharp(photo.bytes).toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    expect(await edited({ editPrompt: 'make it square', source: photo })).toEqual(unchanged);
  });

  it('is drawn where it changes little', async () => {
    expect(await edited({ editPrompt: 'a bit brighter', source: photo })).toMatchObject({
      ok: true,
    });
  });
});
