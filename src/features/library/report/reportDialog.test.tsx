// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { REPORT_TEXTS } from '#app/texts/report.ts';
import { ReportDialog } from './ReportDialog.tsx';

const sent = vi.hoisted((): { answer: (outcome: 'refunded') => void } => ({
  answer: () => undefined,
}));
const sync = vi.hoisted(() => ({ onAnswered: () => Promise.resolve() }));
vi.mock('#app/library/hooks/LibrarySyncContext.ts', () => ({ useLibrary: () => ({ sync }) }));
vi.mock('./sendReport.ts', () => ({
  sendReport: () =>
    new Promise((resolve) => {
      sent.answer = resolve;
    }),
}));

afterEach(cleanup);

function report() {
  const close = vi.fn<() => void>();
  const onRefunded = vi.fn<() => void>();
  const dialog = (id: string, isOpen = true) => (
    <ReportDialog
      item={{ type: 'portrait', id }}
      isOpen={isOpen}
      close={close}
      onRefunded={onRefunded}
    />
  );
  const { rerender, unmount } = render(dialog('one'));
  fireEvent.click(screen.getByRole('radio', { name: REPORT_TEXTS.reasons.deformed }));
  fireEvent.click(screen.getByRole('button', { name: REPORT_TEXTS.submit }));
  const answer = () => act(async () => sent.answer('refunded'));
  return { dialog, rerender, unmount, answer, close, onRefunded };
}

it('leads on from a picture that is gone', async () => {
  const { answer, close, onRefunded } = report();
  await answer();
  expect([close.mock.calls.length, onRefunded.mock.calls.length]).toEqual([1, 1]);
});

it('offers to keep a picture only as long as that can be said', async () => {
  report();
  expect(screen.getByRole('button', { name: REPORT_TEXTS.cancel })).toHaveProperty(
    'disabled',
    true,
  );
});

it.each(['closed', 'about another picture', 'gone'] as const)(
  'moves nobody on when it is %s by then',
  async (state) => {
    const { dialog, rerender, unmount, answer, close, onRefunded } = report();
    if (state === 'closed') rerender(dialog('one', false));
    else if (state === 'gone') unmount();
    else rerender(dialog('two'));
    await answer();
    expect([close.mock.calls.length, onRefunded.mock.calls.length]).toEqual([0, 0]);
  },
);
