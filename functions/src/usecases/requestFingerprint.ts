import { createHash } from 'node:crypto';

/**
 * Hash of what was asked for (to tell a retry from another request under the same id) and the
 * engine's seed (of the request id, so that a retry draws the same picture).
 */
export function requestFingerprint(request: {
  readonly requestId: string;
  readonly operation: string;
  readonly draw: unknown;
  readonly facts: unknown;
}): { hash: string; seed: number } {
  const hash = createHash('sha256')
    .update(JSON.stringify([request.operation, request.draw, request.facts]))
    .digest('hex');
  const seed = createHash('sha256').update(request.requestId).digest().readUInt32BE(0);
  return { hash, seed };
}
