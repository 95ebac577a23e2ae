import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { Button } from '#app/components/actions/Button.tsx';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useLocalCount } from '#app/library/hooks/useLocalCount.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import styles from './library.module.css';

/** Stands when the toast is gone. By what this device holds, for the profile also counts what is not here to be seen. */
export function LibraryFailed() {
  const { sync } = useLibrary();
  const count = useLocalCount(WHOLE_LIBRARY);
  const { here, nothingHere, retry } = LIBRARY_TEXTS.failedFor;
  if (count === undefined) return null;
  return (
    <p className={styles['failed']}>
      {count > 0 ? here : nothingHere}
      <Button look="outlined" onClick={() => void sync.start()}>
        {retry}
      </Button>
    </p>
  );
}
