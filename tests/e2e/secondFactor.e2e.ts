import { expect, type Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { AUTH_TEXTS, CODE_TEXTS, PROOF_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { resetLinkOf } from '../support/emulators/resetLink.ts';
import { keepSession } from '../support/accounts/session.ts';
import { expectSound } from './expectSound.ts';
import { newMember, signIn, toast } from './steps.ts';
import { ENROLMENT_KEY, withEnrolment } from './enrolment.ts';
import { test } from './test.ts';

/** The Auth emulator knows no codes of apps: the steps that it lacks are answered here, as Identity Platform does. */
const RIGHT = '123456';
const tokens = z.object({ idToken: z.string(), refreshToken: z.string() });
const codeSent = z.object({ totpVerificationInfo: z.object({ verificationCode: z.string() }) });
const WRONG = { error: { code: 400, message: 'INVALID_CODE' } };

/** The password is right, and then a code is asked for. */
async function withSecondFactor(page: Page): Promise<void> {
  let held: z.output<typeof tokens> | null = null;
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    held = tokens.parse(await (await route.fetch()).json());
    const enrolled = { mfaEnrollmentId: 'one', enrolledAt: '2026-11-22T12:00:00Z', totpInfo: {} };
    await route.fulfill({ json: { mfaPendingCredential: 'pending', mfaInfo: [enrolled] } });
  });
  await page.route('**/mfaSignIn:finalize*', async (route) => {
    const { totpVerificationInfo } = codeSent.parse(route.request().postDataJSON());
    const isRight = totpVerificationInfo.verificationCode === RIGHT;
    await route.fulfill(isRight ? { json: held } : { status: 400, json: WRONG });
  });
}

test('who has a second factor types its code after the password', async ({ page }) => {
  const member = await newMember();
  await withSecondFactor(page);
  await signIn(page, member);
  await expect(page.getByRole('heading', { name: CODE_TEXTS.heading })).toBeVisible();
  await expectSound(page);
  const submit = page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true });
  const code = page.getByLabel(CODE_TEXTS.label);
  await code.fill('000000');
  await submit.click();
  await expect(page.getByText('This code is wrong or too old')).toBeVisible();
  await code.fill(RIGHT);
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('after a new password the code is asked for, though its link is used up', async ({ page }) => {
  const member = await newMember();
  const link = await resetLinkOf(member.email);
  await withSecondFactor(page);
  await page.goto(link);
  await page.getByLabel(RESET_TEXTS.choose.label).fill('another long one');
  await page.getByRole('button', { name: RESET_TEXTS.choose.submit }).click();
  await page.getByLabel(CODE_TEXTS.label).fill(RIGHT);
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who has one types its code too where they show that it is them', async ({ page }) => {
  const member = await newMember();
  await keepSession(page, member, { begunMsAgo: 3_600_000 });
  await withSecondFactor(page);
  await page.goto('/account');
  await page.getByLabel(MY_DATA_TEXTS.closing.email).fill(member.email);
  await page.getByRole('button', { name: MY_DATA_TEXTS.closing.submit }).click();
  await page.getByLabel(PROOF_TEXTS.password).fill(member.password);
  await page.getByRole('button', { name: PROOF_TEXTS.submit, exact: true }).click();
  const code = page.getByLabel(CODE_TEXTS.label);
  await expect(code).toBeFocused();
  await expectSound(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or too old')).toBeVisible();
  await code.fill(RIGHT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: MY_DATA_TEXTS.closing.keep })).toBeVisible();
});

test('an operator sets one up', async ({ page }) => {
  const texts = ADMIN_TEXTS.secondFactor;
  const member = await newMember();
  await getAuth(getApp()).setCustomUserClaims(member.uid, { role: 'operator' });
  await page.route('**/mfaEnrollment:finalize*', (route) =>
    route.fulfill({ status: 400, json: WRONG }),
  );
  await keepSession(page, member);
  await page.goto('/admin?tab=health');
  await expect(page.getByText(ADMIN_TEXTS.health.counts)).toBeVisible();
  const begin = page.getByRole('button', { name: texts.begin });
  await begin.click();
  await expect(toast(page, 'The emulator of Firebase Auth knows no codes of apps')).toBeVisible();
  await withEnrolment(page);
  await begin.click();
  await expect(page.getByText(ENROLMENT_KEY)).toBeVisible();
  await expect(page.getByRole('img', { name: texts.square })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.open })).toHaveAttribute('href', /^otpauth:/);
  await page.getByLabel(texts.code).fill('000000');
  await page.getByRole('button', { name: texts.finish }).click();
  await expect(page.getByText('This code is wrong or too old')).toBeVisible();
  await expectSound(page);
});
