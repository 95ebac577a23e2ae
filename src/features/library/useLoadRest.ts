import { useEffect, useRef, useState } from 'react';
import { loadRest, type Rest } from '#app/library/sync/loadRest.ts';

export interface LoadRest {
  readonly state: 'idle' | 'loading' | 'failed';
  /** `done` is called once all of it is here; `mayGoOn` is asked before each page. */
  readonly load: (how?: {
    readonly mayGoOn?: () => boolean;
    readonly done?: () => Promise<void>;
  }) => Promise<void>;
}

/**
 * Loads all of a list, one billed read a picture, for as long as the list is on the screen: the list holds it and no
 * button, for buttons go with the last page.
 */
export function useLoadRest(rest: Rest): LoadRest {
  const [state, setState] = useState<LoadRest['state']>('idle');
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const load: LoadRest['load'] = async ({
    mayGoOn = () => true,
    done = () => Promise.resolve(),
  } = {}) => {
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
  };

  return { state, load };
}
