import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/places.ts';

/** What comments and documents point to is there: a path, a section, a decision, a threat, an ADR. */

const TEXT = /\.(ts|tsx|css|html|rules|md|mjs|jsonc?)$/;
/** Reports of what was once, and lists of what somebody else wrote. */
const NOT_OURS = /^(package-lock\.json|THIRD_PARTY_NOTICES\.md)$|\/testing\/contracts\//;

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && !NOT_OURS.test(file) && existsSync(inRoot(file)));

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** The comments of code; all of a document. */
function proseOf(file: string): string {
  const text = read(file);
  if (file.endsWith('.md')) return text;
  return [...text.matchAll(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*$/gm)]
    .map(([match]) => match)
    .join('\n');
}

const prose = FILES.map((file) => ({ file, text: proseOf(file) }));

const missing = (pattern: RegExp, isThere: (found: string, file: string) => boolean): string[] =>
  prose.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map((match) => match[1] ?? '')
      .filter((found) => !isThere(found, file))
      .map((found) => `${file}: ${found}`),
  );

const numbers = (file: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...read(file).matchAll(pattern)].map((match) => match[1] ?? ''));

it('names only decisions, sections, threats and records that exist', () => {
  const decisions = numbers('docs/decisions.md', /^(\d+)\. /gm);
  const sections = numbers('docs/specification.md', /^## (\d+)\. /gm);
  const threats = numbers('docs/threats.md', /^\| +(\d+) +\|/gm);
  const records = new Set(
    FILES.filter((file) => file.startsWith('docs/adr/')).map((file) => basename(file).slice(0, 4)),
  );
  expect(decisions.size * sections.size * threats.size * records.size).toBeGreaterThan(0);
  expect([
    ...missing(/\bdecision (\d+)/g, (number) => decisions.has(number)),
    ...missing(/\bspec section (\d+)/g, (number) => sections.has(number)),
    ...missing(/\bthreat T(\d+)/g, (number) => threats.has(number)),
    ...missing(/\bADR (\d{4})/g, (number) => records.has(number)),
  ]).toEqual([]);
});

/** A path from the root, or the end of one that is in the repository. */
const PATHS = /(?<![\w/@.{*-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|css|md|mjs|rules|html|yml))\b/g;
/** Made by a build, or of a package. */
const ELSEWHERE = /^(functions\/lib|dist|node_modules|react-dom|firebase)\//;

it('names only files that exist', () => {
  const isThere = (path: string): boolean =>
    ELSEWHERE.test(path) || FILES.some((file) => file === path || file.endsWith(`/${path}`));
  expect(missing(PATHS, isThere)).toEqual([]);
});
