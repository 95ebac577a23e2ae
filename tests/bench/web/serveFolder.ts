import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HeaderRule } from '../../../scripts/lib/hosting/hostingHeaders.ts';
import { listenAnywhere, type Listening } from '../../support/listen.ts';
import { ownCertificate } from './secure.ts';

/** One answer: what was asked for, and how many bytes of body went out. */
export interface Served {
  readonly path: string;
  readonly bytes: number;
}

export interface WebServer extends Listening {
  /** What was served since the last call. */
  take(): readonly Served[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const PACKED = /^[.](html|js|css|json|webmanifest|svg|txt)$/;

/**
 * Serves a built app as Hosting does: by HTTP/2, packed (the emulator does neither), with its headers, clean
 * URLs, and the shell for every other path.
 */
export async function serveFolder({
  folder,
  headers,
}: {
  folder: string;
  headers: readonly HeaderRule[];
}): Promise<WebServer> {
  const served: Served[] = [];
  const packed = new Map<string, Buffer>();
  const server = createSecureServer(await ownCertificate(), answer);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });

  function answer({ url }: Http2ServerRequest, response: Http2ServerResponse): void {
    const { pathname } = new URL(url, 'http://localhost');
    const file = fileOf(folder, pathname);
    const type = extname(file);
    const body = bodyOf(file);
    for (const { key, value } of headersOf(headers, pathname)) response.setHeader(key, value);
    response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream');
    if (PACKED.test(type)) response.setHeader('content-encoding', 'gzip');
    response.end(body);
    served.push({ path: pathname, bytes: body.length });
  }

  function bodyOf(file: string): Buffer {
    const known = packed.get(file);
    if (known !== undefined) return known;
    const read = readFileSync(file);
    const body = PACKED.test(extname(file)) ? gzipSync(read, { level: 9 }) : read;
    packed.set(file, body);
    return body;
  }

  const port = await listenAnywhere(server);
  return {
    url: `https://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
    take: () => served.splice(0),
  };
}

/** The file, the page of that name, else the shell: ours, or a peer's only page. */
function fileOf(folder: string, pathname: string): string {
  const name = pathname === '/' ? '/index' : pathname;
  const found = [name, `${name}.html`, 'app.html', 'index.html']
    .map((candidate) => join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (found === undefined) throw new Error(`${folder} has no page`);
  return found;
}

/** As far as our own rules need it: `**`, `/folder/**`, `/@(a|b)/**` and `/@(a|b)`. */
const headersOf = (rules: readonly HeaderRule[], pathname: string) =>
  rules
    .filter(({ source, regex }) => new RegExp(regex ?? patternOf(source ?? '')).test(pathname))
    .flatMap((rule) => rule.headers);

const patternOf = (glob: string): string =>
  `^${glob.replaceAll('.', '[.]').replaceAll('@(', '(').replaceAll('**', '.*')}$`;
