import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { z } from 'zod';
import { functionsUrlOf } from '../../scripts/deploy/smoke.ts';
import { answerIn, answersOf } from '../../scripts/doctor/testing/healthyGoogle.ts';
import type { Ports } from '../../scripts/lib/processes/ports.ts';
import { recordedGoogle } from '../../scripts/ops/testing/recordedGoogle.ts';
import { BUCKET, PROJECT, SECRETS, SITE } from './firstProject.ts';

const fetched = z.object({
  url: z.url(),
  method: z.string(),
  contentType: z.string().nullable(),
  isSigned: z.boolean(),
  body: z.string(),
});
type Fetched = z.output<typeof fetched>;

const called = z.object({
  program: z.enum(['firebase', 'gcloud']),
  words: z.array(z.string()),
  folder: z.string(),
  input: z.string(),
});
type Called = z.output<typeof called>;

interface Outside {
  readonly ports: Ports;
  /** Of `firebase deploy --only`. */
  readonly onDeploy: (what: string) => Promise<void>;
}

/** Recorded answers, until a command has changed what they are about. */
const UNTIL_DEPLOYED = ['/collectionGroups/-/indexes', '/collectionGroups/-/fields'] as const;

/**
 * All that is not on this machine, as the commands of the fork ask for it: Google's REST interfaces by the recorded
 * answers of the doctor's and the alerts' own tests, `firebase` and `gcloud`, and what was deployed, which is the
 * emulators. The project's first section was done: APIs, sign-in, database and bucket are there.
 */
export async function startOutside({ ports, onDeploy }: Outside) {
  const google = recordedGoogle();
  const secrets = new Map<string, string>();
  const deployed: string[] = [];
  let cors: unknown = [];

  const commands: readonly (readonly [RegExp, (found: string, asked: Called) => Promise<void>])[] =
    [
      [
        new RegExp(`^firebase functions:secrets:set (\\w+) --project ${PROJECT}$`),
        async (name, { input }) => void secrets.set(name, input.trim()),
      ],
      [
        new RegExp(`^firebase deploy --project ${PROJECT} --only (\\S+)(?: --non-interactive)?$`),
        async (what) => {
          await onDeploy(what);
          deployed.push(what);
        },
      ],
      [
        new RegExp(`^gcloud storage buckets update gs://${BUCKET} --cors-file=(\\S+)$`),
        async (file, { folder }) => {
          cors = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        },
      ],
    ];

  async function answerProgram(asked: Called): Promise<Response> {
    const line = [asked.program, ...asked.words].join(' ');
    for (const [pattern, act] of commands) {
      const found = pattern.exec(line)?.[1];
      if (found === undefined) continue;
      await act(found, asked);
      return new Response('done');
    }
    return new Response(`nobody stands in for: ${line}`, { status: 404 });
  }

  async function answerFetch({ url, method, contentType, isSigned, body }: Fetched) {
    const { origin, hostname } = new URL(url);
    const local = localOf(url);
    if (local !== null) {
      return fetch(local, {
        method,
        headers: contentType === null ? {} : { 'content-type': contentType },
        ...(body === '' ? {} : { body }),
      });
    }
    if (!hostname.endsWith('.googleapis.com')) throw new Error(`nobody stands in for ${origin}`);
    if (!isSigned) return new Response(null, { status: 401 });
    if (/^(logging|monitoring)\./.test(hostname)) {
      const { signal } = new AbortController();
      return google.ask(url, { method, headers: {}, body, signal });
    }
    return answerIn(
      { ...answersOf({ id: PROJECT, bucket: BUCKET, site: SITE }), ...changed() },
      url,
    );
  }

  /** Where something that was deployed is here; null: it is none of that. */
  function localOf(url: string): string | null {
    const { origin, pathname, search } = new URL(url);
    if (origin === SITE) return `http://127.0.0.1:${ports.hosting}${pathname}${search}`;
    if (origin !== functionsUrlOf(PROJECT)) return null;
    return `http://127.0.0.1:${ports.functions}/${PROJECT}/${FUNCTIONS_REGION}${pathname}${search}`;
  }

  function changed(): Readonly<Record<string, unknown>> {
    const missing = SECRETS.filter((name) => !secrets.has(name));
    return {
      ...Object.fromEntries(missing.map((name) => [`/secrets/${name}/versions/latest`, 404])),
      [`/b/${BUCKET}`]: { cors },
      ...(deployed.some((what) => what.includes('firestore'))
        ? {}
        : Object.fromEntries(UNTIL_DEPLOYED.map((end) => [end, {}]))),
    };
  }

  async function answer(request: IncomingMessage): Promise<Response> {
    const asked: unknown = JSON.parse(await text(request));
    return request.url === '/called'
      ? answerProgram(called.parse(asked))
      : answerFetch(fetched.parse(asked));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(request).catch(
      (error: unknown) => new Response(String(error), { status: 500 }),
    );
    response.writeHead(status, { 'content-type': headers.get('content-type') ?? 'text/plain' });
    response.end(body === null ? '' : await text(body));
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = z.object({ port: z.int() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    localOf,
    secrets,
    deployed,
    /** What was written to Google's watching, a line each. */
    watching: google.writes,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
