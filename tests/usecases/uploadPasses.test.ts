import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { uploadPassSchema, UPLOADS } from '@lumashot/domain/photos/uploadPass';
import { afterAll, expect, it } from 'vitest';
import { firestoreProfiles } from '../../functions/src/adapters/firestore/account/profiles.ts';
import { firestoreUploadPasses } from '../../functions/src/adapters/firestore/library/uploadPasses.ts';
import { allowUploads } from '../../functions/src/usecases/photos/allowUploads.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { givenProfile } from '../support/accounts/users.ts';

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

const heldBy = async (uid: string): Promise<string[]> => {
  const pass = await db.collection(COLLECTIONS.uploadPasses).doc(uid).get();
  return uploadPassSchema.pick({ paths: true }).parse(pass.data()).paths;
};

it('one user is allowed 300 uploads a day, however many ask at once', async () => {
  const uid = await givenProfile();
  let granted = 0;
  for (let wave = 0; wave < 4; wave += 1) granted += await flood(uid, 20);
  expect(granted).toBe(60);
  expect(await countOf(uid)).toBe(300);
}, 120_000);

it('a path is spent once and for all, by itself, while others are asked for', async () => {
  const uid = await givenProfile();
  const pathsOf = (call: number) =>
    Array.from({ length: 4 }, (_, index) => `uploads/${uid}/${call}-${index}.jpg`);
  await allowUploads({ uid, paths: pathsOf(0) }, ports);
  const [first = '', ...others] = pathsOf(0);
  await Promise.all([
    ports.passes.spend(first),
    ports.passes.spend(first),
    ...[1, 2, 3].map((call) => allowUploads({ uid, paths: pathsOf(call) }, ports)),
  ]);
  const held = await heldBy(uid);
  expect(held.toSorted()).toEqual([...others, ...[1, 2, 3].flatMap(pathsOf)].toSorted());
  expect(await countOf(uid)).toBe(16);
});

it('nothing happens to paths that are on no pass, nor to who has none', async () => {
  const uid = await givenProfile();
  const path = `uploads/${uid}/a.jpg`;
  await ports.passes.spend(path);
  await ports.passes.spend(`results/${uid}/a.jpg`);
  await allowUploads({ uid, paths: [path] }, ports);
  await ports.passes.spend(`uploads/${uid}/b.jpg`);
  expect(await heldBy(uid)).toEqual([path]);
});

it('fifty users are allowed what each of them is allowed, and count apart', async () => {
  const users = await Promise.all(Array.from({ length: 50 }, () => givenProfile()));
  await Promise.all(users.map((uid) => flood(uid, 2)));
  expect(new Set(await Promise.all(users.map(countOf)))).toEqual(new Set([10]));
}, 120_000);
