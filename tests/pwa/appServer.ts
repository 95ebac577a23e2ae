import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { required } from '../support/environment.ts';
import { listen } from '../support/listen.ts';

/** The app at an address of its own, which can go away and come back with another version. */
export interface AppServer {
  readonly url: string;
  /** Nobody answers any more, also not on connections that are open. */
  stop(): Promise<void>;
  /** From now on app.html is another file, and the service worker knows it. */
  publish(version: string): void;
  /** Requests for this path get no answer until `release` is called. */
  hold(path: string): { readonly release: () => void };
}

/** Stands before the Hosting emulator, so that stopping it leaves the other tests alone. */
export async function startAppServer(): Promise<AppServer> {
  const hosting = new URL(required('LUMASHOT_APP_URL'));
  let version: string | null = null;
  const held = new Map<string, PromiseWithResolvers<void>>();

  const server = createServer((asked, answer) => {
    const { url = '/' } = asked;
    const wait = held.get(url);
    if (wait === undefined) forward(asked, answer);
    else void wait.promise.then(() => forward(asked, answer));
  });

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '/' } = asked;
    const passed = request(
      {
        host: hosting.hostname,
        port: hosting.port,
        path: url,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (found) => void pass(found, { url, answer }).catch(() => answer.destroy()),
    );
    // Where one side breaks off, so does the other: a browser never waits for what will not come.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }

  async function pass(
    found: IncomingMessage,
    { url, answer }: { url: string; answer: ServerResponse },
  ): Promise<void> {
    const { 'content-length': _, ...headers } = found.headers;
    const change = version === null ? null : changeFor(url, version);
    if (change === null) {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      await pipeline(found, answer);
      return;
    }
    answer.writeHead(found.statusCode ?? 502, headers);
    answer.end(change(await text(found)));
  }

  const { url, close } = await listen(server);
  return {
    url,
    stop: close,
    publish: (next) => {
      version = next;
    },
    hold: (path) => {
      const wait = Promise.withResolvers<void>();
      held.set(path, wait);
      return { release: wait.resolve };
    },
  };
}

/** What a deploy changes: the page, and its revision in the worker's list. */
function changeFor(url: string, version: string): ((body: string) => string) | null {
  if (/^\/app(\.html)?(\?|$)/.test(url)) {
    return (html) => html.replace('</head>', `<meta name="version" content="${version}"></head>`);
  }
  if (url === '/sw.js') return (script) => withRevision(script, version);
  return null;
}

function withRevision(script: string, version: string): string {
  const entry = /\{[^{}]*"url":"app\.html"[^{}]*\}/.exec(script)?.[0];
  if (entry === undefined) throw new Error('app.html is not in the list of the service worker');
  return script.replace(entry, entry.replace(/("revision":")[^"]*/, `$1${version}`));
}
