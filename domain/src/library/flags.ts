import type { LibraryItem } from './item.ts';

/** What can be taken back: everything that can be done to an item but deleting it for ever. */
export const FLAG_CHANGES = ['favorite', 'unfavorite', 'trash', 'restore'] as const;
export type FlagChange = (typeof FLAG_CHANGES)[number];

export const OPPOSITE_CHANGE: Readonly<Record<FlagChange, FlagChange>> = {
  favorite: 'unfavorite',
  unfavorite: 'favorite',
  trash: 'restore',
  restore: 'trash',
};

export type ItemFlags = Pick<LibraryItem, 'is_favorite' | 'trashed_at'>;
type FlagField = keyof ItemFlags;

/** A new item, and one from before there was a flag. */
export const UNMARKED: ItemFlags = { is_favorite: false, trashed_at: null };

/** Which flag a change is about: the same as its opposite. */
export const FIELD_OF_CHANGE: Readonly<Record<FlagChange, FlagField>> = {
  favorite: 'is_favorite',
  unfavorite: 'is_favorite',
  trash: 'trashed_at',
  restore: 'trashed_at',
};

/** The flags alone. Documents and rows from before a flag lack it. */
export const flagsOf = (item: Partial<ItemFlags>): ItemFlags => ({
  is_favorite: item.is_favorite ?? UNMARKED.is_favorite,
  trashed_at: item.trashed_at ?? UNMARKED.trashed_at,
});

export const haveSameFlags = (one: ItemFlags, other: ItemFlags): boolean =>
  Object.values(FIELD_OF_CHANGE).every(
    (field) => one[field]?.valueOf() === other[field]?.valueOf(),
  );

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
