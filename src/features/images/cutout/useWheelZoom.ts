import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Zoom } from './useZoom.ts';

/** Doublings a pixel of the wheel. */
const STEP = 0.004;

/** A wheel with Ctrl, and two fingers on a touchpad: the page scrolls with the wheel alone. */
export function useWheelZoom(view: RefObject<HTMLElement | null>, { scale, zoomTo }: Zoom): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left = 0, top = 0 } = view.current?.getBoundingClientRect() ?? {};
    const at = { x: event.clientX - left, y: event.clientY - top };
    zoomTo(scale * 2 ** (-event.deltaY * STEP), at);
  });
  useEffect(() => {
    const { current } = view;
    const listener = (event: WheelEvent): void => turn(event);
    // React listens to wheels passively, and could not keep the page from growing with them.
    current?.addEventListener('wheel', listener, { passive: false });
    return () => current?.removeEventListener('wheel', listener);
  }, [view]);
}
