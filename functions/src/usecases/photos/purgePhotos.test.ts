import { DAY_MS, HOUR_MS } from '@lumashot/domain/durations';
import { describe, expect, it, vi } from 'vitest';
import { purgePhotos, type StoredPhoto } from './purgePhotos.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

const photo = (uid: string, hoursOld: number): StoredPhoto => ({
  uid,
  path: `profile-photos/${uid}/${hoursOld}.jpg`,
  createdAt: new Date(NOW.getTime() - hoursOld * HOUR_MS),
  metadata: {},
});

async function purge(
  stored: readonly StoredPhoto[],
  current: Readonly<Record<string, string>>,
  now = NOW,
) {
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
    now,
  });
  expect(count).toBe(removed.length);
  return { removed, cleaned, asked, failures: purgeFailed.mock.calls.length };
}

/** A week of daily runs, the first of them `from` days after NOW. */
async function aWeek(
  stored: readonly StoredPhoto[],
  current: Readonly<Record<string, string>>,
  from = 0,
) {
  const removed: string[] = [];
  const asked: string[] = [];
  for (let day = from; day < from + 7; day += 1) {
    const left = stored.filter(({ path }) => !removed.includes(path));
    const did = await purge(left, current, new Date(NOW.getTime() + day * DAY_MS));
    removed.push(...did.removed);
    asked.push(...did.asked);
  }
  return { removed, asked };
}

const MANY = ['anna', 'ben', 'clara', 'dora', 'emil', 'fred', 'gina', 'hugo'];

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

  it('that nobody has chosen are removed', async () => {
    const { removed } = await purge([photo('anna', 30)], {});
    expect(removed).toEqual(['profile-photos/anna/30.jpg']);
  });

  it.each([3, 40, 400])(
    'that nobody has chosen are removed within a week, also if the purge was away for %i days',
    async (days) => {
      const stored = MANY.map((uid) => photo(uid, 1));
      const { removed } = await aWeek(stored, {}, days);
      expect(removed.toSorted()).toEqual(stored.map(({ path }) => path).toSorted());
    },
  );

  it('that are old and single cost a read of their profile a week, on different days', async () => {
    const stored = MANY.map((uid) => photo(uid, 500));
    const current = Object.fromEntries(stored.map(({ uid, path }) => [uid, path]));
    const { removed, asked } = await aWeek(stored, current);
    expect(removed).toEqual([]);
    expect(asked.toSorted()).toEqual(MANY);
    const { asked: inADay } = await purge(stored, current);
    expect(inADay.length).toBeLessThan(MANY.length / 2);
  });

  it('that stay are cleaned if they never were', async () => {
    const { cleaned } = await purge([photo('anna', 500), photo('ben', 2)], {
      anna: 'profile-photos/anna/500.jpg',
    });
    expect(cleaned).toEqual(['profile-photos/anna/500.jpg']);
  });

  it('of others are purged when one owner cannot be read', async () => {
    const stored = [photo('broken', 30), photo('clara', 30)];
    const { removed, failures } = await purge(stored, {});
    expect(removed).toEqual(['profile-photos/clara/30.jpg']);
    expect(failures).toBe(1);
  });
});
