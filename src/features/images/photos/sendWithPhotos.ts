import type { ErrorReason } from '@lumashot/domain/errors';
import { failureOf } from '#app/firebase/calls/callFailure.ts';
import { forgetSource, uploadSources } from '#app/firebase/files/uploadSource.ts';
import type { Sent } from '../generation/attempts.ts';
import type { Photo } from './photoList.ts';

/** Brings the photos into the bucket, then asks for the picture made of them. */
export async function sendWithPhotos(
  { uid, photos }: { uid: string; photos: readonly Photo[] },
  ask: (paths: string[]) => Promise<Sent>,
): Promise<Sent> {
  let uploaded: Awaited<ReturnType<typeof uploadSources>>;
  try {
    uploaded = await uploadSources(uid, photos);
  } catch (error) {
    console.error('The photos were not uploaded', error);
    return { ok: false, failure: failureOf({ reason: 'unreachable' }) };
  }
  if (!uploaded.ok) return uploaded;
  const { paths } = uploaded;
  const sent = await ask(paths);
  if (!sent.ok && GONE.includes(sent.failure.reason)) paths.forEach(forgetSource);
  return sent;
}

/** The server did not find a photo: the next try must send it again. */
const GONE: readonly ErrorReason[] = ['source-missing'];
