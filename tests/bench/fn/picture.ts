import { loadEngine } from '../../../functions/src/imaging/loadEngine.ts';
import type { Picture } from '@lumashot/domain/imaging/engine';

export const PROMPT = 'a red fox in a pine forest at dawn';

/**
 * A picture as large and as hard to shrink as real ones: the embedded engine draws it once, and
 * then stands still. What is left of a call is the function's own time.
 */
export async function drawOnce(): Promise<{ picture: Picture; engineMs: number }> {
  const { text } = (await loadEngine()).draw;
  if (text === undefined) throw new Error('the engine draws no text pictures');
  const startedAt = performance.now();
  const drawn = await text({ prompt: PROMPT }, { seed: 1, signal: AbortSignal.timeout(60_000) });
  if (!drawn.ok) throw new Error(`the engine failed: ${drawn.failure}`);
  return { picture: drawn.picture, engineMs: performance.now() - startedAt };
}
