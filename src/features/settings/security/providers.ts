import { SECURITY_TEXTS } from '#app/texts/settings.ts';

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SECURITY_TEXTS.providers));

/** 'Email and password, Google' */
export const providerNames = (ids: readonly string[]): string =>
  [...new Set(ids.map((id) => NAMES.get(id) ?? SECURITY_TEXTS.otherProvider))].join(', ');

/** Whether there is a password of ours to reset. */
export const hasPassword = (ids: readonly string[]): boolean => ids.includes('password');
