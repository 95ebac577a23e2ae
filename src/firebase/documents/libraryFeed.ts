import type { MarkFacet } from '@lumashot/domain/library/facets';
import type { LibraryType } from '@lumashot/domain/library/item';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { FeedItem, FeedPage, LibraryServer, Stamp } from '@lumashot/domain/library/feed';
import { EPOCH, isLater } from '@lumashot/domain/library/feed';
import { FAMILY_MOST } from '@lumashot/domain/library/family';
import { hasCode } from '../hasCode.ts';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';
import { stampFrom, timestampOf } from './stampFrom.ts';

const ownDocuments = (type: LibraryType, uid: string, ...more: QueryConstraint[]) =>
  query(
    collection(firestore, LIBRARY_TYPES[type].collection),
    where('user_id', '==', uid),
    ...more,
  );

const IS_MARKED: Readonly<Record<MarkFacet, QueryConstraint>> = {
  fav: where('is_favorite', '==', true),
};

/** Pages come from the server only: offline, an empty cache would pass for an empty library. */
export const libraryFeed: Pick<LibraryServer, 'page' | 'changes' | 'item' | 'family'> = {
  async page(type, { uid, before, size, word, marked }) {
    const named = word === undefined ? [] : [where('words', 'array-contains', word)];
    const older = before === null ? [] : [startAfter(timestampOf(before))];
    if (marked === 'trash') {
      const trashed = where('trashed_at', '>', timestampOf(EPOCH));
      const { docs } = await getDocsFromServer(
        ownDocuments(type, uid, trashed, orderBy('trashed_at', 'desc'), ...older, limit(size)),
      );
      const oldest = oldestOf(stampsOf(docs, 'trashed_at'));
      return { ...pageOf(type, docs), oldest, complete: docs.length < size };
    }
    const asked = [...named, ...(marked === undefined ? [] : [IS_MARKED[marked]])];
    const { docs } = await getDocsFromServer(
      ownDocuments(type, uid, ...asked, orderBy('created_at', 'desc'), ...older, limit(size)),
    );
    return { ...pageOf(type, docs), complete: docs.length < size };
  },

  async item({ type, id }) {
    try {
      const found = await getDocFromServer(doc(firestore, LIBRARY_TYPES[type].collection, id));
      const entry = found.exists() ? entryOf(type, found) : null;
      return entry === null ? [] : [entry];
    } catch (error) {
      // The rules say the same of what is not there and of what is somebody else's.
      if (hasCode(error, 'permission-denied')) return [];
      throw error;
    }
  },

  async family(type, { uid, familyId }) {
    const own = where('family_id', '==', familyId);
    const { docs } = await getDocsFromServer(
      ownDocuments(type, uid, own, orderBy('created_at'), limit(FAMILY_MOST)),
    );
    return entriesOf(type, docs);
  },

  async changes(type, { uid, after }) {
    const since = where('updated_at', '>', timestampOf(after));
    const { docs } = await getDocsFromServer(ownDocuments(type, uid, since, orderBy('updated_at')));
    return pageOf(type, docs);
  },
};

/** Cursors come from every document, also from one that we cannot read. */
function pageOf(
  type: LibraryType,
  docs: readonly QueryDocumentSnapshot[],
): Omit<FeedPage, 'complete'> {
  return {
    entries: entriesOf(type, docs),
    oldest: oldestOf(stampsOf(docs, 'created_at')),
    newestUpdate: stampsOf(docs, 'updated_at').reduce<Stamp | null>(
      (newest, at) => (newest && isLater(newest, at) ? newest : at),
      null,
    ),
  };
}

const entriesOf = (
  type: LibraryType,
  docs: readonly QueryDocumentSnapshot[],
): readonly FeedItem[] =>
  docs.map((document) => entryOf(type, document)).filter((entry) => entry !== null);

function entryOf(type: LibraryType, document: QueryDocumentSnapshot): FeedItem | null {
  const data = document.data({ serverTimestamps: 'estimate' });
  const parsed = LIBRARY_TYPES[type].schema.safeParse(datesFromTimestamps(data));
  if (parsed.success) return { kind: 'item', type, id: document.id, document: parsed.data };
  console.error(`${document.ref.path} has an unknown shape`, parsed.error.issues);
  return null;
}

const stampsOf = (docs: readonly QueryDocumentSnapshot[], field: string): Stamp[] =>
  docs.map((document) => stampFrom(document.get(field))).filter((stamp) => stamp !== null);

const oldestOf = (stamps: readonly Stamp[]): Stamp | null =>
  stamps.reduce<Stamp | null>((old, at) => (old && isLater(at, old) ? old : at), null);
