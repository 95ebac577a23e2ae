import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '../web/buildOwn.ts';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The same first page as plain HTML: what it would be if nobody had to answer. Its folder. */
export function writeStaticCopy(own: string): string {
  const folder = benchFolder('static');
  rmSync(folder, { recursive: true, force: true });
  cpSync(own, folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(SCRIPTS, ''));
  return folder;
}
