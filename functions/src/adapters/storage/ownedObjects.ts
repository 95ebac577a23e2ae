import { STORAGE_PREFIXES } from '@lumashot/domain/paths';
import type { Bucket } from '@google-cloud/storage';
import type { OwnedObjects } from '../../usecases/account/ports.ts';
import { listFiles } from './listFiles.ts';

/** Objects that are removed at the same time. */
const AT_ONCE = 16;

/** Everything of a user in the bucket. */
export const storageOwnedObjects = (bucket: Bucket): OwnedObjects => ({
  async removeAll(uid) {
    for (const prefix of Object.values(STORAGE_PREFIXES)) {
      let some: Promise<unknown>[] = [];
      for await (const file of listFiles(bucket, `${prefix}/${uid}/`)) {
        some.push(file.delete({ ignoreNotFound: true }));
        if (some.length === AT_ONCE) {
          await Promise.all(some);
          some = [];
        }
      }
      await Promise.all(some);
    }
  },
});
