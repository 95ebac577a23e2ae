import { testImage } from '@lumashot/domain/library/testItems';
import {
  CHANGE_KEYS_MOST,
  itemKeyOf,
  type ItemKey,
  type LibraryChangeKind,
} from '@lumashot/domain/library/changes';
import {
  isLater,
  type FeedItem,
  type LibraryChanges,
  type LibraryServer,
  type LogEntry,
  type Stamp,
} from '@lumashot/domain/library/feed';
import {
  flagsAfter,
  flagsOf,
  isFlagged,
  UNMARKED,
  type FlagChange,
  type ItemFlags,
} from '@lumashot/domain/library/flags';
import { refuse, succeed } from '@lumashot/domain/result';

/** For tests: one user's library on a server, as the functions keep it. It tells one kind of item only. */

const TYPE = 'text-to-image';

interface ServerItem extends ItemFlags {
  readonly id: string;
  readonly madeAt: number;
}

/** What becomes of one message between a device and the server. */
export type Fate = 'arrives' | 'lost on the way' | 'answer lost' | 'refused' | 'fault';

interface Message {
  readonly device: string;
  readonly deliver: (fate: Fate) => void;
  /** The server has it, the device does not know yet. */
  isServed: boolean;
}

export const stampAt = (seconds: number): Stamp => ({ seconds, nanoseconds: 0 });
const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

export function simulatedServer() {
  const items = new Map<string, ServerItem>();
  const log: LogEntry[] = [];
  let messages: Message[] = [];
  let clock = 1_000;
  let newest: number | null = null;
  const tick = (): number => (clock += 1);

  function write(kind: LibraryChangeKind, ids: readonly string[]) {
    const at = tick();
    for (let from = 0; from < ids.length; from += CHANGE_KEYS_MOST) {
      const keys = ids.slice(from, from + CHANGE_KEYS_MOST).map((id) => `${TYPE}/${id}`);
      log.push({
        id: `entry-${log.length}`,
        at: stampAt(at + from / 10_000),
        change: { kind, keys },
      });
    }
    return at;
  }

  function change(set: FlagChange, wanted: readonly ItemKey[]) {
    const found = wanted.flatMap(({ id }) => items.get(id) ?? []);
    const changed = found.filter((item) => !isFlagged(item, set));
    if (changed.length > 0) {
      const at = write(
        set,
        changed.map(({ id }) => id),
      );
      for (const item of changed)
        items.set(item.id, { ...item, ...flagsAfter(item, set, dateOf(at)) });
    }
    const missing = wanted.filter(({ id }) => !items.has(id));
    return { changed: changed.length, missing: [...missing] };
  }

  const entryOf = (item: ServerItem): FeedItem => ({
    kind: 'item',
    type: TYPE,
    id: item.id,
    document: testImage({
      created_at: dateOf(item.madeAt),
      updated_at: dateOf(item.madeAt),
      ...flagsOf(item),
      image_url: `gs://b/results/mara/${item.id}.png`,
      thumbnail_url: `gs://b/results/mara/${item.id}.thumb.webp`,
      width: 8,
      height: 8,
      prompt: `picture ${item.id}`,
    }),
  });

  /** This version knows every shape. */
  const again = async () => ({ entries: [], unread: [] });

  const pageOf = (found: readonly ServerItem[], size: number) => {
    const page = found.slice(0, size);
    const times = page.map(({ madeAt }) => madeAt);
    return {
      entries: page.map(entryOf),
      oldest: times.length === 0 ? null : stampAt(Math.min(...times)),
      unread: [],
      newestUpdate: times.length === 0 ? null : stampAt(Math.max(...times)),
      complete: page.length < size,
    };
  };

  /** Two steps, so that anything can happen between what the server does and what the device hears. */
  function message<Answer>(
    device: string,
    serve: () => Answer,
    { failed, refused, faulty }: Record<'failed' | 'refused' | 'faulty', () => Promise<Answer>>,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let answer: Answer | null = null;
      const own: Message = {
        device,
        isServed: false,
        deliver: (fate) => {
          const end = (result: Answer | Promise<Answer>) => {
            messages = messages.filter((one) => one !== own);
            Promise.resolve(result).then(resolve, reject);
          };
          if (fate === 'lost on the way') return end(failed());
          if (!own.isServed) {
            if (fate === 'refused') return end(refused());
            if (fate === 'fault') return end(faulty());
            answer = serve();
            own.isServed = true;
            return;
          }
          end(fate === 'answer lost' || answer === null ? failed() : answer);
        },
      };
      messages.push(own);
    });
  }

  const rejected = {
    failed: () => Promise.reject(new Error('unreachable')),
    refused: () => Promise.reject(new Error('refused')),
    faulty: () => Promise.reject(new Error('a fault')),
  };

  const newestFirst = (): ServerItem[] =>
    [...items.values()].toSorted((one, other) => other.madeAt - one.madeAt);

  return {
    items,
    log,
    make(id: string): void {
      newest = tick();
      items.set(id, { id, madeAt: newest, ...UNMARKED });
    },
    purge(ids: readonly string[]): void {
      const gone = ids.filter((id) => (items.get(id)?.trashed_at ?? null) !== null);
      if (gone.length === 0) return;
      for (const id of gone) items.delete(id);
      write('purge', gone);
    },
    change,
    changes: (): LibraryChanges => ({
      [TYPE]: newest === null ? null : stampAt(newest),
      product: null,
      portrait: null,
      video: null,
      log: log.at(-1)?.at ?? null,
    }),
    waiting: (): readonly Message[] => messages,
    /** A device that is closed hears nothing any more; what it sent may still arrive. */
    hangUp(device: string): void {
      for (const one of messages.filter((own) => own.device === device && own.isServed)) {
        one.deliver('answer lost');
      }
    },
    serverFor: (device: string): LibraryServer => ({
      page: (type, { before, size }) =>
        message(
          device,
          () =>
            pageOf(
              type === TYPE
                ? newestFirst().filter(({ madeAt }) => before === null || madeAt < before.seconds)
                : [],
              size,
            ),
          rejected,
        ),
      again,
      changes: (type, { after }) =>
        message(
          device,
          () =>
            pageOf(
              type === TYPE ? newestFirst().filter(({ madeAt }) => madeAt > after.seconds) : [],
              1_000,
            ),
          rejected,
        ),
      log: (_, { after, limit }) =>
        message(device, () => log.filter(({ at }) => isLater(at, after)).slice(0, limit), rejected),
      change: (set, wanted) =>
        message(device, () => succeed(change(set, wanted)), {
          failed: async () => refuse({ reason: 'unreachable' }),
          refused: async () => refuse({ reason: 'account-suspended' }),
          faulty: async () => refuse({ reason: 'library-change-failed' }),
        }),
      purge: () => Promise.reject(new Error('not asked here')),
      count: () => Promise.reject(new Error('not asked here')),
      family: () => Promise.reject(new Error('not asked here')),
      item: () => Promise.reject(new Error('not asked here')),
      productImage: () => Promise.reject(new Error('not asked here')),
    }),
  };
}

export const keyOfId = (id: string): string => itemKeyOf({ type: TYPE, id });
