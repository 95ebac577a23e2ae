import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { LibraryFeed, PageEnd } from '@lumashot/domain/library/feed';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { testImage } from '@lumashot/domain/library/testItems';
import { doc, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostAndPort } from '../support/environment.ts';
import { firestoreOf } from './tools/clients.ts';
import { rulesText } from './tools/matrix/rulesFiles.ts';

/**
 * Pages of the app's own feed, as a signed-in person may ask for them. What one commit wrote carries one
 * moment, to the nanosecond: a page may end between two of them.
 */

const TYPE = 'text-to-image';
const PICTURES = Array.from({ length: 7 }, (_, at) => `p${at}`);
const MOMENT = new Timestamp(1_700_000_000, 123_456_000);

let environment: RulesTestEnvironment;
let feed: Pick<LibraryFeed, 'page' | 'log'>;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-pages',
    firestore: {
      rules: rulesText('firestore.rules'),
      ...hostAndPort('FIRESTORE_EMULATOR_HOST'),
    },
  });
  const mara = firestoreOf(environment.authenticatedContext('mara'));
  vi.doMock('#app/firebase/documents/firestore.ts', () => ({ firestore: mara }));
  const { libraryFeed } = await import('#app/firebase/documents/libraryFeed.ts');
  const { readLog } = await import('#app/firebase/documents/libraryLog.ts');
  feed = { ...libraryFeed, log: readLog };
});

afterAll(async () => {
  vi.doUnmock('#app/firebase/documents/firestore.ts');
  await environment.cleanup();
});

async function givenOneCommitOf(fields: object): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = firestoreOf(context);
    const batch = writeBatch(db);
    for (const id of PICTURES) {
      batch.set(doc(db, LIBRARY_TYPES[TYPE].collection, id), {
        ...testImage(),
        created_at: MOMENT,
        updated_at: MOMENT,
        ...fields,
      });
    }
    await batch.commit();
  });
}

/** All that is found, three at a time. */
async function readAll(asked: Partial<Parameters<LibraryFeed['page']>[1]>): Promise<string[]> {
  const ids: string[] = [];
  let before: PageEnd | null = null;
  for (;;) {
    const page = await feed.page(TYPE, { uid: 'mara', before, size: 3, ...asked });
    ids.push(...page.entries.map(({ id }) => id));
    if (page.complete || page.oldest === null) return ids;
    before = page.oldest;
  }
}

describe('what has one moment in common is neither skipped nor told twice', () => {
  it('in the trash', async () => {
    await givenOneCommitOf({ trashed_at: MOMENT, created_at: new Timestamp(1_600_000_000, 0) });
    expect((await readAll({ marked: 'trash' })).toSorted()).toEqual(PICTURES);
  });

  it('among the favourites', async () => {
    await givenOneCommitOf({ is_favorite: true });
    expect((await readAll({ marked: 'fav' })).toSorted()).toEqual(PICTURES);
  });

  it('by a word', async () => {
    await givenOneCommitOf({ words: ['fox'] });
    expect((await readAll({ word: 'fox' })).toSorted()).toEqual(PICTURES);
  });

  it('in the change log', async () => {
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      const batch = writeBatch(firestoreOf(context));
      for (const id of PICTURES) {
        batch.set(doc(firestoreOf(context), COLLECTIONS.libraryChanges, id), {
          user_id: 'mara',
          kind: 'trash',
          keys: [`${TYPE}/${id}`],
          at: MOMENT,
        });
      }
      await batch.commit();
    });
    const ids: string[] = [];
    let after: PageEnd = { seconds: MOMENT.seconds - 1, nanoseconds: 0 };
    for (let page = await feed.log('mara', { after, limit: 3 }); page.length > 0;) {
      ids.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (last === undefined) break;
      after = { ...last.at, id: last.id };
      page = await feed.log('mara', { after, limit: 3 });
    }
    expect(ids).toEqual(PICTURES);
    // What was reached before, by its moment alone, is not told again.
    const known = { seconds: MOMENT.seconds, nanoseconds: MOMENT.nanoseconds };
    expect(await feed.log('mara', { after: known, limit: 3 })).toEqual([]);
  });

  it('in the library', async () => {
    await givenOneCommitOf({});
    expect((await readAll({})).toSorted()).toEqual(PICTURES);
  });
});

it('goes on from an end of before, which names a moment alone', async () => {
  await givenOneCommitOf({});
  const before = { seconds: MOMENT.seconds + 1, nanoseconds: 0 };
  const { entries } = await feed.page(TYPE, { uid: 'mara', before, size: 3 });
  expect(entries).toHaveLength(3);
});
