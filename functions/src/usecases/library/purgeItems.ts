import { PURGED_OF_ALL_MOST } from '@lumashot/domain/calls/library';
import type { CallRequest } from '@lumashot/domain/calls/calls';
import { CHANGE_KEYS_MOST, type ItemKey } from '@lumashot/domain/library/changes';
import type { ResultStore } from '../ports.ts';
import { chunksOf } from '../turns/chunksOf.ts';
import type { LibraryTrash, PurgeLog } from './ports.ts';
import { removeObjects } from './removeObjects.ts';
import { withoutDoubles } from './withoutDoubles.ts';

export interface PurgePorts {
  readonly trash: LibraryTrash;
  readonly results: Pick<ResultStore, 'removeObjects'>;
  readonly log: PurgeLog;
}

export interface Purged {
  readonly purged: number;
  readonly left: number;
  readonly missing: ItemKey[];
}

/**
 * Deletes items of the trash for ever. The documents go first, together with tasks that name their
 * objects: an item without its picture is never seen, and objects that a crash leaves behind are
 * found (purgeTrash, ensureProfile).
 */
export async function purgeItems(
  { uid, ...wish }: CallRequest<'purgeItems'> & { readonly uid: string },
  ports: PurgePorts,
): Promise<Purged> {
  const items =
    'items' in wish
      ? withoutDoubles(wish.items)
      : await ports.trash.trashedOf({ uid, limit: PURGED_OF_ALL_MOST });
  return purgeAll({ uid, items }, ports);
}

export async function purgeAll(
  { uid, items }: { readonly uid: string; readonly items: readonly ItemKey[] },
  { trash, results, log }: PurgePorts,
): Promise<Purged> {
  const purged = { purged: 0, left: 0, missing: [] as ItemKey[] };
  // Nothing to name: what is left is asked for by a step that changes nothing.
  const chunks = items.length === 0 ? [[]] : chunksOf(items, CHANGE_KEYS_MOST);
  for (const some of chunks) {
    const { tasks, missing, left } = await trash.purge({ uid, items: some });
    purged.purged += tasks.length;
    purged.left = left;
    purged.missing.push(...missing);
    await removeObjects(tasks, { trash, results, log });
  }
  return purged;
}
