import { useNavigate } from 'react-router-dom';
import { endSession } from '../session/endSession.ts';

/** Leaves first: the guard of a signed-in route would send the signed-out user to /auth. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void (async () => {
      await navigate('/');
      await endSession();
    })();
  };
}
