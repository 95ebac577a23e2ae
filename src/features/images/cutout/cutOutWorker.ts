import type { Cut } from '@lumashot/engine/cutout/cutSession';
import { clearOfBorder } from '@lumashot/engine/cutout/view/edgesCutOff';
import { showsGround } from '@lumashot/engine/cutout/doubts/showsGround';
import { areaOfLoop } from '@lumashot/engine/cutout/strokes/loop';
import { openPhotoCut, type PhotoCut } from '@lumashot/engine/cutout/openPhotoCut';
import { lookAt } from '@lumashot/engine/cutout/look/salience';
import { isWholeThing } from '@lumashot/engine/cutout/segment/isWholeThing';
import type { SegmentedPhoto } from '@lumashot/engine/cutout/segment/segmentNetwork';
import { thingUnder } from '@lumashot/engine/cutout/segment/thingUnder';
import type { Seen } from '@lumashot/engine/cutout/strokes/seen';
import { isLookedInto } from '@lumashot/engine/cutout/strokes/isLookedInto';
import { isSameStroke, type Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { viewOf } from '@lumashot/engine/cutout/view/viewOf';
import { wouldTip } from '@lumashot/engine/cutout/view/wouldTip';
import { savesData } from '#app/lib/savesData.ts';
import { doubtsOf } from './doubtsOf.ts';
import { edgesBeyond } from './edgesBeyond.ts';
import { isGroundLight } from './isGroundLight.ts';
import { inTurn } from './inTurn.ts';
import { loadedOnce } from './loadedOnce.ts';
import type {
  Answered,
  ConfirmRequest,
  CutAnswer,
  CutRequest,
  PrepareRequest,
  SeenCut,
} from './messages.ts';
import { productIn } from './productIn.ts';
import { stepOf, stepsTo, type Steps } from './steps.ts';
import { viewAfter, viewsAfterTrace, withView, type SeenViews } from './viewAfter.ts';
import { pngOf, readMask, readPixels } from './workerCanvas.ts';

/** Cuts products out of photos beside the page, which stays free for the finger that paints. */

interface Opened {
  readonly pixels: ImageData;
  readonly session: PhotoCut;
  readonly views: SeenViews;
  /** The cut that was shown last, the strokes that it is of, and what networks have seen of the last of these. */
  readonly last: Cut;
  readonly strokes: readonly Stroke[];
  readonly seen: Seen | null;
  readonly steps: Steps;
}

const opened = new Map<string, Opened>();
/** What the segmentation network has seen of them, once a stroke has asked. */
const segmented = new Map<string, SegmentedPhoto>();

const salientNetwork = loadedOnce(
  async () => (await import('./salience.ts')).loadSalientNetwork(),
  (error) => console.info('Products are cut out by their backdrop and colours', error),
);
const segmentNetwork = loadedOnce(
  async () => (await import('./segments.ts')).loadSegmentNetwork(),
  (error) => console.info('Strokes bring what has their colours', error),
);

const take = inTurn({ answer, skip });
type Request = CutRequest | ConfirmRequest | PrepareRequest;
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'prepare') void segmentedFor(data.key).catch(unseen);
  else if (data.kind === 'confirm') void confirm(data);
  else take(data);
});

/** A network that fails is no reason to lose what somebody has painted. */
function unseen(error: unknown): null {
  console.info('Nothing is seen under a stroke', error);
  return null;
}

/** What the network sees of a photo, before the first stroke: nobody is to wait a second for that one's thing. Null for who saves data. */
async function segmentedFor(key: string): Promise<SegmentedPhoto | null> {
  if (savesData()) return null;
  const segment = await segmentNetwork.within(PATIENCE_MS.photo);
  const photo = opened.get(key);
  if (segment === null || photo === undefined) return null;
  return segmentedAs(key, () => segment(photo.pixels));
}

async function confirm({ key, number }: ConfirmRequest): Promise<void> {
  const isWhole = await isOneThing(key).catch(() => false);
  answered(number, { isWholeThing: isWhole });
}

/** The network is loaded only where it decides. A photo that is closed meanwhile is not asked about any more. */
async function isOneThing(key: string): Promise<boolean> {
  const photo = opened.get(key);
  if (photo === undefined) return false;
  const { alpha } = photo.session.first;
  if (showsGround(photo.pixels, alpha)) return false;
  const segmentedPhoto = await segmentedFor(key);
  return segmentedPhoto !== null && isWholeThing(segmentedPhoto, alpha);
}

/** Of a photo that is gone nothing is there to be seen; of a cut that is not shown any more nobody knows. */
function skip({ number, kind }: CutRequest): void {
  if (kind === 'doubts') say({ number, ok: false, error: 'this cut is not shown any more' }, []);
  else answered(number, {});
}

/** Nobody waits longer for a network to arrive: the next photo, or the next stroke, may have it. */
const PATIENCE_MS = { photo: 20_000, stroke: 0 } as const;

async function answer(request: CutRequest): Promise<void> {
  const { number } = request;
  try {
    // Of the cut that was shown last: of another one nobody asks, or wants the answer.
    const doubts =
      request.kind === 'doubts'
        ? doubtsOf({ ...openedAs(request.key), strokes: request.strokes })
        : [];
    const cut = await cutFor(request);
    answered(number, { cut, doubts });
    if (request.kind === 'open') opened.get(request.key)?.session.prepare();
  } catch (error) {
    say({ number, ok: false, error: String(error) }, []);
  }
}

const NOTHING: Answered = { cut: null, doubts: [], isWholeThing: false };
const answered = (number: number, found: Partial<Answered>): void =>
  say({ number, ok: true, ...NOTHING, ...found }, found.cut ? [found.cut.picture] : []);

const say = (reply: CutAnswer, transfer: Transferable[]): void =>
  self.postMessage(reply, { transfer });

async function cutFor(request: CutRequest): Promise<SeenCut | null> {
  switch (request.kind) {
    case 'open': {
      const pixels = await readPixels(request.photo);
      const shown = request.shown === null ? null : await readMask(request.shown, pixels);
      const look = shown === null ? await salientNetwork.within(PATIENCE_MS.photo) : null;
      const session = await openPhotoCut(pixels, { shown, look });
      const last = session.first;
      const views = { first: viewOf(pixels, last.alpha, session), begun: [] };
      const nothing = { strokes: [], seen: null, steps: [] };
      return show(request.key, { pixels, session, views, last, ...nothing });
    }
    case 'mend': {
      const photo = openedAs(request.key);
      const { strokes } = request;
      const seen = await seenAtOnce(photo, request).catch(unseen);
      const last = photo.session.mend(strokes, seen);
      const views = viewsAfterTrace({ ...photo, last, strokes });
      return show(request.key, { ...photo, last, strokes, seen, views });
    }
    case 'look': {
      const photo = openedAs(request.key);
      const { pixels, session } = photo;
      const { strokes } = request;
      const seen = await lookInto(photo, request);
      if (seen === null) return null;
      const shown = { ...photo, last: session.mend(strokes, seen), strokes, seen };
      if (strokes.at(-1)?.kind !== 'around') return show(request.key, shown);
      const view = viewOf(pixels, shown.last.alpha, session);
      const views = withView(photo.views, { strokes, view });
      return show(request.key, { ...shown, views });
    }
    case 'doubts':
      return null;
    case 'close':
      opened.delete(request.key);
      segmented.get(request.key)?.dispose();
      segmented.delete(request.key);
      return null;
  }
}

type MendRequest = Extract<CutRequest, { readonly kind: 'mend' }>;

/** What a stroke means that has just been painted, where the network has looked at the photo: else what colours make of it is shown first. */
async function seenAtOnce(
  { pixels, last, strokes: before }: Opened,
  { key, strokes }: MendRequest,
): Promise<Seen | null> {
  const photo = segmented.get(key);
  const stroke = strokes.at(-1);
  if (photo === undefined || stroke === undefined || stroke.kind === 'around') return null;
  const isNext =
    strokes.length === before.length + 1 && before.every((one, n) => isSameStroke(one, strokes[n]));
  if (!isNext || !isLookedInto(stroke)) return null;
  return thingUnder({ pixels, photo, look: null }, { strokes, alpha: last.alpha });
}

/** Whether nobody would see more under a stroke: what is missing is asked of another network as well. */
const isKnown = ({ seen }: Opened, { kind }: Stroke): boolean => seen !== null && kind === 'remove';

type LookRequest = Extract<CutRequest, { readonly kind: 'look' }>;

/** What networks see within the last stroke, a loop, or under it; null where they cannot tell. */
async function lookInto(
  shown: Opened,
  { key, strokes, isRestored }: LookRequest,
): Promise<Seen | null> {
  const { pixels, session } = shown;
  const stroke = strokes.at(-1);
  if (stroke === undefined || isKnown(shown, stroke)) return null;
  if (stroke.kind === 'around') {
    // People wait for a loop; after another stroke they go on painting.
    const look = await salientNetwork.within(PATIENCE_MS.photo);
    const salience = look && (await lookAt(look, pixels, areaOfLoop(stroke.points, pixels)));
    return salience && { salience, thing: null };
  }
  const patience = isRestored ? PATIENCE_MS.photo : PATIENCE_MS.stroke;
  const segment = savesData() ? null : await segmentNetwork.within(patience);
  const look = stroke.kind === 'keep' ? await salientNetwork.within(patience) : null;
  if (segment === null && look === null) return null;
  const { alpha } = session.mend(strokes.slice(0, -1));
  const photo = segment && segmentedAs(key, () => segment(pixels));
  return thingUnder({ pixels, photo, look }, { strokes, alpha });
}

function segmentedAs(key: string, segment: () => SegmentedPhoto): SegmentedPhoto {
  const photo = segmented.get(key) ?? segment();
  segmented.set(key, photo);
  return photo;
}

function openedAs(key: string): Opened {
  const photo = opened.get(key);
  if (photo === undefined) throw new Error('this photo was not opened');
  return photo;
}

async function show(key: string, photo: Opened): Promise<SeenCut> {
  const { pixels, strokes, seen } = photo;
  const steps = stepsTo(stepOf(strokes, photo.last.alpha, seen), photo.steps);
  opened.set(key, { ...photo, steps });
  const view = viewAfter(strokes, photo.views);
  const { verdict, ...mask } = photo.last;
  const { alpha } = mask;
  const isCutOff = edgesBeyond(alpha, view).length > 0;
  return {
    verdict,
    view,
    tips: wouldTip(alpha),
    picture: await createImageBitmap(new ImageData(productIn(pixels, mask), pixels.width)),
    isGroundLight: isGroundLight(pixels, alpha),
    mask: await pngOf(mask),
    maskInPhoto: isCutOff ? await pngOf({ ...mask, alpha: clearOfBorder(alpha) }) : null,
  };
}
