import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inRoot } from '../../scripts/lib/places.ts';
import { givenMember } from '../support/accounts/users.ts';
import {
  dismissToasts,
  expectCredits,
  expectLoaded,
  expectStill,
  FOX,
  generate,
  goTo,
  signIn,
} from '../e2e/steps.ts';
import { test } from '../e2e/test.ts';

/** `npm run draw:screenshots`: public/app-screenshots, which browsers show before an installation. */
const PROMPTS = [
  'a hot air balloon over lavender fields in the morning',
  'a lighthouse on a rocky coast in evening light',
  'a sailboat on a calm lake at sunrise',
  'two elephants on the savanna at sunset',
  'a red sports car on a coastal road',
  FOX,
];

/** No trial to speak of. */
const SUBSCRIBER = {
  credits: 42,
  has_active_subscription: true,
  plan_id: 'PLUS',
  access_until: new Date(Date.now() + 30 * 86_400_000),
} as const;

const FOLDER = inRoot('public', 'app-screenshots');

test('the screenshots of the web manifest', async ({ page }, { project }) => {
  mkdirSync(FOLDER, { recursive: true });
  await signIn(page, await givenMember(SUBSCRIBER));
  await expectCredits(page, '42 credits');
  await goTo(page, 'images');
  for (const prompt of PROMPTS) await generate(page, prompt);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, `create-${project.name}`);

  await goTo(page, 'library');
  for (const prompt of PROMPTS.slice(2))
    await expectLoaded(page.getByRole('img', { name: prompt }));
  await take(page, `library-${project.name}`);
});

async function take(page: Page, name: string): Promise<void> {
  await dismissToasts(page);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expectStill(page);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/${name}.webp`);
}
