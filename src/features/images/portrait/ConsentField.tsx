import { CONSENT_LABELS, PHOTO_CONSENTS, type PhotoConsent } from '@lumashot/domain/photos/consent';
import { useId } from 'react';
import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import styles from './portraitForm.module.css';

interface Props {
  readonly consent: PhotoConsent | null;
  readonly onChoose: (consent: PhotoConsent) => void;
  readonly disabled: boolean;
}

/** Whose face it is: native radio buttons, none chosen before somebody has. */
export function ConsentField({ consent, onChoose, disabled }: Props) {
  const name = useId();
  return (
    <fieldset className={styles['consent']} disabled={disabled}>
      <legend>{PORTRAIT_TEXTS.consent}</legend>
      {PHOTO_CONSENTS.map((known) => (
        <label key={known}>
          <input
            type="radio"
            name={name}
            required
            checked={consent === known}
            onChange={() => onChoose(known)}
          />
          {CONSENT_LABELS[known]}
        </label>
      ))}
    </fieldset>
  );
}
