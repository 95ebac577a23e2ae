import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { USUAL_VIEW, type ProductView } from '@lumashot/domain/catalog/productViews';
import type { DrawContext, DrawRequests, ProductSource } from '@lumashot/domain/imaging/engine';
import { grade } from '../grade/grade.ts';
import { notCutOut, yieldToEventLoop, stopped, unreadable, type Outcome } from '../outcome.ts';
import type { Brush, Layer } from '../paint/layer.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import type { Stage } from '../scene/stage.ts';
import { longerSideOf, roomOf, seenThrough, type Room } from '../scene/window.ts';
import { asSeen } from '../sets/asSeen.ts';
import { exposeDark } from '../sets/exposeDark.ts';
import { lightBehind } from '../sets/lightBehind.ts';
import { relight } from '../sets/relight.ts';
import { createStage, setLook, type SetLight } from '../sets/setStage.ts';
import { paintStanding } from '../sets/paintStanding.ts';
import type { Standing } from '../sets/standing.ts';
import { WHOLE_STAGE } from '../sets/backdrops.ts';
import { layOut } from './above/layOut.ts';
import { paintStood } from './angle/paintStood.ts';
import { paintTilted } from './angle/paintTilted.ts';
import { standOn } from './angle/standOn.ts';
import { atTheEdge } from './atTheEdge.ts';
import { paintResting } from './above/paintResting.ts';
import { cutByMask, cutOut, type CutOut } from './cutOut.ts';
import { framed } from './framed.ts';
import { frameProducts, type FramedProducts } from './frameProducts.ts';
import type { ProductSet } from './productSet.ts';
import { productSetOf } from './productSets.ts';
import { settled } from './settled.ts';

const MOST_PHOTOS = 5;
const PHOTO_SIDE = 1024;
const CROWD_SIDE = 600;
/** What lies has no far side for a light to come around: of the rim of what stands, as much. */
const RIM_OF_LYING = 0.35;

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
  const { view } = request;
  return Array.isArray(cuts) ? photograph(cuts, set, { random, signal, shape, view }) : cuts;
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
}

/** Sets the stage and puts finished cut-outs into it. */
export async function photograph(
  cuts: readonly CutOut[],
  set: ProductSet,
  { random, signal, shape = USUAL_SHAPE, view = USUAL_VIEW }: Shot,
): Promise<Outcome> {
  const stage = createStage(set.mood, random, longerSideOf(shape));
  const { group, window, light, behind, ground, front } = staged(cuts, set, {
    view,
    room: roomOf(shape),
  });
  behind(stage);
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  for (const standing of group) {
    const { forDark = 1 } = light;
    const lit: Layer = relight(exposeDark(standing.layer, forDark), light);
    const thing = { ...standing, layer: lit };
    ground(stage.brush, thing);
    stage.brush.imageSmoothingQuality = 'high';
    const { x, y, width, height } = standing;
    stage.brush.drawImage(asSeen(thing).canvas, x - width / 2, y - height, width, height);
    await yieldToEventLoop();
    if (signal.aborted) return stopped;
  }
  front?.(stage, group);
  const layer = seenThrough(stage.layer, window, stage.zoom);
  grade(layer, setLook(set.look), random.fork('grain'));
  return { layer };
}

interface Staged extends FramedProducts {
  readonly light: SetLight;
  readonly behind: (stage: Stage) => void;
  /** What the ground shows of a thing on it. */
  readonly ground: (brush: Brush, thing: Standing) => void;
  readonly front?: ProductSet['front'] | undefined;
}

/** Things stand before a place, or on its ground where the camera looks down; from straight above they lie there. */
function staged(
  cuts: readonly CutOut[],
  set: ProductSet,
  { view, room }: { readonly view: ProductView; readonly room: Room },
): Staged {
  const { above } = set;
  const { behindDark } = set.light;
  const lit = ({ brush }: Stage, group: readonly Standing[]): void => {
    if (behindDark !== undefined) lightBehind(brush, group, behindDark);
  };
  if (view === 'angle' && above !== undefined) {
    const { group, window } = atTheEdge(standOn(cuts, room, above.shadow.right), cuts, {
      stands: false,
    });
    return {
      group,
      window,
      light: set.light,
      behind: (stage) => {
        paintTilted(stage, above, window);
        lit(stage, group);
        paintStood(stage.brush, group, above.shadow);
      },
      // All shadows lie there already: none falls on a thing further back.
      ground: () => undefined,
    };
  }
  if (view === 'above' && above !== undefined) {
    const lying = atTheEdge(layOut(cuts, room), cuts, { stands: false });
    return {
      ...lying,
      light: { ...set.light, rimStrength: set.light.rimStrength * RIM_OF_LYING },
      behind: (stage) => {
        above.paint(stage, WHOLE_STAGE);
        lit(stage, lying.group);
        above.things?.(stage);
      },
      ground: (brush, thing) => paintResting(brush, thing, above.shadow),
    };
  }
  const { table } = set;
  const { group, window } = atTheEdge(frameProducts(cuts, set, room), cuts, {
    stands: true,
    table,
  });
  const standing = settled(group, table.front);
  return {
    group: standing,
    window,
    light: set.light,
    behind: (stage) => {
      set.behind(stage);
      lit(stage, standing);
    },
    ground: (brush, thing) => paintStanding(brush, thing, set.ground),
    front: set.front,
  };
}
