import type { LibraryType } from '@lumashot/domain/library/item';
import type { Profile } from '@lumashot/domain/profile/profile';
import { FieldValue } from 'firebase-admin/firestore';

/**
 * Profile fields that tell the owner's devices of news of this type; to be written in the
 * transaction of the item, so that both carry the same moment. A profile from before the field stays
 * without it: one stamp alone would say that the other types are empty.
 */
export function libraryChange(
  { library_changed_at }: Pick<Profile, 'library_changed_at'>,
  type: LibraryType,
): Readonly<Record<string, FieldValue>> {
  if (library_changed_at === undefined) return {};
  return { [`library_changed_at.${type}`]: FieldValue.serverTimestamp() };
}
