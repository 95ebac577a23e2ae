import type { IncomingHttpHeaders } from 'node:http';
import { StripeError } from './stripeError.ts';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Only this machine's own names: another site could let its name point here (DNS rebinding) and
 * would then pass for us in the browser.
 */
export function assertLocalHost({ host = '' }: IncomingHttpHeaders): void {
  const url = `http://${host}`;
  if (URL.canParse(url) && LOCAL_HOSTS.has(new URL(url).hostname)) return;
  throw new StripeError({ status: 403, message: 'This server answers on its own address only.' });
}

/**
 * A form of ours, not one of another site in the same browser. Browsers say where a form stands;
 * what sends neither header is no browser, and nobody can be tricked into sending it.
 */
export function assertOwnForm(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const isOwn =
    site === undefined
      ? origin === undefined || origin === `http://${host}`
      : site === 'same-origin';
  if (isOwn) return;
  throw new StripeError({ status: 403, message: 'This form was sent from another site.' });
}
