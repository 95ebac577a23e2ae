import { createSignal } from '../lib/createSignal.ts';
import { isLastSession } from './lastSession.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

/** What people type or choose and have not got anything for yet: kept over reloads, updates and offline. */
export type DraftName =
  | 'image-prompt'
  | 'image-shape'
  | 'image-count'
  | 'product-count'
  | 'portrait-count'
  | 'product-shape'
  | 'portrait-shape'
  | 'product-name'
  | 'product-category'
  | 'product-scene'
  | 'product-size'
  | 'product-view'
  | 'product-words'
  | 'product-cuts'
  | 'edit-words'
  | 'portrait-source'
  | 'portrait-template'
  | 'portrait-words'
  | 'enhance-words'
  | 'storyboard'
  | 'video-prompt'
  | 'video-words'
  | 'notifications';

const PREFIX = STORAGE_KEYS.draftPrefix;

const keyOf = (uid: string, name: DraftName): string => `${PREFIX}${uid}:${name}`;

export function readDraft(uid: string, name: DraftName): string | null {
  try {
    return localStorage.getItem(keyOf(uid, name));
  } catch {
    return null;
  }
}

/** An empty text is no draft. Nothing is kept for somebody who has signed out meanwhile. */
export function keepDraft(uid: string, name: DraftName, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(uid, name));
    else if (isLastSession(uid)) localStorage.setItem(keyOf(uid, name), text);
  } catch {
    // Storage is blocked or full: the words last as long as the tab.
  }
}

/**
 * These are being used, for a picture that takes a while. The result drops those that are still the same: words that
 * were typed meanwhile are for the next picture.
 */
export function usedDrafts(uid: string, names: readonly DraftName[]): () => void {
  const used = names.map((name) => ({ name, words: readDraft(uid, name) }));
  return () =>
    dropDrafts(
      uid,
      used.filter(({ name, words }) => readDraft(uid, name) === words).map(({ name }) => name),
    );
}

/** They have served: a picture was made of them. */
export function dropDrafts(uid: string, names: readonly DraftName[]): void {
  for (const name of names) keepDraft(uid, name, '');
}

/** Everybody's were dropped: what else a form holds of somebody goes with them. */
export const draftsDropped = createSignal();

/** On sign-out, whoever wrote them. */
export function dropAllDrafts(): void {
  draftsDropped.say();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}
