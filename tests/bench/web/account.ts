import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AUTH_TEXTS } from '@lumashot/domain/texts/auth';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { givenItems } from '../../support/libraryItems.ts';
import { givenProfile } from '../../support/users.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Somebody past onboarding, with a small library. */
export async function givenAccount({ items }: { items: number }): Promise<Account> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: 'a long password' };
  const uid = await givenProfile();
  await getAuth(getApp()).createUser({ uid, ...account });
  const words = Array.from({ length: items }, (_, at) => `picture number ${at + 1}`);
  await givenItems(uid, { type: 'text-to-image', words });
  return account;
}

/** Through the form; ends on the dashboard, with the profile there. */
export async function signInAt(url: string, page: Page, account: Account): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
  await page.getByRole('heading', { name: NAVIGATION.home.label, level: 1 }).waitFor();
  await page.getByRole('status', { name: 'Credits' }).waitFor();
}
