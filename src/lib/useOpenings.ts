import { useState } from 'react';

/** How often something was opened, this time among them: what is opened once more while it still fades out is another one. */
export function useOpenings(isOpen: boolean): number {
  const [{ was, count }, setLast] = useState({ was: isOpen, count: isOpen ? 1 : 0 });
  if (was === isOpen) return count;
  const next = isOpen ? count + 1 : count;
  setLast({ was: isOpen, count: next });
  return next;
}
