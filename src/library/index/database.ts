import type { LibraryDocument, LibraryType } from '@lumashot/domain/library/item';
import type { LibraryChangeKind } from '@lumashot/domain/library/changes';
import type { FlagChange, ItemFlags } from '@lumashot/domain/library/flags';
import { Dexie, type EntityTable } from 'dexie';
import type { PageEnd, Stamp } from '@lumashot/domain/library/feed';
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
  /** What the server says of its marks, while something else was done to them here. */
  readonly confirmed?: ItemFlags;
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
  readonly oldest: PageEnd | null;
  readonly complete: boolean;
  /** What the server has and this device could not read: asked for again by each start, for it may be newer by then. */
  readonly unread?: readonly string[];
}

/** How far the change log is known. */
export interface LogState {
  readonly uid: string;
  readonly cursor: Stamp;
  /** When the server last said that nothing is missing, in milliseconds by the device's clock. */
  readonly confirmedAt: number;
}

/** An entry of the change log that was applied: pages that were on their way need it too. */
export interface AppliedEntry {
  readonly id: string;
  readonly uid: string;
  /** Milliseconds of `stamp`. */
  readonly at: number;
  readonly stamp: Stamp;
  readonly kind: LibraryChangeKind;
  readonly keys: readonly string[];
  readonly refunded?: boolean;
}

/** A change that was made here to one mark of one item. */
export interface PendingRow {
  readonly id: number;
  readonly uid: string;
  /** Of the item. */
  readonly key: string;
  readonly change: FlagChange;
  /** Milliseconds by the device's clock. */
  readonly madeAt: number;
  /** `tried`: sent, or about to be; whether it arrived is not known. `answered`: it did. */
  readonly state: 'new' | 'tried' | 'answered';
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
  declare logState: EntityTable<LogState, 'uid'>;
  declare log: EntityTable<AppliedEntry, 'id'>;
  declare pending: EntityTable<PendingRow, 'id'>;

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
    // Terms of rows from before are filled in when the page is idle (fillTerms.ts). Favourites are counted
    // by an index; a search reads the rows once (searchTerms.ts) and needs none.
    this.version(5).stores({
      trash: 'key, [uid+trashedAt]',
      terms: 'key, *facets',
      logState: 'uid',
      log: 'id, at',
      pending: '++id, uid',
    });
    // A family is found by its name, also where some of it is in the trash.
    this.version(6).stores({
      items: 'key, [uid+createdAt], [uid+type+createdAt], item.family_id',
      trash: 'key, [uid+trashedAt], item.family_id',
    });
    // Terms hold the text itself since; those from before are made anew in idle time (fillTerms.ts).
    this.version(7).upgrade((transaction) => transaction.table('terms').clear());
    // Product shots are sorted by their product since.
    this.version(8).upgrade((transaction) => transaction.table('terms').clear());
  }
}

export const database = new IndexDatabase();
