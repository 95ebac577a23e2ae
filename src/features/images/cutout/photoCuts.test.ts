import { BRUSHES } from '@lumashot/engine/cutout/strokes/brushes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import type { Photo } from '../photos/photoList.ts';
import type { SeenCut } from './messages.ts';
import {
  followPhotos,
  isLookedFor,
  mend,
  photoCuts,
  shotCutOf,
  quartersOf,
  takeWhole,
  turnTo,
  verdictOf,
  viewSeenIn,
} from './photoCuts.ts';

const asked = vi.hoisted(() => vi.fn<(request: unknown) => Promise<SeenCut | null>>());
vi.mock(import('./askWorker.ts'), () => ({ askWorker: asked, askDoubts: async () => [] }));

const photo = (uploadId: string): Photo => ({ uploadId, name: uploadId, photo: new Blob() });
const bitmap: ImageBitmap = { width: 1, height: 1, close: () => {} };
const seen = (verdict: SeenCut['verdict']): SeenCut => ({
  verdict,
  view: 'above',
  picture: bitmap,
  tips: false,
  isGroundLight: false,
  mask: new Blob(['png'], { type: 'image/png' }),
  maskInPhoto: null,
});
const STROKE: Stroke = { kind: 'keep', points: [{ x: 0.5, y: 0.5 }], radius: 0.02 };
const cutOf = (uploadId: string) => {
  const cut = photoCuts.get().get(uploadId);
  if (cut === undefined) throw new Error('this photo is not followed');
  return cut;
};
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  asked.mockReset().mockResolvedValue(null);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => followPhotos([]));

it('looks once at each photo, and sends the mask that was seen', async () => {
  asked.mockResolvedValue(seen('clean'));
  followPhotos([photo('one')]);
  expect(verdictOf(cutOf('one'))).toBe('looking');
  expect(shotCutOf(cutOf('one'))).toBe('auto');
  await settled();
  followPhotos([photo('one')]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(verdictOf(cutOf('one'))).toBe('clean');
  expect(shotCutOf(cutOf('one'))).toMatchObject({ photo: { type: 'image/png' } });
});

it('a photo that was a print before is one again', () => {
  followPhotos([{ ...photo('one'), isWhole: true }, photo('two')]);
  expect(['one', 'two'].map((id) => shotCutOf(cutOf(id)))).toEqual(['whole', 'auto']);
  expect(verdictOf(cutOf('one'))).toBe('whole');
});

it('is looked for until there is an answer, or the whole photo is wanted', async () => {
  const photos = [photo('one')];
  const looking = heldAnswer();
  asked.mockReturnValueOnce(looking.promise);
  expect(isLookedFor(photos)).toBe(true);
  followPhotos(photos);
  expect(isLookedFor(photos)).toBe(true);
  takeWhole('one', true);
  expect(isLookedFor(photos)).toBe(false);
  takeWhole('one', false);
  looking.resolve(seen('clean'));
  await settled();
  expect(isLookedFor(photos)).toBe(false);
  expect(isLookedFor([])).toBe(false);
});

it('is looked for until a stroke is in the cut: what is paid for has it', async () => {
  const photos = [photo('one')];
  asked.mockResolvedValueOnce(seen('clean'));
  followPhotos(photos);
  await settled();
  const mending = heldAnswer();
  asked.mockReturnValueOnce(mending.promise);
  const mended = mend('one', [STROKE]);
  expect(isLookedFor(photos)).toBe(true);
  mending.resolve(seen('mended'));
  await mended;
  expect(isLookedFor(photos)).toBe(false);

  // A device that cannot show it leaves it to the engine.
  asked.mockRejectedValueOnce(new Error('the worker has stopped'));
  await mend('one', [STROKE, STROKE]);
  expect(isLookedFor(photos)).toBe(false);
});

it('begins with the mask of an earlier scene, so that nothing has to be shown again', async () => {
  asked.mockResolvedValue(seen('mended'));
  const mask = new Blob(['earlier'], { type: 'image/png' });
  followPhotos([{ ...photo('one'), mask }]);
  await settled();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ kind: 'open', shown: mask }));
  expect(shotCutOf(cutOf('one'))).toMatchObject({ photo: { type: 'image/png' } });
});

it('sends nothing of a cut that failed, but the whole photo when that is asked for', async () => {
  asked.mockResolvedValue(seen('failed'));
  followPhotos([photo('one')]);
  await settled();
  expect(shotCutOf(cutOf('one'))).toBe('failed');
  takeWhole('one', true);
  expect(shotCutOf(cutOf('one'))).toBe('whole');
});

it('gives each mask a name of its own: nothing that was uploaded is written over', async () => {
  asked.mockImplementation(() => Promise.resolve(seen('mended')));
  followPhotos([photo('one')]);
  await settled();
  const before = cutOf('one').maskId;
  await mend('one', [STROKE]);
  expect(cutOf('one').maskId).not.toBe(before);
});

it('shows the cut of the last strokes, whichever answer comes last', async () => {
  asked.mockResolvedValueOnce(seen('doubtful'));
  followPhotos([photo('one')]);
  await settled();
  let answer: (cut: SeenCut) => void = () => {};
  const slow = new Promise<SeenCut>((done) => {
    answer = done;
  });
  asked.mockReturnValueOnce(slow).mockResolvedValueOnce(seen('mended'));
  const first = mend('one', [STROKE]);
  await mend('one', [STROKE, STROKE]);
  const shown = cutOf('one').seen;
  answer(seen('failed'));
  await first;
  expect(cutOf('one').seen).toBe(shown);
  expect(cutOf('one').strokes).toHaveLength(2);
});

it('leaves the cut to the engine where the device cannot show one', async () => {
  asked.mockRejectedValue(new Error('no worker'));
  followPhotos([photo('one')]);
  await settled();
  expect(verdictOf(cutOf('one'))).toBe('unknown');
  expect(shotCutOf(cutOf('one'))).toBe('auto');
});

it('forgets a photo that was taken out of the form', () => {
  asked.mockResolvedValue(seen('clean'));
  followPhotos([photo('one'), photo('two')]);
  followPhotos([photo('two')]);
  expect([...photoCuts.get().keys()]).toEqual(['two']);
  expect(asked).toHaveBeenLastCalledWith({ kind: 'close', key: 'one' });
});

function heldAnswer() {
  let resolve: (cut: SeenCut) => void = () => {};
  const promise = new Promise<SeenCut>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const LOOP: Stroke = { ...STROKE, kind: 'around' };

it('looks closer into a loop, after the answer that colours give at once', async () => {
  asked.mockResolvedValueOnce(seen('doubtful'));
  followPhotos([photo('one')]);
  await settled();
  const byColours = seen('mended');
  const byNetwork = seen('mended');
  const looking = heldAnswer();
  asked.mockResolvedValueOnce(byColours).mockReturnValueOnce(looking.promise);
  const mended = mend('one', [LOOP]);
  await settled();
  expect(cutOf('one')).toMatchObject({ isLooking: true });
  expect(cutOf('one').seen).toBe(byColours);
  looking.resolve(byNetwork);
  await mended;
  expect(cutOf('one')).toMatchObject({ isLooking: false });
  expect(cutOf('one').seen).toBe(byNetwork);
});

it('looks for the thing under a wide stroke that keeps or removes, and waits for no network', async () => {
  asked.mockResolvedValue(seen('mended'));
  followPhotos([photo('one')]);
  await settled();
  const looked = expect.objectContaining({ kind: 'look', isRestored: false });
  await mend('one', [{ ...STROKE, radius: BRUSHES.fine }]);
  expect(asked).not.toHaveBeenCalledWith(looked);
  for (const kind of ['remove', 'keep'] as const) {
    asked.mockClear();
    await mend('one', [{ ...STROKE, kind }]);
    expect(asked).toHaveBeenLastCalledWith(looked);
  }
});

it('keeps the first answer where the closer look tells nothing, or never ends well', async () => {
  asked.mockResolvedValueOnce(seen('doubtful'));
  followPhotos([photo('one')]);
  await settled();
  for (const closer of [Promise.resolve(null), Promise.reject(new Error('stopped'))]) {
    const byColours = seen('mended');
    asked.mockResolvedValueOnce(byColours).mockReturnValueOnce(closer);
    await mend('one', [LOOP]);
    expect(cutOf('one')).toMatchObject({ isLooking: false, state: 'ready' });
    expect(cutOf('one').seen).toBe(byColours);
  }
});

it('forgets a closer look when another stroke has come', async () => {
  asked.mockResolvedValueOnce(seen('doubtful'));
  followPhotos([photo('one')]);
  await settled();
  const looking = heldAnswer();
  asked.mockResolvedValueOnce(seen('mended')).mockReturnValueOnce(looking.promise);
  const first = mend('one', [LOOP]);
  await settled();
  const last = seen('mended');
  asked.mockResolvedValueOnce(last);
  await mend('one', [LOOP, STROKE]);
  looking.resolve(seen('mended'));
  await first;
  expect(cutOf('one').seen).toBe(last);
  expect(cutOf('one').isLooking).toBe(false);
});

it('knows from where the first photo was taken once it has been looked at', async () => {
  const photos = [photo('view-1'), photo('view-2')];
  asked.mockResolvedValueOnce(seen('clean')).mockRejectedValueOnce(new Error('no'));
  followPhotos(photos);
  expect(viewSeenIn(photos)).toBeNull();
  await settled();
  expect(viewSeenIn(photos)).toBe('above');
  expect(viewSeenIn(photos.toReversed())).toBeNull();
  expect(viewSeenIn([])).toBeNull();
});

it('sends another photo and another mask for each turn, and neither where nothing is turned', async () => {
  asked.mockResolvedValue(seen('clean'));
  followPhotos([photo('one')]);
  await settled();
  const idsAt = (degrees: number) => {
    turnTo('one', degrees);
    const sent = shotCutOf(cutOf('one'));
    if (typeof sent !== 'object') throw new Error('no mask is sent');
    return { mask: sent.uploadId, photo: sent.turn?.photoId ?? null };
  };
  const [first, second, back] = [idsAt(90), idsAt(95), idsAt(0)];
  expect(new Set([first.mask, second.mask, back.mask])).toHaveLength(3);
  expect(new Set([first.photo, second.photo, 'one'])).toHaveLength(3);
  expect(back.photo).toBeNull();
});

it.each([
  [0, 0, 0],
  [-40, 0, -40],
  [130, 90, 40],
  [230, 270, -40],
])('tells %i degrees as quarters and the rest', (degrees, quarter, lean) => {
  // -0 is 0 for who adds to it.
  const told = quartersOf(degrees);
  expect([told.quarter + 0, told.lean + 0]).toEqual([quarter, lean]);
});
