import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FROM_PICTURE, searchWithoutEnhance } from '../index/itemLink.ts';

/**
 * Leads from enhancing back to where the picture was looked at. Back in the history where a link of ours led here, or
 * Back would show the same picture once more; else, as after a link from elsewhere, to the picture's details.
 */
export function useCloseEnhance(): () => void {
  const [search] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  /** The history goes back in its own time: a second Escape would go back twice. */
  const left = useRef<string | null>(null);
  return () => {
    if (state === FROM_PICTURE) {
      if (left.current === location.key) return;
      left.current = location.key;
      void navigate(-1);
      return;
    }
    void navigate(
      { search: searchWithoutEnhance(search).toString() },
      { replace: true, preventScrollReset: true },
    );
  };
}
