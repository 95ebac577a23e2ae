import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { keepSession } from '../support/accounts/session.ts';
import type { Member } from '../support/accounts/users.ts';
import { test as base } from '../e2e/test.ts';
import { startAppServer, type AppServer } from './appServer.ts';

/** What is not left by then is closed with the context. */
const LEAVE_WITHIN_MS = 20_000;

/** Each test has an address, and so an origin, of its own. */
export const test = base.extend<{ server: AppServer; leave: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there which fixtures are needed: none
  server: async ({}, use) => {
    const server = await startAppServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  // Chromium has hung for minutes while it closed a context whose worker had changed hands just before,
  // and once while it unregistered that worker.
  leave: [
    async ({ context }, use) => {
      await use();
      const left = Promise.all(context.pages().map(leavePage));
      await Promise.race([left, setTimeout(LEAVE_WITHIN_MS, undefined, { ref: false })]);
    },
    { auto: true },
  ],
});

/** A page that cannot answer any more is closed with the context, as it would be anyway. */
async function leavePage(page: Page): Promise<void> {
  const left = page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    await Promise.all(found.map((registration) => registration.unregister()));
  });
  await left.catch(() => {});
  await page.close().catch(() => {});
}

export const home = (page: Page) =>
  page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 });

/** Signed in on the dashboard, and the app is on the device, with whose it is. */
export async function arrive(page: Page, member: Member): Promise<void> {
  await keepSession(page, member);
  await page.goto(NAVIGATION.home.path);
  await expect(home(page)).toBeVisible();
  await expectOfflineReady(page);
  // The screen stands before its profile has come: cut off by then, the device would have none to open with.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lumashot-profile') !== null))
    .toBe(true);
}

/** Until the service worker has the whole app and answers for it. */
async function expectOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
