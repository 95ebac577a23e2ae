import { PHOTO_ACCEPT } from '@lumashot/domain/photos/photo';
import { LOADING } from '#app/texts/app.ts';
import { ACCOUNT_TEXTS } from '#app/texts/settings.ts';
import { useId } from 'react';
import { Button, buttonClass } from '#app/components/actions/Button.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import settings from '../settings.module.css';
import styles from './profilePhoto.module.css';
import { useProfilePhoto } from './useProfilePhoto.ts';

const TEXTS = ACCOUNT_TEXTS.photo;

/** The photo now, or the picked one until it is saved or put back. */
export function ProfilePhoto({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const { preview, busy, pick, save, remove, cancel } = useProfilePhoto();
  const current = useProfile()?.profile_photo_url ?? null;
  const isOnline = useIsOnline();
  return (
    <div className={styles['photo']}>
      <Portrait preview={preview} />
      {isReadOnly ? null : (
        <div className={styles['side']}>
          <Picker hasPick={preview !== null} disabled={busy} onPick={pick} />
          {preview === null && current !== null ? (
            <SendButton
              look="plain"
              isOnline={isOnline}
              disabled={busy}
              onClick={() => remove(current)}
            >
              {TEXTS.remove}
            </SendButton>
          ) : null}
          {preview === null ? null : (
            <div className={settings['actions']}>
              <SendButton isOnline={isOnline} disabled={busy} aria-busy={busy} onClick={save}>
                {busy ? TEXTS.busy : TEXTS.save}
              </SendButton>
              <Button look="plain" disabled={busy} onClick={cancel}>
                {TEXTS.cancel}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Portrait({ preview }: { preview: string | null }) {
  const { email } = useUser();
  const profile = useProfile();
  const { url } = useMediaUrl(profile?.profile_photo_url ?? null);
  const src = preview ?? url;
  if (src !== null) {
    return (
      <img
        className={styles['portrait']}
        src={src}
        alt={preview === null ? TEXTS.current : TEXTS.preview}
        width={128}
        height={128}
      />
    );
  }
  const isKnown = profile !== null && profile.profile_photo_url === null;
  return (
    <span className={styles['portrait']} data-empty={isKnown}>
      <span aria-hidden="true">{isKnown ? (email?.charAt(0) || 'U').toUpperCase() : ''}</span>
      <span className="visually-hidden">{isKnown ? TEXTS.none : LOADING}</span>
    </span>
  );
}

interface PickerProps {
  readonly hasPick: boolean;
  readonly disabled: boolean;
  readonly onPick: (file: File) => void;
}

/** A native file input that fills its button: keyboard, camera and drop come with it. */
function Picker({ hasPick, disabled, onPick }: PickerProps) {
  const id = useId();
  const label = hasPick ? TEXTS.replace : TEXTS.pick;
  return (
    <>
      <span className={`${buttonClass('outlined')} ${styles['picker'] ?? ''}`}>
        <span aria-hidden="true">{label}</span>
        <input
          type="file"
          accept={PHOTO_ACCEPT}
          aria-label={label}
          aria-describedby={id}
          disabled={disabled}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be picked again after a refusal.
            event.target.value = '';
            if (file !== undefined) onPick(file);
          }}
        />
      </span>
      <p id={id} className={settings['muted']}>
        {TEXTS.limit}
      </p>
    </>
  );
}
