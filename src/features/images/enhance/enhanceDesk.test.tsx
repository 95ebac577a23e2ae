// @vitest-environment happy-dom
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ImageRow } from '#app/library/index/imageRow.ts';
import { database } from '#app/library/index/database.ts';
import { putRows } from '#app/library/index/rows.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { storedImage } from '#app/library/testing/storedImage.ts';
import { ALREADY_MADE_TEXTS } from '#app/texts/alreadyMade.ts';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import type { EnhanceInput } from './checkEnhance.ts';
import { EnhanceDesk } from './EnhanceDesk.tsx';

const config = vi.hoisted((): { previewEngine: string[]; hostedForUnconfirmed: boolean } => ({
  previewEngine: [],
  hostedForUnconfirmed: true,
}));
vi.mock('#app/firebase/app.ts', () => ({ appConfig: config }));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ uid: 'mara' }) }));
const resumed = vi.hoisted((): { attempt: unknown } => ({ attempt: null }));
vi.mock('../generation/useResumedAction.ts', () => ({
  useResumedAction: () => ({ attempt: resumed.attempt, run: () => Promise.resolve() }),
}));
vi.mock('./enhanceCall.ts', () => ({ enhanceAction: { clear: () => {} }, enhancedBy: () => null }));
vi.mock('./Compare.tsx', () => ({ Compare: () => null }));

const fox = storedImage({ id: 'fox' });
const ROW: ImageRow = { ...fox, item: LIBRARY_TYPES[fox.type].item.parse(fox.item) };

function show(row = ROW): void {
  const Library = fakeLibrary();
  render(
    <MemoryRouter>
      <Library>
        <EnhanceDesk row={row} />
      </Library>
    </MemoryRouter>,
  );
}

const isLocked = () =>
  screen.getByRole('button', { name: ENHANCE_TEXTS.submit }).hasAttribute('disabled');
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(async () => {
  config.previewEngine = ['enhance'];
  resumed.attempt = null;
  await Promise.all([database.items.clear(), database.trash.clear(), database.terms.clear()]);
  await putRows(database, [fox, storedImage({ id: 'old', of: 'fox', family: 'fox' })]);
});
afterEach(cleanup);

it('does not sell what is there already, and opens it', async () => {
  show();
  choose('Vintage Look');
  await waitFor(() => expect(isLocked()).toBe(true));
  expect(screen.getByText(ALREADY_MADE_TEXTS.isThere, { exact: false })).toBeDefined();
  const link = screen.getByRole('link', { name: ALREADY_MADE_TEXTS.open });
  expect(link.getAttribute('href')).toContain('old');
  choose('Modern Style');
  await waitFor(() => expect(isLocked()).toBe(false));
});

it('sells it where a model draws another one each time', async () => {
  config.previewEngine = [];
  show();
  choose('Vintage Look');
  // As long as the index takes to answer.
  await database.items.toArray();
  expect([isLocked(), screen.queryByRole('note')]).toEqual([false, null]);
});

it('says what a variation by the preview engine is', () => {
  show();
  expect(screen.getByText(MAKE_AGAIN_TEXTS.variations, { exact: false })).toBeDefined();
  cleanup();
  config.previewEngine = [];
  show();
  expect(screen.queryByText(MAKE_AGAIN_TEXTS.variations, { exact: false })).toBeNull();
});

it('sells nothing of a picture that was put into the trash meanwhile, and leads to it', async () => {
  config.previewEngine = [];
  show({ ...ROW, item: { ...ROW.item, trashed_at: new Date() } });
  expect(isLocked()).toBe(true);
  expect(screen.getByText(ENHANCE_TEXTS.trashed, { exact: false })).toBeDefined();
  const link = screen.getByRole('link', { name: ENHANCE_TEXTS.toRestore });
  expect(link.getAttribute('href')).toContain('item=fox');
});

/** What was asked for before a reload. */
function given(state: 'running' | 'failed', input: Partial<EnhanceInput>): void {
  resumed.attempt = {
    uid: 'mara',
    requestId: 'one',
    input: { itemType: 'text-to-image', itemId: 'fox', ...input },
    state,
    refusal: { reason: 'generation-failed' },
  };
}

it('shows the style that is being made, also when it was asked for before a reload', () => {
  given('running', { enhancementType: 'modern' });
  show();
  expect(screen.getByRole('radio', { name: 'Modern Style' })).toHaveProperty('checked', true);
});

it('keeps that style when it has come to nothing, until another one is chosen', () => {
  given('failed', { enhancementType: 'modern' });
  show();
  expect(screen.getByRole('radio', { name: 'Modern Style' })).toHaveProperty('checked', true);
  choose('Vintage Look');
  expect(screen.getByRole('radio', { name: 'Vintage Look' })).toHaveProperty('checked', true);
});

it('shows the words that are being made a picture of', () => {
  given('running', { enhancementType: 'custom', customPrompt: 'more snow' });
  show();
  expect(screen.getByDisplayValue('more snow')).toBeDefined();
});
