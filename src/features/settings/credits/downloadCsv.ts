import { historyCsv } from '@lumashot/domain/credits/historyCsv';
import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { showToast } from '#app/components/toasts/showToast.ts';
import { readLedgerPage, type HistoryCursor } from '#app/firebase/documents/creditHistory.ts';
import { saveFile } from '#app/media/saveFile.ts';
import { csvName, CREDITS_TEXTS } from '#app/texts/credits.ts';

/** Rows of one question: a thousand pictures are two. */
const PAGE = 500;

/** Every movement of credits there ever was. Rejects without a network. */
export async function downloadCsv(uid: string): Promise<void> {
  const rows: LedgerRow[] = [];
  let unread = 0;
  let after: HistoryCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof readLedgerPage>> = await readLedgerPage(
      { uid, after, size: PAGE },
      null,
    );
    rows.push(...page.rows);
    unread += page.unread;
    after = page.next;
  } while (after !== null);
  saveFile(new Blob([historyCsv(rows, unread)], { type: 'text/csv' }), csvName(new Date()));
  if (unread > 0) showToast('info', CREDITS_TEXTS.csvIncomplete(unread));
}
