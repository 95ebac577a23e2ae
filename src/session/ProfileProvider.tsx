import type { Profile } from '@lumashot/domain/profile/profile';
import { useEffect, useState, type ReactNode } from 'react';
import { failureOf } from '../firebase/callFailure.ts';
import { callFunction } from '../firebase/callFunction.ts';
import { watchProfile } from '../firebase/profiles.ts';
import { ProfileContext, type ProfileState } from './ProfileContext.ts';

interface Props {
  readonly uid: string;
  readonly children: ReactNode;
}

/** The user's profile for everything below. A retry starts from nothing, as does another user. */
export function ProfileProvider({ uid, children }: Props) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Loader key={`${uid}/${attempt}`} uid={uid} retry={() => setAttempt(attempt + 1)}>
      {children}
    </Loader>
  );
}

/**
 * Makes sure once that the profile exists, and follows it. Both start together: a returning user
 * sees the profile as soon as the faster of the two has it.
 */
function Loader({ uid, retry, children }: Props & { retry: () => void }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    async function ensure(): Promise<void> {
      const result = await callFunction('ensureProfile', {});
      if (gone) return;
      // What the listener has brought meanwhile is newer.
      if (result.ok) setProfile((before) => before ?? result.value);
      else setHasFailed(true);
    }
    const unwatch = watchProfile(uid, {
      onProfile: setProfile,
      onError: () => setHasFailed(true),
    });
    void ensure();
    return () => {
      gone = true;
      unwatch();
    };
  }, [uid]);

  return <ProfileContext value={stateOf({ profile, hasFailed, retry })}>{children}</ProfileContext>;
}

const SETUP_FAILED = failureOf({ reason: 'profile-setup-failed' });

/** Once there is a profile, a broken connection only means that it is not the newest. */
function stateOf({
  profile,
  hasFailed,
  retry,
}: {
  profile: Profile | null;
  hasFailed: boolean;
  retry: () => void;
}): ProfileState {
  if (profile !== null) return { state: 'ready', profile };
  return hasFailed ? { state: 'failed', failure: SETUP_FAILED, retry } : { state: 'loading' };
}
