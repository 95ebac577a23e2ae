import { tableOf } from '../tableOf.ts';
import type { LibraryItem } from './item.ts';

export type ItemFlags = Pick<LibraryItem, 'is_favorite' | 'trashed_at'>;
type FlagField = keyof ItemFlags;

/** A new item, and one from before there was a flag. */
export const UNMARKED: ItemFlags = { is_favorite: false, trashed_at: null };

/** A change puts a value into one field, and changes nothing where it is so already. */
const change = <Field extends FlagField>(
  field: Field,
  valueAt: (at: Date) => ItemFlags[Field],
  isSo: (value: ItemFlags[Field]) => boolean,
) => ({
  field,
  isSo: (flags: ItemFlags): boolean => isSo(flags[field]),
  after: (flags: ItemFlags, at: Date): ItemFlags => ({ ...flags, [field]: valueAt(at) }),
});

const CHANGES = {
  favorite: change(
    'is_favorite',
    () => true,
    (is) => is,
  ),
  unfavorite: change(
    'is_favorite',
    () => false,
    (is) => !is,
  ),
  trash: change(
    'trashed_at',
    (at) => at,
    (at) => at !== null,
  ),
  restore: change(
    'trashed_at',
    () => null,
    (at) => at === null,
  ),
};
export type FlagChange = keyof typeof CHANGES;

const isFlagChange = (name: string): name is FlagChange => Object.hasOwn(CHANGES, name);

/** What can be taken back: everything that can be done to an item but deleting it for ever. */
export const FLAG_CHANGES: readonly FlagChange[] = Object.keys(CHANGES).filter(isFlagChange);

/** Which flag a change is about: the same as its opposite. */
export const FIELD_OF_CHANGE: Readonly<Record<FlagChange, FlagField>> = tableOf(
  FLAG_CHANGES,
  (name) => CHANGES[name].field,
);

/** The flags alone. Documents and rows from before a flag lack it. */
export const flagsOf = (item: Partial<ItemFlags>): ItemFlags => ({
  is_favorite: item.is_favorite ?? UNMARKED.is_favorite,
  trashed_at: item.trashed_at ?? UNMARKED.trashed_at,
});

export const haveSameFlags = (one: ItemFlags, other: ItemFlags): boolean =>
  Object.values(FIELD_OF_CHANGE).every(
    (field) => one[field]?.valueOf() === other[field]?.valueOf(),
  );

/** Whether the change would change nothing. */
export const isFlagged = (flags: ItemFlags, name: FlagChange): boolean => CHANGES[name].isSo(flags);

/** The flags after a change that was made then. What is so already stays as it was. */
export const flagsAfter = (flags: ItemFlags, name: FlagChange, at: Date): ItemFlags =>
  isFlagged(flags, name) ? flags : CHANGES[name].after(flags, at);
