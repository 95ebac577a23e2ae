import { ROUTES } from '@lumashot/domain/routes';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dropWish } from '../device/keptWish.ts';
import { useConfirmedProfile } from '../session/ProfileContext.ts';

/** A wish of the landing page leads somewhere once. Before the profile is known, the way may still lead to onboarding. */
export function useFulfilledWish(): void {
  const { pathname } = useLocation();
  const isKnown = useConfirmedProfile() !== null;
  const isThere = isKnown && pathname.startsWith(ROUTES.home);
  useEffect(() => {
    if (isThere) dropWish();
  }, [isThere]);
}
