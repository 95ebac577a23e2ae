import { COLLECTIONS, gsUrlOf } from '@lumashot/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmedAddress } from '../../functions/src/adapters/auth/confirmedAddress.ts';
import { signInRecord } from '../../functions/src/adapters/auth/signInRecord.ts';
import { firestoreOwnData } from '../../functions/src/adapters/firestore/account/copies.ts';
import { bucket, closeAdmin, db } from '../support/admin.ts';
import { givenMessage } from '../support/accounts/messages.ts';
import { givenMember } from '../support/accounts/users.ts';
import { confirmAddress } from '../support/accounts/wholeAccount.ts';

afterAll(closeAdmin);

const data = firestoreOwnData(db, {
  addressOf: (id) => confirmedAddress(getAuth(), id),
  signInOf: (id) => signInRecord(getAuth(), id),
});

async function recordOf(uid: string, name: string): Promise<string> {
  let text = '';
  const file = data.records(uid).find((one) => one.name === name);
  for await (const piece of file?.pieces ?? []) text += piece;
  return text;
}

it('holds the messages of an account, and of its address once that is confirmed', async () => {
  const { uid, email } = await givenMember();
  const other = await givenMember();
  const own = await givenMessage({ uid });
  const typed = await givenMessage({ email: email.toUpperCase() });
  const old = db.collection(COLLECTIONS.contactMessages).doc();
  await old.set({ user_id: null, email, message: 'from before the key' });
  await givenMessage({ uid: other.uid, email });
  const messages = async () => {
    const text = await recordOf(uid, 'messages.json');
    return z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(text));
  };
  const idsIn = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
  // Whoever signs up with a stranger's address does not get to read what that stranger wrote.
  expect(idsIn(await messages())).toEqual([own]);
  await confirmAddress(uid);
  const copied = await messages();
  expect(idsIn(copied)).toEqual([own, typed, old.id].toSorted());
  expect(copied.every((row) => !('email_key' in row))).toBe(true);
});

it('names each picture by its own field, whatever order the fields are in, and photos as photos', async () => {
  const { uid } = await givenMember();
  const url = (file: string) => gsUrlOf({ bucket: bucket.name, path: `results/${uid}/${file}` });
  const fields = Object.entries({
    user_id: uid,
    created_at: new Date(),
    result_image_url: url('shot_key.jpg'),
    thumbnail_url: url('shot_key.thumb.webp'),
    original_image_url: url('shot_key.source.jpg'),
    mask_url: url('shot_key.mask.png'),
    product_name: 'Mug',
  });
  const shots = db.collection(COLLECTIONS.productShots);
  await shots.doc(`${uid}-1`).set(Object.fromEntries(fields));
  await shots.doc(`${uid}-2`).set(Object.fromEntries(fields.toReversed()));
  await shots
    .doc(`${uid}-3`)
    .set(Object.fromEntries(fields.toSorted(([one], [other]) => one.localeCompare(other))));
  const lines = (await recordOf(uid, 'pictures.csv')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(1)) expect(line).toContain('"pictures/shot_key.jpg"');
  expect((await data.files(uid)).map(({ name }) => name).toSorted()).toEqual([
    'photos/shot_key.mask.png',
    'photos/shot_key.source.jpg',
    'pictures/shot_key.jpg',
  ]);
});

it('says how somebody signs in', async () => {
  const { uid, email } = await givenMember();
  const [account] = z
    .array(z.looseObject({ sign_in: z.unknown() }))
    .parse(JSON.parse(await recordOf(uid, 'account.json')));
  expect(account?.sign_in).toEqual({
    email,
    email_verified: false,
    providers: [{ provider: 'password', email }],
    created_at: expect.stringMatching(/^\d{4}-/),
    last_sign_in_at: expect.stringMatching(/^\d{4}-/),
  });
});
