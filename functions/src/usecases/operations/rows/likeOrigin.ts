import type { GeneratedImage, ImageType } from '@lumashot/domain/library/item';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { LibraryReader, OwnItem } from '../../ports.ts';
import { OF_WORDS, type Origin } from '../../origin.ts';

type Find = (
  library: LibraryReader,
  key: OwnItem,
) => Promise<Pick<GeneratedImage, 'trashed_at' | 'family_id'> | null>;

const ROWS: Readonly<Record<ImageType, Find>> = {
  'text-to-image': (library, key) => library.image(key),
  product: (library, key) => library.productShot(key),
  portrait: (library, key) => library.portraitShot(key),
};

type Like = { readonly type: ImageType; readonly id: string } | undefined;

/** Where a new picture comes from: nowhere, or out of the family of the one that it shall be like. */
export async function likeOrigin(
  like: Like,
  { uid, library }: { readonly uid: string; readonly library: LibraryReader },
): Promise<Result<Origin>> {
  if (like === undefined) return succeed(OF_WORDS);
  const { type, id } = like;
  const row = await ROWS[type](library, { id, uid });
  if (row === null) return refuse({ reason: 'item-missing' });
  if (row.trashed_at !== null) return refuse({ reason: 'item-trashed' });
  return succeed({ ...OF_WORDS, of: { type, id }, family_id: row.family_id ?? id });
}
