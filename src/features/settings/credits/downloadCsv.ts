import { historyCsv } from '@lumashot/domain/credits/historyCsv';
import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { readLedgerPage, type HistoryCursor } from '#app/firebase/documents/creditHistory.ts';
import { saveFile } from '#app/media/saveFile.ts';
import { csvName } from '#app/texts/credits.ts';

/** Rows of one question: a thousand pictures are two. */
const PAGE = 500;

/** Every movement of credits there ever was. Rejects without a network. */
export async function downloadCsv(uid: string): Promise<void> {
  const rows: LedgerRow[] = [];
  let after: HistoryCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof readLedgerPage>> = await readLedgerPage(
      { uid, after, size: PAGE },
      null,
    );
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  saveFile(new Blob([historyCsv(rows)], { type: 'text/csv' }), csvName(new Date()));
}
