import type { MarkFacet } from '@lumashot/domain/library/facets';
import type { LibraryType } from '@lumashot/domain/library/item';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import {
  collection,
  doc,
  documentId,
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
import type {
  FeedItem,
  FeedPage,
  LibraryServer,
  PageEnd,
  Stamp,
} from '@lumashot/domain/library/feed';
import { EPOCH, laterOf } from '@lumashot/domain/library/feed';
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

/**
 * Of one moment by their names: every index ends with them, in the direction of the field before. To be put
 * behind the order of a newest-first page.
 */
function after(end: PageEnd | null): QueryConstraint[] {
  const byName = orderBy(documentId(), 'desc');
  if (end === null) return [byName];
  const { id } = end;
  const moment = timestampOf(end);
  return [byName, id === undefined ? startAfter(moment) : startAfter(moment, id)];
}

/** Pages come from the server only: offline, an empty cache would pass for an empty library. */
export const libraryFeed: Pick<LibraryServer, 'page' | 'changes' | 'again' | 'item' | 'family'> = {
  async page(type, { uid, before, size, word, marked }) {
    const named = word === undefined ? [] : [where('words', 'array-contains', word)];
    if (marked === 'trash') {
      const trashed = where('trashed_at', '>', timestampOf(EPOCH));
      const { docs } = await getDocsFromServer(
        ownDocuments(
          type,
          uid,
          trashed,
          orderBy('trashed_at', 'desc'),
          ...after(before),
          limit(size),
        ),
      );
      return pageOf(type, docs, { size, orderedBy: 'trashed_at' });
    }
    const asked = [...named, ...(marked === undefined ? [] : [IS_MARKED[marked]])];
    const { docs } = await getDocsFromServer(
      ownDocuments(
        type,
        uid,
        ...asked,
        orderBy('created_at', 'desc'),
        ...after(before),
        limit(size),
      ),
    );
    return pageOf(type, docs, { size, orderedBy: 'created_at' });
  },

  item: async ({ type, id }) => entriesOf(type, await documentsOf(type, [id])),

  async again(type, ids) {
    return readingOf(type, await documentsOf(type, ids));
  },

  async family(type, { uid, familyId }) {
    const own = where('family_id', '==', familyId);
    const { docs } = await getDocsFromServer(
      ownDocuments(type, uid, own, orderBy('created_at'), limit(FAMILY_MOST)),
    );
    return entriesOf(type, docs);
  },

  async changes(type, { uid, after: cursor }) {
    const since = where('updated_at', '>', timestampOf(cursor));
    const { docs } = await getDocsFromServer(ownDocuments(type, uid, since, orderBy('updated_at')));
    return { ...readingOf(type, docs), newestUpdate: newestUpdateOf(docs) };
  },
};

/** Those that are there and the user's: the rules say the same of what is not there and of what is somebody else's. */
async function documentsOf(
  type: LibraryType,
  ids: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const asked = ids.map(async (id) => {
    try {
      const found = await getDocFromServer(doc(firestore, LIBRARY_TYPES[type].collection, id));
      return found.exists() ? [found] : [];
    } catch (error) {
      // Or of what no document is named like: a link can say anything.
      if (hasCode(error, 'permission-denied') || hasCode(error, 'invalid-argument')) return [];
      throw error;
    }
  });
  return (await Promise.all(asked)).flat();
}

/** Cursors come from every document, also from one that we cannot read. */
const pageOf = (
  type: LibraryType,
  docs: readonly QueryDocumentSnapshot[],
  { size, orderedBy }: { size: number; orderedBy: 'created_at' | 'trashed_at' },
): FeedPage => ({
  ...readingOf(type, docs),
  oldest: endOf(docs, orderedBy),
  newestUpdate: newestUpdateOf(docs),
  complete: docs.length < size,
});

const endOf = (docs: readonly QueryDocumentSnapshot[], orderedBy: string): PageEnd | null =>
  docs.reduce<PageEnd | null>((end, document) => {
    const at = stampFrom(document.get(orderedBy));
    return at === null ? end : { ...at, id: document.id };
  }, null);

const newestUpdateOf = (docs: readonly QueryDocumentSnapshot[]): Stamp | null =>
  docs.reduce<Stamp | null>(
    (newest, document) => laterOf(newest, stampFrom(document.get('updated_at'))),
    null,
  );

const entriesOf = (
  type: LibraryType,
  docs: readonly QueryDocumentSnapshot[],
): readonly FeedItem[] =>
  docs.map((document) => entryOf(type, document)).filter((entry) => entry !== null);

function readingOf(
  type: LibraryType,
  docs: readonly QueryDocumentSnapshot[],
): Pick<FeedPage, 'entries' | 'unread'> {
  const entries = entriesOf(type, docs);
  const read = new Set(entries.map(({ id }) => id));
  return { entries, unread: docs.map(({ id }) => id).filter((id) => !read.has(id)) };
}

function entryOf(type: LibraryType, document: QueryDocumentSnapshot): FeedItem | null {
  const data = document.data({ serverTimestamps: 'estimate' });
  const parsed = LIBRARY_TYPES[type].schema.safeParse(datesFromTimestamps(data));
  if (parsed.success) return { kind: 'item', type, id: document.id, document: parsed.data };
  console.error(`${document.ref.path} has an unknown shape`, parsed.error.issues);
  return null;
}
