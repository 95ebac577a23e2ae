import { COLLECTIONS } from '@lumashot/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { bucket, db } from '../admin.ts';
import { required } from '../environment.ts';

/** Everything a signed-in user may read about themselves (firestore.rules). */
const READABLE = [
  COLLECTIONS.profiles,
  COLLECTIONS.generatedImages,
  COLLECTIONS.generatedVideos,
  COLLECTIONS.productShots,
  COLLECTIONS.productImages,
  COLLECTIONS.portraitShots,
  COLLECTIONS.creditsTransactions,
  COLLECTIONS.generationJobs,
] as const;

/** How the objects of a result end. */
const ENDINGS = [
  '.png',
  '.jpg',
  '.thumb.webp',
  '.source.jpg',
  '.source.png',
  '.source.webp',
  '.mask.png',
  '.mask.jpg',
];

export interface Thief {
  /** Bytes of results that could be fetched just now, by every name that can be put together. */
  steal(): Promise<number>;
}

/**
 * An owner who reads all their documents, takes every word in them for a name, and asks Storage for
 * it with their own session, as a modified client would.
 */
export async function thiefFor(uid: string): Promise<Thief> {
  const session = await sessionOf(uid);
  return {
    async steal() {
      const words = await wordsOf(uid);
      const names = words.flatMap((word) => ENDINGS.map((ending) => `${word}${ending}`));
      const sizes = await Promise.all(
        names.map((name) => bytesOf(`results/${uid}/${name}`, session)),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Everything like a name in what the user may read. */
async function wordsOf(uid: string): Promise<readonly string[]> {
  const found = await Promise.all(
    READABLE.map((name) => db.collection(name).where('user_id', '==', uid).get()),
  );
  const told = JSON.stringify(found.flatMap(({ docs }) => docs.map((row) => [row.id, row.data()])));
  const words = new Set(told.match(/[A-Za-z0-9_-]{16,}/g) ?? []);
  return [...words];
}

async function bytesOf(path: string, session: string): Promise<number> {
  const url = `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}`;
  const response = await fetch(`${url}?alt=media`, {
    headers: { authorization: `Firebase ${session}` },
  });
  const body = await response.arrayBuffer();
  return response.ok ? body.byteLength : 0;
}

const signedIn = z.object({ idToken: z.string() });

async function sessionOf(uid: string): Promise<string> {
  const token = await getAuth().createCustomToken(uid);
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
    },
  );
  return signedIn.parse(await response.json()).idToken;
}
