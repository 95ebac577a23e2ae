import type { Session } from '../account/records.ts';

/** The stored address with the session's id in it; nothing of the request goes into it. */
export function successUrl({ successUrl: url, id }: Session): string {
  return new URL(url.replaceAll('{CHECKOUT_SESSION_ID}', id)).href;
}

/** Origins a form of a page may lead to: Chromium holds redirects against `form-action` too. */
export function originsOf(urls: readonly (string | null)[]): readonly string[] {
  const origins = urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));
  return [...new Set(origins)].filter((origin) => PLAIN_ORIGIN.test(origin));
}

/** Host names may hold `;` and `,`, which would end the directive. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;
