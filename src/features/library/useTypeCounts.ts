import type { LibraryType } from '@lumashot/domain/library/item';
import { useEffect, useState } from 'react';
import { countItems } from '../../firebase/countItems.ts';
import { isComplete } from '../../localIndex/horizon.ts';
import { LIBRARY_TYPE_NAMES } from '../../localIndex/libraryTypes.ts';
import { useLibrary, useSyncStatus } from '../../localIndex/LibrarySyncContext.ts';
import { useIndexCounts } from '../../localIndex/useIndexRows.ts';

export type TypeCounts = Readonly<Record<LibraryType, number>>;

/**
 * How many there are of each kind, live. The index knows by itself once it is complete; until then
 * the server counts, again whenever the index has grown. Offline it is what this device holds.
 */
export function useTypeCounts(): TypeCounts | undefined {
  const { uid } = useLibrary();
  const { reach, phase } = useSyncStatus();
  const known = useIndexCounts();
  const [counted, setCounted] = useState<Partial<TypeCounts>>({});
  const open = LIBRARY_TYPE_NAMES.filter((type) => !isComplete([type], reach)).join();
  const held = known === undefined ? '' : Object.values(known).join();

  useEffect(() => {
    // Without the index's answer it is too early; with every new one, the server may know more.
    if (phase !== 'ready' || held === '') return;
    let gone = false;
    async function count(type: LibraryType): Promise<void> {
      try {
        const total = await countItems(type, { uid });
        if (!gone) setCounted((before) => ({ ...before, [type]: total }));
      } catch {
        // Offline: the tabs say what is here.
      }
    }
    for (const type of LIBRARY_TYPE_NAMES) if (open.split(',').includes(type)) void count(type);
    return () => {
      gone = true;
    };
  }, [phase, uid, open, held]);

  if (known === undefined || (phase === 'starting' && held === '0,0,0,0')) return undefined;
  const totalOf = (type: LibraryType): number => Math.max(known[type], counted[type] ?? 0);
  return {
    'text-to-image': totalOf('text-to-image'),
    product: totalOf('product'),
    portrait: totalOf('portrait'),
    video: totalOf('video'),
  };
}
