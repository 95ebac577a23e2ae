import type { OperationName } from '@lumashot/domain/operations/operations';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore.ts';

/** Operations whose form is on the screen, once a form: it shows by itself what its jobs become. */
const shown: OperationName[] = [];

export const showsEnds = (operation: OperationName): boolean => shown.includes(operation);

export function useShowsEnds(operation: OperationName, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    shown.push(operation);
    return () => void shown.splice(shown.indexOf(operation), 1);
  }, [operation, isShown]);
}

/** What is seen and needs no toast, and is said to those who do not see it. */
interface Quiet {
  /** The same words twice are news twice. */
  readonly number: number;
  readonly words: string;
}

const quiet = createStore<Quiet>({ number: 0, words: '' });

export const sayQuietly = (words: string): void =>
  quiet.set({ number: quiet.get().number + 1, words });

export const useQuiet = (): Quiet => useSyncExternalStore(quiet.subscribe, quiet.get);
