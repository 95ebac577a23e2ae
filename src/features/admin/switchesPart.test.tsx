// @vitest-environment happy-dom
import { ALL_ON } from '@lumashot/domain/admin/live';
import { IMPOSSIBLE } from '@lumashot/domain/admin/impossible';
import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { refuse, succeed } from '@lumashot/domain/result';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminAct, lookAt } from '#app/firebase/calls/callAdmin.ts';
import { showToast } from '#app/components/toasts/showToast.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { SwitchesPart } from './SwitchesPart.tsx';

vi.mock(import('#app/firebase/calls/callAdmin.ts'));
vi.mock(import('#app/components/toasts/showToast.ts'));

const TEXTS = ADMIN_TEXTS.switches;
const SEEN: AdminSeen<'live'> = {
  live: ALL_ON,
  changedAt: null,
  models: { text: ['vertex:one', 'openai:two'] },
  budget: { settingUsd: 100, mostUsd: 300 },
};

const show = async (seen: Partial<AdminSeen<'live'>> = {}): Promise<void> => {
  vi.mocked(lookAt).mockResolvedValue(succeed({ ...SEEN, ...seen }));
  render(<SwitchesPart />);
  await screen.findByRole('button', { name: TEXTS.save });
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.save });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const switched = () => vi.mocked(adminAct).mock.calls.map(([{ action }]) => action);

beforeEach(() => {
  vi.mocked(adminAct)
    .mockReset()
    .mockResolvedValue(succeed({ says: 'Switched', again: false }));
});
afterEach(cleanup);

it('switches the budget that is typed, and nothing else', async () => {
  await show();
  expect(save().disabled).toBe(true);
  type(TEXTS.budgetLabel, '250.50');
  fireEvent.click(save());
  const live = { ...ALL_ON, budgetUsd: 250.5 };
  expect(switched()).toEqual([{ kind: 'switch', live, changedAt: null }]);
});

it('says what it was decided on, and shows what a colleague has switched instead', async () => {
  const before = new Date('2026-11-20T10:00:00.123Z');
  await show({ changedAt: before });
  vi.mocked(adminAct).mockResolvedValue(
    refuse({ reason: 'admin-impossible', params: { says: IMPOSSIBLE['switched-meanwhile'] } }),
  );
  const paused = { ...ALL_ON, paused: { words: 'The models are down' } };
  vi.mocked(lookAt).mockResolvedValue(
    succeed({ ...SEEN, live: paused, changedAt: new Date('2026-11-20T10:05:00Z') }),
  );
  type(TEXTS.budgetLabel, '200');
  fireEvent.click(save());
  expect(await screen.findByDisplayValue('The models are down')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(TEXTS.budgetLabel).value).toBe('');
  expect(switched()).toMatchObject([{ changedAt: before.toISOString() }]);
  expect(vi.mocked(showToast)).toHaveBeenCalledWith(
    'error',
    expect.objectContaining({ description: expect.stringContaining('Somebody else') }),
  );
});

it('keeps what was typed when it was only not answered', async () => {
  await show();
  vi.mocked(adminAct).mockResolvedValue(refuse({ reason: 'unexpected' }));
  type(TEXTS.budgetLabel, '200');
  fireEvent.click(save());
  await vi.waitFor(() => expect(vi.mocked(lookAt)).toHaveBeenCalledTimes(2));
  expect(await screen.findByDisplayValue('200')).toBeDefined();
});

it.each(['301', 'much', '1.2.3', '-1'])(
  'switches nothing while the budget is none: %s',
  async (typed) => {
    await show();
    type(TEXTS.budgetLabel, '200');
    type(TEXTS.budgetLabel, typed);
    expect(save().disabled).toBe(true);
    type(TEXTS.budgetLabel, '200');
    expect(save().disabled).toBe(false);
  },
);

it('shows a model that is not set up any more, and that another draws', async () => {
  await show({ live: { ...ALL_ON, models: { text: 'openai:gone' } } });
  expect(screen.getByText(TEXTS.modelGone)).toBeDefined();
});

it('says that there is nothing to choose where no model draws', async () => {
  await show({ models: {} });
  expect(screen.getByText(TEXTS.noModels)).toBeDefined();
  expect(screen.queryByLabelText(TEXTS.budgetLabel)).toBeNull();
});
