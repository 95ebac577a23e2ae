import { itemKeyOf } from '@lumashot/domain/library/changes';
import { generatedImageSchema, LIBRARY_TYPE_NAMES } from '@lumashot/domain/library/item';
import { captionOf } from '@lumashot/domain/library/itemNames';
import { useEffect } from 'react';
import { database, type StoredRow } from '#app/library/index/database.ts';
import { createLibrary } from '#app/library/createLibrary.ts';
import { LibrarySyncContext } from '#app/library/hooks/LibrarySyncContext.ts';
import { claimIndex } from '#app/library/index/ownership.ts';
import { useNewestRows } from '#app/library/hooks/useIndexRows.ts';
import { COUNT, itemAt } from './items.ts';
import type { SourceModule } from './source.ts';

const UID = 'mara';
const offline = () => Promise.reject(new Error('offline'));

/** As LibraryProvider makes it; the server is never heard. */
const library = createLibrary({
  uid: UID,
  server: {
    page: offline,
    changes: offline,
    again: offline,
    log: offline,
    count: offline,
    family: offline,
    item: offline,
    productImage: offline,
    change: offline,
    purge: offline,
  },
  claim: () => claimIndex(UID),
  firstPageSize: () => 15,
  onGone: () => undefined,
  onLost: () => Promise.resolve(),
  onRefused: () => undefined,
  inTurn: (run) => run(),
});

export const fill: SourceModule['fill'] = async () => {
  await claimIndex(UID);
  await database.items.bulkPut(Array.from({ length: COUNT }, (_, at) => rowAt(at)));
  const cursor = { seconds: 1, nanoseconds: 0 };
  const complete = { uid: UID, cursor, oldest: null, complete: true };
  await database.sync.bulkPut(LIBRARY_TYPE_NAMES.map((type) => ({ type, ...complete })));
};

function rowAt(at: number): StoredRow {
  const { createdAtMs, ...fields } = itemAt(at, UID);
  const time = new Date(createdAtMs);
  const type = 'text-to-image';
  return {
    key: itemKeyOf({ type, id: String(at) }),
    uid: UID,
    type,
    id: String(at),
    createdAt: createdAtMs,
    item: generatedImageSchema.parse({ ...fields, created_at: time, updated_at: time }),
  };
}

export const Cards: SourceModule['Cards'] = ({ show }) => {
  useEffect(() => {
    void library.sync.start();
  }, []);
  return (
    <LibrarySyncContext value={library}>
      <Newest show={show} />
    </LibrarySyncContext>
  );
};

const Newest: SourceModule['Cards'] = ({ show }) => {
  const rows = useNewestRows(50) ?? [];
  return show(
    rows.map(({ key, createdAt, item }) => ({
      key,
      words: captionOf(item),
      date: new Date(createdAt),
    })),
  );
};
