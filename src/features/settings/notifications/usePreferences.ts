import { tableOf } from '@lumashot/domain/tableOf';
import { useEffect, useState } from 'react';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { dropChoice, FLAGS, keepChoice, keptChoice, type Preferences } from './keptChoice.ts';
import { savePreferences, tellUnsaved, untellUnsaved } from './savePreferences.ts';

interface Choice {
  readonly preferences: Preferences;
  /** 'saved': the server has it, the profile's listener may still bring it. */
  readonly state: 'open' | 'saving' | 'saved';
}

/** What is switched on screen, and whether it is saved. It waits for whoever leaves without saving it. */
export function usePreferences() {
  const { uid } = useUser();
  const profile = useProfile();
  const [choice, setChoice] = useState<Choice | null>(() => {
    const preferences = keptChoice(uid);
    return preferences === null ? null : { preferences, state: 'open' };
  });
  const isSame = choice !== null && profile !== null && isEqual(choice.preferences, profile);
  // Saved and back: from here on the profile is shown, also when another device changes it.
  if (isSame && choice.state === 'saved') setChoice(null);
  const isChanged = choice !== null && choice.state !== 'saved' && !isSame;

  useEffect(() => {
    untellUnsaved();
    return () => tellUnsaved(uid);
  }, [uid]);

  // Switched back, or by another device: nothing is left to save.
  useEffect(() => {
    if (isSame) dropChoice(uid);
  }, [isSame, uid]);

  async function save(): Promise<void> {
    if (choice === null) return;
    setChoice({ ...choice, state: 'saving' });
    const isSaved = await savePreferences(uid, choice.preferences);
    setChoice({ ...choice, state: isSaved ? 'saved' : 'open' });
  }

  const shown: Preferences | null = choice?.preferences ?? profile;
  return {
    shown,
    isChanged,
    isSaving: choice?.state === 'saving',
    change: (change: Partial<Preferences>): void => {
      if (shown === null) return;
      const preferences = { ...tableOf(FLAGS, (flag) => shown[flag]), ...change };
      setChoice({ preferences, state: 'open' });
      keepChoice(uid, preferences);
    },
    save: () => void save(),
  };
}

const isEqual = (one: Preferences, other: Preferences): boolean =>
  FLAGS.every((flag) => one[flag] === other[flag]);
