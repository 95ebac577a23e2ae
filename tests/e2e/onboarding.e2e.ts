import { expect, type Page } from '@playwright/test';
import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { FACE_TEXTS } from '#app/texts/faces.ts';
import { facePhoto } from '../support/photos/photo.ts';
import { groupPhoto, oneOfGroup } from '../support/photos/realFaces.ts';
import { boxOf } from './boxes.ts';
import { expectSound } from './expectSound.ts';
import {
  expectLoaded,
  goTo,
  newcomerAtOnboarding,
  onboard,
  openTab,
  toast,
  withoutFaceCheck,
} from './steps.ts';
import { DESKTOP, test } from './test.ts';

const WARNING = "We couldn't see a face";

test('onboarding says what it wants', DESKTOP, async ({ page }) => {
  await newcomerAtOnboarding(page);
  await expect(page.getByText("Let's bring your AI to life!")).toBeVisible();
  for (const fact of [...ONBOARDING_TEXTS.good.facts, ...ONBOARDING_TEXTS.bad.facts]) {
    await expect(page.getByText(fact)).toBeVisible();
  }
  await expect(page.getByText('10MB max.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expectSound(page);
});

test('a photo without a face is remarked on, and taken all the same', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const detector = () => asked.filter((url) => /seesFace|tiny_face_detector/.test(url));
  await newcomerAtOnboarding(page);
  expect(detector()).toEqual([]);
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await facePhoto());
  await expectLoaded(page.getByRole('img', { name: ONBOARDING_TEXTS.preview }));
  await expect(page.getByText(WARNING)).toBeVisible();
  const { origin } = new URL(page.url());
  expect(detector().filter((url) => !url.startsWith(origin))).toEqual([]);
  await expectSound(page);
  await onboard(page);
});

test('a photo with one face is welcomed, and a group is remarked on, as in the portrait form', async ({
  page,
}) => {
  await newcomerAtOnboarding(page);
  const picker = page.getByLabel(ONBOARDING_TEXTS.pick);
  await picker.setInputFiles(await facePhoto());
  await expect(page.getByText(WARNING)).toBeVisible();
  await picker.setInputFiles(await groupPhoto());
  await expect(page.getByText(FACE_TEXTS.several)).toBeVisible();
  await picker.setInputFiles(await oneOfGroup());
  await expect(page.getByText(FACE_TEXTS.seen)).toBeVisible();
  await expect(page.getByText(WARNING)).toBeHidden();

  await onboard(page);
  await goTo(page, 'images');
  await openTab(page, 'Portrait Shots');
  await page.getByRole('switch', { name: PORTRAIT_TEXTS.fromProfile }).uncheck();
  await page.getByLabel(PORTRAIT_TEXTS.addPhoto).setInputFiles(await groupPhoto());
  // It comes seconds later, when somebody is about to say whose photo it is.
  const next = page.getByRole('group', { name: PORTRAIT_TEXTS.consent });
  const { top } = await boxOf(next);
  await expect(page.getByText(FACE_TEXTS.several)).toBeVisible();
  expect((await boxOf(next)).top).toBe(top);
  await expectSound(page);
});

test('a check that cannot run says nothing', async ({ page }) => {
  await page.route(/tiny_face_detector/, (route) => route.abort());
  await newcomerAtOnboarding(page);
  const failed = page.waitForEvent('console', (message) => message.text().includes('not checked'));
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await facePhoto());
  await failed;
  await expect(page.getByText(WARNING)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('an upload that fails keeps the photo and says so', async ({ page }) => {
  await withoutFaceCheck(page);
  await newcomerAtOnboarding(page);
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await facePhoto());
  await page.route(/\/v0\/b\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await page.route(/\/v0\/b\//, (route) => route.fulfill({ status: 403, body: '{}' }));
  await expect(toast(page, 'Upload failed')).toContainText(ONBOARDING_TEXTS.failedAdvice);
  await expect(page.getByRole('img', { name: ONBOARDING_TEXTS.preview })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('the photo can wait: the studio opens, and nothing is left of the question', async ({
  page,
}) => {
  await newcomerAtOnboarding(page);
  await page.getByRole('button', { name: ONBOARDING_TEXTS.skip }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('10 credits', { exact: true }).first()).toBeVisible();
});

/** The properties that have changed by a transition since. */
async function transitionsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  const record = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
    return properties;
  });
  return () => record.jsonValue();
}

test('on a short screen nothing lies over the photo, and its verdict moves no button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await newcomerAtOnboarding(page);
  const transitions = await transitionsOf(page);
  const picker = page.getByLabel(ONBOARDING_TEXTS.pick);
  const submit = page.getByRole('button', { name: ONBOARDING_TEXTS.submit });
  const skip = page.getByRole('button', { name: ONBOARDING_TEXTS.skip });
  expect((await boxOf(picker)).bottom).toBeLessThan((await boxOf(submit)).top);
  await picker.setInputFiles(await groupPhoto());
  await expectLoaded(page.getByRole('img', { name: ONBOARDING_TEXTS.preview }));
  const before = await boxOf(skip);
  await expect(page.getByText(FACE_TEXTS.several)).toBeVisible();
  expect(await boxOf(skip)).toEqual(before);
  // Nor on the way there: whoever wants no motion gets none of what only changes, not even a frame.
  expect(await transitions()).toEqual([]);
  await skip.scrollIntoViewIfNeeded();
  await expectSound(page);
});
