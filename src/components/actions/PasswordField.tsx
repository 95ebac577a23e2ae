import ShowIcon from '~icons/ic/outline-visibility';
import HideIcon from '~icons/ic/outline-visibility-off';
import { useState, type Ref } from 'react';
import { PASSWORD_FIELD_TEXTS } from '#app/texts/auth.ts';
import styles from './field.module.css';
import { TextField } from './TextField.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  hint,
  error,
  disabled,
  ref,
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
      {...(ref === undefined ? {} : { ref })}
    >
      <button
        type="button"
        className={styles['reveal']}
        onClick={() => setShown(!shown)}
        aria-label={shown ? PASSWORD_FIELD_TEXTS.hide : PASSWORD_FIELD_TEXTS.show}
      >
        <Icon fontSize="small" />
      </button>
    </TextField>
  );
}
