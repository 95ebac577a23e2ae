import type { LibraryDocument, LibraryType } from '@lumashot/domain/library/item';
import { Dexie, type EntityTable } from 'dexie';
import type { Stamp } from '@lumashot/domain/library/feed';
import type { TermsRow } from './terms.ts';

/** One library item as it is kept; screens read it as an IndexRow. */
export interface StoredRow {
  /** `type/id` */
  readonly key: string;
  readonly uid: string;
  readonly type: LibraryType;
  readonly id: string;
  /** Milliseconds; the sort order. */
  readonly createdAt: number;
  /** As the server stores it, in the shape of its day: readRow makes an item of it. */
  readonly item: LibraryDocument;
}

/** One that is in the trash: kept apart, so that nothing that shows the library has to filter. */
export interface TrashedRow extends StoredRow {
  /** Milliseconds; the sort order. */
  readonly trashedAt: number;
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
  declare trash: EntityTable<TrashedRow, 'key'>;
  declare terms: EntityTable<TermsRow, 'key'>;

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
    // Terms of rows from before are filled in when the page is idle (fillTerms.ts).
    this.version(5).stores({
      trash: 'key, [uid+trashedAt]',
      terms: 'key, *words, *facets, name',
    });
  }
}

export const database = new IndexDatabase();

export const rowKey = ({ type, id }: { type: LibraryType; id: string }): string => `${type}/${id}`;
