import { z } from 'zod';
import { createStore, type Store } from '../lib/createStore.ts';
import { TAB_STORAGE_KEYS } from './storageKeys.ts';

/**
 * Finished jobs that nobody wants to see in the tray again: they were cleared, or asked for once more.
 * Their ids, which say nothing to others; the newest are kept.
 */
const KEY = TAB_STORAGE_KEYS.hiddenJobs;
const KEPT_MOST = 200;

const listSchema = z.array(z.string());

let store: Store<readonly string[]> | null = null;

export function hiddenJobs(): Store<readonly string[]> {
  store ??= createStore(stored());
  return store;
}

export function hideJobs(jobIds: readonly string[]): void {
  const next = [...new Set([...hiddenJobs().get(), ...jobIds])].slice(-KEPT_MOST);
  sessionStorage.setItem(KEY, JSON.stringify(next));
  hiddenJobs().set(next);
}

function stored(): readonly string[] {
  try {
    return listSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    // Not ours, or not readable: they are shown once more.
    return [];
  }
}
