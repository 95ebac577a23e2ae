import { LIBRARY_TABS, LIBRARY_TEXTS } from '@lumashot/domain/texts/library';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TabBar, TabPanel } from '../../components/TabBar.tsx';
import { showToast } from '../../components/toasts/showToast.ts';
import { useLibrary, useSyncStatus } from '../../localIndex/LibrarySyncContext.ts';
import { DetailDialog } from './DetailDialog.tsx';
import styles from './library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import { useLibraryRows } from './useLibraryRows.ts';
import { useLibraryTab, type LibraryTab } from './useLibraryTab.ts';
import { totalOf, useTypeCounts } from './useTypeCounts.ts';

export function LibraryScreen() {
  const { phase } = useSyncStatus();
  const { tab, choose } = useLibraryTab();
  const counts = useTypeCounts();
  useEffect(() => {
    if (phase === 'failed') showToast('error', LIBRARY_TEXTS.failed);
  }, [phase]);

  return (
    <section className={styles['screen']} aria-label={LIBRARY_TEXTS.title}>
      <p className={styles['subtitle']}>{LIBRARY_TEXTS.subtitle}</p>
      {phase === 'failed' ? <Failed hasRows={(totalOf(counts) ?? 0) > 0} /> : null}
      <TabBar
        label={LIBRARY_TEXTS.tabs}
        tabs={LIBRARY_TABS.map(({ id, label, type }) => ({
          id,
          label,
          count: type === null ? totalOf(counts) : counts[type],
        }))}
        chosen={tab.id}
        onChoose={choose}
      />
      <TabPanel id={tab.id} chosen={tab.id}>
        <Items key={tab.id} tab={tab} />
      </TabPanel>
      <DetailDialog />
    </section>
  );
}

function Failed({ hasRows }: { hasRows: boolean }) {
  const { sync } = useLibrary();
  return (
    <p className={styles['failed']}>
      {hasRows ? 'New pictures may be missing.' : 'Nothing is lost.'}
      <Button look="outlined" onClick={() => void sync.start()}>
        Try again
      </Button>
    </p>
  );
}

function Items({ tab }: { tab: LibraryTab }) {
  const library = useLibraryRows(tab.type);
  if (!library.isEmpty) return <LibraryGrid library={library} />;
  return (
    <EmptyState
      title={LIBRARY_TEXTS.empty.title}
      text={LIBRARY_TEXTS.empty.description}
      action={<ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>}
    />
  );
}
