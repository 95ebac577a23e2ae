import { TAB_STORAGE_KEYS } from './storageKeys.ts';

/** How long the next password mail has to wait. */
const PAUSE_MS = 60_000;

const KEY = TAB_STORAGE_KEYS.passwordMail;

/** When this browser tab last asked for a mail, in milliseconds; reloading does not shorten the wait. */
export const lastPasswordMail = (): number => Number(sessionStorage.getItem(KEY) ?? 0);

export const notePasswordMail = (sentMs: number): void =>
  sessionStorage.setItem(KEY, String(sentMs));

/** A clock that was set back must not make anybody wait for days. */
export const secondsToWait = ({ sentMs, nowMs }: { sentMs: number; nowMs: number }): number =>
  Math.min(PAUSE_MS / 1_000, Math.max(0, Math.ceil((sentMs + PAUSE_MS - nowMs) / 1_000)));
