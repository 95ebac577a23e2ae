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
import { parseDocument } from '../documents.ts';

/** Rows as an operator sees them, newest first. */
export const rowsOf = {
  job: (found: DocumentSnapshot): AdminAnswer<'queue'>['open'][number] => {
    const job = parseDocument(jobSchema, found);
    const { user_id: uid, operation, state, engine, cost, created_at } = job;
    return {
      id: found.id,
      uid,
      operation,
      state,
      engine,
      cost,
      failure: job.state === 'failed' ? job.failure : null,
      createdAt: created_at.toISOString(),
    };
  },

  movement: (found: DocumentSnapshot): AdminAnswer<'person'>['ledger'][number] => {
    const row = parseDocument(ledgerRowSchema, found);
    return {
      id: found.id,
      type: row.transaction_type,
      amount: row.amount,
      balance: row.balance_after,
      description: row.description,
      createdAt: row.created_at.toISOString(),
    };
  },

  report: (found: DocumentSnapshot): AdminAnswer<'reports'>['rows'][number] => {
    const row = parseDocument(pictureReportSchema, found);
    const { reason, words, operation, engine, credits, kept, decision } = row;
    return {
      id: found.id,
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
  },

  message: (found: DocumentSnapshot): AdminAnswer<'messages'>['rows'][number] => {
    const row = parseDocument(contactMessageSchema, found);
    const { name, email, subject, message, state, answer } = row;
    return {
      id: found.id,
      uid: row.user_id,
      name,
      email,
      subject,
      message,
      state,
      answer,
      createdAt: row.created_at.toISOString(),
    };
  },

  audit: (found: DocumentSnapshot): AdminAnswer<'audit'>['rows'][number] => {
    const row = parseDocument(auditRowSchema, found);
    const { actor, kind, why, outcome, says } = row;
    return {
      key: found.id,
      actor,
      kind,
      uid: row.user_id,
      why,
      outcome,
      says,
      createdAt: row.created_at.toISOString(),
    };
  },
};

interface Page<Row> {
  readonly rows: Row[];
  readonly older: string | null;
}

/** The newest of a query, or those behind a page that was read before. */
async function pageOf<Row>(
  query: Query,
  rowOf: (found: DocumentSnapshot) => Row,
  before?: string,
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
  return { rows: shown.map(rowOf), older: docs.length > LOOK_MOST ? endOf(shown.at(-1)) : null };
}

function endOf(last: DocumentSnapshot | undefined): string | null {
  const at: unknown = last?.get('created_at');
  if (last === undefined || !(at instanceof Timestamp)) return null;
  return listEndText({ seconds: at.seconds, nanoseconds: at.nanoseconds, id: last.id });
}

export const newest = async <Row>(
  query: Query,
  rowOf: (found: DocumentSnapshot) => Row,
): Promise<Row[]> => (await pageOf(query, rowOf)).rows;

export function readReports(
  db: Firestore,
  { which, before }: Omit<AdminLookOf<'reports'>, 'kind'>,
) {
  const all = db.collection(COLLECTIONS.pictureReports);
  const open = all.where('decision', '==', null).where('kept', 'in', UNDECIDED);
  return pageOf(which === 'open' ? open : all, rowsOf.report, before);
}

export function readMessages(
  db: Firestore,
  { which, before }: Omit<AdminLookOf<'messages'>, 'kind'>,
) {
  const all = db.collection(COLLECTIONS.contactMessages);
  const open = all.where('state', '==', 'open');
  return pageOf(which === 'open' ? open : all, rowsOf.message, before);
}

export const readAudit = (db: Firestore, before?: string) =>
  pageOf(db.collection(COLLECTIONS.auditLog), rowsOf.audit, before);

/** One account's own. */
export async function readOwn(
  db: Firestore,
  uid: string,
): Promise<Pick<AdminAnswer<'person'>, 'jobs' | 'ledger' | 'reports' | 'audit'>> {
  const ownedIn = (name: string): Query => db.collection(name).where('user_id', '==', uid);
  const [jobs, ledger, reports, audit] = await Promise.all([
    newest(ownedIn(COLLECTIONS.generationJobs), rowsOf.job),
    newest(ownedIn(COLLECTIONS.creditsTransactions), rowsOf.movement),
    newest(ownedIn(COLLECTIONS.pictureReports), rowsOf.report),
    newest(ownedIn(COLLECTIONS.auditLog), rowsOf.audit),
  ]);
  return { jobs, ledger, reports, audit };
}
