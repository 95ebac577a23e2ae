import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { notCutOut, stopped, unreadable, type Outcome } from '../outcome.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { asSeen } from '../sets/asSeen.ts';
import { cutOut, cutByMask } from './cutOut.ts';

/** As large as photos are kept. */
const LONGEST = 2048;

/** The product alone on clear ground, cropped to its outline. */
export async function drawCutOut(
  { source }: DrawRequests['cutOut'],
  { signal }: DrawContext,
): Promise<Outcome> {
  const photo = await openPhoto(source, { longest: LONGEST });
  if (photo === null) return unreadable;
  await yieldToEventLoop();
  if (signal.aborted) return stopped;
  const { cut } = source;
  const found =
    cut === undefined || cut === 'whole' ? await cutOut(photo) : await cutByMask(photo, cut);
  return found === null ? notCutOut : { layer: asSeen(found), isTransparent: true };
}
