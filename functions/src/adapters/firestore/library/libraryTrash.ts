import type { ItemKey } from '@lumashot/domain/library/changes';
import {
  itemFlagsSchema,
  LIBRARY_TYPE_NAMES,
  LIBRARY_TYPES,
  type LibraryType,
} from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { LibraryTrash, OwnedItem } from '../../../usecases/library/ports.ts';
import { atomically } from '../atomically.ts';
import { countLibrary } from './countLibrary.ts';
import { parseDocument } from '../documents.ts';
import { ownedBy } from './libraryFlags.ts';
import { newStamps } from '../newStamps.ts';
import { purgeTaskOf, purgeTaskSchema } from './purgeTask.ts';
import { orphanedPhotos, type OrphanedPhotos } from './productPhotos.ts';
import { itemRef, writeItems } from './writeItems.ts';

/** Items that are asked for at a time when the trash is emptied by age. */
const PAGE = 200;
/** Before any picture: a range that only times are in. */
const EVER = Timestamp.fromMillis(0);

/** What is in the trash, in Firestore, and its way out for ever. */
export function firestoreTrash(db: Firestore, { page = PAGE } = {}): LibraryTrash {
  const tasks = db.collection(COLLECTIONS.purgeTasks);
  const profileRef = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

  return {
    async purge({ uid, items }) {
      await countLibrary(db, uid);
      let orphaned: OrphanedPhotos = new Map();
      return atomically(db, {
        read: async () => {
          const [owner, ...reads] = await db.getAll(
            profileRef(uid),
            ...items.map((item) => itemRef(db, item)),
          );
          if (owner === undefined) throw new Error('nothing was read');
          // After the profile: a picture that is made of one of them meanwhile changes it.
          orphaned = await orphanedPhotos(db, { uid, leaving: reads.filter(isTrashed) });
          return [owner, ...reads];
        },
        decide: ([owner, ...reads], batch) => {
          if (owner?.exists !== true) return { tasks: [], missing: items, left: 0 };
          const profile = parseDocument(profileSchema, owner);
          const { own, missing } = ownedBy(uid, { items, reads });
          const leaving = own.filter(({ read }) => isTrashed(read));
          const left = (profile.library_counts?.trashed ?? 0) - leaving.length;
          if (leaving.length === 0) return { tasks: [], missing, left };

          for (const photo of orphaned.values()) batch.remove(photo);
          const made = leaving.map(({ item, read }) =>
            purgeTaskOf({ uid, itemId: item.id }, { read, photo: orphaned.get(read.ref.path) }),
          );
          for (const { itemId, paths } of made) {
            batch.create(tasks.doc(itemId), { user_id: uid, paths, ...newStamps() });
          }
          const changes = leaving.map(
            ({ item, read }) => ({ kind: 'remove', ...item, read }) as const,
          );
          batch.update(owner, {
            ...writeItems(db, batch, { uid, profile, changes }),
            updated_at: FieldValue.serverTimestamp(),
          });
          return { tasks: made, missing, left };
        },
      });
    },

    async trashedOf({ uid, limit }) {
      const found: ItemKey[] = [];
      for (const type of LIBRARY_TYPE_NAMES) {
        if (found.length >= limit) break;
        const trashed = await db
          .collection(LIBRARY_TYPES[type].collection)
          .where('user_id', '==', uid)
          .where('trashed_at', '>', EVER)
          .orderBy('trashed_at', 'desc')
          .limit(limit - found.length)
          .select()
          .get();
        found.push(...trashed.docs.map(({ id }) => ({ type, id })));
      }
      return found;
    },

    trashedUpTo: (moment) =>
      pagesOf((items) =>
        items
          .where('trashed_at', '<=', moment)
          .orderBy('trashed_at')
          .select('user_id', 'trashed_at'),
      ),

    refundedUpTo: (moment) =>
      pagesOf((items) =>
        items
          .where('refunded_at', '<=', moment)
          .orderBy('refunded_at')
          .select('user_id', 'refunded_at'),
      ),

    async tasks({ uid, limit }) {
      const wanted = uid === undefined ? tasks : tasks.where('user_id', '==', uid);
      const found = await wanted.limit(limit).get();
      return found.docs.map((task) => ({
        itemId: task.id,
        paths: parseDocument(purgeTaskSchema, task).paths,
      }));
    },

    async forgetTask(itemId) {
      await tasks.doc(itemId).delete();
    },
  };

  /** What is asked of each type, in pages: a page of one type after that of another, so that none waits for all of the others. */
  async function* pagesOf(
    ask: (items: CollectionReference) => Query,
  ): AsyncGenerator<readonly OwnedItem[]> {
    let open = LIBRARY_TYPE_NAMES.map((type) => ({ type, pages: pagesOfType(type, ask) }));
    while (open.length > 0) {
      const left: typeof open = [];
      for (const one of open) {
        const { value } = await one.pages.next();
        if (value === undefined) continue;
        yield value;
        left.push(one);
      }
      open = left;
    }
  }

  async function* pagesOfType(
    type: LibraryType,
    ask: (items: CollectionReference) => Query,
  ): AsyncGenerator<readonly OwnedItem[], undefined> {
    const due = ask(db.collection(LIBRARY_TYPES[type].collection));
    for (let last: DocumentSnapshot | undefined; ;) {
      const { docs } = await (last === undefined ? due : due.startAfter(last)).limit(page).get();
      if (docs.length > 0)
        yield docs.map((found): OwnedItem => ({
          uid: String(found.get('user_id')),
          item: { type, id: found.id },
        }));
      last = docs.at(-1);
      if (last === undefined || docs.length < page) return;
    }
  }
}

const isTrashed = (read: DocumentSnapshot): boolean =>
  read.exists && parseDocument(itemFlagsSchema, read).trashed_at !== null;
