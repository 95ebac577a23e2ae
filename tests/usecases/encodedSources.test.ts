import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreUploadPasses } from '../../functions/src/adapters/firestore/library/uploadPasses.ts';
import { storagePhotos } from '../../functions/src/adapters/storage/photos.ts';
import { storageSources } from '../../functions/src/adapters/storage/sources.ts';
import { reencodePhoto } from '../../functions/src/imaging/reencodePhoto.ts';
import { cleanPhoto } from '../../functions/src/usecases/photos/cleanPhoto.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, closeAdmin, db } from '../support/admin.ts';
import { portsWith } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenProfilePhoto, givenUpload, productShot } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

/** A file of its own: the highest memory of a process is known only over its whole life. */
afterAll(closeAdmin);

const MEGABYTE = 1024 * 1024;
const GROWTH_MOST = 64 * MEGABYTE;

/** Highest resident memory of this process so far, in bytes. */
const peakMemory = (): number => process.resourceUsage().maxRSS * 1024;

const silent = { cleaned: () => {}, removed: () => {} };

/** A gigabyte of zeros in less than one megabyte, made in parts so that the test itself stays small. */
function compressedGigabyte(compress: (part: Buffer) => Buffer): Buffer {
  const part = compress(Buffer.alloc(16 * MEGABYTE));
  // Members of a gzip follow each other; of the other encoding one part is enough.
  return compress === gzip ? Buffer.concat(Array.from({ length: 64 }, () => part)) : part;
}

const gzip = (part: Buffer): Buffer => gzipSync(part, { level: 9 });
const brotli = (part: Buffer): Buffer => brotliCompressSync(part);

const BOMBS = { gzip: compressedGigabyte(gzip), br: compressedGigabyte(brotli) };

/** As it could have been stored before the rules refused it. */
async function givenEncoded(path: string, encoding: keyof typeof BOMBS): Promise<string> {
  await bucket.file(path).save(BOMBS[encoding], {
    resumable: false,
    metadata: { contentEncoding: encoding, contentType: 'image/jpeg' },
  });
  return path;
}

describe.each(['gzip', 'br'] as const)('a photo that is stored as %s', (encoding) => {
  it('is no source of a picture, and is never inflated', async () => {
    const uid = await givenProfile();
    const ordinary = productShot([await givenUpload(uid)]);
    await runGeneration({ uid, operation: 'productShot', input: ordinary }, portsWith());
    const before = peakMemory();

    const path = await givenEncoded(`uploads/${uid}/${randomUUID()}.jpg`, encoding);
    const input = productShot([path, path, path, path, path]);
    expect(await runGeneration({ uid, operation: 'productShot', input }, portsWith())).toEqual({
      ok: false,
      refusal: { reason: 'source-unreadable' },
    });
    expect(peakMemory() - before).toBeLessThan(GROWTH_MOST);
    expect((await moneyOf(uid)).profile).toMatchObject({ credits: 8, credits_held: 0 });
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('is removed unread from the face photos', async () => {
    const uid = await givenProfile();
    await givenProfilePhoto(uid);
    const path = await givenEncoded(`profile-photos/${uid}/profile-1.jpg`, encoding);
    const before = peakMemory();
    await cleanPhoto(
      { path, metadata: {} },
      {
        photos: storagePhotos(bucket),
        passes: firestoreUploadPasses(db),
        reencode: reencodePhoto,
        log: silent,
      },
    );
    expect(peakMemory() - before).toBeLessThan(GROWTH_MOST);
    expect((await bucket.file(path).exists())[0]).toBe(false);
  });
});

it('an object larger than is asked for is not even fetched', async () => {
  const path = `uploads/u1/${randomUUID()}.jpg`;
  await bucket.file(path).save(Buffer.alloc(1_001), { resumable: false });
  const read = (maxBytes: number) => storageSources(bucket).read({ path, maxBytes });
  expect(await read(1_000)).toBe('too-large');
  expect(await read(1_001)).toHaveLength(1_001);
});
