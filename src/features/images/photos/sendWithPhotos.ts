import type { ErrorReason } from '@lumashot/domain/errors';
import { failureOf } from '../../../firebase/callFailure.ts';
import { forgetSource, uploadSource } from '../../../firebase/uploadSource.ts';
import type { Sent } from '../generation/attempts.ts';
import type { Photo } from './photoList.ts';

/** Brings the photos into the bucket, then asks for the picture made of them. */
export async function sendWithPhotos(
  { uid, photos }: { uid: string; photos: readonly Photo[] },
  ask: (paths: string[]) => Promise<Sent>,
): Promise<Sent> {
  let paths: string[];
  try {
    paths = await Promise.all(
      photos.map(({ uploadId, photo }) => uploadSource({ uid, uploadId, photo })),
    );
  } catch (error) {
    console.error('The photos were not uploaded', error);
    return { ok: false, failure: failureOf({ reason: 'unreachable' }) };
  }
  const sent = await ask(paths);
  if (!sent.ok && GONE.includes(sent.failure.reason)) paths.forEach(forgetSource);
  return sent;
}

/** The server did not find a photo: the next try must send it again. */
const GONE: readonly ErrorReason[] = ['source-missing'];
