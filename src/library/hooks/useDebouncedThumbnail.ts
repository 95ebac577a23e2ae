import { useEffect, useState } from 'react';
import { readyMediaUrl } from '../../media/mediaUrls.ts';
import { useMediaUrl, type MediaUrl } from '../../media/useMediaUrl.ts';

const STAYS_MS = 100;

/**
 * The thumbnail of a cell in a list that can be flung: it loads once the cell has stayed for a
 * moment, so that a fling past a thousand pictures loads none of them. One that is in memory is there
 * at once.
 */
export function useDebouncedThumbnail(gsUrl: string | null): MediaUrl {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  const isWanted = gsUrl !== null && (stays || readyMediaUrl(gsUrl) !== null);
  return useMediaUrl(isWanted ? gsUrl : null);
}
