import { cachedLive, readLive } from '../adapters/firestore/admin/live.ts';
import { firestore } from '../adapters/services.ts';

/** As they were at most a minute ago: one read a minute an instance. */
export const liveSwitches = cachedLive({
  read: async () => (await readLive(firestore())).live,
  now: () => Date.now(),
});
