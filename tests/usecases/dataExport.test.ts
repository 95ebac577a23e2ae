import { EXPORT_KEPT_MS, EXPORT_LOST_MS } from '@lumashot/domain/account/dataExport';
import { COLLECTIONS, gsUrlOf } from '@lumashot/domain/paths';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { firestoreOwnData } from '../../functions/src/adapters/firestore/copies.ts';
import { firestoreExports } from '../../functions/src/adapters/firestore/exports.ts';
import { storageZipParts } from '../../functions/src/adapters/storage/zipParts.ts';
import {
  exportData,
  startExport,
  tendExports,
  type ExportPorts,
} from '../../functions/src/usecases/account/exportData.ts';
import { bucket, closeAdmin, db } from '../support/admin.ts';
import { withFault } from '../support/faults.ts';
import { givenProfilePhoto } from '../support/requests.ts';
import { givenMember } from '../support/users.ts';

afterAll(closeAdmin);

const PICTURES = 40;
const BYTES = 20_000;

const ports = (overrides: Partial<ExportPorts> = {}): ExportPorts => ({
  exports: firestoreExports(db),
  data: firestoreOwnData(db),
  parts: storageZipParts(bucket),
  now: () => new Date(),
  partBytes: 10 * BYTES,
  ...overrides,
});
const sent: string[] = [];
const tasks = {
  send: (id: string) => {
    sent.push(id);
    return Promise.resolve();
  },
};
const log = {
  stopped: () => undefined,
  exportFailed: ({ error }: { error: unknown }) => {
    throw error;
  },
};

const start = (uid: string) => startExport({ uid }, { ...ports(), tasks, log });

async function begun(uid: string): Promise<string> {
  const result = await start(uid);
  if (!result.ok) throw new Error(result.refusal.reason);
  return result.value.exportId;
}

const bytesOf = (at: number): Buffer => Buffer.alloc(BYTES, `picture ${at} `);

/** A library of that many pictures, every fifth of them in the trash, and one that was never paid. */
async function givenLibrary(): Promise<string> {
  const { uid } = await givenMember();
  await givenProfilePhoto(uid);
  const batch = db.batch();
  const saved = Array.from({ length: PICTURES }, (_, at) => {
    const path = `results/${uid}/item-${at}_key.png`;
    batch.set(db.collection(COLLECTIONS.generatedImages).doc(`${uid}-${at}`), {
      user_id: uid,
      prompt: `prompt ${at}`,
      image_url: gsUrlOf({ bucket: bucket.name, path }),
      thumbnail_url: gsUrlOf({ bucket: bucket.name, path: path.replace('.png', '.thumb.webp') }),
      trashed_at: at % 5 === 0 ? new Date() : null,
    });
    return bucket.file(path).save(bytesOf(at), { resumable: false });
  });
  saved.push(bucket.file(`results/${uid}/unpaid_key.png`).save('unpaid', { resumable: false }));
  await Promise.all([batch.commit(), ...saved]);
  return uid;
}

/** Every file of all parts, as an unpacker of another maker finds them. */
async function unpacked(paths: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    const [zip] = await bucket.file(path).download();
    for (const [name, bytes] of Object.entries(unzipSync(zip))) files.set(name, Buffer.from(bytes));
  }
  return files;
}

it('holds every picture, also of the trash, byte for byte, and no other', async () => {
  const uid = await givenLibrary();
  const exportId = await begun(uid);
  // Killed in the middle of the second part, and taken up again.
  const faulty = withFault(ports(), { fault: 'process dies before', at: 20 });
  await expect(exportData({ exportId }, faulty.ports)).rejects.toThrow('injected');
  const half = await firestoreExports(db).read(exportId);
  expect(half).toMatchObject({ state: 'building', total: PICTURES + 1 });
  expect(half?.done).toBeGreaterThan(0);
  expect(half?.done).toBeLessThan(PICTURES);
  await exportData({ exportId }, ports());

  const done = await firestoreExports(db).read(exportId);
  expect(done).toMatchObject({ state: 'ready', done: PICTURES + 1 });
  expect(done?.parts.length).toBeGreaterThan(3);
  for (const { path, bytes } of done?.parts ?? []) {
    expect(Number((await bucket.file(path).getMetadata())[0].size)).toBe(bytes);
  }
  const files = await unpacked(done?.parts.map(({ path }) => path) ?? []);
  const pictures = [...files].filter(([name]) => name.startsWith('pictures/'));
  expect(pictures.length).toBe(PICTURES);
  for (let at = 0; at < PICTURES; at += 1) {
    expect(files.get(`pictures/item-${at}_key.png`)?.equals(bytesOf(at))).toBe(true);
  }
  expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(1);
  const rowsIn = (name: string) =>
    z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(String(files.get(name))));
  expect(rowsIn('pictures.json')).toHaveLength(PICTURES);
  expect(rowsIn('credits.json')).toHaveLength(1);
  expect(rowsIn('account.json')).toEqual([expect.objectContaining({ id: uid, credits: 10 })]);
});

it('is made once a day, and goes after a week', async () => {
  const { uid } = await givenMember();
  const exportId = await begun(uid);
  expect(sent).toContain(exportId);
  expect(await start(uid)).toMatchObject({ refusal: { reason: 'export-too-soon' } });
  const inTime = (ms: number) => ({ ...ports(), tasks, now: () => new Date(Date.now() + ms) });
  sent.length = 0;
  // Its task was lost.
  await tendExports(inTime(EXPORT_LOST_MS + 60_000));
  expect(sent).toContain(exportId);
  await exportData({ exportId }, ports());
  const [part] = (await firestoreExports(db).read(exportId))?.parts ?? [];
  if (part === undefined) throw new Error('no part');
  await tendExports(inTime(EXPORT_KEPT_MS - 60_000));
  expect((await bucket.file(part.path).exists())[0]).toBe(true);
  await tendExports(inTime(EXPORT_KEPT_MS + 60_000));
  expect((await bucket.file(part.path).exists())[0]).toBe(false);
  expect(await firestoreExports(db).read(exportId)).toBeNull();
});
