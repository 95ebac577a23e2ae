import { OFFLINE_TEXTS } from '../texts/pwa.ts';
import { agoText } from '../lib/agoText.ts';
import { useNow } from '../lib/useNow.ts';
import { useProfileAge } from './ProfileContext.ts';

/** 'as of 3 hours ago', beside what is only remembered; null: it is confirmed. */
export function useProfileAgeText(): string | null {
  const age = useProfileAge();
  const now = useNow();
  return age === null ? null : OFFLINE_TEXTS.asOf(agoText(age, now));
}
