import { parseItemKey } from '@lumashot/domain/library/changes';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchWithItem, searchWithoutItem } from '#app/library/itemLink.ts';
import { useRowKeys } from '#app/library/useRowKeys.ts';
import { useLibraryView } from '../useLibraryView.ts';

export interface Neighbours {
  /** Keys of the pictures beside this one, in the order of the list behind the dialog. */
  readonly before: string | null;
  readonly after: string | null;
  /** Opens that picture instead; null closes the dialog. */
  readonly show: (key: string | null) => void;
}

export function useNeighbours(key: string): Neighbours {
  const { query, wish } = useLibraryView();
  const keys = useRowKeys(query, { recall: true, order: wish.order }) ?? [];
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const at = keys.indexOf(key);
  return {
    before: at < 0 ? null : (keys[at - 1] ?? null),
    after: at < 0 ? null : (keys[at + 1] ?? null),
    show: (shown) => {
      const item = parseItemKey(shown ?? '');
      const to = item === null ? searchWithoutItem(search) : searchWithItem(item, search);
      void navigate({ search: to.toString() }, { replace: true, preventScrollReset: true });
    },
  };
}
