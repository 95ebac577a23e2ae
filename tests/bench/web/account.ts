import type { Page } from '@playwright/test';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { givenItems } from '../../support/library/libraryItems.ts';
import { givenMember, type Member } from '../../support/accounts/users.ts';

/** Somebody past onboarding, with a small library. */
export async function givenAccount({ items }: { items: number }): Promise<Member> {
  const member = await givenMember();
  const words = Array.from({ length: items }, (_, at) => `picture number ${at + 1}`);
  await givenItems(member.uid, { type: 'text-to-image', words });
  return member;
}

/** Through the form; ends on the dashboard, with the profile there. */
export async function signInAt(url: string, page: Page, account: Member): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
  await page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 }).waitFor();
  await page.getByRole('status', { name: 'Credits' }).waitFor();
}
