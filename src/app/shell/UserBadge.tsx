import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { displayNameOf } from '#app/lib/displayName.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import styles from './userBadge.module.css';

/** Who is signed in: photo or initial, name and email. */
export function UserBadge({ compact = false }: { compact?: boolean }) {
  const { email } = useUser();
  const photo = useMediaUrl(useProfile()?.profile_photo_url ?? null);
  const initial = (email?.charAt(0) || 'U').toUpperCase();
  return (
    <div className={styles['badge']} data-compact={compact} title={email ?? undefined}>
      {photo.url === null ? (
        <span className={styles['avatar']} aria-hidden="true">
          {initial}
        </span>
      ) : (
        <img className={styles['avatar']} src={photo.url} width={36} height={36} alt="" />
      )}
      <span className={compact ? 'visually-hidden' : styles['text']}>
        <strong>{displayNameOf(email)}</strong>
        <small>{email}</small>
      </span>
    </div>
  );
}
