import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { localAppConfig } from '../../scripts/lib/settings/appConfig.ts';
import { buildApp } from '../../scripts/lib/build/buildApp.ts';
import { buildFunctions } from '../../scripts/lib/build/buildFunctions.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import { choosePorts } from '../../scripts/lib/processes/ports.ts';

/** What is published holds no key, and what is installed is what the lockfile names. */

/** How keys look, by those who give them out. Firebase's own web key is no secret. */
const KEYS: Readonly<Record<string, RegExp>> = {
  'a secret key of Stripe': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{8,}/,
  'a webhook secret of Stripe': /\bwhsec_[A-Za-z0-9]{8,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]{40}/,
  'an access token of Google': /\bya29\.[A-Za-z0-9_-]{20,}/,
  'an API key of OpenAI': /\bsk-(?:proj-)?[A-Za-z0-9_-]{20,}/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  'an access key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
};

const keysIn = (text: string): string[] =>
  Object.entries(KEYS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const findings = (folder: string): string[] =>
  filesBelow(folder).flatMap((file) =>
    keysIn(readFileSync(file, 'latin1')).map((key) => `${file}: ${key}`),
  );

describe('the built app and the built functions', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'lumashot-app-'));
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  it('hold no secret key', async () => {
    const config = localAppConfig({ projectId: 'demo-secrets', ports: await choosePorts() });
    await buildApp({ config, outDir });
    await buildFunctions();
    expect(filesBelow(outDir).length).toBeGreaterThan(50);
    expect(findings(outDir)).toEqual([]);
    expect(findings(inRoot('functions', 'lib'))).toEqual([]);
  }, 240_000);

  it('would be noticed to hold one', () => {
    const planted = ['sk_live_', 'whsec_'].map(
      (start) => `const key = "${start}${'a1'.repeat(12)}"`,
    );
    expect(planted.map(keysIn)).toEqual([
      ['a secret key of Stripe'],
      ['a webhook secret of Stripe'],
    ]);
  });
});

/** The root's, and that of what is deployed: how many packages each has at least. */
const LOCKS = [
  { file: 'package-lock.json', least: 1_000 },
  { file: 'functions/package-lock.json', least: 200 },
] as const;

describe.each(LOCKS)('the lockfile $file', ({ file, least }) => {
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.looseObject({
          link: z.boolean().default(false),
          integrity: z.string().optional(),
          resolved: z.string().optional(),
          version: z.string().optional(),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync(inRoot(file), 'utf8')));
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('pins every package to a version and to its bytes', () => {
    expect(installed.length).toBeGreaterThan(least);
    const loose = installed.filter(
      ([, { version = '', integrity = '' }]) =>
        !/^\d+\.\d+\.\d+/.test(version) || !integrity.startsWith('sha512-'),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('takes nothing from outside the registry', () => {
    const foreign = installed.filter(
      ([, { resolved = 'https://registry.npmjs.org/' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });
});

describe('the packages', () => {
  it('ask for exact versions of everything', () => {
    for (const folder of ['.', 'functions']) {
      const { dependencies = {}, devDependencies = {} } = z
        .looseObject({
          dependencies: z.record(z.string(), z.string()).optional(),
          devDependencies: z.record(z.string(), z.string()).optional(),
        })
        .parse(JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')));
      const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
      );
      expect(ranges).toEqual([]);
    }
  });
});
