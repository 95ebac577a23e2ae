import type { Profile } from '@lumashot/domain/profile/profile';
import { useEffect, useState } from 'react';
import { callFunction } from '../firebase/callFunction.ts';
import type { HeardProfile } from '../firebase/profiles.ts';
import { retryDelayMs, runLaterOrOnline } from '../lib/retryDelay.ts';
import { keepProfileRow, readProfileRow } from '../localIndex/profileRow.ts';
import { claimLocalData } from './claimLocalData.ts';
import type { LibraryNews } from './ProfileContext.ts';

interface KnownProfile {
  readonly profile: Profile;
  /** Null: confirmed in this session. */
  readonly asOf: Date | null;
}

export interface FollowedProfile {
  readonly known: KnownProfile | null;
  /** The device has not said yet whether it remembers one: a matter of milliseconds. */
  readonly isRemembering: boolean;
  readonly hasFailed: boolean;
  readonly libraryNews: LibraryNews;
}

/**
 * First the profile that this device remembers; then, once Auth has confirmed the user, the server's:
 * made if it is missing, and followed. Both of these start together, so that a returning user sees
 * it as soon as the faster of the two has it.
 */
export function useFollowedProfile(uid: string, isConfirmed: boolean): FollowedProfile {
  const [known, setKnown] = useState<KnownProfile | null>(null);
  const [isRemembering, setRemembering] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const [libraryNews, setLibraryNews] = useState<LibraryNews>(null);

  useEffect(() => {
    let gone = false;
    async function remember(): Promise<void> {
      await claimLocalData(uid);
      const row = await readProfileRow(uid);
      if (gone || row === null) return;
      // What the server has said meanwhile is newer.
      setKnown((before) => before ?? { profile: row.profile, asOf: row.confirmedAt });
    }
    // A device without storage starts as if it were new.
    remember()
      .catch((error: unknown) => console.warn('No profile is remembered', error))
      .finally(() => setRemembering(false));
    return () => {
      gone = true;
    };
  }, [uid]);

  useEffect(() => {
    if (!isConfirmed) return;
    let gone = false;
    let failures = 0;
    let end = () => {};

    function hear({ profile, libraryChanges }: HeardProfile): void {
      failures = 0;
      setKnown({ profile, asOf: null });
      setLibraryNews(libraryChanges);
      keepProfileRow(uid, { profile, confirmedAt: new Date() }).catch((error: unknown) =>
        console.warn('The profile was not kept', error),
      );
    }

    async function watch(): Promise<void> {
      const { watchProfile } = await import('../firebase/profiles.ts');
      if (gone) return;
      end = watchProfile(uid, {
        onProfile: hear,
        onUnreachable: () => setLibraryNews((before) => before ?? 'unreachable'),
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
      const result = await callFunction('ensureProfile', {});
      if (gone) return;
      if (!result.ok) return setHasFailed(true);
      // What the listener has brought meanwhile is newer.
      setKnown((before) =>
        before?.asOf === null ? before : { profile: result.value, asOf: null },
      );
    }

    startWatching();
    void ensure();
    return () => {
      gone = true;
      end();
    };
  }, [uid, isConfirmed]);

  return { known, isRemembering, hasFailed, libraryNews };
}
