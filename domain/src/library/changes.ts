import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import { FLAG_CHANGES } from './flags.ts';
import { isLibraryType, type LibraryType } from './item.ts';

/** What can be done to an item besides making it. */
export const LIBRARY_CHANGE_KINDS = [...FLAG_CHANGES, 'purge'] as const;
export type LibraryChangeKind = (typeof LIBRARY_CHANGE_KINDS)[number];

/** Firestore slows down beyond this many documents a commit. */
export const CHANGE_KEYS_MOST = 100;

/** How long an entry is kept: a device that was away for longer starts anew. */
export const CHANGES_KEPT_MS = 400 * DAY_MS;

export interface ItemKey {
  readonly type: LibraryType;
  readonly id: string;
}

/** `type/id`: how the log and the device's index name an item. */
export const itemKeyOf = ({ type, id }: ItemKey): string => `${type}/${id}`;

/** Null for what names no item. */
export function parseItemKey(key: string): ItemKey | null {
  const at = key.indexOf('/');
  const [type, id] = [key.slice(0, at), key.slice(at + 1)];
  return isLibraryType(type) && id !== '' ? { type, id } : null;
}

/** `library_changes/{autoId}`: one entry of a user's change log, never changed. */
export const libraryChangeSchema = z.object({
  user_id: z.string().min(1),
  kind: z.enum(LIBRARY_CHANGE_KINDS),
  /** `type/id` each. */
  keys: z.array(z.string().min(3)).min(1).max(CHANGE_KEYS_MOST),
  /** Trashed because what they cost was given back: they are not restored. */
  refunded: z.boolean().default(false),
  /** Server time; a user's entries follow one another. */
  at: z.date(),
  expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type LibraryChange = z.infer<typeof libraryChangeSchema>;
