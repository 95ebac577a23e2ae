import {
  EXPORT_KEPT_MS,
  EXPORT_GIVEN_UP_MS,
  EXPORT_LOST_MS,
  partPathOf,
} from '@lumashot/domain/account/dataExport';
import { COLLECTIONS, gsUrlOf } from '@lumashot/domain/paths';
import { makeZip } from 'client-zip';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firestoreOwnData } from '../../functions/src/adapters/firestore/account/copies.ts';
import { firestoreExports } from '../../functions/src/adapters/firestore/account/exports.ts';
import { storageZipParts } from '../../functions/src/adapters/storage/zipParts.ts';
import {
  exportData,
  startExport,
  tendExports,
  type ExportPorts,
} from '../../functions/src/usecases/account/exportData.ts';
import type { PartWriter } from '../../functions/src/usecases/account/ports.ts';
import { bucket, closeAdmin, db } from '../support/admin.ts';
import { withFault } from '../support/faults.ts';
import { givenProfilePhoto } from '../support/jobs/requests.ts';
import { givenMember } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const PICTURES = 40;
const BYTES = 20_000;

const ports = (overrides: Partial<ExportPorts> = {}): ExportPorts => ({
  exports: firestoreExports(db),
  data: firestoreOwnData(db, {
    addressOf: () => Promise.resolve(null),
    signInOf: () => Promise.resolve(null),
  }),
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
      created_at: new Date(2026, 0, 1, 0, at),
      // One that a spreadsheet would calculate.
      prompt: at === 3 ? '=SUM(A1)' : `prompt ${at}`,
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
  const lines = String(files.get('pictures.csv')).split('\r\n');
  expect(lines).toHaveLength(PICTURES + 2);
  // A byte order mark first, for Excel; then the newest picture.
  expect(lines[0]).toBe('\uFEFF"made","what","words","file","favorite","trashed"');
  expect(lines[1]).toContain(`"prompt ${PICTURES - 1}"`);
  expect(lines.at(-2)).toContain('"prompt 0"');
  expect(lines.find((line) => line.includes('"prompt 7"'))).toContain('"pictures/item-7_key.png"');
  expect(lines.find((line) => line.includes('"\'=SUM(A1)"'))).toBeDefined();
  expect(String(files.get('credits.csv'))).toContain('"trial_grant","Free trial",10,10');
  expect(rowsIn('credits.json')).toHaveLength(1);
  expect(rowsIn('account.json')).toEqual([expect.objectContaining({ id: uid, credits: 10 })]);
});

it('names what could not be packed, whichever part it would have been in', async () => {
  const { uid } = await givenMember();
  const pathOf = (at: number): string => `results/${uid}/item-${at}_key.png`;
  const batch = db.batch();
  for (let at = 0; at < 6; at += 1) {
    batch.set(db.collection(COLLECTIONS.generatedImages).doc(`${uid}-${at}`), {
      user_id: uid,
      image_url: gsUrlOf({ bucket: bucket.name, path: pathOf(at) }),
    });
  }
  await batch.commit();
  const parts = memoryParts(() => new Uint8Array(100));
  const open: PartWriter['open'] = (path) =>
    [pathOf(0), pathOf(3)].includes(path) ? Promise.resolve(null) : parts.open(path);
  const whole = ports({ parts: { ...parts, open }, partBytes: 150 });
  const exportId = await begun(uid);
  // Killed after the first part: what was missing there is known to the next run.
  const killed = withFault(whole, { fault: 'process dies before', at: 9 });
  await expect(exportData({ exportId }, killed.ports)).rejects.toThrow('injected');
  expect((await firestoreExports(db).read(exportId))?.missing).toHaveLength(1);
  await exportData({ exportId }, whole);

  const done = await firestoreExports(db).read(exportId);
  expect(done).toMatchObject({ state: 'ready', done: 6 });
  const last = parts.zips.get(done?.parts.at(-1)?.path ?? '') ?? new Uint8Array();
  const readme = Buffer.from(unzipSync(last)['README.txt'] ?? []).toString();
  expect(readme).toContain(
    'Could not be read:\r\npictures/item-0_key.png\r\npictures/item-3_key.png',
  );
});

it('is made once a day, and goes after a week', async () => {
  const { uid } = await givenMember();
  const exportId = await begun(uid);
  expect(sent).toContain(exportId);
  expect(await start(uid)).toMatchObject({ refusal: { reason: 'export-too-soon' } });
  const inTime = (ms: number) => ({ ...ports(), tasks, log, now: () => new Date(Date.now() + ms) });
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

it('that is not packed within a day has failed, and may be asked for again', async () => {
  const { uid } = await givenMember();
  const exportId = await begun(uid);
  const inTime = (ms: number) => ({ ...ports(), tasks, log, now: () => new Date(Date.now() + ms) });
  await tendExports(inTime(EXPORT_GIVEN_UP_MS - 60_000));
  expect(await firestoreExports(db).read(exportId)).toMatchObject({ state: 'queued' });
  sent.length = 0;
  await tendExports(inTime(EXPORT_GIVEN_UP_MS + 60_000));
  expect(sent).not.toContain(exportId);
  expect(await firestoreExports(db).read(exportId)).toMatchObject({ state: 'failed' });
  expect(await start(uid)).toMatchObject({ ok: true });
  expect(await firestoreExports(db).read(exportId)).toMatchObject({ state: 'queued' });
});

it('that was given up goes after a week, with all that was written of it', async () => {
  const uid = await givenLibrary();
  const exportId = await begun(uid);
  const faulty = withFault(ports(), { fault: 'process dies before', at: 20 });
  await expect(exportData({ exportId }, faulty.ports)).rejects.toThrow('injected');
  // Its worker died before this one was noted.
  const unnoted = partPathOf({ uid, exportId, number: 2 });
  await bucket.file(unnoted).save('zip', { resumable: false });
  const written = async () => {
    const [files] = await bucket.getFiles({ prefix: `exports/${uid}/` });
    return files.map(({ name }) => name);
  };
  const inTime = (ms: number) => ({ ...ports(), tasks, log, now: () => new Date(Date.now() + ms) });
  await tendExports(inTime(EXPORT_GIVEN_UP_MS + 60_000));
  await tendExports(inTime(EXPORT_KEPT_MS - 60_000));
  expect(await firestoreExports(db).read(exportId)).toMatchObject({ state: 'failed' });
  expect(await written()).toEqual([partPathOf({ uid, exportId, number: 1 }), unnoted]);
  await tendExports(inTime(EXPORT_KEPT_MS + 60_000));
  expect(await written()).toEqual([]);
  expect(await firestoreExports(db).read(exportId)).toBeNull();
});

describe('whose task comes twice', () => {
  async function givenTold() {
    const { uid, email } = await givenMember();
    const news = {
      addressOf: () => Promise.resolve(email),
      wake: () => Promise.resolve(),
      appUrl: 'https://lumashot.example',
      now: () => new Date(),
    };
    const told = ports({ exports: firestoreExports(db, news) });
    return { uid, told, exportId: await begun(uid) };
  }

  it('stays ready: the second worker leaves it alone', async () => {
    const { told, exportId } = await givenTold();
    const { data, exports } = told;
    // Both have read that there is something to do; the first one ends while the second looks for files.
    const files: typeof data.files = async (owner) => {
      await exportData({ exportId }, told);
      return data.files(owner);
    };
    await exportData({ exportId }, { ...told, data: { ...data, files } });
    const ready = await exports.read(exportId);
    expect(ready).toMatchObject({ state: 'ready' });
    // A worker whose part was on its way changes nothing of it either, nor does the look that gives up what is lost.
    await exports.note(exportId, { parts: [], cursor: null });
    await exports.note(exportId, { state: 'failed' });
    expect(await exports.read(exportId)).toEqual(ready);
  });

  it('becomes ready, though it was told of before', async () => {
    const { uid, told, exportId } = await givenTold();
    await exportData({ exportId }, told);
    await db.collection(COLLECTIONS.dataExports).doc(exportId).update({ state: 'building' });
    await exportData({ exportId }, told);
    expect(await told.exports.read(exportId)).toMatchObject({ state: 'ready' });
    const mails = await db.collection(COLLECTIONS.mailOutbox).where('user_id', '==', uid).get();
    expect(mails.size).toBe(1);
  });
});

it('in trouble keeps no other from being packed, or from going in time', async () => {
  const [stuck, lost, old] = await Promise.all(
    ['', '', ''].map(async () => begun((await givenMember()).uid)),
  );
  if (stuck === undefined || lost === undefined || old === undefined) throw new Error('no copies');
  const copies = db.collection(COLLECTIONS.dataExports);
  await copies.doc(old).update({ state: 'ready', expires_at: new Date(2_000) });
  // Found before all others, with parts that nobody can read.
  const broken = copies.doc('0-broken');
  await broken.set({ state: 'ready', expires_at: new Date(1_000), parts: 'none' });
  const told: string[] = [];
  sent.length = 0;
  await tendExports({
    ...ports(),
    tasks: {
      send: (id) => (id === stuck ? Promise.reject(new Error('no answer')) : tasks.send(id)),
    },
    log: { exportFailed: ({ exportId }) => void told.push(exportId) },
    now: () => new Date(Date.now() + EXPORT_LOST_MS + 60_000),
  });
  expect(told).toEqual(['0-broken', stuck]);
  expect(sent).toContain(lost);
  expect(await firestoreExports(db).read(old)).toBeNull();
  await broken.delete();
});

/** Objects that are only counted, and zips that are kept: what is tested is what goes where. */
function memoryParts(bytesAt: (path: string) => Uint8Array): PartWriter & {
  readonly zips: ReadonlyMap<string, Uint8Array>;
} {
  const zips = new Map<string, Uint8Array>();
  return {
    zips,
    open: (path) =>
      Promise.resolve({ bytes: bytesAt(path).byteLength, chunks: chunksOf(bytesAt(path)) }),
    async write(path, entries) {
      const zip = await new Response(makeZip(entries)).bytes();
      zips.set(path, zip);
      return zip.byteLength;
    },
    removeAll: () => Promise.resolve(),
  };
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

it('of 1,200 pictures is whole, though the worker is killed again and again', async () => {
  const MANY = 1_200;
  const { uid } = await givenMember();
  const collections = [
    { collection: COLLECTIONS.generatedImages, media: 'image_url' },
    { collection: COLLECTIONS.productShots, media: 'result_image_url' },
    { collection: COLLECTIONS.portraitShots, media: 'result_image_url' },
    { collection: COLLECTIONS.generatedVideos, media: 'video_url' },
  ];
  const pathOf = (at: number): string => `results/${uid}/item-${at}_key.png`;
  for (let from = 0; from < MANY; from += 400) {
    const batch = db.batch();
    for (let at = from; at < from + 400; at += 1) {
      const kind = collections[at % collections.length];
      if (kind === undefined) throw new Error('no such kind');
      batch.set(db.collection(kind.collection).doc(`${uid}-${at}`), {
        user_id: uid,
        created_at: new Date(at),
        prompt: `prompt ${at}`,
        [kind.media]: gsUrlOf({ bucket: bucket.name, path: pathOf(at) }),
      });
    }
    await batch.commit();
  }
  const bytesAt = (path: string) => new TextEncoder().encode(path.repeat(4));
  const parts = memoryParts(bytesAt);
  const whole = ports({ parts, partBytes: 30_000 });
  const exportId = await begun(uid);
  let kills = 0;
  for (const at of [200, 900, 60, 2]) {
    const fault = { fault: 'process dies before', at } as const;
    await exportData({ exportId }, withFault(whole, fault).ports).catch(() => (kills += 1));
  }
  await exportData({ exportId }, whole);
  expect(kills).toBe(4);

  const done = await firestoreExports(db).read(exportId);
  expect(done).toMatchObject({ state: 'ready', done: MANY, total: MANY });
  const found = (done?.parts ?? []).flatMap(({ path }) =>
    Object.entries(unzipSync(parts.zips.get(path) ?? new Uint8Array())),
  );
  const pictures = found.filter(([name]) => name.startsWith('pictures/'));
  // Each once, in whichever part.
  expect(pictures).toHaveLength(MANY);
  const byName = new Map(pictures);
  for (let at = 0; at < MANY; at += 1) {
    const bytes = byName.get(`pictures/item-${at}_key.png`);
    expect(Buffer.from(bytes ?? []).equals(bytesAt(pathOf(at)))).toBe(true);
  }
  const rows: unknown = JSON.parse(
    Buffer.from(new Map(found).get('pictures.json') ?? []).toString(),
  );
  expect(rows).toHaveLength(MANY);
});
