import { isCutOut, type LibraryItem } from '@lumashot/domain/library/item';
import { itemKeyOf } from '@lumashot/domain/library/changes';
import { familyIdOf } from '@lumashot/domain/library/family';
import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../index/database.ts';
import { readRow, readRows } from '../index/indexRow.ts';
import { useLibrary } from './LibrarySyncContext.ts';

interface Asked {
  readonly shotId: string;
  /** Of the cut-out that was just made of it: the index may not have heard of it yet. */
  readonly justMade: string | null;
}

/**
 * The cut-out that was made of a shot, or of another shot of its photo, live from this device: its id; null where there is none, or in the
 * trash; undefined until the index has answered.
 */
export function useCutOut({ shotId, justMade }: Asked): string | null | undefined {
  const { uid } = useLibrary();
  return useLiveQuery(async () => {
    try {
      return await cutOutOf({ uid, shotId, justMade });
    } catch (error) {
      // Without an index what was made by this page is known all the same.
      console.warn('The index was not asked for a cut-out', error);
      return justMade;
    }
  }, [uid, shotId, justMade]);
}

async function cutOutOf({
  uid,
  shotId,
  justMade,
}: Asked & { readonly uid: string }): Promise<string | null> {
  const stored = await database.items.get(keyOf(shotId));
  const shot = stored === undefined ? null : readRow(stored);
  const photo = shot === null ? null : photoOf(shot.item);
  const familyId = shot === null ? shotId : familyIdOf(shot);
  const family = await database.items.where('item.family_id').equals(familyId).toArray();
  const made = readRows(family.filter((row) => row.uid === uid)).find(
    ({ item }) =>
      isCutOut(item) &&
      (item.made_by?.of?.id === shotId || (photo !== null && photoOf(item) === photo)),
  );
  if (made !== undefined) return made.id;
  if (justMade === null) return null;
  return (await database.trash.get(keyOf(justMade))) === undefined ? justMade : null;
}

/** What a shot was made of, and an edit of it as well. */
const photoOf = (item: LibraryItem): string | null =>
  item.type === 'product' ? item.original_image_url : null;

const keyOf = (id: string): string => itemKeyOf({ type: 'product', id });
