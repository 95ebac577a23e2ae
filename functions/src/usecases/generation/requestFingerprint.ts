import { createHash } from 'node:crypto';

/** Tells one user from another to whoever is told it, and nothing else of them. */
export const userKeyOf = (uid: string): string =>
  createHash('sha256').update(`lumashot user ${uid}`).digest('hex');

/**
 * Hash of what was asked for (to tell a retry from another request under the same id) and the
 * engine's seed (of the request id, so that a retry draws the same picture). `input` was parsed by
 * its schema, so its keys come in one order, whatever the client sent.
 */
export function requestFingerprint({
  operation,
  input: { requestId, ...input },
}: {
  readonly operation: string;
  readonly input: { readonly requestId: string };
}): { hash: string; seed: number } {
  const hash = createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest('hex');
  return { hash, seed: seedOf(requestId, 0) };
}

/** The engine's seed: another one for each of the pictures that are asked for at once. */
export const seedOf = (requestId: string, index: number): number =>
  createHash('sha256')
    .update(index === 0 ? requestId : `${requestId} ${index}`)
    .digest()
    .readUInt32BE(0);
