import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchMedia } from './fetchMedia.ts';
import { MediaMissing } from './mediaMissing.ts';

const sdk = vi.hoisted(() => ({ getBlob: vi.fn<() => Promise<Blob>>() }));
vi.mock('./storage.ts', () => ({ storage: {} }));
vi.mock('firebase/storage', () => ({ ...sdk, ref: (_: unknown, path: string) => path }));

beforeEach(() => void sdk.getBlob.mockReset());

const failing = (code: string) => sdk.getBlob.mockRejectedValue(new FirebaseError(code, code));

it('tells an object that is gone from every other failure', async () => {
  failing('storage/object-not-found');
  await expect(fetchMedia('results/mara/a.png')).rejects.toBeInstanceOf(MediaMissing);
  failing('storage/retry-limit-exceeded');
  await expect(fetchMedia('results/mara/a.png')).rejects.not.toBeInstanceOf(MediaMissing);
});
