import type { Refusal } from '@lumashot/domain/errors';
import { CUT_OUT_SCENE } from '@lumashot/domain/library/item';
import type { PreparePorts } from './operation.ts';

/**
 * Whoever enhances or edits a cut-out draws its ground as well: an opaque picture would be sold that is called transparent.
 */
export async function clearGroundRefusal(
  shotId: string,
  { uid, library }: Pick<PreparePorts, 'uid' | 'library'>,
): Promise<Refusal | null> {
  const shot = await library.productShot({ id: shotId, uid });
  return shot?.scene_template === CUT_OUT_SCENE ? { reason: 'ground-is-clear' } : null;
}
