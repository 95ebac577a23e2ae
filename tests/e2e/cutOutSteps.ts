import type { Locator, Page } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';

export const cuts = (page: Page): Locator =>
  page.getByRole('group', { name: CUT_OUT_TEXTS.region });
