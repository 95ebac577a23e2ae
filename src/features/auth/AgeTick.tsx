import { useId } from 'react';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import styles from './authScreen.module.css';

export interface Age {
  readonly isTicked: boolean;
  readonly setTicked: (isTicked: boolean) => void;
  readonly error: string | undefined;
}

/** Asked once, where an account is made. */
export function AgeTick({ age, disabled }: { readonly age: Age; readonly disabled: boolean }) {
  const errorId = useId();
  return (
    <div>
      <label className={styles['age']}>
        <input
          type="checkbox"
          required
          checked={age.isTicked}
          disabled={disabled}
          aria-invalid={age.error !== undefined}
          aria-describedby={age.error === undefined ? undefined : errorId}
          onChange={(event) => age.setTicked(event.target.checked)}
        />
        {AUTH_TEXTS.age}
      </label>
      {age.error === undefined ? null : (
        <p id={errorId} className={styles['ageError']}>
          {age.error}
        </p>
      )}
    </div>
  );
}
