import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

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

/**
 * What the device holds of its library, and how far it believes to know it: what is missing on the screen
 * was never heard of, never read, or never kept.
 */
const indexOf = (page: Page): Promise<string> =>
  Promise.race([readIndex(page).catch(String), setTimeout(PATIENCE_MS, 'no answer')]);

const readIndex = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const known = await indexedDB.databases();
    if (known.every(({ name }) => name !== 'lumashot-library')) return 'none';
    const database = await asked(indexedDB.open('lumashot-library'));
    const store = (name: string) => database.transaction(name).objectStore(name);
    return JSON.stringify({
      owner: await asked(store('owner').getAll()),
      items: await asked(store('items').count()),
      trash: await asked(store('trash').count()),
      terms: await asked(store('terms').count()),
      sync: await asked(store('sync').getAll()),
      log: await asked(store('logState').getAll()),
    });
  });
