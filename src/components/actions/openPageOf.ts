import type { Result } from '@lumashot/domain/result';
import { openPageLater } from '#app/lib/openPageLater.ts';
import { OPENING_PAGE } from '#app/texts/billing.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { showToast, type ToastContent } from '../toasts/showToast.ts';

/**
 * Opens the page whose address `ask` brings, or says why there is none. To be called inside the click;
 * `opened` is said here when the page has a tab of its own.
 */
export async function openPageOf<Page extends { readonly url: string }>(
  ask: () => Promise<Result<Page>>,
  opened: (page: Page) => ToastContent | null = () => null,
): Promise<void> {
  const page = openPageLater(OPENING_PAGE);
  const result = await ask();
  if (!result.ok) {
    page.close();
    showToast('error', refusalText(result.refusal));
    return;
  }
  page.show(result.value.url);
  const words = opened(result.value);
  if (page.isNewTab && words !== null) showToast('info', { ...words, isOfPage: true });
}
