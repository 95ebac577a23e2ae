import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { COLLECTIONS, gsUrlOf, resultPath, thumbnailPath } from '@lumashot/domain/paths';
import { TRIAL_CREDITS } from '@lumashot/domain/profile/trial';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firestoreLibrary } from '../src/adapters/firestore/library.ts';
import { firestoreProfiles } from '../src/adapters/firestore/profiles.ts';
import { makeDerivatives } from '../src/imaging/derivatives.ts';
import type { ItemCreation, NewItem } from '../src/usecases/ports.ts';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';

/**
 * Fills the demo account of the running emulators with N library items, spread over the last year.
 * A few pictures are drawn and stored, and all items share them: each stored object starts a
 * function, and thousands of them would take the whole machine. The ledger stays right: what the
 * items cost was granted before.
 */
const ACCOUNT = { email: 'demo@lumashot.example', password: 'demo-password' } as const;
/** Writes at a time: items, then their ledger rows. */
const BATCH = 250;
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
  await ensureProfile(id);
  await db
    .collection(COLLECTIONS.profiles)
    .doc(id)
    .update({ has_completed_onboarding: true, updated_at: FieldValue.serverTimestamp() });
  return id;
}

async function ensureProfile(id: string): Promise<void> {
  await firestoreProfiles(db).ensure({
    uid: id,
    isConfirmed: true,
    isOldEnough: true,
    trialKeys: { whole: `demo-${id}`, toTry: `demo-try-${id}` },
    trialsPerDay: 1_000,
    now: new Date(),
  });
}

async function drawOriginals(owner: string): Promise<NewItem[]> {
  const originals: NewItem[] = [];
  for (const [seed, { id, prompt }] of TEXT_TEMPLATES.entries()) {
    const result = await embeddedEngine.draw.text?.(
      { prompt },
      { seed, signal: new AbortController().signal },
    );
    if (result?.ok !== true) throw new Error(`the engine did not draw: ${prompt}`);
    const { picture } = result;
    const { thumbnail, placeholder } = await makeDerivatives(picture);
    const key = { uid: owner, itemId: `demo-${id}`, nameKey: 'seed' };
    const { width, height } = picture;
    originals.push({
      prompt,
      template_id: id,
      original_image_id: null,
      image_url: await stored(resultPath({ ...key, extension: 'png' }), {
        bytes: picture.bytes,
        contentType: picture.mediaType,
      }),
      thumbnail_url: await stored(thumbnailPath(key), {
        bytes: thumbnail,
        contentType: 'image/webp',
      }),
      width,
      height,
      placeholder,
      engine: embeddedEngine.id,
    });
    console.log(`drawn: ${id}`);
  }
  return originals;
}

/** Its `gs://` URL. */
async function stored(
  path: string,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<string> {
  await bucket.file(path).save(Buffer.from(bytes), { resumable: false, contentType });
  return gsUrlOf({ bucket: bucketName, path });
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
  const creations = Array.from({ length: to - from }, (_, at): ItemCreation => {
    const index = from + at;
    const item = drawn[index % drawn.length];
    if (item === undefined) throw new Error('nothing was drawn');
    return {
      kind: 'create',
      type: 'text-to-image',
      id: db.collection('_').doc().id,
      item,
      createdAt: new Date(Date.now() - Math.floor((index / count) * YEAR_MS)),
    };
  });
  await firestoreLibrary(db).change({ uid: owner, changes: creations });
  const batch = db.batch();
  for (const [at, { id }] of creations.entries()) {
    addRow(batch, `demo_${id}`, {
      user_id: owner,
      amount: -OPERATIONS.text.price,
      balance_after: TRIAL_CREDITS + count - from - at - 1,
      transaction_type: OPERATIONS.text.transaction,
      description: 'Demo item',
      job_id: null,
    });
  }
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
  row: Omit<LedgerRow, 'created_at' | 'updated_at' | 'bought' | 'item'>,
): void {
  const now = FieldValue.serverTimestamp();
  batch.create(db.collection(COLLECTIONS.creditsTransactions).doc(key), {
    bought: 0,
    item: null,
    ...row,
    created_at: now,
    updated_at: now,
  });
}
