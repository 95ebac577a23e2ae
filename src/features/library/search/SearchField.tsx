import CloseIcon from '~icons/ic/round-close';
import SearchIcon from '~icons/ic/round-search';
import { useEffect, useRef } from 'react';
import { hasSingleKeys } from '#app/device/singleKeys.ts';
import { isOfScreen, useKeyDown } from '#app/lib/useKeyDown.ts';
import { searchNear } from '#app/library/search/searchNear.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import styles from './search.module.css';

interface Props {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClear: () => void;
}

/** Longer ones find nothing more: an item keeps forty words. */
const MOST = 200;

/** `/` leads here from anywhere on the screen, Escape clears. */
export function SearchField({ typed, onType, onClear }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useKeyDown(true, (event) => {
    if (event.key !== '/' || !isOfScreen(event) || !hasSingleKeys()) return;
    event.preventDefault();
    input.current?.focus();
  });
  useEffect(() => () => searchNear.set(false), []);

  return (
    <search className={styles['field']}>
      <SearchIcon className={styles['lens']} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST}
        aria-label={SEARCH_TEXTS.field}
        placeholder={SEARCH_TEXTS.field}
        className={styles['input']}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={() => searchNear.set(true)}
        onBlur={() => searchNear.set(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          // The selection's own Escape comes after this one.
          event.stopPropagation();
          onClear();
        }}
      />
      {typed === '' ? null : (
        <button
          type="button"
          className={styles['clear']}
          aria-label={SEARCH_TEXTS.clear}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
    </search>
  );
}
