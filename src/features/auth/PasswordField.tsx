import ShowIcon from '~icons/ic/outline-visibility';
import HideIcon from '~icons/ic/outline-visibility-off';
import { useState } from 'react';
import { TextField } from '#app/components/actions/TextField.tsx';
import styles from './authScreen.module.css';

interface Props {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

export function PasswordField({
  label = 'Password',
  value,
  onChange,
  autoComplete,
  hint,
  error,
  disabled,
}: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? HideIcon : ShowIcon;
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={onChange}
      error={error}
      hint={hint}
      disabled={disabled}
    >
      <button
        type="button"
        className={styles['reveal']}
        onClick={() => setShown(!shown)}
        aria-label={shown ? 'Hide characters' : 'Show characters'}
      >
        <Icon fontSize="small" />
      </button>
    </TextField>
  );
}
