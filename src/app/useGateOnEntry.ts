import { needsPayment } from '@lumashot/domain/profile/access';
import { useState } from 'react';
import type { ProfileState } from '../session/ProfileContext.ts';

/**
 * Whether this page is shut until something is paid. Decided when it is entered, by navigation or reload,
 * as soon as the server has confirmed the profile: on the page where the last credit is spent its picture
 * is seen and saved (decision 31).
 */
export function useGateOnEntry(pathname: string, current: ProfileState, now: Date): boolean {
  const [entered, setEntered] = useState<string | null>(null);
  const isConfirmed = current.state === 'ready' && current.asOf === null;
  const isDue = isConfirmed && needsPayment(current.profile, now);
  if (entered !== null && entered !== pathname) setEntered(null);
  else if (entered === null && isConfirmed && !isDue) setEntered(pathname);
  return isDue && entered !== pathname;
}
