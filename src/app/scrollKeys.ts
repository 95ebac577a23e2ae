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
  try {
    forgetAt(scrollKeyOf({ key: FIRST, pathname }));
  } catch {
    // Storage is blocked, or what stands there is none of ours: then there is no place to go on at.
  }
}

function forgetAt(scrollKey: string): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(TAB_STORAGE_KEYS.scroll) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return;
  const rest = Object.entries(kept).filter(([key]) => key !== scrollKey);
  sessionStorage.setItem(TAB_STORAGE_KEYS.scroll, JSON.stringify(Object.fromEntries(rest)));
}
