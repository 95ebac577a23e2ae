import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { LIBRARY_TEXTS, MORE_TEXTS } from '#app/texts/library.ts';
import styles from '../library.module.css';
import type { LibraryRows } from '../useLibraryRows.ts';

/**
 * Goes on by itself while scrolling; the button is for the keyboard, and after a failure. Without a network nobody is
 * asked, and with it again it goes on by itself.
 */
export function ShowMore({ library }: { library: LibraryRows }) {
  const { isLoadingMore, loadMoreFailed, keys, loadMore, total } = library;
  const isOnline = useIsOnline();
  const reasonId = useId();
  const end = useRef<HTMLDivElement>(null);
  const wasOffline = useRef(false);
  const goOn = useEffectEvent(() => {
    if (isLoadingMore || (loadMoreFailed && !wasOffline.current)) return;
    wasOffline.current = false;
    loadMore();
  });
  const count = keys?.length ?? 0;

  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    // Observing anew with every page: a short page may leave the end in sight.
    if (!isOnline || end.current === null || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) goOn();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, isOnline]);

  return (
    <div ref={end} className={styles['more']}>
      <Button
        look="outlined"
        onClick={loadMore}
        disabled={isLoadingMore || !isOnline}
        aria-describedby={reasonId}
      >
        {isLoadingMore ? LIBRARY_TEXTS.loading : MORE_TEXTS.more}
      </Button>
      <OfflineReason id={reasonId} text={isOnline ? null : MORE_TEXTS.offline(count, total)} />
      {loadMoreFailed && isOnline ? <p role="alert">{MORE_TEXTS.failed}</p> : null}
    </div>
  );
}
