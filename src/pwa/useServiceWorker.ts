import { UPDATE_TEXTS } from '../texts/pwa.ts';
import { useEffect } from 'react';
import { showToast } from '../components/toasts/showToast.ts';
import { startServiceWorker } from './serviceWorkerClient.ts';

const TOAST_KEY = 'new-version';

/** The app's own files on the device, and a word when there are newer ones. */
export function useServiceWorker(): void {
  useEffect(() => startServiceWorker(offerUpdate), []);
}

const offerUpdate = (reload: () => void): void => {
  const { title, description, action } = UPDATE_TEXTS;
  showToast('info', {
    title,
    description,
    button: { label: action, press: reload },
    key: TOAST_KEY,
  });
};
