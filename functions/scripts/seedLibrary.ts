import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import type { Profile } from '@lumashot/domain/profile/profile';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS, gsUrlOf, resultPath, thumbnailPath } from '@lumashot/domain/paths';
import { TRIAL_CREDITS } from '@lumashot/domain/profile/trial';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { libraryChange } from '../src/adapters/firestore/libraryChange.ts';
import { firestoreProfiles } from '../src/adapters/firestore/profiles.ts';
import { makeDerivatives } from '../src/imaging/derivatives.ts';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';

/**
 * Fills the demo account of the running emulators with N library items, spread over the last year.
 * A few pictures are drawn and shared as originals; every item has a thumbnail object of its own,
 * and the ledger stays right: what the items cost was granted before.
 */
const ACCOUNT = { email: 'demo@lumashot.example', password: 'demo-password' } as const;
const BATCH = 150;
const YEAR_MS = 365 * 86_400_000;

const count = Number(process.argv[2]);
if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
  throw new Error('Seeding is for the emulators only: run it as npm run seed');
}
const bucketName = process.env['LUMASHOT_BUCKET'] ?? '';
const app = initializeApp({
  projectId: process.env['GCLOUD_PROJECT'] ?? '',
  storageBucket: bucketName,
});
const db = getFirestore(app);
const bucket = getStorage(app).bucket();

const uid = await ensureAccount();
const stampOfSeed = await changeOf(uid);
const drawn = await drawOriginals(uid);
await grant(uid, count);
for (let from = 0; from < count; from += BATCH) {
  await addItems({ uid, from, to: Math.min(from + BATCH, count) });
  console.log(`${Math.min(from + BATCH, count)} of ${count} items`);
}
await deleteApp(app);
console.log(`\n${ACCOUNT.email} / ${ACCOUNT.password} has ${count} more items.`);

async function ensureAccount(): Promise<string> {
  const auth = getAuth(app);
  const known = await auth.getUserByEmail(ACCOUNT.email).catch(() => null);
  const { uid: id } = known ?? (await auth.createUser({ ...ACCOUNT, emailVerified: true }));
  await profileOf(id);
  await db
    .collection(COLLECTIONS.profiles)
    .doc(id)
    .update({ has_completed_onboarding: true, updated_at: FieldValue.serverTimestamp() });
  return id;
}

/** As functions stamp it with every item: devices that are online hear of the seeded ones. */
async function changeOf(id: string) {
  return libraryChange(await profileOf(id), LIBRARY_TYPES['text-to-image'].collection);
}

async function profileOf(id: string): Promise<Profile> {
  const { profile } = await firestoreProfiles(db).ensure({
    uid: id,
    isConfirmed: true,
    trialKeys: { whole: `demo-${id}`, toTry: `demo-try-${id}` },
    trialsPerDay: 1_000,
    now: new Date(),
  });
  return profile;
}

interface Original {
  readonly prompt: string;
  readonly templateId: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Uint8Array;
  readonly placeholder: string;
}

async function drawOriginals(owner: string): Promise<Original[]> {
  const originals: Original[] = [];
  for (const [seed, { id, prompt }] of TEXT_TEMPLATES.entries()) {
    const result = await embeddedEngine.draw.text?.(
      { prompt },
      { seed, signal: new AbortController().signal },
    );
    if (result?.ok !== true) throw new Error(`the engine did not draw: ${prompt}`);
    const { picture } = result;
    const path = resultPath({
      uid: owner,
      itemId: `demo-${id}`,
      nameKey: 'seed',
      extension: 'png',
    });
    await bucket.file(path).save(Buffer.from(picture.bytes), {
      resumable: false,
      contentType: picture.mediaType,
    });
    const { width, height } = picture;
    const derivatives = await makeDerivatives(picture);
    originals.push({ prompt, templateId: id, path, width, height, ...derivatives });
    console.log(`drawn: ${id}`);
  }
  return originals;
}

async function addItems({
  uid: owner,
  from,
  to,
}: {
  uid: string;
  from: number;
  to: number;
}): Promise<void> {
  const batch = db.batch();
  const uploads: Promise<unknown>[] = [];
  for (let index = from; index < to; index += 1) {
    const original = drawn[index % drawn.length];
    if (original === undefined) throw new Error('nothing was drawn');
    const item = db.collection(LIBRARY_TYPES['text-to-image'].collection).doc();
    const smallPath = thumbnailPath({ uid: owner, itemId: item.id, nameKey: 'seed' });
    const gs = (path: string): string => gsUrlOf({ bucket: bucketName, path });
    batch.create(item, {
      user_id: owner,
      prompt: original.prompt,
      template_id: original.templateId,
      original_image_id: null,
      image_url: gs(original.path),
      thumbnail_url: gs(smallPath),
      width: original.width,
      height: original.height,
      placeholder: original.placeholder,
      engine: embeddedEngine.id,
      created_at: Timestamp.fromMillis(Date.now() - Math.floor((index / count) * YEAR_MS)),
      updated_at: FieldValue.serverTimestamp(),
    });
    addRow(batch, `demo_${item.id}`, {
      user_id: owner,
      amount: -1,
      balance_after: TRIAL_CREDITS + count - index - 1,
      transaction_type: 'text_image',
      description: 'Demo item',
      job_id: null,
    });
    uploads.push(
      bucket.file(smallPath).save(Buffer.from(original.thumbnail), {
        resumable: false,
        contentType: 'image/webp',
      }),
    );
  }
  await Promise.all(uploads);
  batch.update(db.collection(COLLECTIONS.profiles).doc(owner), {
    ...stampOfSeed,
    updated_at: FieldValue.serverTimestamp(),
  });
  await batch.commit();
}

/** The items' price, granted before: the balance ends where it was. */
async function grant(owner: string, amount: number): Promise<void> {
  const batch = db.batch();
  addRow(batch, `demo_grant_${db.collection('_').doc().id}`, {
    user_id: owner,
    amount,
    balance_after: TRIAL_CREDITS + amount,
    transaction_type: 'trial_grant',
    description: 'Demo credits for seeded items',
    job_id: null,
  });
  await batch.commit();
}

function addRow(
  batch: FirebaseFirestore.WriteBatch,
  key: string,
  row: Omit<LedgerRow, 'created_at' | 'updated_at'>,
): void {
  const now = FieldValue.serverTimestamp();
  batch.create(db.collection(COLLECTIONS.creditsTransactions).doc(key), {
    ...row,
    created_at: now,
    updated_at: now,
  });
}
