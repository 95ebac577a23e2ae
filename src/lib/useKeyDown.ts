import { useEffect, useEffectEvent } from 'react';
import { isTypedInto } from './isTypedInto.ts';

/** Hears every key of the window while `isOn`. */
export function useKeyDown(isOn: boolean, onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** No letter of a text, no shortcut of the browser's, and no dialog in front of the screen. */
export const isOfScreen = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTypedInto(event.target) &&
  document.querySelector('[role="dialog"]') === null;
