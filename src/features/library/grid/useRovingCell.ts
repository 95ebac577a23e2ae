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
  // After every drawing: the cell may have come with this one.
  useLayoutEffect(() => focusWanted());

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
