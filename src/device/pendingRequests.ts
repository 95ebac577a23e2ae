import { z } from 'zod';
import { TAB_STORAGE_KEYS } from './storageKeys.ts';

/**
 * Requests whose outcome somebody in this tab waits for: they say it themselves. All others (another
 * tab or device, before a reload, after a lost answer) are announced when they end. The list outlives
 * a reload, so that an end which came just then is not missed.
 */
const KEY = TAB_STORAGE_KEYS.awaitedRequests;
const awaited = new Set<string>();
const lost = new Set<string>();

export function awaitRequest(requestId: string): void {
  awaited.add(requestId);
  lost.delete(requestId);
  keepRequest(requestId);
}

/** Nobody waits for its answer: its end is heard from its job, after a reload too. */
export const keepRequest = (requestId: string): void => store([...stored(), requestId]);

export const isAwaited = (requestId: string): boolean => awaited.has(requestId);

/** Somebody has asked for something since this page was loaded. */
export const hasAskedHere = (): boolean => awaited.size > 0;

/** Its outcome is known and was said. */
export const forgetRequest = (requestId: string): void =>
  store(stored().filter((known) => known !== requestId));

/** Nobody waits any longer, and nobody knows how it ended. */
export function giveUpRequest(requestId: string): void {
  awaited.delete(requestId);
  lost.add(requestId);
}

/** Somebody was told that nobody knows how it ended. */
export const isLost = (requestId: string): boolean => lost.has(requestId);

/** Those that somebody waited for before, and nobody does now. */
export const leftRequests = (): readonly string[] =>
  stored().filter((requestId) => !awaited.has(requestId));

const listSchema = z.array(z.string());

function stored(): string[] {
  try {
    return listSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    // Not ours, or not readable: the pictures come with the library anyway.
    return [];
  }
}

function store(requestIds: readonly string[]): void {
  if (requestIds.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(requestIds));
}
