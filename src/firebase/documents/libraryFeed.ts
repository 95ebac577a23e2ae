import type { LibraryType } from '@lumashot/domain/library/item';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { FeedItem, FeedPage, LibraryFeed, Stamp } from '@lumashot/domain/library/feed';
import { isLater } from '@lumashot/domain/library/feed';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';
import { stampFrom } from './stampFrom.ts';

const ownDocuments = (type: LibraryType, uid: string, ...more: QueryConstraint[]) =>
  query(
    collection(firestore, LIBRARY_TYPES[type].collection),
    where('user_id', '==', uid),
    ...more,
  );

/** Pages come from the server only: offline, an empty cache would pass for an empty library. */
export const libraryFeed: LibraryFeed = {
  async page(type, { uid, before, size, word }) {
    const named = word === undefined ? [] : [where('words', 'array-contains', word)];
    const older = before === null ? [] : [startAfter(timestampOf(before))];
    const { docs } = await getDocsFromServer(
      ownDocuments(type, uid, ...named, orderBy('created_at', 'desc'), ...older, limit(size)),
    );
    return { ...pageOf(type, docs), complete: docs.length < size };
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
  const created = stampsOf(docs, 'created_at');
  return {
    entries: docs.map((document) => entryOf(type, document)).filter((entry) => entry !== null),
    oldest: created.reduce<Stamp | null>((old, at) => (old && isLater(at, old) ? old : at), null),
    newestUpdate: stampsOf(docs, 'updated_at').reduce<Stamp | null>(
      (newest, at) => (newest && isLater(newest, at) ? newest : at),
      null,
    ),
  };
}

function entryOf(type: LibraryType, document: QueryDocumentSnapshot): FeedItem | null {
  const data = document.data({ serverTimestamps: 'estimate' });
  const parsed = LIBRARY_TYPES[type].schema.safeParse(datesFromTimestamps(data));
  if (parsed.success) return { kind: 'item', type, id: document.id, document: parsed.data };
  console.error(`${document.ref.path} has an unknown shape`, parsed.error.issues);
  return null;
}

const stampsOf = (docs: readonly QueryDocumentSnapshot[], field: string): Stamp[] =>
  docs.map((document) => stampFrom(document.get(field))).filter((stamp) => stamp !== null);

const timestampOf = ({ seconds, nanoseconds }: Stamp): Timestamp =>
  new Timestamp(seconds, nanoseconds);
