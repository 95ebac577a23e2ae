import { auditRowSchema } from '@lumashot/domain/admin/audit';
import { LOOK_MOST, type AdminAnswer } from '@lumashot/domain/admin/looks';
import { contactMessageSchema } from '@lumashot/domain/calls/contact';
import { ledgerRowSchema } from '@lumashot/domain/credits/ledger';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { pictureReportSchema } from '@lumashot/domain/reports/report';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
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

  report: (found: DocumentSnapshot): AdminAnswer<'reports'>['reports'][number] => {
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

  message: (found: DocumentSnapshot): AdminAnswer<'messages'>['messages'][number] => {
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

/** The newest of a query, from before a moment on. */
export async function newest<Row>(
  query: Query,
  rowOf: (found: DocumentSnapshot) => Row,
  before?: string,
): Promise<Row[]> {
  const from = before === undefined ? query : query.where('created_at', '<', new Date(before));
  const { docs } = await from.orderBy('created_at', 'desc').limit(LOOK_MOST).get();
  return docs.map(rowOf);
}

export const readReports = (db: Firestore, before?: string) =>
  newest(db.collection(COLLECTIONS.pictureReports), rowsOf.report, before);

export const readMessages = (db: Firestore, before?: string) =>
  newest(db.collection(COLLECTIONS.contactMessages), rowsOf.message, before);

export const readAudit = (db: Firestore, before?: string) =>
  newest(db.collection(COLLECTIONS.auditLog), rowsOf.audit, before);

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
