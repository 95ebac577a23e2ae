import { SHAPES } from '@lumashot/domain/catalog/shapes';
import { describe, expect, it } from 'vitest';
import { askedSize } from './askedSize.ts';
import type { Shape } from './shape.ts';
import { MODELS, capabilitiesOfCompatible, framesOf } from './modelTable.ts';

const gemini = MODELS.vertex['gemini-nano-banana-2.1'];
const gpt = MODELS.openai['gpt-image-2.6-sunburst'];
const own = capabilitiesOfCompatible(1);

const asNew = (shape: Shape) => ({ shape, isSource: false });
const reworked = (width: number, height: number) => ({
  shape: { width, height },
  isSource: true,
});

// What providers' pages name for each: ratios of Gemini, sides that 16 divides of GPT Image.
it.each([
  ['square', '1:1', '1024x1024'],
  ['portrait', '4:5', '896x1120'],
  ['tall', '9:16', '720x1280'],
  ['landscape', '4:3', '1152x864'],
  ['wide', '16:9', '1280x720'],
] as const)('asks for the shape %s by its ratio or its size', (id, aspectRatio, size) => {
  expect(askedSize(gemini, asNew(SHAPES[id]))).toEqual({ aspectRatio, tier: '1K' });
  expect(askedSize(gpt, asNew(SHAPES[id]))).toEqual({ size, tier: '1K' });
});

it('offers shapes where all who may be asked have them, and only for new pictures', () => {
  const others = ['portrait', 'tall', 'landscape', 'wide'];
  const both = [{ capabilities: gemini }, { capabilities: gpt }];
  expect(framesOf(both, 'text')).toEqual(others);
  expect(framesOf(both, 'portrait')).toEqual(others);
  expect(framesOf(both, 'storyboard')).toEqual([]);
  expect(framesOf(both, 'enhance')).toEqual([]);
  expect(framesOf([...both, { capabilities: own }], 'text')).toEqual([]);
});

describe('the size a model is asked for', () => {
  it('is 2K where the source is large: nothing is made smaller by improving it', () => {
    expect(askedSize(gemini, reworked(2048, 1365))).toEqual({
      aspectRatio: '3:2',
      tier: '2K',
    });
    expect(askedSize(gpt, reworked(2048, 1365))).toEqual({
      size: '2048x1376',
      tier: '2K',
    });
  });

  // At 1K a square of Gemini has 1024 pixels a side, 4:5 has 896 x 1120 at most.
  it.each([
    [1500, 1500],
    [1080, 1350],
    [1440, 1080],
    [1536, 1024],
  ])('is 2K for a source of %i x %i, which 1K would make smaller', (width, height) => {
    expect(askedSize(gemini, reworked(width, height)).tier).toBe('2K');
  });

  it('has a shape for banners and strips, where the model has one', () => {
    const pro = MODELS.google['gemini-3-pro-image'];
    expect(askedSize(gemini, reworked(3000, 600)).aspectRatio).toBe('4:1');
    expect(askedSize(gemini, reworked(500, 2000)).aspectRatio).toBe('1:4');
    expect(askedSize(pro, reworked(2048, 878)).aspectRatio).toBe('21:9');
    expect(askedSize(pro, reworked(500, 2000)).aspectRatio).toBe('9:16');
  });

  it('is 1K for new pictures, sheets and small sources', () => {
    expect(askedSize(gemini, reworked(1024, 1024)).tier).toBe('1K');
    expect(askedSize(gemini, asNew({ width: 1536, height: 1024 }))).toEqual({
      aspectRatio: '3:2',
      tier: '1K',
    });
    expect(askedSize(gpt, reworked(300, 300))).toEqual({ size: '1024x1024', tier: '1K' });
  });

  it('is the nearest of three for a server we know nothing about', () => {
    expect(askedSize(own, reworked(2048, 1000))).toEqual({
      size: '1536x1024',
      tier: '1K',
    });
  });

  // https://developers.openai.com/api/docs/guides/image-generation: what sizes are taken.
  it.each([
    [1, 1],
    [2048, 2048],
    [8000, 8000],
    [100, 2000],
    [2000, 100],
    [1023, 577],
    [2048, 683],
    [640, 1600],
  ])('keeps to what GPT Image takes, from %i x %i', (width, height) => {
    const { size = '' } = askedSize(gpt, reworked(width, height));
    const [x = 0, y = 0] = size.split('x').map(Number);
    expect([x % 16, y % 16]).toEqual([0, 0]);
    expect(Math.max(x, y)).toBeLessThanOrEqual(3_840);
    // Our own bound: more is thrown away.
    expect(Math.max(x, y)).toBeLessThanOrEqual(2_048);
    expect(Math.max(x / y, y / x)).toBeLessThanOrEqual(3);
    expect(x * y).toBeGreaterThanOrEqual(655_360);
    expect(x * y).toBeLessThanOrEqual(8_294_400);
  });
});
