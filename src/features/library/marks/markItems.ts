import { PURGED_ITEMS_MOST } from '@lumashot/domain/calls/library';
import { parseItemKey } from '@lumashot/domain/library/changes';
import type { FlagChange } from '@lumashot/domain/library/flags';
import { dismissToast, showToast } from '#app/components/toasts/showToast.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import type { Outbox } from '#app/library/outbox/outbox.ts';
import type { LibrarySync } from '#app/library/sync/syncStatus.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';

interface Changer {
  readonly outbox: Pick<Outbox, 'change'>;
}

interface Purger {
  readonly outbox: Pick<Outbox, 'purge'>;
  readonly sync: Pick<LibrarySync, 'onAnswered'>;
}

/** How long a mis-click can be taken back without looking for the picture. */
const UNDO_MS = 10_000;

export function mark({ outbox }: Changer, change: FlagChange, keys: readonly string[]): void {
  outbox
    .change(change, keys)
    // The device cannot write: nothing has changed here either.
    .catch((error: unknown) => {
      console.error('A change was not kept', error);
      showToast('error', refusalText({ reason: 'library-change-failed' }));
    });
}

/** Undone rather than asked about. */
export function moveToTrash(library: Changer, keys: readonly string[]): void {
  mark(library, 'trash', keys);
  const toast = showToast('success', {
    title: TRASH_TEXTS.moved(keys.length),
    description: keys.length === 1 ? TRASH_TEXTS.movedLeadOne : TRASH_TEXTS.movedLead,
    shownMs: UNDO_MS,
    button: {
      label: TRASH_TEXTS.undo,
      press: () => {
        dismissToast(toast);
        mark(library, 'restore', keys);
      },
    },
  });
}

export function restore(library: Changer, keys: readonly string[]): void {
  mark(library, 'restore', keys);
  showToast('success', { title: TRASH_TEXTS.restored(keys.length) });
}

/** Deletes items of the trash for ever, or all of it. */
export async function purge(
  { outbox, sync }: Purger,
  wish: readonly string[] | 'all',
): Promise<void> {
  const toast = showToast('loading', { title: TRASH_TEXTS.purging });
  let purged = 0;
  const items = wish === 'all' ? null : wish.flatMap((key) => parseItemKey(key) ?? []);
  for (let at = 0; ; at += PURGED_ITEMS_MOST) {
    const result = await outbox.purge(items?.slice(at, at + PURGED_ITEMS_MOST) ?? 'all');
    if (!result.ok) {
      dismissToast(toast);
      showToast('error', refusalText(result.refusal));
      break;
    }
    purged += result.value.purged;
    const isDone =
      items === null
        ? result.value.left === 0 || result.value.purged === 0
        : at + PURGED_ITEMS_MOST >= items.length;
    if (isDone) {
      dismissToast(toast);
      if (purged === 0) showToast('info', TRASH_TEXTS.nonePurged);
      else showToast('success', { title: TRASH_TEXTS.purged(purged) });
      break;
    }
  }
  await sync.onAnswered();
}
