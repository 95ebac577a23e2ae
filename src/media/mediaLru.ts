import { Dexie, type EntityTable } from 'dexie';

export type MediaKind = 'thumbnail' | 'original';

/** What the media cache holds, and when it was last looked at. */
export interface MediaUse {
  readonly path: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  /** Milliseconds. */
  readonly usedAt: number;
}

class MediaUsesDatabase extends Dexie {
  declare uses: EntityTable<MediaUse, 'path'>;

  constructor() {
    super('lumashot-media');
    this.version(1).stores({ uses: 'path, [kind+usedAt]' });
  }
}

const database = new MediaUsesDatabase();

/** A second look within the hour is not written down: scrolling must not write. */
const TOUCH_MS = 3_600_000;
const touched = new Map<string, number>();

/** Counted once from the table, then kept: adding it up for every picture would cost more than it. */
let totals: Promise<Map<MediaKind, number>> | undefined;

export const mediaLru = {
  async add(use: MediaUse): Promise<void> {
    touched.set(use.path, use.usedAt);
    const sums = await sumsOfKinds();
    const before = await database.uses.get(use.path);
    await database.uses.put(use);
    move(sums, use.kind, use.bytes - (before?.bytes ?? 0));
  },

  /** Never rejects: when it was last used is only a hint. */
  async touch(path: string): Promise<void> {
    const now = Date.now();
    if (now - (touched.get(path) ?? 0) < TOUCH_MS) return;
    touched.set(path, now);
    await database.uses
      .update(path, { usedAt: now })
      .catch((error: unknown) => console.warn('A look was not noted', error));
  },

  bytesOf: async (kind: MediaKind): Promise<number> => (await sumsOfKinds()).get(kind) ?? 0,

  /** As many as make up `bytes`, those not used for longest first. */
  async oldest(kind: MediaKind, bytes: number): Promise<MediaUse[]> {
    const found: MediaUse[] = [];
    let sum = 0;
    await database.uses
      .where('[kind+usedAt]')
      .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
      .until(() => sum >= bytes)
      .each((use) => {
        found.push(use);
        sum += use.bytes;
      });
    return found;
  },

  async usesOf(paths: readonly string[]): Promise<readonly MediaUse[]> {
    const found = await database.uses.bulkGet([...paths]);
    return found.filter((use) => use !== undefined);
  },

  async remove(uses: readonly MediaUse[]): Promise<void> {
    await database.uses.bulkDelete(uses.map(({ path }) => path));
    const sums = await sumsOfKinds();
    for (const { kind, bytes } of uses) move(sums, kind, -bytes);
  },

  async clear(): Promise<void> {
    touched.clear();
    totals = undefined;
    await database.uses.clear();
  },
};

const sumsOfKinds = (): Promise<Map<MediaKind, number>> => (totals ??= countAll());

async function countAll(): Promise<Map<MediaKind, number>> {
  const sums = new Map<MediaKind, number>();
  await database.uses.each(({ kind, bytes }) => move(sums, kind, bytes));
  return sums;
}

const move = (sums: Map<MediaKind, number>, kind: MediaKind, bytes: number): void =>
  void sums.set(kind, (sums.get(kind) ?? 0) + bytes);
