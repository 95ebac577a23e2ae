import { testImage } from '@lumashot/domain/library/testItems';
import type { LibraryChangeKind } from '@lumashot/domain/library/changes';
import { isLater, type FeedItem, type LogEntry, type Stamp } from '@lumashot/domain/library/feed';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../index/database.ts';
import { createLogFollower } from './followLog.ts';
import { libraryIndexIn } from './libraryIndex.ts';
import { claimIndex, wipeIndex } from '../index/ownership.ts';
import { pendingChangesIn } from '../outbox/pendingChanges.ts';

const ANY = { most: 500, apart: [] };
const UID = 'mara';
const YEAR_MS = 366 * 86_400_000;
const at = (seconds: number): Stamp => ({ seconds, nanoseconds: 0 });
const keyOf = (id: string): string => `text-to-image/${id}`;

const entry = (seconds: number, kind: LibraryChangeKind | null, ...ids: string[]): LogEntry => ({
  id: `e${seconds}`,
  at: at(seconds),
  change: kind === null ? null : { kind, keys: ids.map(keyOf) },
});

const picture = (id: string, own: object = {}): FeedItem => ({
  kind: 'item',
  type: 'text-to-image',
  id,
  document: testImage({
    user_id: UID,
    created_at: new Date(1_000),
    updated_at: new Date(1_000),
    image_url: `gs://b/${id}.png`,
    thumbnail_url: `gs://b/${id}.webp`,
    width: 8,
    height: 8,
    prompt: id,
    ...own,
  }),
});

const index = libraryIndexIn(database);
const pending = pendingChangesIn(database, UID);

/** A follower as after a start of the app; the log that it asks, and what it asks for. */
async function started(log: LogEntry[]) {
  const asked: Stamp[] = [];
  const gone: string[] = [];
  const heldWhenLost: number[] = [];
  const times = { now: 1_000_000 };
  const follower = createLogFollower({
    uid: UID,
    feed: {
      log: async (_, { after, limit }) => {
        asked.push(after);
        const isNext = (one: LogEntry): boolean =>
          isLater(one.at, after) ||
          (after.id !== undefined && !isLater(after, one.at) && one.id > after.id);
        return log.filter(isNext).slice(0, limit);
      },
    },
    index,
    settledByLog: () => pending.settledByLog(),
    onGone: (rows) => void gone.push(...rows.map(({ id }) => id)),
    onLost: async () => void heldWhenLost.push(await database.items.count()),
    now: () => times.now,
  });
  follower.open(await index.readSync(UID));
  const follow = () => follower.follow(log.at(-1)?.at ?? null, { hasMore: false });
  return { follower, follow, asked, gone, heldWhenLost, times, log };
}

const save = (entries: FeedItem[], asOf: Stamp | null = null) =>
  index.save(UID, {
    entries,
    asOf,
    sync: [{ type: 'text-to-image', uid: UID, cursor: at(1), oldest: at(1), complete: true }],
  });

/** What is shown: `a+` for a favourite, in the library and in the trash. */
async function shown(): Promise<{ library: string; trash: string }> {
  const said = (rows: readonly { id: string; item: { is_favorite: boolean } }[]) =>
    rows.map(({ id, item }) => (item.is_favorite ? `${id}+` : id)).join(' ');
  return {
    library: said(await database.items.toArray()),
    trash: said(await database.trash.toArray()),
  };
}

beforeEach(async () => {
  await wipeIndex();
  await claimIndex(UID);
});

describe('the log', () => {
  it('is not read by a device that has nothing: its pages know all of it', async () => {
    const { follower, follow, asked } = await started([entry(10, 'trash', 'a')]);
    expect(await follow()).toBe('followed');
    expect(asked).toEqual([]);
    expect(follower.asOf()).toEqual(at(10));
  });

  it('between whose entries a device starts is applied from there on', async () => {
    const { follow, log } = await started([entry(10, 'trash', 'a')]);
    await follow();
    // The page was asked for after the first entry and before the second one.
    await save([picture('a', { trashed_at: new Date(10_000) }), picture('b')], at(10));
    log.push(entry(20, 'restore', 'a'), entry(30, 'favorite', 'b'));
    await follow();
    expect(await shown()).toEqual({ library: 'a b+', trash: '' });
  });

  it('is applied in its order, and what is not here is passed over', async () => {
    const { follow, log, gone } = await started([]);
    await follow();
    await save(['a', 'b', 'c', 'd'].map((id) => picture(id)));
    log.push(
      entry(10, 'trash', 'a', 'b', 'c', 'elsewhere'),
      entry(11, 'restore', 'a'),
      entry(12, 'favorite', 'b', 'd'),
      entry(13, 'purge', 'c', 'elsewhere'),
      entry(14, 'unfavorite', 'd'),
    );
    await follow();
    expect(await shown()).toEqual({ library: 'a d', trash: 'b+' });
    expect(gone).toEqual(['c']);
    const trashed = await database.trash.get(keyOf('b'));
    expect(trashed?.item.trashed_at).toEqual(new Date(10_000));
  });

  it('is read from where it is known, also after a restart, and not at all when nothing is new', async () => {
    const first = await started([entry(10, 'trash', 'a')]);
    await first.follow();
    const second = await started([entry(10, 'trash', 'a'), entry(20, 'restore', 'a')]);
    await second.follow();
    await second.follow();
    expect(second.asked).toEqual([at(10)]);
  });

  it('happens to a page that was asked for before it and arrives after it', async () => {
    const { follower, follow, log } = await started([]);
    await follow();
    await save([picture('z')]);
    const asOf = follower.asOf();
    log.push(entry(10, 'trash', 'a'), entry(11, 'purge', 'b'), entry(12, 'favorite', 'c'));
    await follow();
    await save([picture('a'), picture('b'), picture('c')], asOf);
    expect(await shown()).toEqual({ library: 'c+ z', trash: 'a' });
  });

  it.each([
    ['200 entries', 200, 'followed'],
    ['201 entries', 201, 'lost'],
  ] as const)('of %s', async (_, count, outcome) => {
    const { follow, follower, log, asked, heldWhenLost } = await started([]);
    await follow();
    await save([picture('a')]);
    for (let n = 1; n <= count; n += 1) {
      log.push(entry(n + 10, n % 2 === 0 ? 'restore' : 'trash', 'a'));
    }
    expect(await follow()).toBe(outcome);
    expect(asked).toHaveLength(2);
    expect(follower.asOf()).toEqual(at(count + 10));
    expect(await database.items.count()).toBe(outcome === 'lost' ? 0 : 1);
    // The pictures go before the rows that say which they are.
    expect(heldWhenLost).toEqual(outcome === 'lost' ? [1] : []);
  });

  it('is read whole where a page ends between entries of one commit', async () => {
    const { follow, log } = await started([]);
    await follow();
    const ids = Array.from({ length: 150 }, (_, n) => `p${String(n).padStart(3, '0')}`);
    await save(ids.map((id) => picture(id)));
    log.push(...ids.map((id) => ({ ...entry(10, 'trash', id), id: `e-${id}` })));
    expect(await follow()).toBe('followed');
    expect(await database.trash.count()).toBe(150);
  });

  it('with an entry of a newer server makes the device start anew, once', async () => {
    const { follow, log } = await started([]);
    await follow();
    await save([picture('a')]);
    log.push(entry(10, 'trash', 'a'), entry(11, null));
    expect(await follow()).toBe('lost');
    expect((await index.readSync(UID)).types).toEqual([]);
    await save([picture('a', { trashed_at: new Date(10_000) })], at(11));
    log.push(entry(12, 'restore', 'a'));
    expect(await follow()).toBe('followed');
    expect(await shown()).toEqual({ library: 'a', trash: '' });
  });

  it('is not trusted after a year away', async () => {
    const { follow, times, log } = await started([entry(10, 'trash', 'x')]);
    await follow();
    await save([picture('a')]);
    times.now += YEAR_MS;
    log.push(entry(20, 'favorite', 'a'));
    expect(await follow()).toBe('lost');
    expect(await database.items.count()).toBe(0);
  });

  it('that was there before this version of the app makes it start anew', async () => {
    await save([picture('a')]);
    expect(await (await started([entry(10, 'trash', 'a')])).follow()).toBe('lost');
  });

  it('that is still empty leaves a library from before it as it is', async () => {
    await save([picture('a')]);
    expect(await (await started([])).follow()).toBe('followed');
    expect((await shown()).library).toBe('a');
  });

  it('moves neither rows nor its cursor when the device cannot write', async () => {
    const { follow, log } = await started([]);
    await follow();
    await save([picture('a')]);
    log.push(entry(10, 'trash', 'a'));
    const fail = (): never => {
      throw new Error('disk full');
    };
    database.logState.hook('updating', fail);
    await expect(follow()).rejects.toThrow('disk full');
    database.logState.hook('updating').unsubscribe(fail);
    expect(await shown()).toEqual({ library: 'a', trash: '' });
    const again = await started(log);
    await again.follow();
    expect(await shown()).toEqual({ library: '', trash: 'a' });
  });
});

describe('what was changed here', () => {
  const batch = async () => {
    const taken = await pending.take(ANY);
    if (taken === null) throw new Error('nothing to send');
    return taken;
  };

  it('is shown at once, and stays on top of what the server says until it is answered', async () => {
    const { follow, log } = await started([]);
    await follow();
    await save([picture('a')]);
    await pending.add('trash', [keyOf('a')]);
    expect(await shown()).toEqual({ library: '', trash: 'a' });

    log.push(entry(10, 'trash', 'a'), entry(11, 'restore', 'a'), entry(12, 'favorite', 'a'));
    await follow();
    await save([picture('a', { is_favorite: true })], at(12));
    expect(await shown()).toEqual({ library: '', trash: 'a+' });

    const { ids } = await batch();
    await pending.answered(ids, []);
    expect((await shown()).trash).toBe('a+');
    log.push(entry(13, 'trash', 'a'), entry(14, 'restore', 'a'));
    await follow();
    expect(await shown()).toEqual({ library: 'a+', trash: '' });
    expect(await database.pending.count()).toBe(0);
    expect((await database.items.get(keyOf('a')))?.confirmed).toBeUndefined();
  });

  it('is taken back when it is refused: what the server has said meanwhile is shown', async () => {
    const { follow, log } = await started([]);
    await follow();
    await save([picture('a')]);
    await pending.add('trash', [keyOf('a')]);
    log.push(entry(10, 'favorite', 'a'));
    await follow();
    await pending.refused((await batch()).ids);
    expect(await shown()).toEqual({ library: 'a+', trash: '' });
  });

  it('is never sent when it was undone before', async () => {
    await save([picture('a')]);
    await pending.add('trash', [keyOf('a')]);
    await pending.add('restore', [keyOf('a')]);
    expect(await pending.take(ANY)).toBeNull();
    expect(await shown()).toEqual({ library: 'a', trash: '' });
  });

  it('is undone by a call of its own once it may have arrived', async () => {
    await save([picture('a')]);
    await pending.add('trash', [keyOf('a')]);
    await batch();
    await pending.add('restore', [keyOf('a')]);
    expect(await batch()).toMatchObject({ change: 'restore', items: [{ id: 'a' }] });
    expect(await pending.count()).toBe(1);
    expect((await shown()).library).toBe('a');
  });

  it('is sent one kind a call, at most 500 items, each mark once', async () => {
    await save(Array.from({ length: 600 }, (_, n) => picture(`p${n}`)));
    const keys = Array.from({ length: 600 }, (_, n) => keyOf(`p${n}`));
    await pending.add('trash', keys);
    await pending.add('favorite', keys.slice(0, 2));
    const sent: string[] = [];
    for (let taken = await pending.take(ANY); taken !== null; taken = await pending.take(ANY)) {
      sent.push(`${taken.change} ${taken.items.length}`);
      await pending.answered(taken.ids, []);
    }
    expect(sent).toEqual(['trash 500', 'trash 100', 'favorite 2']);
  });

  it('is still there after a restart, and on pages that come then', async () => {
    await save([picture('a')]);
    await pending.add('favorite', [keyOf('a')]);
    await index.empty(UID, { cursor: at(5), confirmedAt: 0 });
    await save([picture('a')], at(5));
    expect((await shown()).library).toBe('a+');
    expect(await batch()).toMatchObject({ change: 'favorite', items: [{ id: 'a' }] });
  });

  it('to what is not there any more removes it here as well', async () => {
    await save([picture('a'), picture('b')]);
    await pending.add('favorite', [keyOf('a'), keyOf('b')]);
    const { ids } = await batch();
    await pending.answered(ids, [keyOf('a')]);
    expect((await shown()).library).toBe('b+');
  });

  it('is nobody’s after signing out', async () => {
    await save([picture('a')]);
    await pending.add('favorite', [keyOf('a')]);
    await wipeIndex();
    expect(await database.pending.count()).toBe(0);
    await pending.add('favorite', [keyOf('a')]);
    expect(await pending.take(ANY)).toBeNull();
  });
});
