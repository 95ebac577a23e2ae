import type { SnackbarKey } from 'notistack';
import { dismissToast, showToast } from '#app/components/toasts/showToast.ts';
import { isLastSession } from '#app/device/lastSession.ts';
import { saveSettings } from '#app/firebase/documents/profileSettings.ts';
import { NOTIFICATION_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { dropChoice, keptChoice, type Preferences } from './keptChoice.ts';

/** Says how it went. A failed save keeps the choice. */
export async function savePreferences(uid: string, preferences: Preferences): Promise<boolean> {
  try {
    await saveSettings(uid, preferences);
    dropChoice(uid);
    showToast('success', TEXTS.saved);
    return true;
  } catch (error) {
    console.error('The preferences were not saved', error);
    showToast('error', TEXTS.failed);
    return false;
  }
}

let told: SnackbarKey | null = null;

/** To whoever goes to another page with a choice that is not saved: it can be saved from there. */
export function tellUnsaved(uid: string): void {
  const kept = keptChoice(uid);
  if (kept === null || !isLastSession(uid)) return;
  told = showToast('info', {
    ...TEXTS.left,
    button: {
      label: TEXTS.submit,
      press: () => {
        untellUnsaved();
        void savePreferences(uid, kept);
      },
    },
  });
}

/** Whoever is back sees it at the button itself. */
export function untellUnsaved(): void {
  if (told !== null) dismissToast(told);
  told = null;
}
