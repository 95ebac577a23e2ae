import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readIndex } from '../support/localIndex.ts';

/**
 * Listens to a page from now on. The answer prints what its test has of evidence without a trace: the
 * words on the page and its errors.
 */
export function gatherEvidence(page: Page): (title: string) => Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  // The console says that something failed, and not what.
  page.on('requestfailed', (request) =>
    said.push(`${request.url()} failed: ${request.failure()?.errorText ?? ''}`),
  );
  return async (title) => {
    console.log(
      [
        `Evidence for "${title}" at ${page.url()}`,
        await wordsOn(page),
        `  index: ${await indexOf(page)}`,
        ...said.map((line) => `  console: ${line}`),
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
