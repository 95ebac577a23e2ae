import { useId } from 'react';
import styles from './choiceField.module.css';

interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly name: string;
  readonly note?: string;
}

interface Props<Value extends string | number> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly disabled: boolean;
}

/** Native radio buttons that look like chips; what the chosen one means stands below them. */
export function ChoiceField<Value extends string | number>({
  legend,
  choices,
  chosen,
  onChoose,
  disabled,
}: Props<Value>) {
  const name = useId();
  const note = choices.find(({ value }) => value === chosen)?.note;
  return (
    <fieldset className={styles['choices']} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={styles['chips']}>
        {choices.map(({ value, name: label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <p className={styles['note']} aria-live="polite">
          {note}
        </p>
      )}
    </fieldset>
  );
}
