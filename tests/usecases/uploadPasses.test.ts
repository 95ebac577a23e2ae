import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { UPLOADS } from '@lumashot/domain/photos/uploadPass';
import { afterAll, expect, it } from 'vitest';
import { firestoreProfiles } from '../../functions/src/adapters/firestore/profiles.ts';
import { firestoreUploadPasses } from '../../functions/src/adapters/firestore/uploadPasses.ts';
import { allowUploads } from '../../functions/src/usecases/allowUploads.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { givenProfile } from '../support/users.ts';

afterAll(closeAdmin);

const ports = {
  profileOf: (uid: string) => firestoreProfiles(db).find(uid),
  passes: firestoreUploadPasses(db),
  now: () => new Date(),
};

/** Asks for five paths, so many times at once; says how many were granted. */
async function flood(uid: string, calls: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: calls }, () =>
      allowUploads(
        {
          uid,
          paths: Array.from(
            { length: UPLOADS.perCall },
            () => `uploads/${uid}/${randomUUID()}.jpg`,
          ),
        },
        ports,
      ),
    ),
  );
  const reasons = answers.map((answer) => (answer.ok ? null : answer.refusal.reason));
  const refused = reasons.filter((reason) => reason !== null);
  expect(refused.every((reason) => reason === 'too-many-uploads')).toBe(true);
  return reasons.filter((reason) => reason === null).length;
}

const countOf = async (uid: string): Promise<unknown> =>
  (await db.collection(COLLECTIONS.uploadPasses).doc(uid).get()).get('count');

it('one user is allowed 300 uploads a day, however many ask at once', async () => {
  const uid = await givenProfile();
  let granted = 0;
  for (let wave = 0; wave < 4; wave += 1) granted += await flood(uid, 20);
  expect(granted).toBe(60);
  expect(await countOf(uid)).toBe(300);
}, 120_000);

it('fifty users are allowed what each of them is allowed, and count apart', async () => {
  const users = await Promise.all(Array.from({ length: 50 }, () => givenProfile()));
  await Promise.all(users.map((uid) => flood(uid, 2)));
  expect(new Set(await Promise.all(users.map(countOf)))).toEqual(new Set([10]));
}, 120_000);
