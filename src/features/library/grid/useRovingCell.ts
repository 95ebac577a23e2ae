import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  readonly list: { current: Element | null };
  readonly keys: readonly string[];
}

/**
 * Which cell the keyboard is on. The grid is one tab stop: the cell that had the focus last, which stays
 * in the page wherever the viewport goes, so that focus is never lost and a closed dialog finds its way
 * back.
 */
export function useRovingCell({ list, keys }: Options) {
  const [active, setActive] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);

  const focusWanted = useEffectEvent(() => {
    if (wanted.current === null) return;
    const place = keys.indexOf(wanted.current) + 1;
    const link = list.current?.querySelector<HTMLElement>(`:scope > [aria-posinset="${place}"] a`);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });
  const lastIndex = useRef(-1);
  /** The picture that had the focus is gone: the one that has taken its place has it now. */
  const stayInPlace = useEffectEvent(() => {
    if (active === null) return;
    const index = keys.indexOf(active);
    if (index >= 0) {
      lastIndex.current = index;
      return;
    }
    const next = keys[Math.min(lastIndex.current, keys.length - 1)];
    if (next === undefined) return;
    // Elsewhere, as in a dialog, the focus stays where it is.
    if (document.activeElement === document.body) wanted.current = next;
    setActive(next);
  });
  // After every drawing: the cell may have come with this one.
  useLayoutEffect(() => {
    stayInPlace();
    focusWanted();
  });

  return {
    active,
    activeIndex: active === null ? -1 : keys.indexOf(active),
    setActive,
    /** Once it is drawn. */
    focusCell: (key: string) => {
      wanted.current = key;
      setActive(key);
    },
  };
}
