// @vitest-environment happy-dom
import { productShotSchema } from '@lumashot/domain/library/item';
import { CUT_OUT_SCENE } from '@lumashot/domain/library/itemNames';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { readRows } from '#app/library/index/indexRow.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { DetailActions } from './DetailActions.tsx';

vi.mock('./downloadItem.ts', () => ({ downloadItem: () => Promise.resolve() }));

function show(scene_template: string) {
  const item = productShotSchema.parse({
    user_id: 'mara',
    created_at: new Date(0),
    updated_at: new Date(0),
    result_image_url: 'gs://b/i.png',
    thumbnail_url: 'gs://b/t.webp',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    product_image_id: null,
    product_name: 'Mug',
    original_image_url: null,
    category: 'home_decor',
    scene_template,
    custom_prompt: null,
    aspect_ratio: '1:1',
    original_shot_id: null,
  });
  const stored = { key: 'product/mug', uid: 'mara', type: 'product', id: 'mug', createdAt: 0 };
  const [row] = readRows([{ ...stored, type: 'product', item }]);
  if (row === undefined) throw new Error('unreadable');
  render(
    <MemoryRouter>
      <DetailActions row={row} />
    </MemoryRouter>,
  );
}

const enhance = () => screen.queryByRole('link', { name: DETAIL_TEXTS.enhance });

afterEach(cleanup);

it('leads a shot on to be enhanced, and no cut-out: its clear ground would be gone', () => {
  show('modern-desk');
  expect(enhance()).not.toBeNull();
  cleanup();
  show(CUT_OUT_SCENE);
  expect(enhance()).toBeNull();
  expect(screen.getByRole('button', { name: DETAIL_TEXTS.download })).toBeDefined();
});
