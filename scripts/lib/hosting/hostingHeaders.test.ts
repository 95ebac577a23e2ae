import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  contentSecurityPolicy,
  FIREBASE_ORIGINS,
  workerSecurityPolicy,
} from './contentSecurityPolicy.ts';
import { hostingHeaders, PAGES } from './hostingHeaders.ts';
import { inRoot } from '../places.ts';

const config = z
  .object({ hosting: z.object({ headers: z.unknown(), rewrites: z.unknown() }) })
  .parse(JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')));

it('firebase.json sends the headers of the one table (npm run headers writes them)', () => {
  expect(config.hosting.headers).toEqual(hostingHeaders(FIREBASE_ORIGINS));
});

it('gives every path but the drawn pages the empty shell, and no file that is missing', () => {
  expect(config.hosting.rewrites).toEqual([{ regex: PAGES, destination: '/app.html' }]);
});

it('the policy allows nothing unsafe, and no host for scripts but Google’s for its sign-in', () => {
  const policy = contentSecurityPolicy(FIREBASE_ORIGINS);
  expect(policy).not.toMatch(/unsafe|\*(?!\.)|strict-dynamic|http:/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' https://apis.google.com;");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('one worker may compile WebAssembly, and talks to nobody but us', () => {
  const rules = hostingHeaders(FIREBASE_ORIGINS).filter(({ headers }) =>
    headers.some(({ value }) => value.includes('unsafe')),
  );
  expect(rules.map(({ source }) => source)).toEqual(['/assets/cutOutWorker-*.js']);
  const policy = workerSecurityPolicy();
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|http|\*/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self';");
});
