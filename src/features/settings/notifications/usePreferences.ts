import type { Profile } from '@lumashot/domain/profile/profile';
import { NOTIFICATION_TEXTS } from '#app/texts/settings.ts';
import { useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { saveSettings } from '#app/firebase/documents/profileSettings.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';

export type Preferences = Pick<Profile, 'email_notifications' | 'credits_notifications'>;

interface Choice {
  readonly preferences: Preferences;
  /** 'saved': the server has it, the profile's listener may still bring it. */
  readonly state: 'open' | 'saving' | 'saved';
}

/** What is switched on screen, and whether it is saved. A failed save keeps the choice. */
export function usePreferences() {
  const { uid } = useUser();
  const profile = useProfile();
  const [choice, setChoice] = useState<Choice | null>(null);
  const isSame = choice !== null && profile !== null && isEqual(choice.preferences, profile);
  // Saved and back: from here on the profile is shown, also when another device changes it.
  if (isSame && choice.state === 'saved') setChoice(null);

  async function save(): Promise<void> {
    if (choice === null) return;
    setChoice({ ...choice, state: 'saving' });
    try {
      await saveSettings(uid, choice.preferences);
      setChoice({ ...choice, state: 'saved' });
      showToast('success', NOTIFICATION_TEXTS.saved);
    } catch (error) {
      console.error('The preferences were not saved', error);
      setChoice({ ...choice, state: 'open' });
      showToast('error', NOTIFICATION_TEXTS.failed);
    }
  }

  const shown: Preferences | null = choice?.preferences ?? profile;
  return {
    shown,
    isChanged: choice !== null && choice.state !== 'saved' && !isSame,
    isSaving: choice?.state === 'saving',
    change: (change: Partial<Preferences>): void => {
      if (shown === null) return;
      const { email_notifications, credits_notifications } = shown;
      const preferences = { email_notifications, credits_notifications, ...change };
      setChoice({ preferences, state: 'open' });
    },
    save: () => void save(),
  };
}

const isEqual = (one: Preferences, other: Preferences): boolean =>
  one.email_notifications === other.email_notifications &&
  one.credits_notifications === other.credits_notifications;
