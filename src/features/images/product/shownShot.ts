import type { Attempt, Made } from '../generation/attempts.ts';
import type { EditInput, ShotInput } from './productCalls.ts';

export interface ShownShot {
  readonly made: Made;
  readonly rootId: string;
  readonly operation: 'productShot' | 'productEdit';
  readonly finishedAtMs: number;
  readonly alt: string;
}

/** A change replaces the shot; until it is made, and when it fails, what it changes stays. */
export function shownShotOf(
  shot: Attempt<ShotInput> | null,
  edit: Attempt<EditInput> | null,
): ShownShot | null {
  if (shot?.state !== 'done') return null;
  const { made, finishedAtMs, input } = shot;
  const first = { rootId: made.itemId, alt: input.productName, finishedAtMs };
  if (edit === null || edit.input.rootId !== first.rootId) {
    return { ...first, made, operation: 'productShot' };
  }
  return edit.state === 'done'
    ? { ...first, made: edit.made, operation: 'productEdit', finishedAtMs: edit.finishedAtMs }
    : { ...first, made: edit.input.of, operation: 'productEdit' };
}
