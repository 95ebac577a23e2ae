import {
  CLIENT_ERROR_LIMITS,
  CLIENT_ERROR_SHARES,
  CLIENT_ERRORS_OF_PAGE_MOST,
  routeOf,
  type ClientError,
  type ClientErrorKind,
} from '@lumashot/domain/calls/clientError';
import { scrubStack, scrubText } from '@lumashot/domain/calls/scrubText';
import { cutText } from '@lumashot/domain/calls/text';
import { isPartMissing } from '#app/lib/isPartMissing.ts';

/** What browsers and their extensions say of things that are not ours. */
const NOT_OURS = /^Script error\.?$|ResizeObserver loop|(?:chrome|moz|safari-web)-extension:/i;

interface ReporterPorts {
  readonly send: (error: ClientError) => Promise<unknown>;
  readonly isOnline: () => boolean;
  readonly path: () => string;
  readonly release: string;
  /** From 0 up to 1, drawn once: a page is in the sample or it is not. */
  readonly lot: number;
}

/**
 * Reports errors of one page: each once, a few in all, and without a network none. What it is about is
 * told by names and places in the code; no words, addresses or ids.
 */
export function createReporter({ send, isOnline, path, release, lot }: ReporterPorts) {
  const told = new Set<string>();
  return async (kind: ClientErrorKind, thrown: unknown): Promise<void> => {
    if (told.size >= CLIENT_ERRORS_OF_PAGE_MOST || lot >= CLIENT_ERROR_SHARES[kind]) return;
    // A part that did not arrive is the network's fault, or a deploy's, and the screen says so.
    if (!isOnline() || isPartMissing(thrown)) return;
    const error = reportOf(kind, thrown, { path: path(), release });
    if (error === null) return;
    const same = `${error.name} ${error.message} ${error.stack}`;
    if (told.has(same)) return;
    told.add(same);
    // Nobody waits for it, and what cannot be told must not become the next error.
    await send(error).catch(() => undefined);
  };
}

/** Null: none of ours. */
function reportOf(
  kind: ClientErrorKind,
  thrown: unknown,
  { path, release }: { readonly path: string; readonly release: string },
): ClientError | null {
  const { name, message, stack } = thrown instanceof Error ? thrown : nameless(thrown);
  if (NOT_OURS.test(message) || NOT_OURS.test(stack ?? '') || name === 'AbortError') return null;
  return {
    kind,
    name: cutText(scrubText(name).trim(), CLIENT_ERROR_LIMITS.name),
    message: cutText(scrubText(message).trim(), CLIENT_ERROR_LIMITS.message),
    stack: cutText(scrubStack(stack ?? '').trim(), CLIENT_ERROR_LIMITS.stack),
    route: routeOf(path),
    release: cutText(release.trim(), CLIENT_ERROR_LIMITS.release),
  };
}

/** Something that is no error was thrown: what it is, never what is in it. */
const nameless = (thrown: unknown) => ({
  name: 'Thrown',
  message: thrown === null ? 'null' : typeof thrown,
  stack: '',
});

/** The name of the build's first script changes with every build. */
const releaseOf = (page: Document): string =>
  page
    .querySelector<HTMLScriptElement>('script[type="module"][src]')
    ?.src.split('/')
    .at(-1)
    ?.replace(/\?.*$/, '') ?? '';

/** Of the page that is open. Firebase is loaded for it, if it is not there. */
export const reporterOfPage = () =>
  createReporter({
    send: async (error) => {
      const { callFunction } = await import('#app/firebase/calls/callFunction.ts');
      return callFunction('reportClientError', error);
    },
    isOnline: () => navigator.onLine,
    path: () => window.location.pathname,
    release: releaseOf(document),
    lot: Math.random(),
  });
