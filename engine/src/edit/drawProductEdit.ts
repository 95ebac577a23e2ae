import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { yieldToEventLoop, stopped, unreadable, type Outcome } from '../outcome.ts';
import { flattened } from '../photo/flatten.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { createRandom, hashText } from '../random.ts';
import { applyEdits, isAroundSubject, needsOutline, replacesBackground } from './applyEdits.ts';
import type { Edit } from './edit.ts';
import { findSubject, type Subject } from './findSubject.ts';
import { parseEdit } from './parseEdit.ts';
import { retake } from './retake.ts';

const SIDE = 1024;
/** Said among the parts left out when what the photo shows cannot be told from its surroundings. */
const MERGED = 'the background (nothing stands out clearly from it)';

/** Changes a picture as its owner's words say. Words without any known change are refused. */
export async function drawProductEdit(
  { editPrompt, source, originals = [], view, productSize }: DrawRequests['productEdit'],
  { seed, signal }: DrawContext,
): Promise<Outcome> {
  const { edits, ignored } = parseEdit(editPrompt);
  if (edits.length === 0) return { failure: 'refused', ...told(ignored) };
  const random = createRandom(hashText(editPrompt, seed));
  const background = edits.findLast(replacesBackground);
  if (background !== undefined && originals.length > 0) {
    const taken = await retake(originals, background, { random, signal, view, productSize });
    if ('failure' in taken) return taken;
    return { layer: applyEdits(taken.layer, edits, { random, alpha: null }), ...told(ignored) };
  }
  const opened = await openPhoto(source, { longest: SIDE });
  if (opened === null) return unreadable;
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const photo = flattened(opened);
  const subject = edits.some(isAroundSubject) ? await findSubject(photo) : null;
  const possible = edits.filter((edit) => isPossible(edit, subject));
  const left = possible.length < edits.length ? [...ignored, MERGED] : ignored;
  if (possible.length === 0) return { failure: 'refused', ...told(left) };
  return {
    layer: applyEdits(photo, possible, { random, alpha: subject?.alpha ?? null }),
    ...told(left),
  };
}

const isPossible = (edit: Edit, subject: Subject | null): boolean =>
  !isAroundSubject(edit) || (subject !== null && (subject.standsOut || !needsOutline(edit)));

const told = (ignored: readonly string[]): { ignored?: readonly string[] } =>
  ignored.length === 0 ? {} : { ignored };
