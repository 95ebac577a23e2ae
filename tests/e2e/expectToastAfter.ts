import { expect, type Page } from '@playwright/test';
import { toast } from './steps.ts';

/**
 * A toast stands for five seconds, and a page that cuts a photo out may need as long to answer a press:
 * it is looked for from before it.
 */
export async function expectToastAfter(
  press: () => Promise<void>,
  { page, text }: { readonly page: Page; readonly text: string },
): Promise<void> {
  await Promise.all([expect(toast(page, text)).toBeVisible({ timeout: 90_000 }), press()]);
}
