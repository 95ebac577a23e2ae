import type { StoredRow } from './database.ts';
import { readRows } from './indexRow.ts';

/**
 * Everything that rows show: `gs://` URLs of the pictures, and of the photo that a product was cut out of. Another
 * shot may show the same photo.
 */
export const mediaOfRows = (rows: readonly StoredRow[]): readonly string[] =>
  readRows(rows).flatMap(({ item }) => [
    item.media_url,
    item.thumbnail_url,
    ...(item.type === 'product' ? photoOf(item) : []),
  ]);

const photoOf = ({
  original_image_url: photo,
  mask_url: mask,
}: {
  readonly original_image_url: string | null;
  readonly mask_url: string | null;
}): readonly string[] => [photo, mask].filter((url) => url !== null);
