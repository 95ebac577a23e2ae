import { auditRowSchema } from '@lumashot/domain/admin/audit';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Fields, Migration } from './migration.ts';

/** What of a row is asked for; the rest may be of any version. */
const rowSchema = z.object({
  kind: auditRowSchema.shape.kind,
  user_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).default({}),
});
type Row = z.output<typeof rowSchema>;

const messageOf = z.object({ messageId: z.string().min(1) });
const reportOf = z.object({ reportId: z.string().min(1) });
const ownerSchema = z.string().min(1).nullable().catch(null);

/**
 * Rows of answers from before held the answer once more, and no row said whose message or report it was
 * about: they outlived the account. The words go, and the owner comes, as far as the message is still there.
 */
export const auditAnswers: Migration = {
  name: 'audit-answers',
  says: 'operators’ answers out of the audit log, and whose message or report its rows are about',
  collections: [COLLECTIONS.auditLog],
  lacks: (page, db) => Promise.all(page.map((snapshot) => lacks(snapshot, db))),
};

async function lacks(snapshot: DocumentSnapshot, db: Firestore): Promise<Fields> {
  const read = rowSchema.safeParse(snapshot.data());
  if (!read.success) return null;
  const row = read.data;
  const { words, ...details } = row.details;
  const owner = row.user_id === null ? await ownerOf(row, db) : null;
  return {
    ...(row.kind === 'answer' && words !== undefined ? { details } : {}),
    ...(owner === null ? {} : { user_id: owner }),
  };
}

async function ownerOf({ kind, details }: Row, db: Firestore): Promise<string | null> {
  const message = messageOf.safeParse(details).data;
  const report = reportOf.safeParse(details).data;
  const about =
    kind === 'decide'
      ? [COLLECTIONS.pictureReports, report?.reportId]
      : [COLLECTIONS.contactMessages, message?.messageId];
  const [collection, id] = about;
  if (collection === undefined || id === undefined) return null;
  return ownerSchema.parse((await db.collection(collection).doc(id).get()).get('user_id'));
}
