import type { Refusal } from '@lumashot/domain/errors';
import { understandingRefusal, type Understanding } from '@lumashot/domain/imaging/understanding';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from '#app/lib/createStore.ts';
import { drawnHere, useDrawnHere } from '#app/session/drawnHere.ts';

/** Whose words the embedded engine reads. */
export type ReadOperation = 'text' | 'storyboard';
type Reader = Readonly<Record<ReadOperation, (words: string) => Understanding>>;

const reader = createStore<Reader | null>(null);
let isLoading = false;

/** Once; when it fails, the server says what would have been said here. */
function loadReader(): void {
  if (isLoading) return;
  isLoading = true;
  import('./reader.ts').then(reader.set, () => {
    isLoading = false;
  });
}

/** What the engine makes of the words; null as long as nobody knows, or there are none. */
export function useUnderstanding(operation: ReadOperation, words: string): Understanding | null {
  // With the first letter: a form that is only looked at loads nothing for it.
  const isWanted = useDrawnHere(operation) !== false && words !== '';
  useEffect(() => {
    if (isWanted) loadReader();
  }, [isWanted]);
  const loaded = useSyncExternalStore(reader.subscribe, reader.get);
  // Reading takes a moment of long texts: letters come first.
  const text = useDeferredValue(words);
  return useMemo(
    () => (loaded === null || text.trim() === '' ? null : loaded[operation](text)),
    [loaded, operation, text],
  );
}

/** The server's refusal, when this device knows it already: nothing has to be asked for it. */
export function refusalOnDevice(operation: ReadOperation, words: string): Refusal | null {
  const loaded = drawnHere(operation) === false ? null : reader.get();
  return loaded === null ? null : understandingRefusal(loaded[operation](words));
}
