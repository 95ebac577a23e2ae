import { isFiltered, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
import { useEffect } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import { useIsReadOnly } from '#app/library/sync/ReadOnlyLibrary.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { NO_FAVORITES } from '#app/texts/marks.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { SelectionMarks } from './marks/SelectionMarks.tsx';
import { LibraryGrid } from './grid/LibraryGrid.tsx';
import { usePlaceOf } from './grid/useKeptPlace.ts';
import { OrderStatus } from './search/OrderStatus.tsx';
import { SearchStatus } from './search/SearchStatus.tsx';
import { useSearchBeyond } from './search/useSearchBeyond.ts';
import { SelectAllOfLibrary } from './selection/SelectAllOfLibrary.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelection } from './selection/SelectionContext.ts';
import { useSelectionInHistory } from './selection/useSelectionInHistory.ts';
import { useFocusOnNothing } from './useFocusOnNothing.ts';
import { useLibraryRows } from './useLibraryRows.ts';
import { useLoadRest } from './useLoadRest.ts';

interface Props {
  /** Names the list: where it was left is kept under this. */
  readonly name: string;
  readonly query: LibraryQuery;
  readonly order: LibraryOrder;
  /** As it was typed. */
  readonly typed: string;
  readonly places: Map<string, number>;
  /** Of the type in the library, or of all, as far as it is known. */
  readonly total: number | null;
  /** Of what is marked as the query asks: as many as the profile counts. */
  readonly marked: number | null;
  readonly onClearSearch: () => void;
}

/** The list of a query: grid, what was searched for it, and what is picked in it. */
export function Items(props: Props) {
  const { name, query, order, typed, places, total, marked, onClearSearch } = props;
  const isTrash = query.view === 'trash';
  const place = usePlaceOf(name, places);
  const library = useLibraryRows(query, {
    recall: place.start !== undefined,
    order,
    counted: { library: total, marked },
  });
  const { beyond, word, goOn } = useSearchBeyond(query);
  const { keys, isEmpty, hasMore } = library;
  const all = useLoadRest(library.rest);
  const isSearch = isFiltered(query);
  const selection = useSelection();
  useEffect(() => {
    if (keys !== undefined) selection.keepOnly(keys);
  }, [selection, keys]);
  useEffect(() => selection.clear, [selection]);
  useSelectionInHistory(selection);
  const isNothing = isEmpty && beyond !== 'asking';
  const nothing = useFocusOnNothing({ keys, isNothing });

  return (
    <>
      {isSearch ? (
        <SearchStatus found={keys?.length} beyond={beyond} word={word} onGoOn={goOn} />
      ) : null}
      {order !== 'newest' && hasMore ? <OrderStatus library={library} all={all} /> : null}
      <SelectionBar
        shown={keys ?? []}
        canDownload={!isTrash}
        actions={<SelectionMarks isTrash={isTrash} />}
        hasMore={hasMore}
        more={
          <SelectAllOfLibrary query={query} shown={keys ?? []} total={library.total} all={all} />
        }
      />
      {isNothing ? (
        <div ref={nothing} tabIndex={-1} data-nothing>
          <Nothing query={query} typed={typed} onClearSearch={onClearSearch} />
        </div>
      ) : (
        <LibraryGrid library={library} place={place} />
      )}
    </>
  );
}

interface NothingProps {
  readonly query: LibraryQuery;
  readonly typed: string;
  readonly onClearSearch: () => void;
}

function Nothing({ query, typed, onClearSearch }: NothingProps) {
  const isReadOnly = useIsReadOnly();
  const { view, words, facets } = query;
  if (view === 'trash' && !isFiltered(query)) {
    // The way back stands above it, as it does above a full one.
    return <EmptyState text={TRASH_TEXTS.empty} action={null} />;
  }
  if (words.length === 0 && facets.length === 1 && facets[0] === 'fav') {
    return (
      <EmptyState
        title={NO_FAVORITES.title}
        text={NO_FAVORITES.description}
        action={
          <Button look="outlined" onClick={onClearSearch}>
            {NO_FAVORITES.all}
          </Button>
        }
      />
    );
  }
  return isFiltered(query) ? (
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
      action={
        isReadOnly ? undefined : (
          <ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>
        )
      }
    />
  );
}
