import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { z } from 'zod';
import { isLastSession } from './lastSession.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

/**
 * The profile as the server last confirmed it: what is shown until it answers. Read without waiting,
 * so that a returning user's first frame has it.
 */
const STORAGE_KEY = STORAGE_KEYS.profile;

export interface RememberedProfile {
  readonly profile: Profile;
  readonly confirmedAt: Date;
}

const rememberedSchema = z.object({ profile: profileSchema, confirmedAt: z.date() });

/** Null when there is none of this user's, or another version of the app wrote it. */
export function readRememberedProfile(uid: string): RememberedProfile | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY) ?? '';
    const remembered = rememberedSchema.parse(JSON.parse(text, withDates));
    return remembered.profile.user_id === uid ? remembered : null;
  } catch {
    return null;
  }
}

/** Nothing is kept for anybody who is not signed in (any more). */
export function rememberProfile(remembered: RememberedProfile): void {
  if (!isLastSession(remembered.profile.user_id)) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(remembered));
  } catch (error) {
    // A full disk: the next start waits for the server.
    console.warn('The profile was not kept', error);
  }
}

export const forgetProfile = (): void => localStorage.removeItem(STORAGE_KEY);

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const withDates = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && ISO_DATE.test(value) ? new Date(value) : value;
