import sharp from 'sharp';
import { backdropCut } from '@lumashot/engine/cutout/backdrop/backdropCut';
import { openCut, type CutSession } from '@lumashot/engine/cutout/cutSession';
import { heal } from '@lumashot/engine/cutout/heal/heal';
import { openPhotoCut } from '@lumashot/engine/cutout/openPhotoCut';
import { salienceOf } from '@lumashot/engine/photo/salience';
import { tensorFlow } from '@lumashot/engine/photo/tensorFlow';
import { openSegmentNetwork } from '@lumashot/engine/cutout/segment/segmentNetwork';
import { thingUnder } from '@lumashot/engine/cutout/segment/thingUnder';
import { segmentWeights } from '@lumashot/engine/testing/segmentWeights';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';
import { seeThrough } from '@lumashot/engine/cutout/glass/seeThrough';
import { paintStrokes, type Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';
import { productPhoto } from '@lumashot/engine/testing/productPhoto';
import { GOALS, verdictOf } from './kit/goals.ts';
import { printColumns } from './kit/table.ts';

/**
 * P18: from the end of a stroke over a product photo of 1,024 px to its new cut, as the device's worker
 * computes it. Every stroke is a new one: what is remembered of those before it counts as it does for
 * people. What all of a session share is done before the first of them, as the worker does it.
 */
const SIDE = 1024;
const ROUNDS = 6;
const SCENES = ['modern-desk', 'urban-street', 'cozy-living', 'outdoor-nature'];

const product = await productPhoto({ thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' });
const plain = await pixelsOf(product.bytes);
const busy = await Promise.all(SCENES.map(inScene));
const onCatalogue = await openPhotoCut(onWhite(plain), { look: salienceOf });

printColumns(
  `P18: a stroke over a photo of ${SIDE} px`,
  ['photo', 'strokes', 'median', 'p95', 'goal', 'verdict'],
  [
    row('plain backdrop', mendTimes([plain], linesOf)),
    row('before a painted ground', catalogueTimes()),
    row('among other things', mendTimes(busy, linesOf)),
    row('among other things, a loop', mendTimes(busy, loopsOf)),
    row('among other things, traced', mendTimes(busy, tracesOf)),
    row('among other things, healed', busy.flatMap(healTimes)),
    row('among other things, glass', busy.flatMap(glassTimes)),
  ],
);

/** Before the first stroke: the network's two looks, and the cut. It is told what it takes, not judged. */
printColumns(
  `From a photo of ${SIDE} px to its first cut`,
  ['photo', 'photos', 'median', 'most'],
  [await firstRow('plain backdrop', [plain]), await firstRow('among other things', busy)],
);

/** After colours have answered: the thing under a stroke that keeps and then under one that removes, as two networks see it. */
printColumns(
  `From a stroke's first cut to the thing under it`,
  ['photo', 'photos', 'first of a photo', 'each other', 'most'],
  [await thingRow('among other things', busy)],
);

async function thingRow(name: string, photos: readonly Pixels[]): Promise<string[]> {
  const segment = openSegmentNetwork(await tensorFlow(), segmentWeights());
  const firsts: number[] = [];
  const others: number[] = [];
  for (const pixels of photos) {
    const { alpha } = openCut(pixels, { backdrop: backdropCut(pixels) }).first;
    const before = performance.now();
    const photo = segment(pixels);
    for (let round = 0; round < ROUNDS; round++) {
      const since = round === 0 ? before : performance.now();
      const strokes = [{ ...lineDown(round), kind: round % 2 === 0 ? 'keep' : 'remove' } as const];
      await thingUnder({ pixels, photo, look: salienceOf }, { strokes, alpha });
      (round === 0 ? firsts : others).push(performance.now() - since);
    }
    photo.dispose();
  }
  const [first, other] = [firsts, others].map((times) => times.toSorted((a, b) => a - b));
  const ms = (at: number | undefined): string => `${Math.round(at ?? Number.NaN)} ms`;
  const middle = (times: readonly number[] = []): number | undefined =>
    times[Math.floor(times.length / 2)];
  return [name, String(photos.length), ms(middle(first)), ms(middle(other)), ms(first?.at(-1))];
}

async function firstRow(name: string, photos: readonly Pixels[]): Promise<string[]> {
  // The network is loaded once.
  await salienceOf(plain);
  const times: number[] = [];
  for (const photo of Array.from({ length: ROUNDS }, () => photos).flat()) {
    const before = performance.now();
    await openPhotoCut(photo, { look: salienceOf });
    times.push(performance.now() - before);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const ms = (at: number): string => `${Math.round(sorted[at] ?? Number.NaN)} ms`;
  return [name, String(times.length), ms(Math.floor(times.length / 2)), ms(times.length - 1)];
}

/** A busy photo: the product before a backdrop of ours. */
async function inScene(sceneId: string): Promise<Pixels> {
  const drawn = await embeddedEngine.draw.productShot?.(
    { productName: 'Bottle', sceneId, scenePrompt: '', customPrompt: null, sources: [product] },
    { seed: 1, signal: AbortSignal.timeout(60_000) },
  );
  if (drawn?.ok !== true) throw new Error('no photo to work on');
  return pixelsOf(drawn.picture.bytes);
}

/** As in a catalogue: all but the product is of the very same white (ADR 0048). */
function onWhite(photo: Pixels): Pixels {
  const { alpha } = openCut(photo, { backdrop: backdropCut(photo) }).first;
  const data = photo.data.map((v, i) => 255 + (v - 255) * (alpha.data[i >> 2] ?? 0));
  return { ...photo, data };
}

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

type StrokesOf = (round: number) => readonly Stroke[];

function mendTimes(photos: readonly Pixels[], strokesOf: StrokesOf): number[] {
  return photos.flatMap((photo) =>
    Array.from({ length: ROUNDS }, (_, round) => strokeTimes(photo, strokesOf(round))).flat(),
  );
}

function row(name: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const goal = GOALS.stroke;
  return [
    name,
    String(times.length),
    `${Math.round(at(0.5))} ms`,
    `${Math.round(at(0.95))} ms`,
    `${goal.goal} ms`,
    verdictOf(at(0.95), goal),
  ];
}

/** The network's look and the first cut are made once: they are not what is measured. */
function catalogueTimes(): number[] {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  return rounds.flatMap((round) => mendTimesOf(onCatalogue, linesOf(round)));
}

function strokeTimes(photo: Pixels, strokes: readonly Stroke[]): number[] {
  return mendTimesOf(openCut(photo, { backdrop: backdropCut(photo) }), strokes);
}

function mendTimesOf(session: CutSession, strokes: readonly Stroke[]): number[] {
  session.prepare();
  return strokes.map((_, at) => {
    const before = performance.now();
    session.mend(strokes.slice(0, at + 1));
    return performance.now() - before;
  });
}

/** From what is painted to what is filled: a line down the bottle with the brush as it is at first, 36 px by 300. */
function healTimes(photo: Pixels): number[] {
  const { alpha } = openCut(photo, { backdrop: backdropCut(photo) }).first;
  return Array.from({ length: ROUNDS }, (_, round) => {
    const painted = paintStrokes([lineDown(round)], photo);
    const before = performance.now();
    heal(photo, alpha, painted);
    return performance.now() - before;
  });
}

/** A glass stroke down the bottle, with what is seen through it: whoever paints more pays for that again with each stroke. */
function glassTimes(photo: Pixels): number[] {
  const session = openCut(photo, { backdrop: backdropCut(photo) });
  session.prepare();
  return Array.from({ length: ROUNDS }, (_, round) => {
    const before = performance.now();
    const { alpha, glass } = session.mend([{ ...lineDown(round), kind: 'glass' }]);
    if (glass === null || seeThrough(photo, alpha, glass) === null)
      throw new Error('nothing is clear');
    return performance.now() - before;
  });
}

function lineDown(round: number): Stroke {
  const x = 0.47 + round * 0.01;
  const points = [
    { x, y: 0.4 },
    { x, y: 0.66 },
  ];
  return { kind: 'keep', radius: 0.018, points };
}

function linesOf(round: number): Stroke[] {
  const shift = round * 0.01;
  const lines: readonly (readonly [Stroke['kind'], number, number, number, number])[] = [
    ['keep', 0.5, 0.4, 0.5, 0.65],
    ['remove', 0.2, 0.2, 0.8, 0.2],
    ['remove', 0.25, 0.6, 0.3, 0.8],
    ['remove', 0.7, 0.6, 0.8, 0.8],
  ];
  return lines.map(([kind, x, y, u, v]) => ({
    kind,
    radius: 0.018,
    points: [
      { x: x + shift, y },
      { x: u + shift, y: v },
    ],
  }));
}

/** The same, as lines traced along its edge. */
function tracesOf(round: number): Stroke[] {
  return loopsOf(round).map((loop) => ({ ...loop, kind: 'trace' }));
}

/** A loose loop around the bottle, as a finger draws it, and another one instead of it. */
function loopsOf(round: number): Stroke[] {
  return [0.2, 0.26].map((reach) => ({
    kind: 'around',
    radius: 0.018,
    points: Array.from({ length: 48 }, (_, n) => ({
      x: 0.5 + (reach + round * 0.004) * Math.cos((n / 24) * Math.PI),
      y: 0.52 + (reach + 0.18) * Math.sin((n / 24) * Math.PI),
    })),
  }));
}
