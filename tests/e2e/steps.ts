import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { LIBRARY_TYPE_NAMES } from '@lumashot/domain/library/item';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { PAYMENT_TEXTS, SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { NAVIGATION, SIGN_OUT } from '#app/texts/dashboard.ts';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { profileRef } from '../support/admin.ts';
import { confirmAddress } from '../support/emulators/confirmAddress.ts';
import { facePhoto, type UploadFile } from '../support/photos/photo.ts';
import { readIndex } from '../support/library/localIndex.ts';
import { givenNewcomer, keepSession } from '../support/accounts/session.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import type { Member } from '../support/accounts/users.ts';

/** What a person does, through roles and labels only. */

export const FOX = 'a red fox in a snowy forest at sunset';

/**
 * Drawn in a twentieth of the time that a scene takes, 0.1 s against 2.1, and a thirtieth of its bytes: for tests that
 * need a picture, whatever is to be seen on it.
 */
export const POSTER = 'a poster that says "FOX"';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const newCredentials = (): Credentials => ({
  email: `mara-${randomUUID().slice(0, 8)}@example.com`,
  password: 'a long password',
});

export const toast = (page: Page, text: string): Locator =>
  page.locator('[role="alert"], [role="status"]').filter({ hasText: text });

/** The button of that very name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Nothing fades or slides any more: half-transparent text has no contrast to measure. */
export const expectStill = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);

/** Somebody new, who opens the link of the mail at once and comes back. */
export async function signUp(page: Page, credentials = newCredentials()): Promise<Credentials> {
  await signUpUnconfirmed(page, credentials);
  await confirmElsewhere(page, credentials);
  return credentials;
}

/** Opens the mail's link on another device, and comes back to this window. */
export async function confirmElsewhere(page: Page, { email }: { email: string }): Promise<void> {
  const uid = await uidOf(email);
  await expect.poll(async () => (await profileRef(uid).get()).exists).toBe(true);
  await confirmAddress({ uid });
  await comeBack(page);
}

/** A browser without a screen never loses the focus, so nothing says that it has it again. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

export async function signUpUnconfirmed(
  page: Page,
  credentials = newCredentials(),
): Promise<Credentials> {
  await page.goto('/auth?mode=sign-up');
  return signUpHere(page, credentials);
}

/** Where a page has led to the sign-up. */
export async function signUpHere(page: Page, credentials = newCredentials()): Promise<Credentials> {
  await expect(page.getByRole('heading', { name: AUTH_TEXTS.signUp.heading })).toBeVisible();
  await tickAge(page);
  await submitCredentials(page, { ...credentials, submit: AUTH_TEXTS.signUp.submit });
  await expect(page.getByRole('heading', { name: ONBOARDING_TEXTS.heading })).toBeVisible();
  return credentials;
}

export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: AUTH_TEXTS.signIn.heading })).toBeVisible();
  await submitCredentials(page, { ...credentials, submit: AUTH_TEXTS.signIn.submit });
}

/** Where an account is made. */
export const tickAge = (page: Page): Promise<void> => page.getByLabel(AUTH_TEXTS.age).check();

async function submitCredentials(
  page: Page,
  { email, password, submit }: Credentials & { submit: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** Onto the dashboard, or to the screen that visitors with words from the landing page go on to. */
export async function onboard(page: Page, title: string = NAVIGATION.home.label): Promise<void> {
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await facePhoto());
  await page.getByRole('button', { name: ONBOARDING_TEXTS.submit }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Somebody who has been through sign-up and onboarding, without a face photo. */
export const newMember = (credentials = newCredentials()): Promise<Member> =>
  givenNewcomer(credentials);

/**
 * The face check, seconds of work for a busy machine, has tests of its own: elsewhere its code does not
 * arrive, and onboarding goes on without it as it should.
 */
export const withoutFaceCheck = (page: Page): Promise<unknown> =>
  page.route(/\/seesFace-[^/]*\.js$/, (route) => route.abort());

/**
 * The network that sees products, five looks of a second each at a photo, has tests of its own (cutOut, mended, doubts,
 * turnedProduct): elsewhere its code does not arrive, and products are cut out by backdrop and colours, as on a device that
 * cannot run it.
 */
export const withoutProductNetwork = (page: Page): Promise<unknown> =>
  page.route(/\/salience-[^/]*\.js$/, (route) => route.abort());

/** A newcomer on the dashboard with 10 credits, who has just been through sign-up and onboarding. */
export async function newcomerBySignUp(page: Page): Promise<Credentials> {
  await withoutFaceCheck(page);
  const credentials = await signUp(page);
  await onboard(page);
  await expectCredits(page, '10 credits');
  await untilHeard(page);
  return credentials;
}

interface LoginOptions {
  /** A page of the studio that is opened, in place of the first one. */
  readonly at?: `/dashboard${string}`;
  readonly credentials?: Credentials;
}

/**
 * A newcomer with 10 credits whose browser comes back: account, profile and session are made at the
 * emulators, and the first page that opens finds them. Without a face photo.
 */
export async function newcomer(
  page: Page,
  { at = NAVIGATION.home.path, credentials }: LoginOptions = {},
): Promise<Member> {
  const member = await newMember(credentials);
  await keepSession(page, member);
  await page.goto(at);
  await expectCredits(page, '10 credits');
  await untilHeard(page);
  return member;
}

/**
 * The profile's listener has been heard, and the library read as far as that says: what follows may cut the
 * line or write from elsewhere. Credits alone may be those of an answer. The emulator loses what is written
 * while a listener is being attached (2 of 4,000 tries; it is told with the next change, if there is one).
 */
export const untilHeard = (page: Page): Promise<void> =>
  expect.poll(async () => (await readIndex(page))?.sync.length).toBe(LIBRARY_TYPE_NAMES.length);

/** Somebody whose account and profile are there, made as `newcomer` makes them, before the first photo. */
export async function newcomerAtOnboarding(page: Page): Promise<Member> {
  const member = await givenNewcomer(newCredentials(), { isOnboarded: false });
  await keepSession(page, member);
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: ONBOARDING_TEXTS.heading })).toBeVisible();
  return member;
}

/** Large files are handed over by their path: their bytes would take seconds to reach the page. */
export async function onDisk({ name, buffer }: UploadFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

export const expectCredits = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status', { name: 'Credits' })).toHaveText(text);

/** By the visible navigation: the sidebar, or the bottom bar on a phone. */
export async function goTo(page: Page, place: keyof typeof NAVIGATION): Promise<void> {
  const { path, label } = NAVIGATION[place];
  // Other links to the same place stand on the home page, and move while pictures arrive.
  await page.locator(`nav[aria-label="Main"] a[href="${path}"]:visible`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  // The address changes first: until the place is drawn its title is that of the screen before, whose pictures are
  // those that are looked for.
  await expect(page.getByRole('heading', { name: label, level: 1, exact: true })).toBeVisible();
}

export const promptBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Prompt' });

export const generateButton = (page: Page): Locator =>
  page.getByRole('button', { name: TEXT_TAB_TEXTS.submit });

export async function generate(page: Page, prompt: string): Promise<Locator> {
  await promptBox(page).fill(prompt);
  await generateButton(page).click();
  const picture = page.getByRole('region', { name: 'Result' }).getByRole('img', { name: prompt });
  await expectDrawn(picture);
  return picture;
}

/** A picture that is being made: a cold function on a busy machine takes its time. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible({ timeout: 90_000 });
  await expectLoaded(picture);
}

/** The browser has decoded the picture: not a broken or empty one. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )
    .toBe(true);
}

/**
 * On a phone a toast lies over the header for a while, and stays as long as a mouse is on it. Until none
 * is left: when one goes, the next that waited slides in, and would take the click that follows. One that is
 * going is hidden before it has gone, and until then would be found beside the next of its words.
 */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss', includeHidden: true });
  await expect(async () => {
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
    });
    await expect(dismiss).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

export async function signOut(page: Page): Promise<void> {
  await dismissToasts(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: SIGN_OUT }).click();
  await expect(page).toHaveURL(/\/$/);
}

export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/**
 * Goes to another address of the app that is open, as its links do: nothing is loaded anew, which takes
 * the processor a tenth of a reload. For tests of a screen and not of its address.
 */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Pays for a plan at the hosted checkout; ends on the dashboard. */
export async function buyPlan(page: Page, name: string): Promise<void> {
  await visit(page, '/payment');
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('button', { name: PAYMENT_TEXTS.submit })
    .click();
  const checkout = await opening;
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expect(checkout.getByRole('heading', { name: SUCCESS_TEXTS.done.heading })).toBeVisible();
  await checkout.close();
  await expect(page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 })).toBeVisible();
}
