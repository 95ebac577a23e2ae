import { ownerOfProfilePhoto, STORAGE_PREFIXES } from '@lumashot/domain/paths';
import type { Bucket } from '@google-cloud/storage';
import type { ProfilePhotos } from '../../usecases/photos/purgePhotos.ts';
import type { UploadStore } from '../../usecases/photos/purgeUploads.ts';
import { listFiles } from './listFiles.ts';

/** Photos that pictures are made of, below `uploads/{uid}/`. */
export const storageUploads = (bucket: Bucket): UploadStore => ({
  async *olderThan(moment) {
    for await (const { name, metadata } of listFiles(bucket, `${STORAGE_PREFIXES.uploads}/`)) {
      const { timeCreated } = metadata;
      if (timeCreated !== undefined && new Date(timeCreated) < moment) yield name;
    }
  },
  remove: (path) => remove(bucket, path),
});

/** Face photos, below `profile-photos/{uid}/`. */
export const storageProfilePhotos = (bucket: Bucket): ProfilePhotos => ({
  async *all() {
    const prefix = `${STORAGE_PREFIXES.profilePhotos}/`;
    for await (const { name: path, metadata } of listFiles(bucket, prefix)) {
      const uid = ownerOfProfilePhoto(path);
      const { timeCreated } = metadata;
      if (uid === null || timeCreated === undefined) continue;
      yield { path, uid, createdAt: new Date(timeCreated), metadata: labelsOf(metadata.metadata) };
    }
  },
  remove: (path) => remove(bucket, path),
});

async function remove(bucket: Bucket, path: string): Promise<void> {
  await bucket.file(path).delete({ ignoreNotFound: true });
}

const labelsOf = (labels: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
