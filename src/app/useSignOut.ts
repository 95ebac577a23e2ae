import { ROUTES } from '@lumashot/domain/routes';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Outbox } from '../library/outbox.ts';
import { LibrarySyncContext } from '../library/LibrarySyncContext.ts';
import { beginSignOut, endSession } from '../session/endSession.ts';

/** What was changed here and is on its way gets this long; then it goes with the rest. */
const SENDING_MS = 3_000;

/** Leaves first: the guard of a signed-in route would send the signed-out user to /auth. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const outbox = use(LibrarySyncContext)?.outbox;
  return () => {
    beginSignOut();
    void (async () => {
      if (outbox !== undefined) await sendWhatWaits(outbox);
      await navigate(ROUTES.landing);
      await endSession();
    })();
  };
}

async function sendWhatWaits(outbox: Outbox): Promise<void> {
  const sending = outbox
    .send()
    .catch((error: unknown) => console.warn('A change was not sent', error));
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, SENDING_MS))]);
}
