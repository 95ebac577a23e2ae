import { itemKeyOf, type ItemKey } from '@lumashot/domain/library/changes';
import type { LibraryItem } from '@lumashot/domain/library/item';
import { captionOf } from '@lumashot/domain/library/itemNames';
import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../index/database.ts';
import { readRows } from '../index/indexRow.ts';
import { useLibrary } from './LibrarySyncContext.ts';
import { rowsOfKeys } from '../index/rows.ts';

/** What these items are called, by their keys, as far as this device knows them. */
export function useCaptions(items: readonly ItemKey[]): ReadonlyMap<string, string> {
  const { uid } = useLibrary();
  const keys = items.map(itemKeyOf);
  const captions = useLiveQuery(async () => {
    const rows = readRows(await rowsOfKeys(database, keys)).filter((row) => row.uid === uid);
    return new Map(rows.map(({ key, item }) => [key, nameOf(item)]));
  }, [uid, keys.join(' ')]);
  return captions ?? NONE;
}

/** Those of these items that are on this device. */
export async function knownAmong(
  uid: string,
  items: readonly ItemKey[],
): Promise<readonly ItemKey[]> {
  const rows = readRows(await rowsOfKeys(database, items.map(itemKeyOf)));
  return rows.filter((row) => row.uid === uid).map(({ item, id }) => ({ type: item.type, id }));
}

const NONE: ReadonlyMap<string, string> = new Map();

const nameOf = (item: LibraryItem): string =>
  item.type === 'product' ? (item.product_name ?? captionOf(item)) : captionOf(item);
