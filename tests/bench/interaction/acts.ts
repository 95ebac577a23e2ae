import type { Page } from '@playwright/test';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { promptBox } from '../../e2e/steps.ts';

const WORDS = 'a red fox in a snowy forest';
const TURNS = 6;

export const ACTS = ['typing', 'tabs', 'dialogs'] as const;
export type Act = (typeof ACTS)[number];

/** Something that people do some times over; `count` interactions in all. */
export interface Acting {
  readonly count: number;
  readonly prepare: () => Promise<void>;
  readonly act: () => Promise<void>;
}

export const appActs = (page: Page): Readonly<Record<Act, Acting>> => ({
  typing: typing(promptBox(page), () => page.goto('/dashboard/images')),
  tabs: turning(
    async () => {
      await page.getByRole('tab', { name: /^Portraits/ }).click();
      await page.getByRole('link', { name: 'picture 2', exact: true }).waitFor();
      await page.getByRole('tab', { name: /^All/ }).click();
      await page.getByRole('link', { name: 'picture 1', exact: true }).waitFor();
    },
    () => openLibrary(page),
  ),
  dialogs: turning(
    async () => {
      await page.getByRole('link', { name: 'picture 1', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: DETAIL_TEXTS.close }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    () => openLibrary(page),
  ),
});

export const twinActs = (page: Page): Readonly<Record<Act, Acting>> => ({
  typing: typing(page.getByLabel('Prompt'), () => page.goto('/bench-twin')),
  tabs: turning(
    async () => {
      await page.getByRole('tab', { name: 'Portraits' }).click();
      await page.getByRole('tab', { name: 'Images' }).click();
    },
    () => page.goto('/bench-twin'),
  ),
  dialogs: turning(
    async () => {
      await page.getByRole('button', { name: 'picture 1', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    },
    () => page.goto('/bench-twin'),
  ),
});

const typing = (box: ReturnType<Page['getByLabel']>, open: () => Promise<unknown>): Acting => ({
  count: WORDS.length,
  prepare: async () => {
    await open();
    await box.focus();
  },
  act: () => box.pressSequentially(WORDS),
});

/** There and back, each with one click. */
const turning = (turn: () => Promise<void>, open: () => Promise<unknown>): Acting => ({
  count: 2 * TURNS,
  prepare: async () => {
    await open();
    // Once for the code that it loads.
    await turn();
  },
  act: async () => {
    for (let done = 0; done < TURNS; done += 1) await turn();
  },
});

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/dashboard/library');
  await page.getByRole('img', { name: 'picture 1', exact: true }).waitFor();
}
