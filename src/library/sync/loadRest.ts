import type { Loaded } from './syncStatus.ts';

/** What a list still lacks of what the server has of it. */
export interface Rest {
  readonly hasMore: () => boolean | Promise<boolean>;
  /** One more page. */
  readonly load: () => Promise<Loaded>;
}

/**
 * Page after page, until nothing is missing. A page that was not asked for ends it as one that failed
 * does: it comes back at once, and to go on would hold the tab for ever.
 */
export async function loadRest(
  { hasMore, load }: Rest,
  mayGoOn: () => boolean,
): Promise<'whole' | 'failed' | 'stopped'> {
  while (await hasMore()) {
    if (!mayGoOn()) return 'stopped';
    if ((await load()) !== 'loaded') return mayGoOn() ? 'failed' : 'stopped';
  }
  return mayGoOn() ? 'whole' : 'stopped';
}
