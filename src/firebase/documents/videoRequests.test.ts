import { VIDEO_REQUESTS_MOST } from '@lumashot/domain/paths';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveVideoRequest, watchVideoRequests } from './videoRequests.ts';

interface Asked {
  readonly filters: readonly unknown[];
}

const sdk = vi.hoisted(() => ({
  onSnapshot: vi.fn<(asked: Asked) => () => void>(),
  getCountFromServer: vi.fn<() => Promise<{ data: () => { count: number } }>>(),
  runTransaction: vi.fn<() => Promise<void>>(),
}));

vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<object>()),
  ...sdk,
  collection: (_: unknown, name: string) => name,
  where: (...filter: unknown[]) => filter,
  orderBy: (...order: unknown[]) => order,
  limit: (most: number) => ['limit', most],
  query: (...filters: unknown[]) => ({ filters }),
}));

beforeEach(() => {
  for (const mock of Object.values(sdk)) mock.mockReset();
});

it('lists as many requests as can be saved', async () => {
  watchVideoRequests('ana', { onRequests: () => {}, onError: () => {} });
  const [, , , listed] = sdk.onSnapshot.mock.calls[0]?.[0].filters ?? [];
  expect(listed).toEqual(['limit', VIDEO_REQUESTS_MOST]);

  const saveAfter = (count: number) => {
    sdk.getCountFromServer.mockResolvedValue({ data: () => ({ count }) });
    return saveVideoRequest({
      user_id: 'ana',
      source_image_url: 'gs://b/results/ana/a.png',
      video_style: 'tutorial',
      duration: 6,
      custom_prompt: null,
    });
  };
  expect(await saveAfter(VIDEO_REQUESTS_MOST - 1)).toBe(true);
  expect(await saveAfter(VIDEO_REQUESTS_MOST)).toBe(false);
});
