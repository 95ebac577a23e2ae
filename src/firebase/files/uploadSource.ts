import { uploadPath } from '@lumashot/domain/paths';
import { succeed, type Result } from '@lumashot/domain/result';
import { getMetadata, ref, uploadBytes, type StorageReference } from 'firebase/storage';
import { callFunction } from '../calls/callFunction.ts';
import { storage } from './storage.ts';

/** Paths known to be in the bucket: another scene of the same photo sends no bytes again. */
const sent = new Set<string>();
/** Paths on their way there: whoever wants the same photo meanwhile waits for it. */
const underWay = new Map<string, Promise<Result<void>>>();

const PNG = 'image/png';
const isPng = ({ type }: Blob): boolean => type === PNG;

export interface SourcePhoto {
  readonly uploadId: string;
  /** A re-encoded JPEG, or the PNG of a mask. */
  readonly photo: Blob;
}

/**
 * Uploads each photo once under its id and answers their paths, in order. A refusal is a value;
 * rejects when the bytes cannot be sent.
 */
export async function uploadSources(
  uid: string,
  photos: readonly SourcePhoto[],
): Promise<Result<string[]>> {
  const all = photos.map(({ uploadId, photo }) => ({
    path: uploadPath({ uid, uploadId, extension: isPng(photo) ? 'png' : 'jpg' }),
    photo,
  }));
  const missing = all.filter(({ path }) => !sent.has(path));
  const others = missing.flatMap(({ path }) => underWay.get(path) ?? []);
  const own = sendAll(missing.filter(({ path }) => !underWay.has(path)));
  for (const result of await Promise.all([own, ...others])) if (!result.ok) return result;
  return succeed(all.map(({ path }) => path));
}

interface Upload {
  readonly path: string;
  readonly photo: Blob;
}

/** All of them or none: they are allowed together. */
async function sendAll(uploads: readonly Upload[]): Promise<Result<void>> {
  if (uploads.length === 0) return succeed(undefined);
  const sending = allowAndSend(uploads);
  for (const { path } of uploads) underWay.set(path, sending);
  try {
    return await sending;
  } finally {
    for (const { path } of uploads) underWay.delete(path);
  }
}

async function allowAndSend(uploads: readonly Upload[]): Promise<Result<void>> {
  const allowed = await callFunction('allowUploads', { paths: uploads.map(({ path }) => path) });
  if (!allowed.ok) return allowed;
  await Promise.all(uploads.map(upload));
  return succeed(undefined);
}

async function upload({ path, photo }: Upload): Promise<void> {
  const target = ref(storage, path);
  try {
    await uploadBytes(target, photo, { contentType: isPng(photo) ? PNG : 'image/jpeg' });
  } catch (error) {
    // The rules let nobody write a name twice: perhaps only the answer to an upload was lost.
    if (!(await isThere(target))) throw error;
  }
  sent.add(path);
}

/** Uploads are purged after a day: the next use sends the bytes again, under the same path. */
export const forgetSource = (path: string): void => void sent.delete(path);

const isThere = (target: StorageReference): Promise<boolean> =>
  getMetadata(target).then(
    () => true,
    () => false,
  );
