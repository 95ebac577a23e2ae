import { showToast } from '../components/toasts/showToast.ts';
import { beginSignOut, endSession } from '../session/endSession.ts';
import { MY_DATA_TEXTS } from '../texts/account.ts';

/** Longer than what can be looked up: it is said nowhere else. */
const SHOWN_MS = 15_000;

/**
 * Who has just deleted their account. Nothing that waits can be sent any more, and the guard leads to the page for
 * signing in: the landing page, where who signs out goes, has no toasts, and would say nothing.
 */
export function leaveDeleted(): void {
  showToast('success', { ...MY_DATA_TEXTS.closing.deleted, shownMs: SHOWN_MS });
  beginSignOut();
  endSession().catch((error: unknown) => console.error('The session has not ended', error));
}
