// @vitest-environment happy-dom
import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { refuse, succeed } from '@lumashot/domain/result';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminAct, lookAt } from '#app/firebase/calls/callAdmin.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { ReportsPart } from './ReportsPart.tsx';

vi.mock(import('#app/firebase/calls/callAdmin.ts'));
vi.mock(import('#app/components/toasts/showToast.ts'));

const TEXTS = ADMIN_TEXTS.reports;
type Messages = AdminSeen<'messages'>;

const message = (id: string): Messages['rows'][number] => ({
  id,
  uid: null,
  name: 'Mara',
  email: 'mara@example.com',
  subject: `About ${id}`,
  message: 'Why?',
  state: 'open',
  answer: null,
  createdAt: new Date('2026-11-20T10:00:00Z'),
});
const END = '1764150000.000000000_b';

/** Two pages of open messages, and of all a third row. */
let first: Messages;
let second: Messages;

beforeEach(() => {
  first = { rows: [message('a'), message('b')], older: END };
  second = { rows: [message('c')], older: null };
  vi.mocked(lookAt)
    .mockReset()
    .mockImplementation((_kind, asked) => {
      if (asked.kind !== 'messages') return Promise.resolve(succeed({ rows: [], older: null }));
      if (asked.which === 'all') {
        return Promise.resolve(succeed({ rows: [message('answered')], older: null }));
      }
      return Promise.resolve(succeed(asked.before === undefined ? first : second));
    });
  vi.mocked(adminAct)
    .mockReset()
    .mockResolvedValue(succeed({ says: 'Done', again: false }));
});
afterEach(cleanup);

const subjects = () => screen.queryAllByText(/^About /).map(({ textContent }) => textContent);
const older = () => screen.findByRole('button', { name: ADMIN_TEXTS.older });
const show = async () => {
  render(<ReportsPart />);
  await screen.findByText('About a');
};

it('shows what is open, and what is older behind it when asked', async () => {
  await show();
  expect(subjects()).toEqual(['About a', 'About b']);
  fireEvent.click(await older());
  await screen.findByText('About c');
  expect(subjects()).toEqual(['About a', 'About b', 'About c']);
  expect(vi.mocked(lookAt)).toHaveBeenLastCalledWith('messages', {
    kind: 'messages',
    which: 'open',
    before: END,
  });
  expect(screen.queryByRole('button', { name: ADMIN_TEXTS.older })).toBeNull();
});

it('shows everything when that is chosen', async () => {
  await show();
  const group = within(screen.getByRole('group', { name: TEXTS.messages }));
  const all = group.getByRole('button', { name: ADMIN_TEXTS.which.all });
  expect(all.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(all);
  await screen.findByText('About answered');
  expect(subjects()).toEqual(['About answered']);
});

it('looks at every page anew after something was done, and stays where it was', async () => {
  await show();
  fireEvent.click(await older());
  await screen.findByText('About c');
  first = { rows: [message('b')], older: END };
  fireEvent.click(screen.getAllByRole('button', { name: TEXTS.done })[0] ?? document.body);
  await vi.waitFor(() => expect(subjects()).toEqual(['About b', 'About c']));
});

it('keeps what is shown when the older ones cannot be read', async () => {
  await show();
  vi.mocked(lookAt).mockResolvedValue(refuse({ reason: 'unexpected' }));
  fireEvent.click(await older());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(subjects()).toEqual(['About a', 'About b']);
  expect(await older()).toBeDefined();
});
