import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { COLLECTIONS, gsUrlOf, resultPath, thumbnailPath } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firestoreProfiles } from '../src/adapters/firestore/account/profiles.ts';
import { makeDerivatives } from '../src/imaging/derivatives.ts';
import type { NewItem } from '../src/usecases/ports.ts';
import { fillLibrary } from './seed/fillLibrary.ts';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';

/**
 * Fills the demo account of the running emulators with N library items. A few pictures are drawn and stored, and
 * all items share them: each stored object starts a function, and thousands of them would take the whole machine.
 */
const ACCOUNT = { email: 'demo@lumashot.example', password: 'demo-password' } as const;

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
await fillLibrary(db, {
  uid,
  count,
  drawn,
  onBatch: (done) => console.log(`${done} of ${count} items`),
});
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
