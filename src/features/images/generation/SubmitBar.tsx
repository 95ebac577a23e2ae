import styles from './desk.module.css';
import { PaidButton } from './PaidButton.tsx';
import { Progress } from './Progress.tsx';

interface Props {
  readonly label: string;
  readonly isRunning: boolean;
  readonly disabled?: boolean;
}

/** The one primary button, and what happens after pressing it. On phones it stays under the thumb. */
export const SubmitBar = ({ label, isRunning, disabled = false }: Props) => (
  <div className={styles['submit']} data-foot="form">
    <PaidButton disabled={isRunning || disabled}>{label}</PaidButton>
    <Progress isRunning={isRunning} />
  </div>
);
