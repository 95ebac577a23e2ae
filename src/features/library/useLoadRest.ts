import { useEffect, useRef, useState } from 'react';
import { loadRest, type Rest } from '#app/library/loadRest.ts';

/** Loads all of a list, one billed read a picture, for as long as who asked for it is on the screen. */
export function useLoadRest(rest: Rest) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** `done` is called once all of it is here; `mayGoOn` is asked before each page. */
  async function load({
    mayGoOn = () => true,
    done = () => Promise.resolve(),
  }: {
    readonly mayGoOn?: () => boolean;
    readonly done?: () => Promise<void>;
  } = {}): Promise<void> {
    const { signal } = (asking.current = new AbortController());
    setState('loading');
    try {
      const loaded = await loadRest(rest, () => !signal.aborted && mayGoOn());
      if (loaded === 'whole') await done();
      setState(loaded === 'failed' ? 'failed' : 'idle');
    } catch (error) {
      console.error('Not all of the list could be loaded', error);
      setState('failed');
    }
  }

  return { state, load };
}
