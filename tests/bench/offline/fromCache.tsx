import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  CACHE_SIZE_UNLIMITED,
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Card, SourceModule } from './source.ts';

const place = z.object({ host: z.string(), port: z.int() });
const configSchema = z.object({
  email: z.string(),
  projectId: z.string(),
  firestore: place,
  auth: place,
});
const config = configSchema.parse(JSON.parse(document.getElementById('config')?.textContent ?? ''));

/** Firestore as the app would use it if it had no index of its own. */
const app = initializeApp({ apiKey: 'demo-key', projectId: config.projectId });
const firestore = initializeFirestore(app, {
  localCache: persistentLocalCache({ cacheSizeBytes: CACHE_SIZE_UNLIMITED }),
});
connectFirestoreEmulator(firestore, config.firestore.host, config.firestore.port);

const UID_KEY = 'bench-uid';
const PAGE = 500;
const RETRIES = 9;
const items = () =>
  query(
    collection(firestore, LIBRARY_TYPES['text-to-image'].collection),
    where('user_id', '==', localStorage.getItem(UID_KEY)),
    orderBy('created_at', 'desc'),
  );

export const fill: SourceModule['fill'] = async () => {
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${config.auth.host}:${config.auth.port}`, {
    disableWarnings: true,
  });
  const { user } = await signInWithEmailAndPassword(auth, config.email, 'a long password');
  localStorage.setItem(UID_KEY, user.uid);
  await cacheAfter(null, 0);
};

/** Page by page: all at once take longer than the SDK waits for a first answer. */
async function cacheAfter(last: QueryDocumentSnapshot | null, failures: number): Promise<void> {
  const after = last === null ? [] : [startAfter(last)];
  try {
    const { docs } = await getDocsFromServer(query(items(), ...after, limit(PAGE)));
    const end = docs.at(-1);
    if (end !== undefined) await cacheAfter(end, 0);
  } catch (error) {
    if (failures === RETRIES) throw error;
    await cacheAfter(last, failures + 1);
  }
}

const cardSchema = z.object({
  prompt: z.string(),
  created_at: z.custom<{ toDate: () => Date }>(
    (value) => typeof value === 'object' && value !== null && 'toDate' in value,
  ),
});

export const Cards: SourceModule['Cards'] = ({ show }) => {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let end = () => {};
    async function follow(): Promise<void> {
      await disableNetwork(firestore);
      end = onSnapshot(query(items(), limit(50)), ({ docs }) =>
        setCards(
          docs.map((document) => {
            const { prompt, created_at } = cardSchema.parse(document.data());
            return { key: document.id, words: prompt, date: created_at.toDate() };
          }),
        ),
      );
    }
    void follow();
    return () => end();
  }, []);
  return show(cards);
};
