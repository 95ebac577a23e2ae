import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { firestoreContactMessages } from '../../functions/src/adapters/firestore/contactMessages.ts';
import { db } from './admin.ts';

interface Message {
  readonly subject?: string;
  readonly uid?: string | null;
}

/** As the contact form leaves it. Returns its id. */
export async function givenMessage({
  subject = 'Six\nfingers <b>',
  uid = null,
}: Message = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await firestoreContactMessages(db).add({
    name: 'Mara',
    email,
    subject,
    message: 'Why?\nReally?',
    user_id: uid,
    expires_at: new Date(Date.now() + 86_400_000),
  });
  const { docs } = await db
    .collection(COLLECTIONS.contactMessages)
    .where('email', '==', email)
    .get();
  return docs[0]?.id ?? '';
}
