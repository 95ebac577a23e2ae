import { useLayoutEffect, useMemo, useState } from 'react';

interface Held {
  readonly keys: readonly string[];
  /** Shows the new ones at once. */
  readonly release: () => void;
}

/**
 * The keys to show. What is made while somebody looks at older pictures waits until its beginning is in
 * sight again: in a grid each new picture would push all others one place on.
 */
export function useHeldKeys(all: readonly string[], list: { current: Element | null }): Held {
  const [first, setFirst] = useState(all[0]);
  const newest = all[0];
  const held = first === newest || first === undefined ? 0 : all.indexOf(first);
  const isHolding = held > 0;
  const release = () => setFirst(newest);
  if (held < 0) setFirst(newest);

  useLayoutEffect(() => {
    function releaseAtTop(): void {
      if ((list.current?.getBoundingClientRect().top ?? 0) >= 0) setFirst(newest);
    }
    if (!isHolding) return;
    releaseAtTop();
    window.addEventListener('scroll', releaseAtTop, { passive: true });
    return () => window.removeEventListener('scroll', releaseAtTop);
  }, [isHolding, newest, list]);

  const keys = useMemo(() => (held > 0 ? all.slice(held) : all), [all, held]);
  return { keys, release };
}
