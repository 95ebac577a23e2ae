import { useId, type ReactNode } from 'react';
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
export function SubmitBar({
  label,
  isRunning,
  isSending = isRunning,
  disabled = false,
  why = null,
}: Props) {
  const whyId = useId();
  return (
    <div className={styles['submit']} data-foot="form">
      {why === null ? null : (
        <div id={whyId} className={styles['why']}>
          {why}
        </div>
      )}
      <PaidButton disabled={isSending || disabled} describedBy={why === null ? null : whyId}>
        {label}
      </PaidButton>
      <Progress isRunning={isRunning} />
    </div>
  );
}
