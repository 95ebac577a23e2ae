import { useLayoutEffect, useState, type RefObject } from 'react';

const MOST = 6;

/** What one press of a key or a button does. */
export const ZOOM_STEP = 1.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  readonly scale: number;
  readonly isLargest: boolean;
  /** `at`, in pixels of the view, stays where it is; without it the middle does. */
  readonly zoomTo: (scale: number, at?: Point) => void;
}

interface Looked {
  readonly scale: number;
  /** What of the picture lies where in the view: to be so again at the new size. */
  readonly held: { readonly share: Point; readonly at: Point } | null;
}

/** How large the picture in a scrolled view is. */
export function useZoom(view: RefObject<HTMLElement | null>): Zoom {
  const [{ scale, held }, look] = useState<Looked>({ scale: 1, held: null });

  useLayoutEffect(() => {
    const { current } = view;
    if (current === null || held === null) return;
    const { share, at } = held;
    current.scrollTo(share.x * current.scrollWidth - at.x, share.y * current.scrollHeight - at.y);
  }, [held, view]);

  return {
    scale,
    isLargest: scale >= MOST,
    zoomTo(next, at) {
      const { current } = view;
      if (current === null) return;
      const middle = at ?? { x: current.clientWidth / 2, y: current.clientHeight / 2 };
      const share = {
        x: (current.scrollLeft + middle.x) / current.scrollWidth,
        y: (current.scrollTop + middle.y) / current.scrollHeight,
      };
      look({ scale: Math.min(MOST, Math.max(1, next)), held: { share, at: middle } });
    },
  };
}
