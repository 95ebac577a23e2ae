import { REFUNDED_KEPT_MS } from '@lumashot/domain/reports/verdict';
import { purgeDueSince } from '@lumashot/domain/library/trash';
import type { OwnedItem } from './ports.ts';
import { oneByOne } from '../turns/oneByOne.ts';
import { purgeAll, type PurgePorts } from './purgeItems.ts';
import { removeObjects } from './removeObjects.ts';

/** Items a run, which takes some minutes: the rest is due an hour later as well. */
const ITEMS_MOST = 1_500;
/** Tasks that are asked for at a time. */
const TASKS_PAGE = 500;

/**
 * Removes the objects that earlier purges left behind, then what was refunded a day ago and everything
 * that has been in the trash for its thirty days. One owner's trouble is logged; the others go on. Returns how many items it purged.
 */
export async function purgeTrash({
  now,
  ...ports
}: PurgePorts & { readonly now: Date }): Promise<number> {
  await finishPurges({}, ports);
  let purged = 0;
  let seen = 0;
  for await (const page of dueItems(ports.trash, now)) {
    purged += await oneByOne(byOwner(page), {
      work: async ([uid, own]) =>
        (await purgeAll({ uid, items: own.map(({ item }) => item) }, ports)).purged,
      failed: ([uid], error) => ports.log.ownerFailed({ uid, error }),
    });
    seen += page.length;
    if (seen >= ITEMS_MOST) return purged;
  }
  return purged;
}

/** A refunded picture goes with its credits, the others after thirty days. */
async function* dueItems(
  trash: PurgePorts['trash'],
  now: Date,
): AsyncGenerator<readonly OwnedItem[]> {
  yield* trash.refundedUpTo(new Date(now.getTime() - REFUNDED_KEPT_MS));
  yield* trash.trashedUpTo(purgeDueSince(now));
}

/** Removes what purges left behind; of one user, or of all. Those that fail again wait for the next. */
export async function finishPurges(
  owner: { readonly uid?: string },
  ports: PurgePorts,
): Promise<void> {
  const tasks = await ports.trash.tasks({ ...owner, limit: TASKS_PAGE });
  await removeObjects(tasks, ports);
}

const byOwner = (items: readonly OwnedItem[]): ReadonlyMap<string, OwnedItem[]> =>
  Map.groupBy(items, ({ uid }) => uid);
