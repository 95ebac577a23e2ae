import { useEffect, useEffectEvent } from 'react';

/**
 * An effect that waits for something, once for each `key`; null: for nothing. When the key changes or
 * the component goes, `signal` is aborted: nobody wants the answer any more, and whatever it holds is
 * given back by a listener of `abort`. Errors are its own to handle.
 */
export function useAsyncEffect<Key>(
  key: Key | null,
  run: (key: Key, signal: AbortSignal) => Promise<void>,
): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    void start(key, controller.signal);
    return () => controller.abort();
  }, [key]);
}
