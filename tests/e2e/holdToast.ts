import { expect, type Locator } from '@playwright/test';

/**
 * A toast, until it is dismissed: for a look at where it stands, which takes a busy machine longer than its seconds.
 * Those are not counted while somebody looks at another window.
 */
export async function holdToast(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible({ timeout: 90_000 });
  await shown.evaluate(() => window.dispatchEvent(new Event('blur')));
}
