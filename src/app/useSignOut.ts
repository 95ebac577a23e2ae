import { ROUTES } from '@lumashot/domain/routes';
import { useNavigate } from 'react-router-dom';
import { beginSignOut, endSession } from '../session/endSession.ts';

/** Leaves first: the guard of a signed-in route would send the signed-out user to /auth. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    beginSignOut();
    void (async () => {
      await navigate(ROUTES.landing);
      await endSession();
    })();
  };
}
