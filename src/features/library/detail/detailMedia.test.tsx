// @vitest-environment happy-dom
import { generatedImageSchema } from '@lumashot/domain/library/item';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readRows } from '#app/library/index/indexRow.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { DetailMedia } from './DetailMedia.tsx';

const line = vi.hoisted(() => ({ isOnline: true }));
vi.mock('#app/pwa/useIsOnline.ts', () => ({ useIsOnline: () => line.isOnline }));
// The large one is on its way and does not come; the small one is on the device.
vi.mock('#app/media/useMediaUrl.ts', () => ({
  useMediaUrl: (url: string | null) => ({
    url: url === 'gs://b/t.webp' ? 'blob:small' : null,
    failed: false,
  }),
}));

afterEach(cleanup);

function show(isOnline: boolean): void {
  line.isOnline = isOnline;
  const item = generatedImageSchema.parse({
    user_id: 'mara',
    created_at: new Date(0),
    updated_at: new Date(0),
    image_url: 'gs://b/i.png',
    thumbnail_url: 'gs://b/t.webp',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    prompt: 'a fox',
    template_id: null,
    original_image_id: null,
  });
  const stored = { key: 'text-to-image/fox', uid: 'mara', id: 'fox', createdAt: 0 };
  const [row] = readRows([{ ...stored, type: 'text-to-image', item }]);
  if (row === undefined) throw new Error('unreadable');
  render(<DetailMedia item={row.item} />);
}

it('shows the small picture at once where the large one cannot come', () => {
  show(false);
  expect(screen.getByAltText('a fox').getAttribute('src')).toBe('blob:small');
  expect(screen.getByRole('note').textContent).toBe(DETAIL_TEXTS.onlyThumbnail);
});

it('waits for the large one while there is a network', () => {
  show(true);
  expect(screen.queryByRole('note')).toBeNull();
});
