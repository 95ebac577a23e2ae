import { waitingCredits } from '@lumashot/domain/profile/access';
import type { CallReply } from '@lumashot/domain/calls/calls';
import type { Profile } from '@lumashot/domain/profile/profile';
import { startTransition, useEffect, useCallback, useState } from 'react';
import { callFunction } from '../firebase/calls/callFunction.ts';
import { waitForPendingMedia } from '../media/loadMedia.ts';
import type { HeardProfile } from '../firebase/documents/profiles.ts';
import { forgetAgeTick, hasAgeTick } from '../device/ageTick.ts';
import { readRememberedProfile, rememberProfile } from '../device/rememberedProfile.ts';
import { retryDelayMs, runLaterOrOnline } from '../lib/retryDelay.ts';
import { useNow } from '../lib/useNow.ts';
import { sayLive } from './liveSwitches.ts';
import type { LibraryNews } from './ProfileContext.ts';
import { useConfirmedAddress } from './useConfirmedAddress.ts';
import { useSeen } from './useSeen.ts';

interface KnownProfile {
  readonly profile: Profile;
  /** Null: confirmed in this session. */
  readonly asOf: Date | null;
}

export interface ProfileSubscription {
  readonly known: KnownProfile | null;
  readonly hasFailed: boolean;
  /** There is no profile, and none is made before its owner says to be old enough. */
  readonly isAgeMissing: boolean;
  readonly libraryNews: LibraryNews;
}

/** How long the listener gives way to the pictures on the screen. */
const PICTURES_WITHIN_MS = 2_000;

/**
 * First the profile that this device remembers; then, once Auth has confirmed the user, the server's:
 * made if it is missing, and followed. Both of these start together, so that a returning user sees
 * it as soon as the faster of the two has it.
 */
export function useProfileSubscription(uid: string, isConfirmed: boolean): ProfileSubscription {
  const [remembered] = useState(() => rememberedOf(uid));
  const [known, setKnown] = useState(remembered);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAgeMissing, setAgeMissing] = useState(false);
  const [libraryNews, setLibraryNews] = useState<LibraryNews>(null);

  const take = useCallback(({ live, ...profile }: CallReply<'ensureProfile'>) => {
    sayLive(live);
    setKnown((before) => withAnswer(before, profile));
  }, []);

  useEffect(() => {
    if (!isConfirmed) return;
    let gone = false;
    let failures = 0;
    let end = () => {};

    function onProfile({ profile, libraryChanges }: HeardProfile): void {
      failures = 0;
      // Not urgent, and read by nearly every screen: drawn in slices.
      startTransition(() => {
        setKnown({ profile, asOf: null });
        setLibraryNews(libraryChanges);
      });
    }

    async function watch(): Promise<void> {
      // What is remembered is on the screen: on a slow line its pictures come before Firestore's code.
      if (remembered !== null) await waitForPendingMedia(PICTURES_WITHIN_MS);
      const { watchProfile } = await import('../firebase/documents/profiles.ts');
      if (gone) return;
      end = watchProfile(uid, {
        onProfile,
        onUnreachable: () => setLibraryNews((before) => before ?? 'unreachable'),
        // The refusal ends the session and says why. Without the word on the age nothing is made anew.
        onGone: () => void callFunction('ensureProfile', {}),
        onError: () => {
          setHasFailed(true);
          failures += 1;
          end = runLaterOrOnline(retryDelayMs(failures), startWatching);
        },
      });
    }

    function startWatching(): void {
      watch().catch((error: unknown) => {
        console.error('The profile cannot be watched', error);
        if (!gone) setHasFailed(true);
      });
    }

    async function ensure(): Promise<void> {
      const result = await callFunction('ensureProfile', hasAgeTick() ? { isOldEnough: true } : {});
      if (result.ok) forgetAgeTick();
      if (gone) return;
      if (!result.ok) {
        return result.refusal.reason === 'age-missing' ? setAgeMissing(true) : setHasFailed(true);
      }
      take(result.value);
    }

    startWatching();
    void ensure();
    return () => {
      gone = true;
      end();
    };
  }, [uid, isConfirmed, remembered, take]);

  useEffect(() => {
    if (known?.asOf === null) rememberProfile({ profile: known.profile, confirmedAt: new Date() });
  }, [known]);

  const now = useNow();
  const isWaiting = known?.asOf === null && waitingCredits(known.profile, now) > 0;
  useConfirmedAddress(isWaiting, take);
  useSeen(known?.asOf === null ? known.profile : null);

  return { known, hasFailed, isAgeMissing, libraryNews };
}

/**
 * The listener may have been heard before an answer that is newer, and after one that is older. An
 * answer leaves out what is heard only, so of a profile that was heard it changes the credits alone,
 * and the counts of a remembered one stay: without them the server would be asked to count.
 */
function withAnswer(known: KnownProfile | null, answered: Profile): KnownProfile {
  if (known?.asOf !== null) {
    const library_counts = known?.profile.library_counts;
    return { profile: { ...answered, library_counts }, asOf: null };
  }
  if (known.profile.updated_at >= answered.updated_at) return known;
  const { updated_at, credits, trial_credits_waiting } = answered;
  return { profile: { ...known.profile, updated_at, credits, trial_credits_waiting }, asOf: null };
}

function rememberedOf(uid: string): KnownProfile | null {
  const remembered = readRememberedProfile(uid);
  return remembered === null ? null : { profile: remembered.profile, asOf: remembered.confirmedAt };
}
