import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Photo } from '../photos/photoList.ts';
import type { CutWords } from './cutDraft.ts';
import type { SeenCut } from './messages.ts';
import { followPhotos, isLookedFor, photoCuts, shotCutOf, wordsOfCuts } from './photoCuts.ts';

/** What people said of a cut before the page was loaded anew. */

const asked = vi.hoisted(() =>
  vi.fn<(request: { kind: string; strokes?: readonly Stroke[] }) => Promise<SeenCut | null>>(),
);
vi.mock(import('./askWorker.ts'), () => ({ askWorker: asked, askDoubts: async () => [] }));

const PHOTO: Photo = { uploadId: 'one', name: 'mug', photo: new Blob() };
const KEEP: Stroke = { kind: 'keep', points: [{ x: 0.5, y: 0.5 }], radius: 0.02 };
const REMOVE: Stroke = { ...KEEP, kind: 'remove' };
/** With a brush under which nothing is looked for. */
const FINE: Stroke = { ...REMOVE, radius: 0.007 };
const LOOP: Stroke = { ...KEEP, kind: 'around' };
const NOTHING: CutWords = { strokes: [], isWhole: false, isAllInPhoto: false, degrees: 0 };
const seen = (mask: string): SeenCut => ({
  verdict: 'mended',
  view: 'front',
  picture: { width: 1, height: 1, close: () => {} },
  tips: false,
  isGroundLight: false,
  mask: new Blob([mask]),
  maskInPhoto: null,
});
const settled = () => new Promise((done) => setTimeout(done));

/** What the worker was asked, with how many strokes. */
const questions = () => asked.mock.calls.map(([{ kind, strokes }]) => [kind, strokes?.length]);

async function given(words: Partial<CutWords>, photo: Photo = PHOTO) {
  followPhotos([photo], new Map([['one', { ...NOTHING, ...words }]]));
  const whileLooked = isLookedFor([photo]);
  await settled();
  const cut = photoCuts.get().get('one');
  if (cut === undefined) throw new Error('this photo is not followed');
  return { cut, whileLooked };
}

beforeEach(() => {
  asked.mockReset().mockImplementation(async ({ kind }) => seen(kind));
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => followPhotos([]));

it('strokes are in the cut that is shown, and nothing is sent without them', async () => {
  const { cut, whileLooked } = await given({ strokes: [FINE, FINE] });
  expect(questions()).toEqual([
    ['open', undefined],
    ['mend', 2],
  ]);
  expect(whileLooked).toBe(true);
  expect(isLookedFor([PHOTO])).toBe(false);
  expect(await cut.seen?.mask.text()).toBe('mend');
});

it('loops and wide strokes are looked into as they were when they were drawn, once the networks are there', async () => {
  const { cut } = await given({ strokes: [LOOP, FINE, REMOVE, KEEP] });
  expect(questions()).toEqual([
    ['open', undefined],
    ['mend', 1],
    ['look', 1],
    ['mend', 3],
    ['look', 3],
    ['mend', 4],
    ['look', 4],
  ]);
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ isRestored: true }));
  expect(await cut.seen?.mask.text()).toBe('look');
});

it('a traced line is shown by itself first, as it was when it was drawn', async () => {
  await given({ strokes: [{ ...LOOP, kind: 'trace' }, FINE] });
  expect(questions()).toEqual([
    ['open', undefined],
    ['mend', 1],
    ['mend', 2],
  ]);
});

it('a loop into which nobody can look leaves what colours tell', async () => {
  asked.mockImplementation(async ({ kind }) => {
    if (kind === 'look') throw new Error('no network');
    return seen(kind);
  });
  const { cut } = await given({ strokes: [LOOP] });
  expect(await cut.seen?.mask.text()).toBe('mend');
});

it('a turn is sent under a name of its own', async () => {
  const { cut } = await given({ degrees: 90 });
  expect(shotCutOf(cut)).toMatchObject({ turn: { degrees: 90 } });
  expect(cut.turn.photoId).not.toBe('');
});

it('a print stays one, with the strokes for when it is none any more; and is none where it was to be none', async () => {
  const { cut } = await given({ isWhole: true, strokes: [KEEP] });
  expect(shotCutOf(cut)).toBe('whole');
  expect(cut.strokes).toEqual([KEEP]);
  followPhotos([]);
  const again = await given({}, { ...PHOTO, isWhole: true });
  expect(again.cut.isWhole).toBe(false);
});

it('are what is kept again', async () => {
  const said = { strokes: [KEEP], isWhole: false, isAllInPhoto: true, degrees: -7 };
  await given(said);
  expect(wordsOfCuts()).toEqual(new Map([['one', said]]));
});
