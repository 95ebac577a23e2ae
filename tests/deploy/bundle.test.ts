import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATION_NAMES, OPERATIONS } from '@lumashot/domain/operations/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildFunctions } from '../../scripts/lib/build/buildFunctions.ts';
import { inRoot } from '../../scripts/lib/places.ts';

/** functions/ as a deployment sees it: its own package.json, its lockfile and what the build made, nothing else. */
let folder: string;

beforeAll(async () => {
  await buildFunctions();
  folder = mkdtempSync(join(tmpdir(), 'lumashot-functions-'));
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(inRoot('functions', name), join(folder, name));
  }
  cpSync(inRoot('functions', 'lib'), join(folder, 'lib'), { recursive: true });
  // As the cloud does it: what the lockfile does not say is refused.
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the platform tells every function. */
const PROJECT = {
  GCLOUD_PROJECT: 'demo-bundle',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-bundle',
    storageBucket: 'demo-bundle.appspot.com',
  }),
};

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...PROJECT },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stderr}`);
  return stdout;
}

/** Runs in the empty folder, under the Node that the functions run on. */
const inFolder = (script: string): unknown =>
  JSON.parse(run(process.execPath, ['--input-type=module', '--eval', script]));

it('installs and loads alone, with every function it exports', () => {
  const names = z.array(z.string()).parse(
    inFolder(`
      const functions = await import('./lib/index.js');
      console.log(JSON.stringify(Object.keys(functions)));
    `),
  );
  const source = readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8');
  const exported = [...source.matchAll(/export \{ ([\w, ]+) \}/g)].flatMap(([, listed = '']) =>
    listed.split(', '),
  );
  // The calls of the operations are exported by their own names.
  const calls = OPERATION_NAMES.map((name) => OPERATIONS[name].call);
  expect(new Set(names)).toEqual(new Set([...exported, ...calls]));
});

it('gives every function an endpoint that Firebase can deploy', () => {
  const endpoints = z
    .record(
      z.string(),
      z.looseObject({ platform: z.literal('gcfv2'), region: z.array(z.string()) }),
    )
    .parse(
      inFolder(`
        const functions = await import('./lib/index.js');
        const entries = Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint]);
        console.log(JSON.stringify(Object.fromEntries(entries)));
      `),
    );
  expect(Object.keys(endpoints)).toContain('stripeWebhook');
});

describe('hosted models', () => {
  /** Which secrets a function asks for, and which SDKs were loaded by the time it could serve. */
  const loaded = (settings: Readonly<Record<string, string>>): unknown =>
    inFolder(`
      import { registerHooks } from 'node:module';
      Object.assign(process.env, ${JSON.stringify(settings)});
      const seen = new Set();
      registerHooks({
        resolve(name, context, next) {
          if (/^(ai$|@ai-sdk[/])/.test(name)) seen.add(name);
          return next(name, context);
        },
      });
      const { generateImage, ensureProfile } = await import('./lib/index.js');
      const { declaredParams } = await import('firebase-functions/params');
      const secrets = ({ __endpoint }) =>
        (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
      console.log(JSON.stringify({
        asks: secrets(generateImage),
        declared: declaredParams.map(({ name }) => name).filter((name) => /_API_KEY$/.test(name)),
        others: secrets(ensureProfile).filter((name) => /_API_KEY$/.test(name)),
        seen: [...seen],
      }));
    `);

  it('ask for no key and load no SDK when none is named', () => {
    expect(loaded({})).toEqual({ asks: [], declared: [], others: [], seen: [] });
  });

  it('ask for the key of the named provider only, and load its SDK with the first picture', () => {
    const key = 'GOOGLE_GENERATIVE_AI_API_KEY';
    expect(loaded({ PICTURES: 'google' })).toEqual({
      asks: [key],
      declared: [key],
      others: [],
      seen: [],
    });
  });

  it('ask for no key on Vertex: the functions are who they are', () => {
    expect(loaded({ PICTURES: 'vertex' })).toEqual({
      asks: [],
      declared: [],
      others: [],
      seen: [],
    });
  });

  it('stop the deployment when a setting names none', () => {
    expect(() => loaded({ PICTURES: 'nobody' })).toThrow('PICTURES: "nobody" is none of');
    expect(() => loaded({ HOSTED_TEXT: 'google:gemini-2.5-flash-image' })).toThrow('was shut down');
  });

  it('draw through the installed SDKs', () => {
    const script = `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      import { generateImage } from 'ai';
      import { createGoogle } from '@ai-sdk/google';
      import { createGoogleVertex } from '@ai-sdk/google-vertex';
      import { createOpenAI } from '@ai-sdk/openai';
      import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
      import { createReplicate } from '@ai-sdk/replicate';
      const server = createServer((_, response) => response.writeHead(503).end('{}')).listen(0);
      await once(server, 'listening');
      const host = '127.0.0.1:' + server.address().port;
      const options = { apiKey: 'none', baseURL: 'http://' + host };
      const own = { name: 'own', ...options };
      const status = (model) =>
        generateImage({ model, prompt: 'a fox', maxRetries: 0 }).catch((error) => error.statusCode);
      console.log(JSON.stringify([
        await status(createGoogle(options).image('gemini-nano-banana-2.1')),
        await status(createGoogleVertex(options).image('gemini-nano-banana-2.1')),
        await status(createOpenAI(options).image('gpt-image-2.6-flare')),
        await status(createOpenAICompatible(own).imageModel('flux')),
        await status(createReplicate({ ...options, apiToken: 'none' }).image('a/b')),
      ]));
      process.exit(0);
    `;
    expect(inFolder(script)).toEqual([503, 503, 503, 503, 503]);
  });
});

describe('App Check', () => {
  /** Status of a public call without a token, from the loaded bundle behind a bare server. */
  const statusWith = (enforced: boolean): unknown => {
    const script = `
      import { once } from 'node:events';
      import { createRequire } from 'node:module';
      // Theirs, wherever npm has put it.
      const express = createRequire(import.meta.resolve('firebase-functions'))('express');
      process.env.APP_CHECK_ENFORCED = '${String(enforced)}';
      const { sendContactMessage } = await import('./lib/index.js');
      const server = express().use(express.json()).post('/', sendContactMessage).listen(0);
      await once(server, 'listening');
      const { status } = await fetch('http://127.0.0.1:' + server.address().port, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      });
      // The functions log to stdout too.
      console.log('\\n' + JSON.stringify({ status }));
      process.exit(0);
    `;
    const output = run(process.execPath, ['--input-type=module', '--eval', script]);
    return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  };

  it('turns away what does not come from our app, once it is enforced', () => {
    expect(statusWith(true)).toEqual({ status: 401 });
  });

  it('is off by default: the call is read', () => {
    expect(statusWith(false)).toEqual({ status: 400 });
  });
});

it('installs what the engine needs, in the versions the engine is tested with', () => {
  const manifestOf = (workspace: string) =>
    z
      .looseObject({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(inRoot(workspace, 'package.json'), 'utf8'))).dependencies;
  const { '@lumashot/domain': _, ...needed } = manifestOf('engine');
  expect(manifestOf('functions')).toMatchObject(needed);
});
