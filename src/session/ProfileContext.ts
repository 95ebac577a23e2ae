import type { Profile } from '@lumashot/domain/profile/profile';
import { createContext, use, useEffect, useState } from 'react';
import type { LibraryChanges } from '@lumashot/domain/library/feed';
import { useIsOnline } from '../pwa/useIsOnline.ts';

interface ReadyProfile {
  readonly state: 'ready';
  readonly profile: Profile;
  /** When the server last confirmed it; null: in this session. */
  readonly asOf: Date | null;
}

/** What the server says of the library: null before it has, 'unreachable' while it cannot. */
export type LibraryNews = LibraryChanges | 'unreachable' | null;

export type ProfileState = { readonly libraryNews: LibraryNews } & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** The account has no profile yet: its owner is asked first. */
  | { readonly state: 'age-missing'; readonly confirm: () => void }
  | ReadyProfile
);

export const ProfileContext = createContext<ProfileState>({ state: 'loading', libraryNews: null });

export const useProfileState = (): ProfileState => use(ProfileContext);

/** Null while loading. May be from an earlier session: see useProfileAge. */
export function useProfile(): Profile | null {
  const current = useProfileState();
  return current.state === 'ready' ? current.profile : null;
}

/** Only as the server has confirmed it in this session: for decisions that lead away. */
export function useConfirmedProfile(): Profile | null {
  const current = useProfileState();
  return current.state === 'ready' && current.asOf === null ? current.profile : null;
}

/** The server nearly always answers sooner: nothing shall flash up meanwhile. */
const PATIENCE_MS = 4_000;

/**
 * Since when the shown profile, and its credits, were not confirmed, to be shown beside them. Null: they
 * are, or the server is being asked just now.
 */
export function useProfileAge(): Date | null {
  const current = useProfileState();
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return current.state === 'ready' && (isLate || !isOnline) ? current.asOf : null;
}
