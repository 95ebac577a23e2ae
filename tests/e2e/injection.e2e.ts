import { expect, type Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { NOT_FOUND_TEXTS } from '#app/texts/notFound.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { ALARM, XSS_PAYLOADS } from '../support/attacks/xssPayloads.ts';
import { reopenWith } from './handOffs.ts';
import { dismissToasts, newcomer, promptBox, toast, visit } from './steps.ts';
import { test } from './test.ts';

/**
 * What reads the address is there twice: what is drawn before the scripts, and the app. The first is asked
 * by every fifth address, the second by all.
 */
const openerAt = (turn: number): ((page: Page, address: string) => Promise<unknown>) =>
  turn % 5 === 0 ? (page, address) => page.goto(address) : visit;

/** Calls of the payloads, in every page of the context. */
async function watchAlarm(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.context().exposeBinding(ALARM, ({ page: where }) => heard.push(where.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  return heard;
}

test('a hundred payloads in the address are text, and run nothing', async ({ page }) => {
  expect(new Set(XSS_PAYLOADS).size).toBe(100);
  const heard = await watchAlarm(page);
  const queryKeys = ['error', 'error_description', 'next', 'mode'] as const;
  for (let at = 0; at < XSS_PAYLOADS.length; at += queryKeys.length) {
    const query = new URLSearchParams(
      queryKeys.map((key, offset) => [key, XSS_PAYLOADS[at + offset] ?? '']),
    );
    const open = openerAt(at / queryKeys.length);
    await open(page, `/auth?${query.toString()}`);
    await expect(toast(page, 'Authentication Error')).toContainText(
      (query.get('error_description') ?? '').trim().slice(0, 40),
    );
    await dismissToasts(page);
  }
  for (const [at, payload] of XSS_PAYLOADS.filter((_, index) => index % 10 === 0).entries()) {
    const open = openerAt(at);
    await open(page, `/#${payload}`);
    await page.keyboard.press('Tab');
    await open(page, `/no/${encodeURIComponent(payload)}`);
    await expect(page.getByRole('heading', { name: NOT_FOUND_TEXTS.title })).toBeVisible();
    // From another page: there a new hash alone would load nothing.
    await open(page, `/auth#error=x&error_description=${encodeURIComponent(payload)}`);
    await expect(toast(page, 'Authentication Error')).toBeVisible();
    await dismissToasts(page);
  }
  expect(heard).toEqual([]);
});

test('a hundred payloads as prompts and names are text, and run nothing', async ({ page }) => {
  const heard = await watchAlarm(page);
  const { uid } = await newcomer(page);
  // Twenty in a prompt: every object in the bucket costs the emulator a process for its trigger.
  const prompts = Array.from({ length: 5 }, (_, at) =>
    XSS_PAYLOADS.slice(at * 20, at * 20 + 20).join(' '),
  );
  const [product] = await givenItems(uid, {
    type: 'product',
    words: prompts.slice(0, 2),
    own: { product_name: XSS_PAYLOADS[0] ?? '' },
  });
  const [picture] = await givenItems(uid, { type: 'text-to-image', words: prompts.slice(2) });
  await page.reload();
  await expect(page.getByText(ALARM).first()).toBeVisible();
  for (const [type, item, name] of [
    ['product', product, 'Product Shot Details'],
    ['text-to-image', picture, 'Image Details'],
  ] as const) {
    await visit(page, `${NAVIGATION.library.path}?type=${type}&item=${item?.itemId}`);
    await expect(page.getByRole('dialog', { name }).getByText(ALARM).first()).toBeVisible();
  }
  await page.goto(NAVIGATION.images.path);
  for (const payload of XSS_PAYLOADS.slice(0, 10)) {
    await reopenWith(page, NAVIGATION.images.path, { tab: 'text-to-image', prompt: payload });
    await expect(promptBox(page)).toHaveValue(payload);
  }
  expect(heard).toEqual([]);
});
