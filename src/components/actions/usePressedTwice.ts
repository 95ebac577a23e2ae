import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useKeyDown } from '#app/lib/useKeyDown.ts';

/** A second press sooner than this is the rest of a double click, or of a trembling hand. */
const SOONEST_MS = 700;
/** After this the first press is forgotten: Safari gives buttons no focus that they could lose. */
const FORGOTTEN_MS = 5_000;

interface PressedTwice {
  /** Pressed once: the next press does it. */
  readonly isArmed: boolean;
  /** For the button. */
  readonly handlers: {
    readonly onClick: (event: MouseEvent) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** For what has no undo: two presses that somebody means, one after the other. */
export function usePressedTwice(onSure: () => void): PressedTwice {
  const [armedAt, setArmedAt] = useState<number | null>(null);
  const isArmed = armedAt !== null;
  const forget = () => setArmedAt(null);

  useEffect(() => {
    if (armedAt === null) return;
    const timer = setTimeout(() => setArmedAt(null), FORGOTTEN_MS);
    return () => clearTimeout(timer);
  }, [armedAt]);
  useKeyDown(isArmed, ({ key }) => {
    if (key === 'Escape') forget();
  });

  function onClick({ detail }: MouseEvent): void {
    if (detail > 1) return;
    const now = performance.now();
    if (armedAt === null) return setArmedAt(now);
    if (now - armedAt < SOONEST_MS) return;
    forget();
    onSure();
  }

  return {
    isArmed,
    handlers: {
      onClick,
      onBlur: forget,
      // Enter that is held presses again and again.
      onKeyDown: (event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      },
    },
  };
}
