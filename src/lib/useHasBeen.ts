import { useState } from 'react';

/** True from the first time on: what is loaded when it is asked for stays, to fade out. */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow);
  if (isNow && !hasBeen) setHasBeen(true);
  return isNow || hasBeen;
}
