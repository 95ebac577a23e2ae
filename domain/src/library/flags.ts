import type { LibraryItem } from './item.ts';
import type { LibraryChangeKind } from './changes.ts';

/** What can be taken back: everything that can be done to an item but deleting it for ever. */
export const FLAG_CHANGES = [
  'favorite',
  'unfavorite',
  'trash',
  'restore',
] as const satisfies readonly LibraryChangeKind[];
export type FlagChange = (typeof FLAG_CHANGES)[number];

export const OPPOSITE_CHANGE: Readonly<Record<FlagChange, FlagChange>> = {
  favorite: 'unfavorite',
  unfavorite: 'favorite',
  trash: 'restore',
  restore: 'trash',
};

export const isFlagChange = (kind: LibraryChangeKind): kind is FlagChange => kind !== 'purge';

export type ItemFlags = Pick<LibraryItem, 'is_favorite' | 'trashed_at'>;

const IS_SO: Readonly<Record<FlagChange, (flags: ItemFlags) => boolean>> = {
  favorite: ({ is_favorite }) => is_favorite,
  unfavorite: ({ is_favorite }) => !is_favorite,
  trash: ({ trashed_at }) => trashed_at !== null,
  restore: ({ trashed_at }) => trashed_at === null,
};

/** Whether the change would change nothing. */
export const isFlagged = (flags: ItemFlags, change: FlagChange): boolean => IS_SO[change](flags);

/** The flags after a change that was made then. What is so already stays as it was. */
export function flagsAfter(flags: ItemFlags, change: FlagChange, at: Date): ItemFlags {
  if (isFlagged(flags, change)) return flags;
  switch (change) {
    case 'favorite':
      return { ...flags, is_favorite: true };
    case 'unfavorite':
      return { ...flags, is_favorite: false };
    case 'trash':
      return { ...flags, trashed_at: at };
    case 'restore':
      return { ...flags, trashed_at: null };
  }
}
