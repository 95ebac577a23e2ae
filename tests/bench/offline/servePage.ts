import { createServer } from 'node:http';
import { build } from 'esbuild';
import { inData, inRoot } from '../../../scripts/lib/places.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from '../../support/emulators/calls.ts';
import { hostAndPort, required } from '../../support/environment.ts';
import { listen, type Listening } from '../../support/listen.ts';

const OUT = inData('bench', 'offline');

/** The bench's page with its three sources, each in a chunk of its own, on a port of its own. */
export async function servePage({ email }: Account): Promise<Listening> {
  await build({
    entryPoints: [inRoot('tests', 'bench', 'offline', 'page.tsx')],
    outdir: OUT,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const config = {
    email,
    projectId: required('GCLOUD_PROJECT'),
    firestore: hostAndPort('FIRESTORE_EMULATOR_HOST'),
    auth: hostAndPort('FIREBASE_AUTH_EMULATOR_HOST'),
  };
  const html = `<!doctype html><html lang="en"><title>P5</title><div id="root"></div>
<script id="config" type="application/json">${JSON.stringify(config)}</script>
<script type="module" src="/page.js"></script></html>`;
  const server = createServer((request, response) => {
    const name = /^\/([\w.-]+\.js)$/.exec(request.url ?? '')?.[1];
    if (name === undefined) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      return;
    }
    readFile(join(OUT, name)).then(
      (code) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code),
      () => response.writeHead(404).end(),
    );
  });
  return listen(server);
}
