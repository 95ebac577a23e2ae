import { describe, expect, it, vi } from 'vitest';
import { purgePhotos, type StoredPhoto } from './purgePhotos.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;

const photo = (uid: string, hoursOld: number): StoredPhoto => ({
  uid,
  path: `profile-photos/${uid}/${hoursOld}.jpg`,
  createdAt: new Date(NOW.getTime() - hoursOld * HOUR_MS),
  metadata: {},
});

async function purge(stored: readonly StoredPhoto[], current: Readonly<Record<string, string>>) {
  const removed: string[] = [];
  const cleaned: string[] = [];
  const asked: string[] = [];
  const purgeFailed = vi.fn<(event: { error: unknown }) => void>();
  const count = await purgePhotos({
    photos: {
      // oxlint-disable-next-line typescript/require-await -- the port lists pages over the network
      async *all() {
        yield* stored;
      },
      remove: (path) => Promise.resolve(void removed.push(path)),
    },
    currentOf: (uid) => {
      asked.push(uid);
      if (uid === 'broken') return Promise.reject(new Error('no'));
      return Promise.resolve(current[uid] ?? null);
    },
    clean: ({ path }) => Promise.resolve(void cleaned.push(path)),
    log: { purgeFailed },
    now: NOW,
  });
  expect(count).toBe(removed.length);
  return { removed, cleaned, asked, failures: purgeFailed.mock.calls.length };
}

describe('face photos', () => {
  it('that were replaced are removed a day later', async () => {
    const stored = [photo('anna', 500), photo('anna', 25), photo('anna', 23)];
    const { removed } = await purge(stored, { anna: 'profile-photos/anna/23.jpg' });
    expect(removed).toEqual(['profile-photos/anna/500.jpg', 'profile-photos/anna/25.jpg']);
  });

  it('that the profile names stay, whatever is newer', async () => {
    const { removed } = await purge([photo('anna', 500), photo('anna', 25)], {
      anna: 'profile-photos/anna/500.jpg',
    });
    expect(removed).toEqual(['profile-photos/anna/25.jpg']);
  });

  it('that were picked a moment ago stay: the profile that names them may be on its way', async () => {
    const stored = [photo('anna', 500), photo('anna', 23), photo('anna', 2)];
    const { removed } = await purge(stored, { anna: 'profile-photos/anna/500.jpg' });
    expect(removed).toEqual([]);
  });

  it('that nobody has chosen are removed, and old single ones cost no read', async () => {
    const { removed, asked } = await purge([photo('anna', 30), photo('ben', 500)], {});
    expect(removed).toEqual(['profile-photos/anna/30.jpg']);
    expect(asked).toEqual(['anna']);
  });

  it('that stay are cleaned if they never were', async () => {
    const { cleaned } = await purge([photo('anna', 500), photo('ben', 2)], {});
    expect(cleaned).toEqual(['profile-photos/anna/500.jpg']);
  });

  it('of others are purged when one owner cannot be read', async () => {
    const stored = [photo('broken', 30), photo('clara', 30)];
    const { removed, failures } = await purge(stored, {});
    expect(removed).toEqual(['profile-photos/clara/30.jpg']);
    expect(failures).toBe(1);
  });
});
