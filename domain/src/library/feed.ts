import type { CallReply } from '../calls/calls.ts';
import type { Result } from '../result.ts';
import type { ItemKey, LibraryChangeKind } from './changes.ts';
import type { MarkFacet } from './facets.ts';
import type { FlagChange } from './flags.ts';
import type { LibraryDocument, LibraryType, ProductImage } from './item.ts';
import type { LibraryQuery } from './query.ts';

/** What the app's library needs from the database; src/firebase/documents/libraryServer.ts provides it. */

/** A Firestore timestamp in full precision: a Date would cut it to milliseconds. */
export interface Stamp {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/**
 * Where a page ends: the moment by which it is ordered, and the last item. What one commit wrote shares one
 * moment; by that alone the next page would leave out the rest of it. Ends that a device stored earlier
 * lack the item.
 */
export interface PageEnd extends Stamp {
  readonly id?: string;
}

/** One thing the server says of the library: this is how an item is now, or it is no more. */
export type FeedEntry = FeedItem | GoneItem;

export interface FeedItem {
  readonly kind: 'item';
  readonly type: LibraryType;
  readonly id: string;
  /** As it is stored; whoever reads the index makes a LibraryItem of it. */
  readonly document: LibraryDocument;
}

interface GoneItem {
  readonly kind: 'gone';
  readonly type: LibraryType;
  readonly id: string;
}

export interface FeedPage {
  /** In the order in which they happened, where one item has several. */
  readonly entries: readonly FeedEntry[];
  /** Ids of documents whose shape this version does not know: a newer one made them. */
  readonly unread: readonly string[];
  /** The next page starts after it. */
  readonly oldest: PageEnd | null;
  /** By change: what comes after it is new next time. */
  readonly newestUpdate: Stamp | null;
  /** Nothing older is left. */
  readonly complete: boolean;
}

/** What can be asked for beyond what the device holds. */
export type MarkedView = MarkFacet | 'trash';

export interface LibraryFeed {
  /**
   * Newest first, or the page after `before`; of all, of those that are found by a whole `word`, or of those that
   * are `marked`: trashed ones by when they were trashed.
   * Rejects when the server cannot be reached.
   */
  page(
    type: LibraryType,
    options: {
      uid: string;
      before: PageEnd | null;
      size: number;
      word?: string;
      marked?: MarkedView;
    },
  ): Promise<FeedPage>;
  /** Everything changed since `after`. Rejects when the server cannot be reached. */
  changes(
    type: LibraryType,
    options: { uid: string; after: Stamp },
  ): Promise<Pick<FeedPage, 'entries' | 'unread' | 'newestUpdate'>>;
  /** Once more what was unread; what is no more is in neither. Rejects when the server cannot be reached. */
  again(type: LibraryType, ids: readonly string[]): Promise<Pick<FeedPage, 'entries' | 'unread'>>;
  /** Entries of the change log after that, oldest first, at most `limit`. */
  log(uid: string, options: { after: PageEnd; limit: number }): Promise<readonly LogEntry[]>;
}

/** What can be done on the server to items that are there. */
export interface LibraryWriter {
  change(set: FlagChange, items: readonly ItemKey[]): Promise<Result<CallReply<'changeItems'>>>;
  /** Items of the trash, or all of it. */
  purge(items: readonly ItemKey[] | 'all'): Promise<Result<CallReply<'purgeItems'>>>;
}

/** Everything that the app asks the server about its library. */
export interface LibraryServer extends LibraryFeed, LibraryWriter {
  /** How many were made in that time. Bills one read for each type, up to 1,000 items of it. */
  count(
    query: LibraryQuery,
    options: { uid: string; sinceMs: number; upToMs: number },
  ): Promise<number>;
  /**
   * One item: itself, or nothing when it is not there or not this user's. Rejects when the server cannot
   * be reached.
   */
  item(key: ItemKey): Promise<readonly FeedItem[]>;
  /** What has been made of or like one picture, in any number of steps, the oldest first; not itself. */
  family(
    type: LibraryType,
    options: { uid: string; familyId: string },
  ): Promise<readonly FeedItem[]>;
  /** What was photographed for an earlier shot. Rejects when it is missing or cannot be read. */
  productImage(productImageId: string): Promise<ProductImage>;
}

/** One entry of the change log. */
export interface LogEntry {
  readonly id: string;
  readonly at: Stamp;
  /** Null: a newer server says something that this version does not understand. */
  readonly change: {
    readonly kind: LibraryChangeKind;
    readonly keys: readonly string[];
    /** What they cost was given back: they stay in the trash. */
    readonly refunded?: boolean;
  } | null;
}

/** When each type last changed on the server; null: there is nothing of it. */
export type LibraryChanges = Readonly<Record<LibraryType, Stamp | null>> & {
  /** Of the newest entry of the change log. */
  readonly log: Stamp | null;
};

/** Before everything. */
export const EPOCH: Stamp = { seconds: 0, nanoseconds: 0 };

export const isLater = (one: Stamp, other: Stamp): boolean =>
  one.seconds === other.seconds ? one.nanoseconds > other.nanoseconds : one.seconds > other.seconds;

export const laterOf = (one: Stamp | null, other: Stamp | null): Stamp | null => {
  if (one === null || other === null) return one ?? other;
  return isLater(one, other) ? one : other;
};

export const millisOf = ({ seconds, nanoseconds }: Stamp): number =>
  seconds * 1_000 + Math.floor(nanoseconds / 1_000_000);
