import { beforeEach, expect, it, vi } from 'vitest';
import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { CREDITS_TEXTS } from '#app/texts/credits.ts';
import { downloadCsv } from './downloadCsv.ts';

interface Page {
  readonly rows: readonly LedgerRow[];
  readonly unread: number;
  readonly next: object | null;
}
const read = vi.hoisted(() => vi.fn<() => Promise<Page>>());
const save = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
const toast = vi.hoisted(() => vi.fn<(kind: string, content: object) => void>());
vi.mock('#app/firebase/documents/creditHistory.ts', () => ({ readLedgerPage: read }));
vi.mock('#app/media/saveFile.ts', () => ({ saveFile: save }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: toast }));

beforeEach(() => vi.resetAllMocks());

it('says in the table, and beside it, how many lines are missing', async () => {
  read.mockResolvedValueOnce({ rows: [], unread: 1, next: {} });
  read.mockResolvedValueOnce({ rows: [], unread: 2, next: null });
  await downloadCsv('ann');
  expect(await save.mock.lastCall?.[0].text()).toContain('3 lines could not be read');
  expect(toast).toHaveBeenCalledExactlyOnceWith('info', CREDITS_TEXTS.csvIncomplete(3));
});

it('says nothing of the kind of a whole table', async () => {
  read.mockResolvedValueOnce({ rows: [], unread: 0, next: null });
  await downloadCsv('ann');
  expect(await save.mock.lastCall?.[0].text()).not.toContain('could not be read');
  expect(toast).not.toHaveBeenCalled();
});
