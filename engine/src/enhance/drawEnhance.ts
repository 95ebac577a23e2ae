import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { drawProductEdit } from '../edit/drawProductEdit.ts';
import { isUnchanged } from '../edit/isUnchanged.ts';
import { stopped, unchanged, unreadable, type Outcome } from '../outcome.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import { flattened } from '../photo/flatten.ts';
import { LARGEST_SIDE, openPhoto } from '../photo/openPhoto.ts';
import { createRandom, hashText } from '../random.ts';
import { presets } from './presets.ts';

/** One of the ready-made enhancements, or the person's own words read as an edit. */
export async function drawEnhance(
  { enhancementType, prompt, source }: DrawRequests['enhance'],
  context: DrawContext,
): Promise<Outcome> {
  if (enhancementType === 'custom') return drawProductEdit({ editPrompt: prompt, source }, context);
  const preset = presets.get(enhancementType);
  if (preset === undefined) return { failure: 'refused' };
  const photo = await openPhoto(source, { longest: LARGEST_SIDE });
  if (photo === null) return unreadable;
  await yieldToEventLoop();
  if (context.signal.aborted) return stopped;
  const random = createRandom(hashText(enhancementType, context.seed));
  const layer = preset(flattened(photo), random);
  return isUnchanged(layer, photo) ? unchanged : { layer };
}
