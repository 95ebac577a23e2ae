import { createHash } from 'node:crypto';
import { HOLDINGS } from '@lumashot/domain/account/holdings';
import { COLLECTIONS, STORAGE_PREFIXES } from '@lumashot/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { expect } from 'vitest';
import { bucket, db } from '../admin.ts';
import { acted } from './adminPorts.ts';
import { givenMessage } from './messages.ts';
import { givenMember, type Member } from './users.ts';

/**
 * What somebody has said, and what is known of them: words that nobody else's documents hold, and that
 * nothing but themselves leads to.
 */
export const secretOf = (uid: string): string =>
  `secret-${createHash('sha256').update(`secret of ${uid}`).digest('hex').slice(0, 24)}`;

/** How the documents of each kind of collection are found by their owner. */
const idIn = (name: keyof typeof COLLECTIONS, uid: string): string => {
  if (HOLDINGS[name].erasure === 'named') return uid;
  return name === 'rateLimits' ? `checkout_${uid}` : `${uid}_of-this-test`;
};

/** Somebody of whom every collection and every prefix holds something. */
export async function givenWholeAccount(): Promise<Member> {
  const member = await givenMember();
  const { uid, email } = member;
  const batch = db.batch();
  for (const [key, name] of Object.entries(COLLECTIONS)) {
    if (!(key in HOLDINGS)) throw new Error(`no holding of ${key}`);
    const collection = Object.keys(HOLDINGS).find(
      (one): one is keyof typeof HOLDINGS => one === key,
    );
    if (collection === undefined) continue;
    const { erasure } = HOLDINGS[collection];
    if (['none', 'profile', 'record'].includes(erasure)) continue;
    batch.set(db.collection(name).doc(idIn(collection, uid)), {
      ...(erasure === 'keyed' ? {} : { user_id: uid }),
      email,
      label: secretOf(uid),
      prompt: secretOf(uid),
      name: secretOf(uid),
      endpoint: `https://fcm.googleapis.com/fcm/send/${secretOf(uid)}`,
      endpoint_hash: secretOf(uid),
      input: { prompt: secretOf(uid), pictures: [{ note: secretOf(uid) }] },
      message: { subject: secretOf(uid), text: secretOf(uid) },
      job_id: `${uid}_job`,
      amount: 1,
      customer_id: `cus_${uid}`,
      subscriptions: [],
      next_check_at: null,
      created_at: new Date(),
      updated_at: new Date(),
      description: secretOf(uid),
      item: { type: 'product', id: `item of ${uid}` },
    });
  }
  await confirmAddress(uid);
  // Written before signing in, as the form keeps it and as it did before it kept the key.
  const asked = { user_id: null, email, message: secretOf(uid) };
  batch.set(db.collection(COLLECTIONS.contactMessages).doc(), asked);
  await givenMessage({ email: email.toUpperCase(), message: secretOf(uid) });
  // And the answer to it, on its way.
  const answer = { user_id: null, to: email, message: { text: secretOf(uid) } };
  batch.set(db.collection(COLLECTIONS.mailOutbox).doc(), answer);
  await batch.commit();
  await givenAnswer(uid);
  await Promise.all(
    Object.values(STORAGE_PREFIXES).map((prefix) =>
      bucket.file(`${prefix}/${uid}/file.bin`).save('bytes', { resumable: false }),
    ),
  );
  return member;
}

/** One of us has answered what they wrote, and said why in their words. */
async function givenAnswer(uid: string): Promise<void> {
  const messageId = await givenMessage({ uid, message: secretOf(uid) });
  const why = secretOf(uid);
  const answer = { kind: 'answer', messageId, words: `About ${secretOf(uid)}` } as const;
  expect(await acted({ action: answer, why })).toContain('Answered');
  expect(await acted({ action: { kind: 'done', messageId }, why })).toBe('Done');
}

export async function confirmAddress(uid: string): Promise<void> {
  await getAuth().updateUser(uid, { emailVerified: true });
}

/** Where anything of all that is kept still names these users: documents by their path, and objects. */
export async function tracesOf(...members: readonly Member[]): Promise<string[]> {
  const names = members.flatMap(({ uid, email }) => [uid, email, secretOf(uid)]);
  const holds = (text: string): boolean => names.some((name) => text.includes(name));
  const traces: string[] = [];
  for (const collection of await db.listCollections()) {
    const { docs } = await collection.get();
    for (const row of docs) {
      if (holds(row.id) || holds(JSON.stringify(row.data()))) traces.push(row.ref.path);
    }
  }
  const [files] = await bucket.getFiles();
  traces.push(...files.map(({ name }) => name).filter(holds));
  const { users } = await getAuth().getUsers(members.map(({ uid }) => ({ uid })));
  return [...traces, ...users.map(({ uid }) => `the user ${uid}`)];
}
