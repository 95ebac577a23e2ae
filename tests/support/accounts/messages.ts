import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { firestoreContactMessages } from '../../../functions/src/adapters/firestore/notices/contactMessages.ts';
import { db } from '../admin.ts';

interface Message {
  readonly subject?: string;
  readonly uid?: string | null;
  readonly email?: string;
  readonly message?: string;
}

let written = 0;

/** As the contact form leaves it. Returns its id. */
export async function givenMessage({
  subject = 'Six\nfingers <b>',
  uid = null,
  email = `${randomUUID()}@example.com`,
  message = 'Why?\nReally?',
}: Message = {}): Promise<string> {
  written += 1;
  // No two of these tests end at the same time, so that is what it is found by.
  const expires_at = new Date(Date.now() + 86_400_000 * (1 + written));
  await firestoreContactMessages(db).add({
    name: 'Mara',
    email,
    subject,
    message,
    user_id: uid,
    expires_at,
  });
  const { docs } = await db
    .collection(COLLECTIONS.contactMessages)
    .where('email', '==', email)
    .where('expires_at', '==', expires_at)
    .get();
  return docs[0]?.id ?? '';
}
