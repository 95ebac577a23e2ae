import { STORAGE_PREFIXES } from '@lumashot/domain/paths';
import type { Bucket } from '@google-cloud/storage';
import type { UploadStore } from '../../usecases/purgeUploads.ts';

/** Photos that pictures are made of, below `uploads/{uid}/`. */
export const storageUploads = (bucket: Bucket): UploadStore => ({
  async *olderThan(moment) {
    const [files] = await bucket.getFiles({ prefix: `${STORAGE_PREFIXES.uploads}/` });
    for (const { name, metadata } of files) {
      const { timeCreated } = metadata;
      if (timeCreated !== undefined && new Date(timeCreated) < moment) yield name;
    }
  },
  async remove(path) {
    await bucket.file(path).delete({ ignoreNotFound: true });
  },
});
