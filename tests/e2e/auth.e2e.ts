import { expect, type Page } from '@playwright/test';
import {
  AGREEMENT_TEXTS,
  AGE_GATE_TEXTS,
  AUTH_TEXTS,
  CONFIRMED_TEXTS,
  PROVIDER_TEXTS,
  RESET_TEXTS,
  URL_ERROR_TEXTS,
} from '#app/texts/auth.ts';
import { NAVIGATION, SIGN_OUT } from '#app/texts/dashboard.ts';
import { SWITCH_TEXTS } from '#app/texts/authForm.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { withGoogleScripts } from '../support/emulators/googleScripts.ts';
import { continueUrlOf, mailsTo, mailTo } from '../support/emulators/mails.ts';
import { resetLinkOf } from '../support/emulators/resetLink.ts';
import { keepSession } from '../support/accounts/session.ts';
import { expectSound } from './expectSound.ts';
import {
  expectCredits,
  newCredentials,
  newcomer,
  newMember,
  newcomerBySignUp,
  onboard,
  signIn,
  signOut,
  signUp,
  toast,
  withoutFaceCheck,
} from './steps.ts';
import { test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const google = (page: Page) => page.getByRole('button', { name: PROVIDER_TEXTS.google });

test('both modes have their words, and one leads to the other', async ({ page }) => {
  await page.goto('/auth');
  await expect(heading(page, 'Welcome Back')).toBeVisible();
  await expect(page.getByText('Sign in to continue creating')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Welcome Back · Lumashot');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create Your Account')).toBeVisible();
  await expect(page.getByText('Start generating ultra-realistic AI content')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await expect(heading(page, 'Welcome Back')).toBeVisible();
});

test('the password can be shown, and the fields say what they need', async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  const password = page.getByLabel('Password');
  await password.fill('short');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: AUTH_TEXTS.signUp.submit, exact: true }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await expect(page.getByText('Please use at least 8 characters')).toBeVisible();
  await expect(page.getByText(AUTH_TEXTS.ageMissing)).toBeVisible();
  await page.getByLabel('Email').fill('not-an-email');
  await page.getByRole('button', { name: AUTH_TEXTS.signUp.submit, exact: true }).click();
  await expect(page.getByText('Please enter a whole email address')).toBeVisible();
  await expectSound(page);
  // What was typed goes along to the other forms.
  await page.getByRole('button', { name: SWITCH_TEXTS.signUp.action, exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue('not-an-email');
  await page.getByRole('button', { name: RESET_TEXTS.link }).click();
  await expect(page.getByLabel('Email')).toHaveValue('not-an-email');
});

test('a link into the studio is found again after signing in', async ({ page }) => {
  const member = await newMember();
  await page.goto('/dashboard/library?tab=products');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/library\?tab=products$/);
});

test('other providers are announced, and the note leads to the terms', async ({ page }) => {
  await page.goto('/auth');
  for (const name of [PROVIDER_TEXTS.facebook, PROVIDER_TEXTS.apple]) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toContainText('Coming Soon');
  }
  await expect(page.getByRole('link', { name: AGREEMENT_TEXTS.privacy })).toBeVisible();
  await page.getByRole('link', { name: AGREEMENT_TEXTS.terms }).click();
  await expect(heading(page, 'Terms of Service')).toBeVisible();
});

test('an error in the address is shown as text once, and leaves the address', async ({ page }) => {
  const long = `<img src=x onerror=alert(1)> ${'x'.repeat(300)}`;
  const cases = [
    ['?error=access_denied&error_description=Other', URL_ERROR_TEXTS.accessDenied],
    ['?error_code=invalid_client&error=server_error', URL_ERROR_TEXTS.invalidClient],
    ['#error=server_error&error_description=From+the+hash', 'From the hash'],
    [`?error=x&error_description=${encodeURIComponent(long)}`, long.slice(0, 200)],
  ] as const;
  const shown = toast(page, 'Authentication Error');
  for (const [suffix, text] of cases) {
    // From elsewhere: on /auth itself a new hash alone would load nothing.
    await page.goto('/no/such/page');
    await page.goto(`/auth${suffix}`);
    await expect(shown).toContainText(text);
    await expect(shown).not.toContainText('x'.repeat(201));
    await expect(page).toHaveURL(/\/auth$/);
  }
  await page.reload();
  await expect(heading(page, AUTH_TEXTS.signIn.heading)).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('no address decides where a signed-in visitor goes', async ({ page }) => {
  await newcomer(page);
  for (const name of ['next', 'continueUrl', 'redirect', 'returnTo']) {
    await page.goto(`/auth?${name}=${encodeURIComponent('https://evil.example/')}`);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('signing up sends a mail that leads to the dashboard, and blocks nothing', async ({
  page,
}) => {
  const { email } = await signUp(page);
  const mail = await mailTo(email, 'VERIFY_EMAIL');
  expect(continueUrlOf(mail)).toBe(`${new URL(page.url()).origin}/dashboard`);
});

test('the link of that mail confirms the address once', async ({ page }) => {
  const { email } = await newcomerBySignUp(page);
  const { oobCode } = await mailTo(email, 'VERIFY_EMAIL');
  const link = `/auth?mode=verifyEmail&oobCode=${oobCode}`;
  await page.goto(link);
  await expect(toast(page, CONFIRMED_TEXTS.title)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(link);
  await expect(toast(page, 'This link has expired or was already used')).toBeVisible();
});

test('a forgotten password: mail, new password, signed in', async ({ page }) => {
  const { email } = await newcomer(page);
  await signOut(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(heading(page, RESET_TEXTS.ask.heading)).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: RESET_TEXTS.ask.submit }).click();
  await expect(toast(page, RESET_TEXTS.ask.sent.title)).toBeVisible();
  const mail = await mailTo(email, 'PASSWORD_RESET');
  expect(continueUrlOf(mail)).toBe(`${new URL(page.url()).origin}/auth?reset=true`);

  const link = `/auth?mode=resetPassword&oobCode=${mail.oobCode}`;
  await page.goto(link);
  await expect(heading(page, RESET_TEXTS.choose.heading)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectSound(page);
  const password = page.getByLabel(RESET_TEXTS.choose.label);
  await password.fill('short');
  await page.getByRole('button', { name: RESET_TEXTS.choose.submit }).click();
  await expect(page.getByText('Please use at least 8 characters')).toBeVisible();
  await password.fill('another long one');
  await page.getByRole('button', { name: RESET_TEXTS.choose.submit }).click();
  await expect(toast(page, RESET_TEXTS.choose.success.title)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  // Signed in, and still not sent away: a link works once, and says so.
  await page.goto(link);
  await expect(heading(page, RESET_TEXTS.expired.heading)).toBeVisible();
  await page.getByRole('button', { name: RESET_TEXTS.expired.action }).click();
  await expect(heading(page, RESET_TEXTS.ask.heading)).toBeVisible();
});

test('a new password over a weak line: no link is said to be used up that is not', async ({
  page,
}) => {
  const { email } = await newcomer(page);
  await signOut(page);
  const link = await resetLinkOf(email);
  const service = '**/accounts:resetPassword*';

  await test.step('the link cannot be checked, and is not given up', async () => {
    await page.route(service, (route) => route.abort());
    await page.goto(link);
    await expect(heading(page, RESET_TEXTS.unchecked.heading)).toBeVisible();
    await expectSound(page);
    await page.unroute(service);
    await page.getByRole('button', { name: RESET_TEXTS.unchecked.action }).click();
  });

  await test.step('the answer is lost after the password was set: the next press signs in with it', async () => {
    const password = page.getByLabel(RESET_TEXTS.choose.label);
    await password.fill('another long one');
    await page.route(service, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const submit = page.getByRole('button', { name: RESET_TEXTS.choose.submit });
    await submit.click();
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.unroute(service);
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a new password is set, and signing in with it fails: the form says so, with the address', async ({
  page,
}) => {
  const { email } = await newcomer(page);
  await signOut(page);
  const link = await resetLinkOf(email);
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
  await page.goto(link);
  await page.getByLabel(RESET_TEXTS.choose.label).fill('another long one');
  await page.getByRole('button', { name: RESET_TEXTS.choose.submit }).click();
  await expect(page.getByText(RESET_TEXTS.choose.changed.description)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL(/\/auth$/);
});

test('an address without an account gets the same answer, and no mail', async ({ page }) => {
  const { email } = newCredentials();
  await page.goto('/auth');
  await page.getByRole('button', { name: RESET_TEXTS.link }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: RESET_TEXTS.ask.submit }).click();
  await expect(toast(page, RESET_TEXTS.ask.sent.title)).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
});

test('Back leads from a forgotten password to the form for signing in', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/auth');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByRole('button', { name: RESET_TEXTS.link }).click();
  await expect(heading(page, RESET_TEXTS.ask.heading)).toBeVisible();
  await page.goBack();
  await expect(heading(page, AUTH_TEXTS.signIn.heading)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('mara@example.com');
  await page.goForward();
  await expect(heading(page, RESET_TEXTS.ask.heading)).toBeVisible();
  // Its own way back is the same step: one more leaves the page.
  await page.getByRole('button', { name: RESET_TEXTS.ask.back }).click();
  await expect(heading(page, AUTH_TEXTS.signIn.heading)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('back from the password mail, nobody is sent away before signing in', async ({ page }) => {
  const { email, password } = await newcomer(page);
  await page.goto('/auth?reset=true');
  await expect(page.getByText(RESET_TEXTS.hint)).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing out in one window takes the other to the sign-in', async ({ page, context }) => {
  await newcomer(page);
  const other = await context.newPage();
  await other.goto('/dashboard/library');
  await expect(heading(other, NAVIGATION.library.label)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: SIGN_OUT }).click();
  await expect(other).toHaveURL(/\/auth$/);
});

test('Google: its window signs up, and the next time signs in', async ({ page, context }) => {
  await withGoogleScripts(context);
  await withoutFaceCheck(page);
  const { email } = newCredentials();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/auth');
  await expect(google(page)).toBeEnabled();
  expect(asked.filter((url) => /apis\.google|auth\/iframe|googleSignIn/.test(url))).toEqual([]);

  await test.step('the first time', async () => {
    const opening = page.waitForEvent('popup');
    await google(page).click();
    const popup = await opening;
    await popup.getByRole('button', { name: 'Add new account' }).click();
    await popup.locator('#email-input').fill(email);
    await popup.getByRole('button', { name: /Sign in with/ }).click();
    await expect(toast(page, AUTH_TEXTS.signIn.success.description)).toBeVisible();
    // Nobody was asked on the page for signing in: before the account is begun they are.
    await expect(heading(page, AGE_GATE_TEXTS.title)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: AGE_GATE_TEXTS.submit }).click();
    await expect(page.getByText(AUTH_TEXTS.ageMissing)).toBeVisible();
    await page.getByLabel(AUTH_TEXTS.age).check();
    await page.getByRole('button', { name: AGE_GATE_TEXTS.submit }).click();
    await expect(heading(page, ONBOARDING_TEXTS.heading)).toBeVisible();
    await onboard(page);
    // Google says whose address it is: nothing waits.
    await expectCredits(page, '10 credits');
  });

  await test.step('the next time', async () => {
    await signOut(page);
    await page.goto('/auth');
    const opening = page.waitForEvent('popup');
    await google(page).click();
    const popup = await opening;
    await popup.getByText(email).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('who is too young for it has the account removed, and is told so', async ({ page }) => {
  const credentials = newCredentials();
  const users = getAuth(getApp());
  const { uid } = await users.createUser(credentials);
  await keepSession(page, { ...credentials, uid });
  await page.goto('/dashboard');
  await expect(heading(page, AGE_GATE_TEXTS.title)).toBeVisible();
  const remove = page.getByRole('button', { name: AGE_GATE_TEXTS.remove });
  const sure = page.getByRole('button', { name: AGE_GATE_TEXTS.removeSure });
  await remove.click();
  await expect(sure).toBeVisible();
  await expectSound(page);
  await expect(async () => {
    // On a slow machine the first press is forgotten meanwhile.
    if (await remove.isVisible()) await remove.click();
    await sure.click({ timeout: 1_000 });
    await expect(sure).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(toast(page, AGE_GATE_TEXTS.removed.title)).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(async () => (await users.getUser(uid)).disabled).toBe(true);
});

test('Google: a closed window is said, and the button works again', async ({ page, context }) => {
  await withGoogleScripts(context);
  await page.goto('/auth');
  const opening = page.waitForEvent('popup');
  await google(page).click();
  await expect(google(page)).toBeDisabled();
  await (await opening).close();
  await expect(toast(page, 'The Google window was closed')).toBeVisible();
  await expect(google(page)).toBeEnabled();
});

test('Google: where windows are blocked the tab goes there and comes back', async ({
  page,
  context,
}) => {
  await withGoogleScripts(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const { email } = newCredentials();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel(AUTH_TEXTS.age).check();
  await google(page).click();
  await page.getByRole('button', { name: 'Add new account' }).click();
  await page.locator('#email-input').fill(email);
  await page.getByRole('button', { name: /Sign in with/ }).click();
  await expect(heading(page, ONBOARDING_TEXTS.heading)).toBeVisible();
});

test('Google out of reach: said in plain words, and the button works again', async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.abort());
  await page.goto('/auth');
  await google(page).click();
  const refusal = toast(page, 'Error');
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toContainText(/firebase|auth\//i);
  await expect(google(page)).toBeEnabled();
});

test('signing in says so', async ({ page }) => {
  const credentials = await newcomer(page);
  await signOut(page);
  await signIn(page, credentials);
  const welcome = toast(page, 'Welcome back!');
  await expect(welcome).toContainText('Successfully signed in.');
});

test('a sign-out that is cut short is finished by the next start', async ({ page }) => {
  await newcomer(page);
  // The way out leads over the landing page, whose code never comes: so neither does the rest.
  await page.route(/\/Landing-[^/]*\.js$/, () => {});
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: SIGN_OUT }).click();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(heading(page, AUTH_TEXTS.signIn.heading)).toBeVisible();
  await page.reload();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});
