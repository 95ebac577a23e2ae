import { Suspense, useState, type ReactNode } from 'react';

/** Loads what it holds when it is first asked for; from then on it stays, to fade out. */
export function LazyMount({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return isAsked || wasAsked ? <Suspense>{children}</Suspense> : null;
}
