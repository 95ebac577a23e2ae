// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rows } from './Rows.tsx';

const toast = vi.hoisted(() => vi.fn<(kind: string, content: { description?: string }) => void>());
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: toast }));

const UID = 'eOEJooLCuSMYxJePU19Ey573pCaq';
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function copy(): Promise<void> {
  render(<Rows rows={[{ id: 'one', title: 'Text to image', facts: [], ids: { uid: UID } }]} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy uid eOEJo…pCaq' }));
  });
}

it('shows an id in short, and copies all of it', async () => {
  await copy();
  expect(screen.queryByText(UID)).toBeNull();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(UID);
  expect(toast).toHaveBeenCalledExactlyOnceWith('success', expect.anything());
});

it('says all of it where a browser lets nothing be copied', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await copy();
  expect(toast.mock.lastCall?.[1].description).toBe(UID);
});
