import { answerWithin } from '../answerWithin.ts';

export type Fetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

/** As whom, and for which project, Google is asked. */
export interface GoogleClient {
  readonly projectId: string;
  readonly token: string;
  readonly ask?: Fetch;
  readonly timeoutMs?: number;
}

interface Asked {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: object | undefined;
}

const TIMEOUT_MS = 20_000;
const MOST_PAGES = 50;

/** One call of Google's REST interfaces; the project pays for it, whoever has signed in. */
export const askGoogle = (
  { projectId, token, ask = fetch, timeoutMs = TIMEOUT_MS }: GoogleClient,
  { url, method = 'GET', body }: Asked,
): Promise<Response> =>
  answerWithin(timeoutMs, url, (signal) =>
    ask(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-goog-user-project': projectId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    }),
  );

/** All pages of a list; `url` has a query already. Null of `read`: there is no such list. */
export async function allPages<Page extends { readonly nextPageToken?: string | undefined }>(
  url: string,
  read: (url: string) => Promise<Page | null>,
): Promise<readonly Page[]> {
  const all: Page[] = [];
  for (let next: string | undefined = ''; next !== undefined && all.length < MOST_PAGES;) {
    const page: Page | null = await read(
      next === '' ? url : `${url}&pageToken=${encodeURIComponent(next)}`,
    );
    if (page === null) break;
    all.push(page);
    next = page.nextPageToken === '' ? undefined : page.nextPageToken;
  }
  return all;
}
