import MoreIcon from '~icons/ic/round-expand-more';
import { useId } from 'react';
import styles from './field.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Looks as MUI's fields do; the list is the system's own: on phones it opens their picker. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: Props<Value>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen !== undefined) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <MoreIcon aria-hidden="true" />
      </span>
    </div>
  );
}
