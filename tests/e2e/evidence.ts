import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { test, type Page, type Request } from '@playwright/test';
import { readIndex } from '../support/library/localIndex.ts';

/**
 * Listens to a page from now on. The answer prints what its test has of evidence without a trace: the
 * words on the page, its errors, and what it asked for and has no answer to. What the browser said is told again
 * with the failure at the end of all suites.
 */
export function gatherEvidence(page: Page): (title: string) => Promise<void> {
  const said: string[] = [];
  const unanswered = new Set<Request>();
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => {
    unanswered.delete(request);
    // The console says that something failed, and not what.
    said.push(`${request.url()} failed: ${request.failure()?.errorText ?? ''}`);
  });
  return async (title) => {
    const browser = [...said, ...[...unanswered].map((request) => `${request.url()}: no answer`)];
    const path = test.info().outputPath('browser.txt');
    await writeFile(path, browser.join('\n'));
    await test.info().attach('browser', { path });
    console.log(
      [
        `Evidence for "${title}" at ${page.url()}`,
        await wordsOn(page),
        `  index: ${await indexOf(page)}`,
        ...browser.map((line) => `  browser: ${line}`),
      ].join('\n'),
    );
  };
}

/** A page that hangs must not hide the failure it was asked about. */
const PATIENCE_MS = 5_000;

const wordsOn = (page: Page): Promise<string> =>
  page.locator('body').ariaSnapshot({ timeout: PATIENCE_MS }).catch(String);

/** What is missing on the screen was never heard of, never read, or never kept: the device's index tells. */
const indexOf = (page: Page): Promise<string> =>
  Promise.race([
    readIndex(page).then(JSON.stringify, String),
    setTimeout(PATIENCE_MS, 'no answer'),
  ]);
