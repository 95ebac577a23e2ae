import type { ReactNode } from 'react';
import styles from './desk.module.css';
import { PaidButton } from './PaidButton.tsx';
import { Progress } from './Progress.tsx';

interface Props {
  readonly label: string;
  /** A picture is asked for or drawn. */
  readonly isRunning: boolean;
  /** Nothing else can be asked for meanwhile; without it, as long as it runs. */
  readonly isSending?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be pressed: where the button stays under the thumb, it is read beside it. */
  readonly why?: ReactNode;
}

/** The one primary button, and what happens after pressing it. On phones it stays under the thumb. */
export const SubmitBar = ({
  label,
  isRunning,
  isSending = isRunning,
  disabled = false,
  why = null,
}: Props) => (
  <div className={styles['submit']} data-foot="form">
    {why}
    <PaidButton disabled={isSending || disabled}>{label}</PaidButton>
    <Progress isRunning={isRunning} />
  </div>
);
