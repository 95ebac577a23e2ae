import type { PhotoConsent } from '@lumashot/domain/photos/consent';
import { FACE_TEXTS } from '#app/texts/faces.ts';
import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { useFaceCheck } from '#app/media/faces/useFaceCheck.ts';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { PhotoField } from '../photos/PhotoField.tsx';
import type { Photos } from '../photos/usePhotos.ts';
import { ConsentField } from './ConsentField.tsx';
import styles from './portraitForm.module.css';

export interface PortraitSource {
  readonly usesProfile: boolean;
  readonly setUsesProfile: (uses: boolean) => void;
  /** `gs://` URL. */
  readonly profilePhotoUrl: string | null;
  readonly photos: Photos;
  /** Of the photo that is picked. */
  readonly consent: PhotoConsent | null;
  readonly setConsent: (consent: PhotoConsent) => void;
}

export function SourceField({ source, disabled }: { source: PortraitSource; disabled: boolean }) {
  const { usesProfile, setUsesProfile, profilePhotoUrl, photos, consent, setConsent } = source;
  const id = useId();
  const face = useFaceCheck(usesProfile ? null : (photos.photos[0]?.photo ?? null));
  return (
    <div className={styles['source']}>
      <label className={styles['toggle']} htmlFor={id}>
        {PORTRAIT_TEXTS.fromProfile}
        <Switch
          id={id}
          checked={usesProfile}
          disabled={disabled}
          onChange={(_, checked) => setUsesProfile(checked)}
        />
      </label>
      {usesProfile ? (
        <ProfilePhoto url={profilePhotoUrl} />
      ) : (
        <>
          <PhotoField
            legend={PORTRAIT_TEXTS.source}
            label={PORTRAIT_TEXTS.addPhoto}
            hint={PORTRAIT_TEXTS.photoHint}
            photos={photos}
            beside={
              <p role="status" className={styles['face']} data-face={face}>
                {FACE_TEXTS[face]}
              </p>
            }
            disabled={disabled}
          />
          {photos.photos.length === 0 ? null : (
            <ConsentField consent={consent} onChoose={setConsent} disabled={disabled} />
          )}
        </>
      )}
    </div>
  );
}

function ProfilePhoto({ url }: { url: string | null }) {
  const { url: src, failed } = useMediaUrl(url);
  if (url === null) return <p className={styles['none']}>{PORTRAIT_TEXTS.noProfilePhoto}</p>;
  return (
    <div className={styles['profile']}>
      <Picture
        src={src}
        failed={failed}
        alt={PORTRAIT_TEXTS.profilePhoto}
        width={112}
        height={112}
      />
    </div>
  );
}
