import AddIcon from '~icons/ic/outline-add-photo-alternate';
import CloseIcon from '~icons/ic/round-close';
import { PHOTO_ACCEPT } from '@lumashot/domain/photos/photo';
import { PICKED_TEXTS } from '#app/texts/images.ts';
import { useId, type ReactNode } from 'react';
import { BlobImage } from './BlobImage.tsx';
import styles from './photoField.module.css';
import type { Photo } from './photoList.ts';
import type { Photos } from './usePhotos.ts';

interface Props {
  readonly legend: string;
  readonly label: string;
  readonly hint: string;
  readonly photos: Photos;
  /** About the photos that are there. */
  readonly note?: string | null;
  /** Beside the one photo that is there, in room that is kept for it. */
  readonly beside?: ReactNode;
  readonly multiple?: boolean;
  readonly disabled: boolean;
}

/** A native file input over the whole area: keyboard, camera and drop come with it. */
export function PhotoField({
  legend,
  label,
  hint,
  photos,
  note = null,
  beside = null,
  multiple = false,
  disabled,
}: Props) {
  const hintId = useId();
  const isBusy = disabled || photos.isReading;
  return (
    <fieldset className={styles['field']}>
      <legend>{legend}</legend>
      <div className={styles['drop']} data-busy={isBusy}>
        <AddIcon />
        <span>
          <strong aria-hidden="true">{photos.isReading ? PICKED_TEXTS.reading : label}</strong>
          <span id={hintId}>{hint}</span>
        </span>
        <input
          type="file"
          accept={PHOTO_ACCEPT}
          multiple={multiple}
          // It is empty again after every choice.
          required={photos.photos.length === 0}
          aria-label={label}
          aria-describedby={hintId}
          disabled={isBusy}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be picked again after a refusal.
            event.target.value = '';
            if (files.length > 0) photos.pick(files);
          }}
        />
      </div>
      {photos.photos.length === 0 ? null : (
        <div className={beside === null ? undefined : styles['pair']}>
          <ul className={styles['photos']}>
            {photos.photos.map((photo) => (
              <li key={photo.uploadId}>
                <Preview
                  photo={photo}
                  disabled={isBusy}
                  remove={() => photos.remove(photo.uploadId)}
                />
              </li>
            ))}
          </ul>
          {beside}
        </div>
      )}
      {note === null ? null : (
        <p role="status" className={styles['note']}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

function Preview({
  photo: { name, photo },
  disabled,
  remove,
}: {
  photo: Photo;
  disabled: boolean;
  remove: () => void;
}) {
  return (
    <>
      <BlobImage blob={photo} alt={name} size={96} />
      <button
        type="button"
        className={styles['remove']}
        aria-label={PICKED_TEXTS.remove(name)}
        disabled={disabled}
        onClick={remove}
      >
        <span>
          <CloseIcon fontSize="small" />
        </span>
      </button>
    </>
  );
}
