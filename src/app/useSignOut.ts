import { ROUTES } from '@lumashot/domain/routes';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { LibrarySyncContext } from '../library/hooks/LibrarySyncContext.ts';
import { sendWhatWaits } from '../library/outbox/sendWhatWaits.ts';
import { beginSignOut, endSession } from '../session/endSession.ts';

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
