import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '@lumashot/domain/durations';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { PROOF_TEXTS } from '#app/texts/auth.ts';
import { firestoreClosings } from '../../functions/src/adapters/firestore/account/closings.ts';
import { db, profileRef } from '../support/admin.ts';
import { keepSession } from '../support/accounts/session.ts';
import type { Member } from '../support/accounts/users.ts';
import { deleteNow } from './deleteNow.ts';
import { expectSound } from './expectSound.ts';
import { newMember, press, toast } from './steps.ts';
import { DESKTOP, test } from './test.ts';

const { closing } = MY_DATA_TEXTS;

/** On the account page, by a session that is too old to close it. */
async function signedInLongAgo(page: Page): Promise<Member> {
  const member = await newMember();
  await keepSession(page, member, { begunMsAgo: 3_600_000 });
  await page.goto('/account');
  return member;
}

test(
  'who signed in long ago shows that it is them in place, and the account closes',
  DESKTOP,
  async ({ page }) => {
    const member = await signedInLongAgo(page);
    await page.getByLabel(closing.email).fill(member.email);
    const submit = page.getByRole('button', { name: closing.submit, exact: true });
    await submit.click();
    const password = page.getByLabel(PROOF_TEXTS.password);
    await expect(password).toBeFocused();
    await expectSound(page);

    await test.step('called off: nothing happens, and the button has the focus again', async () => {
      await press(page, PROOF_TEXTS.cancel);
      await expect(password).toHaveCount(0);
      await expect(submit).toBeFocused();
      await submit.click();
    });

    await test.step('a wrong password is said at the field', async () => {
      await password.fill('not this one');
      await press(page, PROOF_TEXTS.submit);
      await expect(password).toHaveAccessibleDescription(
        'This password is wrong. Please try again.',
      );
      await expectSound(page);
    });
    expect((await profileRef(member.uid).get()).get('closing_at') ?? null).toBeNull();

    await password.fill(member.password);
    await press(page, PROOF_TEXTS.submit);
    await expect(page.getByRole('button', { name: closing.keep })).toBeVisible();
    await expect(password).toHaveCount(0);
    await expect(page).toHaveURL(/\/account$/);
  },
);

test('who signed in long ago shows that it is them, and everything is deleted at once', async ({
  page,
}) => {
  const member = await newMember();
  await firestoreClosings(db).begin({ uid: member.uid, dueAt: new Date(Date.now() + DAY_MS) });
  await keepSession(page, member, { begunMsAgo: 3_600_000 });
  await page.goto('/account');
  await deleteNow(page);
  await page.getByLabel(PROOF_TEXTS.password).fill(member.password);
  expect((await profileRef(member.uid).get()).exists).toBe(true);
  await press(page, PROOF_TEXTS.submit);
  await expect(toast(page, closing.deleted.title)).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(async () => (await profileRef(member.uid).get()).exists).toBe(false);
});
