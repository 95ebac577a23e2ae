import type { Profile } from '@lumashot/domain/profile/profile';
import { createContext, use } from 'react';
import type { CallFailure } from '../firebase/callFailure.ts';

export type ProfileState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: CallFailure; readonly retry: () => void }
  | { readonly state: 'ready'; readonly profile: Profile };

export const ProfileContext = createContext<ProfileState>({ state: 'loading' });

export const useProfileState = (): ProfileState => use(ProfileContext);

/** Null while loading. */
export function useProfile(): Profile | null {
  const current = useProfileState();
  return current.state === 'ready' ? current.profile : null;
}
