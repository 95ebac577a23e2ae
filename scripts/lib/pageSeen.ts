import { existsSync, readFileSync } from 'node:fs';

interface Attachment {
  readonly name: string;
  readonly path?: string | undefined;
}

const MOST_LINES = 30;

/** What a screen reader finds on the page where a test of the browser failed: the first lines of Playwright's snapshot. */
export function pageSeen(attachments: readonly Attachment[] = []): readonly string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return [];
  const [, snapshot = ''] = /```yaml\n(.*?)\n```/su.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = snapshot.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [] : ['On the page:', ...lines.slice(0, MOST_LINES)];
}
