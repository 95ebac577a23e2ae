import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchWithoutItem } from '../index/itemLink.ts';

/** Takes the item out of the URL, which closes whatever is open about it. */
export function useCloseItem(): () => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return () =>
    void navigate(
      { search: searchWithoutItem(search).toString() },
      { replace: true, preventScrollReset: true },
    );
}
