import { z } from 'zod';
import { STORAGE_KEYS } from './storageKeys.ts';

/**
 * Who was signed in here last, so that the app opens before Firebase Auth has asked its server. Auth
 * confirms it or ends it. Nothing is sent and nothing is kept for anybody who does not stand here.
 */
const STORAGE_KEY = STORAGE_KEYS.session;

const sessionSchema = z.object({ uid: z.string().min(1), email: z.string().nullable() });
export type LastSession = z.infer<typeof sessionSchema>;

export function readLastSession(): LastSession | null {
  try {
    return sessionSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    // None, or not ours: Auth will say.
    return null;
  }
}

export const isLastSession = (uid: string): boolean => readLastSession()?.uid === uid;

export const writeLastSession = ({ uid, email }: LastSession): void =>
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ uid, email }));

export const dropLastSession = (): void => localStorage.removeItem(STORAGE_KEY);
