// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginOwnEnrolment, type OwnEnrolment } from '#app/firebase/auth/ownSecondFactor.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { SecondFactor } from './SecondFactor.tsx';

vi.mock(import('#app/firebase/auth/ownSecondFactor.ts'), () => ({
  ownsSecondFactor: () => false,
  beginOwnEnrolment: vi.fn<typeof beginOwnEnrolment>(),
}));
vi.mock(import('#app/components/toasts/showToast.ts'));
vi.mock('./QrCode.tsx', () => ({ QrCode: () => null }));

const TEXTS = ADMIN_TEXTS.secondFactor;
type Finish = OwnEnrolment['finish'];
const finish = vi.fn<Finish>();

beforeEach(() => {
  finish.mockReset();
  vi.mocked(beginOwnEnrolment).mockResolvedValue({ key: 'KEY', uri: 'otpauth://totp/x', finish });
});
afterEach(cleanup);

async function typed(code: string): Promise<HTMLElement> {
  render(<SecondFactor />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: TEXTS.begin }));
  });
  const field = screen.getByLabelText(TEXTS.code);
  fireEvent.change(field, { target: { value: code } });
  return field;
}

it('a code is sent once, however often it is pressed', async () => {
  let takeIt = (): void => {};
  finish.mockReturnValue(
    new Promise((resolve) => {
      takeIt = () => resolve({ ok: true });
    }),
  );
  await typed('123456');
  const done = screen.getByRole('button', { name: TEXTS.finish });
  fireEvent.click(done);
  fireEvent.click(done);
  expect(finish).toHaveBeenCalledTimes(1);
  await act(async () => takeIt());
  expect(screen.getByText(TEXTS.isThere)).toBeDefined();
});

it('Enter sends it too, and a wrong one says so beside the field', async () => {
  finish.mockResolvedValue({ ok: false, message: 'The code is wrong.' });
  const field = await typed('123456');
  await act(async () => {
    fireEvent.submit(field);
  });
  expect(finish).toHaveBeenCalledWith('123456');
  expect(screen.getByText('The code is wrong.')).toBeDefined();
});
