import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { stopped, unchanged, unreadable, type Outcome } from '../outcome.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import type { Layer } from '../paint/layer.ts';
import { flattened } from '../photo/flatten.ts';
import { LARGEST_SIDE, openPhoto } from '../photo/openPhoto.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { applyEdits, isAroundSubject, needsOutline, replacesBackground } from './applyEdits.ts';
import type { Edit } from './edit.ts';
import type { Subject } from './findSubject.ts';
import { isUnchanged } from './isUnchanged.ts';
import { parseEdit } from './parseEdit.ts';
import { retake, retakenShape } from './retake.ts';
import { subjectOf } from './subjectOf.ts';

/** Said among the parts left out when what the photo shows cannot be told from its surroundings. */
const MERGED = 'the background (nothing stands out clearly from it)';
const SEVERAL = 'the background (several products stand before it)';

/**
 * Changes a picture as its owner's words say. Words without any known change are refused, and so are those after which
 * the picture would look as it did.
 */
export async function drawProductEdit(
  {
    editPrompt,
    source,
    originals = [],
    canRetake = false,
    isOfSeveral = false,
    view,
    productSize,
  }: DrawRequests['productEdit'],
  { seed, signal }: DrawContext,
): Promise<Outcome> {
  const { edits, ignored } = parseEdit(editPrompt);
  if (edits.length === 0) return { failure: 'refused', ...told(ignored) };
  const random = createRandom(hashText(editPrompt, seed));
  const photo = await openPhoto(source, { longest: LARGEST_SIDE });
  if (photo === null) return unreadable;
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const background = edits.findLast(replacesBackground);
  const shape = canRetake && originals.length > 0 ? retakenShape(photo) : null;
  const drawn =
    background === undefined || shape === null
      ? await changed(flattened(photo), edits, { random, isOfSeveral })
      : await retake(originals, { background, edits, random, signal, shape, view, productSize });
  const left = told([...ignored, ...(drawn.ignored ?? [])]);
  if ('failure' in drawn) return { ...drawn, ...left };
  return isUnchanged(drawn.layer, photo)
    ? { ...unchanged, ...left }
    : { layer: drawn.layer, ...left };
}

/** All that can be done to the picture itself; may change the layer that it is given. */
async function changed(
  photo: Layer,
  edits: readonly Edit[],
  { random, isOfSeveral }: { readonly random: Random; readonly isOfSeveral: boolean },
): Promise<Outcome> {
  const isSought = !isOfSeveral && edits.some(isAroundSubject);
  const subject = isSought ? await subjectOf(photo) : null;
  const possible = edits.filter((edit) => isPossible(edit, subject));
  const left = told(possible.length < edits.length ? [isOfSeveral ? SEVERAL : MERGED] : []);
  if (possible.length === 0) return { failure: 'refused', ...left };
  return { layer: applyEdits(photo, possible, { random, alpha: subject?.alpha ?? null }), ...left };
}

const isPossible = (edit: Edit, subject: Subject | null): boolean =>
  !isAroundSubject(edit) || (subject !== null && (subject.standsOut || !needsOutline(edit)));

const told = (ignored: readonly string[]): { ignored?: readonly string[] } =>
  ignored.length === 0 ? {} : { ignored };
