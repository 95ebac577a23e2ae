import type { LibraryDocument, LibraryType } from '@lumashot/domain/library/item';
import { Dexie, type EntityTable } from 'dexie';
import type { Stamp } from '@lumashot/domain/library/feed';

/** One library item as it is kept; screens read it as an IndexRow. */
export interface StoredRow {
  /** `type/id` */
  readonly key: string;
  readonly uid: string;
  readonly type: LibraryType;
  readonly id: string;
  /** Milliseconds; the sort order. */
  readonly createdAt: number;
  /** `createdAt` of a favourite; missing on all others, so that its index holds favourites only. */
  readonly favoriteAt?: number;
  /** As the server stores it, in the shape of its day: readRow makes an item of it. */
  readonly item: LibraryDocument;
}

/** How far one type is known. */
export interface SyncRow {
  readonly type: LibraryType;
  readonly uid: string;
  readonly cursor: Stamp | null;
  readonly oldest: Stamp | null;
  readonly complete: boolean;
}

/** One row: whose library this is. Writes for anybody else are dropped. */
export interface OwnerRow {
  readonly name: 'owner';
  readonly uid: string;
}

/** What the server counted of items that the index does not hold. */
export interface CountRow {
  /** `type/since` */
  readonly key: string;
  readonly uid: string;
  /** Of all made from `since` to `upTo`, both included; milliseconds of their creation. */
  readonly count: number;
  readonly upTo: number;
}

export class IndexDatabase extends Dexie {
  declare items: EntityTable<StoredRow, 'key'>;
  declare sync: EntityTable<SyncRow, 'type'>;
  declare owner: EntityTable<OwnerRow, 'name'>;
  declare counts: EntityTable<CountRow, 'key'>;

  constructor(name = 'lumashot-library') {
    super(name);
    this.version(2).stores({
      items: 'key, [uid+createdAt], [uid+type+createdAt]',
      sync: 'type',
      owner: 'name',
    });
    this.version(3).stores({ counts: 'key' });
    // A profile stood here once: src/device/rememberedProfile.ts has it.
    this.version(4).stores({ profile: null });
    this.version(5).stores({
      items: 'key, [uid+createdAt], [uid+type+createdAt], [uid+favoriteAt], [uid+type+favoriteAt]',
    });
  }
}

export const database = new IndexDatabase();

export const rowKey = ({ type, id }: { type: LibraryType; id: string }): string => `${type}/${id}`;
