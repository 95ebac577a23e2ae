import { itemKeyOf } from '@lumashot/domain/library/changes';
import { familyIdOf } from '@lumashot/domain/library/family';
import { millisOf } from '@lumashot/domain/library/feed';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useAsyncEffect } from '../../lib/useAsyncEffect.ts';
import { database } from '../index/database.ts';
import { readRows, type IndexRow } from '../index/indexRow.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';
import { rowsOfKeys } from '../index/rows.ts';

interface Family {
  /** In no order; also those in the trash. */
  readonly rows: readonly IndexRow[];
  /** Whether the server may have more that this device does not. */
  readonly mayMiss: boolean;
}

const NONE: readonly IndexRow[] = [];

/** What was read in this session: its news come with the library's own. */
const read = new Set<string>();

/**
 * The family of a picture, live from this device. The server is asked, once, only where the first picture
 * lies before what is loaded: whatever was made of a picture is newer than it.
 */
export function useFamily(row: IndexRow): Family {
  const { uid, sync, server } = useLibrary();
  const { reach, isHeard } = useSyncStatus();
  const { type } = row;
  const familyId = familyIdOf(row);
  const rootKey = itemKeyOf({ type, id: familyId });
  const found = useLiveQuery(async () => {
    const members = await Promise.all(
      [database.items, database.trash].map((table) =>
        table.where('item.family_id').equals(familyId).primaryKeys(),
      ),
    );
    return readRows(await rowsOfKeys(database, [rootKey, ...members.flat()]));
  }, [rootKey]);
  const rows = found?.filter((one) => one.uid === uid && one.type === type);

  const known = reach.get(type);
  const loadedSince = known?.oldest == null ? Infinity : millisOf(known.oldest);
  const root = rows?.find(({ id }) => id === familyId);
  const isBeyond =
    rows !== undefined &&
    known?.complete !== true &&
    (root === undefined || root.createdAt < loadedSince);
  const name = `${uid}/${rootKey}`;
  const [isRead, setRead] = useState<string | null>(null);
  const mayMiss = isBeyond && isRead !== name && !read.has(name);

  useAsyncEffect(mayMiss && isHeard ? name : null, async (asked, signal) => {
    try {
      await sync.keepFound(async () => {
        const [first, others] = await Promise.all([
          root === undefined ? server.item({ type, id: familyId }) : [],
          server.family(type, { uid, familyId }),
        ]);
        return { entries: [...first, ...others] };
      });
      read.add(asked);
      if (!signal.aborted) setRead(asked);
    } catch (error) {
      console.warn('A family was not read', error);
    }
  });

  return { rows: rows ?? NONE, mayMiss };
}
