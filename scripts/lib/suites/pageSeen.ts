import { existsSync, readFileSync } from 'node:fs';

interface Attachment {
  readonly name: string;
  readonly path?: string | undefined;
}

const MOST_LINES = { page: 30, browser: 12 };

/**
 * What the browser said of a page where a test failed (the last of its errors, and what had no answer), and what a
 * screen reader finds there: the first lines of Playwright's snapshot.
 */
export const pageSeen = (attachments: readonly Attachment[] = []): readonly string[] => [
  ...under('The browser said:', read(attachments, 'browser').slice(-MOST_LINES.browser)),
  ...under(
    'On the page:',
    snapshotOf(read(attachments, 'error-context')).slice(0, MOST_LINES.page),
  ),
];

const under = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines];

/** Its lines that hold something; none where there is no such file. */
function read(attachments: readonly Attachment[], name: string): readonly string[] {
  const path = attachments.find((attachment) => attachment.name === name)?.path;
  if (path === undefined || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** What stands between the fences of its YAML. */
function snapshotOf(lines: readonly string[]): readonly string[] {
  const from = lines.indexOf('```yaml');
  if (from === -1) return [];
  const snapshot = lines.slice(from + 1);
  const to = snapshot.indexOf('```');
  return to === -1 ? [] : snapshot.slice(0, to);
}
