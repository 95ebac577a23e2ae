import type { MediaKind } from './mediaLru.ts';

const MEGABYTE = 1_048_576;

/** At most this much, where the disk is large: ten thousand thumbnails, a few hundred originals. */
const MOST: Readonly<Record<MediaKind, number>> = {
  thumbnail: 320 * MEGABYTE,
  original: 240 * MEGABYTE,
};

/** Of what the browser grants the whole origin; the rest is for the index and the app itself. */
const SHARE: Readonly<Record<MediaKind, number>> = { thumbnail: 0.5, original: 0.25 };

type Budget = Readonly<Record<MediaKind, number>>;

let budget: Promise<Budget> | undefined;

/** How many bytes of each kind may stay; asked for once a page. */
export const mediaBudget = (): Promise<Budget> => (budget ??= readBudget());

async function readBudget(): Promise<Budget> {
  // Missing on insecure origins and in old browsers.
  const { quota } = 'storage' in navigator ? await navigator.storage.estimate() : {};
  if (quota === undefined) return MOST;
  return {
    thumbnail: Math.min(MOST.thumbnail, quota * SHARE.thumbnail),
    original: Math.min(MOST.original, quota * SHARE.original),
  };
}
