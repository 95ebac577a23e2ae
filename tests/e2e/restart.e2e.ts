import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIRMED_TEXTS } from '#app/texts/auth.ts';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import { processesWith } from '../../scripts/lib/processes/leftovers.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import { npmRun, withNpmStart } from '../support/emulators/npmStart.ts';
import { gatherEvidence } from './evidence.ts';
import {
  expectCredits,
  expectLoaded,
  FOX,
  generate,
  goTo,
  newCredentials,
  onboard,
  signIn,
  signUpUnconfirmed,
  type Credentials,
  withoutFaceCheck,
} from './steps.ts';

const DATA_DIR = '.data/test-restart';

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** A phone of its own for each run; what it showed is printed when a step fails. */
async function onPhone(
  { browser, url }: { browser: Browser; url: string },
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  const tell = gatherEvidence(page);
  try {
    await steps(page);
  } catch (error) {
    await tell(test.info().title);
    throw error;
  }
  await context.close();
}

async function expectFoxInLibrary(page: Page, credits: string): Promise<void> {
  await expectCredits(page, credits);
  await goTo(page, 'library');
  await expectLoaded(page.getByRole('img', { name: FOX }).first());
}

/** A newcomer of `npm start`: no mail is sent, the terminal shows its link. */
async function newcomer(
  page: Page,
  linkFor: (email: string) => string | null,
): Promise<Credentials> {
  await withoutFaceCheck(page);
  const credentials = await signUpUnconfirmed(page);
  await expect.poll(() => linkFor(credentials.email)).not.toBeNull();
  const mail = await page.context().newPage();
  await mail.goto(linkFor(credentials.email) ?? '');
  // The link leaves the address bar before the server has answered: closed then, nothing is confirmed.
  await expect(mail.getByText(CONFIRMED_TEXTS.title)).toBeVisible();
  await mail.close();
  await onboard(page);
  await expectCredits(page, '10 credits');
  return credentials;
}

/** After Ctrl+C: emulators, their Java and the functions' processes. Another clone may be at the same. */
const expectNothingRuns = (): Promise<void> =>
  expect
    .poll(() =>
      processesWith(`LUMASHOT_DATA_DIR=${DATA_DIR}`).filter(({ command }) =>
        command.includes(inRoot(DATA_DIR)),
      ),
    )
    .toEqual([]);

const admin = (...words: string[]): Promise<string> =>
  npmRun('admin', { words, dataDir: DATA_DIR });

/** The PLUS plan, at the local stand-in for Stripe; its event comes by the webhook. */
async function pay(page: Page): Promise<void> {
  await page.goto('/payment');
  const plus = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'PLUS', exact: true }) });
  const opening = page.waitForEvent('popup');
  await plus.getByRole('button', { name: PAYMENT_TEXTS.submit }).click();
  const checkout = await opening;
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expectCredits(checkout, '309 credits');
  await checkout.close();
  await page.goto('/dashboard');
}

test('what was made with npm start is there after it was stopped and started again', async ({
  browser,
}) => {
  // Two whole starts: on a machine that does other things they take minutes.
  test.setTimeout(600_000);
  await rm(join(import.meta.dirname, '..', '..', DATA_DIR), { recursive: true, force: true });

  let credentials = newCredentials();
  await test.step('the first run', () =>
    withNpmStart({ dataDir: DATA_DIR }, ({ url, linkFor }) =>
      onPhone({ browser, url }, async (page) => {
        credentials = await newcomer(page, linkFor);
        await goTo(page, 'images');
        await generate(page, FOX);
        await expectFoxInLibrary(page, '9 credits');
        await pay(page);
        // From nothing to a paying customer by what the README says; now an operator is made, and helps.
        const { email } = credentials;
        await admin('operator', 'add', email);
        expect(await admin('credits', email, '5', '--why', 'for the wait')).toContain('Gave 5');
        await expectCredits(page, '314 credits');
      }),
    ));
  await expectNothingRuns();

  await test.step('the second run', () =>
    withNpmStart({ dataDir: DATA_DIR }, ({ url }) =>
      onPhone({ browser, url }, async (page) => {
        await signIn(page, credentials);
        await expectFoxInLibrary(page, '314 credits');
        expect(await admin('show', credentials.email)).toMatch(/"plan": "PLUS"/);
      }),
    ));
  await expectNothingRuns();
});
