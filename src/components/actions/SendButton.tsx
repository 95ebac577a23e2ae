import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { useId, type ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { OfflineReason } from '../states/OfflineReason.tsx';

interface Props extends ComponentProps<typeof Button> {
  readonly isOnline: boolean;
  /** Said while there is no network. */
  readonly reason?: string;
}

/** A button that sends something: disabled without a network, with the reason beside it. */
export function SendButton({
  isOnline,
  reason = OFFLINE_TEXTS.sending,
  disabled = false,
  ...button
}: Props) {
  const id = useId();
  const { 'aria-describedby': own } = button;
  return (
    <>
      <Button
        {...button}
        disabled={disabled || !isOnline}
        {...(isOnline ? {} : { 'aria-describedby': own === undefined ? id : `${own} ${id}` })}
      />
      <OfflineReason id={id} text={isOnline ? null : reason} />
    </>
  );
}
