import { z } from 'zod';
import { TAB_STORAGE_KEYS } from './storageKeys.ts';

/**
 * Where lists were left, by a name: pixels that the viewport's top is below the list's. Relative, since
 * what stands above the list comes and goes.
 */
export interface KeptPlace {
  /** Where to begin, if the list was left before. */
  readonly start: number | undefined;
  readonly keep: (historyKey: string, pixels: number) => void;
}

const STORAGE_KEY = TAB_STORAGE_KEYS.libraryPlaces;
/** As many entries of the history as anybody goes back. */
const LIMIT = 50;

/** The first entry of a browser tab has this name, whatever its address: react-router's choice. */
const FIRST_ENTRY = 'default';

const schema = z.record(z.string(), z.number());

const places = read();

/** By entry of the history: going back, and a reload, find the place. */
export const placeAt = (historyKey: string): number | undefined => places.get(historyKey);

export function keepPlace(historyKey: string, pixels: number): void {
  places.delete(historyKey);
  places.set(historyKey, pixels);
}

/** Once, when the page goes: writing while it scrolls would cost frames. */
export function savePlaces(): void {
  const last = [...places].slice(-LIMIT);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(last)));
}

function read(): Map<string, number> {
  const kept = new Map(Object.entries(parse(sessionStorage.getItem(STORAGE_KEY))));
  // A typed address is a new visit, though its entry has the old one's name.
  if (!isReload()) kept.delete(FIRST_ENTRY);
  return kept;
}

function parse(stored: string | null): Readonly<Record<string, number>> {
  if (stored === null) return {};
  try {
    return schema.safeParse(JSON.parse(stored)).data ?? {};
  } catch {
    return {}; // Not ours: somebody edited it.
  }
}

function isReload(): boolean {
  const visits = performance.getEntriesByType('navigation');
  return visits.some(
    (visit) => visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate',
  );
}
