import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DrawContext, DrawRequests, ProductSource } from '@lumashot/domain/imaging/engine';
import { grade } from '../grade/grade.ts';
import { notCutOut, yieldToEventLoop, stopped, unreadable, type Outcome } from '../outcome.ts';
import type { Layer } from '../paint/layer.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { longerSideOf, roomOf, seenThrough } from '../scene/window.ts';
import { relight } from '../sets/relight.ts';
import { createStage, setLook } from '../sets/setStage.ts';
import { paintFootprint } from '../sets/footprint.ts';
import { paintFooting } from '../sets/standing.ts';
import { cutByMask, cutOut, type CutOut } from './cutOut.ts';
import { framed } from './framed.ts';
import { frameProducts } from './frameProducts.ts';
import type { ProductSet } from './productSet.ts';
import { productSets } from './productSets.ts';

const MOST_PHOTOS = 5;
const PHOTO_SIDE = 1024;
const CROWD_SIDE = 600;

/** Cuts the products out of their photos and photographs them together in the asked set. */
export async function drawProductShot(
  request: DrawRequests['productShot'],
  { seed, signal, shape }: DrawContext,
): Promise<Outcome> {
  const set = productSets.get(request.sceneId);
  const sources = request.sources.slice(0, MOST_PHOTOS);
  if (set === undefined || sources.length === 0) return { failure: 'refused' };
  const random = createRandom(hashText(`${request.sceneId} ${request.productName}`, seed));
  const cuts = await cutProducts(sources, signal);
  return Array.isArray(cuts) ? photograph(cuts, set, { random, signal, shape }) : cuts;
}

/** The products of all photos, prints where people want one; or why there are none. */
export async function cutProducts(
  sources: readonly ProductSource[],
  signal: AbortSignal,
): Promise<CutOut[] | Outcome> {
  const longest = sources.length > 2 ? CROWD_SIDE : PHOTO_SIDE;
  const cuts: CutOut[] = [];
  for (const source of sources.slice(0, MOST_PHOTOS)) {
    const photo = await openPhoto(source, { longest });
    if (photo === null) return unreadable;
    const cut = await cutAsAsked(photo, source.cut);
    if (cut === null) return notCutOut;
    cuts.push(cut);
    await yieldToEventLoop();
    if (signal.aborted) return stopped;
  }
  return cuts;
}

/** A print is never a way out: only who asks for one gets it. */
async function cutAsAsked(photo: Layer, cut: ProductSource['cut']): Promise<CutOut | null> {
  if (cut === undefined) return cutOut(photo);
  return cut === 'whole' ? { layer: framed(photo) } : cutByMask(photo, cut);
}

interface Shot {
  readonly random: Random;
  readonly signal: AbortSignal;
  /** A square unless said otherwise. */
  readonly shape?: ShapeId | undefined;
}

/** Sets the stage and puts finished cut-outs into it. */
export async function photograph(
  cuts: readonly CutOut[],
  set: ProductSet,
  { random, signal, shape = USUAL_SHAPE }: Shot,
): Promise<Outcome> {
  const stage = createStage(set.mood, random, longerSideOf(shape));
  const { group, window } = frameProducts(cuts, set, roomOf(shape));
  set.behind(stage);
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  for (const standing of group) {
    const lit: Layer = relight(standing.layer, set.light);
    const placed = { ...standing, layer: lit };
    paintFooting(stage.brush, placed, set.ground);
    paintFootprint(stage.brush, placed, set.ground);
    stage.brush.imageSmoothingQuality = 'high';
    const { x, y, width, height } = standing;
    stage.brush.drawImage(lit.canvas, x - width / 2, y - height, width, height);
    await yieldToEventLoop();
    if (signal.aborted) return stopped;
  }
  set.front?.(stage);
  const layer = seenThrough(stage.layer, window, stage.zoom);
  grade(layer, setLook(set.look), random.fork('grain'));
  return { layer };
}
