import { Suspense, useState, type ReactNode } from 'react';
import { Logo } from '../look/Logo.tsx';
import styles from './lazyMount.module.css';

/** Loads what it holds when it is first asked for; from then on it stays, to fade out. */
export function LazyMount({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return isAsked || wasAsked ? (
    <Suspense fallback={isAsked ? <Opening /> : null}>{children}</Suspense>
  ) : null;
}

/** The press was heard: on a slow line the code of a dialog takes seconds. The page below goes on meanwhile. */
const Opening = () => (
  <div className={styles['opening']} role="status">
    <Logo size={36} />
    <span className="visually-hidden">Loading</span>
  </div>
);
