import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { settingsFileOf } from '../doctor/project.ts';
import { inRoot } from '../lib/places.ts';

/** Whoever follows docs/deploying.md, or deploy.yml, has written these by the time of the deploy. */
const WRITTEN = [
  // By google-github-actions/auth, into the folder of the checkout: a credential.
  'gha-creds-0123456789abcdef.json',
  'cors.json',
  settingsFileOf('shots-of-test'),
  'dist/app.html',
  'functions/lib/index.js',
];

it('refuses no tree for what its own steps have written there, and none of it can be committed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumashot-ignored-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  copyFileSync(inRoot('.gitignore'), join(folder, '.gitignore'));
  for (const file of WRITTEN) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe('?? .gitignore\n');
});
