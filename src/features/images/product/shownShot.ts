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

/**
 * A change replaces the shot; until it is made, and when it fails, what it changes stays. Without a shot, as after a
 * reload, the change stands alone.
 */
export function shownShotOf(shot: Frame | null, edit: Attempt<EditInput> | null): ShownShot | null {
  const edited = edit?.state === 'done' ? shownEdit(edit) : null;
  if (shot === null) return edited;
  if (shot.result === null) return null;
  const { result, atMs, alt } = shot;
  const first = { rootId: result.itemId, alt, finishedAtMs: atMs };
  if (edit === null || edit.input.rootId !== first.rootId) {
    return { ...first, result, operation: 'productShot' };
  }
  return edited === null
    ? { ...first, result: edit.input.before ?? result, operation: 'productEdit' }
    : { ...edited, alt };
}

type DoneEdit = Extract<Attempt<EditInput>, { readonly state: 'done' }>;

const shownEdit = ({ input, result, finishedAtMs }: DoneEdit): ShownShot => ({
  rootId: input.rootId,
  alt: input.editPrompt,
  result,
  operation: 'productEdit',
  finishedAtMs,
});
