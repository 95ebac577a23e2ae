// @vitest-environment happy-dom
import { productShotSchema } from '@lumashot/domain/library/item';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#app/library/database.ts';
import { putRows } from '#app/library/rows.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { ALREADY_MADE_TEXTS } from '#app/texts/alreadyMade.ts';
import { PRODUCT_EDIT_TEXTS } from '#app/texts/images.ts';
import { EditForm } from './EditForm.tsx';

const config = vi.hoisted((): { previewEngine: string[]; hostedForUnconfirmed: boolean } => ({
  previewEngine: [],
  hostedForUnconfirmed: true,
}));
vi.mock('#app/firebase/app.ts', () => ({ appConfig: config }));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ uid: 'mara' }) }));

/** A shot, or what these words made of it. */
function stored(id: string, edited: { readonly of: string; readonly words: string } | null) {
  const item = productShotSchema.parse({
    user_id: 'mara',
    created_at: new Date(1000),
    updated_at: new Date(1000),
    family_id: 'mug',
    thumbnail_url: 'gs://b/t.webp',
    result_image_url: 'gs://b/i.png',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    product_image_id: 'photo',
    product_name: 'Mug',
    original_image_url: 'gs://b/o.jpg',
    mask_url: null,
    category: 'home_decor',
    view: 'front',
    scene_template: 'modern-desk',
    custom_prompt: edited?.words ?? null,
    aspect_ratio: '1:1',
    original_shot_id: edited?.of ?? null,
    made_by: {
      operation: edited === null ? 'productShot' : 'productEdit',
      seed: 1,
      shape: 'square',
      count_index: 0,
      enhancement_type: null,
      words: null,
      source: edited === null ? 'upload' : 'library',
      of: edited === null ? null : { type: 'product', id: edited.of },
      model: null,
    },
  });
  return { key: `product/${id}`, uid: 'mara', type: 'product', id, createdAt: 1000, item } as const;
}

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
    stored('mug', null),
    stored('bright', { of: 'mug', words: 'brighter' }),
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
