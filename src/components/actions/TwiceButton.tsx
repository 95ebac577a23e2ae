import type { ComponentProps } from 'react';
import { SendButton } from './SendButton.tsx';
import styles from './twiceButton.module.css';
import { usePressedTwice } from './usePressedTwice.ts';

interface Props extends Omit<ComponentProps<typeof SendButton>, 'isOnline' | 'children'> {
  readonly isOnline?: boolean;
  readonly children: string;
  /** What it says, and what is read out, while the next press does it. */
  readonly sure: string;
  /** Shown with it. */
  readonly note?: string;
  readonly onSure: () => void;
}

/** A button for what has no undo: the second press does it, and says so after the first. */
export function TwiceButton({ children, sure, note, onSure, isOnline = true, ...button }: Props) {
  const { isArmed, handlers } = usePressedTwice(onSure);
  return (
    <>
      <SendButton {...button} {...handlers} isOnline={isOnline}>
        {isArmed ? sure : children}
      </SendButton>
      {/* Always in the page: readers then hear it come. */}
      <p role="status" className={note === undefined ? 'visually-hidden' : styles['note']}>
        {isArmed ? (
          <>
            <span className="visually-hidden">{sure}. </span>
            {note}
          </>
        ) : null}
      </p>
    </>
  );
}
