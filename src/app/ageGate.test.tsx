// @vitest-environment happy-dom
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGE_GATE_TEXTS as TEXTS } from '../texts/auth.ts';
import { SIGN_OUT } from '../texts/dashboard.ts';
import { AgeGate } from './AgeGate.tsx';

const world = vi.hoisted(() => ({
  call: vi.fn<() => Promise<Result<{ isRemoved: boolean }>>>(),
  toast: vi.fn<(kind: string, content: object) => void>(),
  end: vi.fn<() => Promise<void>>(),
}));
vi.mock('../firebase/calls/callFunction.ts', () => ({ callFunction: world.call }));
// Nothing to show it by: what the server says is all there is.
vi.mock('../firebase/auth/reauthenticate.ts', () => ({ possibleProofs: () => [] }));
vi.mock('../components/toasts/showToast.ts', () => ({ showToast: world.toast }));
vi.mock('../session/endSession.ts', () => ({ beginSignOut: () => {}, endSession: world.end }));
vi.mock('./useSignOut.ts', () => ({ useSignOut: () => () => {} }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function leave(answer: Result<{ isRemoved: boolean }>): Promise<void> {
  world.call.mockResolvedValue(answer);
  render(<AgeGate confirm={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: TEXTS.remove }));
  // A double click is no second press.
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: TEXTS.removeSure }));
  });
}

it('signs out who is too young, and says that the account is removed', async () => {
  await leave(succeed({ isRemoved: true }));
  expect(world.toast).toHaveBeenCalledWith('success', TEXTS.removed);
  expect(world.end).toHaveBeenCalled();
});

it('tells who has begun meanwhile, and signed in long ago, how the account is closed', async () => {
  await leave(refuse({ reason: 'sign-in-too-old' }));
  vi.useRealTimers();
  await waitFor(() => expect(world.toast).toHaveBeenCalledWith('error', TEXTS.begun));
  expect(world.end).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: SIGN_OUT })).toBeDefined();
});
