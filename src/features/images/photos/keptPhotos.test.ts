import { expect, it, vi } from 'vitest';
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

/** What a page that is gone has kept. */
function givenShelf(left: readonly Photo[]) {
  const shelf = {
    keep: vi.fn<() => Promise<void>>(async () => {}),
    read: vi.fn<() => Promise<readonly Photo[]>>(async () => left),
    forget: vi.fn<() => Promise<void>>(async () => {}),
  };
  return { shelf, kept: createKeptPhotos(shelf) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('are there again after a reload, once', async () => {
  const left = [photo('one')];
  const { kept } = givenShelf(left);
  const store = kept.open(MINE);
  await settle();
  expect(store.get()).toBe(left);
  kept.markSent(left);
  const next = kept.open(MINE);
  await settle();
  expect(next.get()).toEqual([]);
});

it('of before a reload are put aside by others: picked meanwhile, handed over, or another person’s', async () => {
  const left = [photo('one')];
  const picked = [photo('two')];
  const busy = givenShelf(left).kept.open(MINE);
  busy.set(picked);
  const handed = givenShelf(left).kept.open({ ...MINE, handed: 'mug' });
  const { kept } = givenShelf(left);
  kept.open(MINE);
  const others = kept.open({ ...MINE, uid: 'otto' });
  await settle();
  expect(busy.get()).toBe(picked);
  expect([handed.get(), others.get()]).toEqual([[], []]);
});

it('are kept on the device as they are picked, until they are sent', () => {
  const { shelf, kept } = givenShelf([]);
  const picked = [photo('one')];
  kept.open(MINE).set(picked);
  expect(shelf.keep).toHaveBeenLastCalledWith('mara', picked);
  kept.markSent(picked);
  expect(shelf.forget).toHaveBeenCalledWith(picked);
});
