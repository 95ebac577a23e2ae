import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import styles from '../library.module.css';
import type { LibraryRows } from '../useLibraryRows.ts';

/** Goes on by itself while scrolling; the button is for the keyboard, and after a failure. */
export function ShowMore({ library }: { library: LibraryRows }) {
  const { isLoadingMore, loadMoreFailed, keys, loadMore } = library;
  const end = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(() => {
    if (!isLoadingMore && !loadMoreFailed) loadMore();
  });
  const count = keys?.length ?? 0;

  useEffect(() => {
    // Observing anew with every page: a short page may leave the end in sight.
    if (end.current === null || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) goOn();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);

  return (
    <div ref={end} className={styles['more']}>
      <Button look="outlined" onClick={loadMore} disabled={isLoadingMore}>
        {isLoadingMore ? 'Loading…' : 'Show more'}
      </Button>
      {loadMoreFailed ? <p role="alert">Older pictures could not be loaded. Try again.</p> : null}
    </div>
  );
}
