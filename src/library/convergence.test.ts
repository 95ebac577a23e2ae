import { FLAG_CHANGES, flagsOf } from '@lumashot/domain/library/flags';
import { LIBRARY_TYPE_NAMES } from '@lumashot/domain/library/item';
import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLibrary } from './createLibrary.ts';
import { IndexDatabase } from './index/database.ts';
import type { LibraryOf } from './hooks/LibrarySyncContext.ts';
import { claimIndex } from './index/ownership.ts';
import { keyOfId, simulatedServer, type Fate } from './testing/simulatedServer.ts';

/**
 * Three devices of one user, one server, and a line between them that loses what it likes. Whatever
 * happens in whatever order: in the end every device shows what the server says.
 */

const DEVICES = 3;
/** How many pictures there are to begin with; some more are made. */
const PICTURES = 6;

type Event = { readonly device: number; readonly pick: number } & (
  | { readonly what: 'mark' | 'mark elsewhere'; readonly change: (typeof FLAG_CHANGES)[number] }
  | { readonly what: 'deliver'; readonly fate: Fate }
  | { readonly what: 'hear' | 'tick' | 'restart' | 'older' | 'make' | 'purge' | 'send' }
);

const common = { device: nat(DEVICES - 1), pick: nat(50) };
const event: Arbitrary<Event> = oneof(
  {
    weight: 8,
    arbitrary: record({
      ...common,
      what: constantFrom('mark' as const, 'mark', 'mark elsewhere'),
      change: constantFrom(...FLAG_CHANGES),
    }),
  },
  {
    weight: 16,
    arbitrary: record({
      ...common,
      what: constant('deliver' as const),
      fate: constantFrom<Fate>(
        'arrives',
        'arrives',
        'arrives',
        'arrives',
        'lost on the way',
        'answer lost',
        'refused',
        'fault',
      ),
    }),
  },
  {
    weight: 12,
    arbitrary: record({
      ...common,
      what: constantFrom(
        'hear' as const,
        'hear',
        'hear',
        'tick',
        'send',
        'send',
        'restart',
        'older',
        'make',
        'purge',
      ),
    }),
  },
);

/** Lets what is under way on the devices go on: their databases answer in turns of the event loop. */
const turn = async (): Promise<void> => {
  for (let times = 0; times < 6; times += 1) await new Promise((resolve) => setImmediate(resolve));
};

let run = 0;

async function world() {
  run += 1;
  const server = simulatedServer();
  for (let at = 0; at < PICTURES; at += 1) server.make(`p${at}`);
  let made = PICTURES;
  const devices = await Promise.all(
    Array.from({ length: DEVICES }, async (_, at) => {
      const name = `device-${run}-${at}`;
      const database = new IndexDatabase(name);
      await claimIndex('mara', database);
      return {
        name,
        database,
        timers: new Map<object, () => void>(),
        library: null as LibraryOf | null,
      };
    }),
  );
  type Device = (typeof devices)[number];

  function start(device: Device): void {
    device.timers.clear();
    let turnOf: Promise<unknown> = Promise.resolve();
    const library = createLibrary({
      uid: 'mara',
      server: server.serverFor(device.name),
      claim: async () => undefined,
      firstPageSize: () => 2,
      onGone: () => undefined,
      onLost: () => Promise.resolve(),
      onRefused: () => undefined,
      inTurn: (send) => {
        const next = turnOf.then(send);
        turnOf = next.catch(() => undefined);
        return next;
      },
      database: device.database,
      runLater: (_, later) => {
        const id = {};
        device.timers.set(id, later);
        return () => void device.timers.delete(id);
      },
    });
    device.library = library;
    library.outbox.start();
    void library.sync.start();
  }

  function close(device: Device): void {
    device.library?.sync.stop();
    device.library?.outbox.stop();
    server.hangUp(device.name);
  }

  const nth = <Value>(values: readonly Value[], pick: number): Value | undefined =>
    values[pick % Math.max(1, values.length)];
  const ringOf = ({ timers }: Device): void => {
    for (const [id, later] of timers) {
      timers.delete(id);
      later();
    }
  };

  async function happen(one: Event): Promise<void> {
    const device = devices[one.device];
    if (device?.library == null) throw new Error('no such device');
    const { sync, outbox } = device.library;
    switch (one.what) {
      case 'mark': {
        const rows = await device.database.items.toCollection().primaryKeys();
        const trashed = await device.database.trash.toCollection().primaryKeys();
        const key = nth([...rows, ...trashed], one.pick);
        if (key !== undefined) await outbox.change(one.change, [key]);
        break;
      }
      case 'mark elsewhere': {
        const id = nth([...server.items.keys()], one.pick);
        if (id !== undefined) server.change(one.change, [{ type: 'text-to-image', id }]);
        break;
      }
      case 'deliver':
        nth(server.waiting(), one.pick)?.deliver(one.fate);
        break;
      case 'hear':
        sync.onRemoteChange(server.changes());
        break;
      case 'tick':
        ringOf(device);
        break;
      case 'send':
        void outbox.send();
        break;
      case 'restart':
        close(device);
        start(device);
        break;
      case 'older':
        void sync.loadOlder(WHOLE_LIBRARY);
        break;
      case 'make':
        server.make(`p${made}`);
        made += 1;
        break;
      case 'purge': {
        const id = nth([...server.items.keys()], one.pick);
        if (id !== undefined) server.purge([id]);
        break;
      }
    }
  }

  const isQuiet = async ({ database }: Device, whole: boolean): Promise<boolean> => {
    const [pending, log, types] = await Promise.all([
      database.pending.count(),
      database.logState.get('mara'),
      database.sync.toArray(),
    ]);
    const isWhole = types.every(({ complete }) => complete || !whole);
    const end = server.changes();
    const isHere = types.every(
      ({ type, cursor }) => JSON.stringify(cursor) === JSON.stringify(end[type]),
    );
    const isRead = end.log === null || JSON.stringify(log?.cursor) === JSON.stringify(end.log);
    return (
      pending === 0 && types.length === LIBRARY_TYPE_NAMES.length && isWhole && isHere && isRead
    );
  };

  /** The line holds from here on, and everybody is told everything. */
  async function untilQuiet({ isWhole = true } = {}): Promise<void> {
    for (let round = 0; round < 300; round += 1) {
      for (const message of server.waiting()) message.deliver('arrives');
      await turn();
      if (server.waiting().length > 0) continue;
      const quiet = await Promise.all(devices.map((device) => isQuiet(device, isWhole)));
      if (quiet.every(Boolean)) return;
      for (const device of devices) {
        device.library?.sync.onRemoteChange(server.changes());
        ringOf(device);
        if (isWhole) void device.library?.sync.loadOlder(WHOLE_LIBRARY);
        void device.library?.outbox.send();
      }
    }
    throw new Error('it never comes to rest');
  }

  for (const device of devices) start(device);
  return { server, devices, happen, untilQuiet, close };
}

const shownOn = async (database: IndexDatabase): Promise<unknown> => {
  const [items, trash, terms] = await Promise.all([
    database.items.toArray(),
    database.trash.toArray(),
    database.terms.toArray(),
  ]);
  const said = (rows: typeof items) =>
    rows
      .map(({ key, confirmed, item }) => ({
        key,
        confirmed,
        ...flagsOf(item),
      }))
      .toSorted((one, other) => one.key.localeCompare(other.key));
  return {
    items: said(items),
    trash: said(trash),
    found: terms.map(({ key, facets }) => `${key} ${facets.includes('fav')}`).toSorted(),
  };
};

const saidBy = (server: ReturnType<typeof simulatedServer>): unknown => {
  const all = [...server.items.values()]
    .map((item) => ({ key: keyOfId(item.id), confirmed: undefined, ...flagsOf(item) }))
    .toSorted((one, other) => one.key.localeCompare(other.key));
  return {
    items: all.filter(({ trashed_at }) => trashed_at === null),
    trash: all.filter(({ trashed_at }) => trashed_at !== null),
    found: all.map(({ key, is_favorite }) => `${key} ${is_favorite}`).toSorted(),
  };
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('any interleaving of three devices ends with what the server says, on all of them', async () => {
  await assert(
    asyncProperty(
      constantFrom('cold', 'with a page', 'with all'),
      array(event, { minLength: 40, maxLength: 120, size: 'max' }),
      async (begins, events) => {
        const { server, devices, happen, untilQuiet, close } = await world();
        if (begins !== 'cold') await untilQuiet({ isWhole: begins === 'with all' });
        for (const one of events) {
          await happen(one);
          await turn();
        }
        await untilQuiet();
        for (const { database } of devices) {
          expect(await shownOn(database)).toEqual(saidBy(server));
        }
        for (const device of devices) {
          close(device);
          await device.database.delete();
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
}, 600_000);
