// @vitest-environment happy-dom
import { succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { CREDITS_PATH } from '#app/texts/dashboard.ts';
import { ClosingBanner } from './ClosingBanner.tsx';

type Call = (name: string, input: object) => Promise<Result<unknown>>;
const { call, toast } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  toast: vi.fn<(kind: string, content: object) => void>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: toast }));

const TEXTS = MY_DATA_TEXTS.closing;

beforeEach(() => {
  call.mockReset();
  toast.mockReset();
});
afterEach(cleanup);

async function keep(outcome: { isWhole: boolean }): Promise<void> {
  call.mockResolvedValue(succeed(outcome));
  render(
    <ClosingBanner
      closingAt={new Date('2030-01-15T12:00:00Z')}
      onKeep={() => {}}
      onDeleted={() => {}}
    />,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: TEXTS.keep }));
  });
}

it('says that all is as it was only where it is', async () => {
  await keep({ isWhole: true });
  expect(toast).toHaveBeenCalledWith('success', TEXTS.kept);
});

it('leads to the plan where the subscription could not be brought back whole', async () => {
  await keep({ isWhole: false });
  const { link, ...words } = TEXTS.keptPartly;
  const shown = { ...words, link: { label: link, to: CREDITS_PATH } };
  expect(toast).toHaveBeenCalledWith('info', shown);
});
