import { STORAGE_KEYS } from './storageKeys.ts';

const STORAGE_KEY = STORAGE_KEYS.persist;

/**
 * Asks the browser not to throw pictures away when the disk is full: once, after the first picture was
 * saved, when the question makes sense. Both answers are fine; the device keeps the answer.
 */
export async function persistStorage(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) !== null || !canPersist()) return;
  // Before the answer: a prompt that nobody answers is not shown again with every picture.
  localStorage.setItem(STORAGE_KEY, 'asked');
  const isGranted = await navigator.storage.persist();
  localStorage.setItem(STORAGE_KEY, isGranted ? 'granted' : 'denied');
}

/** Missing on insecure origins. */
const canPersist = (): boolean => 'storage' in navigator && 'persist' in navigator.storage;
