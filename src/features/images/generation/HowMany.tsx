import { GROUP_SIZE_MOST } from '@lumashot/domain/jobs/group';
import { useId } from 'react';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import styles from './howMany.module.css';

interface Props {
  readonly count: number;
  readonly onChoose: (count: number) => void;
  readonly disabled: boolean;
}

const COUNTS = Array.from({ length: GROUP_SIZE_MOST }, (_, at) => at + 1);

/** How many pictures of one request: native radio buttons, so arrow keys walk them. */
export function HowMany({ count, onChoose, disabled }: Props) {
  const name = useId();
  return (
    <fieldset className={styles['field']} disabled={disabled}>
      <legend>{SEVERAL_TEXTS.legend}</legend>
      <div className={styles['choices']}>
        {COUNTS.map((number) => (
          <label key={number} className={styles['choice']}>
            <input
              type="radio"
              name={name}
              checked={count === number}
              onChange={() => onChoose(number)}
            />
            {number}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
