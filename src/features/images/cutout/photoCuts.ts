import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { CutVerdict } from '@lumashot/engine/cutout/cutSession';
import { isLookedInto } from '@lumashot/engine/cutout/strokes/isLookedInto';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { draftsDropped } from '#app/device/drafts.ts';
import { createStore } from '#app/lib/createStore.ts';
import type { Photo } from '../photos/photoList.ts';
import { askWorker } from './askWorker.ts';
import type { CutWords } from './cutDraft.ts';
import { beginsAnew } from './beginsAnew.ts';
import type { SeenCut } from './messages.ts';

/** How one photo's product is cut, as far as anybody knows. */
export interface PhotoCutState {
  /** Null: nothing to show yet, or never. */
  readonly seen: SeenCut | null;
  /** `unknown`: the device cannot show it; the engine cuts by itself. */
  readonly state: 'looking' | 'ready' | 'unknown';
  readonly strokes: readonly Stroke[];
  /** Those that `seen` is of: others of `strokes` are on their way into it. */
  readonly seenOf: readonly Stroke[];
  readonly isWhole: boolean;
  /** Though it reaches the photo's border, as where somebody has cropped it closely. */
  readonly isAllInPhoto: boolean;
  readonly turn: Turn;
  /** A better cut of these strokes may be on its way. */
  readonly isLooking: boolean;
  /** Of the mask: another one for each, since uploads are never written over. */
  readonly maskId: string;
}

/** How a thing is to stand; what leans in its photo would lean in every scene. */
export interface Turn {
  /** Clockwise. */
  readonly degrees: number;
  /** Of the photo when it is turned: another one for each, as for masks. */
  readonly photoId: string;
}

/** What is sent of a cut. */
export type ShotCut =
  | 'auto'
  | 'whole'
  | 'failed'
  | { readonly uploadId: string; readonly photo: Blob; readonly turn: Turn | null };

/** By the photo's upload id, outside of React: strokes outlive a look at another tab or page, as their photos do. */
export const photoCuts = createStore<ReadonlyMap<string, PhotoCutState>>(new Map());

draftsDropped.on(() => followPhotos([]));

const UNPAINTED: readonly Stroke[] = [];

/** Of a photo that nobody has looked at yet. */
export const NEW: PhotoCutState = {
  seen: null,
  state: 'looking',
  strokes: UNPAINTED,
  seenOf: UNPAINTED,
  isWhole: false,
  isAllInPhoto: false,
  turn: { degrees: 0, photoId: '' },
  isLooking: false,
  maskId: '',
};

function change(uploadId: string, fields: Partial<PhotoCutState>): void {
  const before = photoCuts.get().get(uploadId);
  if (before === undefined) return;
  photoCuts.set(new Map(photoCuts.get()).set(uploadId, { ...before, ...fields }));
}

/**
 * Looks for the products of photos that are new, and forgets those that are gone. `said`: what their owner said of some
 * before the page was loaded anew.
 */
export function followPhotos(photos: readonly Photo[], said: SaidBefore = NOTHING_SAID): void {
  const wanted = new Set(photos.map(({ uploadId }) => uploadId));
  const known = photoCuts.get();
  const gone = [...known.keys()].filter((uploadId) => !wanted.has(uploadId));
  const added = photos.filter(({ uploadId }) => !known.has(uploadId));
  if (gone.length === 0 && added.length === 0) return;
  const next = new Map([...known].filter(([uploadId]) => wanted.has(uploadId)));
  for (const { uploadId, isWhole = false } of added)
    next.set(uploadId, { ...NEW, isWhole, ...cutOf(said.get(uploadId)) });
  photoCuts.set(next);
  for (const key of gone) askWorker({ kind: 'close', key }).catch(() => {});
  for (const photo of added) void look(photo, next.get(photo.uploadId)?.strokes ?? UNPAINTED);
}

type SaidBefore = ReadonlyMap<string, CutWords>;
const NOTHING_SAID: SaidBefore = new Map();

function cutOf(words: CutWords | undefined): Partial<PhotoCutState> {
  if (words === undefined) return {};
  const { degrees, strokes, ...ticked } = words;
  const turn = degrees === 0 ? NEW.turn : { degrees, photoId: crypto.randomUUID() };
  return { ...ticked, turn, strokes: strokes.length === 0 ? UNPAINTED : strokes };
}

/** What people have said of them, to be kept. */
export const wordsOfCuts = (): SaidBefore =>
  new Map(
    [...photoCuts.get()].map(([uploadId, { strokes, isWhole, isAllInPhoto, turn }]) => [
      uploadId,
      { strokes, isWhole, isAllInPhoto, degrees: turn.degrees },
    ]),
  );

const look = ({ uploadId, photo, mask }: Photo, strokes: readonly Stroke[]): Promise<void> =>
  show(uploadId, opened({ uploadId, photo, shown: mask ?? null }, strokes), strokes);

interface Opening {
  readonly uploadId: string;
  readonly photo: Blob;
  readonly shown: Blob | null;
}

/**
 * With the strokes of before, if there are any. Each is looked into as it was when it was drawn, for what was painted
 * after it goes on from there.
 */
async function opened(
  { uploadId: key, photo, shown: before }: Opening,
  strokes: readonly Stroke[],
): Promise<SeenCut | null> {
  let seen = await askWorker({ kind: 'open', key, photo, shown: before });
  for (const [at, stroke] of strokes.entries()) {
    const isLast = at === strokes.length - 1;
    // What a traced line tells of the view, it tells where it is the last.
    if (!isLookedInto(stroke) && !beginsAnew(stroke) && !isLast) continue;
    const upTo = strokes.slice(0, at + 1);
    seen = await askWorker({ kind: 'mend', key, strokes: upTo });
    if (!isLookedInto(stroke)) continue;
    const closer = await askWorker({
      kind: 'look',
      key,
      strokes: upTo,
      isRestored: true,
    }).catch(() => null);
    seen = closer ?? seen;
  }
  return seen;
}

/** With these strokes; the last of several answers counts. */
export async function mend(uploadId: string, strokes: readonly Stroke[]): Promise<void> {
  change(uploadId, { strokes, isWhole: false, isLooking: false });
  await show(uploadId, askWorker({ kind: 'mend', key: uploadId, strokes }), strokes);
  const last = strokes.at(-1);
  if (last !== undefined && isLookedInto(last)) await lookCloser(uploadId, strokes);
}

/** A network takes a second for what colours answer at once: its cut comes after theirs. */
async function lookCloser(uploadId: string, strokes: readonly Stroke[]): Promise<void> {
  const isCurrent = (): boolean => photoCuts.get().get(uploadId)?.strokes === strokes;
  if (!isCurrent()) return;
  change(uploadId, { isLooking: true });
  const asked = { kind: 'look', key: uploadId, strokes, isRestored: false } as const;
  const seen = await askWorker(asked).catch(() => null);
  if (isCurrent())
    change(uploadId, { ...(seen === null ? {} : shown(seen, strokes)), isLooking: false });
}

/** Another mask has another name. */
const shown = (seen: SeenCut | null, seenOf: readonly Stroke[]) =>
  ({ seen, seenOf, state: 'ready', maskId: crypto.randomUUID() }) as const;

async function show(
  uploadId: string,
  answer: Promise<SeenCut | null>,
  strokes: readonly Stroke[] = UNPAINTED,
): Promise<void> {
  try {
    const seen = await answer;
    if (photoCuts.get().get(uploadId)?.strokes !== strokes) return;
    change(uploadId, shown(seen, strokes));
  } catch (error) {
    console.info('The cut-out cannot be shown', error);
    change(uploadId, { seen: null, state: 'unknown' });
  }
}

/** Whether the product of one of these photos is still looked for, or what was painted is not in its cut yet. */
export const isLookedFor = (photos: readonly Photo[]): boolean =>
  photos.some(({ uploadId }) => {
    const cut = photoCuts.get().get(uploadId);
    return cut === undefined || (!cut.isWhole && isOnItsWay(cut));
  });

const isOnItsWay = ({ state, strokes, seenOf }: PhotoCutState): boolean =>
  state === 'looking' || (state === 'ready' && strokes !== seenOf);

export const takeWhole = (uploadId: string, isWhole: boolean): void =>
  change(uploadId, { isWhole });

/** Another mask has another name. */
export const takeAllInPhoto = (uploadId: string, isAllInPhoto: boolean): void =>
  change(uploadId, { isAllInPhoto, maskId: crypto.randomUUID() });

/** Whole quarters, and what is left of less than half of one, to either side. */
export function quartersOf(degrees: number): { readonly quarter: number; readonly lean: number } {
  const quarter = Math.round(degrees / 90) * 90;
  return { quarter, lean: degrees - quarter };
}

/** Of what is cut out; a print stays as it is. */
export const turnTo = (uploadId: string, degrees: number): void =>
  change(uploadId, {
    turn: { degrees, photoId: crypto.randomUUID() },
    maskId: crypto.randomUUID(),
  });

/** Of the squares behind a cut: what is left of a light ground is seen on dark ones only. */
export const squaresOf = ({ seen }: PhotoCutState): 'dark' | undefined =>
  seen?.isGroundLight === true ? 'dark' : undefined;

export type ShownVerdict = CutVerdict | 'given' | 'looking' | 'whole' | 'unknown';

export function verdictOf({ isWhole, state, seen, seenOf }: PhotoCutState): ShownVerdict {
  if (isWhole) return 'whole';
  if (state !== 'ready' || seen === null) return state === 'looking' ? 'looking' : 'unknown';
  // The outline came with the file, or from an earlier shot: nobody has shown anything here.
  return seen.verdict === 'mended' && seenOf.length === 0 ? 'given' : seen.verdict;
}

/** From where the first of these photos seems to be taken; null: not known yet, or never. */
export const viewSeenIn = ([first]: readonly Photo[]): ProductView | null =>
  first === undefined ? null : (photoCuts.get().get(first.uploadId)?.seen?.view ?? null);

/** Whether what the first of these photos shows would seem to fall over where it stands upright. */
export const tipsIn = ([first]: readonly Photo[]): boolean =>
  first !== undefined && photoCuts.get().get(first.uploadId)?.seen?.tips === true;

/** What goes with a photo on its way into a picture. */
export function shotCutOf(cut: PhotoCutState | undefined): ShotCut {
  if (cut?.isWhole === true) return 'whole';
  if (cut?.state !== 'ready' || cut.seen === null) return 'auto';
  if (cut.seen.verdict === 'failed') return 'failed';
  const turn = cut.turn.degrees === 0 ? null : cut.turn;
  const { mask, maskInPhoto } = cut.seen;
  const photo = cut.isAllInPhoto ? (maskInPhoto ?? mask) : mask;
  return { uploadId: cut.maskId, photo, turn };
}
