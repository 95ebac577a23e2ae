import { TAB_STORAGE_KEYS } from '../device/storageKeys.ts';

/** What React Router calls every page that was not reached within the app. */
const FIRST = 'default';

/**
 * Under what a page's scroll position is kept. All pages that are loaded as a whole have one key: without
 * the path one would begin where another was left.
 */
export const scrollKeyOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === FIRST ? `${FIRST} ${pathname}` : key;

/**
 * Before anything is restored. A reload goes on where it was; an address that was typed, or a link from
 * elsewhere, begins at the top.
 */
export function forgetScrollOfNewVisit(
  { pathname }: { readonly pathname: string },
  type: string | undefined,
): void {
  if (type !== 'navigate') return;
  const kept = parsed(sessionStorage.getItem(TAB_STORAGE_KEYS.scroll));
  if (kept === null) return;
  const rest = Object.entries(kept).filter(
    ([key]) => key !== scrollKeyOf({ key: FIRST, pathname }),
  );
  sessionStorage.setItem(TAB_STORAGE_KEYS.scroll, JSON.stringify(Object.fromEntries(rest)));
}

function parsed(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
