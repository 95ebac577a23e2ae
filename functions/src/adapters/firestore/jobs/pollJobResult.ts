import { setTimeout as pause } from 'node:timers/promises';
import type { JobResult } from '../../../usecases/ports.ts';

const PAUSE_MS = { first: 100, most: 1_000, growth: 1.5 } as const;

/**
 * Reads until the job has ended, or `timeoutMs` is over. Reading, not listening: a listener whose
 * event is lost would leave the caller waiting for an outcome that is there.
 */
export async function pollJobResult({
  timeoutMs,
  read,
}: {
  timeoutMs: number;
  read: () => Promise<JobResult>;
}): Promise<JobResult> {
  const deadline = Date.now() + timeoutMs;
  for (let ms: number = PAUSE_MS.first; ; ms = Math.min(ms * PAUSE_MS.growth, PAUSE_MS.most)) {
    const result = await read();
    if (result.kind !== 'running' || Date.now() >= deadline) return result;
    await pause(ms);
  }
}
