import { typeOfCollection } from '@lumashot/domain/library/item';
import type { Profile } from '@lumashot/domain/profile/profile';
import { FieldValue } from 'firebase-admin/firestore';

/**
 * Profile fields that tell the owner's devices of news in this collection; to be written in the
 * transaction of the item, so that both carry the same moment. A profile from before the field stays
 * without it: one stamp alone would say that the other types are empty.
 */
export function libraryChange(
  { library_changed_at }: Pick<Profile, 'library_changed_at'>,
  collection: string,
): Readonly<Record<string, FieldValue>> {
  const type = typeOfCollection(collection);
  if (type === null || library_changed_at === undefined) return {};
  return { [`library_changed_at.${type}`]: FieldValue.serverTimestamp() };
}
