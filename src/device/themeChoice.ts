import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from './storageKeys.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Also read by public/before.js, before the first paint. */
const STORAGE_KEY = STORAGE_KEYS.theme;

const listeners = new Set<() => void>();
let current: ThemeChoice = readChoice();

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => current);

/** 'system' follows the device; the others are kept in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts as long as the tab.
  }
  apply(choice);
}

function apply(choice: ThemeChoice): void {
  current = choice;
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const listener of listeners) listener();
}

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) apply(readChoice());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
