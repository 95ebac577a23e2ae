import CameraIcon from '~icons/ic/outline-add-a-photo';
import { PHOTO_ACCEPT } from '@lumashot/domain/photos/photo';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { useId } from 'react';
import styles from './photoPicker.module.css';

interface Props {
  readonly preview: string | null;
  readonly onPick: (file: File) => void;
  readonly disabled: boolean;
}

/** A native file input under a round label: keyboard, camera and drop come with it. */
export function PhotoPicker({ preview, onPick, disabled }: Props) {
  const id = useId();
  return (
    <div className={styles['picker']}>
      <div className={styles['circle']} data-filled={preview !== null}>
        {preview === null ? (
          <span className={styles['empty']} aria-hidden="true">
            <CameraIcon />
            {ONBOARDING_TEXTS.pick}
          </span>
        ) : (
          <img src={preview} alt={ONBOARDING_TEXTS.preview} width={168} height={168} />
        )}
        <input
          id={id}
          type="file"
          accept={PHOTO_ACCEPT}
          aria-label={ONBOARDING_TEXTS.pick}
          aria-describedby={`${id}-note`}
          disabled={disabled}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be picked again after a refusal.
            event.target.value = '';
            if (file !== undefined) onPick(file);
          }}
        />
      </div>
      <p id={`${id}-note`} className={styles['note']}>
        {ONBOARDING_TEXTS.limit}
        {preview === null ? '' : ` ${ONBOARDING_TEXTS.another}`}
      </p>
    </div>
  );
}
