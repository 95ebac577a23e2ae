import { expect, it, vi } from 'vitest';
import { downloadAs } from './downloadAs.ts';

const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock(import('./saveFile.ts'), () => ({ saveFile: saved }));
vi.mock(import('./encodeImage.ts'), async (original) => ({
  ...(await original()),
  encodeImage: () =>
    Promise.resolve({
      blob: new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)], { type: 'image/jpeg' }),
      shorterSide: 1,
    }),
}));

const MARK = '<?xpacket begin="" ?>compositeSynthetic<?xpacket end="r"?>';

it('saves a PNG as a JPEG that still says where its pixels come from', async () => {
  await downloadAs(new Blob(['...', MARK, '...'], { type: 'image/png' }), {
    type: 'image/jpeg',
    name: 'a.jpg',
  });
  const [file, name] = saved.mock.calls[0] ?? [];
  expect([file?.type, name]).toEqual(['image/jpeg', 'a.jpg']);
  expect(await file?.text()).toContain(MARK);
});

it('saves what is of its type as it is', async () => {
  const media = new Blob(['jpeg'], { type: 'image/jpeg' });
  await downloadAs(media, { type: 'image/jpeg', name: 'b.jpg' });
  expect(saved.mock.lastCall).toEqual([media, 'b.jpg']);
});
