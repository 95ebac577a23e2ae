import { Suspense, useState, type ReactNode } from 'react';
import { LOADING } from '#app/texts/app.ts';
import { useKeyDown } from '#app/lib/useKeyDown.ts';
import { Logo } from '../look/Logo.tsx';
import styles from './lazyMount.module.css';

interface Props {
  readonly isAsked: boolean;
  /** Closes what has not come yet. */
  readonly callOff: () => void;
  readonly children: ReactNode;
}

/** Loads what it holds when it is first asked for; from then on it stays, to fade out. */
export function LazyMount({ isAsked, callOff, children }: Props) {
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return isAsked || wasAsked ? (
    <Suspense fallback={isAsked ? <Opening {...{ callOff }} /> : null}>{children}</Suspense>
  ) : null;
}

/** The press was heard: on a slow line the code of a dialog takes seconds. The page below goes on meanwhile, and Escape closes it as it will. */
function Opening({ callOff }: Pick<Props, 'callOff'>) {
  useKeyDown(true, ({ key }) => {
    if (key === 'Escape') callOff();
  });
  return (
    <div className={styles['opening']} role="status">
      <Logo size={36} />
      <span className="visually-hidden">{LOADING}</span>
    </div>
  );
}
