import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../places.ts';

/**
 * vite.config.ts puts an empty module in the place of `re2js`. That is good as long as Firestore asks it
 * for the regular expressions of pipelines only, and nothing here makes a pipeline.
 */

const FIRESTORE = inRoot('node_modules', '@firebase', 'firestore', 'dist');

/** The browser's modules that the package's main entry brings. */
const modules = globSync('{index,common-*}.esm.js', { cwd: FIRESTORE }).map((file) =>
  readFileSync(join(FIRESTORE, file), 'utf8'),
);

/** The top-level class or function around each place that speaks to the engine. */
function usersOf(name: string, code: string): string[] {
  const users: string[] = [];
  let around = 'the module itself';
  for (const line of code.split('\n')) {
    around = /^(?:async )?(?:class|function\*?) (?:__PRIVATE_)?(\w+)/.exec(line)?.[1] ?? around;
    if (line.includes(`${name}.`) || line.includes(`new ${name}`)) users.push(around);
  }
  return users;
}

it('Firestore needs its engine for regular expressions in pipelines only', () => {
  expect(modules.some((code) => code.includes("from 're2js'"))).toBe(true);
  const users = modules.flatMap((code) => usersOf('RE2JS', code));
  expect(new Set(users)).toEqual(new Set(['CoreLike', 'CoreRegexContains', 'CoreRegexMatch']));
});

it('no pipeline is made', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: inRoot() });
  const withPipelines = sources.filter((file) =>
    readFileSync(inRoot(file), 'utf8').includes('firebase/firestore/pipelines'),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(withPipelines).toEqual([]);
});
