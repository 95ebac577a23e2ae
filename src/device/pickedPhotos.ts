import { z } from 'zod';
import { inTurnAs } from '../lib/inTurn.ts';
import { dropDrafts } from './drafts.ts';
import { isLastSession } from './lastSession.ts';
import { readOwner } from './ownerMarker.ts';

/**
 * The photos of the product form, so that a reload or an update takes them no more than it takes the words beside them.
 * One set, as it was last, of whoever is signed in; gone with the session, or within the hour.
 */
const CACHE_NAME = 'lumashot-picked';
const KEPT_MS = 3_600_000;

/** Cache Storage only takes URLs; these are never fetched. */
const LIST = '/picked-photos';
const photoKey = (uploadId: string): string => `${LIST}/${uploadId}`;
const maskKey = (uploadId: string): string => `${photoKey(uploadId)}/mask`;

export interface PickedPhoto {
  readonly uploadId: string;
  readonly name: string;
  readonly photo: Blob;
  readonly mask?: Blob;
  readonly isWhole?: boolean;
}

const listSchema = z.object({
  uid: z.string(),
  keptAt: z.number(),
  photos: z.array(
    z.object({ uploadId: z.string(), name: z.string(), isWhole: z.boolean().optional() }),
  ),
});
type List = z.infer<typeof listSchema>;

const isAvailable = (): boolean => 'caches' in globalThis;

/** Before they have claimed this browser, what they leave here would be wiped by nobody. */
const mayKeep = (uid: string): boolean => isLastSession(uid) && readOwner() === uid;

/** Two tabs, or two choices right after one another, would mix their sets. */
const inTurn = inTurnAs(CACHE_NAME);

/** Never rejects: what a full disk does not take lasts as long as the page. */
export async function keepPicked(uid: string, photos: readonly PickedPhoto[]): Promise<void> {
  if (!isAvailable()) return;
  try {
    await inTurn(() => replace(uid, photos));
  } catch (error) {
    console.info('The picked photos are not kept', error);
    await dropPicked();
  }
}

async function replace(uid: string, photos: readonly PickedPhoto[]): Promise<void> {
  const before = await readList();
  if (photos.length === 0 || !mayKeep(uid) || before?.uid !== uid) await dropPicked();
  if (photos.length === 0 || !mayKeep(uid)) return;
  const cache = await caches.open(CACHE_NAME);
  const wanted = new Map(photos.flatMap(blobsOf));
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // Without its list a set that is cut short is none.
  for (const key of there) if (!wanted.has(key)) await cache.delete(key);
  // What has an id never changes: megabytes that are kept are not written anew with each photo beside them.
  for (const [key, blob] of wanted)
    if (!there.includes(key)) await cache.put(key, new Response(blob));
  const named = photos.map(({ uploadId, name, isWhole }) => ({
    uploadId,
    name,
    ...(isWhole === undefined ? {} : { isWhole }),
  }));
  // Last: a set that is cut short is none.
  await cache.put(LIST, Response.json({ uid, keptAt: Date.now(), photos: named } satisfies List));
  // Signed out meanwhile, perhaps in another tab: the device was wiped and must stay so.
  if (!mayKeep(uid)) await dropPicked();
}

const blobsOf = ({ uploadId, photo, mask }: PickedPhoto): readonly (readonly [string, Blob])[] => [
  [photoKey(uploadId), photo],
  ...(mask === undefined ? [] : [[maskKey(uploadId), mask] as const]),
];

/** Those of this user, if any are kept. */
export async function readPicked(uid: string): Promise<readonly PickedPhoto[]> {
  try {
    const list = await currentList(uid);
    return list === null ? [] : await Promise.all(list.photos.map(readPhoto));
  } catch (error) {
    console.info('The picked photos cannot be read', error);
    await dropPicked();
    return [];
  }
}

/** At the start of the app: also where nobody opens the form again. What was said of their cuts goes with them. */
export const dropStalePicked = (uid: string): Promise<void> =>
  inTurn(async () => {
    if ((await currentList(uid)) === null) dropDrafts(uid, ['product-cuts']);
  });

/** What is too old or somebody else's goes. */
async function currentList(uid: string): Promise<List | null> {
  const list = await readList();
  if (list === null) return null;
  if (list.uid === uid && Date.now() - list.keptAt <= KEPT_MS) return list;
  await dropPicked();
  return null;
}

async function readPhoto({
  uploadId,
  name,
  isWhole,
}: List['photos'][number]): Promise<PickedPhoto> {
  const [photo, mask] = await Promise.all([match(photoKey(uploadId)), match(maskKey(uploadId))]);
  if (photo === null) throw new Error('A photo of the list is not there');
  return {
    uploadId,
    name,
    photo,
    ...(mask === null ? {} : { mask }),
    ...(isWhole === undefined ? {} : { isWhole }),
  };
}

/** They have become a picture, or will; what another tab keeps stays. */
export function forgetPicked(photos: readonly PickedPhoto[]): Promise<void> {
  const sent = new Set(photos.map(({ uploadId }) => uploadId));
  return inTurn(async () => {
    const list = await readList();
    if (list?.photos.every(({ uploadId }) => sent.has(uploadId)) === true) await dropPicked();
  });
}

/** Whosever they are: on sign-out. */
export async function dropPicked(): Promise<void> {
  if (isAvailable()) await caches.delete(CACHE_NAME);
}

/** Null also for what another version has kept. */
async function readList(): Promise<List | null> {
  const kept = await match(LIST);
  if (kept === null) return null;
  const parsed = listSchema.safeParse(JSON.parse(await kept.text()));
  return parsed.success ? parsed.data : null;
}

/** Not opened: that would create the cache, also right after another tab has deleted it. */
async function match(key: string): Promise<Blob | null> {
  if (!isAvailable()) return null;
  const kept = await caches.match(key, { cacheName: CACHE_NAME });
  return kept === undefined ? null : kept.blob();
}
