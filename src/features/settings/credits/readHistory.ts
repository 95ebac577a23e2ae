import {
  HISTORY_PAGE,
  historyOf,
  UNCHARGED_SHOWN_MS,
  type HistoryFilter,
  type HistoryRead,
  type UnchargedJob,
} from '@lumashot/domain/credits/history';
import { TYPES_BY_DIRECTION, type LedgerRow } from '@lumashot/domain/credits/ledger';
import {
  readLedgerPage,
  readUnchargedPage,
  type HistoryCursor,
  type HistoryPageOf,
} from '#app/firebase/documents/creditHistory.ts';

/** A list as far as it was read. */
interface Read<Row> {
  readonly rows: readonly (Row & { readonly id: string })[];
  readonly unread: number;
  /** Null: it is read to its end. */
  readonly next: HistoryCursor | 'start' | null;
}

export interface Reads {
  readonly filter: HistoryFilter;
  readonly ledger: Read<LedgerRow>;
  readonly jobs: Read<UnchargedJob>;
}

const NOTHING = { rows: [], unread: 0, next: null };
const UNREAD = { rows: [], unread: 0, next: 'start' } as const;

export const unreadOf = (filter: HistoryFilter): Reads => ({
  filter,
  ledger: filter === 'not-charged' ? NOTHING : UNREAD,
  jobs: filter === 'all' || filter === 'not-charged' ? UNREAD : NOTHING,
});

export const asRead = ({ ledger, jobs }: Reads): HistoryRead => ({
  ledger: { rows: ledger.rows, isWhole: ledger.next === null },
  jobs: { rows: jobs.rows, isWhole: jobs.next === null },
});

/** Some lines of these lists are there and cannot be shown. */
export const hasUnread = ({ ledger, jobs }: Reads): boolean => ledger.unread + jobs.unread > 0;

/** Reads what more lines need: a page of the list that ends first, or of both. */
export async function readOn(reads: Reads, uid: string): Promise<Reads> {
  const { next } = historyOf(asRead(reads));
  const size = HISTORY_PAGE;
  const [ledger, jobs] = await Promise.all([
    next.ledger
      ? extended(reads.ledger, (after) =>
          readLedgerPage({ uid, after, size }, typesOf(reads.filter)),
        )
      : reads.ledger,
    next.jobs
      ? extended(reads.jobs, (after) =>
          readUnchargedPage({ uid, after, size }, new Date(Date.now() - UNCHARGED_SHOWN_MS)),
        )
      : reads.jobs,
  ]);
  return { ...reads, ledger: { ...ledger, rows: ledger.rows.filter(fits(reads.filter)) }, jobs };
}

const typesOf = (filter: HistoryFilter) =>
  filter === 'spent' || filter === 'received' ? TYPES_BY_DIRECTION[filter] : null;

/** What goes either way is among both types, and its sign decides. */
const fits =
  (filter: HistoryFilter) =>
  ({ amount }: LedgerRow): boolean =>
    filter === 'all' || amount > 0 === (filter === 'received');

async function extended<Row>(
  { rows, unread, next }: Read<Row>,
  read: (after: HistoryCursor | null) => Promise<HistoryPageOf<Row>>,
): Promise<Read<Row>> {
  const page = await read(next === 'start' ? null : next);
  return { rows: [...rows, ...page.rows], unread: unread + page.unread, next: page.next };
}
