import { LIBRARY_TEXTS } from '@lumashot/domain/texts/library';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { showToast } from '../../components/toasts/showToast.ts';
import { useLibrary, useSyncStatus } from '../../localIndex/LibrarySyncContext.ts';
import { DetailDialog } from './DetailDialog.tsx';
import styles from './library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import { useLibraryRows } from './useLibraryRows.ts';

export function LibraryScreen() {
  const { phase } = useSyncStatus();
  const { sync } = useLibrary();
  const library = useLibraryRows();
  useEffect(() => {
    if (phase === 'failed') showToast('error', LIBRARY_TEXTS.failed);
  }, [phase]);

  return (
    <section className={styles['screen']} aria-label={LIBRARY_TEXTS.title}>
      <p className={styles['subtitle']}>{LIBRARY_TEXTS.subtitle}</p>
      {phase === 'failed' ? (
        <p className={styles['failed']}>
          {library.rows?.length ? 'New pictures may be missing.' : 'Nothing is lost.'}
          <Button look="outlined" onClick={() => void sync.start()}>
            Try again
          </Button>
        </p>
      ) : null}
      {library.isEmpty ? (
        <EmptyState
          title={LIBRARY_TEXTS.empty.title}
          text={LIBRARY_TEXTS.empty.description}
          action={<ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>}
        />
      ) : (
        <LibraryGrid library={library} />
      )}
      <DetailDialog />
    </section>
  );
}
