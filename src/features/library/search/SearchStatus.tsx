import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { useLocalCount } from '#app/library/hooks/useLocalCount.ts';
import { SEARCH_TEXTS, searchedText } from '#app/texts/librarySearch.ts';
import styles from './search.module.css';
import type { Beyond } from './useSearchBeyond.ts';

interface Props {
  readonly found: number | undefined;
  readonly beyond: Beyond;
  readonly word: string | null;
  readonly onGoOn: () => void;
}

/** Screen readers hear it once typing rests. */
const AFTER_MS = 400;

/** How many there are, and what was searched for them. */
export function SearchStatus({ found, beyond, word, onGoOn }: Props) {
  const onDevice = useLocalCount(WHOLE_LIBRARY);
  const text =
    found === undefined || onDevice === undefined
      ? ''
      : searchedText(found, { beyond, word, onDevice });
  return (
    <div className={styles['status']}>
      <p>{text}</p>
      <p className="visually-hidden" role="status">
        {useRested(text)}
      </p>
      {beyond === 'more' ? (
        <Button look="outlined" onClick={onGoOn}>
          {SEARCH_TEXTS.goOn}
        </Button>
      ) : null}
    </div>
  );
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
