import type { Facet } from '@lumashot/domain/library/facets';
import {
  WHOLE_LIBRARY,
  type LibraryOrder,
  type LibraryQuery,
  type LibraryView,
} from '@lumashot/domain/library/query';
import { typedSearchWords } from '@lumashot/domain/library/searchWords';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIBRARY_TABS, type LibraryTabId } from '#app/texts/library.ts';
import { FACET_CHIPS, ORDER_LABELS } from '#app/texts/librarySearch.ts';

/** What somebody wants to see of the library. It stands in the URL: back, reload and links find it. */
export interface LibraryWish {
  readonly tab: LibraryTabId;
  readonly view: LibraryView;
  /** As it was typed. */
  readonly typed: string;
  readonly facets: readonly Facet[];
  readonly month: string | null;
  readonly order: LibraryOrder;
}

interface LibraryScreenView {
  readonly wish: LibraryWish;
  /** What the screen shows. */
  readonly query: LibraryQuery;
  readonly change: (wish: Partial<LibraryWish>) => void;
}

const NAMES = {
  tab: 'tab',
  view: 'view',
  typed: 'q',
  facets: 'has',
  month: 'month',
  order: 'order',
} as const;
const OWN: readonly string[] = Object.values(NAMES);

const isMonth = (text: string | null): text is string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text ?? '');

const isOrder = (text: string | null): text is LibraryOrder =>
  text !== null && Object.hasOwn(ORDER_LABELS, text);

function wishOf(search: URLSearchParams): LibraryWish {
  const tab = LIBRARY_TABS.find(({ id }) => id === search.get(NAMES.tab))?.id ?? 'all';
  const month = search.get(NAMES.month);
  const order = search.get(NAMES.order);
  const asked = search.getAll(NAMES.facets);
  return {
    tab,
    view: search.get(NAMES.view) === 'trash' ? 'trash' : 'library',
    typed: search.get(NAMES.typed) ?? '',
    facets: FACET_CHIPS.map(({ facet }) => facet).filter((facet) => asked.includes(facet)),
    month: isMonth(month) ? month : null,
    order: isOrder(order) ? order : 'newest',
  };
}

/** What else the URL says (an open item) stays. */
const searchOf = (wish: LibraryWish, before: URLSearchParams): URLSearchParams =>
  new URLSearchParams([
    ...[...before].filter(([name]) => !OWN.includes(name)),
    ...(wish.tab === 'all' ? [] : [[NAMES.tab, wish.tab]]),
    ...(wish.view === 'library' ? [] : [[NAMES.view, wish.view]]),
    ...(wish.typed === '' ? [] : [[NAMES.typed, wish.typed]]),
    ...wish.facets.map((facet) => [NAMES.facets, facet]),
    ...(wish.month === null ? [] : [[NAMES.month, wish.month]]),
    ...(wish.order === 'newest' ? [] : [[NAMES.order, wish.order]]),
  ]);

export function useLibraryView(): LibraryScreenView {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  return useMemo(() => {
    const wish = wishOf(new URLSearchParams(text));
    return {
      wish,
      query: {
        ...WHOLE_LIBRARY,
        view: wish.view,
        type: LIBRARY_TABS.find(({ id }) => id === wish.tab)?.type ?? null,
        words: typedSearchWords(wish.typed),
        facets: wish.facets,
        month: wish.month,
      },
      change: (wanted) =>
        setSearch((before) => searchOf({ ...wishOf(before), ...wanted }, before), {
          replace: true,
          preventScrollReset: true,
          state: stateOfEntry(),
        }),
    };
  }, [text, setSearch]);
}

/**
 * What the entry of the history carries that is replaced, which may not have been drawn yet: without it a selection that began
 * a moment ago would end. React Router keeps it as `usr`.
 */
function stateOfEntry(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
}
