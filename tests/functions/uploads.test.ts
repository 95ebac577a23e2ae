import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bucket, closeAdmin, db, profileRef } from '../support/admin.ts';
import { call, newcomer, reasonOf, signUp, type Account } from '../support/emulators/calls.ts';
import { uploadAs } from '../support/photos/clientUploads.ts';
import { facePhoto } from '../support/photos/photo.ts';

afterAll(closeAdmin);

const JPEG = { contentType: 'image/jpeg' };
const pathOf = ({ uid }: Account, name: string = randomUUID()): string =>
  `uploads/${uid}/${name}.jpg`;

const allow = (account: Account, paths: readonly string[]) =>
  call('allowUploads', { account, data: { paths } });

const isThere = async (path: string): Promise<boolean> => (await bucket.file(path).exists())[0];

const heldBy = async ({ uid }: Account): Promise<unknown> =>
  (await db.collection(COLLECTIONS.uploadPasses).doc(uid).get()).get('paths');

/** The trigger runs by itself, some moments after the upload. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 });

describe('an upload', () => {
  it('is taken only under a path that was asked for, and once', async () => {
    const account = await newcomer();
    const [path, other] = [pathOf(account), pathOf(account)];
    const photo = { bytes: (await facePhoto()).buffer, label: JPEG };
    expect((await uploadAs(account, { path, ...photo })).status).toBe(403);
    expect(await allow(account, [path])).toMatchObject({ status: 200 });
    expect((await uploadAs(account, { path, ...photo })).status).toBe(200);
    expect((await uploadAs(account, { path, ...photo })).status).toBe(403);
    expect((await uploadAs(account, { path: other, ...photo })).status).toBe(403);
  });

  it('loses its public link, and its metadata, as soon as it was stored', async () => {
    const account = await newcomer();
    const path = pathOf(account);
    await allow(account, [path]);
    const { buffer } = await facePhoto();
    const { publicUrl } = await uploadAs(account, { path, bytes: buffer, label: JPEG });
    if (publicUrl === null) throw new Error('an upload has a link until the trigger has run');
    await eventually(async () => expect((await fetch(publicUrl)).status).toBe(403));
    const [kept] = await bucket.file(path).download();
    expect(kept.includes('Exif')).toBe(false);
  });

  it('that is no photo is gone, and its public link with it', async () => {
    const account = await newcomer();
    const path = pathOf(account);
    await allow(account, [path]);
    const page = Buffer.from('<script>location = "https://evil.example"</script>');
    const { publicUrl } = await uploadAs(account, { path, bytes: page, label: JPEG });
    await eventually(async () => expect(await isThere(path)).toBe(false));
    expect((await fetch(publicUrl ?? '')).status).toBeGreaterThanOrEqual(400);
  });

  it('is written once for each time it was asked for, also after it was removed', async () => {
    const account = await newcomer();
    const path = pathOf(account);
    const junk = { bytes: Buffer.from('no photo at all'), label: JPEG };
    for (let asked = 0; asked < 2; asked += 1) {
      expect((await allow(account, [path])).status).toBe(200);
      expect((await uploadAs(account, { path, ...junk })).status).toBe(200);
      await eventually(async () => expect(await isThere(path)).toBe(false));
      expect((await uploadAs(account, { path, ...junk })).status).toBe(403);
    }
  });

  it('leaves to others on the same pass what is theirs', async () => {
    const account = await newcomer();
    const [path, other] = [pathOf(account), pathOf(account)];
    const photo = { bytes: (await facePhoto()).buffer, label: JPEG };
    await allow(account, [path, other]);
    await uploadAs(account, { path, ...photo });
    await eventually(async () => expect(await heldBy(account)).toEqual([other]));
    expect((await uploadAs(account, { path: other, ...photo })).status).toBe(200);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('is not taken as %s, under any prefix', async (contentEncoding, compress) => {
    const account = await newcomer();
    const bytes = compress(Buffer.alloc(10_000_000));
    const face = `profile-photos/${account.uid}/profile-1.jpg`;
    const paths = [pathOf(account), face];
    expect((await allow(account, paths)).status).toBe(200);
    for (const path of [...paths, `results/${account.uid}/x.png`, `exports/${account.uid}/x.jpg`]) {
      const label = { ...JPEG, contentEncoding };
      expect((await uploadAs(account, { path, bytes, label })).status).toBe(403);
    }
  });
});

describe('asking for uploads', () => {
  it('is refused to whoever has no profile, no access, or is suspended', async () => {
    const stranger = await signUp();
    expect(reasonOf(await allow(stranger, [pathOf(stranger)]))).toBe('credits-unverified');
    const account = await newcomer();
    const face = `profile-photos/${account.uid}/profile-1.jpg`;
    await profileRef(account.uid).update({ trial_ends_at: new Date(0) });
    expect(reasonOf(await allow(account, [pathOf(account)]))).toBe('access-ended');
    expect((await allow(account, [face])).status).toBe(200);
    await profileRef(account.uid).update({ suspended_at: new Date() });
    expect(reasonOf(await allow(account, [face]))).toBe('account-suspended');
  });

  it('is refused for the folder of another, and for what is no photo path', async () => {
    const [account, other] = [await newcomer(), await newcomer()];
    for (const path of [
      pathOf(other),
      `profile-photos/${other.uid}/1.jpg`,
      `results/${account.uid}/x.png`,
      `uploads/${account.uid}/../${other.uid}/x.jpg`,
      `uploads/${account.uid}/x.svg`,
    ]) {
      expect(reasonOf(await allow(account, [path]))).toBe('invalid-request');
    }
  });
});
