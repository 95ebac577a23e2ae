import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { db, profileRef } from '../../support/admin.ts';

/** What a query is billed when it delivers nothing. */
const LEAST = 1;

const HOME_NEWEST = 6;

const ownItems = (collection: string, uid: string) =>
  db.collection(collection).where('user_id', '==', uid).orderBy('created_at', 'desc');

/**
 * The specification's own queries, each time anew: home counts four tables of the month and reads the
 * six newest of three; the library reads all rows of all four. Both read the profile.
 */
export async function literalReads(uid: string): Promise<{ home: number; library: number }> {
  await profileRef(uid).get();
  const collections = Object.values(LIBRARY_TYPES).map(({ collection }) => collection);
  const images = Object.entries(LIBRARY_TYPES).filter(([type]) => type !== 'video');
  const newest = await Promise.all(
    images.map(([, { collection }]) => ownItems(collection, uid).limit(HOME_NEWEST).get()),
  );
  const all = await Promise.all(collections.map((collection) => ownItems(collection, uid).get()));
  const billed = (found: readonly { readonly size: number }[]): number =>
    found.reduce((sum, { size }) => sum + Math.max(LEAST, size), 0);
  return { home: 1 + collections.length + billed(newest), library: 1 + billed(all) };
}
