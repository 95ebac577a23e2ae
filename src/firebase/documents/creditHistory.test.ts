import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { readLedgerPage, readUnchargedPage } from './creditHistory.ts';

const sdk = vi.hoisted(() => ({
  getDocsFromServer: vi.fn<() => Promise<{ docs: readonly object[] }>>(),
}));
vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<object>()),
  ...sdk,
  collection: (_: unknown, name: string) => name,
  where: (...filter: unknown[]) => filter,
  orderBy: (...order: unknown[]) => order,
  limit: (most: number) => ['limit', most],
  query: (...filters: unknown[]) => ({ filters }),
}));

const NOW = Timestamp.fromDate(new Date('2026-11-22T12:00:00Z'));
const said = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  said.mockReset();
  vi.spyOn(console, 'error').mockImplementation(said);
});

const documentOf = (id: string, fields: object) => ({
  id,
  ref: { path: `rows/${id}` },
  data: () => ({ user_id: 'mara', created_at: NOW, updated_at: NOW, ...fields }),
});
const MOVED = {
  amount: -1,
  balance_after: 9,
  transaction_type: 'text_image',
  description: 'Text to image',
  job_id: null,
};

it.each([
  { name: 'movements', read: () => readLedgerPage(PAGE, null), fields: MOVED },
  {
    name: 'uncharged pictures',
    read: () => readUnchargedPage(PAGE, new Date()),
    fields: { state: 'cancelled', operation: 'text' },
  },
])(
  'one of the $name that cannot be read is counted and reported, and hides no other',
  async ({ read, fields }) => {
    const last = documentOf('c', fields);
    sdk.getDocsFromServer.mockResolvedValue({
      docs: [documentOf('a', fields), documentOf('b', { ...fields, created_at: 'never' }), last],
    });
    const { rows, unread, next } = await read();
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(unread).toBe(1);
    // Read on from what was read, whatever its shape.
    expect(next).toBe(last);
    expect(said).toHaveBeenCalledExactlyOnceWith('rows/b has an unknown shape', expect.anything());
  },
);

const PAGE = { uid: 'mara', after: null, size: 3 };
