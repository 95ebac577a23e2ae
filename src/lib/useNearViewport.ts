import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '600px 0px';

type Callback = () => void;
const waiting = new Map<Element, Callback>();
let observer: IntersectionObserver | null = null;

/** One observer for all cells: a thousand of them would cost a thousand times as much. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
      }
    },
    { rootMargin: MARGIN },
  ));

/** True once the element has come near the viewport, and from then on. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || isNear) return;
    waiting.set(element, () => setIsNear(true));
    sharedObserver().observe(element);
    return () => {
      waiting.delete(element);
      sharedObserver().unobserve(element);
    };
  }, [target, isNear]);
  return isNear;
}
