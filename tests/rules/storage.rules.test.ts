import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { closeAdmin, db } from '../support/admin.ts';
import { hostAndPort } from '../support/environment.ts';

/**
 * What the app asks through its own SDK: each allow, allowed and denied. Every name, type, size and
 * path is the matrix's (storageMatrix.test.ts).
 */
let environment: RulesTestEnvironment;
let anna: FirebaseStorage;
let ben: FirebaseStorage;
let visitor: FirebaseStorage;
/** A folder of its own for each test: the emulator keeps objects between them. */
let uid: string;

const MEGABYTE = 1024 * 1024;
const JPEG: UploadMetadata = { contentType: 'image/jpeg' };
/** All of them are on the pass: what is denied is denied for what it is. */
const PHOTO_NAMES = ['profile-2.jpg', 'profile-2.png', 'profile-2.webp', '1700000000000.jpg'];
const ODD_NAMES = ['profile-1.jpg', 'profile-2.svg', 'me and you.jpg', 'deep/profile-2.jpg'];
const bytes = (size = 64): Uint8Array => new Uint8Array(size).fill(7);

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    // With the rules it was started with: to load them again leaves everybody without any for a while.
    storage: hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST'),
  });
});

beforeEach(async () => {
  uid = `anna-${randomUUID()}`;
  const as = (name: string): FirebaseStorage => environment.authenticatedContext(name).storage();
  anna = as(uid);
  ben = as('ben');
  visitor = environment.unauthenticatedContext().storage();
  // The emulator looks passes up in the suite's own project.
  const names = [...PHOTO_NAMES, ...ODD_NAMES].flatMap((name) => [
    `profile-photos/${uid}/${name}`,
    `uploads/${uid}/${name}`,
  ]);
  await db
    .collection(COLLECTIONS.uploadPasses)
    .doc(uid)
    .set({ paths: names, valid_until: new Date(Date.now() + 600_000) });
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage();
    await uploadBytes(ref(storage, `results/${uid}/item.png`), bytes(), {
      contentType: 'image/png',
    });
    await Promise.all(
      ['profile-photos', 'uploads'].map((prefix) =>
        uploadBytes(ref(storage, `${prefix}/${uid}/profile-1.jpg`), bytes(), JPEG),
      ),
    );
  });
});

afterAll(async () => {
  await environment.cleanup();
  await closeAdmin();
});

describe.each(['profile-photos', 'uploads'])('%s', (prefix) => {
  const photo = (storage: FirebaseStorage, name = 'profile-2.jpg') =>
    ref(storage, `${prefix}/${uid}/${name}`);

  it.each([
    ['a JPEG', 'profile-2.jpg', 'image/jpeg'],
    ['a PNG', 'profile-2.png', 'image/png'],
    ['a WebP', 'profile-2.webp', 'image/webp'],
    ['a photo of the settings', '1700000000000.jpg', 'image/jpeg'],
  ])('lets the owner upload %s', async (_, name, contentType) => {
    await assertSucceeds(uploadBytes(photo(anna, name), bytes(), { contentType }));
  });

  it('lets the owner upload exactly 10 MB', async () => {
    await assertSucceeds(uploadBytes(photo(anna), bytes(10 * MEGABYTE), JPEG));
  });

  it.each([
    ['11 MB', 'profile-2.jpg', JPEG, 11 * MEGABYTE],
    ['one byte over 10 MB', 'profile-2.jpg', JPEG, 10 * MEGABYTE + 1],
    ['nothing', 'profile-2.jpg', JPEG, 0],
    ['an SVG', 'profile-2.svg', { contentType: 'image/svg+xml' }, 64],
    ['an SVG named as a JPEG', 'profile-2.jpg', { contentType: 'image/svg+xml' }, 64],
    ['a text', 'profile-2.jpg', { contentType: 'text/plain' }, 64],
    ['a page', 'profile-2.jpg', { contentType: 'text/html' }, 64],
    ['a name that is none', 'me and you.jpg', JPEG, 64],
    ['a folder of its own', 'deep/profile-2.jpg', JPEG, 64],
    ['a gzip', 'profile-2.jpg', { ...JPEG, contentEncoding: 'gzip' }, 64],
    ['a brotli', 'profile-2.jpg', { ...JPEG, contentEncoding: 'br' }, 64],
    ["the server's mark", 'profile-2.jpg', { ...JPEG, customMetadata: { cleaned: 'true' } }, 64],
  ])('denies the owner to upload %s', async (_, name, metadata, size) => {
    await assertFails(uploadBytes(photo(anna, name), bytes(size), metadata));
  });

  it('denies the owner what is not on their pass, or no longer', async () => {
    await assertFails(uploadBytes(photo(anna, 'profile-3.jpg'), bytes(), JPEG));
    const pass = db.collection(COLLECTIONS.uploadPasses).doc(uid);
    await pass.update({ valid_until: new Date(Date.now() - 1_000) });
    await assertFails(uploadBytes(photo(anna), bytes(), JPEG));
    await pass.delete();
    await assertFails(uploadBytes(photo(anna), bytes(), JPEG));
  });

  it('denies others to upload', async () => {
    await assertFails(uploadBytes(photo(ben), bytes(), JPEG));
    await assertFails(uploadBytes(photo(visitor), bytes(), JPEG));
  });

  it('lets only the owner read', async () => {
    await assertSucceeds(getBytes(photo(anna, 'profile-1.jpg')));
    await assertFails(getBytes(photo(ben, 'profile-1.jpg')));
    await assertFails(getBytes(photo(visitor, 'profile-1.jpg')));
    await assertFails(getDownloadURL(photo(ben, 'profile-1.jpg')));
  });

  it('denies replacing, relabelling and deleting', async () => {
    await assertFails(uploadBytes(photo(anna, 'profile-1.jpg'), bytes(), JPEG));
    await assertFails(updateMetadata(photo(anna, 'profile-1.jpg'), { contentType: 'text/html' }));
    await assertFails(deleteObject(photo(anna, 'profile-1.jpg')));
  });

  it('denies listing, the own folder too', async () => {
    await assertFails(listAll(ref(anna, `${prefix}/${uid}`)));
    await assertFails(listAll(ref(ben, `${prefix}/${uid}`)));
    await assertFails(listAll(ref(anna, prefix)));
  });
});

describe('results', () => {
  const result = (storage: FirebaseStorage, name = 'item.png') =>
    ref(storage, `results/${uid}/${name}`);

  it('lets only the owner read', async () => {
    await assertSucceeds(getBytes(result(anna)));
    await assertFails(getBytes(result(ben)));
    await assertFails(getBytes(result(visitor)));
  });

  it('denies every write and list, the owner included', async () => {
    await assertFails(uploadBytes(result(anna, 'new.png'), bytes(), { contentType: 'image/png' }));
    await assertFails(uploadBytes(result(anna), bytes(), { contentType: 'image/png' }));
    await assertFails(deleteObject(result(anna)));
    await assertFails(listAll(ref(anna, `results/${uid}`)));
  });
});

describe('everything else', () => {
  it.each(['file.jpg', 'uploads/file.jpg', 'anna/file.jpg'])('is closed: %s', async (path) => {
    for (const storage of [anna, ben, visitor]) {
      await assertFails(getBytes(ref(storage, path)));
      await assertFails(uploadBytes(ref(storage, path), bytes(), JPEG));
    }
  });
});
