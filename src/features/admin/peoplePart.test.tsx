// @vitest-environment happy-dom
import { refuse, succeed } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAt } from '#app/firebase/calls/callAdmin.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { PeoplePart } from './PeoplePart.tsx';

vi.mock(import('#app/firebase/calls/callAdmin.ts'));
vi.mock(import('#app/components/toasts/showToast.ts'));
vi.mock('./PersonView.tsx', () => ({
  PersonView: ({ uid }: { uid: string }) => <p>What may be done to {uid}</p>,
}));

beforeEach(() => {
  vi.mocked(lookAt).mockReset();
});
afterEach(cleanup);

const person = (uid: string) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  disabled: false,
  role: null,
  createdAt: new Date(0),
  lastSignInAt: null,
});

async function find(text: string): Promise<void> {
  const { label, submit } = ADMIN_TEXTS.find;
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: submit }));
  });
}

it('nobody is there to be acted on while another is looked for, or cannot be', async () => {
  vi.mocked(lookAt).mockResolvedValueOnce(succeed({ people: [person('mara')] }));
  render(<PeoplePart />);
  await find('mara');
  expect(screen.getByText('What may be done to mara')).toBeDefined();

  let refuseIt = (): void => {};
  vi.mocked(lookAt).mockReturnValueOnce(
    new Promise((resolve) => {
      refuseIt = () => resolve(refuse({ reason: 'unreachable' }));
    }),
  );
  await find('otto');
  expect(screen.queryByText(/^What may be done/)).toBeNull();
  await act(async () => refuseIt());
  expect(screen.queryByText(/^What may be done/)).toBeNull();
});
