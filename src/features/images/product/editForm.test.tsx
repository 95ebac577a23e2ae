// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#app/library/index/database.ts';
import { putRows } from '#app/library/index/rows.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { storedShot } from '#app/library/testing/storedShot.ts';
import { ALREADY_MADE_TEXTS } from '#app/texts/alreadyMade.ts';
import { PRODUCT_EDIT_TEXTS } from '#app/texts/images.ts';
import { EditForm } from './EditForm.tsx';

const config = vi.hoisted((): { previewEngine: string[]; hostedForUnconfirmed: boolean } => ({
  previewEngine: [],
  hostedForUnconfirmed: true,
}));
vi.mock('#app/firebase/app.ts', () => ({ appConfig: config }));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ uid: 'mara' }) }));

function show(): void {
  const Library = fakeLibrary();
  render(
    <MemoryRouter>
      <Library>
        <EditForm shotId="mug" isRunning={false} onApply={() => {}} onCancel={() => {}} />
      </Library>
    </MemoryRouter>,
  );
}

const isLocked = () =>
  screen.getByRole('button', { name: PRODUCT_EDIT_TEXTS.submit }).hasAttribute('disabled');
const ask = (words: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });

beforeEach(async () => {
  localStorage.clear();
  config.previewEngine = ['productEdit'];
  await Promise.all([database.items.clear(), database.trash.clear(), database.terms.clear()]);
  await putRows(database, [
    storedShot({ id: 'mug', family: 'mug' }),
    storedShot({
      id: 'bright',
      family: 'mug',
      of: { id: 'mug', operation: 'productEdit' },
      words: 'brighter',
    }),
  ]);
});
afterEach(cleanup);

it('does not sell a change of the shot that is there already, and opens it', async () => {
  show();
  expect(isLocked()).toBe(false);
  ask('Brighter ');
  await waitFor(() => expect(isLocked()).toBe(true));
  expect(screen.getByText(ALREADY_MADE_TEXTS.isThere, { exact: false })).toBeDefined();
  const link = screen.getByRole('link', { name: ALREADY_MADE_TEXTS.open });
  expect(link.getAttribute('href')).toContain('bright');
  ask('warmer');
  await waitFor(() => expect(isLocked()).toBe(false));
});

it('sells it where a model draws another one each time', async () => {
  config.previewEngine = [];
  show();
  ask('brighter');
  // As long as the index takes to answer.
  await database.items.toArray();
  expect([isLocked(), screen.queryByRole('note')]).toEqual([false, null]);
});
