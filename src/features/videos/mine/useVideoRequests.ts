import { useEffect, useState } from 'react';
import {
  watchVideoRequests,
  type SavedVideoRequest,
} from '#app/firebase/documents/videoRequests.ts';
import { useUser } from '#app/session/SessionContext.ts';

export type Requests =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly requests: readonly SavedVideoRequest[] };

/** The user's saved requests, newest first, live. */
export function useVideoRequests(): Requests {
  const { uid } = useUser();
  const [requests, setRequests] = useState<Requests>({ state: 'loading' });

  useEffect(
    () =>
      watchVideoRequests(uid, {
        onRequests: (saved) => setRequests({ state: 'ready', requests: saved }),
        onError: () => setRequests({ state: 'failed' }),
      }),
    [uid],
  );

  return requests;
}
