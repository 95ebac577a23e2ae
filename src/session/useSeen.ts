import { stillUnseen } from '@lumashot/domain/account/unseen';
import type { Profile } from '@lumashot/domain/profile/profile';
import { useEffect, useRef } from 'react';

/**
 * Says that somebody looks at the app while the last of their pictures has ended, or comes back to it
 * then: so no mail about it is needed. One write after several pictures; none after quick ones.
 */
export function useSeen(profile: Profile | null): void {
  const saidOf = useRef(0);
  const endedMs = profile === null ? null : unseenSince(profile);
  const uid = profile?.user_id ?? null;
  useEffect(() => {
    if (endedMs === null || uid === null) return;
    const tell = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || saidOf.current === endedMs) return;
      saidOf.current = endedMs;
      try {
        const { saveSeen } = await import('../firebase/documents/profileSettings.ts');
        await saveSeen(uid);
      } catch (error) {
        console.info('That the pictures were seen is not known to the server', error);
      }
    };
    const again = () => void tell();
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [uid, endedMs]);
}

/** When the last picture ended that the server has not been told of; null: nothing is to be said. */
function unseenSince(profile: Profile): number | null {
  if (!profile.email_notifications || profile.jobs_running + profile.jobs_waiting > 0) return null;
  return stillUnseen(profile)?.last_at.getTime() ?? null;
}
