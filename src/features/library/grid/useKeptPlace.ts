import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepPlace, placeAt, savePlaces, type KeptPlace } from '#app/device/scrollPlaces.ts';
import { COVERED } from './useRowsInView.ts';

/** The place in a list: where it was left on this screen, or by this entry of the history. */
export function usePlaceOf(list: string, places: Map<string, number>): KeptPlace {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [start] = useState(() => places.get(list) ?? (isBack ? placeAt(key) : undefined));
  const [keep] = useState(() => (historyKey: string, pixels: number) => {
    keepPlace(historyKey, pixels);
    places.set(list, pixels);
  });
  return { start, keep };
}

/** Scrolls a list that has just been laid out to its place, and keeps the place from then on. */
export function useKeptPlace(list: { current: Element | null }, { start, keep }: KeptPlace): void {
  const { key } = useLocation();
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || isPlaced.current) return;
    isPlaced.current = true;
    const below = belowTopOf(element);
    // Without a place a list begins at its beginning, wherever the last one was scrolled to.
    const by = (start ?? Math.min(below, -COVERED.top)) - below;
    if (by !== 0) window.scrollBy(0, by);
  }, [list, start]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const note = () => {
      // The next screen begins at its top, and may do so before this effect is told that the list is gone.
      if (element.isConnected) keep(key, belowTopOf(element));
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', savePlaces);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', savePlaces);
      savePlaces();
    };
  }, [list, key, keep]);
}

/** Pixels that the viewport's top is below the element's. */
const belowTopOf = (element: Element): number => Math.round(-element.getBoundingClientRect().top);
