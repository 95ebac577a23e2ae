import { emailKey } from '@lumashot/domain/account/emailKey';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Fields, Migration } from './migration.ts';

/** Where each names somebody's address. */
const FIELDS: Readonly<Record<string, string>> = {
  [COLLECTIONS.contactMessages]: 'email',
  [COLLECTIONS.mailOutbox]: 'to',
};

const address = z.string().nullish();

/** Messages and mails from before are found by their address in one spelling, as new ones are. */
export const emailKeys: Migration = {
  name: 'email-keys',
  says: 'addresses of messages and mails in one spelling',
  collections: Object.keys(FIELDS),
  lacks: (page) => Promise.resolve(page.map(lacks)),
};

function lacks(snapshot: DocumentSnapshot): Fields {
  const found = address.safeParse(snapshot.get(FIELDS[snapshot.ref.parent.id] ?? ''));
  if (!found.success) return null;
  if (found.data == null) return {};
  const email_key = emailKey(found.data);
  return snapshot.get('email_key') === email_key ? {} : { email_key };
}
