import { USUAL_SIZE, type ProductSize } from '@lumashot/domain/catalog/productSizes';
import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { USUAL_VIEW, type ProductView } from '@lumashot/domain/catalog/productViews';
import type { DrawContext, DrawRequests, ProductSource } from '@lumashot/domain/imaging/engine';
import { grade } from '../grade/grade.ts';
import { notCutOut, stopped, unreadable, type Outcome } from '../outcome.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import { flush, type Layer } from '../paint/layer.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { longerSideOf, roomOf, seenThrough } from '../scene/window.ts';
import { asSeen } from '../sets/asSeen.ts';
import { exposeDark } from '../sets/exposeDark.ts';
import { relight } from '../sets/relight.ts';
import { createStage, setLook } from '../sets/setStage.ts';
import { cutByMask, cutOut, type CutOut } from './cutOut.ts';
import { framed } from './framed.ts';
import type { ProductSet } from './productSet.ts';
import { productSetOf } from './productSets.ts';
import { staged } from './staged.ts';

const MOST_PHOTOS = 5;
const PHOTO_SIDE = 1024;
const CROWD_SIDE = 600;
/** The power that a black thing's values are raised to, unless a set says otherwise (`SetLight`): a phone leaves a black cupboard in a dim room no drawers. */
const FOR_DARK = 0.7;

/** Cuts the products out of their photos and photographs them together in the asked set. */
export async function drawProductShot(
  request: DrawRequests['productShot'],
  { seed, signal, shape }: DrawContext,
): Promise<Outcome> {
  const set = productSetOf(request.sceneId, request.productSize);
  const sources = request.sources.slice(0, MOST_PHOTOS);
  if (set === undefined || sources.length === 0) return { failure: 'refused' };
  const random = createRandom(hashText(`${request.sceneId} ${request.productName}`, seed));
  const cuts = await cutProducts(sources, signal);
  const { view, productSize } = request;
  return Array.isArray(cuts)
    ? photograph(cuts, set, { random, signal, shape, view, productSize })
    : cuts;
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
  /** From the front unless said otherwise. */
  readonly view?: ProductView | undefined;
  /** Fit for a table unless said otherwise. The set is chosen by it already; a wall asks how far away the camera is. */
  readonly productSize?: ProductSize | undefined;
}

/** Sets the stage and puts finished cut-outs into it. */
export async function photograph(
  cuts: readonly CutOut[],
  set: ProductSet,
  { random, signal, shape = USUAL_SHAPE, view = USUAL_VIEW, productSize = USUAL_SIZE }: Shot,
): Promise<Outcome> {
  const stage = createStage(set.mood, random, longerSideOf(shape));
  const { group, window, light, behind, ground, front } = staged(cuts, set, {
    view,
    size: productSize,
    room: roomOf(shape),
  });
  behind(stage);
  flush(stage.layer);
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  for (const standing of group) {
    const { forDark = FOR_DARK } = light;
    const lit: Layer = relight(exposeDark(standing.layer, forDark), light);
    const thing = { ...standing, layer: lit };
    ground(stage.brush, thing);
    stage.brush.imageSmoothingQuality = 'high';
    const { x, y, width, height } = standing;
    stage.brush.drawImage(asSeen(thing).canvas, x - width / 2, y - height, width, height);
    flush(stage.layer);
    await yieldToEventLoop();
    if (signal.aborted) return stopped;
  }
  front?.(stage, group);
  const layer = seenThrough(stage.layer, window, stage.zoom);
  grade(layer, setLook(set.look), random.fork('grain'));
  return { layer };
}
