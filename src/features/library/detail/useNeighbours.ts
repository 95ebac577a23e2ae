import { parseItemKey } from '@lumashot/domain/library/changes';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchWithItem, searchWithoutItem } from '#app/library/index/itemLink.ts';
import { useRowKeys } from '#app/library/hooks/useRowKeys.ts';
import { useLibraryView } from '../useLibraryView.ts';

export interface Neighbours {
  /** Keys of the pictures beside this one, in the order of the list behind the dialog. */
  readonly before: string | null;
  readonly after: string | null;
  /** Opens that picture instead; null closes the dialog. */
  readonly show: (key: string | null) => void;
  /** This picture leaves the list: opens the one after it, or before it, or closes the dialog. */
  readonly leave: () => void;
}

const NONE: readonly string[] = [];

export function useNeighbours(key: string): Neighbours {
  const { query, wish } = useLibraryView();
  const keys = useRowKeys(query, { recall: true, order: wish.order }) ?? NONE;
  const leaving = useLeaving(keys);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { before, after } = neighboursOf(key, { keys, leaving: leaving.keys });
  const show = (shown: string | null): void => {
    const item = parseItemKey(shown ?? '');
    const to = item === null ? searchWithoutItem(search) : searchWithItem(item, search);
    void navigate({ search: to.toString() }, { replace: true, preventScrollReset: true });
  };
  return {
    before,
    after,
    show,
    leave: () => {
      leaving.add(key);
      show(after ?? before);
    },
  };
}

/**
 * What has been taken out of the list, until the list says so itself: it is read from the index a moment later,
 * and who presses Delete twice in that moment would be shown what they have just put into the trash.
 */
function useLeaving(keys: readonly string[]) {
  const [leaving, setLeaving] = useState(NONE);
  const still = leaving.filter((key) => keys.includes(key));
  if (still.length < leaving.length) setLeaving(still);
  return {
    keys: still,
    add: (key: string) => setLeaving([...still, key]),
  };
}

function neighboursOf(
  key: string,
  { keys, leaving }: { readonly keys: readonly string[]; readonly leaving: readonly string[] },
): Pick<Neighbours, 'before' | 'after'> {
  const at = keys.indexOf(key);
  if (at < 0) return { before: null, after: null };
  const stays = (other: string): boolean => !leaving.includes(other);
  return {
    before: keys.slice(0, at).findLast(stays) ?? null,
    after: keys.slice(at + 1).find(stays) ?? null,
  };
}
