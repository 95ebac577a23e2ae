import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import styles from './field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric';
  readonly maxLength?: number;
  readonly error: string | undefined;
  /** Stands there until there is an error. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  /** A button at its end. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field that has to be filled in. It looks as MUI's do, for pages that do without MUI's script. */
export function TextField({
  label,
  onChange,
  error,
  hint,
  type = 'text',
  children = null,
  ...input
}: Props) {
  const id = useId();
  const helpId = useId();
  const help = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <input
          {...input}
          id={id}
          type={type}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={help === undefined ? undefined : helpId}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </span>
      {help === undefined ? null : (
        <p id={helpId} className={styles['help']}>
          {help}
        </p>
      )}
    </div>
  );
}
