import { showsGround } from '@lumashot/engine/cutout/doubts/showsGround';
import { lookAt } from '@lumashot/engine/cutout/look/salience';
import { openPhotoCut, type PhotoCut } from '@lumashot/engine/cutout/openPhotoCut';
import type { Cut } from '@lumashot/engine/cutout/cutSession';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';
import { isWholeThing } from '@lumashot/engine/cutout/segment/isWholeThing';
import {
  openSegmentNetwork,
  type SegmentedPhoto,
} from '@lumashot/engine/cutout/segment/segmentNetwork';
import { thingUnder } from '@lumashot/engine/cutout/segment/thingUnder';
import { BRUSHES } from '@lumashot/engine/cutout/strokes/brushes';
import { isLookedInto } from '@lumashot/engine/cutout/strokes/isLookedInto';
import { areaOfLoop } from '@lumashot/engine/cutout/strokes/loop';
import type { Seen } from '@lumashot/engine/cutout/strokes/seen';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { viewOf } from '@lumashot/engine/cutout/view/viewOf';
import { wouldTip } from '@lumashot/engine/cutout/view/wouldTip';
import { pixelsOf } from '@lumashot/engine/paint/layer';
import { openPhoto } from '@lumashot/engine/photo/openPhoto';
import { salienceOf } from '@lumashot/engine/photo/salience';
import { tensorFlow } from '@lumashot/engine/photo/tensorFlow';
import { segmentWeights } from '@lumashot/engine/testing/segmentWeights';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { doubtsOf } from '#app/features/images/cutout/doubtsOf.ts';
import { edgesBeyond } from '#app/features/images/cutout/edgesBeyond.ts';
import { stepOf, stepsTo, type Steps } from '#app/features/images/cutout/steps.ts';
import {
  viewAfter,
  viewsAfterTrace,
  withView,
  type SeenViews,
} from '#app/features/images/cutout/viewAfter.ts';
import { viewSuggested } from '#app/features/images/product/viewSuggested.ts';
import type { Said, SaidStroke } from './said.ts';

/** As large as a device cuts photos. */
const LONGEST = 1024;

/** A cut after all strokes, as its seller sees it. */
export interface ShownCut {
  readonly photo: Pixels;
  readonly cut: Cut;
  /** Parts that may be wrong, as strokes that would mend them. */
  readonly marks: readonly Stroke[];
  readonly view: ProductView;
  /** One line a fact: verdict, marks, suggestions, what was harmed. */
  readonly told: readonly string[];
}

interface State {
  readonly last: Cut;
  readonly strokes: readonly Stroke[];
  readonly views: SeenViews;
  readonly steps: Steps;
}

const network = tensorFlow().then((tf) => openSegmentNetwork(tf, segmentWeights()));

/** As the worker of the form does, with both networks at hand. Throws where the photo cannot be read. */
export async function cutAsOnDevice(bytes: Uint8Array, said: Said): Promise<ShownCut> {
  const source = { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' } as const;
  const opened = await openPhoto(source, { longest: LONGEST });
  if (opened === null) throw new Error('This photo cannot be read.');
  const photo = pixelsOf(opened);
  const session = await openPhotoCut(photo, { look: salienceOf });
  const segmented = (await network)(photo);
  const device = { pixels: photo, session, segmented };
  let state = firstState(device);
  const first = { verdict: state.last.verdict, marks: doubtsOf({ ...device, ...state }).length };
  for (const stroke of said.strokes) state = await afterStroke(device, state, stroke);
  const marks = doubtsOf({ ...device, ...state });
  const seenView = viewAfter(state.strokes, state.views);
  const { view } = viewSuggested(said.name, seenView);
  const { alpha } = state.last;
  const isClean = first.verdict === 'clean' && !showsGround(photo, session.first.alpha);
  const isWhole = isClean && (await isWholeThing(segmented, session.first.alpha));
  segmented.dispose();
  const edges = edgesBeyond(alpha, seenView);
  const told = [
    `first ${first.verdict}${first.verdict === 'clean' && !isWhole ? ' (told: likely)' : ''}, ${first.marks} marks`,
    `after ${state.strokes.length} strokes ${marks.length} marks: ${marks.map(({ kind }, n) => `${n + 1} ${kind}`).join(', ')}`,
    `view ${view}${wouldTip(alpha) ? ', would tip' : ''}`,
    ...(edges.length > 0 ? [`goes on beyond the photo: ${edges.join(', ')}`] : []),
  ];
  return { photo, cut: state.last, marks, view, told };
}

interface Device {
  readonly pixels: Pixels;
  readonly session: PhotoCut;
  readonly segmented: SegmentedPhoto;
}

function firstState({ pixels, session }: Device): State {
  const last = session.first;
  const views = { first: viewOf(pixels, last.alpha, session), begun: [] };
  return { last, strokes: [], views, steps: stepsTo(stepOf([], last.alpha, null), []) };
}

async function afterStroke(device: Device, before: State, said: SaidStroke): Promise<State> {
  const { pixels, session } = device;
  const stroke = 'press' in said ? pressed(device, before, said.press) : strokeOf(said, pixels);
  const strokes = [...before.strokes, stroke];
  const seen = await seenUnder(device, before, strokes);
  const last = session.mend(strokes, seen);
  const shown = { pixels, session, strokes, last, views: before.views };
  const views =
    stroke.kind === 'around' && seen !== null
      ? withView(before.views, { strokes, view: viewOf(pixels, last.alpha, session) })
      : viewsAfterTrace(shown);
  return { last, strokes, views, steps: stepsTo(stepOf(strokes, last.alpha, seen), before.steps) };
}

/** What networks see within the last stroke, a loop, or under it: as the worker asks them. */
async function seenUnder(
  { pixels, session, segmented }: Device,
  before: State,
  strokes: readonly Stroke[],
): Promise<Seen | null> {
  const stroke = strokes.at(-1);
  if (stroke === undefined || !isLookedInto(stroke)) return null;
  if (stroke.kind === 'around') {
    const salience = await lookAt(salienceOf, pixels, areaOfLoop(stroke.points, pixels));
    return salience && { salience, thing: null };
  }
  const atOnce = await thingUnder(
    { pixels, photo: segmented, look: null },
    { strokes, alpha: before.last.alpha },
  );
  if (atOnce !== null && stroke.kind === 'remove') return atOnce;
  const { alpha } = session.mend(before.strokes);
  const look = stroke.kind === 'keep' ? salienceOf : null;
  const closer = await thingUnder({ pixels, photo: segmented, look }, { strokes, alpha });
  return closer ?? atOnce;
}

function pressed(device: Device, before: State, number: number): Stroke {
  const mark = doubtsOf({ ...device, ...before })[number - 1];
  if (mark === undefined)
    throw new Error(`There is no mark ${number} after ${before.strokes.length} strokes.`);
  return mark;
}

function strokeOf(said: Exclude<SaidStroke, { press: number }>, photo: Pixels): Stroke {
  const points = said.points.map(([x, y]) => ({ x: x / photo.width, y: y / photo.height }));
  const radius = BRUSHES['brush' in said ? said.brush : 'normal'];
  const [first] = points;
  const isClosed = said.kind === 'around' || said.kind === 'trace';
  return {
    kind: said.kind,
    points: isClosed && first !== undefined ? [...points, first] : points,
    radius,
  };
}
