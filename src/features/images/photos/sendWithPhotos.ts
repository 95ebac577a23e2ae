import type { ErrorReason } from '@lumashot/domain/errors';
import { refuse, type Result } from '@lumashot/domain/result';
import { forgetSource, uploadSources, type SourcePhoto } from '#app/firebase/files/uploadSource.ts';

/** Brings the photos into the bucket, then asks for the pictures made of them. */
export async function sendWithPhotos<Reply>(
  { uid, photos }: { uid: string; photos: readonly SourcePhoto[] },
  ask: (paths: string[]) => Promise<Result<Reply>>,
): Promise<Result<Reply>> {
  let uploaded: Awaited<ReturnType<typeof uploadSources>>;
  try {
    uploaded = await uploadSources(uid, photos);
  } catch (error) {
    console.error('The photos were not uploaded', error);
    return refuse({ reason: 'unreachable' });
  }
  if (!uploaded.ok) return uploaded;
  const paths = uploaded.value;
  const outcome = await ask(paths);
  if (!outcome.ok && GONE.includes(outcome.refusal.reason)) paths.forEach(forgetSource);
  return outcome;
}

/** The server did not find a photo: the next try must send it again. */
const GONE: readonly ErrorReason[] = ['source-missing'];
