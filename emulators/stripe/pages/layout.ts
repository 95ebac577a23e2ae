import type { Reply } from '../http/reply.ts';
import { Html, html } from './html.ts';
import { STYLE, STYLE_HASH } from './style.ts';

interface PageParts {
  readonly title: string;
  /** Shown at the right of the header. */
  readonly place: string;
  readonly main: Html;
  readonly isWide?: boolean;
  readonly status?: number;
  /** Origins besides our own that the page's forms lead to. */
  readonly formTargets?: readonly string[];
}

export function page({ title, place, main, isWide, status, formTargets }: PageParts): Reply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <div class="page${isWide === true ? ' wide' : ''}">
          <header>
            <span class="lens" aria-hidden="true"></span>Lumashot
            <span class="place">${place}</span>
          </header>
          <main>
            <p class="banner">
              <strong>Test payment page: no real money.</strong> It stands in for Stripe on your
              machine.
            </p>
            ${main}
          </main>
        </div>
      </body>
    </html>`;
  return {
    status: status ?? 200,
    headers: { ...SAFE_HEADERS, 'content-security-policy': policy(formTargets ?? []) },
    body: document.text,
  };
}

/** For what cannot be shown: says why, and offers nothing to press. */
export function messagePage({
  title,
  text,
  status,
}: {
  readonly title: string;
  readonly text: string;
  readonly status: number;
}): Reply {
  const main = html`<section class="panel">
    <h1>${title}</h1>
    <p class="muted">${text}</p>
  </section>`;
  return page({ title, place: 'Local payments', main, status });
}

export function redirect(location: string): Reply {
  return { status: 303, headers: { ...SAFE_HEADERS, location }, body: '' };
}

const SAFE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address is the capability. Not `no-referrer`: with it browsers hide the origin of our forms.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

function policy(formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    'img-src data:',
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
