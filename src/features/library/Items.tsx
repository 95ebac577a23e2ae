import { isFiltered, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
import { useEffect } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { LibraryGrid } from './grid/LibraryGrid.tsx';
import { usePlaceOf } from './grid/useKeptPlace.ts';
import { SearchStatus } from './search/SearchStatus.tsx';
import { useSearchBeyond } from './search/useSearchBeyond.ts';
import { SelectAllOfLibrary } from './selection/SelectAllOfLibrary.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelection } from './selection/SelectionContext.ts';
import { useSelectionInHistory } from './selection/useSelectionInHistory.ts';
import { useLibraryRows } from './useLibraryRows.ts';

interface Props {
  /** Names the list: where it was left is kept under this. */
  readonly name: string;
  readonly query: LibraryQuery;
  readonly order: LibraryOrder;
  /** As it was typed. */
  readonly typed: string;
  readonly places: Map<string, number>;
  /** Of all that the query could find on the server, as far as it is known. */
  readonly total: number | null;
  readonly onClearSearch: () => void;
}

/** The list of a query: grid, what was searched for it, and what is picked in it. */
export function Items({ name, query, order, typed, places, total, onClearSearch }: Props) {
  const place = usePlaceOf(name, places);
  const library = useLibraryRows(query, { recall: place.start !== undefined, order });
  const { beyond, word, goOn } = useSearchBeyond(query);
  const { keys, isEmpty, hasMore } = library;
  const isSearch = isFiltered(query);
  const selection = useSelection();
  useEffect(() => {
    if (keys !== undefined) selection.keepOnly(keys);
  }, [selection, keys]);
  useEffect(() => selection.clear, [selection]);
  useSelectionInHistory(selection);

  return (
    <>
      {isSearch ? (
        <SearchStatus found={keys?.length} beyond={beyond} word={word} onGoOn={goOn} />
      ) : null}
      <SelectionBar
        shown={keys ?? []}
        canDownload={query.view === 'library'}
        more={
          hasMore ? <SelectAllOfLibrary query={query} shown={keys ?? []} total={total} /> : null
        }
      />
      {isEmpty && beyond !== 'asking' ? (
        <Nothing typed={typed} isSearch={isSearch} onClearSearch={onClearSearch} />
      ) : (
        <LibraryGrid library={library} place={place} />
      )}
    </>
  );
}

const Nothing = ({
  typed,
  isSearch,
  onClearSearch,
}: {
  typed: string;
  isSearch: boolean;
  onClearSearch: () => void;
}) =>
  isSearch ? (
    <EmptyState
      title={SEARCH_TEXTS.nothing(typed.trim())}
      text={SEARCH_TEXTS.nothingAdvice}
      action={
        <Button look="outlined" onClick={onClearSearch}>
          {SEARCH_TEXTS.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={LIBRARY_TEXTS.empty.title}
      text={LIBRARY_TEXTS.empty.description}
      action={<ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>}
    />
  );
