import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { ButtonLook } from '#app/components/actions/Button.tsx';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import styles from './desk.module.css';

interface Props {
  readonly disabled: boolean;
  /** One of a view is the primary one. */
  readonly look?: ButtonLook;
  /** Where it is said why it cannot be pressed. */
  readonly describedBy?: string | null;
  readonly children: ReactNode;
}

/**
 * Submits its form for credits: not without a network, and never later by itself. Ctrl or Cmd with Enter
 * presses it from any field of the form.
 */
export function PaidButton({ disabled, look = 'primary', describedBy = null, children }: Props) {
  const isOnline = useIsOnline();
  const place = useRef<HTMLDivElement>(null);
  const submit = useEffectEvent((form: HTMLFormElement) => {
    if (!disabled && isOnline) form.requestSubmit();
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    function onKey(event: KeyboardEvent): void {
      if (!form || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit(form);
    }
    form.addEventListener('keydown', onKey);
    return () => form.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={place} className={styles['paid']}>
      <SendButton
        type="submit"
        look={look}
        isOnline={isOnline}
        reason={OFFLINE_TEXTS.paid}
        disabled={disabled}
        {...(describedBy === null ? {} : { 'aria-describedby': describedBy })}
      >
        {children}
      </SendButton>
    </div>
  );
}
