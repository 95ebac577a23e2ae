import { expect, it } from 'vitest';
import { draftsDropped } from '#app/device/drafts.ts';
import { createKeptPhotos } from './keptPhotos.ts';
import type { Photo } from './photoList.ts';

const photo = (uploadId: string): Photo => ({ uploadId, name: uploadId, photo: new Blob() });
const MINE = { uid: 'mara', handed: null, initial: [] };

function given({ handed = null }: { readonly handed?: string | null } = {}) {
  const kept = createKeptPhotos();
  const picked = [photo('one')];
  kept.open({ ...MINE, handed }).set(picked);
  return { kept, picked };
}

it('are there when the form comes back, also before what was asked for last', () => {
  const { kept, picked } = given();
  expect(kept.open(MINE).get()).toBe(picked);
  expect(kept.open({ ...MINE, initial: [photo('asked')] }).get()).toBe(picked);
});

it('are gone once they were removed: then what was asked for last is shown', () => {
  const { kept } = given();
  kept.open(MINE).set([]);
  const asked = [photo('asked')];
  expect(kept.open({ ...MINE, initial: asked }).get()).toBe(asked);
});

it('are gone once they were sent, but for others that were picked since', () => {
  const { kept, picked } = given();
  kept.markSent(picked);
  expect(kept.open(MINE).get()).toEqual([]);
  const more = [photo('two')];
  kept.open(MINE).set([photo('one')]);
  const store = kept.open(MINE);
  kept.markSent(store.get());
  store.set(more);
  expect(kept.open(MINE).get()).toBe(more);
});

it('make room for a product of another screen, and are kept when that one comes back', () => {
  const { kept, picked } = given({ handed: 'mug' });
  expect(kept.open({ ...MINE, handed: 'mug' }).get()).toBe(picked);
  expect(kept.open(MINE).get()).toBe(picked);
  expect(kept.open({ ...MINE, handed: 'shoe' }).get()).toEqual([]);
});

it('are of nobody else, and gone after signing out', () => {
  const { kept } = given();
  expect(kept.open({ ...MINE, uid: 'otto' }).get()).toEqual([]);
  const again = given();
  draftsDropped.say();
  expect(again.kept.open(MINE).get()).toEqual([]);
});
