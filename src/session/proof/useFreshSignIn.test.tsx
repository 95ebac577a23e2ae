// @vitest-environment happy-dom
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthResult } from '#app/firebase/auth/auth.ts';
import { PROOF_TEXTS as TEXTS, PROVIDER_TEXTS } from '#app/texts/auth.ts';
import { useFreshSignIn } from './useFreshSignIn.tsx';

const world = vi.hoisted(() => ({
  send: vi.fn<() => Promise<Result<string>>>(),
  proofs: vi.fn<() => readonly string[]>(),
  byPassword: vi.fn<(password: string) => Promise<AuthResult>>(),
  byGoogle: vi.fn<() => Promise<AuthResult>>(),
}));
vi.mock('#app/firebase/auth/reauthenticate.ts', () => ({
  possibleProofs: world.proofs,
  proveByPassword: world.byPassword,
  proveByGoogle: world.byGoogle,
}));
vi.mock('../SessionContext.ts', () => ({ useUser: () => ({ email: 'a@b.test' }) }));

const TOO_OLD = refuse({ reason: 'sign-in-too-old' });

function Page() {
  const { withFreshSignIn, proof } = useFreshSignIn();
  const [end, setEnd] = useState('');
  const send = async () => {
    const result = await withFreshSignIn(world.send);
    setEnd(result === null ? 'called off' : result.ok ? result.value : result.refusal.reason);
  };
  return (
    <>
      <button onClick={() => void send()}>Close</button>
      {proof}
      <output>{end}</output>
    </>
  );
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
  });
}
const expectEnd = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

beforeEach(() => {
  vi.resetAllMocks();
  world.send.mockResolvedValueOnce(TOO_OLD).mockResolvedValue(succeed('closed'));
  render(<Page />);
});
afterEach(cleanup);

it('sends the same call again after Google has said who it is, and asks for no password', async () => {
  world.proofs.mockReturnValue(['google']);
  world.byGoogle
    .mockResolvedValueOnce({ ok: false, message: 'The window was closed.' })
    .mockResolvedValueOnce({ ok: true });
  await press('Close');
  await press(PROVIDER_TEXTS.google);
  expect(screen.getByRole('alert').textContent).toBe('The window was closed.');
  expect(screen.queryByLabelText(TEXTS.password)).toBeNull();
  expect(world.send).toHaveBeenCalledTimes(1);
  await press(PROVIDER_TEXTS.google);
  await expectEnd('closed');
  expect(world.send).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(TEXTS.title)).toBeNull();
});

it('offers both to who has both, and sends nothing without a password', async () => {
  world.proofs.mockReturnValue(['password', 'google']);
  await press('Close');
  await press(TEXTS.submit);
  expect(screen.getByText(TEXTS.missing)).toBeDefined();
  expect(screen.getByRole('button', { name: PROVIDER_TEXTS.google })).toBeDefined();
  expect(world.byPassword).not.toHaveBeenCalled();
  await press(TEXTS.cancel);
  await expectEnd('called off');
  expect(world.send).toHaveBeenCalledTimes(1);
});

it('hands on what the server said to who has neither', async () => {
  world.proofs.mockReturnValue([]);
  await press('Close');
  await expectEnd('sign-in-too-old');
  expect(world.send).toHaveBeenCalledTimes(1);
});

it('asks nothing about a call that was refused for something else', async () => {
  world.send.mockReset().mockResolvedValue(refuse({ reason: 'email-mismatch' }));
  await press('Close');
  await expectEnd('email-mismatch');
  expect(world.proofs).not.toHaveBeenCalled();
});
