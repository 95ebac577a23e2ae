import { expect, type Page } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { READY_TOAST } from '#app/texts/images.ts';
import { z } from 'zod';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import {
  expectCredits,
  expectLoaded,
  POSTER,
  generateButton,
  newcomer,
  promptBox,
  toast,
} from './steps.ts';
import { test } from './test.ts';

const CALL = /\/generateImage$/;

async function atThePrompt(page: Page): Promise<{ uid: string }> {
  const member = await newcomer(page, { at: NAVIGATION.images.path });
  await promptBox(page).fill(POSTER);
  return member;
}

/** What the functions answer when the engine or the storing failed: see tests/functions. */
for (const reason of ['image-failed', 'image-not-saved'] as const) {
  test(`a picture that fails (${reason}) costs nothing and says so`, async ({ page }) => {
    const { uid } = await atThePrompt(page);
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'access-control-allow-origin': '*' },
        json: {
          error: { status: 'UNAVAILABLE', message: ERRORS[reason].message, details: { reason } },
        },
      }),
    );
    await generateButton(page).click();
    await expect(toast(page, ERRORS[reason].message)).toContainText('Nothing was charged');
    await expect(promptBox(page)).toHaveValue(POSTER);
    await expectCredits(page, '10 credits');
    expect(await brokenInvariants(uid)).toEqual([]);
  });
}

test('an app that shows prices of before is told so, and nothing is charged', async ({ page }) => {
  const { uid } = await atThePrompt(page);
  const sent = z.object({ data: z.looseObject({ priceList: z.string() }) });
  await page.route(CALL, async (route) => {
    const body: unknown = route.request().postDataJSON();
    if (body === null) return route.continue(); // The browser's preflight.
    const { data } = sent.parse(body);
    return route.continue({ postData: { data: { ...data, priceList: '1-1' } } });
  });
  await generateButton(page).click();
  await expect(toast(page, ERRORS['prices-changed'].message)).toBeVisible();
  await expect(promptBox(page)).toHaveValue(POSTER);
  await expectCredits(page, '10 credits');
  expect(await brokenInvariants(uid)).toEqual([]);
  // The newer page shows the price that is taken.
  await page.unroute(CALL);
  await generateButton(page).click();
  await expectCredits(page, '9 credits');
});

test('a lost answer is fetched by the same request id: one picture, one credit', async ({
  page,
}) => {
  const { uid } = await atThePrompt(page);
  const ids: string[] = [];
  let lost = false;
  await page.route(CALL, async (route) => {
    const body: unknown = route.request().postDataJSON();
    if (body === null) return route.continue(); // The browser's preflight.
    ids.push(/"requestId":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '');
    if (lost) return route.continue();
    lost = true;
    await route.fetch(); // The server has done its work, and the answer is lost.
    return route.abort('connectionreset');
  });
  await generateButton(page).click();
  // Where the job's end is heard after the loss, the news that it is ready takes the failure's place.
  const ready = toast(page, READY_TOAST.title);
  await expect(toast(page, ERRORS.unreachable.message).or(ready).first()).toBeVisible({
    timeout: 60_000,
  });

  // The picture itself may stand there by the job's end already: only the second answer is the end of the wait.
  const answer = page.waitForResponse(
    (response) => CALL.test(response.url()) && response.request().method() === 'POST',
  );
  await generateButton(page).click();
  expect((await answer).status()).toBe(200);
  await expectLoaded(
    page.getByRole('region', { name: 'Result' }).getByRole('img', { name: POSTER }),
  );
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  const { profile, items } = await moneyOf(uid);
  expect(profile.credits).toBe(9);
  expect(items).toHaveLength(1);
});

test('a double click draws one picture', async ({ page }) => {
  const { uid } = await atThePrompt(page);
  await generateButton(page).dblclick();
  await expectCredits(page, '9 credits');
  const { jobs } = await moneyOf(uid);
  expect(jobs).toHaveLength(1);
});
