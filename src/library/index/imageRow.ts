import { IMAGE_TYPES, type ImageType } from '@lumashot/domain/library/item';
import type { IndexRow } from './indexRow.ts';

/** A row that is a picture, as what can be enhanced. */
export type ImageRow = IndexRow & { readonly type: ImageType };

/** Null for a video. */
export function imageRow(row: IndexRow): ImageRow | null {
  const type = IMAGE_TYPES.find((known) => known === row.type);
  return type === undefined ? null : { ...row, type };
}
