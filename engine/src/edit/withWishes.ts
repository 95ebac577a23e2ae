import type { Outcome } from '../outcome.ts';
import { createRandom, hashText } from '../random.ts';
import { applyEdits, withoutSubject } from './applyEdits.ts';
import { parseEdit } from './parseEdit.ts';

/**
 * A finished shot with what its owner wished besides: light, colour and framing. Other wishes are
 * named as left out; they never stop the shot.
 */
export function withWishes(
  outcome: Outcome,
  { wishes, seed }: { readonly wishes: string | null; readonly seed: number },
): Outcome {
  if ('failure' in outcome || wishes === null) return outcome;
  const { edits, ignored } = parseEdit(wishes);
  const { possible, leftOut } = withoutSubject(edits);
  const random = createRandom(hashText(wishes, seed));
  const layer = applyEdits(outcome.layer, possible, { random, alpha: null });
  const left = [...ignored, ...leftOut];
  return left.length === 0 ? { layer } : { layer, ignored: left };
}
