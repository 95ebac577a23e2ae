import {
  UNCHARGED_STATES,
  unchargedJobSchema,
  type UnchargedJob,
} from '@lumashot/domain/credits/history';
import {
  ledgerRowSchema,
  type LedgerRow,
  type TransactionType,
} from '@lumashot/domain/credits/ledger';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { z } from 'zod';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';

/** Where a list goes on; opaque to whoever keeps it. */
export type HistoryCursor = QueryDocumentSnapshot;

export interface HistoryPageOf<Row> {
  readonly rows: readonly (Row & { readonly id: string })[];
  /** So many more are there that this version of the app cannot read. */
  readonly unread: number;
  /** Null: this was the last page. */
  readonly next: HistoryCursor | null;
}

interface PageRequest {
  readonly uid: string;
  readonly after: HistoryCursor | null;
  readonly size: number;
}

/** Movements of credits, newest first; of these types only, or all. Never from a cache. */
export const readLedgerPage = (
  { uid, ...page }: PageRequest,
  types: readonly TransactionType[] | null,
): Promise<HistoryPageOf<LedgerRow>> =>
  readPage(
    COLLECTIONS.creditsTransactions,
    [
      where('user_id', '==', uid),
      ...(types === null ? [] : [where('transaction_type', 'in', types)]),
      orderBy('created_at', 'desc'),
    ],
    { page, schema: ledgerRowSchema },
  );

/** Pictures that were asked for since then and came to nothing, newest first. */
export const readUnchargedPage = (
  { uid, ...page }: PageRequest,
  since: Date,
): Promise<HistoryPageOf<UnchargedJob>> =>
  readPage(
    COLLECTIONS.generationJobs,
    [
      where('user_id', '==', uid),
      where('state', 'in', UNCHARGED_STATES),
      where('created_at', '>=', since),
      orderBy('created_at', 'desc'),
    ],
    { page, schema: unchargedJobSchema },
  );

async function readPage<Schema extends z.ZodType<object>>(
  name: string,
  asked: readonly QueryConstraint[],
  {
    page: { after, size },
    schema,
  }: { readonly page: Omit<PageRequest, 'uid'>; readonly schema: Schema },
): Promise<HistoryPageOf<z.output<Schema>>> {
  const from = after === null ? [] : [startAfter(after)];
  const { docs } = await getDocsFromServer(
    query(collection(firestore, name), ...asked, ...from, limit(size)),
  );
  const rows = docs.flatMap((document) => {
    const parsed = schema.safeParse(datesFromTimestamps(document.data()));
    if (parsed.success) return [{ ...parsed.data, id: document.id }];
    console.error(`${document.ref.path} has an unknown shape`, parsed.error.issues);
    return [];
  });
  const unread = docs.length - rows.length;
  return { rows, unread, next: docs.length < size ? null : (docs.at(-1) ?? null) };
}
