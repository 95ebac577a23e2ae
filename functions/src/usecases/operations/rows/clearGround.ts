import type { Refusal } from '@lumashot/domain/errors';
import { hasClearGround } from '@lumashot/domain/library/item';
import type { LibraryReader } from '../../ports.ts';

/**
 * Whoever enhances or edits a cut-out draws its ground as well: an opaque picture would be sold that is called transparent.
 */
export async function clearGroundRefusal(
  shotId: string,
  { uid, library }: { readonly uid: string; readonly library: Pick<LibraryReader, 'productShot'> },
): Promise<Refusal | null> {
  const shot = await library.productShot({ id: shotId, uid });
  return shot !== null && hasClearGround(shot) ? { reason: 'ground-is-clear' } : null;
}
