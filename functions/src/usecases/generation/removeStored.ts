import { parseGsUrl } from '@lumashot/domain/paths';
import type { ResultStore, StoredResult } from '../ports.ts';

/** Exactly the objects of one attempt: those of another may lie beside them. */
export const removeStored = (
  { imageUrl, thumbnailUrl, sourceUrl, maskUrl }: StoredResult,
  { results }: { readonly results: Pick<ResultStore, 'removeObjects'> },
): Promise<void> =>
  results.removeObjects(
    [imageUrl, thumbnailUrl, sourceUrl, maskUrl].flatMap(
      (url) => parseGsUrl(url ?? '')?.path ?? [],
    ),
  );
