import { auditRowSchema } from '@lumashot/domain/admin/audit';
import { LOOK_MOST, type AdminAnswer, type AdminLookOf } from '@lumashot/domain/admin/looks';
import { listEndFrom, listEndText } from '@lumashot/domain/admin/pageEnd';
import { contactMessageSchema } from '@lumashot/domain/calls/contact';
import { ledgerRowSchema } from '@lumashot/domain/credits/ledger';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { pictureReportSchema, UNDECIDED } from '@lumashot/domain/reports/report';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { AdminReadLog } from '../../../usecases/admin/ports.ts';
import { readDocument } from '../documents.ts';

interface From {
  readonly db: Firestore;
  readonly log: AdminReadLog;
}

/** None where the document has an unknown shape: that is reported, and hides no other row. */
type ReadRow<Row> = (found: DocumentSnapshot, log: AdminReadLog) => Row[];

function readerOf<Schema extends z.ZodType, Row>(
  schema: Schema,
  rowOf: (document: z.output<Schema>, id: string) => Row,
): ReadRow<Row> {
  return (found, log) => {
    const parsed = readDocument(schema, found);
    if (parsed.success) return [rowOf(parsed.data, found.id)];
    const { error } = parsed;
    log.rowUnread({ collection: found.ref.parent.id, createdAt: createdAtOf(found), error });
    return [];
  };
}

/** Rows as an operator sees them, newest first. */
export const rowsOf = {
  job: readerOf(jobSchema, (job, id): AdminAnswer<'queue'>['open'][number] => {
    const { user_id: uid, operation, state, engine, cost, created_at } = job;
    return {
      id,
      uid,
      operation,
      state,
      engine,
      cost,
      failure: job.state === 'failed' ? job.failure : null,
      createdAt: created_at.toISOString(),
    };
  }),

  movement: readerOf(ledgerRowSchema, (row, id): AdminAnswer<'person'>['ledger'][number] => {
    return {
      id,
      type: row.transaction_type,
      amount: row.amount,
      balance: row.balance_after,
      description: row.description,
      createdAt: row.created_at.toISOString(),
    };
  }),

  report: readerOf(pictureReportSchema, (row, id): AdminAnswer<'reports'>['rows'][number] => {
    const { reason, words, operation, engine, credits, kept, decision } = row;
    return {
      id,
      uid: row.user_id,
      itemType: row.item_type,
      reason,
      words,
      operation,
      engine,
      credits,
      kept,
      decision,
      createdAt: row.created_at.toISOString(),
    };
  }),

  message: readerOf(contactMessageSchema, (row, id): AdminAnswer<'messages'>['rows'][number] => {
    const { name, email, subject, message, state, answer } = row;
    return {
      id,
      uid: row.user_id,
      name,
      email,
      subject,
      message,
      state,
      answer,
      createdAt: row.created_at.toISOString(),
    };
  }),

  audit: readerOf(auditRowSchema, (row, id): AdminAnswer<'audit'>['rows'][number] => {
    const { actor, kind, why, outcome, says } = row;
    return {
      key: id,
      actor,
      kind,
      uid: row.user_id,
      why,
      outcome,
      says,
      createdAt: row.created_at.toISOString(),
    };
  }),
};

interface Page<Row> {
  readonly rows: Row[];
  readonly older: string | null;
}

/** The newest of a query, or those behind a page that was read before. */
async function pageOf<Row>(
  query: Query,
  { read, log, before }: { read: ReadRow<Row>; log: AdminReadLog; before?: string | undefined },
): Promise<Page<Row>> {
  // Of one moment by their names: every index ends with them.
  const ordered = query.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
  const end = before === undefined ? null : listEndFrom(before);
  const from =
    end === null
      ? ordered
      : ordered.startAfter(new Timestamp(end.seconds, end.nanoseconds), end.id);
  // One more than is shown says whether there are more.
  const { docs } = await from.limit(LOOK_MOST + 1).get();
  const shown = docs.slice(0, LOOK_MOST);
  return {
    rows: shown.flatMap((found) => read(found, log)),
    older: docs.length > LOOK_MOST ? endOf(shown.at(-1)) : null,
  };
}

function endOf(last: DocumentSnapshot | undefined): string | null {
  const at: unknown = last?.get('created_at');
  if (last === undefined || !(at instanceof Timestamp)) return null;
  return listEndText({ seconds: at.seconds, nanoseconds: at.nanoseconds, id: last.id });
}

/** By this, somebody finds in the console what cannot be read here. */
function createdAtOf(found: DocumentSnapshot): string | null {
  const at: unknown = found.get('created_at');
  return at instanceof Timestamp ? at.toDate().toISOString() : null;
}

export const newest = async <Row>(
  query: Query,
  read: ReadRow<Row>,
  log: AdminReadLog,
): Promise<Row[]> => (await pageOf(query, { read, log })).rows;

export function readReports(
  { db, log }: From,
  { which, before }: Omit<AdminLookOf<'reports'>, 'kind'>,
) {
  const all = db.collection(COLLECTIONS.pictureReports);
  const open = all.where('decision', '==', null).where('kept', 'in', UNDECIDED);
  return pageOf(which === 'open' ? open : all, { read: rowsOf.report, log, before });
}

export function readMessages(
  { db, log }: From,
  { which, before }: Omit<AdminLookOf<'messages'>, 'kind'>,
) {
  const all = db.collection(COLLECTIONS.contactMessages);
  const open = all.where('state', '==', 'open');
  return pageOf(which === 'open' ? open : all, { read: rowsOf.message, log, before });
}

export const readAudit = ({ db, log }: From, before?: string) =>
  pageOf(db.collection(COLLECTIONS.auditLog), { read: rowsOf.audit, log, before });

/** One account's own. */
export async function readOwn(
  { db, log }: From,
  uid: string,
): Promise<Pick<AdminAnswer<'person'>, 'jobs' | 'ledger' | 'reports' | 'audit'>> {
  const newestIn = <Row>(name: string, read: ReadRow<Row>): Promise<Row[]> =>
    newest(db.collection(name).where('user_id', '==', uid), read, log);
  const [jobs, ledger, reports, audit] = await Promise.all([
    newestIn(COLLECTIONS.generationJobs, rowsOf.job),
    newestIn(COLLECTIONS.creditsTransactions, rowsOf.movement),
    newestIn(COLLECTIONS.pictureReports, rowsOf.report),
    newestIn(COLLECTIONS.auditLog, rowsOf.audit),
  ]);
  return { jobs, ledger, reports, audit };
}
