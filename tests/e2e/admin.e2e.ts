import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { LIVE_TEXTS } from '#app/texts/live.ts';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { ROUTES } from '@lumashot/domain/routes';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { db, profileRef } from '../support/admin.ts';
import { givenMessage } from '../support/accounts/messages.ts';
import { keepSession } from '../support/accounts/session.ts';
import { expectSound } from './expectSound.ts';
import { newMember, toast, visit } from './steps.ts';
import { DESKTOP, test } from './test.ts';

const { person, find, reports } = ADMIN_TEXTS;

const told = z.object({ result: z.looseObject({ live: z.looseObject({}) }) });

async function asOperator(page: Page): Promise<string> {
  const member = await newMember();
  await getAuth(getApp()).setCustomUserClaims(member.uid, { role: 'operator' });
  await keepSession(page, member);
  return member.uid;
}

async function open(page: Page, email: string): Promise<void> {
  await page.getByLabel(find.label).fill(email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(page.getByRole('heading', { name: person.actions })).toBeVisible();
}

test(
  'an operator finds somebody, gives credits with a reason, bans and unbans',
  DESKTOP,
  async ({ page }) => {
    const operator = await asOperator(page);
    const member = await newMember();
    await page.goto('/admin');
    await open(page, member.email);
    const give = page.getByRole('button', { name: person.credits });
    await page.getByRole('textbox', { name: person.amount }).fill('25');
    await expect(give).toBeDisabled();
    await page.getByLabel(ADMIN_TEXTS.why).fill('Waited for a week');
    await give.click();
    await expect(toast(page, 'Gave 25 credits')).toBeVisible();
    await expect(page.getByText('+25 · Given by support')).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: person.ban, exact: true }).click();
    await expect(toast(page, 'Banned')).toBeVisible();
    expect((await profileRef(member.uid).get()).get('suspended_at')).not.toBeNull();
    await page.getByRole('button', { name: person.unban, exact: true }).click();
    await expect(toast(page, 'Unbanned')).toBeVisible();
    expect((await profileRef(member.uid).get()).data()).toMatchObject({
      credits: 35,
      suspended_at: null,
    });
    const rows = await db
      .collection(COLLECTIONS.auditLog)
      .where('user_id', '==', member.uid)
      .where('actor', '==', operator)
      .get();
    const done = rows.docs
      .map((row): unknown => row.get('kind'))
      .filter((kind) => kind !== 'person');
    expect(new Set(done)).toEqual(new Set(['ban', 'credits', 'unban']));
    expect(done).toHaveLength(3);
  },
);

test('what operators say stands on the pages of account and payment too', async ({ page }) => {
  const banner = { words: 'Payments pause tonight' };
  await page.route('**/ensureProfile', async (route) => {
    const answer = await route.fetch();
    const { result } = told.parse(await answer.json());
    await route.fulfill({ json: { result: { ...result, live: { ...result.live, banner } } } });
  });
  await keepSession(page, await newMember());
  for (const path of [ROUTES.account, ROUTES.payment]) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: LIVE_TEXTS.label })).toContainText(banner.words);
    await expectSound(page);
  }
});

test('every part of the room is there and accessible; a message is answered', async ({ page }) => {
  const subject = `Hello ${randomUUID()}`;
  await givenMessage({ subject });
  await asOperator(page);
  await page.goto('/admin');
  for (const { id, label } of ADMIN_TEXTS.tabs) {
    await visit(page, `/admin?tab=${id}`);
    await expect(page.getByRole('tab', { name: label, selected: true })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expectSound(page);
  }
  await visit(page, '/admin?tab=reports');
  const row = page.getByRole('listitem').filter({ hasText: subject });
  await row.getByLabel(`${reports.answer}: ${subject}`).fill('We are sorry.');
  await row.getByRole('button', { name: reports.send }).click();
  // What is answered waits for nobody any more.
  await expect(row).toHaveCount(0);
  await page
    .getByRole('group', { name: reports.messages })
    .getByRole('button', { name: ADMIN_TEXTS.which.all })
    .click();
  await expect(row.getByText(reports.answered('We are sorry.'))).toBeVisible();
});

test('whoever has no claim sees nothing of anybody', async ({ page }) => {
  const [member, other] = [await newMember(), await newMember()];
  await keepSession(page, member);
  await page.goto('/admin');
  await page.getByLabel(find.label).fill(other.email);
  await page.getByRole('button', { name: find.submit }).click();
  await expect(toast(page, 'for the people who run Lumashot')).toBeVisible();
  await expect(page.getByRole('heading', { name: person.actions })).toHaveCount(0);
});
