import type { Frame } from '../generation/frames.ts';
import type { Attempt, GenerationResult } from '../generation/paidAction.ts';
import type { EditInput } from './productCalls.ts';

export interface ShownShot {
  readonly result: GenerationResult;
  readonly rootId: string;
  readonly operation: 'productShot' | 'productEdit';
  readonly finishedAtMs: number;
  readonly alt: string;
}

/** A change replaces the shot; until it is made, and when it fails, what it changes stays. */
export function shownShotOf(shot: Frame | null, edit: Attempt<EditInput> | null): ShownShot | null {
  if (shot === null || shot.result === null) return null;
  const { result, atMs, alt } = shot;
  const first = { rootId: result.itemId, alt, finishedAtMs: atMs };
  if (edit === null || edit.input.rootId !== first.rootId) {
    return { ...first, result, operation: 'productShot' };
  }
  return edit.state === 'done'
    ? { ...first, result: edit.result, operation: 'productEdit', finishedAtMs: edit.finishedAtMs }
    : { ...first, result: edit.input.of, operation: 'productEdit' };
}
