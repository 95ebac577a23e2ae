import { describe, expect, it } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';
import type { Prompt, SegmentedPhoto } from './segmentNetwork.ts';
import { segmentUnder } from './segmentUnder.ts';

const SIDE = 100;
type Rectangle = readonly [left: number, top: number, right: number, bottom: number];
const PRODUCT: Rectangle = [10, 10, 50, 90];
const THING: Rectangle = [60, 40, 90, 80];
const PART: Rectangle = [60, 40, 90, 55];

const isIn = ([left, top, right, bottom]: Rectangle, i: number): boolean => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return x >= left && x < right && y >= top && y < bottom;
};
const planeOf = (inside: number, outside: number, ...areas: readonly Rectangle[]): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    areas.some((area) => isIn(area, i)) ? inside : outside,
  );
const maskOf = (...areas: readonly Rectangle[]): Plane => planeOf(1, 0, ...areas);
const sure = (...areas: readonly Rectangle[]): Plane => planeOf(5, -5, ...areas);
/** Inside, but nowhere surely. */
const guessed = (...areas: readonly Rectangle[]): Plane => planeOf(0.5, -5, ...areas);
const NOTHING = planeOf(-5, -5);

function proposing(...proposals: readonly Plane[]) {
  const asked: Prompt[] = [];
  const photo: SegmentedPhoto = {
    proposalsFor(prompts) {
      asked.push(...prompts);
      return Promise.resolve(proposals);
    },
    dispose: () => undefined,
  };
  return { photo, asked };
}

const line = (kind: Stroke['kind'], y: number, ...xs: readonly number[]): Stroke => ({
  kind,
  radius: 0.02,
  points: xs.map((x) => ({ x: x / SIDE, y: y / SIDE })),
});
const KEEP = line('keep', 48, 65, 85);
const REMOVE = line('remove', 48, 65, 85);
const alpha = maskOf(PRODUCT);
const both = maskOf(PRODUCT, THING);

const under = (
  { photo }: ReturnType<typeof proposing>,
  stroke: Stroke,
  { cut = alpha, before = [] }: { readonly cut?: Plane; readonly before?: readonly Stroke[] } = {},
): Promise<Plane | null> => segmentUnder(photo, { strokes: [...before, stroke], alpha: cut });

describe('a stroke that keeps', () => {
  it('means what the network proposes first, at the size of the photo', async () => {
    const small = { width: 50, height: 50 };
    const proposal = mapPlane(createPlane(small.width, small.height), (_, i) =>
      isIn(THING, Math.floor(i / 50) * 2 * SIDE + (i % 50) * 2) ? 5 : -5,
    );
    expect((await under(proposing(proposal, NOTHING), KEEP))?.data).toEqual(maskOf(THING).data);
  });

  it('is asked at three places of it', async () => {
    const { photo, asked } = proposing(sure(THING), NOTHING);
    await segmentUnder(photo, { strokes: [KEEP], alpha });
    expect(asked.map(({ x, isInside }) => [Math.round(x * SIDE), isInside])).toEqual([
      [70, true],
      [75, true],
      [80, true],
    ]);
  });

  it('means a thing that is narrower than the brush, where it runs along that', async () => {
    const foot: Rectangle = [60, 46, 90, 50];
    const wide = { ...KEEP, radius: 0.06 };
    expect((await under(proposing(sure(foot), NOTHING), wide))?.data).toEqual(maskOf(foot).data);
    const beside: Rectangle = [60, 50, 90, 54];
    expect(await under(proposing(sure(beside), NOTHING), wide)).toBeNull();
  });

  it('means the whole of a thing where that is as sure, and not many times as large', async () => {
    expect((await under(proposing(sure(PART), sure(THING)), KEEP))?.data).toEqual(
      maskOf(THING).data,
    );
    const speck: Rectangle = [60, 45, 90, 51];
    expect((await under(proposing(sure(speck), sure(THING)), KEEP))?.data).toEqual(
      maskOf(speck).data,
    );
  });

  it('means nothing of which the network only guesses, or that holds little of the stroke', async () => {
    expect(await under(proposing(guessed(THING), NOTHING), KEEP)).toBeNull();
    expect(await under(proposing(sure([60, 40, 70, 80]), NOTHING), KEEP)).toBeNull();
    expect((await under(proposing(guessed(THING), sure(PART)), KEEP))?.data).toEqual(
      maskOf(PART).data,
    );
  });

  it('means neither the product anew nor the ground', async () => {
    expect(await under(proposing(sure(PRODUCT, THING), NOTHING), KEEP)).toBeNull();
    expect(await under(proposing(sure([52, 0, 100, 100]), NOTHING), KEEP)).toBeNull();
    const most: Rectangle = [3, 3, 98, 98];
    const corner = maskOf([0, 0, 2, 2]);
    expect(await under(proposing(sure(most), NOTHING), KEEP, { cut: corner })).toBeNull();
  });

  it('means nothing within the product', async () => {
    const within = line('keep', 48, 15, 45);
    const { photo, asked } = proposing(sure(PRODUCT), NOTHING);
    expect(await segmentUnder(photo, { strokes: [within], alpha })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('does not mean what was removed before', async () => {
    const { photo, asked } = proposing(sure(THING), NOTHING);
    const removed = line('remove', 70, 65, 85);
    const part: Stroke = { ...removed, isPart: true };
    await segmentUnder(photo, { strokes: [line('keep', 20, 20, 30), part, removed, KEEP], alpha });
    expect(asked.filter(({ isInside }) => !isInside)).toEqual([
      { x: 0.75, y: 0.7, isInside: false },
    ]);
  });
});

describe('a stroke that removes', () => {
  it('means the thing under it', async () => {
    const thing = await under(proposing(sure(THING), NOTHING), REMOVE, { cut: both });
    expect(thing?.data).toEqual(maskOf(THING).data);
  });

  it('does not mean most of the cut', async () => {
    expect(await under(proposing(sure(PRODUCT, THING), NOTHING), REMOVE, { cut: both })).toBeNull();
    expect(await under(proposing(sure(THING), NOTHING), REMOVE, { cut: maskOf(THING) })).toBeNull();
  });

  it('means nothing beside the cut', async () => {
    const { photo, asked } = proposing(sure(THING), NOTHING);
    expect(await segmentUnder(photo, { strokes: [REMOVE], alpha })).toBeNull();
    expect(asked).toEqual([]);
  });
});
