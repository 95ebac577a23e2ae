// @vitest-environment happy-dom
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusalText } from '#app/lib/refusalText.ts';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { PROOF_TEXTS } from '#app/texts/auth.ts';
import { CREDITS_PATH } from '#app/texts/dashboard.ts';
import { ClosingBanner } from './ClosingBanner.tsx';

type Call = (name: string, input: object) => Promise<Result<unknown>>;
const { call, toast, proofs } = vi.hoisted(() => ({
  proofs: vi.fn<() => readonly string[]>(),
  call: vi.fn<Call>(),
  toast: vi.fn<(kind: string, content: object) => void>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/firebase/auth/reauthenticate.ts', () => ({
  possibleProofs: proofs,
  proveByPassword: () => Promise.resolve({ ok: true }),
}));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ email: 'a@b.test' }) }));
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

/** Presses twice, as somebody whose sign-in is too old for the first call. */
async function deleteNow(onDeleted: () => void): Promise<void> {
  vi.useFakeTimers();
  call.mockResolvedValueOnce(refuse({ reason: 'sign-in-too-old' })).mockResolvedValue(succeed({}));
  render(<ClosingBanner closingAt={new Date('2030-01-15T12:00:00Z')} onDeleted={onDeleted} />);
  fireEvent.click(screen.getByRole('button', { name: TEXTS.now }));
  // A double click is no second press.
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: TEXTS.sure }));
  });
  vi.useRealTimers();
}

it('deletes everything at once for who signed in long ago, and shows here that it is them', async () => {
  proofs.mockReturnValue(['password']);
  const onDeleted = vi.fn<() => void>();
  await deleteNow(onDeleted);
  const field = await screen.findByLabelText(PROOF_TEXTS.password);
  expect(onDeleted).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'a long password' } });
  fireEvent.click(screen.getByRole('button', { name: PROOF_TEXTS.submit }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(call.mock.calls.map(([name]) => name)).toEqual(['deleteAccountNow', 'deleteAccountNow']);
  expect(toast).not.toHaveBeenCalled();
});

it('says how to go on to who signed in long ago, and cannot show it here', async () => {
  proofs.mockReturnValue([]);
  const onDeleted = vi.fn<() => void>();
  await deleteNow(onDeleted);
  const told = refusalText({ reason: 'sign-in-too-old' });
  await waitFor(() => expect(toast).toHaveBeenCalledWith('error', told));
  expect(onDeleted).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: TEXTS.now })).toBeDefined();
});

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
