import { useId, useState, type ReactNode } from 'react';
import { ORDER_LABELS, SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import type { LibraryWish } from '../useLibraryView.ts';
import { DensitySwitch } from './DensitySwitch.tsx';
import { Filters } from './Filters.tsx';
import { OrderSelect } from './OrderSelect.tsx';
import styles from './search.module.css';
import { SearchField } from './SearchField.tsx';

interface Props {
  readonly wish: LibraryWish;
  readonly change: (wish: Partial<LibraryWish>) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClear: () => void;
  /** Beside the field: what else narrows the list, or leads to another. */
  readonly children: ReactNode;
}

export function SearchBar({ wish, change, typed, onType, onClear, children }: Props) {
  const chips = useId();
  const filters = wish.facets.length + (wish.month === null ? 0 : 1);
  const [isOpen, setIsOpen] = useState(filters > 0);
  return (
    <>
      <div className={styles['row']}>
        <SearchField typed={typed} onType={onType} onClear={onClear} />
        {children === null ? null : <div className={styles['tools']}>{children}</div>}
        <div className={styles['tools']}>
          <button
            type="button"
            className={styles['chip']}
            aria-expanded={isOpen}
            aria-controls={chips}
            onClick={() => setIsOpen(!isOpen)}
          >
            {SEARCH_TEXTS.filters}
            {filters === 0 ? null : ` ${filters}`}
          </button>
          <OrderSelect
            order={wish.order}
            labels={ORDER_LABELS}
            onChoose={(order) => change({ order })}
          />
          <DensitySwitch />
        </div>
      </div>
      {isOpen ? <Filters id={chips} wish={wish} change={change} /> : null}
    </>
  );
}
