import { isMadeAlready, type AskedChange } from '@lumashot/domain/library/alreadyMade';
import { itemKeyOf, type ItemKey } from '@lumashot/domain/library/changes';
import { familyIdOf } from '@lumashot/domain/library/family';
import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../index/database.ts';
import { readRow, readRows } from '../index/indexRow.ts';
import { useLibrary } from './LibrarySyncContext.ts';

interface Asked {
  readonly picture: ItemKey;
  /** Null: nothing that comes out the same each time. */
  readonly change: AskedChange | null;
  /** Of what was just made by it: the index may not have heard of it yet. */
  readonly justMade: string | null;
}

/** What the preview engine would only draw again, live from this device: its id; null where there is none, or in the trash. */
export function useAlreadyMade({ picture, change, justMade }: Asked): string | null {
  const { uid } = useLibrary();
  const { type, id } = picture;
  const made = useLiveQuery(async () => {
    if (change === null) return null;
    try {
      return await findMade({ picture: { type, id }, change, justMade, uid });
    } catch (error) {
      // Without an index the server refuses it all the same.
      console.warn('The index was not asked for what was made already', error);
      return justMade;
    }
  }, [uid, type, id, change === null ? null : JSON.stringify(change), justMade]);
  return made ?? null;
}

async function findMade({
  picture,
  change,
  justMade,
  uid,
}: Asked & { readonly change: AskedChange; readonly uid: string }): Promise<string | null> {
  const stored = await database.items.get(itemKeyOf(picture));
  const row = stored === undefined ? null : readRow(stored);
  const familyId = row === null ? picture.id : familyIdOf(row);
  const family = await database.items.where('item.family_id').equals(familyId).toArray();
  const made = readRows(family.filter((member) => member.uid === uid)).find(
    ({ type, item }) => type === picture.type && isMadeAlready(change, item),
  );
  if (made !== undefined) return made.id;
  if (justMade === null) return null;
  const trashed = await database.trash.get(itemKeyOf({ type: picture.type, id: justMade }));
  return trashed === undefined ? justMade : null;
}
