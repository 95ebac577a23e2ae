import type { LibraryItem, LibraryType } from './item.ts';

/** What the local index needs from the database; src/firebase/documents/libraryFeed.ts provides it. */

/** A Firestore timestamp in full precision: a Date would cut it to milliseconds. */
export interface Stamp {
  readonly seconds: number;
  readonly nanoseconds: number;
}

export interface FeedItem {
  readonly type: LibraryType;
  readonly id: string;
  readonly item: LibraryItem;
}

export interface FeedPage {
  readonly items: readonly FeedItem[];
  /** By creation: where the next page starts. */
  readonly oldest: Stamp | null;
  /** By change: what comes after it is new next time. */
  readonly newestUpdate: Stamp | null;
  /** Nothing older is left. */
  readonly complete: boolean;
}

export interface LibraryFeed {
  /** Newest first, or the page after `before`. Rejects when the server cannot be reached. */
  page(
    type: LibraryType,
    options: { uid: string; before: Stamp | null; size: number },
  ): Promise<FeedPage>;
  /** Everything changed since `after`. Rejects when the server cannot be reached. */
  changes(
    type: LibraryType,
    options: { uid: string; after: Stamp },
  ): Promise<Omit<FeedPage, 'complete'>>;
}

/** When each type last changed on the server; null: there is nothing of it. */
export type LibraryChanges = Readonly<Record<LibraryType, Stamp | null>>;

export const isLater = (one: Stamp, other: Stamp): boolean =>
  one.seconds === other.seconds ? one.nanoseconds > other.nanoseconds : one.seconds > other.seconds;

export const laterOf = (one: Stamp | null, other: Stamp | null): Stamp | null => {
  if (one === null || other === null) return one ?? other;
  return isLater(one, other) ? one : other;
};

export const millisOf = ({ seconds, nanoseconds }: Stamp): number =>
  seconds * 1_000 + Math.floor(nanoseconds / 1_000_000);
