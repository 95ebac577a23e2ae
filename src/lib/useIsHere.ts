import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether the component is still on the screen: an answer that comes late must not move somebody who has
 * gone elsewhere meanwhile. To be asked after a wait, not while drawing.
 */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  const [isHere] = useState(() => () => here.current);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return isHere;
}
