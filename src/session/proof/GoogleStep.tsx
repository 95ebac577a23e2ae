import { useEffect, useRef } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { PROVIDER_TEXTS } from '#app/texts/auth.ts';
import styles from './proof.module.css';
import { useStep } from './useStep.ts';

interface Props {
  /** Nothing is asked for before it. */
  readonly isFirst: boolean;
  /** What is wrong, in words; null: nothing is. */
  readonly submit: () => Promise<string | null>;
}

export function GoogleStep({ isFirst, submit }: Props) {
  const { error, busy, send } = useStep(submit);
  const isOnline = useIsOnline();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is disabled meanwhile, and has lost the focus.
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  return (
    <div className={styles['step']}>
      <SendButton
        ref={button}
        look="outlined"
        isOnline={isOnline}
        disabled={busy}
        aria-busy={busy}
        onClick={send}
      >
        {PROVIDER_TEXTS.google}
      </SendButton>
      <p role="alert" className={styles['error']}>
        {error}
      </p>
    </div>
  );
}
