import type { ItemKey } from '@lumashot/domain/library/changes';
import type { FlagChange } from '@lumashot/domain/library/flags';

/** What became of one step of marking. `refunded`: one of them cannot be restored, so none was. */
export type FlagOutcome =
  | { readonly kind: 'set'; readonly changed: number; readonly missing: readonly ItemKey[] }
  | { readonly kind: 'refunded' };

export interface LibraryFlags {
  /**
   * Marks at most CHANGE_KEYS_MOST items in one step, with the counts and the entry of the change log
   * that tells the owner's devices. Writes nothing when all of them are so already.
   */
  set(request: {
    uid: string;
    change: FlagChange;
    items: readonly ItemKey[];
  }): Promise<FlagOutcome>;
}

/** Objects of an item that is gone: named until they are gone too. */
export interface PurgeTask {
  readonly itemId: string;
  readonly paths: readonly string[];
}

export interface OwnedItem {
  readonly uid: string;
  readonly item: ItemKey;
}

export interface LibraryTrash {
  /**
   * Removes at most CHANGE_KEYS_MOST items that are in their owner's trash, in one step with counts,
   * log entry and the tasks that name their objects. What is not in the trash is skipped.
   */
  purge(request: { uid: string; items: readonly ItemKey[] }): Promise<{
    readonly tasks: readonly PurgeTask[];
    readonly missing: readonly ItemKey[];
    readonly left: number;
  }>;
  /** The newest of what somebody has in the trash. */
  trashedOf(request: { uid: string; limit: number }): Promise<readonly ItemKey[]>;
  /** Whatever was trashed up to then, oldest first in each type, in pages. */
  trashedUpTo(moment: Date): AsyncIterable<readonly OwnedItem[]>;
  /** Whatever was refunded up to then, in the same way. */
  refundedUpTo(moment: Date): AsyncIterable<readonly OwnedItem[]>;
  /** Tasks whose objects may still be there; of one user, or of all. */
  tasks(request: { uid?: string; limit: number }): Promise<readonly PurgeTask[]>;
  forgetTask(itemId: string): Promise<void>;
}

export interface PurgeLog {
  /** The objects stay named: the next run tries again. */
  objectsFailed(event: { itemId: string; error: unknown }): void;
  ownerFailed(event: { uid: string; error: unknown }): void;
}
