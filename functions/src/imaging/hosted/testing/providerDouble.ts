import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Answer } from './answers.ts';

/** What the wire carried, as the fixtures keep it: never a key, never a boundary. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** `x-goog-api-key` or `authorization`: that it came, and whether it was ours. */
  readonly key: 'ours' | 'another' | 'none';
  readonly contentType: string;
  readonly body: unknown;
}

export interface ProviderDouble {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Resolves when a request has arrived. */
  readonly arrived: Promise<void>;
  /** Resolves when a caller has hung up before its answer was out. */
  readonly hungUp: Promise<void>;
  close(): Promise<void>;
}

export const DOUBLE_KEY = 'key-of-the-double';

/** A provider on this machine: gives the answers in turn, the last one again and again. */
export async function providerDouble(answers: readonly Answer[]): Promise<ProviderDouble> {
  const seen: SeenRequest[] = [];
  const arrival = Promise.withResolvers<void>();
  const hangUp = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hangUp.resolve();
    });
    void reply(request, response);
  });
  let last: Extract<Answer, { readonly body: string }> | undefined;
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.startsWith(METADATA) === true) {
      identify(request, response);
      return;
    }
    if (request.url === '/files/out.png') {
      response.end(last?.file);
      return;
    }
    seen.push(await take(request));
    arrival.resolve();
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    if (answer === undefined) return;
    if (answer.kind !== 'silence') last = answer;
    give(answer, { response, url: `http://${request.headers.host}` });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    arrived: arrival.promise,
    hungUp: hangUp.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The platform's own service beside every function: whoever asks it there is who the function is. */
const METADATA = '/computeMetadata/';

function identify(request: IncomingMessage, response: ServerResponse): void {
  const isToken = request.url?.includes('/token') === true;
  response.writeHead(isToken ? 200 : 404, {
    'content-type': 'application/json',
    'metadata-flavor': 'Google',
  });
  response.end(
    JSON.stringify({ access_token: DOUBLE_KEY, expires_in: 3_599, token_type: 'Bearer' }),
  );
}

function give(
  answer: Answer,
  { response, url }: { readonly response: ServerResponse; readonly url: string },
): void {
  if (answer.kind === 'silence') return;
  const body = Buffer.from(answer.body.replaceAll('DOUBLE', url));
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=UTF-8',
    ...answer.headers,
    'content-length': body.length,
  });
  if (answer.kind === 'whole') {
    response.end(body);
    return;
  }
  // The line breaks in the middle of the picture.
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function take(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  const bytes = Buffer.concat(chunks);
  const { 'content-type': type = '', authorization, 'x-goog-api-key': google } = request.headers;
  const key = google ?? authorization?.replace(/^Bearer /, '');
  const [contentType = ''] = type.split(';');
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    key: key === undefined ? 'none' : key === DOUBLE_KEY ? 'ours' : 'another',
    contentType,
    body:
      contentType === 'multipart/form-data'
        ? await fieldsOf(bytes, type)
        : JSON.parse(bytes.toString('utf8')),
  };
}

/** The parts of a form in order: names and texts, and files as type and base64. */
async function fieldsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : {
            name,
            type: value.type,
            base64: Buffer.from(await value.arrayBuffer()).toString('base64'),
          },
    ),
  );
}
