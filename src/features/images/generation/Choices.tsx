import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './choices.module.css';

interface Choice<Value> {
  readonly value: Value;
  /** What it is called, where what is shown does not say it. */
  readonly name?: string;
  readonly shown: ReactNode;
}

interface Props<Value> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly disabled: boolean;
  readonly hint?: string;
  /** Beyond that of a button. */
  readonly choiceClass?: string | undefined;
}

/** A few of something in a row: native radio buttons, so arrow keys walk them. */
export function Choices<Value extends string | number>({
  legend,
  choices,
  chosen,
  onChoose,
  disabled,
  hint,
  choiceClass,
}: Props<Value>) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset
      className={styles['field']}
      disabled={disabled}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend>{legend}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, name: called, shown }) => (
          <label key={value} className={clsx(styles['choice'], choiceClass)}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={called}
            />
            {shown}
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
