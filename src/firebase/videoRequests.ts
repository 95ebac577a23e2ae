import { videoRequestSchema, type VideoRequest } from '@lumashot/domain/library/videoRequest';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';

const LISTED = 60;

const requests = collection(firestore, COLLECTIONS.videoRequests);

export type NewVideoRequest = Omit<VideoRequest, 'created_at' | 'updated_at'>;
export type SavedVideoRequest = VideoRequest & { readonly id: string };

/** Rejects at once when offline: a transaction does not wait in the queue as a plain write does. */
export const saveVideoRequest = (request: NewVideoRequest): Promise<void> =>
  runTransaction(
    firestore,
    async (transaction) => {
      transaction.set(doc(requests), {
        ...request,
        created_at: serverTimestamp(),
        updated_at: serverTimestamp(),
      });
    },
    { maxAttempts: 1 },
  );

/** The user's newest requests, live. */
export const watchVideoRequests = (
  uid: string,
  {
    onRequests,
    onError,
  }: { onRequests: (requests: readonly SavedVideoRequest[]) => void; onError: () => void },
): (() => void) =>
  onSnapshot(
    query(requests, where('user_id', '==', uid), orderBy('created_at', 'desc'), limit(LISTED)),
    ({ docs, metadata }) => {
      // Offline the empty cache would pass for an empty list. The next answer comes by itself.
      if (metadata.fromCache && docs.length === 0) return onError();
      return onRequests(docs.map(requestFromDocument).filter((request) => request !== null));
    },
    (error) => {
      console.error('The video requests cannot be watched', error.code);
      onError();
    },
  );

function requestFromDocument(document: QueryDocumentSnapshot): SavedVideoRequest | null {
  const data = document.data({ serverTimestamps: 'estimate' });
  const request = videoRequestSchema.safeParse(datesFromTimestamps(data));
  if (request.success) return { ...request.data, id: document.id };
  console.error(`${document.ref.path} has an unknown shape`, request.error.issues);
  return null;
}
