import { videoRequestSchema, type VideoRequest } from '@lumashot/domain/library/videoRequest';
import { COLLECTIONS, videoRequestId, VIDEO_REQUESTS_MOST } from '@lumashot/domain/paths';
import {
  collection,
  doc,
  getCountFromServer,
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

const requests = collection(firestore, COLLECTIONS.videoRequests);

export type NewVideoRequest = Omit<VideoRequest, 'created_at' | 'updated_at'>;
export type SavedVideoRequest = VideoRequest & { readonly id: string };

/**
 * Saves a wish under the next free number; false when all numbers are taken. Rejects at once when
 * offline: neither a count nor a transaction waits in the queue as a plain write does.
 */
export async function saveVideoRequest(request: NewVideoRequest): Promise<boolean> {
  const uid = request.user_id;
  const counted = await getCountFromServer(query(requests, where('user_id', '==', uid)));
  // Nothing is ever removed, so as many as there are is a number nobody has taken.
  const number = counted.data().count;
  if (number >= VIDEO_REQUESTS_MOST) return false;
  await runTransaction(
    firestore,
    async (transaction) => {
      transaction.set(doc(requests, videoRequestId({ uid, number })), {
        ...request,
        created_at: serverTimestamp(),
        updated_at: serverTimestamp(),
      });
    },
    { maxAttempts: 1 },
  );
  return true;
}

/** All of the user's requests, the newest first, live: none can be taken back, so each stays to be seen. */
export const watchVideoRequests = (
  uid: string,
  {
    onRequests,
    onError,
  }: { onRequests: (requests: readonly SavedVideoRequest[]) => void; onError: () => void },
): (() => void) =>
  onSnapshot(
    query(
      requests,
      where('user_id', '==', uid),
      orderBy('created_at', 'desc'),
      limit(VIDEO_REQUESTS_MOST),
    ),
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
